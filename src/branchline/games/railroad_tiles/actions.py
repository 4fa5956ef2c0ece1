"""What a seat can choose to do."""

from typing import Literal

from branchline.core.values import Action, Cell
from branchline.games.railroad_tiles.faces import PawnType

Hall = Literal["left", "right"]
HALLS: tuple[Hall, ...] = ("left", "right")


class TakeColumn(Action, frozen=True):
    """RT-T1: take all tiles and stars of a column; columns in use are numbered from 0, left to right."""

    column: int


class PlaceTile(Action, frozen=True):
    """RT-T1: lay a route tile or an objective tile, turned clockwise by `turn` degrees, its back up if flipped."""

    tile: int
    cell: Cell
    turn: Literal[0, 90, 180, 270] = 0
    flipped: bool = False


class RejectTile(Action, frozen=True):
    """RT-T5: give up a route tile, twice a game at most."""

    tile: int


class DiscardTile(Action, frozen=True):
    """RT-T4, RT-T8: put away a tile that fits nowhere."""

    tile: int


class PlacePawn(Action, frozen=True):
    """RT-P1: place a pawn for the token in this hall; with a star it may be of another type (RT-P3)."""

    hall: Hall
    pawn: PawnType
    cell: Cell
    star: bool = False


class EndTurn(Action, frozen=True):
    """Pass on: all is placed, or the remaining tokens are declined (RT-P1)."""


AnyAction = TakeColumn | PlaceTile | RejectTile | DiscardTile | PlacePawn | EndTurn
