"""What goes wrong beside the match: a database that is away, a commit that fails, a worker that cannot be started."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest

from branchline.bots import Budget
from branchline.core.codec import decode
from branchline.server.errors import Conflict, Unavailable
from branchline.server.hosting.listeners import Listener
from branchline.server.hosting.lobby import checked, new_table, take_seat
from branchline.server.hosting.registry import Registry
from branchline.server.hosting.table import Table
from branchline.server.people.accounts import Accounts
from branchline.server.people.links import new_token
from branchline.server.people.player import Player
from branchline.server.settings import BotLimits, Bounds
from branchline.server.store.engine import open_engine
from branchline.server.store.migrate import migrate
from branchline.server.store.writer import StoreFailed
from branchline.server.workers import pool as worker_pool
from branchline.server.workers.bot_pool import BotFailed, BotPool
from branchline.tables.bot_question import Question
from branchline.tables.messages import MySeat, NewTable, OpenSeat
from kits.games import find_any_game
from kits.playing import HIDE, two
from kits.registry import at_a_table, new_registry
from kits.server import Document, Person, serving, wait_until
from kits.server_games import lineup
from kits.writing import held


def heard(listener: Listener) -> list[str]:
    messages = [listener.outbox.get_nowait() for _ in range(listener.outbox.qsize())]
    return [decode(message, dict)["type"] for message in messages if message is not None]


def test_so_many_tables_are_in_memory_and_none_that_somebody_has_open_goes(folder: str) -> None:
    migrate(folder)

    async def run() -> None:
        registry, first = await new_registry(folder)
        registry.most = 2
        others = [first.id, *[(await _another(registry)).id for _ in range(4)]]
        for age, name in enumerate(others):
            registry.tables[name].touched_at -= 100 - age
        first.listeners.add(Listener(None), 0, None)
        registry.tables[others[1]].busy += 1
        registry.tables[others[2]].touched_at = time.monotonic()
        await registry.make_room()
        assert set(registry.tables) == set(others[:3]), "watched, at work, touched just now"
        first.touched_at -= 100
        await registry.make_room()
        assert first.id in registry.tables
        assert (await registry.table(others[4])).stands().match.to_act
        registry.store.close()

    asyncio.run(run())


async def _another(registry: Registry) -> Table:
    player = await Accounts(registry.store).new_guest("Ada", new_token(), "192.0.2.1")
    wish = NewTable(game="tiny", seats=[MySeat(), MySeat()])
    made = new_table(wish, player, checked(wish, find_any_game, lineup), ["Ada", "Ada"], "Ada")
    return await registry.table(await registry.store.write(made.store))


def test_what_could_not_be_stored_is_shown_to_nobody_and_the_table_comes_back(
    folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(registry: Registry, table: Table) -> None:
        ear = Listener(None)
        table.listeners.add(ear, 0, None)
        heard(ear)

        async def fail(*_given: Any) -> None:
            raise StoreFailed("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(registry.store, "append", fail)
            with pytest.raises(Unavailable, match="store-failed"):
                await table.submit(0, 0, HIDE)
        assert heard(ear) == []
        assert table.seq == 0
        with pytest.raises(Unavailable, match="table-reloads"):
            await table.submit(0, 0, HIDE)
        await registry.tend()
        assert heard(ear) == ["bye"], "who waits there is sent to the table as it is stored"
        again = registry.tables[table.id]
        assert again is not table
        assert await again.submit(0, 0, HIDE) == 1

    at_a_table(folder, run)


def test_a_match_that_began_at_another_process_can_be_played_before_the_news_is_here(folder: str) -> None:
    async def run(registry: Registry, table: Table) -> None:
        with pytest.raises(Conflict, match="not-started"):
            await table.submit(0, 0, HIDE)
        elsewhere = await Registry(registry.store, find_any_game).table(
            table.id
        )  # hears nothing of what the first one does
        owner = Player(table.row.owner, "Ada")
        await elsewhere.change(take_seat(table.id, 1, owner, "Bo", None, b"", table.game, Bounds()))
        assert await table.submit(0, 0, HIDE) == 1

    at_a_table(folder, run, MySeat(), OpenSeat())


def test_commits_are_on_the_disk_and_shared(folder: str) -> None:
    migrate(folder)
    engine = open_engine(folder, writes=True)
    with engine.connect() as connection:
        pragmas = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("synchronous", "journal_mode")]
    engine.dispose()
    assert pragmas == [2, "wal"], "FULL"

    async def run() -> None:
        registry, _ = await new_registry(folder)
        writer = registry.store.writer
        first = await held(writer)
        before = writer.commits
        rest = [writer.write(lambda _connection: "done") for _ in range(20)]
        first.is_free.set()
        assert await asyncio.gather(*rest) == ["done"] * 20
        await first.done
        assert writer.commits == before + 2, "the first, and all that came meanwhile together"
        await registry.close()
        registry.store.close()

    asyncio.run(run())


def test_while_the_database_is_away_the_answer_is_503_and_then_all_goes_on(new_data: Any, postgres: Any) -> None:
    data = new_data("postgres")
    name = data.partition("?")[0].rpartition("/")[2]

    def allow(connections: bool) -> None:
        postgres.psql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {connections};")
        if not connections:
            postgres.psql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}';")

    with serving(data=data) as server:
        document = Document(server.url)
        anna, ben, table = two(lambda: Person(server, document))
        anna.act(table, HIDE)
        allow(False)
        wait_until(lambda: anna.http.get("/health").status_code != 200)  # an answer holds for a moment
        answer = anna.http.get("/health")
        assert (answer.status_code, answer.json()["reason"]["message"]) == (503, "unhealthy")
        body = {"seq": 1, "action": HIDE}
        assert ben.http.post(f"/api/tables/{table}/actions", json=body).status_code == 503
        allow(True)
        wait_until(lambda: ben.http.post(f"/api/tables/{table}/actions", json=body).status_code == 200)
        assert [entry["seat"] for entry in anna.update(table, since=0)["entries"]] == [0, 1]


def test_a_bot_without_a_worker_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_pool, "sys", SimpleNamespace(executable="/nowhere/python", path=[]))
    question: Any = Question("tiny", None, "random", 0, None, None, "", Budget(seconds=1.0))  # type: ignore[arg-type]

    async def run() -> None:
        pool = BotPool("kits.server_games:find_game", "kits.server_games:choose", BotLimits(workers=1))
        for _ in range(2):  # the place is free again
            with pytest.raises(BotFailed, match="no worker"):
                await pool.choose(question, "somebody")

    asyncio.run(run())
