"""RT-O: when the condition of an objective tile holds."""

from branchline.kernels.compiling import Vector, compiled
from branchline.kernels.railroad_tiles.area import TRAVELLER_PIN, beside
from branchline.kernels.railroad_tiles.layout import (
    CELL,
    FACE,
    FACE_FIELDS,
    FACES,
    GRID,
    IS_TOWN,
    LAID,
    OBJECTIVE,
    PAWN,
    ROADS,
    SEGMENTS,
    SEGMENTS_MOST,
    STATION,
    STATIONS,
    TOWN,
    TOWN_SIZE,
    WAY,
    WIDTH,
    WRAP,
    X,
    Y,
)
from branchline.kernels.railroad_tiles.networks import CITY_SIZE, root
from branchline.kernels.railroad_tiles.pawns import pin_of
from branchline.kernels.railroad_tiles.ways import is_on_long_road

LARGE_CITY, MANY_STATIONS, MANY_TRAVELLERS = 5, 5, 3
AROUND = (-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1)


@compiled
def objective_of(t: Vector, s: Vector, o: int, tile: int) -> int:
    return t[FACES + FACE_FIELDS * s[o + FACE + tile] + OBJECTIVE]


@compiled
def objectives_met(t: Vector, s: Vector, o: int) -> int:
    """RT-F4: how many of the objectives placed hold."""
    met = 0
    for tile in range(s[o + LAID]):
        objective = objective_of(t, s, o, tile)
        if objective and is_met(t, s, o, tile, objective):
            met += 1
    return met


@compiled
def is_met(t: Vector, s: Vector, o: int, tile: int, objective: int) -> bool:
    if objective == 1:
        return city_hall(s, o, s[o + CELL + tile])
    if objective == 2:
        return metropolis(t, s, o, tile)
    if objective == 3:
        return stations_by_rail(t, s, o, tile) >= MANY_STATIONS
    if objective == 4:
        return travellers_around(t, s, o, s[o + CELL + tile]) >= MANY_TRAVELLERS
    if objective == 5:
        return airport(t, s, o, tile)
    if objective == 6:
        return temple(t, s, o, s[o + CELL + tile])
    return is_on_long_road(t, s, o, tile)


@compiled
def city_hall(s: Vector, o: int, cell: int) -> bool:
    """RT-O1: at least two tiles in a row, without a gap, in each of the four directions."""
    for side in range(4):
        near = beside(cell, side)
        if s[o + GRID + near] >= 0 or s[o + GRID + beside(near, side)] >= 0:
            return False
    return True


@compiled
def town_size(t: Vector, s: Vector, o: int, tile: int) -> int:
    """How many town tiles hang together with this one; 0 in the fields."""
    if not t[FACES + FACE_FIELDS * s[o + FACE + tile] + IS_TOWN]:
        return 0
    return s[o + TOWN_SIZE + root(s, o + TOWN, tile)]


@compiled
def metropolis(t: Vector, s: Vector, o: int, tile: int) -> bool:
    """RT-O2: part of a city of at least five town tiles, itself included."""
    return town_size(t, s, o, tile) >= LARGE_CITY


@compiled
def stations_by_rail(t: Vector, s: Vector, o: int, tile: int) -> int:
    """RT-O3: how many other stations are linked with it by rail alone."""
    f = FACES + FACE_FIELDS * s[o + FACE + tile]
    count, seen = -t[f + STATION], -1
    for segment in range(t[f + SEGMENTS]):
        network = root(s, o + WAY, SEGMENTS_MOST * tile + segment)
        if not t[f + ROADS] >> segment & 1 and network != seen:
            count += s[o + WAY + STATIONS + network]
            seen = network
    return count


@compiled
def travellers_around(t: Vector, s: Vector, o: int, cell: int) -> int:
    """RT-O4: traveller pawns on the eight neighbouring cells."""
    count = 0
    for offset in AROUND:
        near = -1 - s[o + GRID + ((cell + offset) & WRAP)]
        if near >= 0 and s[o + PAWN + near] and pin_of(t, s, o, near) == TRAVELLER_PIN:
            count += 1
    return count


@compiled
def airport(t: Vector, s: Vector, o: int, tile: int) -> bool:
    """RT-O5: in the row or column, over any gap, of another town tile that belongs to a city."""
    for other in range(s[o + LAID]):
        in_line = s[o + X + other] == s[o + X + tile] or s[o + Y + other] == s[o + Y + tile]
        if in_line and other != tile and town_size(t, s, o, other) >= CITY_SIZE:
            return True
    return False


@compiled
def temple(t: Vector, s: Vector, o: int, cell: int) -> bool:
    """RT-O6: no car pin and no train pin, taken or not, on the eight neighbouring cells."""
    for offset in AROUND:
        near = -1 - s[o + GRID + ((cell + offset) & WRAP)]
        if near >= 0 and 0 < pin_of(t, s, o, near) < TRAVELLER_PIN:
            return False
    return True
