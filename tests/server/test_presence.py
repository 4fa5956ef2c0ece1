"""Who is at a table, as it is stored: what holds when it is written, not when it was asked for."""

import asyncio
import threading
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import select

from branchline.core.codec import decode
from branchline.server.bounds.limits import Limits
from branchline.server.hosting import steady
from branchline.server.hosting.listeners import Listener
from branchline.server.hosting.presence import come
from branchline.server.hosting.registry import Registry
from branchline.server.hosting.table import Table
from branchline.server.people.player import Player
from branchline.server.routes.live import Connection
from branchline.server.settings import Rates
from branchline.server.store import schema
from branchline.server.store.presences import Place
from branchline.server.store.store import Store
from branchline.server.store.writer import Kind, StoreFailed
from branchline.tables.live_messages import Hello
from kits.registry import at_a_table


def connected(registry: Registry, table: Table) -> Connection:
    """The owner of all seats, who has said nothing yet."""
    services: Any = SimpleNamespace(registry=registry, store=registry.store, limits=Limits(Rates()))
    connection = Connection(services, table, Listener(table.row.owner), "")
    connection.player = Player(table.row.owner, "Ada")
    return connection


def heard(connection: Connection) -> list[Any]:
    outbox = connection.listener.outbox
    return [decode(message, dict) for _ in range(outbox.qsize()) if (message := outbox.get_nowait()) is not None]


async def marked(store: Store) -> list[int]:
    """The seats that somebody has open."""
    seats = select(schema.presences.c.seat).order_by(schema.presences.c.seat)
    return list(await store.read(lambda connection: connection.execute(seats).scalars().all()))


def count_writes(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    written: list[object] = []
    write = store.write

    async def counted(job: Any, **more: Any) -> Any:
        written.append(job)
        return await write(job, **more)

    monkeypatch.setattr(store, "write", counted)
    return written


def test_who_turned_away_while_their_coming_waited_to_be_written_is_not_looking(folder: str) -> None:
    async def run(registry: Registry, table: Table) -> None:
        ear, is_free = Listener(table.row.owner), threading.Event()
        ear.seat = 0
        table.listeners.add(ear, None, 0)
        before = asyncio.create_task(table.change(lambda _connection: is_free.wait()))
        coming = asyncio.create_task(come(table, 0))
        await asyncio.sleep(0)  # both have begun, and the second waits for the first
        ear.is_looking = False
        is_free.set()
        await asyncio.gather(before, coming)
        marks = select(schema.presences.c.is_looking)
        assert await registry.store.read(lambda connection: connection.execute(marks).scalars().all()) == [False]

    at_a_table(folder, run)


def test_who_says_hello_again_at_their_seat_has_not_been_away_from_it(
    folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(registry: Registry, table: Table) -> None:
        one, other = connected(registry, table), connected(registry, table)
        await one.hello(Hello(seat=0, seq=0, line=0))
        await other.hello(Hello(seat=1, seq=0, line=0))
        assert await marked(registry.store) == [0, 1]
        heard(one), heard(other)
        written = count_writes(registry.store, monkeypatch)
        for _ in range(3):
            await one.hello(Hello(seat=0, seq=0, line=0))
        assert [said["type"] for said in heard(one)] == ["table", "changed"] * 3
        assert not heard(other)
        assert not written
        await one.leave()
        assert [said["table"]["seats"][0].get("here", False) for said in heard(other)] == [False]
        assert await marked(registry.store) == [1]

    at_a_table(folder, run)


def test_who_says_hello_at_another_seat_has_left_the_one_before(data: str) -> None:
    async def run(registry: Registry, table: Table) -> None:
        one = connected(registry, table)
        await one.hello(Hello(seat=0, seq=0, line=0))
        await one.hello(Hello(seat=1, seq=0, line=0))
        assert await marked(registry.store) == [1]
        await one.leave()
        assert await marked(registry.store) == []

    at_a_table(data, run)


def test_whose_second_hello_fails_on_the_way_is_not_there_any_more(
    folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(registry: Registry, table: Table) -> None:
        one, other = connected(registry, table), connected(registry, table)
        await one.hello(Hello(seat=0, seq=0, line=0))
        await other.hello(Hello(seat=1, seq=0, line=0))

        async def fail(_table: str) -> Table:
            raise StoreFailed("away")

        monkeypatch.setattr(registry, "table", fail)
        with pytest.raises(StoreFailed):
            await one.hello(Hello(seat=0, seq=0, line=0))
        assert not one.is_greeted
        assert table.listeners.seats_here() == {1}
        assert await marked(registry.store) == [1]

    at_a_table(folder, run)


def test_a_seat_that_there_is_no_more_is_not_marked(data: str) -> None:
    async def run(registry: Registry, table: Table) -> None:
        store = registry.store
        for place in (Place(table.id, 7, 1), Place("abcdefghjkmn", 0, 1)):
            job = lambda connection, place=place: store.marks.mark(connection, place, steady.now(), is_looking=True)  # noqa: E731
            await store.write(job, kind=Kind.PLAIN)
        assert await marked(store) == []

    at_a_table(data, run)
