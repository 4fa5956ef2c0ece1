"""The games and bots that test servers play: the tiny game, and bots that misbehave on purpose."""

import time
from collections.abc import Sequence
from typing import Any

from branchline.bots import Budget, Choice, Lineup
from branchline.core.codec import to_plain
from branchline.core.game import AnyGame
from branchline.core.rng import Rng
from branchline.core.values import Action, Seat
from kits.games import find_any_game
from kits.tiny_game import Hide

find_game = find_any_game


def lineup(_game: str) -> Lineup:
    return Lineup(("random", "planner", "broken", "sleepy"), ("random",), gentle="planner", quick="sleepy")


def choose(
    level: str,
    game: AnyGame,  # noqa: ARG001
    view: Any,  # noqa: ARG001
    legal: Sequence[Action],
    seat: Seat,  # noqa: ARG001
    rng: Rng,
    budget: Budget,
    plan: Any,
) -> Choice:
    if level == "sleepy":
        time.sleep((budget.seconds or 0) + 60)
    if level == "broken":
        raise RuntimeError("broken on purpose")
    if level == "planner":
        return planned(legal, plan)
    return Choice(rng.choice(legal)[0])


def planned(legal: Sequence[Action], plan: Any) -> Choice:
    """Plans its turn when it hides its number; without that plan it can do nothing."""
    if isinstance(legal[0], Hide):
        return Choice(legal[-1], ["grow", "grow", "pass"])
    return Choice(next(action for action in legal if to_plain(action) == {"type": plan[0]}), plan[1:])
