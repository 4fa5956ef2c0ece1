"""OR-J: jewels. The pieces a cart takes on its way."""

from collections.abc import Sequence

from msgspec.structs import replace

from branchline.core.values import Action, Cell, Seat, Turn
from branchline.games.off_the_rails.actions import LeaveJewels, TakeJewel
from branchline.games.off_the_rails.content import Content
from branchline.games.off_the_rails.events import JewelTaken
from branchline.games.off_the_rails.jewels import KINDS, NOTHING, ROCK, Jewels, add, less, single
from branchline.games.off_the_rails.state import (
    HOLD,
    JewelChoice,
    Motion,
    PickUp,
    State,
    goes_on,
    put,
    with_cart,
)

ROCK_NAME = KINDS[ROCK]


def takeable(jewels: Jewels) -> tuple[str, ...]:
    """OR-J3: rocks must be taken before anything else; otherwise the player chooses."""
    if jewels[ROCK]:
        return (ROCK_NAME,)
    return tuple(kind for kind, count in zip(KINDS, jewels, strict=True) if count)


def room(hold: Jewels) -> int:
    """OR-J4: a hold takes 5."""
    return HOLD - sum(hold)


def lying_on(content: Content, state: State, cell: Cell) -> Jewels:
    place = content.place.get(cell)
    return NOTHING if place is None else state.deposits[place]


def on_offer(content: Content, state: State, limit: int) -> tuple[str, ...]:
    """OR-J1: up to the limit on each visit of a cell; OR-J2: nothing from the cell where the move started."""
    motion = state.motion
    assert motion is not None
    cart = state.carts[motion.cart]
    if motion.taken >= limit or cart.cell == motion.origin or not room(cart.hold):
        return ()
    return takeable(lying_on(content, state, cart.cell))


def pick_up(content: Content, state: State, step: PickUp) -> Turn:
    """OR-J1: a choice, where there is something to take. OR-J5: deposits come in the order they are passed."""
    steps = (JewelChoice(step.limit),) if on_offer(content, state, step.limit) else ()
    return goes_on(state, steps)


def jewel_legal(content: Content, state: State, step: JewelChoice, _seat: Seat) -> Sequence[Action]:
    """OR-J1: it may take none."""
    return [*(TakeJewel(kind) for kind in on_offer(content, state, step.limit)), LeaveJewels()]


def take_or_leave(content: Content, state: State, step: JewelChoice, _seat: Seat, action: Action) -> Turn:
    """OR-J1: one piece at a time, until the limit or until the player leaves the rest."""
    if not isinstance(action, TakeJewel):
        return goes_on(state, ())
    assert state.motion is not None
    number, cell = state.motion.cart, state.carts[state.motion.cart].cell
    return goes_on(take(content, state, action.jewel), (PickUp(step.limit),), (JewelTaken(number, cell, action.jewel),))


def take(content: Content, state: State, jewel: str) -> State:
    """OR-J1: from the cell into the hold."""
    motion = state.motion
    assert motion is not None
    cart, piece = state.carts[motion.cart], single(jewel)
    place = content.place[cart.cell]
    deposits = put(state.deposits, place, less(state.deposits[place], piece))
    state = replace(state, deposits=deposits, motion=_noted(motion, cart.cell, jewel))
    return with_cart(state, motion.cart, hold=add(cart.hold, piece))


def _noted(motion: Motion, cell: Cell, jewel: str) -> Motion:
    """OR-V4: rocks are pieces but not jewels."""
    is_new = jewel != ROCK_NAME and cell not in motion.gathered
    gathered = (*motion.gathered, cell) if is_new else motion.gathered
    return Motion(motion.cart, motion.left, motion.origin, motion.came, motion.taken + 1, gathered)
