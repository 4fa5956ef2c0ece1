"""How much work is done a second of processor time, ours and others' turn about."""

import statistics
import time
from collections.abc import Callable

RUNS = 3
Row = Callable[..., None]
Work = Callable[[], int]
"""Something that counts what it did."""


def rates(*works: Work) -> list[float]:
    """How much each does a second: the median of three, turn about, so that a busy moment hits all."""
    found: list[list[float]] = [[] for _ in works]
    for _ in range(RUNS):
        for place, work in enumerate(works):
            began = time.process_time()
            done = work()
            found[place].append(done / (time.process_time() - began))
    return [statistics.median(each) for each in found]
