"""What is to come: weights by rounds, cells that may never be filled, pawns that will be placed."""

from branchline.bots.railroad_tiles.bench import (
    CELL_COST,
    DEAD,
    EITHER,
    GAP,
    GAP_COST,
    MISS,
    MISS_HARD,
    OVER,
    POINT,
    ROUNDS,
    TRIES,
    USES,
    WEIGHT,
    WEIGHTS,
    WORTHS,
)
from branchline.kernels.compiling import Vector, compiled
from branchline.kernels.railroad_tiles.layout import (
    BAG,
    BAG_LEFT,
    FIT_COUNT,
    HALL,
    ROUND,
    TOKEN_ORDER,
    TOKEN_TYPES,
    UNDRAWN,
    USED,
    WAITING,
)

CERTAIN = 1_000_000


@compiled
def look_ahead(t: Vector, s: Vector, k: Vector) -> None:
    """Once for a decision: what cells cost in each of the rounds to come, with what is left in the bag."""
    _weigh_rounds(k)
    for demand in range(256):
        odds = _odds(t, s, demand)
        sides, ways = 0, 0
        for side in range(4):
            asks = demand >> 2 * side & 3
            sides += 1 if asks else 0
            ways += 1 if asks > 1 else 0
        _cost(k, demand, odds, sides, ways)


@compiled
def _weigh_rounds(k: Vector) -> None:
    """RT-F3: in the last round only what the sheet says."""
    for left in range(ROUNDS):
        for weight in range(WEIGHTS):
            late, more = k[WEIGHT + 2 * weight], k[WEIGHT + 2 * weight + 1]
            k[WORTHS + WEIGHTS * left + weight] = late + more * (left - 1) // 6 if left else 0
    k[WORTHS + OVER] = POINT


@compiled
def _odds(t: Vector, s: Vector, demand: int) -> int:
    """How likely the next tile out of the bag is to fit a cell of which this is asked, in millionths."""
    fitting = 0
    for place in range(s[BAG_LEFT]):
        if t[FIT_COUNT + 256 * s[BAG + place] + demand]:
            fitting += 1
    return CERTAIN * fitting // max(1, s[BAG_LEFT])


@compiled
def _cost(k: Vector, demand: int, odds: int, sides: int, ways: int) -> None:
    """The less likely a fitting tile is to come in the rounds left, the more a cell costs."""
    for left in range(1, ROUNDS):
        w = WORTHS + WEIGHTS * left
        never, tries = CERTAIN, k[w + TRIES] * left
        while tries >= 100:
            never = never * (CERTAIN - odds) // CERTAIN
            tries -= 100
        cost = never * k[w + DEAD] * ways
        if sides > 1:
            cost += never * k[w + GAP]
        k[GAP_COST + 256 * left + demand] = cost // CERTAIN
        k[CELL_COST + 256 * left + demand] = k[w + MISS] + never * k[w + MISS_HARD] // CERTAIN


@compiled
def count_uses(t: Vector, s: Vector, o: int, k: Vector) -> None:
    """RT-N2, RT-N3: a token serves in the left hall, then in the right one. RT-P2: one of them for either."""
    left = ROUNDS - s[ROUND]
    for place in range(4):
        k[USES + place] = 0
    for hall in range(2):
        now = 1 - (s[o + USED] >> hall & 1)
        later = 1 if hall == 0 and left > 0 else 0
        _use(t, k, s[HALL + hall], now + later)
    _use(t, k, s[WAITING], min(2, left))
    undrawn = s[UNDRAWN]
    for place in range(undrawn):
        _use(t, k, s[TOKEN_ORDER + place], 1 if undrawn == 1 else 2)


@compiled
def _use(t: Vector, k: Vector, token: int, times: int) -> None:
    if token < 0:
        return
    types = t[TOKEN_TYPES + token]
    if types == 1 or types == 2 or types == 4:
        k[USES + types // 2] += times
    else:
        k[EITHER] += times
