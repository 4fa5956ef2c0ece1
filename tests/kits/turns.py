"""Work on an event loop that costs something, and waiting for what comes of it."""

import asyncio
import time
from collections.abc import Callable

from kits.server import PATIENCE


def burn(seconds: float) -> None:
    """Of this thread's processor time."""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


async def soon(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)
