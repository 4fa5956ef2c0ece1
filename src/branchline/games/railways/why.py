"""What speaks for a decade, in words: what its actions bring and what they make possible."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from branchline.core.values import Action, Cell, Reason, Seat, Why, snake_case
from branchline.games.railways import actions as act
from branchline.games.railways.content import Content
from branchline.games.railways.preview import CLAUSES, carried_out, items_of
from branchline.games.railways.rules.move import all_routes
from branchline.games.railways.rules.plan import network
from branchline.games.railways.rules.routes import profit_of
from branchline.games.railways.state import ArrangePlan, PlaceDice, State

MOST: Final = 3
MORE: Final = ("marked", "upgraded", "fares", "passengers", "capital", "workers")
"""Items of which more is better, the most telling first."""
ALL_CLAUSES: Final = {**CLAUSES, "leads": "RW-A6", "journey": "RW-A7"}
GOALS: Final = ("mayor", "conductor", "engineer")

Items = Mapping[str, int | bool | str | None]


def why(content: Content, before: State, after: State, _seat: Seat, actions: Sequence[Action]) -> Why:
    is_set_up = isinstance(before.agenda[0], ArrangePlan | PlaceDice)
    found = list(_laid(content, before, after, actions[0]) if is_set_up else _gained(content, before, after))
    reasons = tuple(found[:MOST]) or (_otherwise(content, before, after, actions[0]),)
    return Why(reasons, _cells(actions), Reason(f"hint-railways-nudge-{_kind(actions[0])}"))


def _kind(action: Action) -> str:
    return snake_case(type(action).__name__).replace("_", "-")


def _cells(actions: Sequence[Action]) -> tuple[Cell, ...]:
    found = [_cell(action) for action in actions]
    return tuple(cell for cell in found[:1] if cell is not None)


def _cell(action: Action) -> Cell | None:
    match action:
        case act.PlaceDie() | act.Build() | act.AddPassenger():
            return action.cell
        case act.BuyRailway() | act.Upgrade() | act.KeepMarker():
            return action.railway
        case act.MovePassenger():
            return action.die
    return None


def _laid(content: Content, before: State, after: State, action: Action) -> Iterator[Reason]:
    """RW-S2, RW-S3: what the cards bring together, or where a passenger can go from where the die lies."""
    old, plan = network(content, before), network(content, after)
    yield from _more("complete", len(plan.railways) - len(old.railways))
    if isinstance(action, act.PlaceDie):
        start = plan.building_at[action.cell]
        yield from _more("leads", sum(start in chain.ends for chain in plan.railways))


def _gained(content: Content, before: State, after: State) -> Iterator[Reason]:
    old, new = items_of(content, before), items_of(content, after)
    for name in GOALS:
        if new[name] and not old[name]:
            yield Reason("hint-railways-why-goal", CLAUSES[name], args={"goal": name})
    for item in ("profit", "colours"):
        yield from _more(item, _rise(old, new, item))
    journey = _best_journey(content, after)
    if journey > _best_journey(content, before):
        yield from _more("journey", journey)
    for item in MORE:
        yield from _more(item, _rise(old, new, item))
    yield from _more("pollution", -_rise(old, new, "pollution"))


def _rise(old: Items, new: Items, item: str) -> int:
    return int(new[item] or 0) - int(old[item] or 0)


def _more(item: str, count: int) -> Iterator[Reason]:
    if count > 0:
        yield Reason(f"hint-railways-why-{item}", ALL_CLAUSES[item], args={"count": count})


def _best_journey(content: Content, state: State) -> int:
    """RW-A7: the profit of the best way that any passenger could go, whatever one holds to pay it with."""
    state = carried_out(content, state)
    found = all_routes(network(content, state), state)
    return max((profit_of(route) for _, route in found), default=0)


def _otherwise(content: Content, before: State, after: State, action: Action) -> Reason:
    """What speaks for something that brings nothing by itself."""
    if isinstance(action, act.EndDecade):
        return Reason("hint-railways-why-keeps" if before.hand else "hint-railways-why-spent", "RW-B1")
    if isinstance(action, act.Pay):
        is_least = _rise(items_of(content, before), items_of(content, after), "pollution") <= 0
        return Reason("hint-railways-why-pays" if is_least else "hint-railways-why-saves", "RW-P2")
    return Reason("hint-railways-why-later")
