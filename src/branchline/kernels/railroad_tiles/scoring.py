"""RT-F: what an area scores, as if the match ended now."""

from branchline.kernels.compiling import Vector, compiled
from branchline.kernels.railroad_tiles.challenges import holds
from branchline.kernels.railroad_tiles.layout import CHALLENGE, CITIES, HAS_GOALS, OPENINGS, POINTS, RECTANGLE
from branchline.kernels.railroad_tiles.objectives import objectives_met

CITY_POINTS, OBJECTIVE_POINTS, FREE_OPENINGS = 5, 5, 5


@compiled
def total(t: Vector, s: Vector, o: int) -> int:
    """RT-F1 to RT-F4, RT-F6: the sum of the sheet; it can fall below zero."""
    met = objectives_met(t, s, o) if s[HAS_GOALS] else 0
    openings = min(0, FREE_OPENINGS - s[o + OPENINGS])
    return s[o + POINTS] + CITY_POINTS * s[o + CITIES] + s[o + RECTANGLE] + openings + OBJECTIVE_POINTS * met


@compiled
def final_score(t: Vector, s: Vector, o: int) -> int:
    """RT-4: missing the challenge makes the score exactly 0."""
    return total(t, s, o) if holds(t, s, o, s[CHALLENGE]) else 0
