"""An area: laying a tile and taking the last one up again, with all that follows from the tiles kept as it changes."""

from branchline.kernels.compiling import Vector, compiled
from branchline.kernels.railroad_tiles.layout import (
    CELL,
    CELLS,
    CENTRE,
    EDGE,
    EDGE_PLACE,
    FACE,
    FACE_FIELDS,
    FACES,
    FRONTIER,
    GRID,
    IS_TOWN,
    JOINED,
    JOINED_BEFORE,
    LAID,
    MARK,
    OPEN_ENDS,
    OPENINGS,
    PAWN,
    PIN,
    PIN_SEGMENT,
    RECTANGLE,
    RECTANGLE_BEFORE,
    ROADS,
    SEGMENT_AT,
    SEGMENTS,
    SEGMENTS_MOST,
    SHOWS,
    STATION,
    TRAVEL,
    WAY,
    WIDTH,
    WRAP,
    X,
    Y,
)
from branchline.kernels.railroad_tiles.networks import count_town, join, join_towns, part_last, plant, plant_town, root
from branchline.kernels.railroad_tiles.rectangles import rectangle_with

OFFSETS = (-WIDTH, 1, WIDTH, -1)
TRAVELLER_PIN = 3


@compiled
def beside(cell: int, side: int) -> int:
    return (cell + OFFSETS[side]) & WRAP


@compiled
def clear(s: Vector, o: int) -> None:
    """RT-N4, RT-1: an area without a tile: the first lies at 0,0."""
    for place in range(GRID + CELLS):
        s[o + place] = 0
    s[o + EDGE], s[o + FRONTIER] = 1, CENTRE


@compiled
def lay(t: Vector, s: Vector, o: int, face: int, cell: int) -> None:
    """RT-T1: the tile lies at the cell, which touches the area (RT-T2) and whose neighbours it answers (RT-T3)."""
    tile = s[o + LAID]
    f = FACES + FACE_FIELDS * face
    s[o + CELL + tile], s[o + FACE + tile], s[o + PAWN + tile] = cell, face, 0
    s[o + JOINED_BEFORE + tile], s[o + RECTANGLE_BEFORE + tile] = s[o + JOINED], s[o + RECTANGLE]
    _find_coordinates(s, o, tile, cell)
    _leave_frontier(s, o, tile, cell)
    s[o + GRID + cell] = -1 - tile
    s[o + LAID] = tile + 1
    s[o + MARK] ^= mark(face, cell)
    _extend_frontier(t[f + SHOWS], s, o, cell)
    _link(t, s, o, f, tile, cell)
    s[o + RECTANGLE] = max(s[o + RECTANGLE], rectangle_with(s, o + GRID, cell))


@compiled
def lift(t: Vector, s: Vector, o: int) -> None:
    """Takes up the tile that was laid last; everything is as it was before. Its pin must be empty."""
    tile = s[o + LAID] - 1
    cell, face = s[o + CELL + tile], s[o + FACE + tile]
    f = FACES + FACE_FIELDS * face
    s[o + RECTANGLE] = s[o + RECTANGLE_BEFORE + tile]
    _unlink(t, s, o, f, tile, cell)
    _shrink_frontier(s, o, cell)
    s[o + MARK] ^= mark(face, cell)
    s[o + LAID] = tile
    _return_to_frontier(t[f + SHOWS], s, o, tile, cell)


@compiled
def mark(face: int, cell: int) -> int:
    """Sixty-two bits that look random; those of several tiles are put together by exclusive or."""
    number = face * CELLS + cell + 1
    return number * 2654435761 % 2147483647 << 31 | number * 40503001 % 2147483629


@compiled
def _find_coordinates(s: Vector, o: int, tile: int, cell: int) -> None:
    """From a neighbour's; the first tile lies at 0,0."""
    for side in range(4):
        near = -1 - s[o + GRID + beside(cell, side)]
        if near >= 0:
            s[o + X + tile] = s[o + X + near] - (0, 1, 0, -1)[side]
            s[o + Y + tile] = s[o + Y + near] - (-1, 0, 1, 0)[side]
            return
    s[o + X + tile], s[o + Y + tile] = 0, 0


# The frontier ---------------------------------------------------------------------------------------------------------


@compiled
def asked(s: Vector, o: int, cell: int) -> int:
    """RT-T3: what its neighbours ask of a free cell, two bits a side."""
    return s[o + GRID + cell] & 255


@compiled
def _leave_frontier(s: Vector, o: int, tile: int, cell: int) -> None:
    """The last of the frontier takes the cell's place there."""
    place, last = s[o + GRID + cell] >> 8, s[o + EDGE] - 1
    moved = s[o + FRONTIER + last]
    s[o + FRONTIER + place] = moved
    s[o + GRID + moved] = s[o + GRID + moved] & 255 | place << 8
    s[o + EDGE], s[o + EDGE_PLACE + tile] = last, place


@compiled
def _return_to_frontier(shows: int, s: Vector, o: int, tile: int, cell: int) -> None:
    """Its neighbours ask of the cell what the tile there answered."""
    demand = 0
    for side in range(4):
        if s[o + GRID + beside(cell, side)] < 0:
            demand |= shows & 3 << 2 * side
    place, last = s[o + EDGE_PLACE + tile], s[o + EDGE]
    if place != last:
        moved = s[o + FRONTIER + place]
        s[o + FRONTIER + last] = moved
        s[o + GRID + moved] = s[o + GRID + moved] & 255 | last << 8
    s[o + FRONTIER + place], s[o + GRID + cell] = cell, demand | place << 8
    s[o + EDGE] = last + 1


@compiled
def _extend_frontier(shows: int, s: Vector, o: int, cell: int) -> None:
    """RT-T2, RT-T3: the free cells around learn what the tile asks of them."""
    for side in range(4):
        beyond = beside(cell, side)
        known = s[o + GRID + beyond]
        if known < 0:
            continue
        if known == 0:
            place = s[o + EDGE]
            s[o + FRONTIER + place], s[o + EDGE] = beyond, place + 1
            known = place << 8
        s[o + GRID + beyond] = known | (shows >> 2 * side & 3) << 2 * (side ^ 2)


@compiled
def _shrink_frontier(s: Vector, o: int, cell: int) -> None:
    """The free cells around are asked no more; those that only this tile touched are the last of the frontier."""
    for side in range(3, -1, -1):
        beyond = beside(cell, side)
        known = s[o + GRID + beyond]
        if known < 0:
            continue
        known &= ~(3 << 2 * (side ^ 2))
        if known & 255 == 0:
            s[o + EDGE] -= 1
            known = 0
        s[o + GRID + beyond] = known


# Ways and towns -------------------------------------------------------------------------------------------------------


@compiled
def _link(t: Vector, s: Vector, o: int, f: int, tile: int, cell: int) -> None:
    """RT-C2, RT-C3: the tile's segments join those beyond its sides. Ends are counted before anything is joined, so
    that a join taken apart leaves every part with its own."""
    _plant(t, s, o, f, tile, cell)
    for side in range(4):
        other = _node_beyond(t, s, o, f, cell, side)
        if other >= 0:
            _count_open(s, o, other, -1)
    if t[f + STATION]:
        join(s, o, TRAVEL, SEGMENTS_MOST * tile, SEGMENTS_MOST * tile + 1)
    for side in range(4):
        other = _node_beyond(t, s, o, f, cell, side)
        if other >= 0:
            node = SEGMENTS_MOST * tile + t[f + SEGMENT_AT + side]
            join(s, o, WAY, node, other)
            join(s, o, TRAVEL, node, other)
    if t[f + IS_TOWN]:
        _settle(t, s, o, tile, cell)


@compiled
def _settle(t: Vector, s: Vector, o: int, tile: int, cell: int) -> None:
    """RT-F1: a town joins the towns beside it."""
    plant_town(s, o, tile)
    for side in range(4):
        near = -1 - s[o + GRID + beside(cell, side)]
        if near >= 0 and t[FACES + FACE_FIELDS * s[o + FACE + near] + IS_TOWN]:
            join_towns(s, o, tile, near)


@compiled
def _plant(t: Vector, s: Vector, o: int, f: int, tile: int, cell: int) -> None:
    """RT-P5 to RT-P7: a car's pin counts on its road, a train's on its rail, a traveller's for travellers alone."""
    pin, station = t[f + PIN], t[f + STATION]
    for segment in range(t[f + SEGMENTS]):
        node = SEGMENTS_MOST * tile + segment
        is_here = 1 if pin > 0 and t[f + PIN_SEGMENT] == segment else 0
        ends = 0
        for side in range(4):
            if t[f + SEGMENT_AT + side] == segment and s[o + GRID + beside(cell, side)] >= 0:
                ends += 1
        stations = station * (1 - (t[f + ROADS] >> segment & 1))
        plant(s, o + WAY, node, is_here if pin != TRAVELLER_PIN else 0, ends, stations)
        plant(s, o + TRAVEL, node, is_here if pin == TRAVELLER_PIN else 0, ends, stations)
        s[o + OPENINGS] += ends


@compiled
def _node_beyond(t: Vector, s: Vector, o: int, f: int, cell: int, side: int) -> int:
    """The neighbour's segment that the tile's way out at this side meets, or -1."""
    if t[f + SEGMENT_AT + side] < 0:
        return -1
    near = -1 - s[o + GRID + beside(cell, side)]
    if near < 0:
        return -1
    return SEGMENTS_MOST * near + t[FACES + FACE_FIELDS * s[o + FACE + near] + SEGMENT_AT + (side ^ 2)]


@compiled
def _count_open(s: Vector, o: int, node: int, more: int) -> None:
    """RT-F3: a way out that faces a cell with no tile."""
    s[o + OPENINGS] += more
    s[o + WAY + OPEN_ENDS + root(s, o + WAY, node)] += more
    s[o + TRAVEL + OPEN_ENDS + root(s, o + TRAVEL, node)] += more


@compiled
def _unlink(t: Vector, s: Vector, o: int, f: int, tile: int, cell: int) -> None:
    """All as before `_link`, in the opposite order."""
    while s[o + JOINED] > s[o + JOINED_BEFORE + tile]:
        part_last(s, o)
    if t[f + IS_TOWN]:
        count_town(s, o, 1, -1)
    for side in range(4):
        other = _node_beyond(t, s, o, f, cell, side)
        if other >= 0:
            _count_open(s, o, other, 1)
        elif t[f + SEGMENT_AT + side] >= 0:
            s[o + OPENINGS] -= 1
