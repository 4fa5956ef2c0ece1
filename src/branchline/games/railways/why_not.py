"""Why an action is refused: the first thing that is wrong with it, with its clause and where to look."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from msgspec.structs import replace

from branchline.core.rng import Rng
from branchline.core.values import Action, Cell, Reason, Seat, snake_case
from branchline.games.railways import actions as act
from branchline.games.railways.content import RAILS, Content
from branchline.games.railways.rules import build, buy, decade, small_actions
from branchline.games.railways.rules.move import EXCHANGES, trip_price
from branchline.games.railways.rules.payments import (
    Price,
    icons_of,
    makes_rails,
    pays,
    shows_capital,
    wanted_destinations,
)
from branchline.games.railways.rules.plan import Network, cell_name, network, place_of
from branchline.games.railways.state import (
    MARKERS,
    MOST_ON_DIE,
    ArrangePlan,
    CloseDecade,
    DivideRailway,
    ExchangeCapital,
    PayFor,
    PlaceDice,
    State,
    TakeAction,
)
from branchline.games.railways.view import View, guess

Reasons = Iterator[Reason]


def why_not(content: Content, view: View, seat: Seat, action: Action) -> Reason:
    state = guess(content, view, Rng("why"))
    kind = type(action)
    if not state.agenda:
        return Reason("railways-over", "RW-B2")
    if seat != 0 or kind not in WHEN:
        return Reason("not-your-turn", args={"seat": seat})
    step = state.agenda[0]
    if not isinstance(step, WHEN[kind]):
        names = {"action": snake_case(kind.__name__), "step": snake_case(type(step).__name__)}
        return Reason("railways-not-now", args=names)
    return _named(next(REASONS[kind](content, state, action), Reason("railways-legal")))


def _named(reason: Reason) -> Reason:
    """Players call a cell by its column's letter and its row's number."""
    return replace(reason, args={"cell": cell_name(reason.cell), **reason.args}) if reason.cell else reason


# Set-up -------------------------------------------------------------------------------------------------------


def _lay_card(_content: Content, state: State, action: act.LayCard) -> Reasons:
    if action.card not in state.to_lay:
        yield Reason("railways-card-not-there", "RW-S2", args={"card": action.card})


def _place_die(content: Content, state: State, action: act.PlaceDie) -> Reasons:
    plan, step = network(content, state), state.agenda[0]
    assert isinstance(step, PlaceDice)
    yield from _not_building(plan, action.cell, "RW-S3")
    if place_of(content, action.cell) != step.place:
        yield Reason("railways-other-card", "RW-S3", action.cell, args={"place": step.place + 1})
    if action.value not in state.to_place:
        yield Reason("railways-no-such-die", "RW-S3", args={"value": action.value})
    first = next(cell for cell in plan.building_at[action.cell].cells if place_of(content, cell) == step.place)
    yield from _not_first(first, action.cell, "RW-S3")


def _off_plan(plan: Network, cell: Cell, clause: str) -> Reasons:
    if cell not in plan.ground:
        yield Reason("railways-off-plan", clause, cell)


def _not_building(plan: Network, cell: Cell, clause: str) -> Reasons:
    yield from _off_plan(plan, cell, clause)
    if cell not in plan.building_at:
        yield Reason("railways-no-building", clause, cell)


def _not_first(first: Cell, cell: Cell, clause: str) -> Reasons:
    """One cell stands for a large building, so that each choice is listed once."""
    if cell != first:
        yield Reason("railways-same-building", clause, cell, args={"first": cell_name(first)})


# Payments -----------------------------------------------------------------------------------------------------


def _cannot_pay(content: Content, state: State, price: Price, clause: str) -> Reasons:
    """Which icons the hand lacks. Each kind is needed for itself, so the first that is short tells it."""
    slots = [(card, number) for card in state.hand for number in (1, 2, 3, 4)]
    icons = [icon for slot in slots for icon in icons_of(content, slot)]
    for icon in price.icons:
        if icon not in icons:
            yield Reason("railways-no-icon", clause, args={"icon": icon})
    if price.capital and not any(shows_capital(content, slot) for slot in slots):
        yield Reason("railways-no-icon", clause, args={"icon": "capital"})
    wanted, count = wanted_destinations(content, state.hand, price.destinations)
    if sum(icon in wanted for icon in icons) < count:
        yield Reason("railways-no-destination", "RW-P4", args={"colours": price.destinations})
    if not makes_rails(icons.count("rail"), icons.count("two_rails"), price.rails):
        have = sum(RAILS.get(icon, 0) for icon in icons)
        yield Reason("railways-no-rails", clause, args={"length": price.rails, "have": have})


def _pay(content: Content, state: State, action: act.Pay) -> Reasons:
    step = state.agenda[0]
    assert isinstance(step, PayFor)
    for card, slot in action.slots:
        if card not in state.hand:
            yield Reason("railways-not-in-hand", "RW-P1", args={"card": card})
        if slot not in (1, 2, 3, 4):
            yield Reason("railways-no-slot", "RW-C3", args={"card": card, "slot": slot})
    if len(set(action.slots)) < len(action.slots):
        yield Reason("railways-slot-twice", "RW-P2")
    price = decade.DEEDS[type(step.deed)].price(content, state, step.deed)
    yield from _wrong_slots(content, state, action, price)
    if list(action.slots) != sorted(action.slots):
        yield Reason("railways-slots-order", "RW-P2")


def _wrong_slots(content: Content, state: State, action: act.Pay, price: Price) -> Reasons:
    if price.capital:
        for card, slot in action.slots:
            if not shows_capital(content, (card, slot)):
                yield Reason("railways-slot-unused", "RW-P2", args={"card": card, "slot": slot})
    wanted, count = wanted_destinations(content, state.hand, price.destinations)
    if not action.slots or not pays(content, action.slots, price, wanted, count):
        yield Reason("railways-not-enough", "RW-P1")
    for left_out in action.slots if not price.capital else ():
        rest = [slot for slot in action.slots if slot != left_out]
        if pays(content, rest, price, wanted, count):
            yield Reason("railways-slot-unused", "RW-P2", args={"card": left_out[0], "slot": left_out[1]})


# The eight actions --------------------------------------------------------------------------------------------


def _not_chain(plan: Network, cell: Cell, clause: str) -> Reasons:
    yield from _off_plan(plan, cell, clause)
    if cell not in plan.chain_at:
        yield Reason("railways-no-rail", clause, cell)
    chain = plan.chain_at[cell]
    if chain.id != cell:
        yield Reason("railways-same-railway", clause, cell, args={"first": cell_name(chain.id)})


def _buy_railway(content: Content, state: State, action: act.BuyRailway) -> Reasons:
    plan = network(content, state)
    yield from _not_chain(plan, action.railway, "RW-A1")
    chain = plan.chain_at[action.railway]
    if action.railway in buy.marked_railways(state):
        yield Reason("railways-marked", "RW-A1", action.railway)
    if None in chain.ends:
        yield Reason("railways-dangling", "RW-A1", action.railway)
    if not chain.is_railway:
        yield Reason("railways-one-building", "RW-A1", action.railway)
    if not state.workers:
        yield Reason("railways-no-worker", "RW-A2")
    if len(state.markers) == MARKERS:
        yield Reason("railways-no-marker", "RW-A2")
    yield from _cannot_pay(content, state, buy.railway_price(chain), "RW-A1")


def _build(content: Content, state: State, action: act.Build) -> Reasons:
    plan = network(content, state)
    yield from _off_plan(plan, action.cell, "RW-A3")
    if action.cell in plan.building_at:
        yield Reason("railways-building-there", "RW-A3", action.cell)
    colours = build.colours_beside(plan, action.cell)
    if len(colours) > 1:
        yield Reason("railways-two-colours", "RW-A3", action.cell, args={"colours": "".join(colours)})
    if action.value not in state.building_dice:
        yield Reason("railways-no-such-die", "RW-A3", args={"value": action.value})
    wanted = build.capital_for(action.value)
    if wanted > state.capital:
        yield Reason("railways-no-capital", "RW-A3", args={"wanted": wanted, "have": state.capital})
    yield from _cannot_pay(content, state, build.PRICE, "RW-A3")


def _move_passenger(content: Content, state: State, action: act.MovePassenger) -> Reasons:
    plan = network(content, state)
    die = next((die for die in state.dice if die.cell == action.die), None)
    if die is None or not die.value:
        yield Reason("railways-no-passenger", "RW-A6", action.die)
    yield from _wrong_way(plan, state, action)
    yield from _cannot_pay(content, state, trip_price(action.destination), "RW-A6")


def _wrong_way(plan: Network, state: State, action: act.MovePassenger) -> Reasons:
    marked = buy.marked_railways(state)
    passed = [plan.building_at[action.die]]
    for number, railway in enumerate(action.railways):
        if railway not in marked:
            yield Reason("railways-not-marked", "RW-A6", railway)
        chain = plan.chain_at[railway]
        if not chain.is_railway:
            yield Reason("railways-one-building", "RW-A1", railway)
        if number and passed[-1].colour == action.destination:
            yield Reason("railways-past-the-stop", "RW-A6", passed[-1].id, args={"colour": action.destination})
        if passed[-1] not in chain.ends:
            yield Reason("railways-does-not-lead-on", "RW-A6", railway)
        arrival = chain.ends[1] if chain.ends[0] == passed[-1] else chain.ends[0]
        assert arrival is not None
        if arrival in passed:
            yield Reason("railways-building-twice", "RW-A6", arrival.id)
        passed.append(arrival)
    if len(passed) == 1 or passed[-1].colour != action.destination:
        yield Reason("railways-wrong-end", "RW-A6", passed[-1].id, args={"colour": action.destination})


def _recruit(content: Content, state: State, _action: act.Recruit) -> Reasons:
    return _cannot_pay(content, state, small_actions.RECRUIT, "RW-A10")


def _raise_capital(content: Content, state: State, _action: act.RaiseCapital) -> Reasons:
    return _cannot_pay(content, state, small_actions.CAPITAL, "RW-A11")


def _clean_up(content: Content, state: State, _action: act.CleanUp) -> Reasons:
    return _cannot_pay(content, state, small_actions.CLEAN_UP, "RW-A12")


def _add_passenger(content: Content, state: State, action: act.AddPassenger) -> Reasons:
    plan = network(content, state)
    yield from _not_building(plan, action.cell, "RW-A13")
    building = plan.building_at[action.cell]
    values = {die.cell: die.value for die in state.dice}
    if values.get(action.cell) == MOST_ON_DIE:
        yield Reason("railways-die-full", "RW-A13", action.cell)
    if action.cell not in values:
        if any(cell in values for cell in building.cells):
            yield Reason("railways-has-die", "RW-A13", action.cell)
        if not state.waiting:
            yield Reason("railways-none-waiting", "RW-A13", action.cell)
        yield from _not_first(building.id, action.cell, "RW-A13")
    yield from _cannot_pay(content, state, small_actions.PASSENGER, "RW-A13")


def _upgrade(content: Content, state: State, action: act.Upgrade) -> Reasons:
    yield from _not_chain(network(content, state), action.railway, "RW-A14")
    marks = {marker.railway: marker.is_upgraded for marker in state.markers}
    if action.railway not in marks:
        yield Reason("railways-not-marked", "RW-A14", action.railway)
    if marks[action.railway]:
        yield Reason("railways-upgraded", "RW-A14", action.railway)
    price = small_actions.upgrade_price(network(content, state).chain_at[action.railway])
    yield from _cannot_pay(content, state, price, "RW-A14")


def _keep_marker(content: Content, state: State, action: act.KeepMarker) -> Reasons:
    step = state.agenda[0]
    assert isinstance(step, DivideRailway)
    yield from _not_chain(network(content, state), action.railway, "RW-A4")
    if action.railway not in step.railways:
        one, other = map(cell_name, step.railways)
        yield Reason("railways-no-part", "RW-A4", action.railway, args={"one": one, "other": other})


def _exchange(_content: Content, state: State, action: act.Exchange) -> Reasons:
    if not 0 <= action.profit < len(EXCHANGES):
        yield Reason("railways-no-such-exchange", "RW-A8", args={"profit": action.profit})
    wanted = EXCHANGES[action.profit]
    if wanted > state.capital:
        yield Reason("railways-no-capital", "RW-A8", args={"wanted": wanted, "have": state.capital})


def _end_decade(content: Content, state: State, _action: act.EndDecade) -> Reasons:
    step = state.agenda[0]
    if isinstance(step, TakeAction) and step.number == 1 and decade.deeds(content, state):
        yield Reason("railways-first-action-due")


WHEN: Final[dict[type[Any], Any]] = {
    act.LayCard: ArrangePlan,
    act.PlaceDie: PlaceDice,
    **dict.fromkeys(decade.DEEDS, TakeAction),
    act.Pay: PayFor,
    act.KeepMarker: DivideRailway,
    act.Exchange: ExchangeCapital,
    act.EndDecade: (TakeAction, CloseDecade),
}
REASONS: Final[dict[type[Any], Callable[[Content, State, Any], Reasons]]] = {
    act.LayCard: _lay_card,
    act.PlaceDie: _place_die,
    act.BuyRailway: _buy_railway,
    act.Build: _build,
    act.MovePassenger: _move_passenger,
    act.Recruit: _recruit,
    act.RaiseCapital: _raise_capital,
    act.CleanUp: _clean_up,
    act.AddPassenger: _add_passenger,
    act.Upgrade: _upgrade,
    act.Pay: _pay,
    act.KeepMarker: _keep_marker,
    act.Exchange: _exchange,
    act.EndDecade: _end_decade,
}
