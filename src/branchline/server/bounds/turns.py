"""Whose turn it is on the event loop: who has cost least of late comes first.

Rates bound what one address asks for in a minute; they do not say in which order things are done while all ask at once.
Here every request and every live message waits for its turn. One begins in each turn of the loop; as long as nobody
else waits, that is at once. What each costs is measured step by step and held against its address for a while.
"""

import asyncio
import heapq
import time
from collections.abc import Coroutine, Generator
from itertools import count
from typing import Any, TypeVar

from branchline.server.bounds.costs import Costs

T = TypeVar("T")


class Turns:
    def __init__(self) -> None:
        self.costs = Costs()
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._numbers = count()
        self._is_taken = False

    async def come(self, asker: str) -> None:
        """Waits until it is this asker's turn."""
        if not self._is_taken:
            self._take()
            return
        turn = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (self.costs.rank(asker), next(self._numbers), turn))
        await turn

    def _take(self) -> None:
        self._is_taken = True
        asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        """The turn has passed; whoever has gone away meanwhile is passed over."""
        self._is_taken = False
        while self._waiting and not self._is_taken:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(None)
                self._take()

    async def spend(self, asker: str, work: Coroutine[Any, Any, T]) -> T:
        """Does it at this asker's cost, from its turn on."""
        try:
            await self.come(asker)
        except BaseException:
            work.close()
            raise
        measured = _Measured(work)
        try:
            done: T = await measured
            return done
        finally:
            self.costs.charge(asker, measured.seconds)


class _Measured:
    """A coroutine whose steps are timed; what it waits for in between costs nothing."""

    def __init__(self, work: Coroutine[Any, Any, Any]) -> None:
        self._work = work
        self.seconds = 0.0

    def __await__(self) -> Generator[Any, Any, Any]:
        step, given = self._work.send, None
        while True:
            began = time.perf_counter()
            try:
                wish = step(given)
            except StopIteration as done:
                return done.value
            finally:
                self.seconds += time.perf_counter() - began
            try:
                given, step = (yield wish), self._work.send
            except BaseException as error:
                given, step = error, self._work.throw
