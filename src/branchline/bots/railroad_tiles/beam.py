"""The tiles of a hand laid out: every tile in every place where little is to be laid, the best so far where much is."""

from branchline.bots.railroad_tiles.bench import (
    BEAM,
    BEAM_COUNT,
    BEAM_LEVEL,
    HELD_BEFORE,
    HELD_PLACES,
    LOOK,
    MARKS,
    NODE_FIELDS,
    PATH,
    ROUNDS,
    SEEN_LOOK,
    SEEN_MARK,
    SPARE,
    WEIGHTS,
    WORTHS,
)
from branchline.bots.railroad_tiles.worth import worth
from branchline.kernels.compiling import Vector, compiled
from branchline.kernels.railroad_tiles.area import asked, lay, lift, mark
from branchline.kernels.railroad_tiles.layout import (
    CELLS,
    DISCARD,
    EDGE,
    FACE_FIELDS,
    FACES,
    FIRST_FACE,
    FIT_COUNT,
    FRONTIER,
    GOAL,
    GOALS,
    HAND,
    HELD,
    KIND,
    LAID,
    LAY,
    MARK,
    OBJECTIVE,
    OWES,
    REJECT,
    REJECTED,
    ROUND,
    SHOWS,
    VERB,
)
from branchline.kernels.railroad_tiles.legal import REJECTIONS, answers, is_first
from branchline.kernels.railroad_tiles.play import remove

NO_CELL = CELLS - 1


@compiled
def lay_out(t: Vector, s: Vector, o: int, k: Vector, width: int) -> int:
    """The worth of the best way found to deal with the hand; its actions are written to PATH. The area is left as it
    was; the last level of the beam holds the others."""
    depth = s[o + HELD] + (1 if s[o + OWES] and s[o + GOALS] else 0)
    _keep_hand(s, o, k)
    k[BEAM_COUNT], k[BEAM] = 1, 0
    for level in range(depth):
        k[BEAM_COUNT + level + 1] = 0
        k[LOOK] += 1
        for node in range(k[BEAM_COUNT + level]):
            _go_to(t, s, o, k, level, node)
            _spread(t, s, o, k, level, node, width)
            _go_back(t, s, o, k)
    return _write_best(t, s, o, k, depth)


@compiled
def _keep_hand(s: Vector, o: int, k: Vector) -> None:
    for place in range(HELD_PLACES):
        k[HELD_BEFORE + place] = s[o + HAND + place]
    at = HELD_BEFORE + HELD_PLACES
    k[at], k[at + 1], k[at + 2] = s[o + HELD], s[o + GOALS], s[o + OWES]
    k[at + 3], k[at + 4] = s[o + REJECTED], s[o + LAID]


@compiled
def _go_back(t: Vector, s: Vector, o: int, k: Vector) -> None:
    """Everything is as it was before the beam."""
    at = HELD_BEFORE + HELD_PLACES
    while s[o + LAID] > k[at + 4]:
        lift(t, s, o)
    for place in range(HELD_PLACES):
        s[o + HAND + place] = k[HELD_BEFORE + place]
    s[o + HELD], s[o + GOALS], s[o + OWES], s[o + REJECTED] = k[at], k[at + 1], k[at + 2], k[at + 3]


@compiled
def _go_to(t: Vector, s: Vector, o: int, k: Vector, level: int, node: int) -> None:
    """Plays the actions that lead to a node."""
    write_path(k, level, node)
    for step in range(level):
        do(t, s, o, k[PATH + 1 + step])


@compiled
def write_path(k: Vector, level: int, node: int) -> None:
    k[PATH] = level
    for step in range(level, 0, -1):
        at = BEAM + BEAM_LEVEL * step + NODE_FIELDS * node
        k[PATH + step], node = k[at + 2], k[at + 1]


@compiled
def do(t: Vector, s: Vector, o: int, action: int) -> None:
    """RT-T1, RT-T4, RT-T5, RT-T8: a tile laid, rejected or discarded."""
    verb, about = action & VERB, action & ~VERB
    if verb == LAY:
        f = FACES + FACE_FIELDS * (about // CELLS)
        lay(t, s, o, about // CELLS, about % CELLS)
        if t[f + OBJECTIVE]:
            remove(s, o + GOALS, o + GOAL, t[f + KIND])
            s[o + OWES] = 0
        else:
            remove(s, o + HELD, o + HAND, t[f + KIND])
        return
    s[o + REJECTED] += 1 if verb == REJECT else 0
    if s[o + HELD]:
        remove(s, o + HELD, o + HAND, about)
    else:
        remove(s, o + GOALS, o + GOAL, about)
        s[o + OWES] = 0


@compiled
def _spread(t: Vector, s: Vector, o: int, k: Vector, level: int, node: int, width: int) -> None:
    """All that can be done next."""
    fitting = 0
    for place in range(s[o + HELD]):
        if is_first(s, o + HAND, place):
            fitting += _try_everywhere(t, s, o, k, level, node, width, s[o + HAND + place])
    for place in range(s[o + GOALS] if s[o + OWES] else 0):
        if is_first(s, o + GOAL, place):
            fitting += _try_everywhere(t, s, o, k, level, node, width, s[o + GOAL + place])
    if fitting == 0:
        _try_without(t, s, o, k, level, node, width, DISCARD)
    if s[o + REJECTED] < REJECTIONS and s[o + HELD]:
        _try_without(t, s, o, k, level, node, width, REJECT)


@compiled
def _try_everywhere(t: Vector, s: Vector, o: int, k: Vector, level: int, node: int, width: int, kind: int) -> int:
    """RT-T1 to RT-T3: a tile of this kind laid in every way; how many there are."""
    count, before = 0, s[o + MARK]
    for place in range(s[o + EDGE]):
        cell = s[o + FRONTIER + place]
        demand = asked(s, o, cell)
        if t[FIT_COUNT + 256 * kind + demand] == 0:
            continue
        count += 1
        for face in range(t[FIRST_FACE + kind], t[FIRST_FACE + kind + 1]):
            if answers(t[FACES + FACE_FIELDS * face + SHOWS], demand) and not is_seen(k, before ^ mark(face, cell)):
                lay(t, s, o, face, cell)
                _offer(k, level + 1, width, worth(t, s, o, k), node, LAY + CELLS * face + cell)
                lift(t, s, o)
    return count


@compiled
def _try_without(t: Vector, s: Vector, o: int, k: Vector, level: int, node: int, width: int, verb: int) -> None:
    """RT-T4, RT-T5, RT-T8: a tile put away, a route tile as long as there is one."""
    value = worth(t, s, o, k)
    if verb == REJECT:
        value -= k[WORTHS + WEIGHTS * (ROUNDS - s[ROUND]) + SPARE]
    begin, count = (o + HAND, s[o + HELD]) if s[o + HELD] else (o + GOAL, s[o + GOALS])
    for place in range(count):
        if is_first(s, begin, place) and not is_seen(k, s[o + MARK] ^ mark(s[begin + place], NO_CELL)):
            _offer(k, level + 1, width, value, node, verb + s[begin + place])


@compiled
def is_seen(k: Vector, position: int) -> bool:
    """Whether the same tiles lay in the same places before, in this look; from now on they did."""
    place = (position ^ position >> 31) & (MARKS - 1)
    for _ in range(8):
        if k[SEEN_LOOK + place] != k[LOOK]:
            k[SEEN_LOOK + place], k[SEEN_MARK + place] = k[LOOK], position
            return False
        if k[SEEN_MARK + place] == position:
            return True
        place = (place + 1) & (MARKS - 1)
    return False


# The best so many of a level, as a heap with the worst at its root ----------------------------------------------------


@compiled
def _offer(k: Vector, level: int, width: int, value: int, before: int, action: int) -> None:
    heap, count = BEAM + BEAM_LEVEL * level, k[BEAM_COUNT + level]
    if count < width:
        k[BEAM_COUNT + level] = count + 1
        place = count
        while place > 0 and k[heap + NODE_FIELDS * ((place - 1) // 2)] > value:
            _move(k, heap, (place - 1) // 2, place)
            place = (place - 1) // 2
        _write(k, heap + NODE_FIELDS * place, value, before, action)
    elif value > k[heap]:
        _sink(k, heap, width, value, before, action)


@compiled
def _sink(k: Vector, heap: int, width: int, value: int, before: int, action: int) -> None:
    """Takes the root's place."""
    place = 0
    while True:
        child = 2 * place + 1
        if child >= width:
            break
        if child + 1 < width and k[heap + NODE_FIELDS * (child + 1)] < k[heap + NODE_FIELDS * child]:
            child += 1
        if k[heap + NODE_FIELDS * child] >= value:
            break
        _move(k, heap, child, place)
        place = child
    _write(k, heap + NODE_FIELDS * place, value, before, action)


@compiled
def _move(k: Vector, heap: int, one: int, to: int) -> None:
    for field in range(NODE_FIELDS):
        k[heap + NODE_FIELDS * to + field] = k[heap + NODE_FIELDS * one + field]


@compiled
def _write(k: Vector, at: int, value: int, before: int, action: int) -> None:
    k[at], k[at + 1], k[at + 2] = value, before, action


@compiled
def _write_best(t: Vector, s: Vector, o: int, k: Vector, depth: int) -> int:
    """Without a hand there is nothing to lay out."""
    if depth == 0:
        k[PATH] = 0
        return worth(t, s, o, k)
    best, heap = 0, BEAM + BEAM_LEVEL * depth
    for node in range(1, k[BEAM_COUNT + depth]):
        if k[heap + NODE_FIELDS * node] > k[heap + NODE_FIELDS * best]:
            best = node
    write_path(k, depth, best)
    return k[heap + NODE_FIELDS * best]
