"""A private table is found by its address alone; a closed one stays closed."""

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from branchline.server.store.engine import open_engine
from kits.playing import HIDE, over, two
from kits.server import Document, Person, serving

New = Callable[[], Person]


def seed_of(person: Person, table: str) -> str:
    return str(person.get(f"/api/tables/{table}")["seed"])


def tables_in(answer: Any) -> list[str]:
    return [result["table"] for deal in answer["deals"] for result in deal["results"]]


def test_a_seed_names_no_private_table_to_who_guesses_it(person: New) -> None:
    anna, ben, table = over(person)
    seed, stranger, guest = seed_of(anna, table), person(), person()
    guest.ask("PUT", "/api/me/name", {"name": "Somebody else"})
    for who in (stranger, guest):
        assert who.get("/api/seeds", seed=seed) == {"deals": []}
        assert who.get("/api/seeds", seed=seed, game="tiny") == {"deals": []}
    for who in (anna, ben):
        assert tables_in(who.get("/api/seeds", seed=seed)) == [table], "one's own are compared"


def test_a_seed_names_public_tables_and_the_one_whose_address_one_has(person: New) -> None:
    anna, _, table = over(person)
    seed, stranger = seed_of(anna, table), person()
    assert tables_in(stranger.get("/api/seeds", seed=seed, table=table)) == [table]
    assert stranger.get("/api/seeds", seed="another", table=table) == {"deals": []}
    anna.ask("PUT", f"/api/tables/{table}/public", {"public": True})
    assert tables_in(stranger.get("/api/seeds", seed=seed)) == [table]
    anna.ask("PUT", f"/api/tables/{table}/public", {"public": False})
    assert stranger.get("/api/seeds", seed=seed) == {"deals": []}


def without_an_address(document: Document, seed: str) -> Iterator[str]:
    """Every address that can be asked without knowing a table's, with every value its questions take."""
    values: dict[str, list[Any]] = {
        "seed": [seed],
        "state": ["open", "playing", "over", "frozen"],
        "game": [None, "tiny"],
        "before": [None, 9e9],
    }
    for path, methods in document.data["paths"].items():
        if "get" not in methods or "{table}" in path or "{link}" in path:
            continue
        names = [given["name"] for given in methods["get"].get("parameters", []) if given["in"] == "query"]
        for chosen in itertools.product(*(values.get(name, [None]) for name in names)):
            query = {name: value for name, value in zip(names, chosen, strict=True) if value is not None}
            yield str(httpx.URL(path.replace("{game}", "tiny"), params=query))


def test_no_answer_without_its_address_names_a_private_table(person: New, document: Document) -> None:
    anna, ben, running = two(person)
    _, _, finished = over(person)
    waiting = anna.new_table("me", "open")["id"]
    again = anna.new_table("me", "me", seed="a known seed", options={"rounds": 1})["id"]
    seed = seed_of(ben, finished)
    stranger, guest = person(), person()
    guest.ask("PUT", "/api/me/name", {"name": "A guest"})
    asked = list(without_an_address(document, seed))
    assert len(asked) > 12
    for who, path in itertools.product((stranger, guest), asked):
        said = who.http.get(path).text
        assert not [table for table in (running, finished, waiting, again) if table in said], path


def test_the_table_of_a_rematch_is_named_to_who_played(person: New) -> None:
    anna, ben, table = over(person)
    anna.ask("PUT", f"/api/tables/{table}/public", {"public": True})
    made = anna.post(f"/api/tables/{table}/rematch", expect=201)["table"]
    anna.ask("PUT", f"/api/tables/{made}/public", {"public": False})
    assert ben.get(f"/api/tables/{table}")["rematch"] == made
    watcher = person()
    assert "rematch" not in watcher.get(f"/api/tables/{table}")
    listed = [one for one in watcher.get("/api/tables", state="over")["tables"] if one["id"] == table]
    assert len(listed) == 1
    assert "rematch" not in listed[0]
    live = watcher.live(table, seq=0)
    assert "rematch" not in live.until("table")["table"]
    live.close()


def closed(person: New) -> tuple[Person, Person, str]:
    """Anna made the table and left; Ben is still there."""
    anna, ben = person(), person()
    table = anna.new_table("me", "open", "open")
    ben.join(table, 1)
    anna.post(f"/api/tables/{table['id']}/leave")
    return anna, ben, table["id"]


WAYS: list[tuple[str, str, Any]] = [
    ("POST", "actions", {"seq": 0, "action": HIDE}),
    ("POST", "undo", {}),
    ("POST", "redo", {}),
    ("POST", "resign", {}),
    ("POST", "rematch", None),
    ("GET", "replay", None),
    ("GET", "replay/0", None),
    ("GET", "record", None),
    ("POST", "preview", {"action": HIDE}),
    ("POST", "plan", {}),
]


@pytest.mark.parametrize(("method", "word", "body"), WAYS)
def test_a_closed_table_never_comes_back_to_life(person: New, method: str, word: str, body: Any) -> None:
    anna, ben, table = closed(person)
    live = ben.live(table, seq=0)
    live.until("table")
    assert ben.refused(method, f"/api/tables/{table}/{word}", body, expect=409) == "table-closed"
    info = ben.get(f"/api/tables/{table}")
    assert (info["state"], info["seq"], info.get("to_act")) == ("over", 0, [])
    assert live.ask("act", seq=0, action=HIDE)["reason"]["message"] == "table-closed"
    for path in ("seats/0", "seats/2"):
        assert anna.refused("POST", f"/api/tables/{table}/{path}", {}, expect=409) == "seat-taken"
    assert ben.update(table, since=0)["position"] is None
    live.close()


def test_no_bot_plays_at_a_closed_table(person: New) -> None:
    anna = person()
    table = anna.new_table("me", {"type": "bot", "level": "random"}, "open")["id"]
    anna.post(f"/api/tables/{table}/leave")
    assert anna.update(table, since=0) == {"since": 0, "seq": 0, "entries": [], "position": None}


def test_a_closed_table_stays_closed_after_a_restart(data: str) -> None:
    with serving(data=data) as server:
        document = Document(server.url)
        _, ben, table = closed(lambda: Person(server, document))
    with serving(data=data) as server:
        ben = ben.at(server)
        body = {"seq": 0, "action": HIDE}
        assert ben.refused("POST", f"/api/tables/{table}/actions", body, expect=409) == "table-closed"
        assert ben.get(f"/api/tables/{table}")["state"] == "over"
    engine = open_engine(data)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM entries")).scalar() == 0
        assert connection.execute(text("SELECT count(*) FROM results")).scalar() == 0
    engine.dispose()


def test_a_match_that_the_host_ended_while_it_was_frozen_stays_ended(data: str) -> None:
    """Its row says that it is over and its entries do not: when the rules play it again, it is not played on."""
    with serving(data=data) as server:
        anna, ben, table = two(lambda: Person(server))
        anna.act(table, HIDE)
    engine = open_engine(data, writes=True)
    with engine.begin() as connection:
        connection.execute(text("UPDATE matches SET state = 'over', to_act = ''"))
    engine.dispose()
    with serving(data=data) as server:
        body = {"seq": 1, "action": HIDE}
        assert ben.at(server).refused("POST", f"/api/tables/{table}/actions", body, expect=409) == "table-frozen"
        assert anna.at(server).refused("POST", f"/api/tables/{table}/undo", {}, expect=409) == "table-frozen"
