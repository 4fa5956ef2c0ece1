"""RT-N and RT-E: from one decision to the next, where nobody has to decide."""

from branchline.kernels.compiling import Vector, compiled
from branchline.kernels.railroad_tiles.chance import shuffle
from branchline.kernels.railroad_tiles.layout import (
    ACTING,
    BAG,
    BAG_LEFT,
    CHOOSING,
    COINS,
    COLUMN,
    COLUMN_MOST,
    COLUMN_STARS,
    COLUMN_TILES,
    COLUMNS,
    CONFIGURATION,
    FILLED,
    GOALS,
    HALL,
    ORDER,
    OVER,
    OWES,
    PAWNING,
    PHASE,
    PLACE,
    PLACING,
    ROUND,
    SEATS,
    SIZE,
    STARTING,
    STARTING_TILES,
    SUPPLY,
    TAKEN,
    TOKEN_FLAG,
    TOKEN_ORDER,
    UNDRAWN,
    USED,
    WAITING,
)
from branchline.kernels.railroad_tiles.legal import can_put_any, part
from branchline.kernels.railroad_tiles.pawns import STAR

ROUNDS = 8


@compiled
def set_up(t: Vector, s: Vector, r: Vector) -> None:
    """RT-S3, RT-S4: the order of round 1, and a starting tile for each player, all of different configurations; a
    duplicate goes back into the bag. RT-1: none in solo."""
    shuffle(s, ORDER, s[SEATS], r)
    while s[SEATS] > 1 and s[STARTING] < s[SEATS]:
        tile = _draw(s)
        if _is_new(t, s, tile):
            s[STARTING] += 1
            s[STARTING + s[STARTING]] = tile
        else:
            s[BAG + s[BAG_LEFT]] = tile
            s[BAG_LEFT] += 1
            shuffle(s, BAG, s[BAG_LEFT], r)
    new_round(t, s)


@compiled
def _is_new(t: Vector, s: Vector, tile: int) -> bool:
    for place in range(1, s[STARTING] + 1):
        if t[CONFIGURATION + s[STARTING + place]] == t[CONFIGURATION + tile]:
            return False
    return True


@compiled
def _draw(s: Vector) -> int:
    """RT-S1: the next tile out of the bag."""
    s[BAG_LEFT] -= 1
    return s[BAG + s[BAG_LEFT]]


@compiled
def new_round(t: Vector, s: Vector) -> None:
    s[ROUND] += 1
    _fill_columns(s)
    _move_tokens(s)
    has_flag = s[WAITING] >= 0 and t[TOKEN_FLAG + s[WAITING]] == 1
    for seat in range(s[SEATS]):
        o = part(seat)
        s[o + COLUMN], s[o + USED] = -1, 0
        s[o + OWES] = 1 if has_flag and s[o + GOALS] > 0 else 0
    s[PLACE], s[ACTING] = 0, 0
    s[PHASE] = STARTING_TILES if s[ROUND] == 1 and s[STARTING] > 0 else CHOOSING


@compiled
def _fill_columns(s: Vector) -> None:
    """RT-N1: every column in use is filled to its size; one nobody took keeps its tiles and stars."""
    for column in range(s[COLUMNS]):
        while s[FILLED + column] < s[SIZE + column]:
            s[COLUMN_TILES + COLUMN_MOST * column + s[FILLED + column]] = _draw(s)
            s[FILLED + column] += 1
        s[TAKEN + column] = -1


@compiled
def _move_tokens(s: Vector) -> None:
    """RT-N2: a token is turned up into the waiting room, the others move on. RT-N3: in round 8 none is left."""
    s[HALL + 1], s[HALL], s[WAITING] = s[HALL], s[WAITING], -1
    if s[UNDRAWN] > 0:
        s[UNDRAWN] -= 1
        s[WAITING] = s[TOKEN_ORDER + s[UNDRAWN]]


# Within a round -------------------------------------------------------------------------------------------------------


@compiled
def next_to_choose(t: Vector, s: Vector) -> None:
    """RT-T1: in turn order; after the last, pawns."""
    s[PLACE] += 1
    if s[PLACE] < s[SEATS]:
        s[PHASE] = CHOOSING
    else:
        begin_pawns(t, s)


@compiled
def all_place(s: Vector) -> None:
    """RT-T7: all have chosen, and now place at the same time."""
    s[PHASE], s[ACTING] = PLACING, (1 << s[SEATS]) - 1


@compiled
def begin_pawns(t: Vector, s: Vector) -> None:
    """RT-P1: whoever has no pin, no pawn or no token to use has nothing to do."""
    s[ACTING] = 0
    for seat in range(s[SEATS]):
        if can_put_any(t, s, part(seat), 0):
            s[ACTING] |= 1 << seat
    s[PHASE] = PAWNING
    if s[ACTING] == 0:
        end_round(t, s)


@compiled
def end_round(t: Vector, s: Vector) -> None:
    """After round 8 there is nothing left to prepare."""
    if s[ROUND] == ROUNDS:
        s[PHASE] = OVER
        return
    if s[SEATS] == 2:
        _flip_coin(s)
    if s[SEATS] > 1 and s[SUPPLY + STAR] > 0:
        _add_star(s)
    _set_order(s)
    new_round(t, s)


@compiled
def _flip_coin(s: Vector) -> None:
    """RT-E2: one of the two columns left loses its tiles; its stars stay on it."""
    side, passed = s[COINS] & 1, 0
    s[COINS] >>= 1
    for column in range(s[COLUMNS]):
        if s[TAKEN + column] < 0:
            if passed == side:
                s[FILLED + column] = 0
            passed += 1


@compiled
def _add_star(s: Vector) -> None:
    """RT-E1: on the column that nobody took and that kept its tiles."""
    for column in range(s[COLUMNS]):
        if s[TAKEN + column] < 0 and s[FILLED + column] > 0:
            s[COLUMN_STARS + column] += 1
            s[SUPPLY + STAR] -= 1
            return


@compiled
def _set_order(s: Vector) -> None:
    """RT-E3: from left to right by the column taken."""
    place = 0
    for column in range(s[COLUMNS]):
        if s[TAKEN + column] >= 0:
            s[ORDER + place] = s[TAKEN + column]
            place += 1
