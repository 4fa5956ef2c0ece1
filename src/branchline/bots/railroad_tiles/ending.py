"""The last round: nothing is drawn any more, and nobody else can change a thing. All that can be made of a hand is
looked at, but for what cannot be better than the best known, and judged by the score.

The ledger is a vector of its own: how far the search is, its nodes (the node before, the action), and a table of the
positions seen.
"""

from branchline.bots.railroad_tiles.beam import depth_of, go_back, held_mark, keep_hand, mark_after
from branchline.bots.railroad_tiles.bench import COLUMN_COSTS, NEXT, PATH, PAWNED, SHADES, SHADES_WIDE
from branchline.bots.railroad_tiles.pawning import best_pawn
from branchline.kernels.compiling import Vector, compiled
from branchline.kernels.railroad_tiles.area import asked, lay, lift
from branchline.kernels.railroad_tiles.challenges import holds
from branchline.kernels.railroad_tiles.layout import (
    CELLS,
    CENTRE,
    CHALLENGE,
    CITIES,
    EDGE,
    FACE_FIELDS,
    FACES,
    FIRST_FACE,
    FIT_COUNT,
    FRONTIER,
    GOAL,
    GOALS,
    GRID,
    HALL,
    HAND,
    HAS_GOALS,
    HELD,
    IS_TOWN,
    LAID,
    LAY,
    LONE_TOWNS,
    OPENINGS,
    OWES,
    PAWN,
    PAWN_COUNT,
    PAWNS,
    POINTS,
    RECTANGLE,
    SEGMENT_AT,
    STARS,
    SUPPLY,
    TOWN_PAIRS,
    USED,
    VERB,
    WIDTH,
    WRAP,
    X,
    Y,
)
from branchline.kernels.railroad_tiles.legal import list_placing
from branchline.kernels.railroad_tiles.networks import CITY_SIZE
from branchline.kernels.railroad_tiles.objectives import objective_of
from branchline.kernels.railroad_tiles.pawns import MOST_POINTS, forest_of, needs_star, pin_network, pin_of
from branchline.kernels.railroad_tiles.play import handle
from branchline.kernels.railroad_tiles.scoring import CITY_POINTS, FREE_OPENINGS, OBJECTIVE_POINTS

TOO_MANY = -(1 << 40)
"""The answer where there are more positions than may be looked at."""
JUDGING = 16
"""As how many positions one counts whose pawns are tried."""
JUDGING_LONG, LONG = 512, (2, 3, 8)
"""And where a challenge looks at ways, which takes long to find out."""
OF_TILES = (1, 2, 3, 4, 5, 6, 7, 9, 12)
"""The challenges that look at no pawn."""

# Places of the ledger.
WRITTEN = 0
"""How many nodes there are."""
LOOKED = 1
"""How many positions were looked at."""
LIMIT = 2
BEST = 3
"""The best score, the node before it and the action that leads there."""
TOWNS = 6
"""Of the hand at a node: its towns; of the area there: the largest rectangle that may come, the most ways asked of a
cell, the points of pawns and objectives, all at most."""
RECTANGLE_MOST = 7
ASKED_MOST = 8
MORE_MOST = 9
SIDES = 10
"""How many tiles of the hand have so many sides with ways: five places."""
NODE = 16


def ledger_size(limit: int) -> int:
    """How long a vector is needed to look at so many positions."""
    return NODE + 2 * (limit + 1) + _table_size(limit)


@compiled
def _table_size(limit: int) -> int:
    """Never more than half full."""
    size = 2
    while size < 2 * (limit + 2):
        size *= 2
    return size


@compiled
def best_ending(t: Vector, s: Vector, o: int, k: Vector, m: Vector, limit: int, known: int) -> int:
    """The best score that can be made of the hand; its actions are written to PATH. Where nothing is better than what
    is known that is the answer, and no actions are written. `m` is a ledger without an entry."""
    depth = depth_of(s, o)
    keep_hand(s, o, k)
    m[WRITTEN], m[LIMIT], m[BEST], m[BEST + 1] = 1, limit, known, -1
    begin, end = 0, 1
    for level in range(depth):
        for node in range(begin, end):
            _go_to(t, s, o, k, m, level, node)
            _look_on(t, s, o, k, m, node, depth - level - 1)
            go_back(t, s, o, k)
            if m[LOOKED] > limit:
                return TOO_MANY
        begin, end = end, m[WRITTEN]
    if m[BEST + 1] >= 0:
        _write_path(k, m, depth - 1, m[BEST + 1])
        k[PATH], k[PATH + depth] = depth, m[BEST + 2]
    return m[BEST]


@compiled
def _go_to(t: Vector, s: Vector, o: int, k: Vector, m: Vector, level: int, node: int) -> None:
    _write_path(k, m, level, node)
    for place in range(level):
        handle(t, s, o, k[PATH + 1 + place])


@compiled
def _write_path(k: Vector, m: Vector, level: int, node: int) -> None:
    for place in range(level, 0, -1):
        k[PATH + place], node = m[NODE + 2 * node + 1], m[NODE + 2 * node]


@compiled
def _look_on(t: Vector, s: Vector, o: int, k: Vector, m: Vector, node: int, left: int) -> None:
    """All that can be done next, after which so many tiles are left: judged where there are none, and kept where
    something better could come of it."""
    held = held_mark(s, o)
    _look_around(t, s, o, k, m, left)
    for place in range(NEXT, NEXT + list_placing(t, s, o, k, NEXT)):
        action = k[place]
        if m[LOOKED] > m[LIMIT] or _most_after(t, s, o, m, action, left) <= m[BEST]:
            continue
        if _is_seen(m, mark_after(t, s, o, held, action) ^ left):
            continue
        m[LOOKED] += 1
        verb, about = action & VERB, action & ~VERB
        if verb == LAY:
            lay(t, s, o, about // CELLS, about % CELLS)
        if left == 0:
            _judge(t, s, o, k, m, node, action)
        else:
            m[NODE + 2 * m[WRITTEN]], m[NODE + 2 * m[WRITTEN] + 1] = node, action
            m[WRITTEN] += 1
        if verb == LAY:
            lift(t, s, o)


@compiled
def _is_seen(m: Vector, position: int) -> bool:
    """From now on it is."""
    begin, size = NODE + 2 * (m[LIMIT] + 1), _table_size(m[LIMIT])
    place, entry = (position ^ position >> 31) & size - 1, position + 1
    while m[begin + place]:
        if m[begin + place] == entry:
            return True
        place = (place + 1) & size - 1
    m[begin + place] = entry
    return False


@compiled
def _judge(t: Vector, s: Vector, o: int, k: Vector, m: Vector, node: int, action: int) -> None:
    """The hand is dealt with: the best pawns, where they could make the best score."""
    if (
        _sheet(s, o, s[o + CITIES], s[o + RECTANGLE], s[o + OPENINGS]) + _goals(t, s, o) + _pawns_now(t, s, o)
        <= m[BEST]
    ):
        return
    m[LOOKED] += JUDGING_LONG if s[CHALLENGE] in LONG else JUDGING
    if s[CHALLENGE] in OF_TILES and not holds(t, s, o, s[CHALLENGE]):
        k[PAWNED] = 0
    else:
        best_pawn(t, s, o, k)
    if k[PAWNED] > m[BEST]:
        m[BEST], m[BEST + 1], m[BEST + 2] = k[PAWNED], node, action


# No area that can come of this one scores more -----------------------------------------------------------------------


@compiled
def _look_around(t: Vector, s: Vector, o: int, k: Vector, m: Vector, left: int) -> None:
    """What all that can be done at a node has in common."""
    m[TOWNS], m[ASKED_MOST] = 0, 0
    for sides in range(5):
        m[SIDES + sides] = 0
    for place in range(s[o + HELD]):
        _count_tile(t, m, s[o + HAND + place])
    for place in range(s[o + GOALS] if s[o + OWES] else 0):
        _count_tile(t, m, s[o + GOAL + place])
    for place in range(s[o + EDGE]):
        m[ASKED_MOST] = max(m[ASKED_MOST], ways_asked(s, o, s[o + FRONTIER + place]))
    m[RECTANGLE_MOST] = largest_rectangle(t, s, o, k, left + 1)
    m[MORE_MOST] = _goals(t, s, o) + _pawns_later(t, s, o)


@compiled
def _count_tile(t: Vector, m: Vector, kind: int) -> None:
    m[TOWNS] += t[FACES + FACE_FIELDS * t[FIRST_FACE + kind] + IS_TOWN]
    m[SIDES + sides_of(t, t[FIRST_FACE + kind])] += 1


@compiled
def sides_of(t: Vector, face: int) -> int:
    """How many sides have ways."""
    sides = 0
    for side in range(4):
        sides += 1 if t[FACES + FACE_FIELDS * face + SEGMENT_AT + side] >= 0 else 0
    return sides


@compiled
def ways_asked(s: Vector, o: int, cell: int) -> int:
    """How many openings face a cell."""
    demand, ways = asked(s, o, cell), 0
    for side in range(4):
        ways += 1 if demand >> 2 * side & 3 > 1 else 0
    return ways


@compiled
def _most_after(t: Vector, s: Vector, o: int, m: Vector, action: int, left: int) -> int:
    """What the best of all areas could score that come of an action at a node and of so many tiles more."""
    verb, about = action & VERB, action & ~VERB
    openings, towns, own = s[o + OPENINGS], m[TOWNS], 0
    if verb == LAY:
        own = sides_of(t, about // CELLS)
        openings += own - 2 * ways_asked(s, o, about % CELLS)
    else:
        own = sides_of(t, t[FIRST_FACE + about])
        towns -= t[FACES + FACE_FIELDS * t[FIRST_FACE + about] + IS_TOWN]
    if left:
        openings -= _closed(m, left) - _closes(own, min(4, m[ASKED_MOST] + left))
    towns = min(towns, left + 1)
    cities = s[o + CITIES] + min(towns, (2 * s[o + TOWN_PAIRS] + s[o + LONE_TOWNS] + towns) // CITY_SIZE)
    most = _sheet(s, o, cities, m[RECTANGLE_MOST], openings) + m[MORE_MOST]
    return max(0, most) if s[CHALLENGE] else most


@compiled
def _closed(m: Vector, left: int) -> int:
    """By how many openings the tiles of the hand can bring them down, when so many are still to be laid."""
    closed = 0
    for sides in range(1, 5):
        closed += m[SIDES + sides] * _closes(sides, min(4, m[ASKED_MOST] + left))
    return closed


@compiled
def _closes(sides: int, asks: int) -> int:
    """RT-F3: a side with a way closes an opening or is one. No cell has more openings around it than are asked now, and
    one for each tile laid beside it."""
    return max(0, 2 * min(sides, asks) - sides)


@compiled
def _sheet(s: Vector, o: int, cities: int, rectangle: int, openings: int) -> int:
    """RT-F1 to RT-F3: with the points there are."""
    return s[o + POINTS] + CITY_POINTS * cities + rectangle - max(0, openings - FREE_OPENINGS)


@compiled
def _goals(t: Vector, s: Vector, o: int) -> int:
    """RT-F4: at most."""
    goals = 0
    if s[HAS_GOALS]:
        for tile in range(s[o + LAID]):
            goals += 1 if objective_of(t, s, o, tile) else 0
        goals += 1 if s[o + OWES] and s[o + GOALS] else 0
    return OBJECTIVE_POINTS * goals


# Rectangles that may come --------------------------------------------------------------------------------------------


@compiled
def largest_rectangle(t: Vector, s: Vector, o: int, k: Vector, missing: int) -> int:
    """RT-F2: the largest that may be full with so many tiles of the hand more."""
    west = east = s[o + X]
    north = south = s[o + Y]
    for tile in range(1, s[o + LAID]):
        west, east = min(west, s[o + X + tile]), max(east, s[o + X + tile])
        north, south = min(north, s[o + Y + tile]), max(south, s[o + Y + tile])
    wide, high = east - west + 1 + 2 * missing, south - north + 1 + 2 * missing
    if s[o + LAID] == 0 or wide > SHADES_WIDE or high > SHADES_WIDE:
        return s[o + LAID] + missing
    corner = CENTRE + west - missing + WIDTH * (north - missing)
    for y in range(high):
        for x in range(wide):
            k[SHADES + SHADES_WIDE * y + x] = _shade(t, s, o, (corner + x + WIDTH * y) & WRAP, missing)
    return _fullest(k, wide, high, missing)


@compiled
def _shade(t: Vector, s: Vector, o: int, cell: int, missing: int) -> int:
    """0 for a tile, 1 for a cell that may be filled. What is asked of a cell only grows: where no tile of the hand fits
    now, none ever will."""
    known = s[o + GRID + cell]
    if known <= 0:
        return 0 if known < 0 else 1
    for place in range(s[o + HELD]):
        if t[FIT_COUNT + 256 * s[o + HAND + place] + (known & 255)]:
            return 1
    for place in range(s[o + GOALS] if s[o + OWES] else 0):
        if t[FIT_COUNT + 256 * s[o + GOAL + place] + (known & 255)]:
            return 1
    return missing + 1


@compiled
def _fullest(k: Vector, wide: int, high: int, missing: int) -> int:
    best = 0
    for top in range(high):
        if (high - top) * wide <= best:
            break
        for x in range(wide):
            k[COLUMN_COSTS + x] = 0
        for low in range(top, high):
            for x in range(wide):
                k[COLUMN_COSTS + x] += k[SHADES + SHADES_WIDE * low + x]
            best = max(best, (low - top + 1) * _longest_run(k, wide, missing))
    return best


@compiled
def _longest_run(k: Vector, wide: int, missing: int) -> int:
    """Of columns of cells side by side, with no more cells missing than that."""
    longest, begin, empty = 0, 0, 0
    for x in range(wide):
        empty += k[COLUMN_COSTS + x]
        while empty > missing:
            empty -= k[COLUMN_COSTS + begin]
            begin += 1
        longest = max(longest, x + 1 - begin)
    return longest


@compiled
def _pawns_now(t: Vector, s: Vector, o: int) -> int:
    """RT-P1 to RT-P7: at most, on the pins there are. The second pawn may find the first in its network."""
    left = right = 0
    for tile in range(s[o + LAID]):
        pin = pin_of(t, s, o, tile)
        if pin == 0 or s[o + PAWN + tile] or s[SUPPLY + pin - 1] == 0:
            continue
        points = min(MOST_POINTS, 1 + s[o + forest_of(pin) + PAWN_COUNT + pin_network(t, s, o, tile)])
        if points > left and _may_use(t, s, o, 0, pin):
            left = points
        if points > right and _may_use(t, s, o, 1, pin):
            right = points
    if left and right and min(left, right) < MOST_POINTS:
        return left + right + 1
    return left + right


@compiled
def _may_use(t: Vector, s: Vector, o: int, hall: int, pin: int) -> bool:
    """Whether the token in the hall lets a pawn of this type be placed."""
    if s[HALL + hall] < 0 or s[o + USED] >> hall & 1:
        return False
    return s[o + STARS] > 0 or needs_star(t, s[HALL + hall], pin) == 0


@compiled
def _pawns_later(t: Vector, s: Vector, o: int) -> int:
    """RT-P5 to RT-P7: at most, were all pawns of a type in one network, with a pin."""
    points = 0
    for hall in range(2):
        most = 0
        for pin in range(1, 4):
            if _may_use(t, s, o, hall, pin):
                most = max(most, min(MOST_POINTS, 2 + s[o + PAWNS + pin - 1]))
        points += most
    return points
