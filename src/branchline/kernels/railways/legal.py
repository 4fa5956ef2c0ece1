"""RW-A: the actions that a position allows, with their payments, row by row.

Rows that leave the same position behind are one: of the ways to pay with the same cards the one with the least
pollution, of the ways to go those with the same stops and income. With `wide` = 0 only what a player would think of is
listed: fewer cards rather than more, longer trips rather than shorter, and dice on the sites given.
"""

from branchline.kernels.compiling import Vector, compiled
from branchline.kernels.railways.ground import can_build_on, end_colours
from branchline.kernels.railways.layout import (
    ADD,
    AMOUNT,
    BUILD,
    BUILDING,
    BUILDING_DICE,
    BUILDINGS,
    BUY,
    CAPITAL,
    CARDS,
    CELL,
    CELLS,
    CHAIN,
    CLEAN,
    COLOUR,
    DICE,
    DIE_CELL,
    DIE_VALUE,
    EXCHANGED,
    HAND,
    INCOME,
    KIND,
    LEISURE,
    LENGTH,
    MARKER,
    MARKERS,
    MARKERS_MOST,
    MOST_ON_DIE,
    MOVE,
    NEVER,
    PASS,
    PAYMENTS,
    PRICE_ADD,
    PRICE_BUILD,
    PRICE_BUY,
    PRICE_CLEAN,
    PRICE_MOVE,
    PRICE_RAISE,
    PRICE_RECRUIT,
    PRICE_UPGRADE,
    RAILS_MOST,
    RAILWAYS,
    RAISE,
    RECRUIT,
    ROW,
    ROWS_MOST,
    RUNS,
    SETS,
    SMOKE,
    UPGRADE,
    UPGRADED,
    WAITING,
    WORKERS,
    WORTH,
)
from branchline.kernels.railways.play import destinations_on, part_left, price_of, settle
from branchline.kernels.railways.trips import SITES, TRIP, TRIPS, trips


@compiled
def list_actions(t: Vector, h: Vector, g: Vector, out: Vector, wide: int, w: Vector, spare: Vector) -> int:
    """Every action with every payment; how many rows. `spare` is room for a ground."""
    found = _small_actions(t, h, out, wide)
    found = _buys(t, h, g, out, found, wide)
    found = _upgrades(t, h, g, out, found, wide)
    found = _passengers(t, h, g, out, found, wide)
    found = _moves(t, h, g, out, found, wide, w)
    return _builds(t, h, g, out, found, wide, w, spare)


@compiled
def _pay(t: Vector, h: Vector, out: Vector, found: int, price: int, wide: int) -> int:
    """RW-P1: the row begun at `found`, once for each set of cards that pays its price; how many rows there are now."""
    begun = ROW * found
    prices = PRICE_BUY + SETS * t[RAILS_MOST]
    ways = PAYMENTS + SETS * (prices * (h[HAND] + SETS * wide) + price)
    for cards in range(1, SETS):
        if t[ways + cards] != NEVER and found < ROWS_MOST:
            row = ROW * found
            for place in range(CARDS):
                out[row + place] = out[begun + place]
            out[row + CARDS] = cards
            out[row + SMOKE] = t[ways + cards]
            found += 1
    return found


@compiled
def can_pay(t: Vector, h: Vector, price: int) -> bool:
    """RW-P1: whether there is any way at all."""
    ways = PAYMENTS + SETS * ((PRICE_BUY + SETS * t[RAILS_MOST]) * h[HAND] + price)
    for cards in range(1, SETS):
        if t[ways + cards] != NEVER:
            return True
    return False


@compiled
def _row(out: Vector, found: int, kind: int, cell: int, amount: int) -> None:
    row = ROW * found
    out[row + KIND] = kind
    out[row + CELL] = cell
    out[row + AMOUNT] = amount
    out[row + COLOUR] = 0
    out[row + INCOME] = 0
    out[row + EXCHANGED] = 0
    out[row + CARDS] = 0
    out[row + SMOKE] = 0


@compiled
def write_pass(out: Vector, found: int) -> None:
    _row(out, found, PASS, 0, 0)


@compiled
def _small_actions(t: Vector, h: Vector, out: Vector, wide: int) -> int:
    """RW-A10, RW-A11, RW-A12: recruit, clean up, raise capital."""
    _row(out, 0, RECRUIT, 0, 0)
    found = _pay(t, h, out, 0, PRICE_RECRUIT, wide)
    _row(out, found, CLEAN, 0, 0)
    found = _pay(t, h, out, found, PRICE_CLEAN, wide)
    first = found
    _row(out, found, RAISE, 0, 0)
    found = _pay(t, h, out, found, PRICE_RAISE, wide)
    for row in range(first, found):
        out[ROW * row + AMOUNT] = 0
        for card in range(4):
            if out[ROW * row + CARDS] >> card & 1:
                out[ROW * row + AMOUNT] += t[WORTH + card]
    return found


@compiled
def _buys(t: Vector, h: Vector, g: Vector, out: Vector, found: int, wide: int) -> int:
    """RW-A1, RW-A2: every railway that is not marked yet, with a worker and a marker left."""
    n = t[CELLS]
    if h[WORKERS] == 0 or h[MARKERS] == MARKERS_MOST:
        return found
    for place in range(g[RUNS * n]):
        railway = g[RAILWAYS * n + place]
        length = g[LENGTH * n + railway]
        if length < t[RAILS_MOST] and not _is_marked(h, railway):
            _row(out, found, BUY, railway, 0)
            found = _pay(t, h, out, found, PRICE_BUY + SETS * length + end_colours(t, g, railway), wide)
    return found


@compiled
def _is_marked(h: Vector, railway: int) -> bool:
    for marker in range(h[MARKERS]):
        if h[MARKER + marker] == railway:
            return True
    return False


@compiled
def _upgrades(t: Vector, h: Vector, g: Vector, out: Vector, found: int, wide: int) -> int:
    """RW-A14: every marked railway not upgraded yet, merged ends or not."""
    for marker in range(h[MARKERS]):
        if not h[UPGRADED + marker]:
            railway = h[MARKER + marker]
            _row(out, found, UPGRADE, railway, 0)
            found = _pay(t, h, out, found, PRICE_UPGRADE + end_colours(t, g, railway), wide)
    return found


@compiled
def _passengers(t: Vector, h: Vector, g: Vector, out: Vector, found: int, wide: int) -> int:
    """RW-A13: any die on the plan below six; a waiting die on any building without a die."""
    n = t[CELLS]
    for die in range(h[DICE]):
        if h[DIE_VALUE + die] < MOST_ON_DIE:
            _row(out, found, ADD, h[DIE_CELL + die], 0)
            found = _pay(t, h, out, found, PRICE_ADD, wide)
    for place in range(g[RUNS * n + 1] if h[WAITING] else 0):
        building = g[BUILDINGS * n + place]
        if not _has_die(t, h, g, building):
            _row(out, found, ADD, building, 0)
            found = _pay(t, h, out, found, PRICE_ADD, wide)
    return found


@compiled
def _has_die(t: Vector, h: Vector, g: Vector, building: int) -> bool:
    for die in range(h[DICE]):
        if g[BUILDING * t[CELLS] + h[DIE_CELL + die]] == building:
            return True
    return False


# Trips ----------------------------------------------------------------------------------------------------------------


@compiled
def _moves(t: Vector, h: Vector, g: Vector, out: Vector, found: int, wide: int, w: Vector) -> int:
    """RW-A6: from every die that shows a passenger, every way to every colour."""
    if h[MARKERS] == 0:
        return found
    for die in range(h[DICE]):
        if h[DIE_VALUE + die]:
            count = trips(t, h, g, g[BUILDING * t[CELLS] + h[DIE_CELL + die]], w)
            for trip in range(count):
                if not _is_beaten(w, count, trip, wide):
                    found = _trip(t, h, out, found, h[DIE_CELL + die], TRIPS + TRIP * trip, wide, w)
    return found


@compiled
def _is_beaten(w: Vector, count: int, trip: int, wide: int) -> bool:
    """Whether an earlier trip is the same, or another at least as good: as many stops, as much income."""
    mine = TRIPS + TRIP * trip
    for other in range(count):
        its = TRIPS + TRIP * other
        if other == trip or w[its] != w[mine]:
            continue
        same = w[its + 1] == w[mine + 1] and w[its + 2] == w[mine + 2]
        if same and other < trip:
            return True
        if not wide and not same and w[its + 1] >= w[mine + 1] and w[its + 2] >= w[mine + 2]:
            return True
    return False


@compiled
def _trip(t: Vector, h: Vector, out: Vector, found: int, cell: int, trip: int, wide: int, w: Vector) -> int:
    """RW-A7, RW-A8: a trip, once for each exchange that its bonus allows."""
    colour, most = w[trip], 0
    if colour == LEISURE and destinations_on(t, h[HAND]) >> LEISURE & 1:
        while most < 5 and price_of(most + 1) <= h[CAPITAL]:
            most += 1
    for exchanged in range(0 if wide else max(0, most - 2), most + 1):
        _row(out, found, MOVE, cell, w[trip + 1])
        out[ROW * found + COLOUR] = colour
        out[ROW * found + INCOME] = w[trip + 2]
        out[ROW * found + EXCHANGED] = exchanged
        found = _pay(t, h, out, found, PRICE_MOVE + colour, wide)
    return found


# Dice to build --------------------------------------------------------------------------------------------------------


@compiled
def _builds(t: Vector, h: Vector, g: Vector, out: Vector, found: int, wide: int, w: Vector, spare: Vector) -> int:
    """RW-A3: every die one can afford, on every cell that takes one, or on the sites."""
    if h[CAPITAL] < 2 or not can_pay(t, h, PRICE_BUILD):
        return found
    for place in range(t[CELLS] if wide else w[SITES]):
        cell = place if wide else w[SITES + 1 + place]
        if can_build_on(t, g, cell):
            choices = 2 if _leaves_two(t, h, g, cell, spare) else 1
            for value in range(1, 4):
                if h[BUILDING_DICE] >> value & 1 and 2 * value <= h[CAPITAL]:
                    for kept in range(choices):
                        _row(out, found, BUILD, cell, value)
                        out[ROW * found + EXCHANGED] = kept
                        found = _pay(t, h, out, found, PRICE_BUILD, wide)
    return found


@compiled
def _leaves_two(t: Vector, h: Vector, g: Vector, cell: int, spare: Vector) -> bool:
    """RW-A4: whether a die here cuts a marked railway into two, so that the player says which keeps the marker."""
    chain = g[CHAIN * t[CELLS] + cell]
    if chain < 0 or not _is_marked(h, chain):
        return False
    settle(t, g, cell, spare)
    return part_left(t, g, chain, spare, 1) >= 0
