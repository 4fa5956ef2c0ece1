"""A player of Off the Rails at any level: follows its plan while things stand as it expected, and thinks where not."""

from collections.abc import Callable, Sequence
from typing import Any

from branchline.bots.bot import Budget, Choice
from branchline.bots.off_the_rails.thinking import Bench, Mind, best_rest, best_turn
from branchline.bots.off_the_rails.walking import Intent, digest, intent_of, least_dropped, load_points, run_of, walk
from branchline.core.codec import convert, to_plain
from branchline.core.game import AnyGame
from branchline.core.rng import Rng
from branchline.core.values import Action, Seat
from branchline.games.off_the_rails.actions import (
    AnyAction,
    ChooseFacing,
    PlaceToken,
    SplitLoad,
    TakeMission,
)
from branchline.games.off_the_rails.content import Content
from branchline.games.off_the_rails.jewels import less
from branchline.games.off_the_rails.state import (
    ActionPhase,
    CartChoice,
    DropChoice,
    ExitChoice,
    FacingChoice,
    JewelChoice,
    MovementOver,
    SplitChoice,
    State,
    TokenChoice,
)
from branchline.games.off_the_rails.view import View
from branchline.kernels.off_the_rails import layout as at
from branchline.kernels.off_the_rails import ways
from branchline.kernels.off_the_rails.board import copy
from branchline.kernels.off_the_rails.playouts import verdict
from branchline.kernels.off_the_rails.runs import cart_worth
from branchline.kernels.off_the_rails.tables import number_of
from branchline.kernels.off_the_rails.translate import position
from branchline.kernels.off_the_rails.turn_end import swallow
from branchline.rails.grid import LETTERS


def choose(
    game: AnyGame, view: View, legal: Sequence[Action], seat: Seat, rng: Rng, budget: Budget, plan: Any, mind: Mind
) -> Choice:
    """The next action of the plan, if it still fits; otherwise of a new one."""
    seed, rng = rng.below(1 << 60)
    state: State = game.guess(view, Rng(str(seed)))
    meant = followed(plan, state, legal)
    if meant is None:
        meant = _planned(game.content, view, state, seat, rng, budget, mind)
    if not meant or meant[0][1] not in legal:
        is_of_turn = isinstance(state.agenda[0], AtStart | OnTheWay)
        return Choice(_decided(game.content, state, legal, seat, rng, mind), fell_back=is_of_turn)
    rest = [[known, to_plain(action)] for known, action in meant[1:]]
    return Choice(meant[0][1], rest or None)


Meant = list[tuple[int, Action]]
"""Actions, each with the digest of the position it is meant for."""
AtStart = ActionPhase | CartChoice
OnTheWay = JewelChoice | ExitChoice
"""Decisions that are part of a turn, and thought of with it."""


def followed(plan: Any, state: State, legal: Sequence[Action]) -> Meant | None:
    """The plan, where it is one, its first action is meant for just this position, and it is legal."""
    try:
        meant: Meant = [(int(known), convert(action, AnyAction)) for known, action in plan]
    except (TypeError, ValueError):
        return None
    is_meant = bool(meant) and meant[0][0] == digest(state) and meant[0][1] in legal
    return meant if is_meant else None


def _planned(content: Content, view: View, state: State, seat: Seat, rng: Rng, budget: Budget, mind: Mind) -> Meant:
    """The rest of the turn, for the decisions that are part of one."""
    step = state.agenda[0]
    if isinstance(step, AtStart):
        left = step.left if isinstance(step, ActionPhase) else 0
        return walk(content, state, seat, intent_of(best_turn(content, view, rng, budget, mind, left)))
    if isinstance(step, OnTheWay):
        return walk(content, state, seat, Intent((run_of(best_rest(content, state, mind)),)))
    return []


# Other decisions ------------------------------------------------------------------------------------------------------


def _decided(content: Content, state: State, legal: Sequence[Action], seat: Seat, rng: Rng, mind: Mind) -> Action:
    decide = DECIDE.get(type(state.agenda[0]))
    if decide is not None:
        return decide(content, state, legal, seat, rng, mind)
    action, _ = rng.choice(legal)
    return action


def _split(content: Content, state: State, legal: Sequence[Any], _seat: Seat, rng: Rng, _mind: Mind) -> Action:
    """Hands of about the same worth, so that little hangs on the one that is named; which is which, nobody can tell."""
    step = state.agenda[0]
    assert isinstance(step, SplitChoice)
    load = state.carts[step.cart].hold

    def gap(action: SplitLoad) -> int:
        return abs(load_points(content, action.left) - load_points(content, less(load, action.left)))

    least = min(gap(action) for action in legal)
    action, _ = rng.choice([action for action in legal if gap(action) <= least + 1])
    chosen: Action = action
    return chosen


def _drop(content: Content, state: State, _legal: Sequence[Action], _seat: Seat, _rng: Rng, _mind: Mind) -> Action:
    return least_dropped(content, state)


def _facing(content: Content, state: State, legal: Sequence[Any], seat: Seat, _rng: Rng, mind: Mind) -> Action:
    """Where it stands best."""
    bench, s = Bench(content, mind, 1), position(content, state)
    s[at.ACTIVE] = seat
    ways.survey(bench.t, s, bench.f)

    def worth(action: ChooseFacing) -> int:
        cell, side = s[at.CELL + action.cart], LETTERS.index(action.side)
        speed, load = s[at.SPEED + action.cart], s[at.LOAD + action.cart]
        return int(cart_worth(s, bench.f, cell, side, speed, load))

    chosen: Action = max(legal, key=worth)
    return chosen


def _mission(_content: Content, _state: State, legal: Sequence[Action], _seat: Seat, rng: Rng, _mind: Mind) -> Action:
    """Any that was met; otherwise the turn is over."""
    action, _ = rng.choice([action for action in legal if isinstance(action, TakeMission)] or legal)
    return action


def _token(content: Content, state: State, legal: Sequence[Any], seat: Seat, rng: Rng, mind: Mind) -> Action:
    """Where it does most harm to the others and least to oneself."""
    bench, s = Bench(content, mind, 1), position(content, state)
    shuffled, _ = rng.shuffled(legal)

    def worth(action: PlaceToken) -> int:
        copy(bench.y, s)
        swallow(bench.y, number_of(action.cell), int(s[at.PENDING]))
        return int(verdict(bench.t, bench.y, bench.f, seat))

    chosen: Action = max(shuffled, key=worth)
    return chosen


Decide = Callable[[Content, State, Sequence[Any], Seat, Rng, Mind], Action]
DECIDE: dict[type, Decide] = {
    SplitChoice: _split,
    DropChoice: _drop,
    FacingChoice: _facing,
    MovementOver: _mission,
    TokenChoice: _token,
}
