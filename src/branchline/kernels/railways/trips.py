"""RW-A6, RW-A7: the ways a passenger can go, and what each brings."""

from branchline.kernels.compiling import Vector, compiled
from branchline.kernels.railways.ground import is_railway
from branchline.kernels.railways.layout import CELLS, END_A, END_B, GLYPH, LENGTH, MARKER, MARKERS, ROWS_MOST, UPGRADED

TRIP = 3
"""A trip is a row: the colour it ends at, its stops, its income."""
TRIPS_MOST = 64
"""More than there are: with six railways the most is 15, from a corner of four buildings all joined."""
_EDGE, _PLACE, _PASSED, _INCOME = 0, 8, 16, 24
SITES = 32
"""In the room to work in, after the way that is being tried: cells to build on, their count first; then the trips."""
SITES_MOST = 12
TRIPS = SITES + 1 + SITES_MOST
FOUND = TRIPS + TRIP * TRIPS_MOST
"""Then what was found of a position, and of each action in a list."""
WORTHS = FOUND + 32
ROOM = WORTHS + ROWS_MOST


@compiled
def trips(t: Vector, h: Vector, g: Vector, start: int, w: Vector) -> int:
    """RW-A6: every trip from a building over marked railways, through no building twice, to the first of a colour. How
    many there are. `w` is room to work in, and they lie there."""
    n, depth, found = t[CELLS], 0, 0
    w[_PLACE], w[_PASSED], w[_INCOME], w[_EDGE] = start, 0, 0, 0
    while depth >= 0:
        edge = w[_EDGE + depth]
        if edge == h[MARKERS]:
            depth -= 1
            continue
        w[_EDGE + depth] += 1
        arrival = _across(t, h, g, edge, w[_PLACE + depth])
        if arrival < 0 or _was_passed(w, depth, arrival):
            continue
        colour = g[GLYPH * n + arrival] - 1
        income = w[_INCOME + depth] + fare(t, h, g, edge)
        if not w[_PASSED + depth] >> colour & 1:
            row = TRIPS + TRIP * found
            w[row], w[row + 1], w[row + 2] = colour, depth + 1, income
            found += 1
        w[_PASSED + depth + 1] = w[_PASSED + depth] | 1 << colour
        depth += 1
        w[_PLACE + depth], w[_INCOME + depth], w[_EDGE + depth] = arrival, income, 0
    return found


@compiled
def _across(t: Vector, h: Vector, g: Vector, edge: int, building: int) -> int:
    """The other end of a marked railway that begins here. RW-A1: one whose ends have merged leads nowhere."""
    n, chain = t[CELLS], h[MARKER + edge]
    one, other = g[END_A * n + chain], g[END_B * n + chain]
    if not is_railway(t, g, chain):
        return -1
    if one == building:
        return other
    return one if other == building else -1


@compiled
def _was_passed(w: Vector, depth: int, building: int) -> bool:
    for before in range(depth + 1):
        if w[_PLACE + before] == building:
            return True
    return False


@compiled
def fare(t: Vector, h: Vector, g: Vector, edge: int) -> int:
    """RW-A7: a railway's cells, counted double when it is upgraded."""
    length = g[LENGTH * t[CELLS] + h[MARKER + edge]]
    return 2 * length if h[UPGRADED + edge] else length
