"""The runs of a cart: every way it could go this turn, at every speed, over track that lies there or is laid for it."""

from typing import Final

from branchline.kernels.compiling import Vector, compiled
from branchline.kernels.off_the_rails.aims import aim_worth
from branchline.kernels.off_the_rails.board import beside, is_buildable, one, pieces, points, track_at
from branchline.kernels.off_the_rails.layout import (
    ACTIONS,
    ACTIVE,
    BUILDS_MOST,
    BUMPERS,
    BUMPS,
    CELL,
    CLAN,
    DERAILS,
    EXIT_MOST,
    EXITS,
    FACING,
    FASTEST,
    FIRST_SPEED,
    GROUND,
    HITS,
    HOLD,
    HOME,
    IS_OPEN,
    JEWELS,
    LOAD,
    ON,
    OUT,
    PLACE,
    RESERVE,
    RUN,
    RUN_AIM,
    RUN_BUILDS,
    RUN_CART,
    RUN_COST,
    RUN_END,
    RUN_EXIT,
    RUN_FACING,
    RUN_ROUTE,
    RUN_SPEED,
    RUN_WORTH,
    RUNS_MOST,
    SEATS,
    SLOWEST,
    SPEED,
    STANDS,
    STOOD,
    STOPPED_LIMIT,
    STUB,
    SUPPLY,
    SURFACE,
    TRACK,
)
from branchline.kernels.off_the_rails.riding import build, wanted, ways_away
from branchline.kernels.off_the_rails.ways import (
    AT_HOME,
    AWAY,
    EFFORT,
    FAR,
    HOME_BONUS,
    LEFT_AFTER,
    RAM,
    TURN,
    WORTH,
    WRECK,
    lure,
    survival,
)

LIST: Final = 1 + RUN * RUNS_MOST
"""The length of a list of runs: how many there are, then the rows."""

# What the run that is being looked at has done so far.
W_CART: Final = 0
W_ORIGIN: Final = 1
W_SPEED: Final = 2
W_EXIT: Final = 3
W_BUDGET: Final = 4
W_BUILDS: Final = 5
W: Final = W_BUILDS + BUILDS_MOST + 1


@compiled
def list_runs(t: Vector, s: Vector, f: Vector, w: Vector, runs: Vector, cart: int, budget: int, ahead: int) -> None:
    """For a cart of the seat whose turn it is, with so many actions, and so many tiles that may be laid before."""
    runs[0] = 0
    if s[PLACE + cart] == OUT:
        _list_on_board(t, s, f, w, runs, cart, budget, ahead)
    elif s[PLACE + cart] == RESERVE:
        _list_from_reserve(t, s, f, w, runs, cart, budget, ahead)
    else:
        _note_nothing(runs, cart, 0)


@compiled
def _list_on_board(
    t: Vector, s: Vector, f: Vector, w: Vector, runs: Vector, cart: int, budget: int, ahead: int
) -> None:
    """OR-A4: at every speed that the actions allow."""
    speed, cell = s[SPEED + cart], s[CELL + cart]
    s[ON + cell] = 0
    for other in range(max(SLOWEST, speed - budget), min(FASTEST, speed + budget) + 1):
        w[W_CART], w[W_ORIGIN], w[W_SPEED], w[W_EXIT], w[W_BUILDS] = cart, cell, other, -1, 0
        w[W_BUDGET] = budget + ahead
        left = min(BUILDS_MOST, budget + ahead - abs(other - speed))
        explore(t, s, f, w, runs, cell, 1 << s[FACING + cart], other, 0, left, s[LOAD + cart], 0, -1)
    s[ON + cell] = cart + 1


@compiled
def _list_from_reserve(
    t: Vector, s: Vector, f: Vector, w: Vector, runs: Vector, cart: int, budget: int, ahead: int
) -> None:
    """To stay there, or OR-A3: to be placed on a free cell of the own exit and to run at once."""
    _note_nothing(runs, cart, f[AT_HOME])
    exits = EXITS + (EXIT_MOST + 1) * s[CLAN + s[ACTIVE]]
    for number in range(t[exits] if budget else 0):
        cell = t[exits + 1 + number]
        for speed in range(SLOWEST, FASTEST + 1):
            left = min(BUILDS_MOST, budget + ahead - 1 - abs(speed - FIRST_SPEED))
            is_free = s[ON + cell] == 0 and s[STOOD + cell] == 0
            if is_free and abs(speed - FIRST_SPEED) < budget:
                w[W_CART], w[W_ORIGIN], w[W_SPEED], w[W_EXIT], w[W_BUILDS] = cart, cell, speed, cell, 0
                w[W_BUDGET] = budget + ahead
                explore(t, s, f, w, runs, cell, 1 << t[STUB + cell], speed, 0, left, 0, 0, -1)


@compiled
def explore(
    t: Vector, s: Vector, f: Vector, w: Vector, runs: Vector,
    cell: int, outs: int, left: int, limit: int, budget: int, load: int, route: int, depth: int,
) -> None:  # fmt: skip
    """From a cell that the cart has come to: it takes what it wants there and leaves by each of the sides in `outs`, to
    the end of its move. Tiles and jewels are put back as they were."""
    code = 0
    if limit > 0 and cell != w[W_ORIGIN]:
        code = wanted(t, s[JEWELS + cell], min(limit, HOLD - pieces(load)))
    taken = named(code)
    s[JEWELS + cell] -= taken
    for side in range(4):
        here = route if depth < 0 else route | (code << 2 | side) << 8 * depth
        if not outs >> side & 1 or is_ended(t, s, f, w, runs, cell, side, left, budget, load + taken, here, taken):
            continue
        ahead, back, more = beside(cell, side), side ^ 2, 2 if left == 1 else 1
        track = s[TRACK + ahead]
        if track >> back & 1:
            outs_there = track & ~(1 << back)
            explore(t, s, f, w, runs, ahead, outs_there, left - 1, more, budget, load + taken, here, depth + 1)
        for out in range(4 if budget > 0 else 0):
            tile = tile_for(s, ahead, back, out)
            if tile:
                build(s, ahead, tile)
                w[W_BUILDS] += 1
                w[W_BUILDS + w[W_BUILDS]] = ahead << 4 | tile
                explore(t, s, f, w, runs, ahead, 1 << out, left - 1, more, budget - 1, load + taken, here, depth + 1)
                w[W_BUILDS] -= 1
                s[SUPPLY] += 1 if track == 0 else 0
                s[TRACK + ahead] = track
    s[JEWELS + cell] += taken


@compiled
def is_ended(
    t: Vector, s: Vector, f: Vector, w: Vector, runs: Vector,
    cell: int, side: int, left: int, budget: int, load: int, route: int, taken: int,
) -> bool:  # fmt: skip
    """OR-M2, OR-M6: notes the run where it ends, in leaving the cell by this side; and whether there is no other."""
    ahead, speed = beside(cell, side), w[W_SPEED]
    if left == 0:
        worth = cart_worth(s, f, cell, side, speed, load)
        note(w, runs, STANDS, route, -1, budget, worth, aim_worth(t, s, STANDS, cell, side, speed, load, route))
        return True
    if t[GROUND + ahead] == SURFACE:
        worth = points(f, WORTH, load) + f[AT_HOME]
        note(w, runs, HOME, route, -1, budget, worth, aim_worth(t, s, HOME, cell, side, speed, load, route))
        return True
    if s[ON + ahead]:
        _note_hit(t, s, f, w, runs, cell, side, budget, load, route, pieces(taken))
        return True
    is_open = is_buildable(t, s, ahead)
    if not is_open or not s[TRACK + ahead] >> (side ^ 2) & 1:
        _note_wreck(s, f, w, runs, route, budget)
    return not is_open


@compiled
def tile_for(s: Vector, cell: int, come: int, out: int) -> int:
    """OR-A1, OR-A2: the tile that one action makes of a cell, for a cart to come in by one side and to go out by
    another, which it could not do before; or 0."""
    track = s[TRACK + cell]
    tile = track | 1 << come | 1 << out
    if come == out or tile == track:
        return 0
    if track == 0:
        return tile if s[SUPPLY] > 0 else 0
    is_upgrade = s[STOOD + cell] == 0 and (track >> come & 1 or track >> out & 1)
    return tile if is_upgrade else 0


@compiled
def named(code: int) -> int:
    """The pieces that a route names, counted."""
    first, second = code & 7, code >> 3
    return (one(first - 1) if first else 0) + (one(second - 1) if second else 0)


# Notes ----------------------------------------------------------------------------------------------------------------


@compiled
def note(w: Vector, runs: Vector, end: int, route: int, facing: int, budget: int, worth: int, aim: int) -> None:
    if runs[0] >= RUNS_MOST:
        return
    row = 1 + RUN * runs[0]
    runs[0] += 1
    runs[row + RUN_WORTH], runs[row + RUN_COST], runs[row + RUN_AIM] = worth + aim, w[W_BUDGET] - budget, aim
    runs[row + RUN_CART], runs[row + RUN_EXIT], runs[row + RUN_SPEED] = w[W_CART], w[W_EXIT], w[W_SPEED]
    runs[row + RUN_ROUTE], runs[row + RUN_FACING], runs[row + RUN_END] = route, facing, end
    for number in range(w[W_BUILDS] + 1):
        runs[row + RUN_BUILDS + number] = w[W_BUILDS + number]


@compiled
def _note_nothing(runs: Vector, cart: int, worth: int) -> None:
    """The cart stays where it is, off the board."""
    runs[0] = 1
    for place in range(RUN):
        runs[1 + place] = 0
    runs[1 + RUN_WORTH], runs[1 + RUN_CART], runs[1 + RUN_EXIT] = worth, cart, -1


@compiled
def _note_wreck(s: Vector, f: Vector, w: Vector, runs: Vector, route: int, budget: int) -> None:
    """Where nothing is done for it."""
    if budget == w[W_BUDGET]:
        note(w, runs, DERAILS, route, -1, budget, wreck_worth(s, f), 0)


@compiled
def _note_hit(
    t: Vector, s: Vector, f: Vector, w: Vector, runs: Vector,
    cell: int, side: int, budget: int, load: int, route: int, taken: int,
) -> None:  # fmt: skip
    """OR-X2, OR-X6: what it is worth to hit the cart ahead."""
    other = s[ON + beside(cell, side)] - 1
    is_joined = track_at(t, s, s[CELL + other]) >> (side ^ 2) & 1
    worth = _damage(s, f, other) if is_joined else 0
    aim = aim_worth(t, s, HITS if is_joined else BUMPS, cell, side, w[W_SPEED], load, route)
    if is_joined and load == 0:
        note(w, runs, HITS, route, -1, budget, worth + wreck_worth(s, f), aim)
        return
    if cell != w[W_ORIGIN]:
        load += named(wanted(t, s[JEWELS + cell], min(STOPPED_LIMIT - taken, HOLD - pieces(load))))
    best, facing = -1 << 40, side
    ways = ways_away(t, s, cell, side)
    for way in range(4):
        if ways >> way & 1:
            found = cart_worth(s, f, cell, way, w[W_SPEED], load)
            if found > best:
                best, facing = found, way
    note(w, runs, HITS if is_joined else BUMPS, route, facing, budget, worth + best, aim)


# Worth ----------------------------------------------------------------------------------------------------------------


@compiled
def wreck_worth(s: Vector, f: Vector) -> int:
    """OR-X8, OR-H6: back to the reserve, but for a load that is lost; gone for good once the chasm is open."""
    return 0 if s[IS_OPEN] else f[AT_HOME] - f[EFFORT]


@compiled
def _damage(s: Vector, f: Vector, other: int) -> int:
    """What it is worth that the other cart drops half its load, or derails."""
    load = points(f, WORTH, s[LOAD + other]) // 2
    if other // 2 == s[ACTIVE]:
        return -(load + (0 if s[LOAD + other] else f[AT_HOME] // 2))
    loss = 0 if s[BUMPERS] else load
    if s[LOAD + other] == 0:
        loss = f[WRECK] + (f[HOME_BONUS] if s[IS_OPEN] else 0)
    return loss * f[RAM] // (1024 * (s[SEATS] - 1))


@compiled
def cart_worth(s: Vector, f: Vector, cell: int, side: int, speed: int, load: int) -> int:
    """A cart that is out: its load by the way home, what lies about, the actions that it will need."""
    need = survival(f, cell, side, speed)
    if need > ACTIONS:
        return wreck_worth(s, f)
    away = min(FAR, f[AWAY + 4 * cell + side] + TURN // 2)
    worth = (points(f, WORTH, load) + f[HOME_BONUS]) * f[LEFT_AFTER + away] // 1024
    return worth + lure(s, f, cell, side, HOLD - pieces(load)) - f[EFFORT] * need


# A move under way -----------------------------------------------------------------------------------------------------


@compiled
def list_rest(
    t: Vector, s: Vector, f: Vector, w: Vector, runs: Vector,
    cart: int, origin: int, outs: int, left: int, limit: int,
) -> None:  # fmt: skip
    """How a move that is under way could go on: the cart may still take so many pieces where it is."""
    runs[0] = 0
    cell = s[CELL + cart]
    s[ON + cell] = 0
    w[W_CART], w[W_ORIGIN], w[W_SPEED], w[W_EXIT], w[W_BUILDS], w[W_BUDGET] = cart, origin, s[SPEED + cart], -1, 0, 0
    explore(t, s, f, w, runs, cell, outs, left, limit, 0, s[LOAD + cart], 0, 0)
    s[ON + cell] = cart + 1
