"""A fair queue: who has had little comes before who has had much, and nobody has to wait for ever.

The queue has a clock of its own, which stands at what those who are served now have had. Whoever comes begins
there, or behind what they were served themselves: somebody who asks now and then is next, and of those who always ask,
each gets the same (start-time fair queueing). What they had long before does not count: an order by the cost of late
alone lets cheap questions without end keep out whoever has once had something dear. Nor does anybody begin before the
clock: whoever came from a new address would pass all who play.

Everybody has a little credit: the clock goes slowly where many ask without end, and whoever has just opened a table,
which is dear, would otherwise wait with the first move until all of them have had as much. Within it they are served by
turns: the first question of each, then the second; and whoever plays as if they had come a moment earlier, so that they
need not wait for a crowd of strangers that came together just before."""

import asyncio
import heapq
import time
from collections import Counter
from collections.abc import Callable
from itertools import count
from math import inf
from typing import Final, NamedTuple

from branchline.server.bounds.costs import MOST_REMEMBERED

CREDIT: Final = 0.1
"""Seconds that somebody may have had beyond where the clock stands, and is still among the first."""
HEAD_START: Final = 0.25
"""Seconds by which whoever plays comes before others who have had as little: nobody waits longer than that for it."""


class Waiting(NamedTuple):
    mark: float
    place: int
    """How many of the same asker waited when it came."""
    at: float
    """When it came; for whoever plays, a moment earlier."""
    number: int
    asker: str
    turn: "asyncio.Future[None]"


class FairQueue:
    def __init__(self, plays: Callable[[str], bool] = lambda _asker: False) -> None:
        self._plays = plays
        self._now = 0.0
        self._served: dict[str, float] = {}
        """Up to which mark."""
        self._waiting: list[Waiting] = []
        self._counts: Counter[str] = Counter()
        """Of each asker, how many wait."""
        self._numbers = count()

    def add(self, asker: str, turn: "asyncio.Future[None]") -> None:
        place = self._counts[asker]
        self._counts[asker] += 1
        at = time.monotonic() - (HEAD_START if self._plays(asker) else 0.0)
        heapq.heappush(self._waiting, Waiting(self._mark(asker), place, at, next(self._numbers), asker, turn))

    def first(self) -> Waiting | None:
        """Of those who still wait, by what they were served until now: it may be more than when they came."""
        while self._waiting:
            first = self._waiting[0]
            served = self._had(first.asker)
            if first.turn.done():
                self.take()
            elif served > max(first.mark, self._now):
                heapq.heapreplace(self._waiting, first._replace(mark=served))
            else:
                return first
        return None

    def take(self) -> Waiting:
        """The first, who was asked for just before, leaves the queue."""
        first = heapq.heappop(self._waiting)
        self._counts[first.asker] -= 1
        if not self._counts[first.asker]:
            del self._counts[first.asker]
        return first

    def begin(self, asker: str) -> None:
        """It is this asker's turn: the clock goes on to where they stand."""
        self._now = self._mark(asker)

    def charge(self, asker: str, seconds: float) -> None:
        mark = max(self._now, self._served.get(asker, -inf)) + seconds
        self._served.pop(asker, None)  # the latest is the last to be forgotten
        self._served[asker] = mark
        if len(self._served) > MOST_REMEMBERED:
            del self._served[next(iter(self._served))]

    def _mark(self, asker: str) -> float:
        return max(self._now, self._had(asker))

    def _had(self, asker: str) -> float:
        """Beyond their credit."""
        return self._served.get(asker, -inf) - CREDIT
