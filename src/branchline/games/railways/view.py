"""What the player may know: all but the order of cards nobody has seen, and the dice the future holds."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from branchline.core.rng import Rng
from branchline.core.values import Cell, Seat, Value
from branchline.games.railways.actions import Slot
from branchline.games.railways.content import COLOURS, Card, Colour, Content
from branchline.games.railways.rules import end
from branchline.games.railways.rules.decade import ways_for
from branchline.games.railways.rules.move import all_routes
from branchline.games.railways.rules.payments import clean_slots, shows_destination
from branchline.games.railways.rules.plan import ACROSS, DOWN, Building, Chain, Network, network
from branchline.games.railways.rules.routes import Route, capital_of, profit_of
from branchline.games.railways.state import AnyStep, Die, Goal, Laid, Marker, PayFor, State


class BuildingView(Value, frozen=True):
    """A building is known by the first of its cells in reading order."""

    colour: Colour
    cells: tuple[Cell, ...]
    passengers: int


class RailwayView(Value, frozen=True):
    """A chain of rails: a complete railway, or a dangling one that may become one."""

    railway: Cell
    cells: tuple[Cell, ...]
    ends: tuple[Cell | None, Cell | None]
    """The buildings at its ends."""
    is_complete: bool
    is_marked: bool
    is_upgraded: bool


class RouteView(Value, frozen=True):
    """RW-A6, RW-A7: a way a passenger can go, whether the hand can pay for it or not."""

    die: Cell
    destination: Colour
    railways: tuple[Cell, ...]
    cells: tuple[Cell, ...]
    stops: tuple[Cell, ...]
    profit: int
    has_bonus: bool
    """RW-P4: whether the hand shows the destination's own icon."""
    capital: int


class WayView(Value, frozen=True):
    """One way to pay."""

    slots: tuple[Slot, ...]
    cards: tuple[int, ...]
    clean: tuple[Slot, ...]
    """RW-P2: those of the slots that make no smoke."""
    pollution: int


class ScoreView(Value, frozen=True):
    """RW-F1, item by item."""

    profit: int
    railways: int
    pollution: int
    total: int


class GoalView(Value, frozen=True):
    goal: Goal
    is_chosen: bool
    is_met: bool


class View(Value, frozen=True):
    content_status: str
    cards: tuple[Card, ...]
    """All eight, both sides."""
    agenda: tuple[AnyStep, ...]
    goals: tuple[Goal, ...]
    to_lay: tuple[int, ...]
    unseen: tuple[int, ...]
    """The cards nobody has seen yet, in the order of their numbers."""
    to_place: tuple[int, ...]
    plan: tuple[Laid, ...]
    hand: tuple[int, ...]
    reserve: tuple[int, ...]
    discard: tuple[int, ...]
    dice: tuple[Die, ...]
    waiting: int
    building_dice: tuple[int, ...]
    markers: tuple[Marker, ...]
    profit: int
    capital: int
    pollution: int
    workers: int
    decade: int
    delivered: tuple[Colour, ...]
    was_empty: bool
    ground: tuple[str, ...]
    """The plan row by row, dice built included; blank where no card lies yet."""
    buildings: tuple[BuildingView, ...]
    railways: tuple[RailwayView, ...]
    routes: tuple[RouteView, ...]
    ways: tuple[WayView, ...]
    score: ScoreView
    goal_views: tuple[GoalView, ...]
    is_met: bool
    """RW-G5: whether all chosen goals hold, so that the score counts."""


OPEN: Final = (
    "agenda", "goals", "to_lay", "to_place", "plan", "hand", "reserve", "discard", "dice", "waiting", "building_dice",
    "markers", "profit", "capital", "pollution", "workers", "decade", "delivered", "was_empty",
)  # fmt: skip
"""What of the state lies open on the table."""


def view(content: Content, state: State, _seat: Seat | None) -> View:
    """A spectator sees what the player sees."""
    plan = network(content, state)
    return View(
        content_status=content.status,
        cards=content.cards,
        unseen=tuple(sorted(state.stock)),
        ground=ground_rows(content, plan),
        buildings=tuple(_building(state, building) for building in plan.buildings),
        railways=tuple(_railways(state, plan)),
        routes=tuple(_routes(content, state, plan)),
        ways=tuple(_ways(content, state)),
        score=score_view(state),
        goal_views=tuple(
            GoalView(goal, goal in state.goals, is_reached(content, state)) for goal, is_reached in end.REACHED.items()
        ),
        is_met=end.is_met(content, state),
        **_open(state),
    )


def _open(source: Any) -> dict[str, Any]:
    return {name: getattr(source, name) for name in OPEN}


def guess(_content: Content, view: View, rng: Rng) -> State:
    """A random state that fits the view: the unseen cards in any order, any draws to come."""
    stock, rng = rng.shuffled(view.unseen)
    return State(rng=rng, stock=stock, **_open(view))


@lru_cache(maxsize=2048)
def ground_rows(content: Content, plan: Network) -> tuple[str, ...]:
    rows, columns = range(DOWN * content.rows), range(ACROSS * content.columns)
    return tuple("".join(plan.ground.get((x, y), " ") for x in columns) for y in rows)


def _building(state: State, building: Building) -> BuildingView:
    passengers = sum(die.value for die in state.dice if die.cell in building.cells)
    return BuildingView(building.colour, building.cells, passengers)


def _railways(state: State, plan: Network) -> Iterator[RailwayView]:
    marks = {marker.railway: marker.is_upgraded for marker in state.markers}
    for chain in plan.chains:
        one, other = chain.ends
        yield RailwayView(
            railway=chain.id,
            cells=chain.cells,
            ends=(one.id if one else None, other.id if other else None),
            is_complete=chain.is_railway,
            is_marked=chain.id in marks,
            is_upgraded=marks.get(chain.id, False),
        )


def _routes(content: Content, state: State, plan: Network) -> Iterator[RouteView]:
    if not state.markers:
        return
    own = {colour: shows_destination(content, state.hand, colour) for colour in COLOURS}
    for die, route in all_routes(plan, state):
        yield RouteView(
            die=die.cell,
            destination=route.colour,
            railways=route.railways,
            cells=travelled(route, plan.building_at[die.cell]),
            stops=tuple(stop.id for stop in route.stops),
            profit=profit_of(route),
            has_bonus=own[route.colour],
            capital=capital_of(route),
        )


@lru_cache(maxsize=8192)
def travelled(route: Route, start: Building) -> tuple[Cell, ...]:
    """The rail cells in the order the passenger passes them."""
    cells: tuple[Cell, ...] = ()
    for ride, stop in zip(route.rides, route.stops, strict=True):
        cells += _from(ride.chain, start)
        start = stop
    return cells


def _from(chain: Chain, start: Building) -> tuple[Cell, ...]:
    return chain.cells if chain.ends[0] == start else chain.cells[::-1]


def _ways(content: Content, state: State) -> Iterator[WayView]:
    step = state.agenda[0] if state.agenda else None
    if isinstance(step, PayFor):
        for way in ways_for(content, state, step.deed):
            yield WayView(way.slots, way.cards, clean_slots(way.slots), way.pollution)


def score_view(state: State) -> ScoreView:
    railways = end.POINTS_A_RAILWAY * len(state.markers)
    return ScoreView(state.profit, railways, -state.pollution, end.score(state))
