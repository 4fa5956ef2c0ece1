"""What travels of an analysis."""

from typing import Literal

from branchline.study.findings import JudgedTurn
from branchline.tables.wire import Wire


class Kindness(Wire):
    """How kind the draws of a solo match were: what a level makes of its deal, and of how many in a hundred others it
    makes less."""

    level: str
    score: int
    percentile: int
    deals: int


class Analysis(Wire):
    """How far an analysis is, and what it found so far."""

    state: Literal["none", "waiting", "working", "stopped", "done", "failed"]
    can_ask: bool
    """Whether the asker may begin it, stop it, or have it gone on with."""
    done: int = 0
    parts: int | None = None
    """How many parts there are, once that is known."""
    playouts: int | None = None
    counts: Literal["points", "lead"] = "points"
    """What the values are: points, or how far ahead of the best of the others."""
    is_searching: bool = True
    """Whether the searching bots judge; otherwise the plain ones do, and know less."""
    turns: list[JudgedTurn] = []
    accuracy: list[float | None] = []
    """For each seat the share kept of what was at stake, of a hundred, so far."""
    kindness: Kindness | None = None
