"""The levels there are, and which bot plays which game at which level."""

from collections.abc import Sequence
from typing import Any

from branchline.bots import greedy
from branchline.bots.bot import Bot, Instinct, at_once
from branchline.bots.off_the_rails import turn as off_the_rails
from branchline.bots.railroad_tiles import greedy as railroad_tiles
from branchline.bots.railways import greedy as railways
from branchline.core.errors import BadOption
from branchline.core.game import AnyGame
from branchline.core.rng import Rng
from branchline.core.values import Action, Seat


def random_bot(_game: AnyGame, _view: Any, legal: Sequence[Action], _seat: Seat, rng: Rng) -> Action:
    """Any legal action, each as likely as the others."""
    action, _ = rng.choice(legal)
    return action


# A game that needs a way of its own at a level has a row here; the others play the common one.
_COMMON: dict[str, Instinct] = {"random": random_bot, "greedy": greedy.by(greedy.preview_worth)}
_OWN: dict[tuple[str, str], Instinct] = {
    ("railroad-tiles", "greedy"): greedy.by(railroad_tiles.worth),
    ("railways", "greedy"): greedy.by(railways.worth),
    ("off-the-rails", "random"): off_the_rails.random_bot,
    ("off-the-rails", "greedy"): off_the_rails.greedy_bot,
}


def levels(_game: str) -> tuple[str, ...]:
    """The levels of a game, the simplest first."""
    return tuple(_COMMON)


def find_bot(level: str, game: str) -> Bot:
    known = levels(game)
    if level not in known:
        raise BadOption("unknown-level", level=level, known=", ".join(known))
    return at_once(_OWN.get((game, level), _COMMON[level]))
