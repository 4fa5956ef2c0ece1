"""Watches the clocks of all tables, also of those that nobody has open."""

import asyncio
import logging
import time
from typing import Final

from sqlalchemy import and_, case, or_, select, update

from branchline.core.errors import Refused
from branchline.server.hosting import steady
from branchline.server.hosting.registry import Registry
from branchline.server.hosting.table import Table
from branchline.server.hosting.table_acts import time_out
from branchline.server.store import schema
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
        registry, rows = self._registry, schema.matches.c
        if registry.has_called:
            await self._adopt()
        is_due = rows.measured_at + (rows.deadline - rows.changed_at) <= steady.now()
        mine = select(rows.id).where(rows.state == "playing", rows.measured_by == registry.store.locks.me, is_due)
        for table in await registry.store.read(lambda connection: connection.execute(mine.limit(50)).scalars().all()):
            await registry.table(table)

    async def _adopt(self) -> None:
        """What no living process measures, this one does from now on. Until now the wall clock counts."""
        store, matches = self._registry.store, schema.matches
        rows, wall, now = matches.c, time.time(), steady.now()
        nobodys = or_(rows.measured_by.is_(None), rows.measured_by.not_in(sorted(store.alive)))
        left = and_(rows.deadline.is_not(None), rows.state == "playing", nobodys)
        if await store.read(lambda connection: connection.execute(select(rows.id).where(left).limit(1)).first()):
            since = case((rows.changed_at < wall, now - wall + rows.changed_at), else_=now)
            mine = update(matches).where(left).values(measured_by=store.locks.me, measured_at=since)
            await store.write(lambda connection: connection.execute(mine))

    async def _time_out(self, table: Table) -> None:
        try:
            await time_out(table)
        except Refused as refused:
            log.warning("time-out refused", extra={"table": table.id, "why": str(refused)})


def _is_due(table: Table) -> bool:
    clocks = table.sitting.clock_state if table.sitting is not None else None
    return clocks is not None and table.row.state == "playing" and bool(out_of_time(clocks, table.seconds_since))
