"""Bots for Off the Rails: one that merely keeps its carts on the rails, and one that plans its turn."""

from collections.abc import Callable, Sequence
from typing import Any

from branchline.bots.off_the_rails.plans import (
    Ground,
    Plan,
    ground_of,
    plans_from_reserve,
    plans_on_board,
    worth,
)
from branchline.core.game import AnyGame
from branchline.core.rng import Rng
from branchline.core.values import Action, Seat
from branchline.games.off_the_rails.actions import (
    ChooseCart,
    ChooseExit,
    ChooseFacing,
    DropLoad,
    EndActions,
    LeaveJewels,
    PlaceToken,
    SplitLoad,
    TakeJewel,
    TakeMission,
)
from branchline.games.off_the_rails.content import Content
from branchline.games.off_the_rails.jewels import KINDS, ROCK, less
from branchline.games.off_the_rails.paths import Path
from branchline.games.off_the_rails.sensible import is_doomed, sensible
from branchline.games.off_the_rails.state import ActionPhase, SplitChoice, own_carts, owner
from branchline.games.off_the_rails.track import beside
from branchline.games.off_the_rails.view import View


def random_bot(_game: AnyGame, view: View, legal: Sequence[Action], _seat: Seat, rng: Rng) -> Action:
    """Every verb as likely as another, but no cart is run off the rails that could be saved."""
    verbs: dict[type, list[Action]] = {}
    for action in sensible(view, legal):
        verbs.setdefault(type(action), []).append(action)
    chosen, rng = rng.choice(list(verbs.values()))
    action, _ = rng.choice(chosen)
    return action


def greedy_bot(game: AnyGame, view: View, legal: Sequence[Action], seat: Seat, rng: Rng) -> Action:
    """Plans the turn; everything else is the choice of the highest worth."""
    content: Content = game.content
    ground = ground_of(content, view, seat)
    if isinstance(view.agenda[0], ActionPhase):
        return _next_of_plan(ground, view, view.agenda[0].left, legal, seat)
    worths = [_WORTH.get(type(action), _nothing)(ground, view, action, seat) for action in legal]
    best = max(worths)
    action, _ = rng.choice([action for action, value in zip(legal, worths, strict=True) if value >= best])
    return action


# The plan ------------------------------------------------------------------------------------------------------------


def _next_of_plan(ground: Ground, view: View, left: int, legal: Sequence[Action], seat: Seat) -> Action:
    """The first action of the best plan for both carts together, or enough."""
    white, black = (
        [_best(ground, view, number, seat, spent) for spent in range(left + 1)] for number in own_carts(seat)
    )
    both = [(white[spent], black[left - spent]) for spent in range(left + 1)]
    first, second = max(both, key=lambda pair: pair[0].value + pair[1].value - 0.01 * (pair[0].cost + pair[1].cost))
    actions = [action for plan in (first, second) for action in plan.actions if action in legal]
    return actions[0] if actions else EndActions()


def _best(ground: Ground, view: View, number: int, seat: Seat, budget: int) -> Plan:
    cart = view.carts[number]
    if cart.place == "lost":
        return Plan(0.0, 0)
    if cart.place == "reserve":
        exits = ground.content.exit_of[view.clans[seat]]
        return max(plans_from_reserve(ground, number, exits, budget), key=_value)
    return max(plans_on_board(ground, number, cart, budget), key=_value)


def _value(plan: Plan) -> tuple[float, int]:
    return (plan.value, -plan.cost)


# Choices on the way --------------------------------------------------------------------------------------------------


def _nothing(_ground: Ground, _view: View, _action: Action, _seat: Seat) -> float:
    return 0.0


def _cart(_ground: Ground, view: View, action: ChooseCart, _seat: Seat) -> float:
    """The one that is not in the other's way."""
    path = next(path.path for path in view.paths if path.cart == action.cart)
    hits_own = path.hits is not None and owner(path.hits) == owner(action.cart)
    return -1.0 if hits_own else 0.0


def _exit(ground: Ground, view: View, action: ChooseExit, _seat: Seat) -> float:
    """The way with the best end that can be seen."""
    assert view.motion is not None
    path = next(path.path for path in view.paths if path.cart == view.motion.cart)
    branch = next((branch for branch in path.branches if branch.side == action.side), None)
    if branch is None:
        return _facing_worth(ground, view, view.motion.cart, action.side)
    return _path_worth(ground, branch)


def _path_worth(ground: Ground, path: Path) -> float:
    if is_doomed(path):
        return -10.0
    jewels = sum(min(cell.takes, 1) * max(_values(ground, cell.jewels), default=0) for cell in path.cells)
    ends = {"banks": 8.0, "hits": -1.0, "bumps": -0.5}.get(path.ends, 0.0)
    return jewels + ends + max((_path_worth(ground, branch) for branch in path.branches), default=0.0)


def _values(ground: Ground, jewels: Sequence[int]) -> list[int]:
    return [value for count, value in zip(jewels, ground.content.values, strict=True) if count]


def _facing_worth(ground: Ground, view: View, number: int, side: str) -> float:
    """Towards home when loaded, towards the middle when not; rather over track than into nothing."""
    cart = view.carts[number]
    ahead = beside(cart.cell, side)
    if ahead in ground.content.surface:
        return 9.0
    if ahead in ground.barred or ahead not in ground.content.place:
        return -9.0
    exits = [*ground.content.surface]
    away = min(abs(x - ahead[0]) + abs(y - ahead[1]) for x, y in exits)
    return (1.0 if ahead in ground.tracks else 0.0) + (-away if sum(cart.hold) > 2 else away) * 0.3


def _facing(ground: Ground, view: View, action: ChooseFacing, _seat: Seat) -> float:
    return _facing_worth(ground, view, action.cart, action.side)


def _jewel(ground: Ground, view: View, action: TakeJewel, _seat: Seat) -> float:
    """What it is worth; a rock only to get at something better with the second piece, or not to be empty."""
    if action.jewel != KINDS[ROCK]:
        return float(ground.content.values[KINDS.index(action.jewel)])
    assert view.motion is not None
    cart = view.carts[view.motion.cart]
    there = ground.jewels[cart.cell]
    is_worth_it = there[ROCK] == 1 and view.motion.taken == 0 and not view.motion.left and sum(cart.hold) < 4
    return 0.5 if is_worth_it and any(there[:ROCK]) else -0.5


def _split(ground: Ground, view: View, action: SplitLoad, _seat: Seat) -> float:
    """Two hands as nearly of a value as can be."""
    load = next(view.carts[step.cart].hold for step in view.agenda if isinstance(step, SplitChoice))
    return -abs(worth(ground, action.left) - worth(ground, less(load, action.left)))


def _drop(ground: Ground, _view: View, action: DropLoad, _seat: Seat) -> float:
    return -worth(ground, action.jewels)


def _token(ground: Ground, view: View, action: PlaceToken, seat: Seat) -> float:
    """Under the others, not under oneself; before their wheels rather than before one's own."""
    value = 0.0
    for number, cart in enumerate(view.carts):
        if cart.place == "board":
            sign = -1.0 if owner(number) == seat else 1.0
            is_hit, is_near = cart.cell == action.cell, beside(cart.cell, cart.facing) == action.cell
            value += sign * (3.0 * is_hit + 1.5 * is_near) * (3.0 + worth(ground, cart.hold))
    return value


def _mission(_ground: Ground, _view: View, _action: TakeMission, _seat: Seat) -> float:
    return 4.0


_WORTH: dict[type[Action], Callable[[Ground, View, Any, Seat], float]] = {
    ChooseCart: _cart,
    ChooseExit: _exit,
    ChooseFacing: _facing,
    TakeJewel: _jewel,
    LeaveJewels: _nothing,
    SplitLoad: _split,
    DropLoad: _drop,
    PlaceToken: _token,
    TakeMission: _mission,
}
