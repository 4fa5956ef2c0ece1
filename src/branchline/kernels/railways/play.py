"""What actions do to a position: RW-A1 to RW-A14 with their payments, the bookkeeping, the score and the goals."""

from branchline.kernels.compiling import Vector, compiled
from branchline.kernels.railways.ground import colours_beside, is_railway, survey
from branchline.kernels.railways.layout import (
    ADD,
    AMOUNT,
    BUILD,
    BUILDING_DICE,
    BUY,
    CAPITAL,
    CARDS,
    CELL,
    CELLS,
    CHAIN,
    CLEAN,
    COLOUR,
    COMMERCE,
    CONDUCTOR,
    DECADE,
    DELIVERED,
    DICE,
    DIE_BUILT,
    DIE_CELL,
    DIE_VALUE,
    ENGINEER,
    EVERY_COLOUR,
    EXCHANGED,
    GLYPH,
    GOALS,
    GROUND_MARK,
    HAND,
    HAND_SIZE,
    HEAD,
    INCOME,
    INDUSTRY,
    KEPT,
    KIND,
    LEISURE,
    MARKER,
    MARKERS,
    MARKERS_MOST,
    MAYOR,
    MOST_CAPITAL,
    MOST_POLLUTION,
    MOST_WORKERS,
    MOVE,
    PASS,
    POLLUTION,
    PROFIT,
    RAISE,
    RECRUIT,
    RESERVE,
    RESIDENCE,
    RUNS,
    SHOWS,
    SMOKE,
    UPGRADED,
    WAITING,
    WAS_EMPTY,
    WORKERS,
)


@compiled
def copy(into: Vector, source: Vector, count: int) -> None:
    for place in range(count):
        into[place] = source[place]


@compiled
def carried_out(t: Vector, h: Vector, g: Vector, a: Vector, o: int, into: Vector, ground: Vector) -> bool:
    """RW-P1, RW-P2: the action in the row at `o`, paid, on a copy of the head; whether the ground changed too, which
    then is in `ground`."""
    copy(into, h, HEAD)
    kind = a[o + KIND]
    if kind == PASS:
        return False
    into[HAND] = h[HAND] & ~a[o + CARDS]
    smoke(into, a[o + SMOKE])
    changed = False
    if kind == BUILD:
        _build(t, h, g, a, o, into, ground)
        changed = True
    elif kind == MOVE:
        _move(into, a, o, destinations_on(t, h[HAND]) >> a[o + COLOUR] & 1)
    elif kind == BUY:
        _buy(into, a[o + CELL])
    elif kind == ADD:
        _add_passenger(into, a[o + CELL])
    else:
        _small(into, kind, a[o + CELL], a[o + AMOUNT])
    if is_empty(into):
        into[WAS_EMPTY] = 1
    return changed


@compiled
def smoke(h: Vector, amount: int) -> None:
    """RW-P3: from 1 to 13."""
    h[POLLUTION] = max(1, min(h[POLLUTION] + amount, MOST_POLLUTION))


@compiled
def earn(h: Vector, amount: int) -> None:
    """RW-C5: up to 20."""
    h[CAPITAL] = min(h[CAPITAL] + amount, MOST_CAPITAL)


@compiled
def destinations_on(t: Vector, cards: int) -> int:
    """RW-P4, RW-A8: the destinations that cards show, a bit for each colour."""
    found = 0
    for card in range(4):
        if cards >> card & 1:
            found |= t[SHOWS + card]
    return found


@compiled
def _small(h: Vector, kind: int, cell: int, amount: int) -> None:
    """RW-A10, RW-A11, RW-A12, RW-A14."""
    if kind == RECRUIT:
        h[WORKERS] = min(h[WORKERS] + 1, MOST_WORKERS)
    elif kind == RAISE:
        earn(h, amount)
    elif kind == CLEAN:
        smoke(h, -1)
    else:
        for marker in range(h[MARKERS]):
            if h[MARKER + marker] == cell:
                h[UPGRADED + marker] = 1


@compiled
def _buy(h: Vector, railway: int) -> None:
    """RW-A1: a worker goes, a marker comes."""
    h[WORKERS] -= 1
    _mark(h, railway, 0)


@compiled
def _mark(h: Vector, railway: int, upgraded: int) -> None:
    """Markers lie in the order of their railways, so that the same markers are the same head."""
    place = h[MARKERS]
    h[MARKERS] += 1
    while place and h[MARKER + place - 1] > railway:
        h[MARKER + place] = h[MARKER + place - 1]
        h[UPGRADED + place] = h[UPGRADED + place - 1]
        place -= 1
    h[MARKER + place] = railway
    h[UPGRADED + place] = upgraded


@compiled
def _unmark(h: Vector, marker: int) -> None:
    h[MARKERS] -= 1
    for place in range(marker, h[MARKERS]):
        h[MARKER + place] = h[MARKER + place + 1]
        h[UPGRADED + place] = h[UPGRADED + place + 1]
    h[MARKER + h[MARKERS]] = 0
    h[UPGRADED + h[MARKERS]] = 0


# Dice -----------------------------------------------------------------------------------------------------------------


@compiled
def die_on(h: Vector, cell: int) -> int:
    """Which die lies on this cell, or -1."""
    for die in range(h[DICE]):
        if h[DIE_CELL + die] == cell:
            return die
    return -1


@compiled
def lay_die(h: Vector, cell: int, value: int, built: int) -> None:
    place = h[DICE]
    h[DICE] += 1
    while place and h[DIE_CELL + place - 1] > cell:
        for run in (DIE_CELL, DIE_VALUE, DIE_BUILT):
            h[run + place] = h[run + place - 1]
        place -= 1
    h[DIE_CELL + place] = cell
    h[DIE_VALUE + place] = value
    h[DIE_BUILT + place] = built


@compiled
def _lift_die(h: Vector, die: int) -> None:
    h[DICE] -= 1
    for run in (DIE_CELL, DIE_VALUE, DIE_BUILT):
        for place in range(die, h[DICE]):
            h[run + place] = h[run + place + 1]
        h[run + h[DICE]] = 0


@compiled
def is_empty(h: Vector) -> bool:
    """RW-G2: no die on the plan shows a passenger."""
    for die in range(h[DICE]):
        if h[DIE_VALUE + die]:
            return False
    return True


@compiled
def _add_passenger(h: Vector, cell: int) -> None:
    """RW-A13: the die there shows one more, or a waiting one comes and shows 1."""
    die = die_on(h, cell)
    if die >= 0:
        h[DIE_VALUE + die] += 1
    else:
        h[WAITING] -= 1
        lay_die(h, cell, 1, 0)


# Move a passenger -----------------------------------------------------------------------------------------------------


@compiled
def _move(h: Vector, a: Vector, o: int, bonus: int) -> None:
    """RW-A7, RW-A9: profit for the stops, then the bonus, then capital for the cells travelled."""
    die = die_on(h, a[o + CELL])
    if h[DIE_VALUE + die] == 1 and not h[DIE_BUILT + die]:
        _lift_die(h, die)
        h[WAITING] += 1
    else:
        h[DIE_VALUE + die] -= 1
    h[DELIVERED] |= 1 << a[o + COLOUR]
    h[PROFIT] += a[o + AMOUNT]
    if bonus:
        _bonus(h, a[o + COLOUR], a[o + EXCHANGED])
    earn(h, a[o + INCOME])


@compiled
def _bonus(h: Vector, colour: int, exchanged: int) -> None:
    """RW-A8."""
    if colour == COMMERCE:
        earn(h, 5)
        smoke(h, 1)
    elif colour == INDUSTRY:
        h[WORKERS] = min(h[WORKERS] + 1, MOST_WORKERS)
        smoke(h, 1)
    elif colour == RESIDENCE:
        smoke(h, -1)
    elif colour == LEISURE:
        h[CAPITAL] -= price_of(exchanged)
        h[PROFIT] += exchanged


@compiled
def price_of(profit: int) -> int:
    """RW-A8: 1, 3, 6, 10 or 15 capital for 1, 2, 3, 4 or 5 profit."""
    return profit * (profit + 1) // 2


# Build ----------------------------------------------------------------------------------------------------------------


@compiled
def _build(t: Vector, h: Vector, g: Vector, a: Vector, o: int, into: Vector, ground: Vector) -> None:
    """RW-A3: the capital is paid and the die takes its neighbours' colour; alone it is leisure."""
    cell, value = a[o + CELL], a[o + AMOUNT]
    into[CAPITAL] -= 2 * value
    into[BUILDING_DICE] &= ~(1 << value)
    lay_die(into, cell, value, 1)
    settle(t, g, cell, ground)
    into[GROUND_MARK] += ground_mark(cell)
    chain = g[CHAIN * t[CELLS] + cell]
    for marker in range(h[MARKERS]):
        if chain >= 0 and h[MARKER + marker] == chain:
            _cut(t, g, chain, a[o + KEPT], into, ground, marker)
            return


@compiled
def ground_mark(cell: int) -> int:
    """What a die on this cell adds to the mark of the ground."""
    return (cell + 1) * (cell + 131) * 40692 % 1000003 * 1000003 // (cell + 7)


@compiled
def settle(t: Vector, g: Vector, cell: int, ground: Vector) -> None:
    """RW-A3, RW-A4: the ground with a die on this cell."""
    n = t[CELLS]
    for other in range(n):
        ground[GLYPH * n + other] = g[GLYPH * n + other]
    colours, colour = colours_beside(t, g, cell), LEISURE
    for near in range(4):
        if colours == 1 << near:
            colour = near
    ground[GLYPH * n + cell] = colour + 1
    survey(t, ground)


@compiled
def part_left(t: Vector, g: Vector, chain: int, ground: Vector, which: int) -> int:
    """RW-A4: of the rails on each side of the die those that join two buildings: the first or the second, or -1."""
    n, last = t[CELLS], -1
    for cell in range(n):
        part = ground[CHAIN * n + cell]
        if g[CHAIN * n + cell] == chain and part > last and is_railway(t, ground, part):
            if which == 0:
                return part
            which -= 1
            last = part
    return -1


@compiled
def _cut(t: Vector, g: Vector, chain: int, kept: int, into: Vector, ground: Vector, marker: int) -> None:
    """RW-A4: the marker goes to a part that is left, with its upgrade, or back to the player."""
    part = part_left(t, g, chain, ground, kept)
    upgraded = into[UPGRADED + marker]
    _unmark(into, marker)
    if part >= 0:
        _mark(into, part, upgraded)


# The bookkeeping and the end ------------------------------------------------------------------------------------------


@compiled
def refill(h: Vector, order: Vector, o: int) -> None:
    """RW-B1, RW-B2: the hand is filled from the reserve, then from the discard, which is shuffled into this order."""
    held = _draw(h, _count(h[HAND]), order, o)
    if held < HAND_SIZE:
        h[RESERVE] = 15 & ~h[HAND]
        _draw(h, held, order, o)
    h[DECADE] += 1


@compiled
def _draw(h: Vector, held: int, order: Vector, o: int) -> int:
    for place in range(4):
        card = 1 << order[o + place]
        if held < HAND_SIZE and h[RESERVE] & card:
            h[HAND] |= card
            h[RESERVE] &= ~card
            held += 1
    return held


@compiled
def _count(cards: int) -> int:
    return (cards & 1) + (cards >> 1 & 1) + (cards >> 2 & 1) + (cards >> 3 & 1)


@compiled
def score(h: Vector) -> int:
    """RW-F1: profit, 3 for each marked railway, less pollution."""
    return h[PROFIT] + 3 * h[MARKERS] - h[POLLUTION]


@compiled
def unmet(t: Vector, h: Vector, g: Vector) -> int:
    """RW-G2 to RW-G5: the chosen goals that do not hold, a bit for each."""
    missed = 0
    if not h[WAS_EMPTY]:
        missed |= MAYOR
    if h[DELIVERED] != EVERY_COLOUR:
        missed |= CONDUCTOR
    if t[GOALS] & ENGINEER and (to_buy(t, h, g) or to_upgrade(t, h, g)):
        missed |= ENGINEER
    return missed & t[GOALS]


@compiled
def to_buy(t: Vector, h: Vector, g: Vector) -> int:
    """RW-G4: how many railways the engineer has still to buy; one, where the plan has none."""
    railways, merged = g[RUNS * t[CELLS]], _merged(t, h, g)
    return min(railways, MARKERS_MOST - merged) - (h[MARKERS] - merged) if railways else 1


@compiled
def to_upgrade(t: Vector, h: Vector, g: Vector) -> int:
    """RW-G4: how many railways the engineer has still to upgrade, those that are not bought yet too."""
    left = min(g[RUNS * t[CELLS]], MARKERS_MOST - _merged(t, h, g))
    for marker in range(h[MARKERS]):
        if h[UPGRADED + marker] and is_railway(t, g, h[MARKER + marker]):
            left -= 1
    return left


@compiled
def _merged(t: Vector, h: Vector, g: Vector) -> int:
    """RW-A1: markers on railways whose ends are one building by now."""
    merged = 0
    for marker in range(h[MARKERS]):
        merged += 0 if is_railway(t, g, h[MARKER + marker]) else 1
    return merged
