"""The deal of the day at a server: the first try of an account counts, played again by the rules; nothing else does."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from branchline.core.codec import encode
from branchline.core.values import Outcome
from branchline.server.store import daily, schema
from branchline.server.store.engine import open_engine
from branchline.server.store.migrate import migrate, run_migrations
from kits.daily import GAME, at_noon, days
from kits.databases import write
from kits.playing import PASSWORD, account, new_name
from kits.real_games import REAL
from kits.server import Document, Person, serving, wait_until
from kits.solo import play_at

BEFORE = "0018"
"""The shape of a database before there was a deal of the day."""


def tried(person: Person, day: int = 0) -> Any:
    return next(deal for deal in person.get("/api/daily")["days"][day]["deals"] if deal["key"] == GAME)["tried"]


def begin(person: Person, day: str, key: str = GAME) -> str:
    return str(person.post("/api/daily", {"day": day, "key": key}, expect=201)["id"])


@pytest.mark.parametrize("engine", ["sqlite", "postgres"])
def test_the_first_try_of_an_account_counts_and_nothing_else(engine: str, new_data: Any, tmp_path: Path) -> None:
    data, wall = new_data(engine), at_noon(tmp_path)
    with serving(data=data, wall=wall, **REAL) as server:
        document = Document(server.url)
        people = [account(server, document) for _ in range(4)]
        anna, ben, cleo, _ = people
        name, today = anna.get("/api/me")["name"], days(anna)[0]
        table, practice = begin(anna, today), begin(anna, today)
        deal = next(deal for deal in anna.get("/api/daily")["days"][0]["deals"] if deal["key"] == GAME)
        assert anna.get(f"/api/tables/{table}")["seed"] == deal["seed"]
        assert deal["tried"] == {"table": table, "counts": True}, "the first, however many follow"
        assert anna.refused("POST", f"/api/tables/{table}/hint", {}, expect=409) == "hints-forbidden"
        undone, false = begin(ben, today), begin(cleo, today)
    forge(data, false)
    with serving(data=data, wall=wall, **REAL) as server:
        anna, ben, cleo, stranger = (one.at(server) for one in people)
        assert cleo.get(f"/api/tables/{false}")["outcome"]["scores"] == [9999]
        play_at(ben, undone, GAME, undo=True)
        for each in (practice, table):
            play_at(anna, each, GAME)
        path = f"/api/daily/{today}/{GAME}"
        wait_until(lambda: stranger.get(path)["count"] > 0)
        score = anna.get(f"/api/tables/{table}")["outcome"]["scores"][0]
        row = {"place": 1, "mine": True, "name": name, "score": score}
        assert anna.get(path) == {"results": [row], "count": 1}, "not what was forged, nor taken back past a draw"
        assert stranger.get(path)["results"] == [{"place": 1, "score": score}], "who shows no profile is not named"
        anna.ask("PUT", "/api/me/profile", {"public": True})
        assert stranger.get(path)["results"][0]["name"] == name
        assert anna.get("/api/me/records")["feats"] == [], "anybody can know the deal: it is no solo result"
        assert [one["table"] for one in anna.get("/api/me/data")["daily"]] == [table]
        anna.ask("DELETE", "/api/me", {"password": PASSWORD})
        assert stranger.get(path) == {"results": [], "count": 0}


def forge(data: str, table: str) -> None:
    """Over with a great score, says its row; its entries say nothing of the kind."""
    rows, outcome = schema.matches, encode(Outcome((9999,), (1,))).decode()
    values = {"state": "over", "to_act": "", "outcome": outcome}
    write(data, lambda connection: connection.execute(rows.update().where(rows.c.id == table).values(values)))


def test_who_plays_late_or_again_or_as_a_guest_plays_for_practice(folder: str, tmp_path: Path) -> None:
    with serving(data=folder, wall=at_noon(tmp_path), **REAL) as server:
        document = Document(server.url)
        anna, ben, guest = account(server, document), account(server, document), Person(server, document)
        known = days(anna)
        assert len(known) == 8
        assert [deal["key"] for deal in anna.get("/api/daily")["days"][0]["deals"]][-1] == "challenge"
        begin(anna, known[7])
        assert "counts" not in tried(anna, 7)
        begin(guest, known[0])
        assert "counts" not in tried(guest)
        guest.post("/api/accounts", {"name": new_name(), "password": PASSWORD}, expect=201)
        begin(guest, known[0])
        assert "counts" not in tried(guest), "they have seen it as a guest"
        seed = ben.get("/api/daily")["days"][0]["deals"][1]["seed"]
        ben.post("/api/tables", {"game": GAME, "seats": [{"type": "me"}], "seed": seed}, expect=201)
        begin(ben, known[0])
        assert "counts" not in tried(ben), "they have played the seed by another way"
        wishes = [
            ({"day": "2020-01-01", "key": GAME}, 409, "deal-not-open"),
            ({"day": "2026-02-31", "key": GAME}, 404, "unknown-deal"),
            ({"day": known[0], "key": "off-the-rails"}, 404, "unknown-deal"),
            ({"day": "today", "key": GAME}, 400, "bad-body"),
        ]
        for wish, status, why in wishes:
            assert anna.refused("POST", "/api/daily", wish, expect=status) == why
        assert anna.refused("GET", f"/api/daily/{known[0]}/nothing", expect=404) == "unknown-deal"
        assert write(folder, lambda connection: connection.execute(select(schema.daily)).all()) == []


def test_the_days_table_is_ranked_and_bounded(data: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a database of before; equal scores share a place, a miss comes last, one's own is always told."""
    migrate(data)
    engine = open_engine(data, writes=True)
    run_migrations(engine, BEFORE, down=True)
    engine.dispose()
    migrate(data)
    scores = {"a": 30, "b": 50, "c": None, "d": 50, "e": 10}

    def fill(connection: Any) -> None:
        for player, score in scores.items():
            connection.execute(schema.players.insert().values(id=player, name=player, created_at=0.0))
            connection.execute(schema.matches.insert().values(match_of(player)))
            daily.add_try(connection, "2026-01-01", GAME, player, f"m{player}")
            daily.count_try(f"m{player}", score, 7 if score is None else None, 1.0)(connection)
            daily.count_try(f"m{player}", 99, None, 2.0)(connection)

    write(data, fill)
    monkeypatch.setattr(daily, "MOST_SHOWN", 3)
    rows, count = write(data, daily.ranks("2026-01-01", GAME, "c"))
    assert ([(row.place, row.score, row.missed, row.name) for row in rows], count) == (
        [(1, 50, None, ""), (1, 50, None, ""), (3, 30, None, ""), (5, None, 7, "c")], 5
    )  # fmt: skip
    assert write(data, daily.ranks("2026-01-02", GAME, "c")) == ([], 0)


def match_of(player: str) -> dict[str, Any]:
    return {
        "id": f"m{player}", "game": GAME, "rules_version": 1, "content_hash": "c", "options": "{}", "seed": "s",
        "is_seed_known": True, "state": "over", "owner": player, "is_public": False, "is_muted": False,
        "is_hinted": False, "is_imported": False, "is_undone_past": False, "seq": 1, "to_act": "",
        "created_at": 0.0, "changed_at": 0.0,
    }  # fmt: skip
