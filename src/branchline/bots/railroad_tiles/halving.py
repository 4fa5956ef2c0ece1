"""Sequential halving: all plans are tried on the same draws; the worse half is dropped, again and again."""

from collections.abc import Callable, Sequence

from branchline.bots.bot import Budget
from branchline.bots.railroad_tiles.bench import POINT, ROUNDS
from branchline.bots.railroad_tiles.style import Style

Trial = Callable[[int], int]
"""How a match ends, for a seed."""
LONGEST = ROUNDS - 1
"""Of how many rounds a playout is that begins in the first."""
LOOKS = 6
"""How many playouts what a plan looks worth counts for."""
MARGIN = 0.8
"""Of the seconds given, how many are used: the last playouts end a little later."""


def best_plan(
    trials: Sequence[Trial],
    worths: Sequence[int],
    style: Style,
    rounds: int,
    budget: Budget,
    seed: int,
    clock: Callable[[], float],
) -> int:
    """The place of the plan whose playouts, each of so many rounds, ended best; the first where there was no budget for
    any. What a plan looks worth counts like a few playouts, so that bad luck alone drops none of the best."""
    sums = [LOOKS * worth // POINT for worth in worths]
    alive = list(range(len(trials)))
    playouts = style.playouts * LONGEST // rounds
    if budget.playouts is not None:
        playouts = min(playouts, budget.playouts)
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
