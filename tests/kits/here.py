"""A server in this very process, for tests that look at what it does where."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import httpx

from branchline.server.app import make_app, make_services, running
from branchline.server.services import Services
from branchline.server.settings import Settings
from kits.server import MANY, OFTEN, PATIENT, TIMES

Ask = Callable[..., Awaitable[httpx.Response]]


def at_a_server(folder: str, work: Callable[[Services, Ask], Awaitable[None]], **more: Any) -> None:
    given: dict[str, Any] = {
        "rates": OFTEN, "crowds": MANY, "bounds": PATIENT, "times": TIMES, "games": ("tiny",),
        "find_game": "kits.server_games:find_game", "choose": "kits.server_games:choose",
        "lineup": "kits.server_games:lineup",
    }  # fmt: skip
    settings = Settings(**{"data": folder, **given, **more})

    async def run() -> None:
        services = make_services(settings)
        here, headers = httpx.ASGITransport(make_app(services)), {"X-Branchline": "1"}
        client = httpx.AsyncClient(transport=here, base_url="http://x", headers=headers)
        async with running(services), client:
            await work(services, client.request)

    asyncio.run(run())
