"""What happened. Jewels are counted in the order ruby, emerald, gold, diamond, rock."""

from branchline.core.values import Cell, Event, Seat
from branchline.games.off_the_rails.actions import Hand
from branchline.games.off_the_rails.jewels import Jewels


class CartEvent(Event, frozen=True):
    """What happens to a cart, or by it."""

    cart: int


class TurnBegun(Event, frozen=True):
    seat: Seat


class TrackLaid(Event, frozen=True):
    seat: Seat
    cell: Cell
    exits: str


class TrackUpgraded(Event, frozen=True):
    seat: Seat
    cell: Cell
    exits: str


class CartPlaced(CartEvent, frozen=True):
    cell: Cell


class SpeedChanged(CartEvent, frozen=True):
    speed: int


class CartMoved(CartEvent, frozen=True):
    """`facing`: the side to which the rails lead it; where they fork, the one to which it went on. Empty in what was
    kept before this was said."""

    cell: Cell
    facing: str = ""


class JewelTaken(CartEvent, frozen=True):
    cell: Cell
    jewel: str


class CartTurned(CartEvent, frozen=True):
    """A cart faces the way its player chose, or the way a collision turned it."""

    side: str


class CartBanked(CartEvent, frozen=True):
    cell: Cell
    jewels: Jewels


class CartDerailed(CartEvent, frozen=True):
    """`is_lost`: out of the game, because the chasm is open."""

    cell: Cell
    jewels: Jewels
    is_lost: bool


class CartsCollided(CartEvent, frozen=True):
    """A moving cart ran into another one, which stands on the cell."""

    other: int
    cell: Cell
    is_connected: bool


class LoadSplit(CartEvent, frozen=True):
    """`left` is what the owner put into the left hand: nobody else's business, not even how many."""

    seat: Seat
    left: Jewels | None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else LoadSplit(self.cart, self.seat, None)


class HandOpened(CartEvent, frozen=True):
    reveals = True
    hand: Hand


class LoadDropped(CartEvent, frozen=True):
    cell: Cell
    jewels: Jewels


class MissionTaken(Event, frozen=True):
    seat: Seat
    mission: str


class DepositMade(Event, frozen=True):
    reveals = True
    card: str
    cell: Cell
    jewels: Jewels


class ChasmCardTurned(Event, frozen=True):
    reveals = True
    seat: Seat


class ChasmOpened(Event, frozen=True):
    reveals = True
    seat: Seat


class TokenDrawn(Event, frozen=True):
    reveals = True
    seat: Seat
    colour: str


class DieRolled(Event, frozen=True):
    number: int


class CellSwallowed(Event, frozen=True):
    """A chasm token on a cell: the track and the jewels that were there are gone."""

    cell: Cell
    colour: str
    exits: str
    jewels: Jewels


class TokenSetAside(Event, frozen=True):
    colour: str


class MatchOver(Event, frozen=True):
    pass


AnyEvent = (
    TurnBegun | TrackLaid | TrackUpgraded | CartPlaced | SpeedChanged | CartMoved | JewelTaken | CartTurned
    | CartBanked | CartDerailed | CartsCollided | LoadSplit | HandOpened | LoadDropped | MissionTaken | DepositMade
    | ChasmCardTurned | ChasmOpened | TokenDrawn | DieRolled | CellSwallowed | TokenSetAside | MatchOver
)  # fmt: skip
