"""Walks along the networks: simple paths of a given length, and steps between tiles."""

from branchline.kernels.compiling import Vector, compiled
from branchline.kernels.railroad_tiles.area import beside
from branchline.kernels.railroad_tiles.layout import (
    CELL,
    FACE,
    FACE_FIELDS,
    FACES,
    GRID,
    LAID,
    NODE_COUNT,
    PAWN,
    PIN_SEGMENT,
    QUEUE,
    ROADS,
    SEGMENT_AT,
    SEGMENTS,
    SEGMENTS_MOST,
    STATION,
    STEPS,
    WAY,
)
from branchline.kernels.railroad_tiles.networks import root
from branchline.kernels.railroad_tiles.pawns import pin_of

LONG_ROAD = 8
PATIENCE = 200_000
"""Steps of a search for a long path. Where they are spent, none was found."""
UNSEEN, SEEN = 0, 1


@compiled
def node_beyond(t: Vector, s: Vector, o: int, node: int, side: int) -> int:
    """The segment that a segment meets at a side, or -1."""
    tile = node // SEGMENTS_MOST
    if t[FACES + FACE_FIELDS * s[o + FACE + tile] + SEGMENT_AT + side] != node % SEGMENTS_MOST:
        return -1
    near = -1 - s[o + GRID + beside(s[o + CELL + tile], side)]
    if near < 0:
        return -1
    return SEGMENTS_MOST * near + t[FACES + FACE_FIELDS * s[o + FACE + near] + SEGMENT_AT + (side ^ 2)]


@compiled
def _forget(s: Vector, o: int) -> None:
    for node in range(SEGMENTS_MOST * s[o + LAID]):
        s[o + STEPS + node] = UNSEEN


@compiled
def is_on_long_road(t: Vector, s: Vector, o: int, tile: int) -> bool:
    """RT-O7: on a simple path of at least eight road segments, its own included."""
    f = FACES + FACE_FIELDS * s[o + FACE + tile]
    for segment in range(t[f + SEGMENTS]):
        node = SEGMENTS_MOST * tile + segment
        if not t[f + ROADS] >> segment & 1 or s[o + WAY + NODE_COUNT + root(s, o + WAY, node)] < LONG_ROAD:
            continue
        _forget(s, o)
        s[o + QUEUE] = PATIENCE
        if _walk(t, s, o, node, LONG_ROAD - 1, node):
            return True
    return False


@compiled
def has_long_way(t: Vector, s: Vector, o: int, roads: int, length: int) -> bool:
    """RT-Q2, RT-Q3: a simple path of so many segments, of roads (1) or rails (0)."""
    for node in range(SEGMENTS_MOST * s[o + LAID]):
        f = FACES + FACE_FIELDS * s[o + FACE + node // SEGMENTS_MOST]
        segment = node % SEGMENTS_MOST
        if segment >= t[f + SEGMENTS] or t[f + ROADS] >> segment & 1 != roads:
            continue
        if s[o + WAY + NODE_COUNT + root(s, o + WAY, node)] < length:
            continue
        _forget(s, o)
        s[o + QUEUE] = PATIENCE
        if _walk(t, s, o, node, length - 1, -1):
            return True
    return False


@compiled
def _walk(t: Vector, s: Vector, o: int, node: int, more: int, again: int) -> bool:
    """Whether a simple path goes on from here for so many segments more; where it cannot, its other end may, from
    `again` (-1: there is no other end to go on at). The first place of the queue counts how long it is tried."""
    if more == 0:
        return True
    s[o + QUEUE] -= 1
    if s[o + QUEUE] < 0:
        return False
    s[o + STEPS + node] = SEEN
    for side in range(4):
        beyond = node_beyond(t, s, o, node, side)
        if beyond >= 0 and s[o + STEPS + beyond] == UNSEEN and _walk(t, s, o, beyond, more - 1, again):
            return True
    if again >= 0 and _walk_other_end(t, s, o, again, more):
        return True
    s[o + STEPS + node] = UNSEEN
    return False


@compiled
def _walk_other_end(t: Vector, s: Vector, o: int, node: int, more: int) -> bool:
    """Whether a simple path goes on from a node that is taken already."""
    if more == 0:
        return True
    s[o + QUEUE] -= 1
    if s[o + QUEUE] < 0:
        return False
    for side in range(4):
        beyond = node_beyond(t, s, o, node, side)
        if beyond >= 0 and s[o + STEPS + beyond] == UNSEEN:
            s[o + STEPS + beyond] = SEEN
            if _walk_other_end(t, s, o, beyond, more - 1):
                return True
            s[o + STEPS + beyond] = UNSEEN
    return False


# Steps between tiles --------------------------------------------------------------------------------------------------


@compiled
def walk_from(t: Vector, s: Vector, o: int, start: int, goal: int) -> int:
    """RT-Q8: the fewest steps from one traveller to another, by road and rail; -1 where there is no way. Other
    travellers are gone around, unless the goal is given as -1 - tile."""
    is_blocked, goal = goal >= 0, goal if goal >= 0 else -1 - goal
    _forget(s, o)
    count = _arrive(t, s, o, SEGMENTS_MOST * start + _pin_segment(t, s, o, start), 1, 0)
    place = 0
    while place < count:
        node = s[o + QUEUE + place]
        place += 1
        for side in range(4):
            beyond = node_beyond(t, s, o, node, side)
            if beyond < 0 or s[o + STEPS + beyond] != UNSEEN:
                continue
            tile = beyond // SEGMENTS_MOST
            if is_blocked and tile != goal and tile != start and _has_traveller(t, s, o, tile):
                continue
            count = _arrive(t, s, o, beyond, s[o + STEPS + node] + 1, count)
    return s[o + STEPS + SEGMENTS_MOST * goal + _pin_segment(t, s, o, goal)] - 1


@compiled
def _arrive(t: Vector, s: Vector, o: int, node: int, steps: int, count: int) -> int:
    """The node is reached; at a station the other way is too, at no cost."""
    s[o + STEPS + node], s[o + QUEUE + count] = steps, node
    if not t[FACES + FACE_FIELDS * s[o + FACE + node // SEGMENTS_MOST] + STATION]:
        return count + 1
    other = node ^ 1
    if s[o + STEPS + other] != UNSEEN:
        return count + 1
    s[o + STEPS + other], s[o + QUEUE + count + 1] = steps, other
    return count + 2


@compiled
def _pin_segment(t: Vector, s: Vector, o: int, tile: int) -> int:
    return t[FACES + FACE_FIELDS * s[o + FACE + tile] + PIN_SEGMENT]


@compiled
def _has_traveller(t: Vector, s: Vector, o: int, tile: int) -> bool:
    return s[o + PAWN + tile] > 0 and pin_of(t, s, o, tile) == 3
