"""A finished match alone is played again once, to see what it counts for; not whenever somebody looks at its table."""

import asyncio
from typing import Any

import pytest

from branchline.bots import lineup
from branchline.games import find_game
from branchline.server.hosting import solo_results
from branchline.server.hosting.beside_play import stop
from branchline.server.hosting.daily import DailyKeeper
from branchline.server.hosting.lobby import checked, new_table
from branchline.server.hosting.registry import Registry
from branchline.server.hosting.solo_results import SoloResultKeeper
from branchline.server.people.accounts import Accounts
from branchline.server.people.links import new_token
from branchline.server.store import daily
from branchline.server.store.migrate import migrate
from branchline.server.store.store import Store
from branchline.server.store.writer import StoreFailed
from branchline.tables.messages import MySeat, NewTable

LOOKS = 4


async def looked_at(registry: Registry) -> None:
    """As a server does each second; and what follows from it is done."""
    for _ in range(LOOKS):
        await registry.tend()
        await asyncio.gather(*registry._tasks, return_exceptions=True)


async def finished_alone(registry: Registry, **wish: Any) -> str:
    """A match that was stopped before its end."""
    store = registry.store
    player = await Accounts(store).new_guest("Ada", new_token(), "192.0.2.1")
    wished = NewTable(game="railroad-tiles", seats=[MySeat()], **wish)
    made = new_table(wished, player, checked(wished, find_game, lineup), ["Ada"], "Ada")
    table = await registry.table(await store.write(made.store))
    await stop(table)
    return table.id


@pytest.mark.parametrize(
    ("keeper", "place", "name", "wish"),
    [
        (SoloResultKeeper, solo_results, "load", {}),
        (DailyKeeper, daily, "is_try", {"seed": "known to all", "hints": False}),
    ],
    ids=["solo result", "deal of the day"],
)
def test_what_counts_for_nothing_is_looked_at_once(
    folder: str, keeper: Any, place: Any, name: str, wish: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrate(folder)
    asked: list[str] = []
    known, fails = getattr(place, name), [True]

    def counted(connection: Any, table: str, *more: Any) -> Any:
        asked.append(table)
        if fails:
            fails.clear()
            raise StoreFailed("away")
        return known(connection, table, *more)

    monkeypatch.setattr(place, name, counted)

    async def run() -> None:
        registry = Registry(Store(folder), find_game)
        keeper(registry)
        table = await finished_alone(registry, **wish)
        await looked_at(registry)
        assert asked == [table] * 2, "once more, since the database did not answer; and never again"
        await registry.close()
        registry.store.close()

    asyncio.run(run())
