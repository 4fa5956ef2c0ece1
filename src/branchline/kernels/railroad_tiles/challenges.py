"""RT-Q: whether the condition of a challenge holds, as if the match ended now."""

from branchline.kernels.compiling import Vector, compiled
from branchline.kernels.railroad_tiles.area import TRAVELLER_PIN
from branchline.kernels.railroad_tiles.layout import (
    CITIES,
    EDGE,
    FACE,
    FACE_FIELDS,
    FACES,
    FRONTIER,
    GRID,
    LAID,
    OPENINGS,
    PAWN,
    PAWN_COUNT,
    SEGMENTS_MOST,
    STATION,
    STATIONS,
    TRAVEL,
    WIDTH,
    WRAP,
    Y,
)
from branchline.kernels.railroad_tiles.networks import root
from branchline.kernels.railroad_tiles.objectives import town_size
from branchline.kernels.railroad_tiles.pawns import forest_of, pin_network, pin_of
from branchline.kernels.railroad_tiles.ways import has_long_way, walk_from

LARGE_CITY, LONG_WAY, DISTANT, MANY_STATIONS, MANY_PAWNS = 10, 14, 12, 10, 8
FEW_OPENINGS, FLAT, MANY_HOLES, MANY_CITIES, FEW_LINKED = 3, 3, 3, 4, 2
AROUND_TWO_BY_TWO = (-WIDTH, -WIDTH + 1, -1, 2, WIDTH - 1, WIDTH + 2, 2 * WIDTH, 2 * WIDTH + 1)


@compiled
def holds(t: Vector, s: Vector, o: int, challenge: int) -> bool:
    """RT-4: 1 to 15; without a challenge nothing is asked."""
    if challenge == 0 or challenge == 15:
        return True
    if challenge < 8:
        return _holds_of_tiles(t, s, o, challenge)
    return _holds_of_pawns(t, s, o, challenge)


@compiled
def _holds_of_tiles(t: Vector, s: Vector, o: int, challenge: int) -> bool:
    if challenge == 1:
        return largest_city(t, s, o) >= LARGE_CITY
    if challenge == 2:
        return has_long_way(t, s, o, 1, LONG_WAY)
    if challenge == 3:
        return has_long_way(t, s, o, 0, LONG_WAY)
    if challenge == 4:
        return s[o + OPENINGS] <= FEW_OPENINGS
    if challenge == 5:
        return rows(s, o) <= FLAT
    if challenge == 6:
        return volcano(s, o)
    return holes(s, o) >= MANY_HOLES


@compiled
def _holds_of_pawns(t: Vector, s: Vector, o: int, challenge: int) -> bool:
    if challenge == 8:
        return distant_friends(t, s, o)
    if challenge == 9:
        return most_stations(t, s, o) >= MANY_STATIONS
    if challenge == 10:
        return most_linked(t, s, o, 1) >= MANY_PAWNS
    if challenge == 11:
        return most_linked(t, s, o, 2) >= MANY_PAWNS
    if challenge == 12:
        return s[o + CITIES] >= MANY_CITIES
    if challenge == 13:
        return strict_ruling(t, s, o)
    return max(most_linked(t, s, o, 1), most_linked(t, s, o, 2), most_linked(t, s, o, 3)) <= FEW_LINKED


@compiled
def largest_city(t: Vector, s: Vector, o: int) -> int:
    """RT-Q1: the town tiles of the largest group."""
    most = 0
    for tile in range(s[o + LAID]):
        most = max(most, town_size(t, s, o, tile))
    return most


@compiled
def rows(s: Vector, o: int) -> int:
    """RT-Q5: how many rows the area spans."""
    if s[o + LAID] == 0:
        return 0
    low = high = s[o + Y]
    for tile in range(s[o + LAID]):
        low, high = min(low, s[o + Y + tile]), max(high, s[o + Y + tile])
    return high - low + 1


@compiled
def volcano(s: Vector, o: int) -> bool:
    """RT-Q6: an empty 2 x 2; the eight cells that share a side with it hold tiles."""
    for place in range(s[o + EDGE]):
        if _is_crater(s, o + GRID, s[o + FRONTIER + place]):
            return True
    return False


@compiled
def _is_crater(s: Vector, grid: int, cell: int) -> bool:
    """Whether this is the north-west cell of one."""
    for offset in (0, 1, WIDTH, WIDTH + 1):
        if s[grid + ((cell + offset) & WRAP)] < 0:
            return False
    for offset in AROUND_TWO_BY_TWO:
        if s[grid + ((cell + offset) & WRAP)] >= 0:
            return False
    return True


@compiled
def holes(s: Vector, o: int) -> int:
    """RT-Q7: empty cells with a tile on each of the four sides."""
    count = 0
    for place in range(s[o + EDGE]):
        demand = s[o + GRID + s[o + FRONTIER + place]] & 255
        if (demand | demand >> 1) & 0b01010101 == 0b01010101:
            count += 1
    return count


@compiled
def distant_friends(t: Vector, s: Vector, o: int) -> bool:
    """RT-Q8: two linked travellers twelve steps apart or more, with no other traveller on some shortest way."""
    for one in range(s[o + LAID]):
        if not s[o + PAWN + one] or pin_of(t, s, o, one) != TRAVELLER_PIN:
            continue
        for other in range(one):
            if s[o + PAWN + other] and pin_of(t, s, o, other) == TRAVELLER_PIN:
                steps = walk_from(t, s, o, one, -1 - other)
                if steps >= DISTANT and walk_from(t, s, o, one, other) == steps:
                    return True
    return False


@compiled
def most_stations(t: Vector, s: Vector, o: int) -> int:
    """RT-Q9: the most stations in one network, road and rail joined at stations."""
    most = 0
    for tile in range(s[o + LAID]):
        if t[FACES + FACE_FIELDS * s[o + FACE + tile] + STATION]:
            most = max(most, s[o + TRAVEL + STATIONS + root(s, o + TRAVEL, SEGMENTS_MOST * tile)])
    return most


@compiled
def most_linked(t: Vector, s: Vector, o: int, pin: int) -> int:
    """RT-Q10, RT-Q11, RT-Q14: the most pawns of a type in one network."""
    most = 0
    for tile in range(s[o + LAID]):
        if s[o + PAWN + tile] and pin_of(t, s, o, tile) == pin:
            most = max(most, s[o + forest_of(pin) + PAWN_COUNT + pin_network(t, s, o, tile)])
    return most


@compiled
def strict_ruling(t: Vector, s: Vector, o: int) -> bool:
    """RT-Q13: never more than one pawn of a type in one row, gaps or not."""
    for one in range(s[o + LAID]):
        for other in range(one):
            in_row = s[o + PAWN + one] and s[o + PAWN + other] and s[o + Y + one] == s[o + Y + other]
            if in_row and pin_of(t, s, o, one) == pin_of(t, s, o, other):
                return False
    return True
