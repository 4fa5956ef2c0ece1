"""The state: where every card, die and cube is, and what must happen next."""

from typing import Final, Literal

from branchline.core.rng import Rng
from branchline.core.values import Cell, Step, Value
from branchline.games.railways.actions import Deed
from branchline.games.railways.content import Colour

Goal = Literal["economist", "mayor", "conductor", "engineer"]
GOALS: Final[tuple[Goal, ...]] = ("economist", "mayor", "conductor", "engineer")
DECADES: Final = 12
HAND_SIZE: Final = 3
PLAN_SIZE: Final = 4
MARKERS: Final = 6
MOST_WORKERS: Final = 6
MOST_ON_DIE: Final = 6
POLLUTION: Final = (1, 13)
PASSENGER_DICE: Final = (1, 1, 2, 2)
BUILDING_DICE: Final = (1, 2, 3)


class Options(Value, frozen=True):
    """RW-S2: who lays out the plan. RW-G5: one goal, or several, which together are the Baron's."""

    plan: Literal["arrange", "as_dealt"] = "arrange"
    goals: Goal | tuple[Goal, ...] = "economist"


class Laid(Value, frozen=True, cache_hash=True):
    """A card of the plan, turned by 180° or not."""

    card: int
    turned: bool


class Die(Value, frozen=True):
    """A die on the plan; a building die also says what it has become."""

    cell: Cell
    value: int
    colour: Colour | None = None


class Marker(Value, frozen=True, cache_hash=True):
    """A cube on a railway, which is known by the first of its cells in reading order."""

    railway: Cell
    is_upgraded: bool = False


class ArrangePlan(Step, frozen=True):
    """RW-S2: a card for this place."""

    place: int


class PlaceDice(Step, frozen=True):
    """RW-S3: a die on the card at this place."""

    place: int


class DealHand(Step, frozen=True):
    """RW-S1."""


class TakeAction(Step, frozen=True):
    """The first or the second action of a decade: what to do."""

    number: int


class PayFor(Step, frozen=True):
    """How to pay for what was chosen."""

    number: int
    deed: Deed


class DivideRailway(Step, frozen=True):
    """RW-A4: a marked railway was cut in two. Until the player says which part keeps the marker, the first has it."""

    railways: tuple[Cell, Cell]


class ExchangeCapital(Step, frozen=True):
    """RW-A8: the bonus of leisure; `income` is the capital that the trip brings after it."""

    income: int


class CloseDecade(Step, frozen=True):
    """Both actions are done; the player says so, and until then can take them back."""


class Bookkeeping(Step, frozen=True):
    """RW-B1, RW-B2."""


AnyStep = (
    ArrangePlan | PlaceDice | DealHand | TakeAction | PayFor | DivideRailway | ExchangeCapital | CloseDecade
    | Bookkeeping
)  # fmt: skip


class State(Value, frozen=True):
    """RW-S4 says how it begins. Cards are their numbers."""

    rng: Rng
    agenda: tuple[AnyStep, ...]
    goals: tuple[Goal, ...]
    to_lay: tuple[int, ...]
    """The plan cards not laid yet."""
    stock: tuple[int, ...]
    """The cards nobody has seen yet, in order; empty once the hand is dealt."""
    to_place: tuple[int, ...] = PASSENGER_DICE
    plan: tuple[Laid, ...] = ()
    hand: tuple[int, ...] = ()
    reserve: tuple[int, ...] = ()
    discard: tuple[int, ...] = ()
    dice: tuple[Die, ...] = ()
    waiting: int = 0
    """Passenger dice beside the plan."""
    building_dice: tuple[int, ...] = BUILDING_DICE
    markers: tuple[Marker, ...] = ()
    profit: int = 0
    capital: int = 0
    pollution: int = POLLUTION[0]
    workers: int = 2
    decade: int = 1
    delivered: tuple[Colour, ...] = ()
    """RW-G3: the colours that passengers were brought to."""
    was_empty: bool = False
    """RW-G2: whether there was a moment without passengers."""
