"""The server itself: is it well, what does it count, what can it be asked."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

from branchline import __version__
from branchline.core.codec import encode
from branchline.server.errors import Unavailable
from branchline.server.health import metrics
from branchline.server.http.endpoint import Call, Endpoint, Endpoints
from branchline.server.http.openapi import document
from branchline.server.http.schema_page import schema_page
from branchline.tables.messages import Health

HEALTH = Endpoints("health")


@HEALTH.add("GET", "/health", Health)
async def health(call: Call) -> Health:
    """Whether the server can do its work: read, write, and hear of other processes. 503 names what it cannot."""
    failing = await call.services.pulse.failing()
    if failing:
        raise Unavailable("unhealthy", parts=", ".join(failing))
    return Health(status="ok", version=__version__, tables=len(call.services.registry.tables))


@HEALTH.add("GET", "/metrics", str, media="text/plain; version=0.0.4; charset=utf-8")
async def prometheus(call: Call) -> bytes:
    """Counters for Prometheus."""
    tables = list(call.services.registry.tables.values())
    values = {
        "branchline_tables_loaded": ("Tables in memory.", float(len(tables))),
        "branchline_live_connections": ("Live connections.", float(sum(len(table.listeners) for table in tables))),
        "process_cpu_seconds_total": ("Processor time of this process.", time.process_time()),
        "branchline_commits": ("Transactions written since the start.", float(call.services.store.writer.commits)),
    }
    return metrics.text(values).encode()


_KINDS: dict[str, Callable[[Any], bytes]] = {"json": encode, "page": lambda described: schema_page(described).encode()}


def describing(endpoints: list[Endpoint]) -> Endpoints:
    """The endpoints that describe all endpoints, themselves included."""
    describing = Endpoints("health")
    making: dict[str, asyncio.Future[bytes]] = {}

    async def made(call: Call, kind: str) -> bytes:
        """Once, and not on the event loop: it takes a second."""
        games = [call.services.find_game(name) for name in call.services.game_names]
        if kind not in making or making[kind].cancelled():
            making[kind] = asyncio.ensure_future(asyncio.to_thread(lambda: _KINDS[kind](document(endpoints, games))))
        return await asyncio.shield(making[kind])

    @describing.add("GET", "/schema", dict[str, Any])
    async def schema(call: Call) -> bytes:
        """This document: OpenAPI 3.1."""
        return await made(call, "json")

    @describing.add("GET", "/schema/page", str, media="text/html; charset=utf-8")
    async def schema_html(call: Call) -> bytes:
        """The same as a page to read."""
        return await made(call, "page")

    endpoints += describing.all
    return describing
