"""Sequential halving: all plans are tried on the same draws; the worse half is dropped, again and again."""

from collections.abc import Callable, Sequence

from branchline.bots.bot import Budget
from branchline.bots.railroad_tiles.style import Style

Trial = Callable[[int], int]
"""How a match ends, for a seed."""
MARGIN = 0.8
"""Of the seconds given, how many are used: the last playouts end a little later."""


def best_plan(trials: Sequence[Trial], style: Style, budget: Budget, seed: int, clock: Callable[[], float]) -> int:
    """The place of the plan whose playouts ended best; the first where there was no budget for any."""
    sums = [0] * len(trials)
    alive = list(range(len(trials)))
    playouts = style.playouts if budget.playouts is None else min(style.playouts, budget.playouts)
    seconds = style.seconds if budget.seconds is None else min(style.seconds, MARGIN * budget.seconds)
    stages, begin, tried = max(1, (len(trials) - 1).bit_length()), clock(), 0
    draws = 0
    for stage in range(1, stages + 1):
        until = begin + seconds * stage / stages
        while tried + len(alive) <= playouts * stage // stages and (budget.seconds is None or clock() < until):
            for plan in alive:
                sums[plan] += trials[plan](seed + draws)
            tried, draws = tried + len(alive), draws + 1
        alive.sort(key=lambda plan: (-sums[plan], plan))
        del alive[(len(alive) + 1) // 2 :]
    return alive[0]
