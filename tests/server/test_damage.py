"""A database that lost something: the table says so and stops; what can be read can be shown, exported, played on."""

import json
from typing import Any

import pytest
from sqlalchemy import text

from branchline.core import record
from branchline.server import admin
from branchline.server.store.engine import is_postgres, open_engine
from kits.games import find_any_game
from kits.playing import GROW, HIDE, PASS
from kits.server import Document, Person, serving

ALL = {
    "the end is gone": ("DELETE FROM entries WHERE match = :table AND seq > 3", 3, "3 entries, the row says 5"),
    "a gap": ("DELETE FROM entries WHERE match = :table AND seq = 3", 2, "entry 3 is missing"),
    "no JSON": ("UPDATE entries SET entry = '{' WHERE match = :table AND seq = 4", 3, "entry 4 cannot be read"),
    "no entry": ("UPDATE entries SET entry = '{}' WHERE match = :table AND seq = 4", 3, "entry 4 cannot be read"),
    "an old row": ("UPDATE matches SET seq = 2 WHERE id = :table", 5, "5 entries, the row says 2"),
    "both are old": (
        "DELETE FROM entries WHERE match = :table AND seq > 3; UPDATE matches SET seq = 3 WHERE id = :table",
        3,
        "3 entries, the snapshot is of 5",
    ),
}
NO_TEXT = "UPDATE entries SET entry = CAST(X'7B80' AS TEXT) WHERE match = :table AND seq = 4"


def played(data: str, **settings: Any) -> tuple[Person, str]:
    """A running match of five entries; the server is off."""
    with serving(data=data, **settings) as server:
        anna = Person(server, Document(server.url))
        table = anna.new_table("me", "me", public=True)["id"]
        for seat, action in ((0, HIDE), (1, HIDE), (0, GROW), (0, GROW), (0, PASS)):
            anna.act(table, action, seat=seat)
    return anna, table


def damage(data: str, table: str, statements: str) -> None:
    engine = open_engine(data, writes=True)
    with engine.begin() as connection:
        for statement in statements.split("; "):
            connection.execute(text(statement), {"table": table})
    engine.dispose()


@pytest.mark.parametrize("what", ALL)
def test_a_table_that_does_not_reach_its_rows_number_is_frozen_and_says_so(what: str, data: str) -> None:
    statements, kept, detail = ALL[what]
    anna, table = played(data)
    damage(data, table, statements)
    assert [one.detail for one in admin.verify(data, find_any_game) if one is not None] == [detail]
    exported = admin.export_table(data, table, find_any_game)
    assert exported.frozen is not None
    assert exported.frozen.message == "table-damaged"
    match = record.replay(record.read(exported.content), find_any_game)
    assert match.seq == kept
    with serving(data=data) as server:
        anna = anna.at(server)
        info = anna.get(f"/api/tables/{table}")
        assert (info["state"], info["frozen"]["message"]) == ("frozen", "table-damaged")
        body = {"seq": info["seq"], "action": PASS, "seat": 1}
        assert anna.refused("POST", f"/api/tables/{table}/actions", body, expect=409) == "table-damaged"
        live = anna.live(table, seat=0, seq=0, line=0)
        assert live.until("changed")["update"]["position"]["frozen"]
        assert live.until("lines")["lines"][-1]["note"]["message"] == "table-damaged"
        live.close()
        again = anna.post("/api/records", json.loads(exported.content), expect=201)
        assert (again["seq"], again["state"]) == (kept, "playing")


def test_what_is_no_text_any_more_is_named(folder: str) -> None:
    _, table = played(folder)
    damage(folder, table, NO_TEXT)
    assert [one.detail for one in admin.verify(folder, find_any_game) if one] == ["entry 4 cannot be read"]
    with serving(data=folder) as server:
        assert Person(server).get(f"/api/tables/{table}")["frozen"]["args"] == {"kept": 3, "seq": 5}


def test_one_damaged_row_hides_no_other_table(data: str) -> None:
    anna, table = played(data)
    damage(data, table, "UPDATE matches SET options = '{', clock = '[', asked = '?' WHERE id = :table")
    with serving(data=data) as server:
        anna = anna.at(server)
        anna.document = None  # what cannot be read cannot be as the document says
        other = anna.new_table("me", "me", public=True)["id"]
        listed = anna.get("/api/tables", state="playing")["tables"]
        assert {one["id"] for one in listed} == {table, other}
        assert anna.get(f"/api/tables/{table}")["state"] == "frozen"
        assert anna.refused("GET", f"/api/tables/{table}/record", expect=409) == "table-damaged"


def test_damage_that_comes_while_somebody_plays_freezes_the_table_too(data: str) -> None:
    """Another process has written, and one of its entries is lost: what is left does not follow."""
    with serving(data=data, tend_seconds=0.05) as server:
        anna = Person(server, Document(server.url))
        table = anna.new_table("me", "me")["id"]
        live = anna.live(table, seat=0, seq=0)
        assert live.act(HIDE)["type"] == "done"
        entry = '{"type":"played","seat":1,"action":{"type":"hide","number":1}}'
        lost = f"INSERT INTO entries (match, seq, entry, at) VALUES (:table, 3, '{entry}', 0)"
        damage(data, table, lost.replace(":1", "\\:1") + "; UPDATE matches SET seq = 3 WHERE id = :table")
        if is_postgres(data):
            damage(data, table, "SELECT pg_notify('branchline', :table)")
        assert live.until("bye")["reason"]["message"] == "table-reloads"
        live.close()
        assert anna.get(f"/api/tables/{table}")["frozen"]["message"] == "table-damaged"
