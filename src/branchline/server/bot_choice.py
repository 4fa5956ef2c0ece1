"""Which bots there are, and how to ask one. The levels of a game go from the simplest to the strongest."""

from collections.abc import Sequence
from typing import Any

from branchline.bots.bot import Budget, Choice
from branchline.core.game import AnyGame
from branchline.core.rng import Rng
from branchline.core.values import Action, Seat


def levels(game: str) -> list[str]:
    from branchline import bots

    return list(bots.levels(game))


def choose(
    level: str,
    game: AnyGame,
    view: Any,
    legal: Sequence[Action],
    seat: Seat,
    rng: Rng,
    budget: Budget,
    plan: Any,
) -> Choice:
    """Called in a worker process alone: what a bot is made of is imported there."""
    from branchline.bots import find_bot

    return find_bot(level, game.name)(game, view, legal, seat, rng, budget, plan)
