"""Whether the server is well: not what it believes, but what it can do now. Each part is tried, none for long."""

import asyncio
import time
from collections.abc import Awaitable
from typing import Any, Final

from branchline.server.people.links import new_id
from branchline.server.store.store import Store
from branchline.server.store.trying import glance, write_and_wipe
from branchline.server.store.writer import StoreFailed

PATIENCE: Final = 4.0
"""Seconds after which a part that gives no answer counts as failing."""
FRESH: Final = 1.0
"""Seconds for which an answer holds: who asks often learns no more, and costs nothing."""
DEAF: Final = 10.0
"""Seconds without news of other processes before that counts: a line that broke is made anew in less."""


class Pulse:
    """Asked by any number of people at once, felt once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._heard_at = time.monotonic()
        self._felt_at = -FRESH
        self._failing: list[str] = []
        self._feeling: asyncio.Task[list[str]] | None = None

    async def failing(self) -> list[str]:
        """The parts that fail, of `read`, `write` and `news`."""
        if time.monotonic() < self._felt_at + FRESH:
            return self._failing
        if self._feeling is None or self._feeling.done():
            self._feeling = asyncio.ensure_future(self._feel())
        self._failing = await asyncio.shield(self._feeling)
        return self._failing

    async def _feel(self) -> list[str]:
        parts = {"read": self._read(), "write": self._write(), "news": self._news()}
        found = await asyncio.gather(*(_is_well(part) for part in parts.values()))
        self._felt_at = time.monotonic()
        return [name for name, is_well in zip(parts, found, strict=True) if not is_well]

    async def _read(self) -> None:
        await self._store.read(glance)

    async def _write(self) -> None:
        """A commit that is on the disk and leaves nothing behind."""
        await self._store.write(write_and_wipe(f"pulse {new_id()}"))

    async def _news(self) -> None:
        now = time.monotonic()
        if self._store.news.is_listening:
            self._heard_at = now
        if now > self._heard_at + DEAF:
            raise StoreFailed("no news of other processes")


async def _is_well(part: Awaitable[Any]) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await part
    except (StoreFailed, TimeoutError):
        return False
    return True
