"""A writer in the middle of a job, so that what is given to it meanwhile waits."""

import asyncio
import threading
from typing import NamedTuple

from sqlalchemy import Connection

from branchline.server.store.writer import Writer
from kits.server import PATIENCE


class Held(NamedTuple):
    done: "asyncio.Future[bool]"
    is_free: threading.Event
    """Set it, and the job ends."""


async def held(writer: Writer) -> Held:
    """From now on: the job itself has begun, and so nothing else comes into its commit."""
    has_begun, is_free = threading.Event(), threading.Event()

    def job(_connection: Connection) -> bool:
        has_begun.set()
        return is_free.wait(PATIENCE)

    done = writer.write(job)
    assert await asyncio.to_thread(has_begun.wait, PATIENCE)
    return Held(done, is_free)
