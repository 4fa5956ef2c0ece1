"""A whole round, and all rounds to the end, played by the evaluation alone: what playouts are made of."""

from branchline.bots.railroad_tiles.beam import lay_out
from branchline.bots.railroad_tiles.bench import BEST_PATH, DEPTH_MOST, EARLY, PATH, ROUNDS, WEIGHTS, WORTHS
from branchline.bots.railroad_tiles.outlook import count_uses
from branchline.bots.railroad_tiles.pawning import put_pawns
from branchline.kernels.chance import below, sow
from branchline.kernels.compiling import Vector, compiled
from branchline.kernels.railroad_tiles.chance import deal
from branchline.kernels.railroad_tiles.layout import (
    COLUMN,
    COLUMN_STARS,
    COLUMNS,
    FILLED,
    HELD,
    ORDER,
    OVER,
    PHASE,
    POINTS,
    ROUND,
    SEATS,
    STARS,
    TAKEN,
)
from branchline.kernels.railroad_tiles.legal import part
from branchline.kernels.railroad_tiles.play import handle, receive, take
from branchline.kernels.railroad_tiles.playouts import copy
from branchline.kernels.railroad_tiles.rounds import end_round
from branchline.kernels.railroad_tiles.scoring import final_score


@compiled
def lay_out_column(t: Vector, s: Vector, o: int, k: Vector, column: int, wide: int, width: int) -> int:
    """RT-T1, RT-E3: what the column is worth, with the place in the next round's order that goes with it."""
    points, stars = s[o + POINTS], s[o + STARS]
    receive(s, o, column)
    value = lay_out(t, s, o, k, wide, width) - k[WORTHS + WEIGHTS * (ROUNDS - s[ROUND]) + EARLY] * column
    s[o + POINTS], s[o + STARS], s[o + HELD] = points, stars, 0
    return value


@compiled
def best_column(t: Vector, s: Vector, o: int, k: Vector, width: int) -> int:
    """The column with the best way to lay it out, which is written to BEST_PATH."""
    best, chosen = -(1 << 60), -1
    for column in range(s[COLUMNS]):
        if s[TAKEN + column] < 0:
            value = lay_out_column(t, s, o, k, column, width, width)
            if value > best:
                best, chosen = value, column
                for place in range(DEPTH_MOST + 1):
                    k[BEST_PATH + place] = k[PATH + place]
    return chosen


@compiled
def others_choice(s: Vector, r: Vector) -> int:
    """RT-T1: which column somebody else takes: more tiles and stars are liked more, and nobody is sure."""
    total = 0
    for column in range(s[COLUMNS]):
        if s[TAKEN + column] < 0:
            total += 4 + 4 * s[COLUMN_STARS + column] + s[FILLED + column]
    number = below(r, total)
    for column in range(s[COLUMNS]):
        if s[TAKEN + column] < 0:
            number -= 4 + 4 * s[COLUMN_STARS + column] + s[FILLED + column]
            if number < 0:
                return column
    return -1


@compiled
def others_take(s: Vector, r: Vector, begin: int, end: int) -> None:
    """Those from a place in the order to another who have no column take one; what they make of it does not matter."""
    for place in range(begin, end):
        seat = s[ORDER + place]
        if s[part(seat) + COLUMN] >= 0:
            continue
        column = others_choice(s, r)
        take(s, part(seat), column)
        s[TAKEN + column], s[part(seat) + HELD] = seat, 0


@compiled
def place_of(s: Vector, seat: int) -> int:
    place = 0
    while s[ORDER + place] != seat:
        place += 1
    return place


@compiled
def play_on(t: Vector, s: Vector, seat: int, k: Vector, r: Vector, width: int) -> int:
    """Round after round, from the start of one to the end of the match; the seat's score."""
    o = part(seat)
    while s[PHASE] != OVER:
        place = place_of(s, seat)
        others_take(s, r, 0, place)
        count_uses(t, s, o, k)
        column = best_column(t, s, o, k, width)
        take(s, o, column)
        s[TAKEN + column] = seat
        _follow(t, s, o, k, BEST_PATH)
        others_take(s, r, place + 1, s[SEATS])
        put_pawns(t, s, o, k)
        end_round(t, s)
    return final_score(t, s, o)


@compiled
def _follow(t: Vector, s: Vector, o: int, plan: Vector, at: int) -> None:
    """Does what is written: how many actions, then the actions."""
    for place in range(plan[at]):
        handle(t, s, o, plan[at + 1 + place])


@compiled
def try_plan(
    t: Vector, known: Vector, s: Vector, seat: int, k: Vector, r: Vector, plan: Vector, seed: int, width: int
) -> int:
    """The score when this round goes by the plan and the rest by the policy. A seed stands for what is drawn, so that
    plans can be compared on the same draws. A plan is a column (-1: it is taken already), and actions."""
    o, column = part(seat), plan[0]
    copy(s, known)
    sow(r, seed)
    deal(s, r)
    if column >= 0:
        take(s, o, column)
        s[TAKEN + column] = seat
    _follow(t, s, o, plan, 1)
    others_take(s, r, 0, s[SEATS])
    put_pawns(t, s, o, k)
    end_round(t, s)
    return play_on(t, s, seat, k, r, width)
