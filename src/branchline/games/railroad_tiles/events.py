"""What happens in a match. All of it is public: the bag's order is never fixed in advance."""

from typing import Literal

from branchline.core.values import Cell, Event, Seat
from branchline.games.railroad_tiles.actions import Hall
from branchline.games.railroad_tiles.faces import PawnType


class StartingTilesRevealed(Event, frozen=True):
    tiles: tuple[int, ...]


class TurnOrderSet(Event, frozen=True):
    order: tuple[Seat, ...]


class RoundStarted(Event, frozen=True):
    round: int


class ColumnFilled(Event, frozen=True):
    column: int
    tiles: tuple[int, ...]


class TokenRevealed(Event, frozen=True):
    token: int


class ColumnTaken(Event, frozen=True):
    seat: Seat
    column: int
    tiles: tuple[int, ...]
    stars: int
    points: int


class TilePlaced(Event, frozen=True):
    seat: Seat
    tile: int
    cell: Cell
    turn: int
    flipped: bool


class TileRejected(Event, frozen=True):
    seat: Seat
    tile: int


class TileDiscarded(Event, frozen=True):
    seat: Seat
    tile: int


class PawnPlaced(Event, frozen=True):
    seat: Seat
    hall: Hall
    pawn: PawnType
    cell: Cell
    points: int
    star: bool


class TurnEnded(Event, frozen=True):
    seat: Seat


class CoinFlipped(Event, frozen=True):
    side: Literal["left", "right"]
    column: int
    tiles: tuple[int, ...]


class ColumnsDiscarded(Event, frozen=True):
    """RT-3: solo, the columns not chosen."""

    tiles: tuple[int, ...]


class StarAdded(Event, frozen=True):
    column: int


class MatchScored(Event, frozen=True):
    scores: tuple[int, ...]
    places: tuple[int, ...]


AnyEvent = (
    StartingTilesRevealed | TurnOrderSet | RoundStarted | ColumnFilled | TokenRevealed | ColumnTaken | TilePlaced
    | TileRejected | TileDiscarded | PawnPlaced | TurnEnded | CoinFlipped | ColumnsDiscarded | StarAdded | MatchScored
)  # fmt: skip
