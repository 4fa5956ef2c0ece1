"""A registry of tables without a server around it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from branchline.server.hosting.lobby import checked, new_table
from branchline.server.hosting.registry import Registry
from branchline.server.hosting.table import Table
from branchline.server.people.accounts import Accounts
from branchline.server.people.links import new_token
from branchline.server.store.migrate import migrate
from branchline.server.store.store import Store
from branchline.tables.messages import Clock, MySeat, NewTable
from kits.games import find_any_game
from kits.server_games import lineup


async def new_registry(data: str, *seats: Any, clock: Clock | None = None) -> tuple[Registry, Table]:
    """A registry with one table of two seats in it."""
    store = Store(data)
    registry = Registry(store, find_any_game)
    player = await Accounts(store).new_guest("Ada", new_token(), "192.0.2.1")
    wish = NewTable(game="tiny", seats=list(seats) or [MySeat(), MySeat()], clock=clock)
    match = checked(wish, find_any_game, lineup)
    made = new_table(wish, player, match, ["Ada"] * len(wish.seats), "Ada")
    return registry, await registry.table(await store.write(made.store))


def at_a_table(
    data: str, run: Callable[[Registry, Table], Awaitable[None]], *seats: Any, clock: Clock | None = None
) -> None:
    """What is done with the one table of a new database; whatever comes of it, nothing stays open."""

    async def within() -> None:
        migrate(data)
        registry, table = await new_registry(data, *seats, clock=clock)
        try:
            await run(registry, table)
        finally:
            await registry.close()
            registry.store.close()

    asyncio.run(within())
