"""One action at a table, and all that follows from it until somebody has to decide again."""

from branchline.kernels.compiling import Vector, compiled
from branchline.kernels.railroad_tiles.area import lay
from branchline.kernels.railroad_tiles.layout import (
    ACTING,
    CELLS,
    COLUMN,
    COLUMN_MOST,
    COLUMN_STARS,
    COLUMN_TILES,
    COLUMNS,
    END,
    FACE_FIELDS,
    FACES,
    FILLED,
    GOAL,
    GOALS,
    HAND,
    HELD,
    KIND,
    LAY,
    OBJECTIVE,
    OWES,
    PARALLEL,
    PAWNING,
    PHASE,
    PLACE,
    PLACING,
    POINTS,
    PUT,
    REJECT,
    REJECTED,
    SEATS,
    STARS,
    STARTING,
    STARTING_TILES,
    SUPPLY,
    TAKE,
    TAKEN,
    TILES_MOST,
    VERB,
)
from branchline.kernels.railroad_tiles.legal import part
from branchline.kernels.railroad_tiles.pawns import STAR, put
from branchline.kernels.railroad_tiles.rounds import all_place, begin_pawns, end_round, next_to_choose

STAR_COLUMN, POINT_COLUMN = 0, 1


@compiled
def apply(t: Vector, s: Vector, seat: int, action: int) -> None:
    """Only for legal actions."""
    verb, about = action & VERB, action & ~VERB
    o = part(seat)
    if verb == TAKE:
        take(s, o, about)
        s[TAKEN + about] = seat
        _after_taking(s, seat)
    elif verb == PUT:
        put(t, s, o, about // TILES_MOST, about % TILES_MOST)
    elif verb == END:
        _end_turn(t, s, seat)
    else:
        handle(t, s, o, action)


@compiled
def handle(t: Vector, s: Vector, o: int, action: int) -> None:
    """RT-T1, RT-T4, RT-T5, RT-T8: a tile laid, rejected or discarded."""
    verb, about = action & VERB, action & ~VERB
    if verb == LAY:
        face = about // CELLS
        lay(t, s, o, face, about % CELLS)
        _give_up(s, o, t[FACES + FACE_FIELDS * face + KIND], t[FACES + FACE_FIELDS * face + OBJECTIVE])
    else:
        s[o + REJECTED] += 1 if verb == REJECT else 0
        _put_away(s, o, about)


@compiled
def take(s: Vector, o: int, column: int) -> None:
    """RT-T1: what it brings is no longer there. RT-3: alone, the others are gone."""
    receive(s, o, column)
    s[SUPPLY + STAR] -= _star_with(s, column)
    s[o + COLUMN], s[FILLED + column], s[COLUMN_STARS + column] = column, 0, 0
    if s[SEATS] == 1:
        for other in range(s[COLUMNS]):
            s[FILLED + other] = 0


@compiled
def receive(s: Vector, o: int, column: int) -> None:
    """RT-T1: all its tiles are in hand, all its stars. RT-2: alone, a star or a point with it. The column is left as it
    is: so one can look how it would be."""
    s[o + HELD] = s[FILLED + column]
    for place in range(s[FILLED + column]):
        s[o + HAND + place] = s[COLUMN_TILES + COLUMN_MOST * column + place]
    s[o + STARS] += s[COLUMN_STARS + column] + _star_with(s, column)
    s[o + POINTS] += 1 if s[SEATS] == 1 and column == POINT_COLUMN else 0


@compiled
def _star_with(s: Vector, column: int) -> int:
    """RT-2: the star that a player alone gets with the smallest column."""
    return 1 if s[SEATS] == 1 and column == STAR_COLUMN and s[SUPPLY + STAR] > 0 else 0


@compiled
def _after_taking(s: Vector, seat: int) -> None:
    """RT-T7: where the table lets all place at the same time, first everybody chooses."""
    if not s[PARALLEL]:
        s[PHASE], s[ACTING] = PLACING, 1 << seat
        return
    s[PLACE] += 1
    if s[PLACE] == s[SEATS]:
        all_place(s)


@compiled
def _give_up(s: Vector, o: int, kind: int, objective: int) -> None:
    """The tile just laid is no longer in hand; RT-N4: nor among the starting tiles; RT-T8: one objective a flag."""
    if s[PHASE] == STARTING_TILES:
        remove(s, STARTING, STARTING + 1, kind)
    elif objective:
        remove(s, o + GOALS, o + GOAL, kind)
        s[o + OWES] = 0
    else:
        remove(s, o + HELD, o + HAND, kind)


@compiled
def _put_away(s: Vector, o: int, kind: int) -> None:
    """RT-T4, RT-T5: a route tile, as long as there is one; RT-T8: then an objective."""
    if s[o + HELD]:
        remove(s, o + HELD, o + HAND, kind)
    else:
        remove(s, o + GOALS, o + GOAL, kind)
        s[o + OWES] = 0


@compiled
def remove(s: Vector, count: int, begin: int, kind: int) -> None:
    """Takes the first tile of this kind out of a list; `count` is the place of its length."""
    place = begin
    while s[place] != kind:
        place += 1
    s[count] -= 1
    for rest in range(place, begin + s[count]):
        s[rest] = s[rest + 1]


@compiled
def _end_turn(t: Vector, s: Vector, seat: int) -> None:
    phase = s[PHASE]
    if phase == STARTING_TILES:
        s[PLACE] += 1
        if s[PLACE] == s[SEATS]:
            s[PLACE] = -1
            next_to_choose(t, s)
        return
    s[ACTING] &= ~(1 << seat)
    if s[ACTING]:
        return
    if phase == PAWNING:
        end_round(t, s)
    elif s[PARALLEL]:
        begin_pawns(t, s)
    else:
        next_to_choose(t, s)
