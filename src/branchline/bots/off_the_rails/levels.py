"""The five levels of Off the Rails: one way to think, with more or less of it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from branchline.bots.bot import Bot, Budget, Choice
from branchline.bots.off_the_rails.player import choose
from branchline.bots.off_the_rails.thinking import Mind
from branchline.core.game import AnyGame
from branchline.core.rng import Rng
from branchline.core.values import Action, Seat

KNOWING: Final = (900, 900, 650, 405, 300, 300, 2000, 3000, 4, 4, 155, 700, 400, 300, 500)
"""The weights, in the order of `kernels/off_the_rails/ways.py`; found by playing against each other."""

MINDS: Final[Mapping[str, Mind]] = {
    "trainee": Mind(KNOWING, wide=1, deep=1, noise=28000, overlooks=84, carts=1),
    "porter": Mind(KNOWING, wide=2, deep=1, noise=11000, overlooks=77),
    "signaller": Mind(KNOWING, wide=6, deep=3, noise=2500),
    "driver": Mind(KNOWING, wide=8, deep=4, further=120),
    "stationmaster": Mind(KNOWING, wide=8, deep=4, further=120, finalists=8, playouts=320, horizon=12),
}


def _player(mind: Mind) -> Bot:
    def bot(
        game: AnyGame, view: Any, legal: Sequence[Action], seat: Seat, rng: Rng, budget: Budget, plan: Any
    ) -> Choice:
        return choose(game, view, legal, seat, rng, budget, plan, mind)

    return bot


LEVELS: Final[Mapping[str, Bot]] = {name: _player(mind) for name, mind in MINDS.items()}
