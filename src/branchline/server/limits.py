"""Rate limits: a bucket for each address or player and kind of request."""

import time
from typing import Final

from branchline.server.errors import TooMany
from branchline.server.settings import Rates

_MOST_BUCKETS: Final = 20_000


class Limits:
    def __init__(self, rates: Rates) -> None:
        self._rates = rates
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def spend(self, kind: str, who: str) -> None:
        """Raises TooMany when the bucket is empty."""
        most, refill = getattr(self._rates, kind)
        now = time.monotonic()
        left, since = self._buckets.get((kind, who), (most, now))
        left = min(most, left + (now - since) * refill)
        if left < 1:
            raise TooMany("too-many", kind=kind)
        if len(self._buckets) >= _MOST_BUCKETS:
            self._buckets.clear()
        self._buckets[kind, who] = (left - 1, now)
