"""RW-A6 to RW-A9: move a passenger."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache

from msgspec.structs import replace

from branchline.core.values import Cell, Event, Seat, Turn
from branchline.games.railways.actions import Exchange, MovePassenger
from branchline.games.railways.content import COLOURS, DESTINATIONS, Colour, Content
from branchline.games.railways.events import DieEmptied, PassengerMoved
from branchline.games.railways.rules.payments import Price, Purse, Way, icons_of
from branchline.games.railways.rules.plan import Building, Network, dice_with, network
from branchline.games.railways.rules.routes import Lines, Route, capital_of, lines, profit_of, routes
from branchline.games.railways.rules.tracks import move_capital, move_pollution, move_profit, move_workers
from branchline.games.railways.state import Die, ExchangeCapital, State

EXCHANGES = (0, 1, 3, 6, 10, 15)
"""RW-A8: the capital for 0, 1, 2, 3, 4 or 5 profit."""


def legal(plan: Network, payable: Purse, state: State) -> Sequence[MovePassenger]:
    """RW-A6: from every die that shows a passenger, every way to every colour the hand can pay."""
    colours = colours_in_reach(payable) if state.markers else ()
    if not colours:
        return ()
    marked = lines(plan, state.markers)
    possible: list[MovePassenger] = []
    for die in state.dice:
        start = plan.building_at[die.cell]
        if die.value and start in marked.leaving:
            found = moves(marked, start, die.cell)
            for colour in colours:
                possible += found.get(colour, ())
    return possible


def colours_in_reach(payable: Purse) -> list[Colour]:
    """RW-A6: those for which the hand can pay."""
    return [colour for colour in COLOURS if payable[trip_price(colour)]]


@lru_cache(maxsize=512)
def moves(travelled: Lines, start: Building, die: Cell) -> dict[Colour, tuple[MovePassenger, ...]]:
    """RW-A6: what a passenger of the die on this building can do, colour by colour."""
    return {
        colour: tuple([MovePassenger(die, colour, route.railways) for route in found])
        for colour, found in routes(travelled, start).items()
    }


def all_routes(plan: Network, state: State) -> Iterator[tuple[Die, Route]]:
    """RW-A6: the routes of every die that shows a passenger, die by die and colour by colour."""
    marked = lines(plan, state.markers)
    for die in state.dice:
        if die.value:
            found = routes(marked, plan.building_at[die.cell])
            for colour in COLOURS:
                for route in found.get(colour, ()):
                    yield die, route


@cache
def trip_price(colour: Colour) -> Price:
    """RW-A6: a ticket and a destination."""
    return Price(("ticket",), destinations=colour)


def price(_content: Content, _state: State, deed: MovePassenger) -> Price:
    return trip_price(deed.destination)


def apply(content: Content, state: State, deed: MovePassenger, way: Way) -> Turn:
    """RW-A7: profit for the stops, then the bonus, then capital for the cells travelled."""
    plan = network(content, state)
    found = routes(lines(plan, state.markers), plan.building_at[deed.die])[deed.destination]
    route = next(route for route in found if route.railways == deed.railways)
    state, events = leave(state, deed.die)
    stops = tuple(stop.id for stop in route.stops)
    events = (PassengerMoved(deed.die, deed.destination, deed.railways, stops), *events)
    state = deliver(state, deed.destination)
    state, gained = move_profit(state, profit_of(route))
    bonus = BONUSES[deed.destination] if earns_bonus(content, way, deed.destination) else no_bonus
    state, more = bonus(state, capital_of(route))
    return Turn(state, (*events, *gained, *more))


def leave(state: State, cell: Cell) -> Turn:
    """RW-A9: the die shows one less; at 0 a passenger die goes off to wait, a building die stays."""
    die = next(die for die in state.dice if die.cell == cell)
    others = [other for other in state.dice if other.cell != cell]
    if die.value == 1 and die.colour is None:
        return Turn(replace(state, dice=tuple(others), waiting=state.waiting + 1), (DieEmptied(cell),))
    lowered = Die(cell, die.value - 1, die.colour)
    return Turn(replace(state, dice=dice_with(state.dice, lowered)), ())


def deliver(state: State, colour: Colour) -> State:
    """RW-G3: this colour has been a final stop; a pair of other destinations counts as well (RW-P4)."""
    delivered = {*state.delivered, colour}
    return replace(state, delivered=tuple([colour for colour in COLOURS if colour in delivered]))


def earns_bonus(content: Content, way: Way, colour: Colour) -> bool:
    """RW-P4, RW-A8: the bonus needs the colour's own icon."""
    return any(DESTINATIONS[colour] in icons_of(content, slot) for slot in way.slots)


# The bonuses: each takes the capital that the trip brings after it --------------------------------------------


def no_bonus(state: State, income: int) -> Turn:
    return move_capital(state, income)


def commerce(state: State, income: int) -> Turn:
    """RW-A8: capital +5 and pollution +1."""
    state, events = move_capital(state, 5)
    state, smoke = move_pollution(state, 1)
    return _then_income(state, income, events + smoke)


def industry(state: State, income: int) -> Turn:
    """RW-A8: one worker more and pollution +1."""
    state, events = move_workers(state, 1)
    state, smoke = move_pollution(state, 1)
    return _then_income(state, income, events + smoke)


def residence(state: State, income: int) -> Turn:
    """RW-A8: pollution -1."""
    state, events = move_pollution(state, -1)
    return _then_income(state, income, events)


def leisure(state: State, income: int) -> Turn:
    """RW-A8: the player may exchange before the trip's capital comes; without capital there is nothing to ask."""
    if state.capital == 0:
        return move_capital(state, income)
    return Turn(replace(state, agenda=(ExchangeCapital(income), *state.agenda)), ())


def _then_income(state: State, income: int, events: tuple[Event, ...]) -> Turn:
    state, more = move_capital(state, income)
    return Turn(state, events + more)


Bonus = Callable[[State, int], Turn]
BONUSES: dict[Colour, Bonus] = {"R": residence, "L": leisure, "C": commerce, "I": industry}


# The exchange of leisure --------------------------------------------------------------------------------------


def exchange_legal(_content: Content, state: State, _step: ExchangeCapital, _seat: Seat) -> Sequence[Exchange]:
    """RW-A8: what the capital allows, nothing included."""
    return [Exchange(profit) for profit, capital in enumerate(EXCHANGES) if capital <= state.capital]


def exchange(_content: Content, state: State, step: ExchangeCapital, _seat: Seat, action: Exchange) -> Turn:
    """RW-A8, RW-A7: capital for profit, and only then the capital of the trip."""
    state = replace(state, agenda=state.agenda[1:])
    state, spent = move_capital(state, -EXCHANGES[action.profit])
    state, gained = move_profit(state, action.profit)
    return _then_income(state, step.income, spent + gained)
