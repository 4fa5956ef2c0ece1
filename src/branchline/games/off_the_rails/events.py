"""What happened. Jewels are counted in the order ruby, emerald, gold, diamond, rock."""

from branchline.core.values import Cell, Event, Seat
from branchline.games.off_the_rails.actions import Hand
from branchline.games.off_the_rails.jewels import Jewels


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


class CartPlaced(Event, frozen=True):
    cart: int
    cell: Cell


class SpeedChanged(Event, frozen=True):
    cart: int
    speed: int


class CartMoved(Event, frozen=True):
    cart: int
    cell: Cell


class JewelTaken(Event, frozen=True):
    cart: int
    cell: Cell
    jewel: str


class CartTurned(Event, frozen=True):
    """A cart faces the way its player chose, or the way a collision turned it."""

    cart: int
    side: str


class CartBanked(Event, frozen=True):
    cart: int
    cell: Cell
    jewels: Jewels


class CartDerailed(Event, frozen=True):
    """`is_lost`: out of the game, because the chasm is open."""

    cart: int
    cell: Cell
    jewels: Jewels
    is_lost: bool


class CartsCollided(Event, frozen=True):
    """A moving cart ran into another one, which stands on the cell."""

    cart: int
    other: int
    cell: Cell
    is_connected: bool


class LoadSplit(Event, frozen=True):
    """`left` is what the owner put into the left hand: nobody else's business, not even how many."""

    cart: int
    seat: Seat
    left: Jewels | None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else LoadSplit(self.cart, self.seat, None)


class HandOpened(Event, frozen=True):
    reveals = True
    cart: int
    hand: Hand


class LoadDropped(Event, frozen=True):
    cart: int
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
