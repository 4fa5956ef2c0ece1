"""OR-V4: the missions that a run would meet."""

from branchline.kernels.compiling import Vector, compiled
from branchline.kernels.off_the_rails.board import beside, count, pieces
from branchline.kernels.off_the_rails.layout import (
    ACTIVE,
    AIM,
    AIM_CELLS,
    AIM_DEED,
    AIM_FOREIGN,
    AIM_JEWELS,
    AIM_PIECES,
    AIM_SPEED,
    AIM_TIMES,
    AIMS,
    BANK,
    CLAN,
    COLLECT,
    HIT,
    HITS,
    HOME,
    KINDS,
    LOAD,
    ON,
    ROCK,
    SURFACE_CLAN,
    WRECK,
)
from branchline.kernels.off_the_rails.turn_end import MISSION


@compiled
def holds(load: int, part: int) -> bool:
    for kind in range(KINDS):
        if count(load, kind) < count(part, kind):
            return False
    return True


@compiled
def gathered(route: int) -> int:
    """From how many cells the route takes a jewel; rocks are none."""
    cells = 0
    while route:
        first, second = route >> 2 & 7, route >> 5 & 7
        if (first and first != ROCK + 1) or (second and second != ROCK + 1):
            cells += 1
        route >>= 8
    return cells


@compiled
def aim_worth(t: Vector, s: Vector, end: int, cell: int, side: int, speed: int, load: int, route: int) -> int:
    """OR-V4: what the missions are worth that this end of a run meets, in thousandths of a point. One is taken in a
    turn, so one counts; what must be done twice for it is not seen."""
    for number in range(s[AIMS]):
        row = AIMS + 1 + AIM * number
        is_within = s[row + AIM_TIMES] == 1 and speed >= s[row + AIM_SPEED]
        if is_within and _meets(t, s, row, end, beside(cell, side), load, route):
            return 1000 * MISSION
    return 0


@compiled
def _meets(t: Vector, s: Vector, row: int, end: int, ahead: int, load: int, route: int) -> bool:
    deed, is_foreign = s[row + AIM_DEED], s[row + AIM_FOREIGN]
    if deed == COLLECT:
        return gathered(route) >= s[row + AIM_CELLS]
    if deed == BANK:
        is_there = end == HOME and (not is_foreign or t[SURFACE_CLAN + ahead] != s[CLAN + s[ACTIVE]])
        return is_there and load > 0 and pieces(load) >= s[row + AIM_PIECES] and holds(load, s[row + AIM_JEWELS])
    if end != HITS:
        return False
    other = s[ON + ahead] - 1
    is_theirs = other // 2 != s[ACTIVE] or not is_foreign
    return is_theirs and (deed == HIT or (deed == WRECK and s[LOAD + other] == 0))
