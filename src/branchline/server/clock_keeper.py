"""Watches the clocks of all tables, also of those that nobody has open."""

import asyncio
import logging
import time
from typing import Final

from sqlalchemy import select

from branchline.core.errors import Refused
from branchline.server.house import House
from branchline.server.store import schema
from branchline.server.table import Table
from branchline.server.table_acts import time_out

log = logging.getLogger("branchline.clocks")
TICK: Final = 0.2
LOOK_EVERY: Final = 10
"""So many ticks between two looks into the database."""


class ClockKeeper:
    def __init__(self, house: House) -> None:
        self._house = house

    async def run(self) -> None:
        ticks = 0
        while True:
            if ticks % LOOK_EVERY == 0:
                await self._touch_due()
            for table in list(self._house.tables.values()):
                if _is_due(table) and await self._house.holds(table):
                    await self._time_out(table)
            ticks += 1
            await asyncio.sleep(TICK)

    async def _touch_due(self) -> None:
        """Loads the tables whose time is up."""
        columns = schema.matches.c
        query = select(columns.id).where(columns.deadline <= time.time(), columns.state == "playing").limit(50)
        for table in await self._house.store.read(lambda connection: connection.execute(query).scalars().all()):
            await self._house.table(table)

    async def _time_out(self, table: Table) -> None:
        try:
            await time_out(table)
        except Refused as refused:
            log.warning("time-out refused", extra={"table": table.id, "why": str(refused)})


def _is_due(table: Table) -> bool:
    due = table.row.deadline
    return due is not None and due <= time.time() and table.row.state == "playing" and table.standing is not None
