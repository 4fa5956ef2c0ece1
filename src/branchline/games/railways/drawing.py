"""What a client draws and cannot know by itself: the cards, and what the rules see in a view."""

from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

from msgspec.structs import replace

from branchline.core import agenda
from branchline.core.rng import Rng
from branchline.games.railways.actions import Build
from branchline.games.railways.content import COLOURS, MOST_CAPITAL, Content, kind_of
from branchline.games.railways.preview import CLAUSES, items_of
from branchline.games.railways.rules import build, end, move, small_actions
from branchline.games.railways.rules.decade import DECADE, DEEDS, draw, needs_shuffle
from branchline.games.railways.rules.payments import SMOKE_A_SLOT, purse
from branchline.games.railways.rules.plan import ACROSS, DOWN, Chain, network, network_of, reading_order
from branchline.games.railways.rules.routes import rides
from branchline.games.railways.sequence import STEPS
from branchline.games.railways.state import (
    BUILDING_DICE,
    DECADES,
    GOALS,
    MARKERS,
    MOST_WORKERS,
    PLAN_SIZE,
    POLLUTION,
    ArrangePlan,
    DivideRailway,
    ExchangeCapital,
    Laid,
    PayFor,
    State,
    TakeAction,
)
from branchline.games.railways.view import View, guess

# The pieces -----------------------------------------------------------------------------------------------------------


def catalogue(content: Content) -> dict[str, Any]:
    return {
        "status": content.status,
        "columns": content.columns,
        "rows": content.rows,
        "across": ACROSS,
        "down": DOWN,
        "cards": content.cards,
        "kinds": {icon: kind_of(icon) for card in content.cards for slot in card.slots for icon in slot},
        "colours": COLOURS,
        "goals": GOALS,
        "decades": DECADES,
        "markers": MARKERS,
        "most_capital": MOST_CAPITAL,
        "most_workers": MOST_WORKERS,
        "pollution": POLLUTION,
        "points_a_railway": end.POINTS_A_RAILWAY,
        "exchanges": move.EXCHANGES,
        "smoke_a_slot": SMOKE_A_SLOT,
        "building_dice": [{"value": value, "capital": build.capital_for(value)} for value in BUILDING_DICE],
    }


# What lies on the table -----------------------------------------------------------------------------------------------


def marks(content: Content, view: View) -> dict[str, Any]:
    state = guess(content, view, Rng("marks"))
    step = state.agenda[0] if state.agenda else None
    return {
        "fares": fares(content, state),
        "sites": sites(content, state, step),
        "action": action_under_way(state),
        "passengers": passengers(content, state) if isinstance(step, TakeAction) else [],
        "reserve_is_short": needs_shuffle(draw(state).state),
        "goals": goals(content, state),
        "arrangements": arrangements(content, state) if isinstance(step, ArrangePlan) else None,
        "price": price(content, state, step) if isinstance(step, PayFor) else None,
        "parts": parts(content, state, step) if isinstance(step, DivideRailway) else [],
        "after": after(content, state) if isinstance(step, PayFor | ExchangeCapital) else [],
    }


def glance(view: View) -> dict[str, Any]:
    """The plan with what stands on it, and how far the match is."""
    return {
        "decade": view.decade,
        "decades": DECADES,
        "ground": view.ground,
        "columns": len(view.ground[0]) // ACROSS,
        "rows": len(view.ground) // DOWN,
        "across": ACROSS,
        "down": DOWN,
        "railways": view.railways,
        "buildings": [building.cells for building in view.buildings],
        "dice": view.dice,
    }


def fares(content: Content, state: State) -> list[dict[str, Any]]:
    """RW-A7: what each marked railway brings in capital when a passenger travels it, and whether it counts double."""
    found = rides(network(content, state), state.markers)
    return [
        {"railway": ride.chain.id, "capital": ride.capital, "is_doubled": ride.capital > len(ride.chain.cells)}
        for ride in found
    ]


def sites(content: Content, state: State, step: Any) -> list[dict[str, Any]]:
    """RW-A3: where a die may be built now, or is being paid for, and the colour it would have there."""
    plan = network(content, state)
    if isinstance(step, TakeAction):
        cells = {deed.cell for deed in build.legal(plan, purse(content, state.hand), state)}
    else:
        cells = {step.deed.cell} if isinstance(step, PayFor) and isinstance(step.deed, Build) else set()
    return [{"cell": cell, "colour": build.colour_on(plan, cell)} for cell in sorted(cells, key=reading_order)]


def passengers(content: Content, state: State) -> list[dict[str, Any]]:
    """RW-A13: what the die shows afterwards wherever a passenger may be added."""
    payable = purse(content, state.hand)
    cells = [deed.cell for deed in small_actions.legal_add_passenger(network(content, state), payable, state)]
    return [{"cell": cell, "value": small_actions.die_with_one_more(state, cell).value} for cell in cells]


def action_under_way(state: State) -> int | None:
    """Which action of the decade it is; a choice that follows an action belongs to it."""
    step = state.agenda[0] if state.agenda else None
    if isinstance(step, TakeAction | PayFor):
        return step.number
    if not isinstance(step, DivideRailway | ExchangeCapital):
        return None
    left = sum(isinstance(later, TakeAction) for later in state.agenda)
    return sum(isinstance(each, TakeAction) for each in DECADE) - left


def parts(content: Content, state: State, step: DivideRailway) -> list[dict[str, Any]]:
    """RW-A4, RW-A7: what each part of a railway that was cut would bring, if it kept the marker."""
    found = (fares(content, build.move_marker(state, step.railways[0], railway)) for railway in step.railways)
    return [fare for kept, part in zip(found, step.railways, strict=True) for fare in kept if fare["railway"] == part]


def goals(content: Content, state: State) -> dict[str, dict[str, int]]:
    """RW-G1 to RW-G4: how far each goal is."""
    plan = network(content, state)
    upgraded = sum(marker.is_upgraded for marker in state.markers if marker.railway in plan.railway)
    return {
        "economist": {"done": end.score(state), "of": 0},
        "mayor": {"done": int(end.mayor(content, state)), "of": sum(die.value for die in state.dice)},
        "conductor": {"done": len(state.delivered), "of": len(COLOURS)},
        "engineer": {"done": upgraded, "of": min(len(plan.railways), end.servable(plan, state))},
    }


def price(content: Content, state: State, step: PayFor) -> dict[str, Any]:
    """RW-P1: what the action under way costs, in icons, workers and capital."""
    asked = DEEDS[type(step.deed)].price(content, state, step.deed)
    return {
        "icons": asked.icons,
        "rails": asked.rails,
        "destinations": list(asked.destinations),
        "capital_icons": asked.capital,
        "workers": int(asked.rails > 0),
        "capital": build.capital_for(step.deed.value) if isinstance(step.deed, Build) else 0,
    }


def after(content: Content, state: State) -> list[list[dict[str, Any]]]:
    """What each legal action changes against what lies on the table now, in the order of the legal actions.

    A preview tells ways to pay apart by what they change against the first of them; this tells all that each brings.
    """
    now = items_of(content, replace(state, agenda=()))
    found = []
    for action in agenda.legal_actions(STEPS, content, state, 0):
        then = items_of(content, agenda.apply(STEPS, content, state, 0, action).state)
        found.append(
            [
                {"item": item, "before": now[item], "after": then[item], "clause": clause}
                for item, clause in CLAUSES.items()
                if now[item] != then[item]
            ]
        )
    return found


# The plans one can lay ------------------------------------------------------------------------------------------------


def arrangements(content: Content, state: State) -> dict[str, Any]:
    """RW-S2: for every way to lay the cards that are left, its complete railways and how many rails dangle.

    A railway is a list of cells, each its number in reading order; a plan names them by their place in that list.
    """
    width = ACROSS * content.columns
    railways: dict[tuple[int, ...], int] = {}
    plans = {}
    for plan in plans_to_lay(state):
        lies = network_of(content, plan, ())
        complete = [
            railways.setdefault(tuple(x + width * y for x, y in chain.cells), len(railways)) for chain in lies.railways
        ]
        plans[plan_name(plan)] = [complete, sum(dangles(chain) for chain in lies.chains)]
    return {"railways": list(railways), "plans": plans}


def plans_to_lay(state: State) -> Iterator[tuple[Laid, ...]]:
    left = PLAN_SIZE - len(state.plan)
    for cards in permutations(state.to_lay, left):
        for turns in product((False, True), repeat=left):
            yield (*state.plan, *(Laid(card, turned) for card, turned in zip(cards, turns, strict=True)))


def plan_name(plan: tuple[Laid, ...]) -> str:
    """`1 2 4t 3`: the cards in the order of their places, t for turned."""
    return " ".join(f"{laid.card}{'t' if laid.turned else ''}" for laid in plan)


def dangles(chain: Chain) -> bool:
    return None in chain.ends
