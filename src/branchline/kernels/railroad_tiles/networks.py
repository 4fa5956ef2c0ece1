"""Networks as forests: every root knows what hangs below it. Joins are logged, so that the last can be taken apart.

There are two over the same nodes: WAY, of roads and of rails (RT-P5, RT-P6), and TRAVEL, where stations join the two
(RT-P7). A third, of towns alone, keeps sizes.
"""

from branchline.kernels.compiling import Vector, compiled
from branchline.kernels.railroad_tiles.layout import (
    CITIES,
    EMPTY_PINS,
    JOINED,
    JOINS,
    LONE_TOWNS,
    NODE_COUNT,
    NODES,
    OPEN_ENDS,
    PARENT,
    PAWN_COUNT,
    STATIONS,
    TOWN,
    TOWN_PAIRS,
    TOWN_SIZE,
    WAY,
    WAY_FIELDS,
)

CITY_SIZE = 3


@compiled
def root(s: Vector, forest: int, node: int) -> int:
    """The root of the tree that a node stands in; `forest` is the place of the parents."""
    while s[forest + node] != node:
        node = s[forest + node]
    return node


@compiled
def plant(s: Vector, forest: int, node: int, pins: int, ends: int, stations: int) -> None:
    """A network of one node."""
    at = forest + node
    s[at + PARENT], s[at + NODE_COUNT] = node, 1
    s[at + EMPTY_PINS], s[at + PAWN_COUNT], s[at + OPEN_ENDS], s[at + STATIONS] = pins, 0, ends, stations


@compiled
def join(s: Vector, o: int, forest: int, one: int, other: int) -> None:
    """Two networks become one: the smaller is hung on the larger."""
    one, other = root(s, o + forest, one), root(s, o + forest, other)
    if one == other:
        return
    if s[o + forest + NODE_COUNT + one] < s[o + forest + NODE_COUNT + other]:
        one, other = other, one
    s[o + forest + other] = one
    for field in range(1, WAY_FIELDS):
        s[o + forest + field * NODES + one] += s[o + forest + field * NODES + other]
    _log(s, o, forest + other)


@compiled
def _log(s: Vector, o: int, place: int) -> None:
    s[o + JOINS + s[o + JOINED]] = place
    s[o + JOINED] += 1


@compiled
def part_last(s: Vector, o: int) -> None:
    """Takes the last join apart."""
    s[o + JOINED] -= 1
    place = s[o + JOINS + s[o + JOINED]]
    if place < WAY:
        _part_towns(s, o, place - TOWN)
        return
    forest = WAY + (place - WAY) // (WAY_FIELDS * NODES) * (WAY_FIELDS * NODES)
    node = place - forest
    above = s[o + place]
    s[o + place] = node
    for field in range(1, WAY_FIELDS):
        s[o + forest + field * NODES + above] -= s[o + forest + field * NODES + node]


# Towns ---------------------------------------------------------------------------------------------------------------


@compiled
def count_town(s: Vector, o: int, size: int, more: int) -> None:
    """RT-F1: a group of three or more is a city."""
    if size >= CITY_SIZE:
        s[o + CITIES] += more
    elif size == 2:
        s[o + TOWN_PAIRS] += more
    else:
        s[o + LONE_TOWNS] += more


@compiled
def plant_town(s: Vector, o: int, tile: int) -> None:
    s[o + TOWN + tile], s[o + TOWN_SIZE + tile] = tile, 1
    count_town(s, o, 1, 1)


@compiled
def join_towns(s: Vector, o: int, one: int, other: int) -> None:
    one, other = root(s, o + TOWN, one), root(s, o + TOWN, other)
    if one == other:
        return
    sizes = o + TOWN_SIZE
    if s[sizes + one] < s[sizes + other]:
        one, other = other, one
    count_town(s, o, s[sizes + one], -1)
    count_town(s, o, s[sizes + other], -1)
    s[o + TOWN + other] = one
    s[sizes + one] += s[sizes + other]
    count_town(s, o, s[sizes + one], 1)
    _log(s, o, TOWN + other)


@compiled
def _part_towns(s: Vector, o: int, other: int) -> None:
    sizes = o + TOWN_SIZE
    one = s[o + TOWN + other]
    count_town(s, o, s[sizes + one], -1)
    s[o + TOWN + other] = other
    s[sizes + one] -= s[sizes + other]
    count_town(s, o, s[sizes + one], 1)
    count_town(s, o, s[sizes + other], 1)
