"""Whose turn it is on the event loop: nobody waits for those who ask much.

Rates bound what one address asks for in a minute; they do not say in which order things are done while all ask at once.
Here every request and every live message waits for its turn. Some begin in each turn of the loop, as many as take a
moment together; as long as nobody else waits, that is at once. What each costs is measured step by step, from its first
byte on, on the loop and in the threads of the store, and held against its address for a while.

The order (fair_queue.py) alone does not help whoever comes a moment after something costly has begun. So those who have
cost much stand in a queue of their own, and are held to a share of the time, all of them together, while others are
about: `Lane`. What they send is not even parsed before it is their turn (http/door.py).
"""

import asyncio
import time
from collections.abc import Coroutine, Generator, Iterator
from contextlib import contextmanager
from math import inf, log2
from typing import Any, Final, TypeVar

from branchline.server.bounds.costs import HALF_LIFE, MOST_REMEMBERED, Costs
from branchline.server.bounds.fair_queue import FairQueue
from branchline.server.settings import Bounds

T = TypeVar("T")
ABOUT: Final = 1.0
"""Seconds for which somebody modest is about after their last turn."""
RESERVE: Final = 0.2
"""Seconds of a lane's share that wait for whoever comes."""
MOMENT: Final = 0.004
"""Seconds that what begins in one turn of the loop may take together, by what is usual."""
PASSED_OVER: Final = 0.2
"""Seconds for which the costly are passed over while others wait, though their lane is open."""
FORGIVEN: Final = 1.5
"""How many times what somebody has cost of late must have halved, from where it was too much, until it is forgiven."""
PROBATION: Final = 30.0
"""Seconds after which it is forgiven also where it has not fallen so far, if it was not too much again: people who play
on at one address never cost nothing."""
LATEST: Final = 0.05
"""How much the latest says about what is usual."""
PLAYING: Final = 600.0
"""Seconds for which an address counts as one where somebody plays, after a move of theirs that was stored."""
BEGINNING: Final = 0.0005
"""Seconds that it costs to begin anything, beside what is measured: to read it, and to answer."""


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
        self._most = log2(bounds.modest_seconds)
        self._noted: dict[str, float] = {}
        """Who has cost too much, and when they last did; the latest last."""
        self._lane = Lane(bounds.costly_share)
        self._moved: dict[str, float] = {}
        """Who has made a move, and when they last did; the latest last."""
        self._modest, self._costly = FairQueue(self.plays), FairQueue()
        self._usual = MOMENT
        """Seconds that a turn has cost of late."""
        self._begun = 0
        """In this turn of the loop."""
        self._costly_at = 0.0
        """When one of the costly has begun something."""
        self._timer: asyncio.TimerHandle | None = None

    def is_costly(self, asker: str) -> bool:
        """Whoever was is so until their cost has fallen well below that: held to a share, those who never stop would
        otherwise pass for modest in between."""
        now = time.monotonic()
        cost = self.costs.rank(asker) - now / HALF_LIFE
        if cost > self._most:
            self._noted.pop(asker, None)
            self._noted[asker] = now
            if len(self._noted) > MOST_REMEMBERED:
                del self._noted[next(iter(self._noted))]
        elif asker in self._noted and (cost < self._most - FORGIVEN or now > self._noted[asker] + PROBATION):
            del self._noted[asker]
        return asker in self._noted

    def plays(self, asker: str) -> bool:
        """Whether somebody there has made a move of late. Who does that waits for an answer at a table; and it is work
        for a stranger to become one, at one address after the other."""
        return time.monotonic() < self._moved.get(asker, -inf) + PLAYING

    def saw_move(self, asker: str) -> None:
        self._moved.pop(asker, None)
        self._moved[asker] = time.monotonic()
        if len(self._moved) > MOST_REMEMBERED:
            del self._moved[next(iter(self._moved))]

    async def come(self, asker: str) -> None:
        """Waits until it is this asker's turn."""
        turn = self.queue_up(asker)
        if not turn.done():
            await turn

    def queue_up(self, asker: str) -> "asyncio.Future[None]":
        """Is done when it is this asker's turn. Whoever goes before that cancels it."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue_of(asker).add(asker, turn)
        if not self._begun:
            self._next()
        return turn

    def _queue_of(self, asker: str) -> FairQueue:
        return self._costly if self.is_costly(asker) else self._modest

    def _next(self) -> None:
        """As many as there is time for in one turn of the loop; of the costly one, where their lane is open and there
        is nobody else, or was for a while."""
        self._begun = 0
        while self._begun * self._usual < MOMENT and self._begin_modest():
            pass
        self._begin_costly()

    def _begin_modest(self) -> bool:
        while (first := self._modest.first()) is not None:
            self._modest.take()
            if self.is_costly(first.asker):  # since it came
                self._costly.add(first.asker, first.turn)
                continue
            self._lane.saw_modest()
            self._begin(self._modest, first.asker, first.turn)
            return True
        return False

    def _begin_costly(self) -> None:
        first = self._costly.first()
        if first is None:
            return
        if self.is_costly(first.asker) and (seconds := self._lane.wait()):
            self._look_again(seconds)
            return
        if self._begun and time.monotonic() < self._costly_at + PASSED_OVER:
            return
        self._costly_at = time.monotonic()
        self._costly.take()
        self._begin(self._costly, first.asker, first.turn)

    def _begin(self, queue: FairQueue, asker: str, turn: "asyncio.Future[None]") -> None:
        if not self._begun:
            asyncio.get_running_loop().call_soon(self._next)
        self._begun += 1
        queue.begin(asker)
        self.charge(asker, BEGINNING)
        turn.set_result(None)

    def _look_again(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._wake)

    def _wake(self) -> None:
        self._timer = None
        if not self._begun:
            self._next()

    def charge(self, asker: str, seconds: float, occupied: float = 0.0) -> None:
        """What was done for them has cost so much, here or in a thread. It may have kept us occupied for longer, where
        others want the processor too: that says nothing about them, but is gone from everybody's time."""
        self.costs.charge(asker, seconds)
        is_costly = self.is_costly(asker)
        (self._costly if is_costly else self._modest).charge(asker, seconds)
        if is_costly:
            self._lane.spend(max(seconds, occupied))

    def saw_begin(self, seconds: float) -> None:
        """What has begun has taken so long before it had to wait for something."""
        self._usual += (seconds + BEGINNING - self._usual) * LATEST

    @contextmanager
    def at_cost(self, asker: str) -> Iterator[None]:
        """What is done within costs this asker what it takes."""
        began, at = time.thread_time(), time.monotonic()
        try:
            yield
        finally:
            self.charge(asker, time.thread_time() - began, time.monotonic() - at)

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
        # What is waited for is not held, nor what it raises: with this very frame in its trace it would hold itself.
        step, given, is_first = self._work.send, None, True
        while True:
            began, at = time.thread_time(), time.monotonic()
            try:
                wish = step(given)
            except StopIteration as done:
                return done.value
            finally:
                given = None
                seconds = time.thread_time() - began
                self._turns.charge(self._asker, seconds, time.monotonic() - at)
                if is_first:
                    self._turns.saw_begin(seconds)
                is_first = False
            try:
                given, step = (yield wish), self._work.send
            except BaseException as error:
                given, step = error, self._work.throw
            wish = None
