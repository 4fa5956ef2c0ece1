"""A position of Off the Rails: the board, the carts, what is hidden, and the agenda."""

from typing import Literal, TypeVar

from msgspec.structs import replace

from branchline.core.rng import Rng
from branchline.core.values import Cell, Event, Seat, Step, Turn, Value
from branchline.games.off_the_rails.content import Colour, Content
from branchline.games.off_the_rails.jewels import NOTHING, Jewels

T = TypeVar("T")
HOLD = 5
SLOWEST, FIRST_SPEED, FASTEST = 1, 3, 6


class OffTheRailsOptions(Value, frozen=True):
    """OR-V: `length` is the number of cards in the deposit deck; None takes the one usual for the number of seats."""

    bumper_carts: bool = False
    chasm_die: bool = False
    length: Literal[13, 17, 21, 25] | None = None
    missions: bool = False


class Cart(Value, frozen=True):
    """In the reserve and when lost, the rest says nothing. On a surface cell of its exit, a cart is on the board."""

    place: Literal["reserve", "board", "lost"] = "reserve"
    cell: Cell = (0, 0)
    facing: str = "N"
    speed: int = FIRST_SPEED
    hold: Jewels = NOTHING


class Motion(Value, frozen=True):
    """The move that is under way."""

    cart: int
    left: int
    """Cells still to go."""
    origin: Cell
    came: str | None = None
    """The side by which the cart came into the cell it is on."""
    taken: int = 0
    """Pieces taken on this visit of the cell."""
    gathered: tuple[Cell, ...] = ()
    """The cells that gave jewels in this move."""


class Deed(Value, frozen=True):
    """Something a cart did in this turn that a mission may ask for."""

    kind: Literal["bank", "collect", "hit", "wreck"]
    jewels: Jewels = NOTHING
    speed: int = 0
    foreign: bool = False
    cells: int = 0


class ActionPhase(Step, frozen=True):
    """Decision: up to so many actions."""

    left: int


class CartPhase(Step, frozen=True):
    """Automatic: the next cart that has not moved sets off."""

    moved: tuple[int, ...] = ()


class CartChoice(Step, frozen=True):
    """Decision: which cart moves first."""


class Advance(Step, frozen=True):
    """Automatic: one cell further."""


class PickUp(Step, frozen=True):
    """Automatic: is there something to take, up to so many pieces?"""

    limit: int


class JewelChoice(Step, frozen=True):
    """Decision: take one, or leave the rest."""

    limit: int


class Steer(Step, frozen=True):
    """Automatic: out by the only exit, or a choice."""


class ExitChoice(Step, frozen=True):
    """Decision: which exit."""


class Drop(Step, frozen=True):
    """Automatic: how is half the load of this cart found?"""

    cart: int


class SplitChoice(Step, frozen=True):
    """Decision of the cart's owner: the two hands."""

    cart: int


class HandChoice(Step, frozen=True):
    """Decision of the active seat: the hand. `left` is what it holds, hidden from all but the cart's owner."""

    cart: int
    left: Jewels | None


class DropChoice(Step, frozen=True):
    """Decision of a player whose carts hit each other."""

    cart: int


class TurnAway(Step, frozen=True):
    """Automatic: a cart hit on this side, if it faces it, turns away."""

    cart: int
    side: str


class FacingChoice(Step, frozen=True):
    """Decision of the cart's owner: where it faces now."""

    cart: int
    side: str


class EndMove(Step, frozen=True):
    """Automatic: this cart has moved."""


class MovementOver(Step, frozen=True):
    """Decision: take a mission, end the turn."""

    has_taken: bool = False


class DepositPhase(Step, frozen=True):
    """Automatic: a card is turned, or a token drawn."""


class TokenChoice(Step, frozen=True):
    """Decision: where the chasm grows."""

    colour: Colour


class TurnOver(Step, frozen=True):
    """Automatic: the end of the match, or the next turn."""


AnyStep = (
    ActionPhase | CartPhase | CartChoice | Advance | PickUp | JewelChoice | Steer | ExitChoice | Drop | SplitChoice
    | HandChoice | DropChoice | TurnAway | FacingChoice | EndMove | MovementOver | DepositPhase | TokenChoice | TurnOver
)  # fmt: skip


class State(Value, frozen=True):
    """Tracks, deposits and chasms are by cell, row after row; jewels are counts by kind."""

    rng: Rng
    agenda: tuple[AnyStep, ...]
    options: OffTheRailsOptions
    clans: tuple[Colour, ...]
    active: Seat
    tracks: tuple[str, ...]
    deposits: tuple[Jewels, ...]
    chasms: tuple[Colour | None, ...]
    supply: int
    """Track tiles not yet laid."""
    carts: tuple[Cart, ...]
    stockpiles: tuple[Jewels, ...]
    bag: Jewels
    swallowed: Jewels
    deck: tuple[str, ...]
    """Top card first."""
    turned: tuple[str, ...]
    """The cards that came from the deck, in order."""
    starting: tuple[str, ...]
    chasm_deck: tuple[str, ...]
    box: tuple[str, ...]
    """The cards that are out of the game, unseen."""
    tokens: tuple[int, ...]
    """Face down, by colour."""
    set_aside: tuple[int, ...]
    chasm_holder: Seat | None
    is_open: bool
    missions: tuple[str, ...]
    taken: tuple[tuple[str, ...], ...]
    motion: Motion | None = None
    deeds: tuple[Deed, ...] = ()


def put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])


def goes_on(state: State, steps: tuple[AnyStep, ...], events: tuple[Event, ...] = (), **fields: object) -> Turn:
    """The first step of the agenda is done; these come in its place."""
    return Turn(replace(state, agenda=(*steps, *state.agenda[1:]), **fields), events)


def owner(cart: int) -> Seat:
    return cart // 2


TONES = ("white", "black")
"""Of a seat's two carts: the colour of its die."""


def tone(cart: int) -> str:
    return TONES[cart % 2]


def own_carts(seat: Seat) -> tuple[int, int]:
    return (2 * seat, 2 * seat + 1)


def is_on_board(state: State, cart: int) -> bool:
    return state.carts[cart].place == "board"


def cart_on(state: State, cell: Cell) -> int | None:
    """The cart that stands on a cell."""
    for number, cart in enumerate(state.carts):
        if cart.cell == cell and cart.place == "board":
            return number
    return None


def with_cart(state: State, number: int, **fields: object) -> State:
    cart = replace(state.carts[number], **fields)
    return replace(state, carts=put(state.carts, number, cart))


def track_at(content: Content, state: State, cell: Cell) -> str:
    """The exits of the track on a board or surface cell; none beyond them."""
    place = content.place.get(cell)
    return content.stubs.get(cell, "") if place is None else state.tracks[place]
