"""What the rest of a turn's movement could bring its player: the rules are played on, by every choice, to every end."""

from collections.abc import Iterator
from typing import NamedTuple

from branchline.core.values import Value
from branchline.games.off_the_rails.actions import EndActions
from branchline.games.off_the_rails.content import Content
from branchline.games.off_the_rails.rules.score import Score, jewel_points, score
from branchline.games.off_the_rails.ruleset import Ruleset
from branchline.games.off_the_rails.state import (
    ActionPhase,
    CartChoice,
    DropChoice,
    ExitChoice,
    FacingChoice,
    JewelChoice,
    State,
    own_carts,
)
from branchline.games.off_the_rails.view import View

MOST = 600
"""Positions looked at. Two carts on a net of crossroads can have more: then nothing is said."""
GOES_ON = (CartChoice, JewelChoice, ExitChoice, DropChoice, FacingChoice)
"""What the player decides alone; hands are another's secret, and what is drawn after the movement nobody knows."""


class Forecast(Value, frozen=True):
    """The scores now and at the end that is best for the player; `is_sure` when no choice changes them."""

    now: tuple[Score, ...]
    then: tuple[Score, ...]
    is_sure: bool


class BestEnd(NamedTuple):
    state: State
    is_sure: bool
    """No choice changes the scores."""


def forecast(rules: Ruleset, view: View) -> Forecast | None:
    end = best_end(rules, view)
    return None if end is None else Forecast(view.scores, _scores(rules.content, end.state), end.is_sure)


def best_end(rules: Ruleset, view: View) -> BestEnd | None:
    """If the player took no further action: every cart runs, as well as it can. It is looked for once a view, and kept
    beside it."""
    kept: dict[str, BestEnd | None] = view.__dict__
    if "best_end" not in kept:
        kept["best_end"] = _best_end(rules, view)
    return kept["best_end"]


def _best_end(rules: Ruleset, view: View) -> BestEnd | None:
    if not view.agenda or not isinstance(view.agenda[0], (ActionPhase, *GOES_ON)):
        return None
    state = rules.fitting(view)
    if isinstance(view.agenda[0], ActionPhase):
        state = rules.apply(state, view.active, EndActions()).state
    ends = _ends(rules, state)
    if not ends:
        return None
    best = max(ends, key=lambda end: _rank(rules.content, end))
    return BestEnd(best, len({_scores(rules.content, end) for end in ends}) == 1)


def _ends(rules: Ruleset, state: State) -> list[State] | None:
    """Where the movement can end; None where there is too much to look at."""
    waiting, seen, ends = [state], {state}, []
    while waiting:
        at = waiting.pop()
        after = [found for found in _next(rules, at) if found not in seen]
        seen.update(after)
        waiting += after
        if len(seen) > MOST:
            return None
        if not _decides(rules, at):
            ends.append(at)
    return ends


def _decides(rules: Ruleset, state: State) -> bool:
    return bool(state.agenda) and isinstance(state.agenda[0], GOES_ON) and rules.to_act(state) == {state.active}


def _next(rules: Ruleset, state: State) -> Iterator[State]:
    if _decides(rules, state):
        for action in rules.legal_actions(state, state.active):
            yield rules.apply(state, state.active, action).state


def _scores(content: Content, state: State) -> tuple[Score, ...]:
    return tuple(score(content, state, seat) for seat in range(len(state.clans)))


def _rank(content: Content, state: State) -> tuple[int, int, int]:
    """The most banked, then the most carried on. A derailed cart is back in the reserve, but nobody aims at that."""
    seat = state.active
    found = score(content, state, seat)
    carried = sum(jewel_points(content, state.carts[cart].hold) for cart in own_carts(seat))
    return found.total - found.carts, carried, -found.carts
