"""Whose turn it is on the event loop: who has cost least of late comes first.

Rates bound what one address asks for in a minute; they do not say in which order things are done while all ask at once.
Here every request and every live message waits for its turn. One begins in each turn of the loop; as long as nobody
else waits, that is at once. What each costs is measured step by step, on the loop and in the threads of the store, and
held against its address for a while.

The order alone does not help whoever comes a moment after something costly has begun. So those who have cost much are
held to a share of the time, all of them together, while others are about: `Lane`.
"""

import asyncio
import heapq
import time
from collections.abc import Coroutine, Generator
from itertools import count
from math import log2
from typing import Any, Final, NamedTuple, TypeVar

from branchline.server.bounds.costs import HALF_LIFE, Costs
from branchline.server.settings import Bounds

T = TypeVar("T")
ABOUT: Final = 1.0
"""Seconds for which somebody modest is about after their last turn."""
RESERVE: Final = 0.2
"""Seconds of a lane's share that wait for whoever comes."""


class _Waiting(NamedTuple):
    rank: float
    number: int
    asker: str
    turn: "asyncio.Future[None]"


class Lane:
    """How much of the time those who have cost much may still have: a share of every second. As long as nobody else is
    about, all of it."""

    def __init__(self, share: float) -> None:
        self._share = share
        self._room, self._at = share * RESERVE, time.monotonic()
        self._modest_at = -ABOUT

    def saw_modest(self) -> None:
        self._modest_at = time.monotonic()

    def spend(self, seconds: float) -> None:
        self._room = self._filled() - seconds

    def wait(self) -> float:
        """Seconds until it is open."""
        now = time.monotonic()
        alone = self._modest_at + ABOUT - now
        if alone <= 0.0:
            self._room, self._at = self._share * RESERVE, now
            return 0.0
        return max(0.0, min(alone, -self._filled() / self._share))

    def _filled(self) -> float:
        now = time.monotonic()
        self._room, self._at = min(self._share * RESERVE, self._room + (now - self._at) * self._share), now
        return self._room


class Turns:
    def __init__(self, bounds: Bounds | None = None) -> None:
        bounds = bounds or Bounds()
        self.costs = Costs()
        self._modest = log2(bounds.modest_seconds)
        self._lane = Lane(bounds.costly_share)
        self._waiting: list[_Waiting] = []
        self._numbers = count()
        self._is_taken = False
        self._timer: asyncio.TimerHandle | None = None

    def is_costly(self, asker: str) -> bool:
        return self.costs.rank(asker) > self._modest + time.monotonic() / HALF_LIFE

    async def come(self, asker: str) -> None:
        """Waits until it is this asker's turn."""
        if not self._is_taken and not self._waiting and self._may_begin(asker):
            self._take()
            return
        turn = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, _Waiting(self.costs.rank(asker), next(self._numbers), asker, turn))
        if not self._is_taken:
            self._next()
        await turn

    def _may_begin(self, asker: str) -> bool:
        if self.is_costly(asker):
            return not self._lane.wait()
        self._lane.saw_modest()
        return True

    def _take(self) -> None:
        self._is_taken = True
        asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        """The turn has passed; whoever has gone away meanwhile is passed over."""
        self._is_taken = False
        while not self._is_taken and (first := self._first()) is not None:
            if not self._may_begin(first.asker):
                self._look_again(self._lane.wait())
                return
            heapq.heappop(self._waiting)
            first.turn.set_result(None)
            self._take()

    def _first(self) -> _Waiting | None:
        """Of those who still wait, by what they have cost now: it may be more than when they came."""
        while self._waiting:
            first = self._waiting[0]
            rank = self.costs.rank(first.asker)
            if first.turn.done():
                heapq.heappop(self._waiting)
            elif rank > first.rank:
                heapq.heapreplace(self._waiting, first._replace(rank=rank))
            else:
                return first
        return None

    def _look_again(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._wake)

    def _wake(self) -> None:
        self._timer = None
        if not self._is_taken:
            self._next()

    def charge(self, asker: str, seconds: float, occupied: float = 0.0) -> None:
        """What was done for them has cost so much, here or in a thread. It may have kept us occupied for longer, where
        others want the processor too: that says nothing about them, but is gone from everybody's time."""
        self.costs.charge(asker, seconds)
        if self.is_costly(asker):
            self._lane.spend(max(seconds, occupied))

    async def spend(self, asker: str, work: Coroutine[Any, Any, T]) -> T:
        """Does it at this asker's cost, from its turn on."""
        try:
            await self.come(asker)
        except BaseException:
            work.close()
            raise
        done: T = await _Measured(work, self, asker)
        return done


class _Measured:
    """A coroutine whose steps are timed; what it waits for in between costs nothing."""

    def __init__(self, work: Coroutine[Any, Any, Any], turns: Turns, asker: str) -> None:
        self._work, self._turns, self._asker = work, turns, asker

    def __await__(self) -> Generator[Any, Any, Any]:
        step, given = self._work.send, None
        while True:
            began, at = time.thread_time(), time.monotonic()
            try:
                wish = step(given)
            except StopIteration as done:
                return done.value
            finally:
                self._turns.charge(self._asker, time.thread_time() - began, time.monotonic() - at)
            try:
                given, step = (yield wish), self._work.send
            except BaseException as error:
                given, step = error, self._work.throw
