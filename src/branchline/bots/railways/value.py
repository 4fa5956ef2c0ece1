"""What a position between decades is worth: the score as it stands, and what may still come of it.

Not a rule: an estimate, in thousandths of a point. Each feature has a weight that is a curve over the decades left.
"""

from branchline.kernels.compiling import Vector, compiled, vector
from branchline.kernels.railways.ground import is_railway
from branchline.kernels.railways.layout import (
    BUILDING,
    BUILDING_DICE,
    BUILDINGS,
    CAPITAL,
    CELLS,
    CONDUCTOR,
    DECADE,
    DECADES,
    DELIVERED,
    DICE,
    DIE_CELL,
    DIE_VALUE,
    ENGINEER,
    GOALS,
    GROUND_MARK,
    LEISURE,
    LENGTH,
    MARKER,
    MARKERS,
    MARKERS_MOST,
    MAYOR,
    POLLUTION,
    RUNS,
    UPGRADED,
    UPGRADERS,
    WAITING,
    WORKERS,
)
from branchline.kernels.railways.play import score, to_buy, to_upgrade, unmet
from branchline.kernels.railways.trips import FOUND, ROOM, TRIP, TRIPS, trips

FEATURES = (
    "workers", "idle_workers", "capital", "rich", "passengers", "trips", "best_trip", "best_leisure", "dice_left",
    "fares", "markers", "buyable", "longest", "upgraded", "pollution", "waiting", "spread",
)  # fmt: skip
COUNT = len(FEATURES)
CURVE = 3
"""A weight's places: at the end, for each decade left, and for its square."""
NETS = 64
"""So many sets of railways are kept in mind."""
MISSED = 250_000
"""What a chosen goal that is missed costs, in a search: more than a match brings."""
LACKING, LATER = 6000, 1000
"""What each purchase and upgrade that the engineer lacks costs, and how much more of it with every decade gone. Where
one card alone upgrades, there are few decades more than upgrades: each of them counts twice."""


def room_for(cells: int) -> Vector:
    """Room to work in, for a plan of so many cells."""
    return vector(ROOM + NETS * (2 + 2 * cells))


@compiled
def value(t: Vector, h: Vector, g: Vector, v: Vector, w: Vector) -> int:
    """By the weights `v`; `w` is room to work in. The decade in the head is the one that comes next, or that
    is being played."""
    left = DECADES + 1 - h[DECADE]
    worth = 1000 * score(h)
    if left > 0:
        look(t, h, g, w)
        for feature in range(COUNT):
            place = CURVE * feature
            worth += w[FOUND + feature] * (v[place] + v[place + 1] * left + v[place + 2] * left * left // 8)
    if t[GOALS] > 1:
        worth -= hardship(t, h, g, left)
    return worth


@compiled
def look(t: Vector, h: Vector, g: Vector, w: Vector) -> None:
    """The features of a position."""
    for feature in range(COUNT):
        w[FOUND + feature] = 0
    free = MARKERS_MOST - h[MARKERS]
    w[FOUND + 0] = min(h[WORKERS], free)
    w[FOUND + 1] = h[WORKERS] - w[FOUND + 0]
    w[FOUND + 2] = min(h[CAPITAL], 15)
    w[FOUND + 3] = 1 if h[CAPITAL] >= 15 else 0
    w[FOUND + 8] = (h[BUILDING_DICE] >> 1 & 1) + 2 * (h[BUILDING_DICE] >> 2 & 1) + 3 * (h[BUILDING_DICE] >> 3 & 1)
    w[FOUND + 10] = h[MARKERS]
    w[FOUND + 11] = min(g[RUNS * t[CELLS]] - h[MARKERS], free)
    w[FOUND + 14] = h[POLLUTION]
    w[FOUND + 15] = h[WAITING]
    _look_at_dice(t, h, g, w, reach(t, h, g, w))
    _look_at_markers(t, h, g, w)


@compiled
def _look_at_dice(t: Vector, h: Vector, g: Vector, w: Vector, near: int) -> None:
    """Where the passengers are, and how far each could go; no more of them count than there are actions left."""
    n, passengers, stops = t[CELLS], 0, 0
    w[FOUND + 12] = w[near + 1]
    for die in range(h[DICE]):
        count = h[DIE_VALUE + die]
        if count:
            building = g[BUILDING * n + h[DIE_CELL + die]]
            best, leisure = w[near + 2 + building], w[near + 2 + n + building]
            passengers += count
            stops += best * count
            w[FOUND + 16] += 1
            w[FOUND + 6] = max(w[FOUND + 6], best)
            w[FOUND + 7] = max(w[FOUND + 7], leisure)
    actions = 2 * (DECADES + 1 - h[DECADE])
    w[FOUND + 4] = min(passengers, actions)
    w[FOUND + 5] = stops if passengers <= actions else stops * actions // passengers


@compiled
def _look_at_markers(t: Vector, h: Vector, g: Vector, w: Vector) -> None:
    for marker in range(h[MARKERS]):
        if is_railway(t, g, h[MARKER + marker]):
            length = g[LENGTH * t[CELLS] + h[MARKER + marker]]
            w[FOUND + 9] += length
            w[FOUND + 13] += length if h[UPGRADED + marker] else 0


@compiled
def reach(t: Vector, h: Vector, g: Vector, w: Vector) -> int:
    """Where in `w` it says how many stops the longest trips have on these railways: any, then from each building, then
    from each to leisure. Positions next to each other share their railways, so what was found is kept a while."""
    n, key = t[CELLS], h[GROUND_MARK] + 1
    for marker in range(h[MARKERS]):
        key = (key * 1000003 + h[MARKER + marker] + 1) % 2305843009213693951
    near = ROOM + key % NETS * (2 + 2 * n)
    if w[near] != key:
        w[near] = key
        w[near + 1] = 0
        for place in range(g[RUNS * n + 1]):
            _reach_from(t, h, g, g[BUILDINGS * n + place], w, near)
    return near


@compiled
def _reach_from(t: Vector, h: Vector, g: Vector, building: int, w: Vector, near: int) -> None:
    best, leisure = 0, 0
    for trip in range(trips(t, h, g, building, w)):
        stops = w[TRIPS + TRIP * trip + 1]
        best = max(best, stops)
        if w[TRIPS + TRIP * trip] == LEISURE:
            leisure = max(leisure, stops)
    w[near + 1] = max(w[near + 1], best)
    w[near + 2 + building] = best
    w[near + 2 + t[CELLS] + building] = leisure


@compiled
def hardship(t: Vector, h: Vector, g: Vector, left: int) -> int:
    """How far the chosen goals are; at the end each that was missed costs more than anything brings."""
    missed, cost = unmet(t, h, g), 0
    if missed & CONDUCTOR:
        cost += MISSED if left <= 0 else 0
        for colour in range(4):
            cost += 0 if h[DELIVERED] >> colour & 1 else 3000
    if missed & ENGINEER:
        upgrades = to_upgrade(t, h, g) * (2 if t[UPGRADERS] == 1 else 1)
        cost += (MISSED if left <= 0 else 0) + (LACKING + LATER * (DECADES - left)) * (to_buy(t, h, g) + upgrades)
    if missed & MAYOR:
        cost += MISSED if left <= 0 else 3000
        for die in range(h[DICE]):
            cost += 300 * h[DIE_VALUE + die]
    return cost
