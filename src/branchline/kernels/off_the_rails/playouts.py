"""Matches played on: every seat takes the turn that looks best to it, up to a bound; and what came of it."""

from branchline.kernels.chance import below
from branchline.kernels.compiling import Vector, compiled
from branchline.kernels.off_the_rails.board import beside, copy, pieces
from branchline.kernels.off_the_rails.layout import (
    ACTIONS,
    ACTIVE,
    CELL,
    CELLS,
    FACING,
    IS_OVER,
    LOAD,
    OUT,
    PENDING,
    PLACE,
    SEATS,
    SPEED,
    TRACK,
    WIDTH,
)
from branchline.kernels.off_the_rails.riding import mark_stood
from branchline.kernels.off_the_rails.runs import cart_worth
from branchline.kernels.off_the_rails.turn_end import can_grow, deposit, next_turn, rank, score, swallow
from branchline.kernels.off_the_rails.turns import aim_of, best_turn, list_turns, play_turn
from branchline.kernels.off_the_rails.ways import survey

WIN = 8000
"""What it is worth to win, beyond the points."""


@compiled
def finish_turn(t: Vector, s: Vector, r: Vector) -> None:
    """After the carts have moved, to the next seat's turn."""
    deposit(t, s, r)
    if s[PENDING] >= 0:
        swallow(s, token_cell(t, s, r, s[PENDING]), s[PENDING])
    next_turn(s)
    mark_stood(s)


@compiled
def token_cell(t: Vector, s: Vector, r: Vector, colour: int) -> int:
    """OR-H4: under the others, not under oneself; before their wheels rather than before one's own."""
    best, found = -1 << 40, -1
    for cell in range(WIDTH, CELLS - WIDTH):
        if can_grow(t, s, colour, cell):
            worth = below(r, 100) - (100 if s[TRACK + cell] else 0)
            for cart in range(2 * s[SEATS]):
                if s[PLACE + cart] == OUT:
                    near = 3 if s[CELL + cart] == cell else 1 if beside(s[CELL + cart], s[FACING + cart]) == cell else 0
                    mine = -1 if cart // 2 == s[ACTIVE] else 1
                    worth += mine * near * (3000 + 1000 * pieces(s[LOAD + cart]))
            if worth > best:
                best, found = worth, cell
    return found


@compiled
def play_on(
    t: Vector,
    s: Vector,
    r: Vector,
    f: Vector,
    w: Vector,
    one: Vector,
    two: Vector,
    x: Vector,
    turns: Vector,
    horizon: int,
    wide: int,
) -> None:
    """So many turns, or to the end."""
    for _ in range(horizon):
        if s[IS_OVER]:
            return
        survey(t, s, f)
        list_turns(t, s, r, f, w, one, two, x, turns, ACTIONS, wide, 1)
        play_turn(t, s, r, turns, best_turn(turns))
        finish_turn(t, s, r)


@compiled
def outlook(t: Vector, s: Vector, f: Vector, seat: int) -> int:
    """What a seat has, and what its carts that are still out may bring."""
    total = 1000 * score(t, s, seat)
    if s[IS_OVER]:
        return total
    active = s[ACTIVE]
    s[ACTIVE] = seat
    survey(t, s, f)
    for cart in (2 * seat, 2 * seat + 1):
        if s[PLACE + cart] == OUT:
            total += cart_worth(s, f, s[CELL + cart], s[FACING + cart], s[SPEED + cart], s[LOAD + cart])
    s[ACTIVE] = active
    return total


@compiled
def verdict(t: Vector, s: Vector, f: Vector, seat: int) -> int:
    """How far ahead of the best of the others; and the win itself, where the match is over."""
    own, best = outlook(t, s, f, seat), -1 << 40
    ranks, first = rank(t, s, seat), -1 << 40
    for other in range(s[SEATS]):
        if other != seat:
            best, first = max(best, outlook(t, s, f, other)), max(first, rank(t, s, other))
    margin = max(-20000, min(20000, own - best))
    if s[IS_OVER] == 0:
        return margin + WIN * max(-6000, min(6000, own - best)) // 6000
    return margin + (WIN if ranks > first else 0 if ranks == first else -WIN)


@compiled
def try_turn(
    t: Vector,
    s: Vector,
    r: Vector,
    f: Vector,
    w: Vector,
    one: Vector,
    two: Vector,
    x: Vector,
    y: Vector,
    plans: Vector,
    plan: int,
    turns: Vector,
    horizon: int,
    wide: int,
) -> int:
    """What comes of a turn, played on once."""
    seat = s[ACTIVE]
    copy(y, s)
    play_turn(t, y, r, plans, plan)
    finish_turn(t, y, r)
    play_on(t, y, r, f, w, one, two, x, turns, horizon, wide)
    return verdict(t, y, f, seat) + aim_of(plans, plan)
