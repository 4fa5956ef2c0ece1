"""Watches the clocks of all tables, also of those that nobody has open."""

import asyncio
import logging
import time
from typing import Final

from branchline.core.errors import Refused
from branchline.server.hosting import steady
from branchline.server.hosting.beside_play import is_pause_over, time_out
from branchline.server.hosting.registry import Registry
from branchline.server.hosting.table import Table
from branchline.server.store.presences import due_tables, has_unmeasured, measure
from branchline.tables.clocks import out_of_time

log = logging.getLogger("branchline.clocks")
TICK: Final = 0.2
LOOK_EVERY: Final = 10
"""So many ticks between two looks into the database."""


class ClockKeeper:
    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def run(self) -> None:
        ticks = 0
        while True:
            if ticks % LOOK_EVERY == 0:
                await self._touch_due()
            for table in list(self._registry.tables.values()):
                if _is_due(table) and await self._registry.holds(table):
                    await self._time_out(table)
            ticks += 1
            await asyncio.sleep(TICK)

    async def _touch_due(self) -> None:
        """Loads the tables whose time is up, of those that this process measures."""
        registry, store = self._registry, self._registry.store
        if registry.has_called:
            await self._adopt()
        for table in await store.read(lambda connection: due_tables(connection, store.locks.me, steady.now())):
            await registry.table(table)

    async def _adopt(self) -> None:
        """What no living process measures, this one does from now on. Until now the wall clock counts."""
        store, wall, now = self._registry.store, time.time(), steady.now()
        alive, me = store.alive, store.locks.me
        if await store.read(lambda connection: has_unmeasured(connection, alive)):
            await store.write(lambda connection: measure(connection, alive, me, wall, now))

    async def _time_out(self, table: Table) -> None:
        try:
            await time_out(table)
        except Refused as refused:
            log.warning("time-out refused", extra={"table": table.id, "why": str(refused)})


def _is_due(table: Table) -> bool:
    sitting = table.sitting
    if sitting is None or sitting.clock_state is None or table.row.state != "playing":
        return False
    return bool(out_of_time(sitting.clock_state, table.seconds_since)) or is_pause_over(table, sitting)
