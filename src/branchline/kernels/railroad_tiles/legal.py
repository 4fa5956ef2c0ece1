"""The legal actions: who may act, how many actions there are, and the one at each place of the list."""

from branchline.kernels.compiling import Vector, compiled
from branchline.kernels.railroad_tiles.area import asked
from branchline.kernels.railroad_tiles.layout import (
    ACTING,
    CELLS,
    CHOOSING,
    COLUMNS,
    COMMON,
    DISCARD,
    EDGE,
    END,
    FACE_FIELDS,
    FACES,
    FIRST_FACE,
    FIT_COUNT,
    FRONTIER,
    GOAL,
    GOALS,
    HAND,
    HELD,
    LAID,
    LAY,
    ORDER,
    OWES,
    PAWNING,
    PHASE,
    PLACE,
    PLACING,
    PUT,
    REJECT,
    REJECTED,
    SEAT,
    SEATS,
    SHOWS,
    STARTING,
    STARTING_TILES,
    SUPPLY,
    TAKE,
    TAKEN,
    TILES_MOST,
)
from branchline.kernels.railroad_tiles.pawns import can_put, pin_of

REJECTIONS = 2


@compiled
def part(seat: int) -> int:
    """Where a seat's part begins."""
    return COMMON + SEAT * seat


# Who may act ----------------------------------------------------------------------------------------------------------


@compiled
def to_act(t: Vector, s: Vector) -> int:
    """The seats that have something to decide, as bits."""
    phase = s[PHASE]
    if phase == STARTING_TILES:
        return 1 << s[ORDER + s[SEATS] - 1 - s[PLACE]]
    if phase == CHOOSING:
        return 1 << s[ORDER + s[PLACE]]
    if phase == PLACING:
        return s[ACTING]
    if phase == PAWNING:
        return first_acting(s) if is_contested(t, s) else s[ACTING]
    return 0


@compiled
def first_acting(s: Vector) -> int:
    """The first in turn order of those who still place pawns, as a bit."""
    for place in range(s[SEATS]):
        seat = 1 << s[ORDER + place]
        if s[ACTING] & seat:
            return seat
    return 0


@compiled
def is_contested(t: Vector, s: Vector) -> bool:
    """RT-P4: are fewer pawns of a type left than seats that could still place one?"""
    acting = 0
    for seat in range(s[SEATS]):
        acting += s[ACTING] >> seat & 1
    if min(s[SUPPLY], s[SUPPLY + 1], s[SUPPLY + 2]) >= acting:
        return False
    for pin in range(1, 4):
        wanted = 0
        for seat in range(s[SEATS]):
            if s[ACTING] >> seat & 1 and can_put_any(t, s, part(seat), pin):
                wanted += 1
        if 0 < s[SUPPLY + pin - 1] < wanted:
            return True
    return False


@compiled
def can_put_any(t: Vector, s: Vector, o: int, pin: int) -> bool:
    """Whether some token lets the seat place a pawn: of this type, or of any type for 0."""
    for tile in range(s[o + LAID]):
        if (pin == 0 or pin_of(t, s, o, tile) == pin) and (can_put(t, s, o, 0, tile) or can_put(t, s, o, 1, tile)):
            return True
    return False


# Where tiles fit ------------------------------------------------------------------------------------------------------


@compiled
def answers(shows: int, demand: int) -> bool:
    """RT-T3: road to road, rail to rail, empty to empty, on every side where something lies."""
    asks = (demand | demand >> 1) & 0b01010101
    return (shows ^ demand) & (asks | asks << 1) == 0


@compiled
def fits(t: Vector, s: Vector, o: int, kind: int) -> int:
    """RT-T1 to RT-T3: how many ways there are to lay a tile of this kind."""
    count = 0
    for place in range(s[o + EDGE]):
        count += t[FIT_COUNT + 256 * kind + asked(s, o, s[o + FRONTIER + place])]
    return count


@compiled
def nth_fit(t: Vector, s: Vector, o: int, kind: int, number: int) -> int:
    """The way to lay it that so many others come before."""
    place = 0
    while True:
        cell = s[o + FRONTIER + place]
        count = t[FIT_COUNT + 256 * kind + asked(s, o, cell)]
        if number < count:
            return LAY + CELLS * nth_face(t, kind, asked(s, o, cell), number) + cell
        number -= count
        place += 1


@compiled
def nth_face(t: Vector, kind: int, demand: int, number: int) -> int:
    face = t[FIRST_FACE + kind]
    while True:
        if answers(t[FACES + FACE_FIELDS * face + SHOWS], demand):
            if number == 0:
                return face
            number -= 1
        face += 1


@compiled
def is_first(s: Vector, begin: int, place: int) -> bool:
    """Whether no equal tile stands before this one: each kind is listed once."""
    for earlier in range(place):
        if s[begin + earlier] == s[begin + place]:
            return False
    return True


# The list -------------------------------------------------------------------------------------------------------------


@compiled
def count_legal(t: Vector, s: Vector, seat: int) -> int:
    phase, o = s[PHASE], part(seat)
    if phase == STARTING_TILES:
        return 1 if s[o + LAID] else _lay_from(t, s, o, STARTING + 1, s[STARTING], -1)
    if phase == CHOOSING:
        return _take(s, -1)
    if phase == PLACING:
        return _place(t, s, o, -1)
    return _put(t, s, o, -1)


@compiled
def nth_legal(t: Vector, s: Vector, seat: int, number: int) -> int:
    phase, o = s[PHASE], part(seat)
    if phase == STARTING_TILES:
        return END if s[o + LAID] else _lay_from(t, s, o, STARTING + 1, s[STARTING], number)
    if phase == CHOOSING:
        return _take(s, number)
    if phase == PLACING:
        return _place(t, s, o, number)
    return _put(t, s, o, number)


# Each of these gives the action at a place in its part of the list; for -1, or a place beyond it, how many there are.


@compiled
def _take(s: Vector, number: int) -> int:
    """RT-T1: a column not yet taken."""
    count = 0
    for column in range(s[COLUMNS]):
        if s[TAKEN + column] < 0:
            if count == number:
                return TAKE + column
            count += 1
    return count


@compiled
def _lay_from(t: Vector, s: Vector, o: int, begin: int, held: int, number: int) -> int:
    """RT-T1: the ways to lay each of these tiles."""
    count = 0
    for place in range(held):
        if is_first(s, begin, place):
            more = fits(t, s, o, s[begin + place])
            if 0 <= number - count < more:
                return nth_fit(t, s, o, s[begin + place], number - count)
            count += more
    return count


@compiled
def _each(s: Vector, begin: int, held: int, verb: int, number: int) -> int:
    """The verb said of each kind among these tiles."""
    count = 0
    for place in range(held):
        if is_first(s, begin, place):
            if count == number:
                return verb + s[begin + place]
            count += 1
    return count


@compiled
def _place(t: Vector, s: Vector, o: int, number: int) -> int:
    """RT-T1: place, RT-T5: reject, or RT-T4, RT-T8: discard when nothing fits; when all is placed, end the turn."""
    due = s[o + GOALS] if s[o + OWES] else 0
    if s[o + HELD] + due == 0:
        return END if number >= 0 else 1
    count = _lay_from(t, s, o, o + HAND, s[o + HELD], number)
    if count >= LAY:
        return count
    more = _lay_from(t, s, o, o + GOAL, due, number - count if number >= count else -1)
    if more >= LAY:
        return more
    count += more
    if count == 0:
        count = _discard(s, o, number)
        if count >= DISCARD:
            return count
    if s[o + REJECTED] >= REJECTIONS:
        return count
    more = _each(s, o + HAND, s[o + HELD], REJECT, number - count if number >= count else -1)
    return more if more >= REJECT else count + more


@compiled
def list_placing(t: Vector, s: Vector, o: int, into: Vector, begin: int) -> int:
    """All that `_place` gives while something is to be placed, in its order, written from a place of another vector on;
    how many there are. For those who want them all: one by one each is looked for from the start."""
    due = s[o + GOALS] if s[o + OWES] else 0
    end = _list_lays(t, s, o, o + HAND, s[o + HELD], into, begin)
    end = _list_lays(t, s, o, o + GOAL, due, into, end)
    if end == begin:
        kinds, held = (o + HAND, s[o + HELD]) if s[o + HELD] else (o + GOAL, due)
        end = _list_each(s, kinds, held, DISCARD, into, end)
    if s[o + REJECTED] < REJECTIONS:
        end = _list_each(s, o + HAND, s[o + HELD], REJECT, into, end)
    return end - begin


@compiled
def _list_lays(t: Vector, s: Vector, o: int, begin: int, held: int, into: Vector, end: int) -> int:
    """RT-T1 to RT-T3: every way to lay each of these tiles; where the list ends now."""
    for place in range(held):
        kind = s[begin + place]
        if not is_first(s, begin, place):
            continue
        for edge in range(s[o + EDGE]):
            cell = s[o + FRONTIER + edge]
            demand = asked(s, o, cell)
            if t[FIT_COUNT + 256 * kind + demand] == 0:
                continue
            for face in range(t[FIRST_FACE + kind], t[FIRST_FACE + kind + 1]):
                if answers(t[FACES + FACE_FIELDS * face + SHOWS], demand):
                    into[end] = LAY + CELLS * face + cell
                    end += 1
    return end


@compiled
def _list_each(s: Vector, begin: int, held: int, verb: int, into: Vector, end: int) -> int:
    """RT-T4, RT-T5, RT-T8: the verb said of each kind."""
    for place in range(held):
        if is_first(s, begin, place):
            into[end] = verb + s[begin + place]
            end += 1
    return end


@compiled
def _discard(s: Vector, o: int, number: int) -> int:
    """RT-T4: a route tile; RT-T8: an objective only once no route tile is left."""
    if s[o + HELD]:
        return _each(s, o + HAND, s[o + HELD], DISCARD, number)
    return _each(s, o + GOAL, s[o + GOALS], DISCARD, number)


@compiled
def _put(t: Vector, s: Vector, o: int, number: int) -> int:
    """RT-P1: a pawn for a token, in any order (RT-P4); or enough."""
    count = 0
    for hall in range(2):
        for tile in range(s[o + LAID]):
            if can_put(t, s, o, hall, tile):
                if count == number:
                    return PUT + TILES_MOST * hall + tile
                count += 1
    return END if count == number else count + 1
