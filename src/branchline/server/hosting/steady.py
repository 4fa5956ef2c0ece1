"""Time as this process measures it: it begins where the wall clock stood, and does not jump with it.

What elapses within one process is measured so: the time at a clock, how long somebody has been away. The wall clock
says when something was, and counts where nobody measured: across a restart, or a change of process.
"""

import time
from typing import Final

_BEGAN: Final = time.time() - time.monotonic()


def now() -> float:
    return _BEGAN + time.monotonic()


def counted_from(at: float) -> float:
    """What this clock would have said when the wall clock said `at`."""
    return now() - max(0.0, time.time() - at)
