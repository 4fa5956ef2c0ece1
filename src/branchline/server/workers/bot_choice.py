"""Which bots there are, and how to ask one."""

from collections.abc import Sequence
from typing import Any

from branchline import bots
from branchline.bots import Lineup
from branchline.bots.bot import Budget, Choice
from branchline.core.game import AnyGame
from branchline.core.rng import Rng
from branchline.core.values import Action, Seat


def lineup(game: str) -> Lineup:
    return bots.lineup(game)


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
    return bots.find_bot(level, game.name)(game, view, legal, seat, rng, budget, plan)
