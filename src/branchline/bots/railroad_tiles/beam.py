"""The tiles of a hand laid out: every tile in every place where little is to be laid, the best so far where much is."""

from branchline.bots.railroad_tiles.bench import (
    BEAM,
    BEAM_COUNT,
    BEAM_LEVEL,
    HELD_BEFORE,
    HELD_PLACES,
    LOOK,
    MARKS,
    NEXT,
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
from branchline.kernels.railroad_tiles.area import lay, lift, mark
from branchline.kernels.railroad_tiles.layout import (
    CELLS,
    FACE_FIELDS,
    FACES,
    GOAL,
    GOALS,
    HAND,
    HELD,
    KIND,
    LAID,
    LAY,
    MARK,
    OWES,
    REJECT,
    REJECTED,
    ROUND,
    VERB,
)
from branchline.kernels.railroad_tiles.legal import list_placing
from branchline.kernels.railroad_tiles.play import handle

NO_CELL = CELLS - 1
WHOLE_MARK = (1 << 62) - 1


@compiled
def lay_out(t: Vector, s: Vector, o: int, k: Vector, wide: int, width: int) -> int:
    """The worth of the best way found to deal with the hand; its actions are written to PATH. The area is left as it
    was; the last level of the beam holds the others, as many as its width. Before that so many are kept as it is wide:
    where there are no more, every way was looked at."""
    depth = depth_of(s, o)
    keep_hand(s, o, k)
    k[BEAM_COUNT], k[BEAM] = 1, 0
    for level in range(depth):
        k[BEAM_COUNT + level + 1] = 0
        k[LOOK] += 1
        for node in range(k[BEAM_COUNT + level]):
            _go_to(t, s, o, k, level, node)
            _spread(t, s, o, k, level, node, wide if level < depth - 1 else width)
            go_back(t, s, o, k)
    return _write_best(t, s, o, k, depth)


@compiled
def depth_of(s: Vector, o: int) -> int:
    """RT-T8: how many tiles are to be dealt with, an objective that is due among them."""
    return s[o + HELD] + (1 if s[o + OWES] and s[o + GOALS] else 0)


@compiled
def keep_hand(s: Vector, o: int, k: Vector) -> None:
    for place in range(HELD_PLACES):
        k[HELD_BEFORE + place] = s[o + HAND + place]
    at = HELD_BEFORE + HELD_PLACES
    k[at], k[at + 1], k[at + 2] = s[o + HELD], s[o + GOALS], s[o + OWES]
    k[at + 3], k[at + 4] = s[o + REJECTED], s[o + LAID]


@compiled
def go_back(t: Vector, s: Vector, o: int, k: Vector) -> None:
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
    for place in range(level):
        handle(t, s, o, k[PATH + 1 + place])


@compiled
def write_path(k: Vector, level: int, node: int) -> None:
    k[PATH] = level
    for place in range(level, 0, -1):
        at = BEAM + BEAM_LEVEL * place + NODE_FIELDS * node
        k[PATH + place], node = k[at + 2], k[at + 1]


@compiled
def _spread(t: Vector, s: Vector, o: int, k: Vector, level: int, node: int, width: int) -> None:
    """All that can be done next."""
    held, spare = held_mark(s, o), k[WORTHS + WEIGHTS * (ROUNDS - s[ROUND]) + SPARE]
    spent = spare * (s[o + REJECTED] - k[HELD_BEFORE + HELD_PLACES + 3])
    for place in range(NEXT, NEXT + list_placing(t, s, o, k, NEXT)):
        action = k[place]
        if is_seen(k, mark_after(t, s, o, held, action)):
            continue
        verb, about = action & VERB, action & ~VERB
        if verb == LAY:
            lay(t, s, o, about // CELLS, about % CELLS)
            _offer(k, level + 1, width, worth(t, s, o, k) - spent, node, action)
            lift(t, s, o)
        else:
            loss = spare if verb == REJECT else 0
            _offer(k, level + 1, width, worth(t, s, o, k) - spent - loss, node, action)


@compiled
def held_mark(s: Vector, o: int) -> int:
    """A number that tells hands apart, and how many tiles were rejected."""
    number = s[o + REJECTED]
    for place in range(s[o + HELD]):
        number = (number + mark(s[o + HAND + place], NO_CELL)) & WHOLE_MARK
    for place in range(s[o + GOALS]):
        number = (number + mark(s[o + GOAL + place], NO_CELL)) & WHOLE_MARK
    return number


@compiled
def mark_after(t: Vector, s: Vector, o: int, held: int, action: int) -> int:
    """A number that tells positions apart: the area and the hand after an action, in whatever order tiles came."""
    verb, about = action & VERB, action & ~VERB
    if verb == LAY:
        face = about // CELLS
        kind = t[FACES + FACE_FIELDS * face + KIND]
        return s[o + MARK] ^ mark(face, about % CELLS) ^ ((held - mark(kind, NO_CELL)) & WHOLE_MARK)
    rejected = 1 if verb == REJECT else 0
    return s[o + MARK] ^ ((held + rejected - mark(about, NO_CELL)) & WHOLE_MARK)


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
