"""The games and bots that test servers play: the tiny game, and bots that misbehave on purpose."""

import time
from collections.abc import Sequence
from typing import Any

from branchline.core.game import AnyGame
from branchline.core.rng import Rng
from branchline.core.values import Action, Seat
from gamekit import find_any_game

find_game = find_any_game


def levels(_game: str) -> list[str]:
    return ["random", "broken", "sleepy"]


def choose(
    level: str,
    game: AnyGame,  # noqa: ARG001
    view: Any,  # noqa: ARG001
    legal: Sequence[Action],
    seat: Seat,  # noqa: ARG001
    rng: Rng,
    seconds: float,
) -> Action:
    if level == "sleepy":
        time.sleep(seconds + 60)
    if level == "broken":
        raise RuntimeError("broken on purpose")
    return rng.choice(legal)[0]
