"""What went wrong lately, for who looks after the server: gathered from the log, and kept in the database."""

import logging
from collections import deque
from contextlib import suppress
from typing import Final

from branchline.server.health.logs import JsonLines, shortened
from branchline.server.people.links import new_id
from branchline.server.store import failures
from branchline.server.store.failures import StoredFailure
from branchline.server.store.store import Store
from branchline.server.store.writer import StoreFailed

_MOST: Final = 200
"""That wait to be stored; with more, the oldest are forgotten: the log has them."""
_LONGEST: Final = 600


class Recent(logging.Handler):
    """Warnings and errors of this process that are not stored yet."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.setFormatter(JsonLines())
        self.waiting: deque[StoredFailure] = deque(maxlen=_MOST)

    def emit(self, record: logging.LogRecord) -> None:
        detail = shortened(self.format(record), _LONGEST)
        event = shortened(f"{record.name}: {record.getMessage()}", _LONGEST)
        self.waiting.append(StoredFailure(new_id(), record.created, record.levelname.lower(), event, detail))

    async def keep(self, store: Store, most: int) -> None:
        """Where it cannot be stored it waits on."""
        found = [self.waiting.popleft() for _ in range(len(self.waiting))]
        if not found:
            return
        try:
            await store.write(lambda connection: failures.add(connection, found, most))
        except StoreFailed:
            self.waiting.extendleft(reversed(found))
            raise


RECENT: Final = Recent()


async def latest(store: Store, most: int) -> list[StoredFailure]:
    """Of all processes; what this one could not store is there too."""
    with suppress(StoreFailed):
        await RECENT.keep(store, most)
    found = {failure.id: failure for failure in (*RECENT.waiting, *await store.read(failures.latest(most)))}
    return sorted(found.values(), key=lambda failure: -failure.at)[:most]
