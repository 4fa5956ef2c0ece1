"""OR-A, OR-M, OR-J, OR-X: a run is prepared and ridden. What others must decide on the way is decided at random."""

from branchline.kernels.chance import below
from branchline.kernels.compiling import Vector, compiled
from branchline.kernels.off_the_rails.board import beside, count, derail, lift, nth_kind, one, pieces, stand, track_at
from branchline.kernels.off_the_rails.layout import (
    ACTIVE,
    BUILDS_MOST,
    BUMPERS,
    CARTS_MOST,
    CELL,
    CELLS,
    FACING,
    FIRST_SPEED,
    GROUND,
    HOLD,
    JEWELS,
    KINDS,
    LOAD,
    ON,
    OUT,
    PLACE,
    ROCK,
    RUN_BUILDS,
    RUN_CART,
    RUN_END,
    RUN_EXIT,
    RUN_FACING,
    RUN_ROUTE,
    RUN_SPEED,
    SEATS,
    SPEED,
    STOCK,
    STOOD,
    STOPPED_LIMIT,
    STUB,
    SUPPLY,
    SURFACE,
    TRACK,
    VALUE,
)

# Actions --------------------------------------------------------------------------------------------------------------


@compiled
def build(s: Vector, cell: int, exits: int) -> None:
    """OR-A1, OR-A2: a tile is laid or upgraded. OR-C7: an upgrade uses none of the supply."""
    if s[TRACK + cell] == 0:
        s[SUPPLY] -= 1
    s[TRACK + cell] = exits


@compiled
def place_cart(t: Vector, s: Vector, cart: int, cell: int) -> None:
    """OR-A3: facing in, speed 3."""
    stand(s, cart, cell)
    s[FACING + cart], s[SPEED + cart], s[LOAD + cart] = t[STUB + cell], FIRST_SPEED, 0


@compiled
def prepare(t: Vector, s: Vector, runs: Vector, row: int) -> None:
    """The actions of a run: the cart is placed, its speed is set (OR-A4), its way is built."""
    if runs[row + RUN_END] == 0:
        return
    cart = runs[row + RUN_CART]
    if runs[row + RUN_EXIT] >= 0:
        place_cart(t, s, cart, runs[row + RUN_EXIT])
    s[SPEED + cart] = runs[row + RUN_SPEED]
    for number in range(min(runs[row + RUN_BUILDS], BUILDS_MOST)):
        tile = runs[row + RUN_BUILDS + 1 + number]
        build(s, tile >> 4, tile & 15)


@compiled
def mark_stood(s: Vector) -> None:
    """OR-A2, OR-A3: nothing is upgraded and no cart placed where one stands while actions are taken, wherever it goes
    afterwards."""
    for cell in range(CELLS):
        s[STOOD + cell] = 0
    for cart in range(2 * s[SEATS]):
        if s[PLACE + cart] == OUT:
            s[STOOD + s[CELL + cart]] = 1


# The move -------------------------------------------------------------------------------------------------------------


@compiled
def ride(t: Vector, s: Vector, r: Vector, runs: Vector, row: int) -> None:
    """OR-M1, OR-M2: a cart moves its speed, cell by cell. OR-M6: a surface cell ahead, another cart, then track."""
    if runs[row + RUN_END] == 0:
        return
    cart, route = runs[row + RUN_CART], runs[row + RUN_ROUTE]
    origin, taken = s[CELL + cart], 0
    for _ in range(s[SPEED + cart]):
        side = s[FACING + cart]
        ahead = beside(s[CELL + cart], side)
        if t[GROUND + ahead] == SURFACE:
            bank(s, cart)
            return
        if s[ON + ahead]:
            collide(t, s, r, cart, s[ON + ahead] - 1, runs[row + RUN_FACING])
            pick_up_stopped(t, s, cart, origin, taken)
            return
        if track_at(t, s, ahead) >> (side ^ 2) & 1 == 0:
            derail(s, cart)
            return
        taken = enter(s, cart, ahead, route & 255)
        route >>= 8


@compiled
def bank(s: Vector, cart: int) -> None:
    """OR-M5: load to the stockpile, cart to the reserve."""
    s[STOCK + cart // 2] += s[LOAD + cart]
    lift(s, cart)


@compiled
def enter(s: Vector, cart: int, cell: int, code: int) -> int:
    """OR-M3, OR-M4, OR-J1: onto the next cell; takes what it is told to, and faces as told; how many it took."""
    s[ON + s[CELL + cart]] = 0
    stand(s, cart, cell)
    s[FACING + cart] = code & 3
    taken = 0
    for kind in (code >> 2 & 7, code >> 5 & 7):
        if kind:
            take(s, cart, kind - 1)
            taken += 1
    return taken


@compiled
def take(s: Vector, cart: int, kind: int) -> None:
    """OR-J1: from the cell into the hold."""
    s[JEWELS + s[CELL + cart]] -= one(kind)
    s[LOAD + cart] += one(kind)


@compiled
def best_kind(t: Vector, jewels: int) -> int:
    """The one that counts most at the end; -1 where there is none but rocks."""
    best, value = -1, -1
    for kind in range(KINDS):
        if kind != ROCK and count(jewels, kind) and t[VALUE + kind] > value:
            best, value = kind, t[VALUE + kind]
    return best


@compiled
def wanted(t: Vector, jewels: int, limit: int) -> int:
    """OR-J3, OR-J4: what a cart takes, in order, as in a route (without the side): the best there is, and a rock only
    to get at what lies under it."""
    rocks = count(jewels, ROCK)
    first = best_kind(t, jewels)
    if limit <= 0 or first < 0 or rocks > 1 or (rocks == 1 and limit < 2):
        return 0
    if rocks:
        return ROCK + 1 | (first + 1) << 3
    if limit == 1:
        return first + 1
    return first + 1 | (best_kind(t, jewels - one(first)) + 1) << 3


# Collisions -----------------------------------------------------------------------------------------------------------


@compiled
def collide(t: Vector, s: Vector, r: Vector, cart: int, other: int, facing: int) -> None:
    """OR-X1, OR-X2: the move ends; each that carries nothing derails; the other drops half; facings change. OR-X6:
    where the tiles are not connected, only the facing of the cart that moved changes."""
    side = s[FACING + cart]
    if track_at(t, s, s[CELL + other]) >> (side ^ 2) & 1:
        is_loaded = s[LOAD + other] > 0
        if s[LOAD + cart] == 0:
            derail(s, cart)
        if is_loaded:
            drop_half(t, s, r, other)
            turn_away(t, s, other, side ^ 2, random_side(t, s, r, other, side ^ 2))
        else:
            derail(s, other)
    if s[PLACE + cart] == OUT:
        turn_away(t, s, cart, side, facing)


@compiled
def drop_half(t: Vector, s: Vector, r: Vector, cart: int) -> None:
    """OR-X2, OR-X3: half its load, or either part of an odd one, on its cell. OR-X5: who hits their own cart chooses.
    OR-V1: with bumper carts nothing."""
    if s[BUMPERS]:
        return
    load = pieces(s[LOAD + cart])
    is_own = cart // 2 == s[ACTIVE]
    half = max(1, load // 2)
    if load > 1 and load & 1 and not is_own:
        half += below(r, 2)
    for _ in range(half):
        hold = s[LOAD + cart]
        kind = least_kind(t, hold) if is_own else nth_kind(hold, below(r, pieces(hold)))
        s[LOAD + cart] -= one(kind)
        s[JEWELS + s[CELL + cart]] += one(kind)


@compiled
def least_kind(t: Vector, jewels: int) -> int:
    """The one that counts least at the end."""
    least, value = ROCK, 1 << 30
    for kind in range(KINDS):
        if count(jewels, kind) and t[VALUE + kind] < value:
            least, value = kind, t[VALUE + kind]
    return least


@compiled
def ways_away(t: Vector, s: Vector, cell: int, side: int) -> int:
    """OR-X4: the exit opposite the side of the collision if the tile has it, otherwise any other than the one hit.
    OR-M7: on a surface cell there is no other, and the cart goes on facing in."""
    track = track_at(t, s, cell)
    if track >> (side ^ 2) & 1:
        return 1 << (side ^ 2)
    others = track & ~(1 << side)
    return others if others else 1 << side


@compiled
def turn_away(t: Vector, s: Vector, cart: int, side: int, wish: int) -> None:
    """OR-X4: hit head-on, a cart turns, as wished where there is a choice; hit from the side or behind, it does not."""
    if s[FACING + cart] != side:
        return
    ways = ways_away(t, s, s[CELL + cart], side)
    if wish >= 0 and ways >> wish & 1:
        s[FACING + cart] = wish
        return
    first = 0
    while not ways >> first & 1:
        first += 1
    s[FACING + cart] = first


@compiled
def random_side(t: Vector, s: Vector, r: Vector, cart: int, side: int) -> int:
    ways = ways_away(t, s, s[CELL + cart], side)
    while True:
        wish = below(r, 4)
        if ways >> wish & 1:
            return wish


@compiled
def pick_up_stopped(t: Vector, s: Vector, cart: int, origin: int, taken: int) -> None:
    """OR-J6: stopped by a collision it has ended there: up to two in all. OR-J2: not where it started."""
    cell = s[CELL + cart]
    if s[PLACE + cart] != OUT or cell == origin:
        return
    limit = min(STOPPED_LIMIT - taken, HOLD - pieces(s[LOAD + cart]))
    code = wanted(t, s[JEWELS + cell], limit)
    for kind in (code & 7, code >> 3):
        if kind:
            take(s, cart, kind - 1)


@compiled
def carts_out(s: Vector) -> int:
    number = 0
    for cart in range(CARTS_MOST):
        if s[PLACE + cart] == OUT:
            number += 1
    return number
