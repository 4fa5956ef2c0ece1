"""Analyses on a server: of finished matches alone, by one process at a time, stopped and taken up again."""

import asyncio
import json
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec
import pytest
from sqlalchemy import Connection, select, update

from branchline.core import record
from branchline.server.errors import TooMany
from branchline.server.hosting.analysing import Analyses
from branchline.server.hosting.beside_play import stop
from branchline.server.settings import StudyLimits, TidyRules
from branchline.server.store import analyses, schema
from branchline.server.store.migrate import migrate
from branchline.server.store.office import remove_tables
from branchline.server.store.tidying import CHANGES, found
from branchline.server.store.writer import StoreFailed
from branchline.server.workers.study_pool import StudyFailed, StudyPool
from branchline.study.findings import Task
from branchline.study.parts import Study
from kits.databases import filled, write
from kits.games import find_any_game
from kits.playing import HIDE, over, two
from kits.processes import workers_of
from kits.registry import new_registry
from kits.server import PATIENT, Document, Person, Server, serving, wait_until

New = Callable[[], Person]
T = TypeVar("T")
ONE, OTHER = 1, 2
BOTH = frozenset({ONE, OTHER})


def analysed(person: Person, table: str) -> dict[str, Any]:
    path = f"/api/tables/{table}/analysis"
    wait_until(lambda: person.get(path)["state"] not in ("waiting", "working"))
    shown: dict[str, Any] = person.get(path)
    assert shown["state"] == "done"
    return shown


def test_a_finished_match_is_analysed_and_read_by_whoever_may_replay_it(person: New) -> None:
    anna, _, table = over(person)
    path = f"/api/tables/{table}/analysis"
    stranger = person()
    none = stranger.get(path)
    assert (none["state"], none["can_ask"], none["turns"]) == ("none", False, [])
    assert stranger.refused("POST", path, expect=401) == "not-signed-in"
    stranger.ask("PUT", "/api/me/name", {"name": "Carl"})
    assert stranger.refused("POST", path, expect=403) == "not-your-table"
    assert stranger.refused("POST", f"{path}/stop", expect=403) == "not-your-table"
    anna.post(path)
    shown = analysed(anna, table)
    assert shown["can_ask"]
    assert shown["turns"] == judged_here(anna, table)
    assert shown["done"] == shown["parts"] == len(shown["turns"])
    assert stranger.get(path) == {**shown, "can_ask": False}
    anna.post(path)
    anna.post(f"{path}/stop")
    assert anna.get(path) == shown


def judged_here(person: Person, table: str) -> list[object]:
    """What one process finds by itself, without a break."""
    match = record.replay(record.read(person.http.get(f"/api/tables/{table}/record").content), find_any_game)
    study = Study(match, Task())
    return [json.loads(msgspec.json.encode(study.part(place))) for place in range(study.outline.parts)]


def test_the_guests_of_one_address_have_so_many_analyses_together(data: str) -> None:
    """One that is there already is no other; an account can ask for more. A table that goes takes its own along."""
    with serving(data=data, bounds=msgspec.structs.replace(PATIENT, address_analyses=1)) as server:
        anna, _, table = over(lambda: Person(server))
        ben, _, other = over(lambda: Person(server))
        for _ in range(2):
            anna.post(f"/api/tables/{table}/analysis")
        path = f"/api/tables/{other}/analysis"
        assert ben.refused("POST", path, expect=409) == "address-analyses"
        assert ben.get(path)["state"] == "none"
        ben.post("/api/accounts", {"name": "Ben B", "password": "correct horse"}, expect=201)
        ben.post(path)
        analysed(ben, other)
    assert write(data, lambda connection: remove_tables(connection, [other]))
    kept = select(schema.findings.c.match).distinct()
    assert other not in write(data, lambda connection: list(connection.execute(kept).scalars()))


def test_while_a_match_runs_nobody_is_told_anything(person: New) -> None:
    anna, _, table = two(person)
    anna.act(table, HIDE)
    for method, path in (("GET", "analysis"), ("POST", "analysis"), ("POST", "analysis/stop")):
        assert anna.refused(method, f"/api/tables/{table}/{path}", expect=409) == "not-over"


def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    server = Server(data=str(tmp_path))
    document = Document(server.url)
    anna, _, table = over(lambda: Person(server, document))
    anna.post(f"/api/tables/{table}/analysis")
    server.kill()
    server = Server(data=str(tmp_path))
    try:
        anna = anna.at(server)
        assert analysed(anna, table)["turns"] == judged_here(anna, table)
    finally:
        server.stop()


def test_one_that_another_process_began_in_the_meantime_is_left_to_it(
    folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = filled(folder)["over"]
    check, rows = analyses._check_room, schema.analyses

    def meanwhile(connection: Connection, *bounds: Any) -> None:
        """After we looked: another asks for it, and a process takes it."""
        monkeypatch.setattr(analyses, "_check_room", check)
        analyses.want(table, "somebody", 3, 3)(connection)
        connection.execute(update(rows).values(process=7))
        check(connection, *bounds)

    monkeypatch.setattr(analyses, "_check_room", meanwhile)
    write(folder, analyses.want(table, "else", 3, 3))
    assert write(folder, analyses.kept(table)).process == 7


def test_it_is_worked_at_behind_moves_and_hints(folder: str) -> None:
    """The processor is the server's first, then theirs who think about moves and hints, and only then this one's."""
    with serving(data=folder) as server:
        anna, _, table = over(lambda: Person(server))
        anna.post(f"/api/tables/{table}/analysis")
        analysed(anna, table)
        running = anna.new_table("me", "me")["id"]
        anna.post(f"/api/tables/{running}/hint", {"seat": 0})
        own = niceness(server.process.pid)
        for doing, more in (("bot_worker", 5), ("study_worker", 15)):
            # One that has just been started for whoever comes next still has the server's own.
            wait_until(partial(are_so_nice, server, doing, min(19, own + more)))


def are_so_nice(server: Server, doing: str, wanted: int) -> bool:
    return {niceness(worker) for worker in workers_of(server, doing)} == {wanted}


def niceness(process: int) -> int:
    return os.getpriority(os.PRIO_PROCESS, process)


def test_a_host_may_want_no_guests(folder: str) -> None:
    with serving(data=folder, study=StudyLimits(waiting_guest=0)) as server:
        anna, _, table = over(lambda: Person(server))
        path = f"/api/tables/{table}/analysis"
        assert not anna.get(path)["can_ask"]
        assert anna.refused("POST", path, expect=403) == "account-only"
        anna.post("/api/accounts", {"name": "Anna", "password": "correct horse"}, expect=201)
        assert anna.get(path)["can_ask"]
        anna.post(path)
        analysed(anna, table)


# Rows -----------------------------------------------------------------------------------------------------------------

MOST = (1, 2)
"""Analyses that one person waits for, and all together."""


def test_of_two_processes_one_works_at_it_and_what_was_found_outlives_a_stop_and_a_death(data: str) -> None:
    with serving(data=data) as server:
        tables = [over(lambda: Person(server))[2] for _ in range(3)]
    match, second, third = tables

    def do(job: Callable[[Connection], T]) -> T:
        done: T = write(data, job)
        return done

    do(analyses.want(match, "anna", *MOST))
    with pytest.raises(TooMany):
        do(analyses.want(second, "anna", *MOST))
    do(analyses.want(match, "anna", *MOST))
    do(analyses.want(second, "ben", *MOST))
    with pytest.raises(TooMany):
        do(analyses.want(third, "carl", *MOST))
    assert do(analyses.free(BOTH, 5)) == [match, second]
    assert do(analyses.claim(match, ONE, BOTH))
    assert not do(analyses.claim(match, OTHER, BOTH))
    assert do(analyses.free(BOTH, 5)) == [second]
    assert do(analyses.put(match, ONE, {"outline": "{}"}))
    assert do(analyses.keep_part(match, ONE, 0, "first"))
    assert not do(analyses.keep_part(match, OTHER, 1, "not mine"))

    do(analyses.stop(match))
    assert not do(analyses.keep_part(match, ONE, 1, "too late"))
    assert do(analyses.kept(match)) == analyses.Kept("stopped", ONE, "{}", {0: "first"})
    do(analyses.want(match, "anna", *MOST))
    assert do(analyses.claim(match, OTHER, BOTH)), "whoever is there goes on with it"
    assert do(analyses.claim(match, ONE, frozenset({ONE}))), "the other is dead"
    assert do(analyses.keep_part(match, ONE, 1, "second"))
    assert do(analyses.put(match, ONE, {"state": "done"}))
    assert do(analyses.kept(match)) == analyses.Kept("done", ONE, "{}", {0: "first", 1: "second"})

    _a_year_later(data)
    tidied = TidyRules(analysis_days=1.0)
    assert set(do(found("analyses", tidied))) == {match}, "what somebody waits for stays"
    do(CHANGES["analyses"](tidied, tables))
    assert do(analyses.kept(match)) is None
    assert do(analyses.kept(second)) is not None

    def judged_by_another_way(connection: Connection) -> None:
        connection.execute(update(schema.analyses).values(version=0))

    do(judged_by_another_way)
    assert do(analyses.kept(second)) is None
    do(analyses.want(second, "ben", *MOST))
    assert do(analyses.kept(second)) == analyses.Kept("wanted", None, None, {})


def _a_year_later(data: str) -> None:
    def job(connection: Connection) -> None:
        connection.execute(update(schema.analyses).values(at=0.0))

    write(data, job)


def test_what_a_database_that_was_away_left_half_done_is_taken_up_again(folder: str) -> None:
    """Marked as ours, and nobody works at it: whoever asked for it would wait until the server starts again."""
    asked: list[int] = []

    class Away:
        async def ask(self, _question: Any) -> str:
            asked.append(len(asked))
            raise StoreFailed("away") if len(asked) == 1 else StudyFailed("enough")

    async def run() -> None:
        registry, table = await new_registry(folder)
        await stop(table)
        await registry.store.write(analyses.want(table.id, table.row.owner, *MOST))
        works = Analyses(registry, cast(StudyPool, Away()), StudyLimits(workers=1))
        for _ in range(3):
            await works.look()
            await asyncio.gather(*registry._tasks, return_exceptions=True)
        assert asked == [0, 1], "tried again, and given up where it cannot be done"
        await registry.close()
        registry.store.close()

    migrate(folder)
    asyncio.run(run())
