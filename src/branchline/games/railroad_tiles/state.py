"""The state of a match: immutable; applying an action gives a new one."""

from typing import Annotated, Literal

import msgspec

from branchline.core.rng import Rng
from branchline.core.values import Cell, Outcome, Seat, Step, Value, for_seats
from branchline.games.railroad_tiles.actions import HALLS, Hall
from branchline.games.railroad_tiles.area import Area
from branchline.games.railroad_tiles.content import Edition
from branchline.games.railroad_tiles.faces import PawnType

ROUNDS = 8

ChallengeId = Literal[
    "megalopolis", "route_66", "trans_europe_express", "perfection", "flat_earth", "volcano", "holes",
    "distant_friends", "station_mayhem", "car_paradise", "train_paradise", "four_cities", "strict_ruling",
    "traffic_control", "lazy_travellers",
]  # fmt: skip


class Options(Value, frozen=True):
    """How a match is set up."""

    edition: Edition = "final"
    objectives: Literal["none", "random"] | tuple[str, ...] = "none"
    parallel_placement: Annotated[bool, for_seats(2, 3, 4)] = False
    challenge: Annotated[ChallengeId | None, for_seats(1)] = None


class NewRound(Step, frozen=True):
    """RT-N: columns are filled, a token is revealed."""

    round: int


class PlaceStartingTile(Step, frozen=True):
    """RT-N4: this seat chooses and places a starting tile."""

    seat: Seat


class ChooseColumn(Step, frozen=True):
    """RT-T1: this seat takes a column."""

    seat: Seat


class PlaceTiles(Step, frozen=True):
    """RT-T1: these seats place what they took, several at once where the table lets them (RT-T7)."""

    seats: tuple[Seat, ...]


class BeginPawnPlacement(Step, frozen=True):
    """RT-P1: who has a pawn to place?"""


class PlacePawns(Step, frozen=True):
    """RT-P: these seats place pawns for the tokens in the halls."""

    seats: tuple[Seat, ...]


class EndOfRound(Step, frozen=True):
    """RT-E: star, coin, turn order."""


class FinalScoring(Step, frozen=True):
    """RT-F: the match is over."""


AnyStep = (
    NewRound
    | PlaceStartingTile
    | ChooseColumn
    | PlaceTiles
    | BeginPawnPlacement
    | PlacePawns
    | EndOfRound
    | FinalScoring
)


class Column(Value, frozen=True):
    tiles: tuple[int, ...] = ()
    stars: int = 0
    taken_by: Seat | None = None


class Supply(Value, frozen=True):
    """The common stock of pawns."""

    car: int
    train: int
    traveller: int
    star: int

    def of(self, pawn: PawnType) -> int:
        count: int = getattr(self, pawn)
        return count


class Player(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """One seat's things. `dict=True` lets the score sheet be kept beside them."""

    area: Area = Area()
    pawns: tuple[Cell, ...] = ()
    """The cells whose pins are taken; the pin says by what."""
    hand: tuple[int, ...] = ()
    objectives: tuple[int, ...] = ()
    """Objective tiles not placed yet."""
    owes_objective: bool = False
    rejected: tuple[int, ...] = ()
    stars: int = 0
    points: int = 0
    column: int | None = None
    used_halls: tuple[Hall, ...] = ()


class State(Value, frozen=True, kw_only=True):
    rng: Rng
    agenda: tuple[AnyStep, ...]
    options: Options
    round: int
    order: tuple[Seat, ...]
    bag: tuple[int, ...]
    """What is in it, sorted: which tile comes next is decided when it is drawn."""
    columns: tuple[Column, ...]
    starting_tiles: tuple[int, ...]
    undrawn_tokens: tuple[int, ...]
    waiting_room: int | None
    left_hall: int | None
    right_hall: int | None
    supply: Supply
    discarded: tuple[int, ...]
    players: tuple[Player, ...]
    outcome: Outcome | None

    def with_player(self, seat: Seat, player: Player) -> tuple[Player, ...]:
        return (*self.players[:seat], player, *self.players[seat + 1 :])

    def hall(self, hall: Hall) -> int | None:
        return self.left_hall if hall == "left" else self.right_hall

    def open_halls(self, player: Player) -> list[tuple[Hall, int]]:
        """The tokens this player has not used yet this round."""
        tokens = ((hall, self.hall(hall)) for hall in HALLS if hall not in player.used_halls)
        return [(hall, token) for hall, token in tokens if token is not None]
