"""Analyses are worked at in the background: each by one server process, part by part, by all its workers at once; and
what was found is kept at once."""

import asyncio
import logging
from collections.abc import Iterator
from typing import Final

import msgspec

from branchline.core import record
from branchline.core.errors import Refused
from branchline.server.hosting.registry import Registry
from branchline.server.settings import StudyLimits
from branchline.server.store import analyses
from branchline.server.workers.study_pool import StudyFailed, StudyPool
from branchline.server.workers.study_worker import Question
from branchline.study.findings import Outline, Task

log = logging.getLogger("branchline.study")
LOOK_SECONDS: Final = 15.0
"""How often a process looks for what others left."""


class Analyses:
    def __init__(self, registry: Registry, pool: StudyPool, limits: StudyLimits) -> None:
        self._registry, self._store, self._pool, self._limits = registry, registry.store, pool, limits
        self._running: set[str] = set()

    def wake(self) -> None:
        """Somebody asked for one."""
        self._registry.go(self.look())

    async def look(self) -> None:
        """Takes up what waits, as far as there are workers; what is marked as ours too, where something got in between:
        what we work at, we know."""
        await self._registry.roll_call()  # whoever came since would be taken for dead
        room = self._limits.workers - len(self._running)
        if room <= 0 or not self._registry.has_called:
            return
        found = await self._store.read(analyses.free(self._store.others, room + len(self._running)))
        for match in found:
            if match not in self._running and len(self._running) < self._limits.workers:
                self._running.add(match)
                self._registry.go(self._run(match))

    async def _run(self, match: str) -> None:
        me = self._store.locks.me
        try:
            if await self._store.write(analyses.claim(match, me, self._store.others)):
                await self._work(match, me)
        except (StudyFailed, Refused) as failed:
            log.error("analysis failed", extra={"table": match, "why": str(failed)})
            await self._store.write(analyses.put(match, me, {"state": "failed"}))
        finally:
            self._running.discard(match)
        self.wake()

    async def _work(self, match: str, me: int) -> None:
        table = await self._registry.table(match)
        ended = table.stands().match
        data = await self._store.aside(lambda: record.export(ended))
        kept = await self._store.read(analyses.kept(match))
        if kept is None:
            return
        outline = await self._outline(match, me, data, kept.outline)
        left = iter([Question(data, outline.task, part) for part in range(outline.parts) if part not in kept.parts])
        hands = [asyncio.ensure_future(self._go_on(match, me, left)) for _ in range(self._limits.workers)]
        try:
            is_whole = all(await asyncio.gather(*hands))
        finally:
            for hand in hands:
                hand.cancel()
        if is_whole:
            await self._store.write(analyses.put(match, me, {"state": "done"}))

    async def _go_on(self, match: str, me: int, left: Iterator[Question]) -> bool:
        """One part after the other, of those that nobody has taken yet: each finds the same, whoever does it and
        whenever. Whether it was never stopped."""
        for question in left:
            found = await self._pool.ask(question)
            assert question.part is not None
            if not await self._store.write(analyses.keep_part(match, me, question.part, found)):
                return False
        return True

    async def _outline(self, match: str, me: int, data: bytes, known: str | None) -> Outline:
        """What was begun is gone on with as it was begun, whatever the limits are now."""
        if known is None:
            known = await self._pool.ask(Question(data, Task(playouts=self._limits.playouts)))
            await self._store.write(analyses.put(match, me, {"outline": known}))
        return msgspec.json.decode(known, type=Outline)
