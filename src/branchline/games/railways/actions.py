"""What the player can choose. First what to do (a deed), then how to pay for it."""

from branchline.core.values import Action, Cell
from branchline.games.railways.content import Colour

Slot = tuple[int, int]
"""A card's number and one of its slots, 1 to 4."""


class LayCard(Action, frozen=True):
    """RW-S2: this card goes to the next place of the plan."""

    card: int
    turned: bool


class PlaceDie(Action, frozen=True):
    """RW-S3: a passenger die on a building of the next card."""

    cell: Cell
    value: int


class BuyRailway(Action, frozen=True):
    """RW-A1. A railway is known by the first of its cells in reading order."""

    railway: Cell


class Build(Action, frozen=True):
    """RW-A3: the building die that shows this value goes there."""

    value: int
    cell: Cell


class MovePassenger(Action, frozen=True):
    """RW-A6: from the die on this cell, over these railways in turn."""

    die: Cell
    destination: Colour
    railways: tuple[Cell, ...]


class Recruit(Action, frozen=True):
    """RW-A10."""


class RaiseCapital(Action, frozen=True):
    """RW-A11: by which icons is said when paying."""


class CleanUp(Action, frozen=True):
    """RW-A12."""


class AddPassenger(Action, frozen=True):
    """RW-A13: to the die on this cell, or with a waiting die that goes there."""

    cell: Cell


class Upgrade(Action, frozen=True):
    """RW-A14."""

    railway: Cell


class Pay(Action, frozen=True):
    """RW-P1: with these slots."""

    slots: tuple[Slot, ...]


class KeepMarker(Action, frozen=True):
    """RW-A4: of a marked railway that was cut in two, this part keeps the marker."""

    railway: Cell


class Exchange(Action, frozen=True):
    """RW-A8: capital for so much profit; 0 is nothing."""

    profit: int


class EndDecade(Action, frozen=True):
    """Nothing more in this decade: the bookkeeping comes."""


Deed = BuyRailway | Build | MovePassenger | Recruit | RaiseCapital | CleanUp | AddPassenger | Upgrade
AnyAction = LayCard | PlaceDie | Deed | Pay | KeepMarker | Exchange | EndDecade
