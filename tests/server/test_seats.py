"""Making tables, links, public seats, bots in seats, leaving, removing, muting, rematches, lists."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import text

from branchline.server.settings import Bounds
from branchline.server.store.engine import open_engine
from kits.playing import GROW, HIDE, over, two
from kits.server import Document, Person, serving, wait_until
from kits.server_games import lineup

New = Callable[[], Person]


def test_an_open_seat_is_taken_by_its_secret_link_alone(person: New) -> None:
    anna, ben, carl = person(), person(), person()
    table = anna.new_table("me", "open")
    link = table["seats"][1]["link"]
    assert table["state"] == "open"
    assert "link" not in carl.get(f"/api/tables/{table['id']}")["seats"][1], "only the owner sees links"
    seat = f"/api/tables/{table['id']}/seats/1"
    for there_is_none in (-7, -1, 2, 10**30):
        path = f"/api/tables/{table['id']}/seats/{there_is_none}"
        assert anna.refused("DELETE", path, expect=404) == "unknown-seat"
    assert carl.refused("POST", seat, {}, expect=403) == "needs-link"
    assert carl.refused("POST", seat, {"link": link[:-1] + "x"}, expect=403) == "wrong-link"
    assert carl.refused("POST", "/api/join", {"link": "nonsense"}, expect=404) == "wrong-link"
    assert ben.get(f"/api/join/{link}")["free"]
    assert ben.post("/api/join", {"link": link, "name": "Ben"}) == {"table": table["id"], "seat": 1}
    assert ben.post("/api/join", {"link": link}) == {"table": table["id"], "seat": 1}, "again is no harm"
    assert carl.refused("POST", "/api/join", {"link": link}, expect=409) == "seat-taken"
    info = ben.get(f"/api/tables/{table['id']}")
    assert info["state"] == "playing"
    assert [seat["name"] for seat in info["seats"]] == ["", "Ben"]
    assert [seat.get("mine", False) for seat in info["seats"]] == [False, True]


def test_a_public_table_is_listed_and_anyone_may_sit_down(person: New) -> None:
    anna, ben = person(), person()
    table = anna.new_table("me", "open", public=True)["id"]
    assert table in [one["id"] for one in ben.get("/api/tables", state="open", game="tiny")["tables"]]
    assert table not in [one["id"] for one in ben.get("/api/tables", state="open", game="other")["tables"]]
    anna.ask("PUT", f"/api/tables/{table}/public", {"public": False})
    assert ben.refused("POST", f"/api/tables/{table}/seats/1", {}, expect=403) == "needs-link"
    assert ben.refused("PUT", f"/api/tables/{table}/public", {"public": True}, expect=401) == "not-signed-in"
    anna.ask("PUT", f"/api/tables/{table}/public", {"public": True})
    ben.post(f"/api/tables/{table}/seats/1", {"name": "Ben"})
    assert table in [one["id"] for one in person().get("/api/tables", state="playing")["tables"]]
    assert [one["id"] for one in ben.get("/api/me/tables")["tables"]] == [table]


def test_the_owner_fills_a_seat_with_a_bot_which_plays_through_the_same_door(person: New) -> None:
    anna = person()
    table = anna.new_table("me", "open")["id"]
    assert anna.refused("PUT", f"/api/tables/{table}/seats/1/bot", {"type": "bot", "level": "x"}, expect=409)
    anna.ask("PUT", f"/api/tables/{table}/seats/1/bot", {"type": "bot", "level": "random"})
    live = anna.live(table, seq=0)
    live.until("changed")
    live.act(HIDE)
    while not any(entry["seat"] == 1 for entry in live.entries):
        live.until("changed")
    live.close()


def test_leaving_before_the_start_opens_the_seat_again_and_ends_its_old_link(person: New) -> None:
    anna, ben, carl = person(), person(), person()
    table = anna.new_table("me", "open", "open")
    ben.join(table, 1)
    ben.post(f"/api/tables/{table['id']}/leave")
    again = anna.get(f"/api/tables/{table['id']}")
    assert again["seats"][1]["kind"] == "open"
    assert again["seats"][1]["link"] != table["seats"][1]["link"]
    assert carl.refused("POST", "/api/join", {"link": table["seats"][1]["link"]}, expect=404) == "wrong-link"
    assert carl.refused("POST", f"/api/tables/{table['id']}/leave", expect=401) == "not-signed-in"
    anna.post(f"/api/tables/{table['id']}/leave")
    assert anna.get(f"/api/tables/{table['id']}")["state"] == "over"


def test_leaving_in_play_hands_the_seat_to_a_bot_until_its_person_is_back(person: New) -> None:
    anna, ben, table = two(person)
    ben.post(f"/api/tables/{table}/leave")
    live = anna.live(table, seq=0)
    live.until("changed")
    while len(live.entries) < 2:
        live.until("changed")
    assert [entry["type"] for entry in live.entries] == ["handed_over", "played"]
    assert live.entries[0]["why"] == "left"
    back = ben.live(table, seq=0)
    while not back.entries or back.entries[-1].get("why") != "returned":
        back.until("changed")
    assert not any(seat.get("bot_plays") for seat in anna.get(f"/api/tables/{table}")["seats"])
    live.close()
    back.close()


def test_the_owner_removes_an_absent_person_and_nobody_else(person: New) -> None:
    anna, ben, table = two(person)
    seat = f"/api/tables/{table}/seats/1"
    live = ben.live(table)
    live.until("changed")
    assert anna.refused("DELETE", seat, expect=409) == "not-absent"
    assert ben.refused("DELETE", f"/api/tables/{table}/seats/0", expect=403) == "owner-only"
    assert anna.refused("DELETE", f"/api/tables/{table}/seats/0", expect=409) == "cannot-remove"
    assert anna.refused("DELETE", f"/api/tables/{table}/seats/7", expect=404) == "unknown-seat"
    live.close()
    wait_until(lambda: not anna.get(f"/api/tables/{table}")["seats"][1].get("here"))
    anna.ask("DELETE", seat)
    info = anna.get(f"/api/tables/{table}")
    assert info["seats"][1]["kind"] == "bot"
    body = {"seq": 0, "action": HIDE}
    assert ben.refused("POST", f"/api/tables/{table}/actions", body, expect=403) == "not-your-table"


def test_the_seat_of_an_absent_person_is_kept_by_the_quick_one(folder: str) -> None:
    with serving(data=folder, lineup="kits.server_games:lineup") as server:
        anna, _, table = two(lambda: Person(server))
        anna.ask("DELETE", f"/api/tables/{table}/seats/1")
        assert anna.get(f"/api/tables/{table}")["seats"][1]["level"] == lineup("tiny").quick


def test_a_program_that_plays_without_a_live_connection_is_not_absent(folder: str) -> None:
    with serving(data=folder, bounds=Bounds(absent_seconds=600.0)) as server:
        anna, ben, table = two(lambda: Person(server, Document(server.url)))
        assert anna.refused("DELETE", f"/api/tables/{table}/seats/1", expect=409) == "not-absent", "it has just begun"
    hours_ago(folder, table)
    with serving(data=folder, bounds=Bounds(absent_seconds=600.0)) as server:
        anna, ben = anna.at(server), ben.at(server)
        ben.act(table, HIDE)
        assert anna.refused("DELETE", f"/api/tables/{table}/seats/1", expect=409) == "not-absent"
    hours_ago(folder, table)
    with serving(data=folder, bounds=Bounds(absent_seconds=600.0)) as server:
        anna.at(server).ask("DELETE", f"/api/tables/{table}/seats/1")


def hours_ago(data: str, table: str) -> None:
    """As if all that is stored of the table had happened long before."""
    engine = open_engine(data, writes=True)
    with engine.begin() as connection:
        connection.execute(text("UPDATE matches SET started_at = started_at - 9000"))
        connection.execute(text("UPDATE entries SET at = at - 9000 WHERE match = :table"), {"table": table})
    engine.dispose()


def test_chat_is_plain_text_stored_and_can_be_muted(person: New) -> None:
    anna, ben, table = two(person)
    live = ben.live(table, line=0)
    lines = f"/api/tables/{table}/lines"
    text = "<b>hello</b> & \u00e8 \U0001f682"
    anna.post(lines, {"text": text}, expect=201)
    assert live.until("lines")["lines"][0]["text"] == text
    assert live.ask("chat", text="hi")["type"] == "done"
    anna.ask("PUT", f"/api/tables/{table}/mute", {"muted": True})
    assert live.ask("chat", text="hi?")["reason"]["message"] == "chat-muted"
    assert ben.refused("PUT", f"/api/tables/{table}/mute", {"muted": False}, expect=403) == "owner-only"
    assert person().refused("POST", lines, {"text": "me too"}, expect=401) == "not-signed-in"
    assert [line["text"] for line in anna.get(lines)["lines"]] == [text, "hi"]
    assert [line["number"] for line in anna.get(lines, since=1)["lines"]] == [2]
    live.close()
    again = ben.live(table, line=1)
    assert [line["number"] for line in again.until("lines")["lines"]] == [2]
    again.close()


def test_a_rematch_leads_everybody_to_one_new_table_one_seat_further(person: New) -> None:
    anna, ben, table = over(person)
    assert person().refused("POST", f"/api/tables/{table}/rematch", expect=401) == "not-signed-in"
    made = anna.post(f"/api/tables/{table}/rematch", expect=201)["table"]
    assert ben.post(f"/api/tables/{table}/rematch", expect=201)["table"] == made
    assert anna.get(f"/api/tables/{table}")["rematch"] == made
    info = anna.get(f"/api/tables/{made}")
    assert info["state"] == "playing"
    assert info["seats"][1]["mine"]
    assert info["seed_hash"] != anna.get(f"/api/tables/{table}")["seed_hash"]
    assert ben.refused("POST", f"/api/tables/{made}/rematch", expect=409) == "not-over"


def test_a_hot_seat_plays_all_its_seats_and_says_which(person: New) -> None:
    anna = person()
    table = anna.new_table({"type": "me", "name": "Ada"}, {"type": "me", "name": "Bo"})["id"]
    body: dict[str, Any] = {"seq": 0, "action": HIDE}
    assert anna.refused("POST", f"/api/tables/{table}/actions", body, expect=409) == "which-seat"
    anna.act(table, HIDE, seat=1)
    live = anna.live(table, seat=0, seq=0)
    live.until_seq(1)
    assert "action" not in live.entries[0], "the other seat's secret, even for the same person"
    live.say({"type": "hello", "seat": 1, "seq": 1})
    live.until("changed")
    assert live.position["seat"] == 1
    anna.act(table, HIDE, seat=0)
    anna.act(table, GROW, seat=0)
    live.close()


def test_a_table_that_cannot_be_is_refused_with_what_is_wrong(person: New) -> None:
    anna = person()
    wish: dict[str, Any] = {"game": "tiny", "seats": [{"type": "me"}, {"type": "me"}]}
    cases: list[tuple[dict[str, Any], int, str]] = [
        ({"seats": [{"type": "me"}]}, 422, "bad-seat-count"),
        ({"options": {"rounds": 0}}, 422, "tiny-rounds"),
        ({"options": {"colour": 1}}, 422, "bad-option"),
        ({"game": "chess"}, 403, "unknown-game"),
        ({"seats": [{"type": "me"}, {"type": "bot", "level": "god"}]}, 403, "unknown-level"),
        ({"content": ""}, 422, "tiny-content-empty"),
        ({"seats": []}, 400, "bad-body"),
        ({"extra": 1}, 400, "bad-body"),
        ({"clock": {"type": "bank", "seconds": 1}}, 400, "bad-body"),
    ]
    for change, status, message in cases:
        assert anna.refused("POST", "/api/tables", {**wish, **change}, expect=status) == message
    assert anna.refused("GET", "/api/tables/nowhere", expect=404) == "unknown-table"
    assert anna.refused("GET", "/api/games/chess", expect=404) == "unknown-game"
    assert [game["name"] for game in anna.get("/api/games")["games"]] == ["tiny"]


def test_an_owner_ends_a_match_that_the_others_have_left(person: New) -> None:
    anna, ben, table = two(person)
    assert ben.refused("DELETE", f"/api/tables/{table}", expect=403) == "owner-only"
    anna.ask("DELETE", f"/api/tables/{table}")
    info = anna.get(f"/api/tables/{table}")
    assert info["state"] == "over"
    assert info["outcome"] == {"scores": [], "places": [1, 1]}
