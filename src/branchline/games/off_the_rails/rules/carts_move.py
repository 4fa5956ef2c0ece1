"""OR-M: carts move."""

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from msgspec.structs import replace

from branchline.core.values import Action, Cell, Seat, Turn
from branchline.games.off_the_rails.actions import ChooseCart, ChooseExit
from branchline.games.off_the_rails.content import Content
from branchline.games.off_the_rails.events import CartBanked, CartMoved, CartTurned
from branchline.games.off_the_rails.jewels import add
from branchline.games.off_the_rails.rules import collisions
from branchline.games.off_the_rails.rules.derailing import derail
from branchline.games.off_the_rails.rules.missions import banked, collected
from branchline.games.off_the_rails.state import (
    Advance,
    Cart,
    CartChoice,
    CartPhase,
    EndMove,
    ExitChoice,
    Motion,
    PickUp,
    State,
    Steer,
    cart_on,
    goes_on,
    is_on_board,
    own_carts,
    owner,
    put,
    track_at,
    with_cart,
)
from branchline.games.off_the_rails.track import OPPOSITE, beside


class Ahead(NamedTuple):
    """What a cart meets on its next cell."""

    what: Literal["surface", "cart", "track", "nothing"]
    cell: Cell
    cart: int = -1


def moving_seats(_content: Content, state: State, _step: CartPhase) -> frozenset[Seat]:
    return frozenset({state.active})


def waiting(state: State, moved: tuple[int, ...]) -> list[int]:
    """OR-M1: every own cart on the board must move, a newly placed one included."""
    return [cart for cart in own_carts(state.active) if is_on_board(state, cart) and cart not in moved]


def next_cart(_content: Content, state: State, step: CartPhase) -> Turn:
    """OR-M1: the player chooses which goes first."""
    carts = waiting(state, step.moved)
    if not carts:
        return goes_on(state, ())
    if len(carts) > 1:
        return goes_on(state, (CartChoice(), step))
    return set_off(state, carts[0], step)


def cart_legal(_content: Content, state: State, _step: CartChoice, _seat: Seat) -> Sequence[Action]:
    """OR-M1."""
    return [ChooseCart(cart) for cart in waiting(state, ())]


def choose_cart(_content: Content, state: State, _step: CartChoice, _seat: Seat, action: ChooseCart) -> Turn:
    """OR-M1."""
    phase = state.agenda[1]
    assert isinstance(phase, CartPhase)
    return set_off(replace(state, agenda=state.agenda[1:]), action.cart, phase)


def set_off(state: State, number: int, phase: CartPhase) -> Turn:
    """OR-M2: a cart moves exactly its speed."""
    cart = state.carts[number]
    motion = Motion(number, cart.speed, cart.cell)
    return goes_on(state, (Advance(), CartPhase((*phase.moved, number))), motion=motion)


def look_ahead(content: Content, state: State, cell: Cell, side: str) -> Ahead:
    """OR-M6: what is ahead is looked at in this order: a surface cell, another cart, then track."""
    ahead = beside(cell, side)
    if ahead in content.surface:
        return Ahead("surface", ahead)
    cart = cart_on(state, ahead)
    if cart is not None:
        return Ahead("cart", ahead, cart)
    is_joined = OPPOSITE[side] in track_at(content, state, ahead)
    return Ahead("track" if is_joined else "nothing", ahead)


def advance(content: Content, state: State, _step: Advance) -> Turn:
    """OR-M2: cell by cell, the way it faces, until its speed is used up."""
    motion = state.motion
    assert motion is not None
    if not motion.left:
        return goes_on(state, (EndMove(),))
    cart = state.carts[motion.cart]
    ahead = look_ahead(content, state, cart.cell, cart.facing)
    return MEETS[ahead.what](content, state, motion, ahead)


def come_up(content: Content, state: State, motion: Motion, ahead: Ahead) -> Turn:
    """OR-M5: safe on any surface cell: load to the stockpile, cart to the reserve, the rest of the move lost."""
    number = motion.cart
    cart, seat = state.carts[number], owner(number)
    stockpiles = put(state.stockpiles, seat, add(state.stockpiles[seat], cart.hold))
    state = replace(state, stockpiles=stockpiles, carts=put(state.carts, number, Cart()))
    is_foreign = content.surface[ahead.cell].clan != state.clans[seat]
    deeds = (*state.deeds, *banked(cart, is_foreign), *collected(motion))
    event = CartBanked(number, ahead.cell, cart.hold)
    return goes_on(state, (EndMove(),), (event,), deeds=deeds)


def enter(content: Content, state: State, motion: Motion, ahead: Ahead) -> Turn:
    """OR-M2: onto the next cell. OR-J1: one piece may be taken in passing, two where the move ends."""
    cart = state.carts[motion.cart]
    left = motion.left - 1
    moved = Motion(motion.cart, left, motion.origin, OPPOSITE[cart.facing], 0, motion.gathered)
    state = with_cart(state, motion.cart, cell=ahead.cell)
    steps = (PickUp(1 if left else 2), Steer(), Advance())
    ways = ways_out(content, replace(state, motion=moved))
    event = CartMoved(motion.cart, ahead.cell, ways if len(ways) == 1 else cart.facing)
    return goes_on(state, steps, (event,), motion=moved)


def run_off(_content: Content, state: State, motion: Motion, _ahead: Ahead) -> Turn:
    """OR-M6: no connected track ahead. OR-H5: a chasm is no track either."""
    state, events = derail(state, motion.cart)
    return goes_on(state, (EndMove(),), events)


def hit(content: Content, state: State, motion: Motion, ahead: Ahead) -> Turn:
    """OR-X1: it does not enter: it stops on the cell it is on."""
    return collisions.collide(content, state, motion, ahead.cart)


MEETS: dict[str, Callable[[Content, State, Motion, Ahead], Turn]] = {
    "surface": come_up,
    "cart": hit,
    "track": enter,
    "nothing": run_off,
}


def ways_out(content: Content, state: State) -> str:
    """OR-M3, OR-M4: any exit of the tile but the one the cart came by."""
    motion = state.motion
    assert motion is not None
    track = track_at(content, state, state.carts[motion.cart].cell)
    return "".join(side for side in track if side != motion.came)


def steer(content: Content, state: State, _step: Steer) -> Turn:
    """OR-M4: on a straight or corner, the far exit; otherwise the player chooses (OR-M3)."""
    sides = ways_out(content, state)
    if len(sides) > 1:
        return goes_on(state, (ExitChoice(),))
    assert state.motion is not None
    return goes_on(with_cart(state, state.motion.cart, facing=sides), ())


def exit_legal(content: Content, state: State, _step: ExitChoice, _seat: Seat) -> Sequence[Action]:
    """OR-M3 in passing, OR-M4 where the move ends."""
    return [ChooseExit(side) for side in ways_out(content, state)]


def choose_exit(_content: Content, state: State, _step: ExitChoice, _seat: Seat, action: ChooseExit) -> Turn:
    """OR-M3, OR-M4."""
    assert state.motion is not None
    number = state.motion.cart
    return goes_on(with_cart(state, number, facing=action.side), (), (CartTurned(number, action.side),))


def end_move(_content: Content, state: State, _step: EndMove) -> Turn:
    """The cart has moved. One that has derailed has gathered nothing (OR-V4)."""
    motion = state.motion
    assert motion is not None
    deeds = collected(motion) if is_on_board(state, motion.cart) else ()
    return goes_on(state, (), motion=None, deeds=(*state.deeds, *deeds))
