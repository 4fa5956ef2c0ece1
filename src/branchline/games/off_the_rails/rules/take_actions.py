"""OR-A: actions, up to four of them."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from branchline.core.values import Action, Cell, Seat, Turn
from branchline.games.off_the_rails.actions import ChangeSpeed, EndActions, LayTrack, PlaceCart, UpgradeTrack
from branchline.games.off_the_rails.content import Content
from branchline.games.off_the_rails.events import CartPlaced, SpeedChanged, TrackLaid, TrackUpgraded
from branchline.games.off_the_rails.state import (
    FASTEST,
    FIRST_SPEED,
    SLOWEST,
    ActionPhase,
    Cart,
    State,
    cart_on,
    goes_on,
    is_on_board,
    own_carts,
    put,
    with_cart,
)
from branchline.games.off_the_rails.track import CORNERS, STRAIGHTS, upgrades


def acting_seats(_content: Content, state: State, _step: ActionPhase) -> frozenset[Seat]:
    return frozenset({state.active})


def legal(content: Content, state: State, step: ActionPhase, seat: Seat) -> Sequence[Action]:
    """In any order, repeats allowed, and one may stop early: that is an action of its own, so that nothing is final
    before it."""
    if not step.left:
        return [EndActions()]
    listed: list[Action] = []
    for kind in (lays, upgrade_actions, placements, speed_changes):
        listed.extend(kind(content, state, seat))
    return [*listed, EndActions()]


def lays(content: Content, state: State, _seat: Seat) -> Sequence[Action]:
    """OR-A1: a straight or a corner on an empty board cell; OR-C3: not on a centre; OR-H5: not on a chasm.
    OR-C7: while there are tiles."""
    listed: list[Action] = []
    if not state.supply:
        return listed
    tracks, chasms = state.tracks, state.chasms
    for place, actions in _lays_by_place(content):
        if not tracks[place] and chasms[place] is None:
            listed += actions
    return listed


@cache
def _lays_by_place(content: Content) -> tuple[tuple[int, tuple[LayTrack, ...]], ...]:
    """OR-C3: the centres are left out here, once for all."""
    return tuple(
        (place, tuple(LayTrack(cell, exits) for exits in (*STRAIGHTS, *CORNERS)))
        for cell, place in content.place.items()
        if cell not in content.centres
    )


def upgrade_actions(content: Content, state: State, _seat: Seat) -> Sequence[Action]:
    """OR-A2: where no cart stands."""
    taken = {cart.cell for cart in state.carts if cart.place == "board"}
    listed: list[Action] = []
    for cell, track in zip(content.cells, state.tracks, strict=True):
        if track and cell not in taken:
            listed += _upgrades_of(cell, track)
    return listed


@cache
def _upgrades_of(cell: Cell, track: str) -> tuple[UpgradeTrack, ...]:
    return tuple(UpgradeTrack(cell, exits) for exits in upgrades(track))


def placements(content: Content, state: State, seat: Seat) -> Iterator[Action]:
    """OR-A3: a cart from the reserve on a free cell of one's own exit; OR-H7: also when the chasm is open."""
    free = [cell for cell in content.exit_of[state.clans[seat]] if cart_on(state, cell) is None]
    for cart in own_carts(seat):
        if state.carts[cart].place == "reserve":
            yield from (PlaceCart(cart, cell) for cell in free)


def speed_changes(_content: Content, state: State, seat: Seat) -> Iterator[Action]:
    """OR-A4: between 1 and 6."""
    for cart in own_carts(seat):
        if is_on_board(state, cart):
            speed = state.carts[cart].speed
            yield from (ChangeSpeed(cart, by) for by in (1, -1) if SLOWEST <= speed + by <= FASTEST)


def take_action(content: Content, state: State, step: ActionPhase, seat: Seat, action: Action) -> Turn:
    """OR-A: every action is one of the four; ending them is none."""
    if isinstance(action, EndActions):
        return goes_on(state, ())
    state, events = DO[type(action)](content, state, seat, action)
    return goes_on(state, (ActionPhase(step.left - 1),), events)


def lay_track(content: Content, state: State, seat: Seat, action: LayTrack) -> Turn:
    """OR-A1: jewels on the cell stay, on the tile. OR-C7: it uses one tile."""
    tracks = put(state.tracks, content.place[action.cell], action.exits)
    state = replace(state, tracks=tracks, supply=state.supply - 1)
    return Turn(state, (TrackLaid(seat, action.cell, action.exits),))


def upgrade_track(content: Content, state: State, seat: Seat, action: UpgradeTrack) -> Turn:
    """OR-A2: jewels on it stay. OR-C7: it uses no tile of the supply."""
    tracks = put(state.tracks, content.place[action.cell], action.exits)
    return Turn(replace(state, tracks=tracks), (TrackUpgraded(seat, action.cell, action.exits),))


def place_cart(content: Content, state: State, _seat: Seat, action: PlaceCart) -> Turn:
    """OR-A3: facing in, speed 3."""
    cart = Cart("board", action.cell, content.stubs[action.cell], FIRST_SPEED)
    return Turn(replace(state, carts=put(state.carts, action.cart, cart)), (CartPlaced(action.cart, action.cell),))


def change_speed(_content: Content, state: State, _seat: Seat, action: ChangeSpeed) -> Turn:
    """OR-A4: up or down by 1."""
    speed = state.carts[action.cart].speed + action.change
    return Turn(with_cart(state, action.cart, speed=speed), (SpeedChanged(action.cart, speed),))


DO: dict[type[Action], Callable[[Content, State, Seat, Any], Turn]] = {
    LayTrack: lay_track,
    UpgradeTrack: upgrade_track,
    PlaceCart: place_cart,
    ChangeSpeed: change_speed,
}
