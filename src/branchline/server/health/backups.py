"""The server's own backups: made when they are due, in a process of their own."""

import asyncio
import logging
import time
from typing import Final

import msgspec

from branchline.server.health.metrics import BACKUPS
from branchline.server.settings import BackupRules
from branchline.server.store.schedule import Made, Wanted, place_of
from branchline.server.workers.pool import WorkerFailed, WorkerPool
from branchline.server.workers.worker import Bounds

log = logging.getLogger("branchline.backups")
NICENESS: Final = 15
"""Whoever plays, thinks or judges comes first."""
MOST_SECONDS: Final = 6 * 3600.0


class Backups:
    def __init__(self, data: str, rules: BackupRules) -> None:
        self._wanted = Wanted(data, rules)
        self._place = place_of(data)
        self._maker = WorkerPool(("branchline.server.store.schedule:open_maker",), 1, Bounds(niceness=NICENESS))

    async def make_if_due(self) -> None:
        """What fails is told in the log and the metrics, and tried again at the next look."""
        if not await asyncio.to_thread(self._place.is_due, self._wanted.rules, time.time()):
            return
        try:
            answer = await self._maker.ask(msgspec.msgpack.encode(self._wanted), MOST_SECONDS)
            made = msgspec.msgpack.decode(answer, type=Made | None)
        except WorkerFailed as failed:
            made = Made(why_not=str(failed))
        finally:
            await self.close()  # until the next day nobody needs it
        if made is not None:
            self._tell(made)

    def _tell(self, made: Made) -> None:
        BACKUPS.add("failed" if made.why_not else "made")
        if made.why_not:
            log.error("no backup", extra={"why": made.why_not})
        else:
            log.info("backed up", extra={"file": made.file, "rows": made.rows})

    async def age(self) -> float | None:
        """Seconds since the latest. None where none are wanted, or there was no time for one yet."""
        if not self._wanted.rules.keep:
            return None
        return await asyncio.to_thread(self._place.without_since, time.time())

    async def close(self) -> None:
        await self._maker.close()
