"""RW-S: set-up."""

from collections.abc import Sequence

from msgspec.structs import replace

from branchline.core.errors import BadOption
from branchline.core.rng import Rng
from branchline.core.values import Cell, Event, Seat, Turn
from branchline.games.railways.actions import LayCard, PlaceDie
from branchline.games.railways.content import Content
from branchline.games.railways.events import CardLaid, DiePlaced, HandDealt, PlanDealt
from branchline.games.railways.rules.decade import DECADE
from branchline.games.railways.rules.plan import Building, dice_with, network, place_of
from branchline.games.railways.state import (
    HAND_SIZE,
    PLAN_SIZE,
    ArrangePlan,
    DealHand,
    Die,
    Goal,
    Laid,
    Options,
    PlaceDice,
    State,
)


def setup(content: Content, _seats: int, options: Options, rng: Rng) -> Turn:
    """RW-S1, RW-S4: the cards are shuffled and four of them are for the plan; nothing else is known yet."""
    goals = chosen_goals(options)
    cards, rng = rng.shuffled([card.id for card in content.cards])
    dealt, stock = cards[:PLAN_SIZE], cards[PLAN_SIZE:]
    places = range(PLAN_SIZE)
    agenda = (*map(ArrangePlan, places), *map(PlaceDice, places), DealHand(), *DECADE)
    state = State(rng, agenda, goals, tuple(sorted(dealt)), stock)
    if options.plan == "arrange":
        return Turn(state, (PlanDealt(dealt),))
    return lay_as_dealt(state, dealt)


def chosen_goals(options: Options) -> tuple[Goal, ...]:
    """RW-G5: any combination, but at least one goal and none twice."""
    goals: tuple[Goal, ...] = (options.goals,) if isinstance(options.goals, str) else options.goals
    if not goals or len(set(goals)) < len(goals):
        raise BadOption("railways-bad-goals", goals=", ".join(goals))
    return goals


def lay_as_dealt(state: State, dealt: tuple[int, ...]) -> Turn:
    """RW-S2: top left, top right, bottom left, bottom right, none turned."""
    events: tuple[Event, ...] = (PlanDealt(dealt),)
    for card in dealt:
        state, more = lay(state, card, turned=False)
        events += more
    return Turn(state, events)


def lay(state: State, card: int, *, turned: bool) -> Turn:
    """RW-S2: a card at the next place, turned by 180° or not."""
    left = tuple(other for other in state.to_lay if other != card)
    plan = (*state.plan, Laid(card, turned))
    laid = CardLaid(len(state.plan), card, turned)
    return Turn(replace(state, to_lay=left, plan=plan, agenda=state.agenda[1:]), (laid,))


def arrange_legal(_content: Content, state: State, _step: ArrangePlan, _seat: Seat) -> Sequence[LayCard]:
    """RW-S2: any card that is left, either way round."""
    return [LayCard(card, turned) for card in state.to_lay for turned in (False, True)]


def arrange(_content: Content, state: State, _step: ArrangePlan, _seat: Seat, action: LayCard) -> Turn:
    """RW-S2."""
    return lay(state, action.card, turned=action.turned)


def place_dice_legal(content: Content, state: State, step: PlaceDice, _seat: Seat) -> Sequence[PlaceDie]:
    """RW-S3: one of the values left on any building of the card."""
    cells = buildings_on(content, state, step.place)
    return [PlaceDie(cell, value) for cell in cells for value in sorted(set(state.to_place))]


def buildings_on(content: Content, state: State, place: int) -> list[Cell]:
    """RW-S3: of each building that reaches onto the card, its first cell there."""
    first: dict[Building, Cell] = {}
    for cell, building in network(content, state).building_at.items():
        if place_of(content, cell) == place:
            first.setdefault(building, cell)
    return list(first.values())


def place_die(_content: Content, state: State, _step: PlaceDice, _seat: Seat, action: PlaceDie) -> Turn:
    """RW-S3: the die leaves the supply for the building."""
    taken = state.to_place.index(action.value)
    left = state.to_place[:taken] + state.to_place[taken + 1 :]
    dice = dice_with(state.dice, Die(action.cell, action.value))
    state = replace(state, to_place=left, dice=dice, agenda=state.agenda[1:])
    return Turn(state, (DiePlaced(action.cell, action.value),))


def with_other_draws(_content: Content, state: State, rng: Rng) -> State:
    """RW-S1, RW-B1: the cards that nobody has seen lie in another order, and the discard will be shuffled otherwise."""
    stock, rng = rng.shuffled(sorted(state.stock))
    return replace(state, rng=rng, stock=stock)


def deal_hand(_content: Content, state: State, _step: DealHand) -> Turn:
    """RW-S1: three cards are the hand, the last is the reserve, and both are known from now on."""
    hand, reserve = state.stock[:HAND_SIZE], state.stock[HAND_SIZE:]
    state = replace(state, stock=(), hand=hand, reserve=reserve, agenda=state.agenda[1:])
    return Turn(state, (HandDealt(hand, reserve),))
