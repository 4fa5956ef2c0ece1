"""What everybody has cost of late: seconds of computing, the older the less."""

import time
from contextvars import ContextVar
from math import exp2, inf, log2
from typing import Final

HALF_LIFE: Final = 10.0
"""Seconds after which what somebody has cost counts half."""
MOST_REMEMBERED: Final = 20_000
"""Askers; whoever was longest at rest is forgotten first."""
ASKER: Final = ContextVar("asker", default="")
"""The address for which something is done. Whatever a request begins inherits it: a table that is loaded, its bots."""


class Costs:
    def __init__(self) -> None:
        self._costs: dict[str, tuple[float, float]] = {}

    def of(self, asker: str) -> float:
        seconds, at = self._costs.get(asker, (0.0, 0.0))
        return seconds * exp2((at - time.monotonic()) / HALF_LIFE)

    def rank(self, asker: str) -> float:
        """Orders askers by their cost, whenever it is asked for: what fades for all alike leaves the order as it is."""
        seconds, at = self._costs.get(asker, (0.0, 0.0))
        return log2(seconds) + at / HALF_LIFE if seconds else -inf

    def charge(self, asker: str, seconds: float) -> None:
        whole = self.of(asker) + seconds
        self._costs.pop(asker, None)  # the latest is the last to be forgotten
        self._costs[asker] = (whole, time.monotonic())
        if len(self._costs) > MOST_REMEMBERED:
            del self._costs[next(iter(self._costs))]
