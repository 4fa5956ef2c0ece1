"""What hints and levels think with is loaded before anybody asks: the first hint is as quick as those after it."""

from collections.abc import Callable, Iterable
from typing import Final

from branchline.bots.levels import load_all
from branchline.core.game import AnyGame
from branchline.core.match import start
from branchline.study.advice import HintTask
from branchline.study.playouts import has_playout

TRIAL: Final = HintTask(playouts=8)
"""Given in playouts alone: nothing hangs on how long loading takes."""


def load(find_game: Callable[[str], AnyGame], names: Iterable[str]) -> bool:
    """Whether all is there. While it is still being compiled elsewhere nobody waits for that, and somebody has to ask
    again; where nothing can be compiled there is nothing to load."""
    judged = [name for name in names if has_playout(name)]
    if not judged:
        return True
    from branchline.kernels.compiling import IS_COMPILED, compile_all, is_ready

    if not IS_COMPILED:
        return True
    load_all()
    if not is_ready():
        return False
    compile_all()
    for name in judged:
        _try_one(find_game(name))
    return True


def _try_one(game: AnyGame) -> None:
    """A hint that nobody reads: whatever a first one looks up is at hand then."""
    from branchline.study.hints import Asked, advise

    match = start(game, game.seat_counts[0], "ready")
    seat = min(match.to_act)
    advise(Asked(game, match.seats, seat, match.view(seat)), TRIAL)
