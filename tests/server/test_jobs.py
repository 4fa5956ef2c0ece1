"""What a server does by itself, and what is told of it when it fails."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from branchline.server.health import collector, jobs
from branchline.server.hosting.clock_keeper import ClockKeeper
from branchline.server.http.door import Door
from branchline.server.reminders.teller import Teller
from branchline.server.services import Services
from branchline.server.workers.bot_pool import BotPool
from kits.here import at_a_server

WORK = {
    "clocks": (ClockKeeper, "run"),
    "telling": (Teller, "run"),
    "bots": (BotPool, "run"),
    "watching": (Door, "watch"),
    "collecting": (collector, "tend"),
}


def test_all_that_has_no_end_is_looked_at_here() -> None:
    assert tuple(WORK) == jobs.LOOPS


@pytest.mark.parametrize("name", WORK)
def test_work_without_an_end_that_fails_is_told_by_its_own_name_and_begins_anew(
    monkeypatch: pytest.MonkeyPatch, data: str, name: str
) -> None:
    monkeypatch.setattr(jobs, "JOBS", {})
    again, failed = asyncio.Event(), list[str]()

    async def fails(*_it: object) -> None:
        if failed:
            again.set()
        failed.append(name)
        raise ValueError("broken")

    async def until_then(_services: Services, _ask: Callable[..., Awaitable[object]]) -> None:
        await again.wait()

    monkeypatch.setattr(*WORK[name], fails)
    at_a_server(data, until_then)
    assert {job for job, ran in jobs.JOBS.items() if ran.why} == {name}
    assert jobs.JOBS[name].why == "ValueError: broken"
