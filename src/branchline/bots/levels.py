"""The levels there are, and which bot plays which game at which level."""

from collections.abc import Callable, Sequence
from typing import Any

from branchline.bots import greedy, off_the_rails, railroad_tiles, railways
from branchline.core.errors import BadOption
from branchline.core.game import AnyGame
from branchline.core.rng import Rng
from branchline.core.values import Action, Seat

Bot = Callable[[AnyGame, Any, Sequence[Action], Seat, Rng], Action]
"""Chooses among the legal actions, from the seat's view alone; its randomness is its own."""


def random_bot(_game: AnyGame, _view: Any, legal: Sequence[Action], _seat: Seat, rng: Rng) -> Action:
    """Any legal action, each as likely as the others."""
    action, _ = rng.choice(legal)
    return action


LEVELS = ("random", "greedy")
# A game that needs a way of its own at a level has a row here; the others play the common one.
_COMMON: dict[str, Bot] = {"random": random_bot, "greedy": greedy.by(greedy.preview_worth)}
_OWN: dict[tuple[str, str], Bot] = {
    ("railroad-tiles", "greedy"): greedy.by(railroad_tiles.worth),
    ("railways", "greedy"): greedy.by(railways.worth),
    ("off-the-rails", "random"): off_the_rails.random_bot,
    ("off-the-rails", "greedy"): off_the_rails.greedy_bot,
}


def find_bot(level: str, game: str) -> Bot:
    if level not in LEVELS:
        raise BadOption("unknown-level", level=level, known=", ".join(LEVELS))
    return _OWN.get((game, level), _COMMON[level])
