"""What happened, as data."""

from typing import Literal

from branchline.core.values import Cell, Event
from branchline.games.railways.actions import Slot
from branchline.games.railways.content import Colour
from branchline.games.railways.state import Goal

Track = Literal["profit", "capital", "pollution", "workers"]


class PlanDealt(Event, frozen=True):
    cards: tuple[int, ...]


class CardLaid(Event, frozen=True):
    place: int
    card: int
    turned: bool


class DiePlaced(Event, frozen=True):
    cell: Cell
    value: int


class HandDealt(Event, frozen=True):
    """RW-S1: only now is the hand known."""

    reveals = True
    hand: tuple[int, ...]
    reserve: tuple[int, ...]


class Paid(Event, frozen=True):
    deed: str
    slots: tuple[Slot, ...]


class TrackMoved(Event, frozen=True):
    """A counter or the worker die went from one value to another."""

    track: Track
    before: int
    after: int


class RailwayBought(Event, frozen=True):
    railway: Cell
    cells: tuple[Cell, ...]


class BuildingBuilt(Event, frozen=True):
    cell: Cell
    value: int
    colour: Colour


class MarkerKept(Event, frozen=True):
    """RW-A4: this part of a railway that was cut keeps the marker, and its upgrade."""

    railway: Cell
    cells: tuple[Cell, ...]


class MarkerReturned(Event, frozen=True):
    """RW-A4: nothing is left of the railway that was known by this cell."""

    railway: Cell


class PassengerMoved(Event, frozen=True):
    """`stops` are the first cells of the buildings reached."""

    die: Cell
    destination: Colour
    railways: tuple[Cell, ...]
    stops: tuple[Cell, ...]


class DieEmptied(Event, frozen=True):
    """RW-A9: a passenger die is taken off and waits."""

    cell: Cell


class PassengerAdded(Event, frozen=True):
    cell: Cell
    value: int


class RailwayUpgraded(Event, frozen=True):
    railway: Cell
    cells: tuple[Cell, ...]


class GoalReached(Event, frozen=True):
    goal: Goal


class CardsDrawn(Event, frozen=True):
    cards: tuple[int, ...]


class DiscardShuffled(Event, frozen=True):
    cards: int


class DecadeBegun(Event, frozen=True):
    decade: int


class GameEnded(Event, frozen=True):
    """RW-G5: the score counts only when the goals are met."""

    score: int
    is_met: bool


AnyEvent = (
    PlanDealt | CardLaid | DiePlaced | HandDealt | Paid | TrackMoved | RailwayBought | BuildingBuilt | MarkerKept
    | MarkerReturned | PassengerMoved | DieEmptied | PassengerAdded | RailwayUpgraded | GoalReached | CardsDrawn
    | DiscardShuffled | DecadeBegun | GameEnded
)  # fmt: skip
