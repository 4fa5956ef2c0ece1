"""A bot's choice at a table: it is given what its seat may know, and what it meant to do next is kept for it.

The host keeps the plans, one for each seat, and brings them back with the seat's next question. Where one is lost, or
another level meant it, the bot makes it again.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from branchline import bots
from branchline.bots.bot import Budget, Choice
from branchline.core.game import AnyGame
from branchline.core.match import Match
from branchline.core.rng import Rng
from branchline.core.values import Action, Seat


class Plan(NamedTuple):
    """What a bot meant to do after its last choice, and the level that meant it."""

    level: str
    plan: Any


Plans = Mapping[Seat, Plan]


def plan_of(plans: Plans, seat: Seat, level: str) -> Any:
    """What the seat's bot is given back; None where there is nothing it could know again."""
    last = plans.get(seat)
    return last.plan if last is not None and last.level == level else None


def down_from(levels: Sequence[str], level: str) -> list[str]:
    """Who is asked in turn where a level gives no answer: it, then each simpler one."""
    strength = levels.index(level) if level in levels else len(levels) - 1
    return list(reversed(levels[: strength + 1]))


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
    """The one place where a bot is asked, wherever it thinks: what it is made of is imported here, and not before."""
    return bots.find_bot(level, game.name)(game, view, legal, seat, rng, budget, plan)


def chosen(
    match: Match, seat: Seat, level: str, rng: Rng, budget: Budget, plans: Plans
) -> tuple[Action, dict[Seat, Plan]]:
    """What the seat's bot does now, where it may think in this very process, and the plans after it."""
    view, legal = match.view(seat), match.legal_actions(seat)
    choice = choose(level, match.game, view, legal, seat, rng, budget, plan_of(plans, seat, level))
    return choice.action, {**plans, seat: Plan(level, choice.plan)}
