"""What an area is worth before the match is over: the sheet, and what may become of it."""

from branchline.bots.railroad_tiles.aims import TRAFFIC_CONTROL, aims
from branchline.bots.railroad_tiles.bench import (
    BASE,
    CELL_COST,
    COLUMN_COSTS,
    EITHER,
    FOUND,
    FULL,
    GAINS,
    GAINS_MOST,
    GAP_COST,
    GHOST,
    LONE,
    MISS,
    MISS_HARD,
    NETWORK,
    NETWORK_FIELDS,
    NETWORKS_MOST,
    OPEN,
    OVER,
    PAIR,
    POINT,
    ROUNDS,
    SEEN_NETWORKS,
    SHADES,
    SHADES_WIDE,
    STAMP,
    STAR_WORTH,
    USES,
    WEIGHTS,
    WORTHS,
)
from branchline.kernels.compiling import Vector, compiled
from branchline.kernels.railroad_tiles.area import TRAVELLER_PIN
from branchline.kernels.railroad_tiles.challenges import FEW_LINKED
from branchline.kernels.railroad_tiles.layout import (
    CENTRE,
    CHALLENGE,
    CITIES,
    EDGE,
    EMPTY_PINS,
    FRONTIER,
    GRID,
    HAS_GOALS,
    LAID,
    LONE_TOWNS,
    NODES,
    OPEN_ENDS,
    OPENINGS,
    PAWN_COUNT,
    POINTS,
    RECTANGLE,
    ROUND,
    STARS,
    TOWN_PAIRS,
    WIDTH,
    WRAP,
    X,
    Y,
)
from branchline.kernels.railroad_tiles.pawns import MOST_POINTS, forest_of, pin_network, pin_of
from branchline.kernels.railroad_tiles.scoring import CITY_POINTS, FREE_OPENINGS

OPEN_MOST = 3
"""More open ends than these bring a network no more pins."""


@compiled
def worth(t: Vector, s: Vector, o: int, k: Vector) -> int:
    """In thousandths of a point."""
    left = ROUNDS - s[ROUND]
    w = WORTHS + WEIGHTS * left
    value = POINT * s[o + POINTS] + CITY_POINTS * POINT * s[o + CITIES] + pawns_to_come(t, s, o, k)
    value += k[w + PAIR] * s[o + TOWN_PAIRS] + k[w + LONE] * s[o + LONE_TOWNS] + k[w + STAR_WORTH] * s[o + STARS]
    value -= k[w + OPEN] * s[o + OPENINGS] + k[w + OVER] * max(0, s[o + OPENINGS] - FREE_OPENINGS)
    value += _rectangle(s, o, k)
    if left:
        value -= _gaps(s, o, k, left)
    if s[HAS_GOALS] or s[CHALLENGE]:
        value += aims(t, s, o, k)
    return value


@compiled
def _gaps(s: Vector, o: int, k: Vector, left: int) -> int:
    """RT-F3, RT-T3: cells of which much is asked."""
    cost = 0
    for place in range(s[o + EDGE]):
        cost += k[GAP_COST + 256 * left + (s[o + GRID + s[o + FRONTIER + place]] & 255)]
    return cost


# Rectangles -----------------------------------------------------------------------------------------------------------


@compiled
def _rectangle(s: Vector, o: int, k: Vector) -> int:
    """RT-F2: the largest, and a part of what the best one not yet full would be worth more."""
    left, full = ROUNDS - s[ROUND], POINT * s[o + RECTANGLE]
    if left == 0 or s[o + LAID] < 2:
        return full
    west = east = s[o + X]
    north = south = s[o + Y]
    for tile in range(1, s[o + LAID]):
        west, east = min(west, s[o + X + tile]), max(east, s[o + X + tile])
        north, south = min(north, s[o + Y + tile]), max(south, s[o + Y + tile])
    wide, high = east - west + 1, south - north + 1
    if wide > SHADES_WIDE or high > SHADES_WIDE:
        return full
    _shade(s, o, k, left, CENTRE + west + WIDTH * north, wide, high)
    best = _best_band(k, wide, high)
    return full + max(0, best - full) * k[WORTHS + WEIGHTS * left + FULL] // 1000


@compiled
def _shade(s: Vector, o: int, k: Vector, left: int, corner: int, wide: int, high: int) -> None:
    """What each cell takes off a rectangle that holds it."""
    far = k[WORTHS + WEIGHTS * left + MISS] + k[WORTHS + WEIGHTS * left + MISS_HARD] // 2
    for y in range(high):
        for x in range(wide):
            cell = s[o + GRID + ((corner + x + WIDTH * y) & WRAP)]
            cost = 0
            if cell == 0:
                cost = far
            elif cell > 0:
                cost = k[CELL_COST + 256 * left + (cell & 255)]
            k[SHADES + SHADES_WIDE * y + x] = POINT - cost


@compiled
def _best_band(k: Vector, wide: int, high: int) -> int:
    """For every run of rows the best run of columns in it."""
    best = 0
    for top in range(high):
        for x in range(wide):
            k[COLUMN_COSTS + x] = 0
        for low in range(top, high):
            run = 0
            for x in range(wide):
                k[COLUMN_COSTS + x] += k[SHADES + SHADES_WIDE * low + x]
                run = max(0, run) + k[COLUMN_COSTS + x]
                best = max(best, run)
    return best


# Pawns ----------------------------------------------------------------------------------------------------------------


@compiled
def pawns_to_come(t: Vector, s: Vector, o: int, k: Vector) -> int:
    """RT-P5 to RT-P7: the pawns still to come, each type filled into its best networks."""
    _find_networks(t, s, o, k)
    left = ROUNDS - s[ROUND]
    value, either = 0, k[EITHER]
    for pin in range(3):
        uses = k[USES + pin]
        _fill(k, pin, uses + (either if pin < 2 else 0), left)
        for use in range(uses):
            value += k[GAINS + GAINS_MOST * pin + use]
    cars, trains = k[USES], k[USES + 1]
    for _ in range(either):
        car, train = k[GAINS + cars], k[GAINS + GAINS_MOST + trains]
        value += max(car, train)
        if car >= train:
            cars += 1
        else:
            trains += 1
    return value


@compiled
def _find_networks(t: Vector, s: Vector, o: int, k: Vector) -> None:
    k[STAMP] += 1
    k[FOUND], k[FOUND + 1], k[FOUND + 2] = 0, 0, 0
    for tile in range(s[o + LAID]):
        pin = pin_of(t, s, o, tile)
        if pin == 0:
            continue
        network = pin_network(t, s, o, tile)
        seen = SEEN_NETWORKS + network + (NODES if pin == TRAVELLER_PIN else 0)
        count = k[FOUND + pin - 1]
        at = o + forest_of(pin) + network
        if k[seen] == k[STAMP] or count == NETWORKS_MOST or s[at + EMPTY_PINS] + s[at + OPEN_ENDS] == 0:
            continue
        k[seen], k[FOUND + pin - 1] = k[STAMP], count + 1
        n = NETWORK + NETWORK_FIELDS * (NETWORKS_MOST * (pin - 1) + count)
        room = FEW_LINKED - s[at + PAWN_COUNT] if s[CHALLENGE] == TRAFFIC_CONTROL else NODES
        pins = max(0, min(room, s[at + EMPTY_PINS]))
        k[n], k[n + 1] = s[at + PAWN_COUNT], pins
        k[n + 2] = max(0, min(room - pins, OPEN_MOST, s[at + OPEN_ENDS]))


@compiled
def _fill(k: Vector, pin: int, uses: int, left: int) -> None:
    """Writes down what so many pawns bring one after the other, the network first in which they bring most."""
    w = WORTHS + WEIGHTS * left
    ghost, base = k[w + GHOST], k[w + BASE]
    done = 0
    while done < uses:
        best, best_network = -1, -1
        for network in range(k[FOUND + pin]):
            value = _filled(k, NETWORK + NETWORK_FIELDS * (NETWORKS_MOST * pin + network), uses - done, ghost, base)
            if value > best:
                best, best_network = value, network
        if best_network < 0 or best <= base * (uses - done):
            while done < uses:
                k[GAINS + GAINS_MOST * pin + done] = base
                done += 1
            return
        done = _take_up(k, pin, NETWORK + NETWORK_FIELDS * (NETWORKS_MOST * pin + best_network), done, uses, ghost)


@compiled
def _filled(k: Vector, n: int, uses: int, ghost: int, base: int) -> int:
    """What the pawns bring when as many as may go into this network."""
    pawns, pins = k[n], k[n + 1]
    ghosts = k[n + 2] if ghost else 0
    value = 0
    for use in range(uses):
        if use < pins:
            value += POINT * min(MOST_POINTS, pawns + use + 1)
        elif use < pins + ghosts:
            value += ghost * min(MOST_POINTS, pawns + use + 1)
        else:
            return value + (uses - use) * base
    return value


@compiled
def _take_up(k: Vector, pin: int, n: int, done: int, uses: int, ghost: int) -> int:
    """The network is filled, and has no more room."""
    pawns, pins = k[n], k[n + 1]
    ghosts = k[n + 2] if ghost else 0
    for use in range(min(uses - done, pins + ghosts)):
        factor = POINT if use < pins else ghost
        k[GAINS + GAINS_MOST * pin + done] = factor * min(MOST_POINTS, pawns + use + 1)
        done += 1
    k[n], k[n + 1], k[n + 2] = 0, 0, 0
    return done
