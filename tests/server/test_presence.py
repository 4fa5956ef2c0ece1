"""Who is at a table, as it is stored: what holds when it is written, not when it was asked for."""

import asyncio
import threading

from sqlalchemy import select

from branchline.server.hosting.listeners import Listener
from branchline.server.hosting.presence import come
from branchline.server.store import schema
from branchline.server.store.migrate import migrate
from kits.registry import new_registry


def test_who_turned_away_while_their_coming_waited_to_be_written_is_not_looking(folder: str) -> None:
    migrate(folder)

    async def run() -> None:
        registry, table = await new_registry(folder)
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
        await registry.close()
        registry.store.close()

    asyncio.run(run())
