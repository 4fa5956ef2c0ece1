"""What the levels hold dear: for each weight of the bench, its worth late in a match and how much more it is early, in
thousandths of a point."""

from typing import Final

from branchline.bots.railroad_tiles.bench import (
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
        MISS_HARD: (1725, 0),
        PAIR: (1700, 700),
        LONE: (575, 500),
        GHOST: (350, 457),
        BASE: (900, 190),
        STAR_WORTH: (500, 525),
        SPARE: (100, 200),
        EARLY: (50, 0),
        FULL: (960, 70),
        TRIES: (250, 0),
        NEAR_GOAL: (400, 0),
        NEAR_MISSION: (80_000, -20_000),
    }
)
"""Found by trying: one weight after the other changed, and kept where matches alone ended better."""

BEGINNER: Final = _written({OVER: (300, 0), NEAR_MISSION: (80_000, -20_000)})
"""The points of the moment."""
