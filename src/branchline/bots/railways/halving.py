"""Sequential halving: which of several choices is best, when each can be tried and every trial costs a playout.

Z. Karnin, T. Koren, O. Somekh: Almost optimal exploration in multi-armed bandits (2013). All choices that are left are
tried on the same draws, so that luck tells for none of them.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from branchline.bots.bot import Budget

T = TypeVar("T")


@dataclass
class Purse:
    """What is left to spend: playouts, and where the budget is given in seconds, the time until it is spent."""

    playouts: int
    seconds: float | None = None
    _begun: float = field(default_factory=time.monotonic)

    @classmethod
    def of(cls, budget: Budget, appetite: int) -> "Purse":
        """So many playouts as the level likes, but never more than it is given, and no longer than it may take."""
        if budget.playouts is not None:
            return cls(min(appetite, budget.playouts))
        return cls(appetite, budget.seconds)

    @property
    def is_spent(self) -> bool:
        is_late = self.seconds is not None and time.monotonic() - self._begun > self.seconds
        return self.playouts <= 0 or is_late

    def spend(self) -> bool:
        """Whether there was a playout left."""
        if self.is_spent:
            return False
        self.playouts -= 1
        return True


def best_of(choices: Sequence[T], trial: Callable[[T, int], int], purse: Purse) -> T:
    """`trial(choice, number)` plays the choice on the draws of that number. They come in the order in which they look
    good; where nothing can be spent, the first it is."""
    left, sums, number = list(choices), [0] * len(choices), 0
    while len(left) > 1:
        share = purse.playouts // len(left) // max(1, len(left).bit_length() - 1)
        for _ in range(max(1, share)):
            for place, choice in enumerate(left):
                if not purse.spend():
                    return left[0]
                sums[place] += trial(choice, number)
            number += 1
        order = sorted(range(len(left)), key=lambda place: -sums[place])[: (len(left) + 1) // 2]
        left, sums = [left[place] for place in order], [sums[place] for place in order]
    return left[0]
