"""Randomness as a value: a seed and a counter. The same seed gives the same game on every Python, for ever."""

import secrets
from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

from branchline.core.values import Value

T = TypeVar("T")
_SPAN = 1 << 64


def new_seed() -> str:
    """128 random bits, as a code one can copy."""
    return secrets.token_hex(16)


class Rng(Value, frozen=True):
    """Every draw returns the value and the Rng to go on with; the Rng itself never changes."""

    seed: str
    counter: int = 0

    def below(self, bound: int) -> tuple[int, "Rng"]:
        """A number from 0 to bound - 1, each equally likely."""
        counter = self.counter
        unfair = _SPAN - _SPAN % bound  # numbers from here on would favour the small remainders
        while True:
            digest = blake2b(b"%d" % counter, digest_size=8, key=self.seed.encode()[:64]).digest()
            counter += 1
            value = int.from_bytes(digest, "big")
            if value < unfair:
                return value % bound, Rng(self.seed, counter)

    def choice(self, items: Sequence[T]) -> tuple[T, "Rng"]:
        index, rng = self.below(len(items))
        return items[index], rng

    def shuffled(self, items: Sequence[T]) -> tuple[tuple[T, ...], "Rng"]:
        """Fisher and Yates."""
        order, rng = list(items), self
        for last in range(len(order) - 1, 0, -1):
            other, rng = rng.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order), rng
