"""Jewels are counted by kind: a load, a deposit, a stockpile and the bag are all five numbers."""

from collections.abc import Mapping
from functools import cache
from itertools import product

KINDS = ("ruby", "emerald", "gold", "diamond", "rock")
RUBY, ROCK = 0, 4

Jewels = tuple[int, int, int, int, int]
NOTHING: Jewels = (0, 0, 0, 0, 0)


def add(one: Jewels, other: Jewels) -> Jewels:
    a, b, c, d, e = one
    v, w, x, y, z = other
    return (a + v, b + w, c + x, d + y, e + z)


def less(one: Jewels, other: Jewels) -> Jewels:
    a, b, c, d, e = one
    v, w, x, y, z = other
    return (a - v, b - w, c - x, d - y, e - z)


def single(kind: str) -> Jewels:
    return _SINGLES[kind]


def counted(counts: Mapping[str, int]) -> Jewels:
    """`{ruby = 2}` as five numbers."""
    ruby, emerald, gold, diamond, rock = (counts.get(kind, 0) for kind in KINDS)
    return (ruby, emerald, gold, diamond, rock)


def holds(load: Jewels, part: Jewels) -> bool:
    return all(have >= want for have, want in zip(load, part, strict=True))


@cache
def parts(load: Jewels, size: int) -> tuple[Jewels, ...]:
    """Every part of the load with so many pieces."""
    ranges = [range(count + 1) for count in load]
    return tuple((a, b, c, d, e) for a, b, c, d, e in product(*ranges) if a + b + c + d + e == size)


_SINGLES: dict[str, Jewels] = {kind: counted({kind: 1}) for kind in KINDS}
