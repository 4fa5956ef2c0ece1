"""What nobody comes back to is tidied by rules that are settings: the dry run names it, the command and the server do
it, and what somebody touched since stays."""

import time
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from branchline.cli.main import main
from branchline.server import admin
from branchline.server.settings import TidyRules
from branchline.server.store import schema
from kits.databases import dump, named, write
from kits.games import find_any_game
from kits.playing import HIDE
from kits.server import Person, serving, wait_until

YEARS = 3e8
RULES = TidyRules()


def aged(data: str, tables: list[str], guests: list[str] = ()) -> None:  # type: ignore[assignment]
    """These tables and guests are of long ago, and the guests' cookies have ended."""
    rows, players, sessions = schema.matches, schema.players, schema.sessions
    long_ago = time.time() - YEARS

    def job(connection: Any) -> None:
        connection.execute(update(rows).where(rows.c.id.in_(tables)).values(changed_at=long_ago))
        connection.execute(update(players).where(players.c.id.in_(guests)).values(created_at=long_ago))
        connection.execute(update(sessions).where(sessions.c.player.in_(guests)).values(expires_at=long_ago))

    write(data, job)


def states(data: str) -> dict[str, str]:
    rows = schema.matches.c
    found = write(data, lambda connection: connection.execute(select(rows.id, rows.state)).all())
    return {row.id: row.state for row in found}


def a_server_of_old(data: str) -> dict[str, str]:
    """Tables of every kind, each twice: one that was touched today, one of long ago."""
    with serving(data=data) as server:
        zina, ben = Person(server), Person(server)
        zina.ask("PUT", "/api/me/name", {"name": "Zinaida Q"})
        ben.post("/api/accounts", {"name": "Ben", "password": "correct horse"}, expect=201)
        made = {name: ben.new_table("me", "open")["id"] for name in ("open", "old open", "closed", "old closed")}
        for name in ("closed", "old closed"):
            ben.ask("DELETE", f"/api/tables/{made[name]}")
        for name in ("playing", "old playing"):
            made[name] = ben.new_table("me", "me")["id"]
        for name in ("begun", "old begun", "old half begun"):
            made[name] = zina.new_table("me", "open" if name == "old half begun" else "me")["id"]
        ben.join(zina.get(f"/api/tables/{made['old half begun']}"), 1)
        for name in ("old playing", "old begun"):
            (ben if name == "old playing" else zina).act(made[name], HIDE, seat=0)
        made["old away"] = ben.new_table("me", "me")["id"]
        ben.post(f"/api/tables/{made['old away']}/along")
        me = zina.get("/api/me")["id"]
    aged(data, [table for name, table in made.items() if name.startswith("old")], [me])
    return made | {"zina": me}


def expected(made: dict[str, str]) -> dict[str, list[str]]:
    unfinished = sorted((made["old playing"], made["old half begun"]))
    return {
        "begun": [made["old begun"]],
        "unfinished": unfinished,
        "open": [made["old open"]],
        "closed": [made["old closed"]],
    }


def test_the_dry_run_says_what_would_go_and_changes_nothing(data: str, capsys: pytest.CaptureFixture[str]) -> None:
    made = a_server_of_old(data)
    before = dump(data)
    capsys.readouterr()
    main(["admin", "tidy", "--data", data, "--dry-run"])
    told = capsys.readouterr().out
    assert dump(data) == before
    for ids in expected(made).values():
        assert all(one in told for one in ids)
    assert made["zina"] not in told, "her cookie goes first; she is nobody's the next day"
    for name in ("open", "closed", "playing", "begun", "old away"):
        assert made[name] not in told
    gone = admin.tidy(data, RULES, find_any_game, dry_run=False)
    assert {rule: sorted(gone[rule]) for rule in expected(made)} == expected(made)
    assert len(gone["sessions"]) == 1
    check_tidied(data, made)
    aged(data, [made["begun"], made["old half begun"]])
    assert admin.tidy(data, RULES, find_any_game, dry_run=False)["guests"] == [made["zina"]]
    assert named(data, "Zinaida Q", made["zina"]) == {}
    assert [one for one in admin.verify(data, find_any_game) if one is not None] == []


def check_tidied(data: str, made: dict[str, str]) -> None:
    after = states(data)
    assert made["old closed"] not in after
    assert made["old begun"] not in after
    assert after[made["old open"]] == after[made["old playing"]] == "over"
    assert after[made["old half begun"]] == "over", "somebody with an account sits there: it is ended, and stays"
    assert after[made["old away"]] == "playing", "it was taken along, and is handed back when it is played"
    assert after[made["begun"]] == "playing"
    assert (after[made["open"]], after[made["closed"]], after[made["playing"]]) == ("open", "over", "playing")


def test_the_server_does_the_same_by_itself(data: str) -> None:
    made = a_server_of_old(data)
    with serving(data=data, tidy_seconds=0.0) as server:
        watcher = Person(server)
        wait_until(lambda: made["old closed"] not in states(data))
        wait_until(lambda: bool(watcher.get(f"/api/tables/{made['old open']}")["state"] != "open"))
        assert watcher.get(f"/api/tables/{made['old playing']}")["state"] == "over"
    check_tidied(data, made)


def test_who_sits_at_an_old_table_keeps_it(folder: str) -> None:
    made = a_server_of_old(folder)
    mark = {"match": made["old open"], "seat": 0, "process": 1}
    write(folder, lambda connection: connection.execute(insert(schema.presences).values(mark)))
    assert admin.tidy(folder, RULES, find_any_game, dry_run=True)["open"] == []


def test_a_guest_who_can_come_back_finds_the_old_match_as_it_was(data: str) -> None:
    with serving(data=data) as server:
        table = Person(server).new_table("me", "me")["id"]
    aged(data, [table])
    assert table not in admin.tidy(data, RULES, find_any_game, dry_run=True)["begun"]
    aged(
        data,
        [],
        [row.id for row in write(data, lambda connection: connection.execute(select(schema.players.c.id)).all())],
    )
    assert table in admin.tidy(data, RULES, find_any_game, dry_run=True)["begun"]
