"""The threads that ask the database, in a fair queue: who has had little of them comes before who has had much.

One that serves in the order of coming lets whoever asks for a hundred lists keep everybody's table waiting.
"""

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final, TypeVar

from branchline.server.bounds.fair_queue import FairQueue

T = TypeVar("T")
THREADS: Final = 2
BEGUN: Final = 2 * THREADS
"""Questions that have left the queue: while one is answered the next lies ready, and no thread waits for the loop."""


class Readers:
    def __init__(self, plays: Callable[[str], bool] = lambda _asker: False) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "reader")
        self._free = BEGUN
        self._queue = FairQueue(plays)

    async def ask(self, asker: str, work: Callable[[], T]) -> T:
        """A thread that has begun the work has it until it is done, also where nobody waits for that any more."""
        await self._come(asker)
        self._queue.begin(asker)
        return await asyncio.wrap_future(self._begun(work))

    def _begun(self, work: Callable[[], T]) -> "Future[T]":
        """Whoever waits for it must not hold it: with what it raises it would hold itself."""
        loop = asyncio.get_running_loop()
        try:
            begun = self._threads.submit(work)
        except BaseException:
            self._next()
            raise
        begun.add_done_callback(lambda _done: self._is_done(loop))
        return begun

    async def _come(self, asker: str) -> None:
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.add(asker, turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it had come, and nobody makes use of it
                self._next()
            raise

    def charge(self, asker: str, seconds: float) -> None:
        """A thread was busy for so long with what they asked."""
        self._queue.charge(asker, seconds)

    def _is_done(self, loop: asyncio.AbstractEventLoop) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(self._next)

    def _next(self) -> None:
        first = self._queue.first()
        if first is None:
            self._free += 1
            return
        self._queue.take()
        first.turn.set_result(None)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
