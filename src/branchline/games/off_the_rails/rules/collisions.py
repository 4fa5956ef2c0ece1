"""OR-X: collisions and derailing."""

from collections.abc import Sequence

from msgspec.structs import replace

from branchline.core.values import Action, Event, Seat, Turn
from branchline.games.off_the_rails.actions import ChooseFacing, DropLoad, NameHand, SplitLoad
from branchline.games.off_the_rails.content import Content
from branchline.games.off_the_rails.events import (
    CartsCollided,
    CartTurned,
    HandOpened,
    LoadDropped,
    LoadSplit,
)
from branchline.games.off_the_rails.jewels import Jewels, add, less, parts
from branchline.games.off_the_rails.rules.derailing import derail
from branchline.games.off_the_rails.rules.missions import rammed, wrecked
from branchline.games.off_the_rails.state import (
    AnyStep,
    Drop,
    DropChoice,
    EndMove,
    FacingChoice,
    HandChoice,
    Motion,
    PickUp,
    SplitChoice,
    State,
    TurnAway,
    goes_on,
    is_on_board,
    owner,
    put,
    track_at,
    with_cart,
)
from branchline.games.off_the_rails.track import OPPOSITE

STOPPED_LIMIT = 2
"""OR-J6: up to two in all, counting what it took on entering."""


def collide(content: Content, state: State, motion: Motion, other: int) -> Turn:
    """OR-X2: the active cart's move ends; empty carts derail; the other drops half; facings change."""
    joined = is_connected(content, state, motion.cart, other)
    event = CartsCollided(motion.cart, other, state.carts[other].cell, joined)
    if not event.is_connected:
        return bump(state, motion, event)
    side = state.carts[motion.cart].facing
    deeds = rammed(state, motion.cart, other)
    state, wrecks = derail_empty(replace(state, deeds=(*state.deeds, *deeds)), motion.cart, other)
    return goes_on(state, aftermath(state, motion.cart, other, side), (event, *wrecks))


def is_connected(content: Content, state: State, cart: int, other: int) -> bool:
    """OR-X6: whether the tile that is hit has an exit towards the cart that hits it."""
    return OPPOSITE[state.carts[cart].facing] in track_at(content, state, state.carts[other].cell)


def bump(state: State, motion: Motion, event: CartsCollided) -> Turn:
    """OR-X6: between unconnected tiles nothing is dropped and nobody derails; the active cart turns. OR-J6 holds."""
    side = state.carts[motion.cart].facing
    return goes_on(state, (TurnAway(motion.cart, side), PickUp(STOPPED_LIMIT), EndMove()), (event,))


def derail_empty(state: State, cart: int, other: int) -> Turn:
    """OR-X2: each of the two that carries nothing; a rock is something. OR-X7: before anything is dropped."""
    events: tuple[Event, ...] = ()
    for number in (cart, other):
        if not any(state.carts[number].hold):
            state, more = derail(state, number)
            events += more
    deeds = wrecked(cart, other) if not is_on_board(state, other) else ()
    return Turn(replace(state, deeds=(*state.deeds, *deeds)), events)


def aftermath(state: State, cart: int, other: int, side: str) -> tuple[AnyStep, ...]:
    """OR-X9: split and hand, the other cart's facing, the active cart's facing, then OR-J6."""
    steps: tuple[AnyStep, ...] = ()
    if is_on_board(state, other):
        steps += (Drop(other), TurnAway(other, OPPOSITE[side]))
    if is_on_board(state, cart):
        steps += (TurnAway(cart, side), PickUp(STOPPED_LIMIT))
    return (*steps, EndMove())


# Half the load -------------------------------------------------------------------------------------------------------


def halves(load: Jewels) -> tuple[Jewels, ...]:
    """OR-X3: what may be in a hand: half the load, or of an odd load either part."""
    size = sum(load)
    return tuple(part for half in sorted({size // 2, size - size // 2}) for part in parts(load, half))


def drop_half(content: Content, state: State, step: Drop) -> Turn:
    """OR-X3: a single jewel is dropped without a choice, and so is half of a load that can be halved in one way only.
    OR-V1: with bumper carts nothing is dropped."""
    if state.options.bumper_carts:
        return goes_on(state, ())
    load = state.carts[step.cart].hold
    choices = halves(load)
    if sum(load) == 1 or len(choices) == 1:
        return drop(content, state, step.cart, load if sum(load) == 1 else choices[0])
    return goes_on(state, (whose_choice(state, step.cart),))


def whose_choice(state: State, cart: int) -> AnyStep:
    """OR-X5: who hits their own cart simply chooses; otherwise the owner splits first (OR-X3)."""
    return DropChoice(cart) if owner(cart) == state.active else SplitChoice(cart)


def drop(content: Content, state: State, cart: int, jewels: Jewels) -> Turn:
    """OR-X2: on the cell of the cart that was hit."""
    cell = state.carts[cart].cell
    place = content.place[cell]
    deposits = put(state.deposits, place, add(state.deposits[place], jewels))
    state = with_cart(replace(state, deposits=deposits), cart, hold=less(state.carts[cart].hold, jewels))
    return goes_on(state, (), (LoadDropped(cart, cell, jewels),))


Owned = SplitChoice | FacingChoice | DropChoice


def owner_seats(_content: Content, _state: State, step: Owned) -> frozenset[Seat]:
    """OR-X3, OR-X4: the player whose cart it is decides."""
    return frozenset({owner(step.cart)})


def split_legal(_content: Content, state: State, step: SplitChoice, _seat: Seat) -> Sequence[Action]:
    """OR-X3: the two hands are equal or one apart."""
    return [SplitLoad(left) for left in halves(state.carts[step.cart].hold)]


def split_load(_content: Content, state: State, step: SplitChoice, seat: Seat, action: SplitLoad) -> Turn:
    """OR-X3: secretly."""
    return goes_on(state, (HandChoice(step.cart, action.left),), (LoadSplit(step.cart, seat, action.left),))


def hand_seats(_content: Content, state: State, _step: HandChoice) -> frozenset[Seat]:
    return frozenset({state.active})


def hand_legal(_content: Content, _state: State, _step: HandChoice, _seat: Seat) -> Sequence[Action]:
    """OR-X3: the active player names a hand."""
    return [NameHand("left"), NameHand("right")]


def name_hand(content: Content, state: State, step: HandChoice, _seat: Seat, action: NameHand) -> Turn:
    """OR-X3: that hand is dropped."""
    assert step.left is not None
    named = step.left if action.hand == "left" else less(state.carts[step.cart].hold, step.left)
    state, events = drop(content, state, step.cart, named)
    return Turn(state, (HandOpened(step.cart, action.hand), *events))


def drop_legal(_content: Content, state: State, step: DropChoice, _seat: Seat) -> Sequence[Action]:
    """OR-X5: either part of an odd load."""
    return [DropLoad(part) for part in halves(state.carts[step.cart].hold)]


def drop_load(content: Content, state: State, step: DropChoice, _seat: Seat, action: DropLoad) -> Turn:
    """OR-X5."""
    return drop(content, state, step.cart, action.jewels)


# Facings -------------------------------------------------------------------------------------------------------------


def turned_sides(content: Content, state: State, cart: int, side: str) -> str:
    """OR-X4: the exit opposite the side of the collision if the tile has it, otherwise any other than the one hit.
    OR-M7: on a surface cell there is no other, and the cart goes on facing in."""
    track = track_at(content, state, state.carts[cart].cell)
    if OPPOSITE[side] in track:
        return OPPOSITE[side]
    return track.replace(side, "") or side


def turn_away(content: Content, state: State, step: TurnAway) -> Turn:
    """OR-X4: hit head-on, a cart turns; hit from the side or behind, it does not. The active cart hits head-on."""
    if state.carts[step.cart].facing != step.side:
        return goes_on(state, ())
    sides = turned_sides(content, state, step.cart, step.side)
    if len(sides) > 1:
        return goes_on(state, (FacingChoice(step.cart, step.side),))
    return goes_on(with_cart(state, step.cart, facing=sides), (), (CartTurned(step.cart, sides),))


def facing_legal(content: Content, state: State, step: FacingChoice, _seat: Seat) -> Sequence[Action]:
    """OR-X4: its controller chooses."""
    return [ChooseFacing(step.cart, side) for side in turned_sides(content, state, step.cart, step.side)]


def choose_facing(_content: Content, state: State, step: FacingChoice, _seat: Seat, action: ChooseFacing) -> Turn:
    """OR-X4."""
    return goes_on(with_cart(state, step.cart, facing=action.side), (), (CartTurned(step.cart, action.side),))
