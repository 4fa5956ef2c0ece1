"""Once a day a server tidies by its rules: tables that nobody comes back to, guests whom nobody can be any more."""

import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from branchline.core.errors import Refused
from branchline.server.hosting.beside_play import stop
from branchline.server.hosting.registry import Registry
from branchline.server.settings import TidyRules
from branchline.server.store.connection import Connection
from branchline.server.store.tidying import CHANGES, REMOVE, RULES, found

log = logging.getLogger("branchline.tidying")
AT_ONCE: Final = 100
"""Of one transaction: nobody who plays waits long for it."""


async def tidy_by_rules(registry: Registry, rules: TidyRules) -> None:
    """What was found once is tried once: the next day is soon enough for what was touched in between, and for a
    table that would be removed while it is loaded."""
    for rule in RULES:
        ids = await registry.store.read(found(rule, rules))
        for first in range(0, len(ids), AT_ONCE):
            some = [one for one in ids[first : first + AT_ONCE] if rule not in REMOVE or one not in registry.tables]
            await (_end(registry, some) if rule == "unfinished" else _change(registry, CHANGES[rule](rules, some)))
        if ids:
            log.info("tidied", extra={"rule": rule, "count": len(ids)})


async def _end(registry: Registry, tables: list[str]) -> None:
    for name in tables:
        with suppress(Refused):  # over in the meantime, or frozen
            await stop(await registry.table(name))


async def _change(registry: Registry, change: Callable[[Connection], list[str]]) -> None:
    def job(connection: Connection) -> list[str]:
        tables = change(connection)
        for name in tables:
            registry.store.news.add(name)
        return tables

    for name in await registry.store.write(job):
        if (loaded := registry.tables.get(name)) is not None:
            registry.look_at(loaded)
