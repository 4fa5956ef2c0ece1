"""Whole turns: the runs of both carts together, and what the turn after them could bring."""

from typing import Final

from branchline.kernels.compiling import Vector, compiled
from branchline.kernels.off_the_rails.board import copy, points
from branchline.kernels.off_the_rails.layout import (
    ACTIONS,
    ACTIVE,
    BUILDS_MOST,
    LOAD,
    LOST,
    OUT,
    PLACE,
    RUN,
    RUN_AIM,
    RUN_BUILDS,
    RUN_COST,
    RUN_EXIT,
    RUN_WORTH,
    SEATS,
    STOCK,
    STOOD,
)
from branchline.kernels.off_the_rails.riding import build, mark_stood, prepare, ride
from branchline.kernels.off_the_rails.runs import list_runs
from branchline.kernels.off_the_rails.ways import (
    EFFORT,
    HOME_BONUS,
    LEFT_AFTER,
    RAM,
    TURN,
    WORTH,
    WRECK,
    survey,
)

# A turn, as one row of a list: its worth, the runs in the order they are ridden, and track laid ahead.
TURN_WORTH: Final = 0
FIRST_RUN: Final = 1
SECOND_RUN: Final = FIRST_RUN + RUN
EXTRA: Final = SECOND_RUN + RUN
"""How many tiles are built for the turn after this one, and these, as in a run."""
TURN_ROW: Final = EXTRA + 1 + ACTIONS
TURNS_MOST: Final = 1024
TURN_LIST: Final = 1 + TURN_ROW * TURNS_MOST
NOTHING: Final = -(1 << 40)


@compiled
def list_turns(
    t: Vector,
    s: Vector,
    r: Vector,
    f: Vector,
    w: Vector,
    one: Vector,
    two: Vector,
    x: Vector,
    turns: Vector,
    budget: int,
    wide: int,
    deep: int,
) -> None:
    """For the seat whose turn it is: the best runs of one cart for every number of actions, and to each of them the
    best of the other with what actions are left; either cart may go first (OR-M1)."""
    turns[0] = 0
    white = 2 * s[ACTIVE]
    for order in range(2):
        cart, other = white + order, white + 1 - order
        if s[PLACE + cart] != OUT and (s[PLACE + other] == OUT or order):
            continue
        list_runs(t, s, f, w, one, cart, budget, 0)
        for cost in range(budget + 1):
            bound = -NOTHING
            for _ in range(wide):
                row = best_row(one, 0, cost, bound)
                if row < 0:
                    break
                bound = one[row + RUN_WORTH]
                copy(x, s)
                _go_first(t, x, r, one, row)
                # All actions come before all moves: a cart that the first one threw off cannot be placed any more.
                left = budget - cost if x[PLACE + other] == s[PLACE + other] else 0
                list_runs(t, x, f, w, two, other, left, 0)
                _pair(f, one, row, two, turns, deep)


@compiled
def _go_first(t: Vector, s: Vector, r: Vector, runs: Vector, row: int) -> None:
    """OR-A3: the cell that a cart is placed on is taken while actions last, wherever it goes afterwards."""
    prepare(t, s, runs, row)
    if runs[row + RUN_EXIT] >= 0:
        s[STOOD + runs[row + RUN_EXIT]] = 1
    ride(t, s, r, runs, row)


@compiled
def best_row(runs: Vector, effort: int, cost: int, bound: int) -> int:
    """The best of these runs below a bound, of just this cost or of any (-1), less what its actions are worth."""
    best, found = NOTHING, -1
    for number in range(runs[0]):
        row = 1 + RUN * number
        worth = runs[row + RUN_WORTH] - effort * runs[row + RUN_COST]
        if best < worth < bound and (cost < 0 or runs[row + RUN_COST] == cost):
            best, found = worth, row
    return found


@compiled
def _pair(f: Vector, one: Vector, row: int, two: Vector, turns: Vector, deep: int) -> None:
    bound = -NOTHING
    for _ in range(deep):
        other = best_row(two, f[EFFORT], -1, bound)
        if other < 0 or turns[0] >= TURNS_MOST:
            return
        bound = two[other + RUN_WORTH] - f[EFFORT] * two[other + RUN_COST]
        turn = 1 + TURN_ROW * turns[0]
        turns[0] += 1
        turns[turn + TURN_WORTH] = one[row + RUN_WORTH] - f[EFFORT] * one[row + RUN_COST] + bound
        for place in range(RUN):
            turns[turn + FIRST_RUN + place] = one[row + place]
            turns[turn + SECOND_RUN + place] = two[other + place]
        turns[turn + EXTRA] = 0


@compiled
def best_turn(turns: Vector) -> int:
    best, found = NOTHING, -1
    for number in range(turns[0]):
        turn = 1 + TURN_ROW * number
        if turns[turn + TURN_WORTH] > best:
            best, found = turns[turn + TURN_WORTH], turn
    return found


@compiled
def play_turn(t: Vector, s: Vector, r: Vector, turns: Vector, turn: int) -> None:
    """All actions, then all carts."""
    prepare(t, s, turns, turn + FIRST_RUN)
    prepare(t, s, turns, turn + SECOND_RUN)
    for number in range(turns[turn + EXTRA]):
        tile = turns[turn + EXTRA + 1 + number]
        build(s, tile >> 4, tile & 15)
    ride(t, s, r, turns, turn + FIRST_RUN)
    ride(t, s, r, turns, turn + SECOND_RUN)


# The turn after -------------------------------------------------------------------------------------------------------


@compiled
def look_further(
    t: Vector,
    s: Vector,
    r: Vector,
    f: Vector,
    g: Vector,
    w: Vector,
    one: Vector,
    two: Vector,
    x: Vector,
    turns: Vector,
    turn: int,
    budget: int,
) -> None:
    """Sets the worth of a turn anew by the best turn that could follow it, and lays track for that with what actions
    are left."""
    copy(x, s)
    turns[turn + EXTRA] = 0
    play_turn(t, x, r, turns, turn)
    seat, left = s[ACTIVE], budget - turns[turn + FIRST_RUN + RUN_COST] - turns[turn + SECOND_RUN + RUN_COST]
    mark_stood(x)
    survey(t, x, g)
    list_runs(t, x, g, w, one, 2 * seat, ACTIONS, left)
    list_runs(t, x, g, w, two, 2 * seat + 1, ACTIONS, left)
    best, first, second = NOTHING, 0, 0
    for cost in range(ACTIONS + left + 1):
        row = best_upto(one, g[EFFORT], cost)
        other = best_upto(two, g[EFFORT], ACTIONS + left - cost)
        if row >= 0 and other >= 0:
            worth = one[row + RUN_WORTH] + two[other + RUN_WORTH]
            worth -= g[EFFORT] * (one[row + RUN_COST] + two[other + RUN_COST])
            if worth > best:
                best, first, second = worth, row, other
    gain = points(f, WORTH, x[STOCK + seat] - s[STOCK + seat])
    harm = (rivals_worth(s, f, seat) - rivals_worth(x, f, seat)) * f[RAM] // (1024 * (s[SEATS] - 1))
    turns[turn + TURN_WORTH] = gain + harm + aim_of(turns, turn) + best * g[LEFT_AFTER + TURN // 2] // 1024
    _lay_ahead(s, turns, turn, one, first, left)
    _lay_ahead(s, turns, turn, two, second, left)


@compiled
def aim_of(turns: Vector, turn: int) -> int:
    """One mission is taken in a turn."""
    return max(turns[turn + FIRST_RUN + RUN_AIM], turns[turn + SECOND_RUN + RUN_AIM])


@compiled
def best_upto(runs: Vector, effort: int, most: int) -> int:
    best, found = NOTHING, -1
    for number in range(runs[0]):
        row = 1 + RUN * number
        worth = runs[row + RUN_WORTH] - effort * runs[row + RUN_COST]
        if runs[row + RUN_COST] <= most and worth > best:
            best, found = worth, row
    return found


@compiled
def rivals_worth(s: Vector, f: Vector, seat: int) -> int:
    """What the others have out: their loads, and their carts."""
    total = 0
    for cart in range(2 * s[SEATS]):
        if cart // 2 != seat and s[PLACE + cart] == OUT:
            total += points(f, WORTH, s[LOAD + cart]) + f[WRECK]
        if cart // 2 != seat and s[PLACE + cart] == LOST:
            total -= f[HOME_BONUS]
    return total


@compiled
def _lay_ahead(s: Vector, turns: Vector, turn: int, runs: Vector, row: int, left: int) -> None:
    """The first tiles of a run of the next turn, where they can be built now."""
    for number in range(min(BUILDS_MOST, runs[row + RUN_BUILDS])):
        tile = runs[row + RUN_BUILDS + 1 + number]
        if turns[turn + EXTRA] < left and s[STOOD + (tile >> 4)] == 0:
            turns[turn + EXTRA] += 1
            turns[turn + EXTRA + turns[turn + EXTRA]] = tile
