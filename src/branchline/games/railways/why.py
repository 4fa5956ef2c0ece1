"""What speaks for a decade, in words: what its actions bring and what they make possible."""

from collections.abc import Mapping, Sequence
from typing import Final

from branchline.core.values import Action, Cell, Reason, Seat, Why, snake_case
from branchline.games.railways import actions as act
from branchline.games.railways.content import Content
from branchline.games.railways.preview import CLAUSES, items_of
from branchline.games.railways.state import State

MOST: Final = 3
MORE: Final = ("profit", "colours", "marked", "upgraded", "fares", "passengers", "capital", "workers")
"""Items of which more is better, the most telling first."""
GOALS: Final = ("mayor", "conductor", "engineer")

Items = Mapping[str, int | bool | str | None]


def why(content: Content, before: State, after: State, _seat: Seat, actions: Sequence[Action]) -> Why:
    if not before.hand:  # RW-S2, RW-S3: cards and dice are laid, and nothing is counted yet
        found = [Reason("hint-railways-why-plan", "RW-S2")]
    else:
        found = _gained(items_of(content, before), items_of(content, after))
    is_over = isinstance(actions[0], act.EndDecade)
    reasons = tuple(found[:MOST]) or (Reason("hint-railways-why-keeps" if is_over else "hint-railways-why-later"),)
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


def _gained(old: Items, new: Items) -> list[Reason]:
    met = [name for name in GOALS if new[name] and not old[name]]
    found = [Reason("hint-railways-why-goal", CLAUSES[name], args={"goal": name}) for name in met]
    for item in MORE:
        more = int(new[item] or 0) - int(old[item] or 0)
        if more > 0:
            found.append(Reason(f"hint-railways-why-{item}", CLAUSES[item], args={"count": more}))
    less = int(old["pollution"] or 0) - int(new["pollution"] or 0)
    if less > 0:
        found.append(Reason("hint-railways-why-pollution", CLAUSES["pollution"], args={"count": less}))
    return found
