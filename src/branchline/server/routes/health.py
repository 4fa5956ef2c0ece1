"""The server itself: is it well, what does it count, what can it be asked."""

import asyncio
import shutil
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
from branchline.server.store.engine import folder_of
from branchline.server.store.reminders import queued
from branchline.server.store.reports import count_open
from branchline.server.workers.pool import Load
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
    tables, writer = list(call.services.registry.tables.values()), call.services.store.writer
    values = {
        "branchline_tables_loaded": ("Tables in memory.", float(len(tables))),
        "branchline_live_connections": ("Live connections.", float(sum(len(table.listeners) for table in tables))),
        "process_cpu_seconds_total": ("Processor time of this process.", time.process_time()),
        "branchline_commits": ("Transactions written since the start.", float(writer.commits)),
        "branchline_writer_alive": ("Whether the thread that writes is there: 1, or 0.", float(writer.is_at_work)),
        "branchline_writer_waiting": ("Writes that wait for their commit.", float(writer.waiting)),
        **_workers("bots", call.services.pool.load),
        **_workers("judges", call.services.judges.load),
        **_workers("study", call.services.study_pool.load),
        **await _reminders(call),
        **await _reports(call),
        **await _disk(call.services.settings.data),
        **await _backups(call),
    }
    return metrics.text(values).encode()


def _workers(kind: str, load: Load) -> dict[str, tuple[str, float]]:
    return {
        f"branchline_{kind}_at_work": (f"Questions that the {kind} have before them.", float(load.at_work)),
        f"branchline_{kind}_waiting": (f"Questions that wait for the {kind}.", float(load.waiting)),
    }


async def _reminders(call: Call) -> dict[str, tuple[str, float]]:
    count = await call.services.store.read(queued)
    return {"branchline_reminders_queued": ("Turns and messages that wait to be told.", float(count))}


async def _reports(call: Call) -> dict[str, tuple[str, float]]:
    count = await call.services.store.read(count_open)
    return {"branchline_reports_open": ("Reports of lines and names that no admin has settled.", float(count))}


async def _disk(data: str) -> dict[str, tuple[str, float]]:
    """PostgreSQL has a disk of its own. Not on the event loop: a disk that hangs gives no answer."""
    folder = folder_of(data)
    if folder is None:
        return {}
    free = await asyncio.to_thread(lambda: shutil.disk_usage(folder).free)
    return {"branchline_disk_free_bytes": ("Room on the disk where the tables are kept.", float(free))}


async def _backups(call: Call) -> dict[str, tuple[str, float]]:
    age = await call.services.backups.age()
    about = "Seconds since the latest backup by itself; since the first was wanted, if there is none."
    return {} if age is None else {"branchline_backup_age_seconds": (about, age)}


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
