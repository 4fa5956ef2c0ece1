"""A database that was made by version 1 of Railways, as `branchline admin backup` of that time wrote it.

Ada's tables: `running` and `paying` are under way, the second in the middle of paying for a building; `met`, `missed`,
`negative` and `own` were played to their end, the last on a seed nobody knew; `stopped` was given up; `open` waits.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from branchline.core import record
from branchline.games import find_game
from branchline.server import admin
from branchline.server.store.backup import restore
from branchline.server.store.engine import open_engine
from branchline.server.store.migrate import migrate
from kits.databases import RAILWAYS_1, brought
from kits.real_games import REAL, play_out
from kits.server import Document, Person, serving

TOKEN = "ZOh1mGWO7vxtqe6ws8lRAkAbDa8KNwC2aFTjTe0wYOA"
TABLES = {
    "running": "k9vp2df9m745",
    "paying": "nqzgbny9yjck",
    "met": "ujttjcvt8zbt",
    "missed": "fe9hgazrwwuf",
    "negative": "ua4526jqqemv",
    "own": "6zvugvkg2e5x",
    "stopped": "h44fus9g5uau",
    "open": "v8xvfyaactkv",
}
STORED = {
    "met": {"scores": [24], "places": [1]},
    "missed": {"scores": [0], "places": [1]},
    "negative": {"scores": [-1], "places": [1]},
    "own": {"scores": [38], "places": [1]},
    "stopped": {"scores": [], "places": [1]},
}
CUT = [7, 5]
"""The middle of a railway of three that is marked at the table `running`."""


@pytest.fixture
def old(data: str) -> str:
    restore(RAILWAYS_1, data)
    return data


def write(data: str, statement: str, **values: Any) -> None:
    engine = open_engine(data, writes=True)
    with engine.begin() as connection:
        connection.execute(text(statement), values)
    engine.dispose()


def test_verify_knows_matches_of_both_versions(old: str) -> None:
    assert list(admin.verify(old, find_game)) == [None] * 7
    statement = "UPDATE matches SET outcome = :outcome WHERE id = :table"
    for outcome in ('{"scores":[null],"places":[1],"missed":[21]}', '{"scores":[21],"places":[1]}'):
        write(old, statement, outcome=outcome, table=TABLES["missed"])
        found = [one for one in admin.verify(old, find_game) if one is not None]
        assert [(one.table, one.detail) for one in found] == [
            (TABLES["missed"], "another outcome than the one that was stored")
        ]
    write(old, "UPDATE matches SET rules_version = 3 WHERE id = :table", table=TABLES["missed"])
    found = [one for one in admin.verify(old, find_game) if one is not None]
    assert found[0].detail.startswith("rules 3")


def test_finished_matches_keep_their_outcome_wherever_it_is_shown(old: str) -> None:
    with serving(data=old, **REAL) as server:
        ada = Person(server, Document(server.url), token=TOKEN)
        for name, outcome in STORED.items():
            table = TABLES[name]
            shown = ada.get(f"/api/tables/{table}")
            assert (shown["outcome"], shown["rules_version"], shown["state"]) == (outcome, 1, "over")
            assert ada.update(table)["position"]["outcome"] == outcome
            assert ada.get(f"/api/tables/{table}/replay/{shown['seq']}")["outcome"] == outcome
        listed = {one["id"]: one.get("outcome") for one in ada.get("/api/me/tables", state="over")["tables"]}
        assert listed == {TABLES[name]: outcome for name, outcome in STORED.items()}
        seed = ada.get(f"/api/tables/{TABLES['missed']}")["seed"]
        (deal,) = ada.get("/api/seeds", seed=seed)["deals"]
        assert [(seat["score"], seat["missed"]) for result in deal["results"] for seat in result["seats"]] == [
            (0, None)
        ]
        kept = ada.get("/api/me/records")["feats"]
        assert [(one["table"], one["key"], one["value"]) for one in kept] == [(TABLES["own"], "economist", 38)]
    assert list(admin.verify(old, find_game)) == [None] * 7


def test_a_running_match_goes_on_by_the_rules_of_today(old: str) -> None:
    with serving(data=old, **REAL) as server:
        ada = Person(server, Document(server.url), token=TOKEN)
        table = TABLES["running"]
        assert ada.get(f"/api/tables/{table}")["rules_version"] == 1
        legal = ada.update(table)["position"]["legal"]
        ada.act(table, next(action for action in legal if action["type"] == "build" and action["cell"] == CUT))
        assert ada.get(f"/api/tables/{table}")["rules_version"] == 2
        ada.act(table, ada.update(table)["position"]["legal"][0])
        parts = ada.update(table)["position"]["legal"]
        assert [part["type"] for part in parts] == ["keep_marker"] * 2
        ada.act(table, parts[1])
        play_on(ada, table)
        assert ada.get(f"/api/tables/{table}")["state"] == "over"
        kept = ada.get(f"/api/tables/{table}/record")
        assert kept["rules_version"] == 2
        ada.post(f"/api/tables/{TABLES['open']}/seats/0", {"name": "Ada"})
        play_on(ada, TABLES["open"])
    assert list(admin.verify(old, find_game)) == [None] * 8


def test_a_match_in_the_middle_of_paying_is_where_it_was(old: str) -> None:
    """Its snapshot holds the building to be paid for, and is still the witness."""
    with serving(data=old, **REAL) as server:
        ada = Person(server, Document(server.url), token=TOKEN)
        position = ada.update(TABLES["paying"])["position"]
        assert position["view"]["agenda"][0]["deed"]["type"] == "build"
        play_on(ada, TABLES["paying"])
    assert list(admin.verify(old, find_game)) == [None] * 7


def play_on(person: Person, table: str) -> None:
    live = person.live(table, headers={"Authorization": f"Bearer {TOKEN}"}, seq=0)
    live.until("changed")
    play_out(live, "railways")
    live.close()


@pytest.mark.parametrize("ends", ["arranged", "arranged-baron"])
def test_records_of_both_versions_are_imported(ends: str, new_data: Callable[[str], str]) -> None:
    folder = Path(__file__).parents[1] / "records" / "railways"
    data = new_data("sqlite")
    migrate(data)
    for file in (folder / "version_1" / f"{ends}.json", folder / f"{ends}.json"):
        table = admin.import_record(data, brought(file.read_bytes()), None).table
        again = record.read(admin.export_table(data, table, find_game).content)
        assert (again.rules_version, again.digest) == (2, record.read(file.read_bytes()).digest)
    assert list(admin.verify(data, find_game)) == [None, None]
