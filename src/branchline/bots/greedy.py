"""One ply deep: the action that looks best now, by the preview that a person sees too."""

from collections.abc import Callable, Sequence
from typing import Any

from branchline.bots.bot import Chooser
from branchline.core.game import AnyGame
from branchline.core.rng import Rng
from branchline.core.values import Action, Seat

Worth = Callable[[AnyGame, Any, Seat, Action], float]


def preview_worth(game: AnyGame, view: Any, seat: Seat, action: Action) -> float:
    """What the action adds to the total."""
    return game.preview(view, seat, action).gain()


def by(worth: Worth) -> Chooser:
    """A bot that takes an action of the highest worth; among equals any."""

    def choose(game: AnyGame, view: Any, legal: Sequence[Action], seat: Seat, rng: Rng) -> Action:
        if len(legal) == 1:
            return legal[0]
        worths = [worth(game, view, seat, action) for action in legal]
        best = max(worths)
        action, _ = rng.choice([action for action, value in zip(legal, worths, strict=True) if value == best])
        return action

    return choose
