"""How far an area is on the way to its objectives and to the mission of a challenge."""

from branchline.bots.railroad_tiles.bench import (
    EITHER,
    NEAR_GOAL,
    NEAR_MISSION,
    POINT,
    ROUNDS,
    USES,
    WEIGHTS,
    WORTHS,
)
from branchline.kernels.compiling import Vector, compiled
from branchline.kernels.railroad_tiles.area import TRAVELLER_PIN, beside
from branchline.kernels.railroad_tiles.challenges import (
    AROUND_TWO_BY_TWO,
    DISTANT,
    FEW_OPENINGS,
    LARGE_CITY,
    LONG_WAY,
    MANY_CITIES,
    MANY_HOLES,
    MANY_PAWNS,
    MANY_STATIONS,
    holds,
    largest_city,
    most_stations,
)
from branchline.kernels.railroad_tiles.layout import (
    CELL,
    CHALLENGE,
    CITIES,
    EDGE,
    EMPTY_PINS,
    FACE,
    FACE_FIELDS,
    FACES,
    FRONTIER,
    GRID,
    LAID,
    LONE_TOWNS,
    NODE_COUNT,
    OPENINGS,
    PAWN,
    PAWN_COUNT,
    PIN_SEGMENT,
    QUEUE,
    ROADS,
    ROUND,
    SEGMENT_AT,
    SEGMENTS,
    SEGMENTS_MOST,
    STARS,
    STATION,
    STEPS,
    TOWN_PAIRS,
    WAY,
    WIDTH,
    WRAP,
)
from branchline.kernels.railroad_tiles.networks import root
from branchline.kernels.railroad_tiles.objectives import (
    LARGE_CITY as LARGE_TOWN,
)
from branchline.kernels.railroad_tiles.objectives import (
    MANY_STATIONS as STATIONS_BY_RAIL,
)
from branchline.kernels.railroad_tiles.objectives import (
    MANY_TRAVELLERS,
    is_met,
    objective_of,
    stations_by_rail,
    town_size,
    travellers_around,
)
from branchline.kernels.railroad_tiles.pawns import forest_of, pin_network, pin_of
from branchline.kernels.railroad_tiles.scoring import OBJECTIVE_POINTS
from branchline.kernels.railroad_tiles.ways import LONG_ROAD, node_beyond

WHOLE = 1000
MISSION = 100 * POINT
"""What a mission is worth in the last round: without it there is no score."""
CLOSING = 120
"""Of the way, what each opening takes that will hardly be closed in the rounds left."""
BROKEN = -200 * POINT
STEP, AT_TWO_ENDS = 10, 15
"""What a segment of a long way counts; a round brings as much where the way can go on at one end, or at both."""
HARD = 3
"""How many times as dear the way is to the missions that are missed by a step or two where points are looked at."""
ROUTE_66, TRANS_EUROPE, FLAT_EARTH, DISTANT_FRIENDS = 2, 3, 5, 8
STRICT_RULING, TRAFFIC_CONTROL, LAZY_TRAVELLERS = 13, 14, 15


@compiled
def aims(t: Vector, s: Vector, o: int, k: Vector) -> int:
    left = ROUNDS - s[ROUND]
    w = WORTHS + WEIGHTS * left
    value = _objectives(t, s, o, k[w + NEAR_GOAL])
    challenge = s[CHALLENGE]
    if challenge == 0 or challenge == LAZY_TRAVELLERS:
        return value
    if challenge in (FLAT_EARTH, STRICT_RULING, TRAFFIC_CONTROL):
        return value if holds(t, s, o, challenge) else value + BROKEN
    if left == 0:
        return value + _at_the_end(t, s, o, challenge, _way(t, s, o, k, challenge, left))
    near = k[w + NEAR_MISSION] * (HARD if challenge in (ROUTE_66, TRANS_EUROPE, DISTANT_FRIENDS) else 1)
    return value + near * _way(t, s, o, k, challenge, left) // WHOLE


@compiled
def _at_the_end(t: Vector, s: Vector, o: int, challenge: int, way: int) -> int:
    """Whether a long way is there is asked of the walk that found it: to be quite sure would take too long here."""
    is_done = way == WHOLE if challenge in (ROUTE_66, TRANS_EUROPE) else holds(t, s, o, challenge)
    return (MISSION if is_done else 0) + MISSION * way // WHOLE // 2


# Objectives -----------------------------------------------------------------------------------------------------------


@compiled
def _objectives(t: Vector, s: Vector, o: int, near: int) -> int:
    """RT-F4: those that hold, and a part for the way to the others."""
    value = 0
    for tile in range(s[o + LAID]):
        objective = objective_of(t, s, o, tile)
        if objective == 0:
            continue
        if is_met(t, s, o, tile, objective):
            value += OBJECTIVE_POINTS * POINT
        elif near:
            value += OBJECTIVE_POINTS * near * _progress(t, s, o, tile, objective) // WHOLE
    return value


@compiled
def _progress(t: Vector, s: Vector, o: int, tile: int, objective: int) -> int:
    """RT-O1 to RT-O7: in thousandths. A temple beside pins is lost; an airport waits for any city in its lines."""
    if objective == 1:
        return WHOLE * _lines(s, o, s[o + CELL + tile]) // 8
    if objective == 2:
        return WHOLE * town_size(t, s, o, tile) // LARGE_TOWN
    if objective == 3:
        return WHOLE * min(STATIONS_BY_RAIL, stations_by_rail(t, s, o, tile)) // STATIONS_BY_RAIL
    if objective == 4:
        return WHOLE * travellers_around(t, s, o, s[o + CELL + tile]) // MANY_TRAVELLERS
    if objective == 5:
        return WHOLE // 2
    if objective == 7:
        return WHOLE * min(LONG_ROAD - 1, _road_size(t, s, o, tile)) // LONG_ROAD
    return 0


@compiled
def _lines(s: Vector, o: int, cell: int) -> int:
    """RT-O1: how many of the eight cells hold tiles."""
    count = 0
    for side in range(4):
        near = beside(cell, side)
        count += 1 if s[o + GRID + near] < 0 else 0
        count += 1 if s[o + GRID + beside(near, side)] < 0 else 0
    return count


@compiled
def _road_size(t: Vector, s: Vector, o: int, tile: int) -> int:
    f = FACES + FACE_FIELDS * s[o + FACE + tile]
    most = 0
    for segment in range(t[f + SEGMENTS]):
        if t[f + ROADS] >> segment & 1:
            most = max(most, s[o + WAY + NODE_COUNT + root(s, o + WAY, SEGMENTS_MOST * tile + segment)])
    return most


# Missions -------------------------------------------------------------------------------------------------------------


@compiled
def _way(t: Vector, s: Vector, o: int, k: Vector, challenge: int, left: int) -> int:
    """RT-Q1 to RT-Q12: in thousandths of the way."""
    if challenge == 1:
        return WHOLE * min(LARGE_CITY, largest_city(t, s, o)) // LARGE_CITY
    if challenge in (ROUTE_66, TRANS_EUROPE):
        return _long_way(t, s, o, 3 - challenge, left)
    if challenge == 4:
        return max(0, WHOLE - CLOSING * max(0, s[o + OPENINGS] - FEW_OPENINGS - left))
    if challenge == 6:
        return WHOLE * _crater(s, o) // 8
    if challenge == 7:
        return WHOLE * _holes(s, o) // (4 * MANY_HOLES)
    if challenge == 8:
        return _distance(t, s, o)
    if challenge == 9:
        return WHOLE * min(MANY_STATIONS, most_stations(t, s, o)) // MANY_STATIONS
    if challenge == 12:
        towns = 3 * s[o + CITIES] + 2 * s[o + TOWN_PAIRS] + s[o + LONE_TOWNS]
        return WHOLE * min(3 * MANY_CITIES, max(towns, 3 * s[o + CITIES])) // (3 * MANY_CITIES)
    return _paradise(t, s, o, k, challenge - 9)


@compiled
def _crater(s: Vector, o: int) -> int:
    """RT-Q6: the most cells that hold tiles around an empty 2 x 2."""
    most = 0
    for place in range(s[o + EDGE]):
        for corner in (0, 1, WIDTH, WIDTH + 1):
            most = max(most, _rim(s, o + GRID, (s[o + FRONTIER + place] - corner) & WRAP))
    return most


@compiled
def _rim(s: Vector, grid: int, cell: int) -> int:
    for offset in (0, 1, WIDTH, WIDTH + 1):
        if s[grid + ((cell + offset) & WRAP)] < 0:
            return 0
    count = 0
    for offset in AROUND_TWO_BY_TWO:
        if s[grid + ((cell + offset) & WRAP)] < 0:
            count += 1
    return count


@compiled
def _holes(s: Vector, o: int) -> int:
    """RT-Q7: the sides that hold tiles of the three best cells."""
    best, second, third = 0, 0, 0
    for place in range(s[o + EDGE]):
        demand = s[o + GRID + s[o + FRONTIER + place]] & 255
        sides = 0
        for side in range(4):
            sides += 1 if demand >> 2 * side & 3 else 0
        if sides > best:
            best, second, third = sides, best, second
        elif sides > second:
            second, third = sides, second
        else:
            third = max(third, sides)
    return best + second + third


@compiled
def _paradise(t: Vector, s: Vector, o: int, k: Vector, pin: int) -> int:
    """RT-Q10, RT-Q11: the pawns of a network count twice, its empty pins once; and so do tokens and stars for more."""
    most, more = 0, k[USES + pin - 1] + k[EITHER] + s[o + STARS]
    for tile in range(s[o + LAID]):
        if pin_of(t, s, o, tile) == pin:
            at = o + forest_of(pin) + pin_network(t, s, o, tile)
            pawns = min(MANY_PAWNS, s[at + PAWN_COUNT])
            most = max(most, 2 * pawns + min(MANY_PAWNS - pawns, s[at + EMPTY_PINS]) + min(MANY_PAWNS, pawns + more))
    return WHOLE * most // (3 * MANY_PAWNS)


@compiled
def _long_way(t: Vector, s: Vector, o: int, roads: int, left: int) -> int:
    """RT-Q2, RT-Q3: a long way in every network, of roads (2 - 1) or rails: there and back again, as in a tree. How
    long it is counts, and how long it may become in the rounds left: where both its ends are closed, no longer."""
    most = 0
    for node in range(SEGMENTS_MOST * s[o + LAID]):
        f = FACES + FACE_FIELDS * s[o + FACE + node // SEGMENTS_MOST]
        segment = node % SEGMENTS_MOST
        if segment >= t[f + SEGMENTS] or t[f + ROADS] >> segment & 1 != roads or root(s, o + WAY, node) != node:
            continue
        if _hoped(s[o + WAY + NODE_COUNT + node], left * AT_TWO_ENDS) > most:
            end = _farthest(t, s, o, node, left)
            other = _farthest(t, s, o, end, left)
            if s[o + STEPS + other] >= LONG_WAY:
                return WHOLE
            ends = _goes_on(t, s, o, end) + _goes_on(t, s, o, other)
            growth = left * (AT_TWO_ENDS if ends == 2 else STEP * ends)
            most = max(most, _hoped(s[o + STEPS + other], growth))
    return WHOLE * most // (2 * STEP * LONG_WAY)


@compiled
def _hoped(steps: int, growth: int) -> int:
    """What it is, and what it may become; not quite the whole until it is."""
    return STEP * min(steps, LONG_WAY) + min(STEP * LONG_WAY - STEP // 2, STEP * steps + growth)


@compiled
def _farthest(t: Vector, s: Vector, o: int, start: int, left: int) -> int:
    """The node farthest from here; one where the way can go on may be a step nearer."""
    found = _walk(t, s, o, start, 0)
    best = STEP * s[o + STEPS + found] + min(STEP, STEP * left) * _goes_on(t, s, o, found)
    if s[o + STEPS + found] >= LONG_WAY:
        return found
    for node in range(SEGMENTS_MOST * s[o + LAID]):
        steps = STEP * s[o + STEPS + node]
        if steps and steps + STEP > best:
            worth = steps + min(STEP, STEP * left) * _goes_on(t, s, o, node)
            if worth > best:
                best, found = worth, node
    return found


@compiled
def _goes_on(t: Vector, s: Vector, o: int, node: int) -> int:
    """1 where a tile laid beside the node's could carry its way on."""
    tile = node // SEGMENTS_MOST
    for side in range(4):
        is_way = t[FACES + FACE_FIELDS * s[o + FACE + tile] + SEGMENT_AT + side] == node % SEGMENTS_MOST
        if is_way and s[o + GRID + beside(s[o + CELL + tile], side)] >= 0:
            return 1
    return 0


@compiled
def _distance(t: Vector, s: Vector, o: int) -> int:
    """RT-Q8: how far two travellers' pins are apart, and whether travellers stand there; all once the mission holds.
    Two who stand too near, or with another between them, will never do: new tiles only make ways shorter."""
    if holds(t, s, o, 8):
        return WHOLE
    most = 0
    for tile in range(s[o + LAID]):
        if pin_of(t, s, o, tile) == TRAVELLER_PIN:
            start = SEGMENTS_MOST * tile + _pin_segment(t, s, o, tile)
            _walk(t, s, o, start, 1)
            for other in range(tile):
                if pin_of(t, s, o, other) == TRAVELLER_PIN:
                    steps = s[o + STEPS + SEGMENTS_MOST * other + _pin_segment(t, s, o, other)] - 1
                    pawns = s[o + PAWN + tile] + s[o + PAWN + other]
                    if pawns < 2:
                        near = min(DISTANT, steps)
                        most = max(most, 3 * near + (pawns * near if steps > DISTANT // 2 else 0))
    return WHOLE * min(5 * DISTANT, most) // (6 * DISTANT)


@compiled
def _pin_segment(t: Vector, s: Vector, o: int, tile: int) -> int:
    return t[FACES + FACE_FIELDS * s[o + FACE + tile] + PIN_SEGMENT]


@compiled
def _walk(t: Vector, s: Vector, o: int, start: int, stations: int) -> int:
    """The node farthest from here, each node's steps counted from 1; with stations (1) changing between the ways."""
    for node in range(SEGMENTS_MOST * s[o + LAID]):
        s[o + STEPS + node] = 0
    s[o + STEPS + start], s[o + QUEUE] = 1, start
    place, count, node = 0, 1, start
    while place < count:
        node = s[o + QUEUE + place]
        place += 1
        for side in range(5):
            beyond = node_beyond(t, s, o, node, side) if side < 4 else _across(t, s, o, node, stations)
            if beyond >= 0 and s[o + STEPS + beyond] == 0:
                s[o + STEPS + beyond] = s[o + STEPS + node] + (1 if side < 4 else 0)
                s[o + QUEUE + count] = beyond
                count += 1
    return node


@compiled
def _across(t: Vector, s: Vector, o: int, node: int, stations: int) -> int:
    """The other way at a station, or -1."""
    if stations and t[FACES + FACE_FIELDS * s[o + FACE + node // SEGMENTS_MOST] + STATION]:
        return node ^ 1
    return -1
