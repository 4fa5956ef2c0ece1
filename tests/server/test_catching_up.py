"""Two registries on one database, of which one hears nothing of the other, or hears it at the worst moment."""

import asyncio
from types import SimpleNamespace
from typing import Any

from branchline.core.codec import decode
from branchline.server.bounds.limits import Limits
from branchline.server.hosting.listeners import Listener
from branchline.server.hosting.registry import Registry
from branchline.server.hosting.table import Table
from branchline.server.people.player import Player
from branchline.server.routes.live import Connection
from branchline.server.settings import Rates
from branchline.server.store.store import Store
from branchline.tables.live_messages import Hello
from kits.games import find_any_game
from kits.playing import HIDE
from kits.registry import at_a_table


def changes(listener: Listener) -> list[Any]:
    messages = [listener.outbox.get_nowait() for _ in range(listener.outbox.qsize())]
    return [
        said["update"]
        for message in messages
        if message is not None and (said := decode(message, dict))["type"] == "changed"
    ]


async def greeted(registry: Registry, table: Any, player: Player, seq: int) -> Listener:
    services: Any = SimpleNamespace(registry=registry, store=registry.store, limits=Limits(Rates()))
    connection = Connection(services, table, Listener(player.id), "")
    connection.player = player
    await connection.hello(Hello(seat=0, seq=seq, line=0))
    return connection.listener


def test_who_resumes_where_the_news_has_not_come_is_not_sent_back(folder: str) -> None:
    async def run(registry: Registry, table: Table) -> None:
        elsewhere = Registry(registry.store, find_any_game)  # hears nothing
        behind = await elsewhere.table(table.id)
        await table.submit(0, 0, HIDE)
        assert behind.seq == 0
        ear = await greeted(elsewhere, behind, Player(table.row.owner, "Ada"), seq=1)
        assert [(update["since"], update["seq"]) for update in changes(ear)] == [(1, 1)]
        await table.submit(1, 1, HIDE)
        assert await behind.submit(0, 2, {"type": "pass"}) == 3, "chosen looking at an entry nobody told us of"

    at_a_table(folder, run)


def test_news_that_comes_while_a_table_is_loaded_is_not_lost(folder: str) -> None:
    async def run(registry: Registry, table: Table) -> None:
        store, has_read, may_go_on = registry.store, asyncio.Event(), asyncio.Event()

        async def read(query: Any) -> Any:
            found = await Store.read(store, query)
            has_read.set()
            await may_go_on.wait()
            return found

        elsewhere = Registry(SimpleNamespace(read=read, alive=store.alive, others=store.others), find_any_game)  # type: ignore[arg-type]
        loading = asyncio.ensure_future(elsewhere.table(table.id))
        await has_read.wait()
        await table.submit(0, 0, HIDE)
        elsewhere.hear(table.id)
        may_go_on.set()
        assert (await loading).seq == 1

    at_a_table(folder, run)
