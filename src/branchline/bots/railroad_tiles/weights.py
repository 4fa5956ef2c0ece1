"""What the levels hold dear: for each weight of the desk, its worth late in a match and how much more it is early, in
thousandths of a point."""

from typing import Final

from branchline.bots.railroad_tiles.desk import (
    BASE,
    DEAD,
    EARLY,
    FULL,
    GAP,
    GHOST,
    LONE,
    MISS,
    MISS_HARD,
    NEAR_GOAL,
    NEAR_MISSION,
    OPEN,
    OVER,
    PAIR,
    SPARE,
    STAR_WORTH,
    TRIES,
    WEIGHTS,
)


def _written(weights: dict[int, tuple[int, int]]) -> tuple[int, ...]:
    return tuple(number for weight in range(WEIGHTS) for number in weights.get(weight, (0, 0)))


TUNED: Final = _written(
    {
        OPEN: (250, 100),
        OVER: (350, -250),
        DEAD: (300, 0),
        GAP: (700, 0),
        MISS: (1300, -200),
        MISS_HARD: (1500, 0),
        PAIR: (1700, 700),
        LONE: (500, 500),
        GHOST: (350, 300),
        BASE: (900, 1000),
        STAR_WORTH: (500, 300),
        SPARE: (100, 200),
        EARLY: (50, 0),
        FULL: (600, -200),
        TRIES: (250, 0),
        NEAR_GOAL: (400, 0),
        NEAR_MISSION: (30_000, 0),
    }
)
"""Found by trying: one weight after the other changed, and kept where matches alone ended better."""

HANDY: Final = _written({OPEN: (150, 0), OVER: (500, 0), PAIR: (1000, 0), NEAR_MISSION: (30_000, 0)})
"""Openings are minded and towns are brought together; the rest is the sheet."""

BEGINNER: Final = _written({OVER: (300, 0), NEAR_MISSION: (30_000, 0)})
"""The points of the moment."""
