"""What follows from a finished match is found out once: its table is looked at again and again while it is loaded."""

from collections.abc import Awaitable, Callable
from typing import Final

from branchline.server.hosting.registry import Registry
from branchline.server.hosting.table import Table
from branchline.server.store.writer import StoreFailed

MOST_SEEN: Final = 10_000
"""Tables that are known to be judged: of more, the earliest would be judged once more, which changes nothing."""


class JudgedOnce:
    """Has each table judged in the background, whatever comes of it; again only where the database did not answer."""

    def __init__(self, registry: Registry, judge: Callable[[Table], Awaitable[None]]) -> None:
        self._registry, self._judge = registry, judge
        self._seen: dict[str, None] = {}

    def look_at(self, table: Table) -> None:
        if table.id not in self._seen:
            self._seen[table.id] = None
            if len(self._seen) > MOST_SEEN:
                del self._seen[next(iter(self._seen))]
            self._registry.go(self._judged(table))

    async def _judged(self, table: Table) -> None:
        try:
            await self._judge(table)
        except StoreFailed:
            self._seen.pop(table.id, None)
            raise
