"""What a server does by itself: when each of its jobs was last done, and why it failed if it did. Of this process."""

import time
from typing import Final, NamedTuple


class Ran(NamedTuple):
    at: float | None
    why: str = ""


JOBS: Final[dict[str, Ran]] = {
    name: Ran(None) for name in ("tending", "tidying", "forgetting", "tidying-by-rules", "backing-up", "analysing")
}

LOOPS: Final = ("clocks", "telling", "bots", "watching", "collecting")
"""What never ends: these stand among the others from the first time that one fails."""


def done(name: str, why: str = "") -> None:
    JOBS[name] = Ran(time.time(), why[:200])
