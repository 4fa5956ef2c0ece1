"""To a server and back: a match taken along is played in the browser and handed back; a table made there goes to a
server."""

from typing import Any

import pytest

from kits.pocket import Pocket
from kits.server import Person

ME, PORTER = {"type": "me"}, {"type": "bot", "level": "porter"}


def play(host: Any, table: str, count: int) -> int:
    """The first legal action so many times, as whoever of mine is to act; the last number."""
    seq = 0
    for _ in range(count):
        mine = [seat["seat"] for seat in host.get(f"/api/tables/{table}")["seats"] if seat.get("mine")]
        updates = [host.ask("GET", f"/api/tables/{table}/updates?seat={seat}") for seat in mine]
        update = next((one for one in updates if one["position"].get("legal")), None)
        if update is None:
            break
        wish = {"seq": update["seq"], "action": update["position"]["legal"][0], "seat": update["position"]["seat"]}
        seq = host.post(f"/api/tables/{table}/actions", wish)["seq"]
    return seq


def refused(pocket: Pocket, method: str, path: str, body: Any = None, expect: int = 409) -> str:
    return str(pocket.ask(method, path, body, expect=expect)["reason"]["message"])


@pytest.mark.parametrize(("game", "seats"), [("railways", [ME]), ("off-the-rails", [ME, ME])])
def test_a_match_taken_along_goes_on_here_and_comes_back(person: Person, game: str, seats: Any) -> None:
    table = person.post("/api/tables", {"game": game, "seats": seats}, expect=201)["id"]
    play(person, table, 3)
    person.post(f"/api/tables/{table}/along")
    along = person.get(f"/api/tables/{table}/record")
    pocket = Pocket()
    here = pocket.post(f"/api/records?home={table}", along, expect=201)
    assert (here["home"], here["seq"]) == (table, len(along["entries"]) + 1), "it is resumed"
    last = play(pocket, here["id"], 4)
    assert pocket.post(f"/api/tables/{here['id']}/along") == {"seq": last + 1}
    record = pocket.get(f"/api/tables/{here['id']}/record")
    assert record["entries"][: len(along["entries"])] == along["entries"]
    assert record["times"]["seconds"][: len(along["entries"])] == along["times"]["seconds"]
    assert person.ask("PUT", f"/api/tables/{table}/along", record) == {"seq": last + 2}
    pocket.ask("PUT", f"/api/tables/{here['id']}/home", {"table": table})
    assert pocket.again().get("/api/me/tables?state=playing") == {"tables": []}
    assert pocket.get("/api/me/waiting")["count"] == 0
    assert play(person, table, 1) > last + 2


def test_a_table_made_here_goes_to_a_server_with_its_bots(person: Person) -> None:
    pocket = Pocket()
    wish = {"game": "railroad-tiles", "seats": [ME, PORTER], "seed": "carried"}
    table = pocket.post("/api/tables", wish, expect=201)["id"]
    play(pocket, table, 3)
    path = f"/api/tables/{table}"
    assert refused(pocket, "GET", f"{path}/record") == "not-over"
    assert refused(pocket, "PUT", f"{path}/home", {"table": "x"}) == "not-taken-along"
    pocket.post(f"{path}/along")
    assert refused(pocket, "POST", f"{path}/resign", {}) == "taken-along"
    made = person.post("/api/records?bots=1:porter", pocket.get(f"{path}/record"), expect=201)
    assert [seat["kind"] for seat in made["seats"]] == ["person", "bot"]
    pocket.ask("PUT", f"{path}/home", {"table": made["id"]})
    gone = pocket.get(path)
    assert (gone["along"], gone["home"]) == ("gone", made["id"])
    assert refused(pocket, "DELETE", f"{path}/along") == "not-taken-along"
    assert refused(pocket, "POST", f"{path}/along") == "taken-along"


def test_what_no_server_took_goes_on_here_also_after_a_reload() -> None:
    pocket = Pocket()
    table = pocket.post("/api/tables", {"game": "off-the-rails", "seats": [ME, ME]}, expect=201)["id"]
    play(pocket, table, 2)
    seq = pocket.post(f"/api/tables/{table}/along")["seq"]
    assert pocket.post(f"/api/tables/{table}/along") == {"seq": seq}
    again = pocket.again()
    assert [one["along"] for one in again.get("/api/me/tables?state=playing")["tables"]] == ["away"]
    again.ask("DELETE", f"/api/tables/{table}/along")
    assert play(again, table, 1) == seq + 2
    assert again.get(f"/api/tables/{table}")["no_record"] == ["seed-known", "taken-along"]


def test_bots_that_need_a_server_are_played_by_the_strongest_here(person: Person) -> None:
    seats = [ME, {"type": "bot", "level": "porter"}]
    table = person.post("/api/tables", {"game": "off-the-rails", "seats": seats}, expect=201)["id"]
    play(person, table, 1)
    person.post(f"/api/tables/{table}/along")
    pocket = Pocket()
    brought = person.get(f"/api/tables/{table}/record")
    here = pocket.post("/api/records?bots=1:director", brought, expect=201)
    assert here["seats"][1]["level"] == "director"
    play(pocket, here["id"], 6)
    entries = pocket.get(f"/api/tables/{here['id']}/updates?since=0")["entries"]
    assert any(entry["seat"] == 1 and entry["seq"] > len(brought["entries"]) for entry in entries)


def test_a_solo_match_taken_along_earns_nothing_here(person: Person) -> None:
    wish = {"game": "railroad-tiles", "seats": [ME], "options": {"challenge": "megalopolis"}}
    table = person.post("/api/tables", wish, expect=201)["id"]
    person.post(f"/api/tables/{table}/along")
    pocket = Pocket()
    here = pocket.post("/api/records", person.get(f"/api/tables/{table}/record"), expect=201)
    play(pocket, here["id"], 1000)
    assert pocket.get(f"/api/tables/{here['id']}")["state"] == "over"
    assert pocket.get("/api/me/records") == {"feats": []}
    person.ask("PUT", f"/api/tables/{table}/along", pocket.get(f"/api/tables/{here['id']}/record"))
    assert person.get(f"/api/tables/{table}")["state"] == "over"
    assert person.get("/api/me/records") == {"feats": []}
