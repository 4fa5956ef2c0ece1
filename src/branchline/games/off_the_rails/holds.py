"""What a cart could carry at each end of its ways: every choice of what it takes is looked at."""

from collections.abc import Iterator
from typing import NamedTuple

from branchline.games.off_the_rails.content import Content
from branchline.games.off_the_rails.jewels import Jewels, add, less, single
from branchline.games.off_the_rails.paths import Path, PathCell
from branchline.games.off_the_rails.rules.jewels_taken import room, takeable


class Holds(NamedTuple):
    """The holds with which a cart could come to the cell where a path begins, and those with which it leaves it."""

    before: frozenset[Jewels]
    after: frozenset[Jewels]


def holds_from(hold: Jewels) -> Holds:
    return Holds(frozenset({hold}), frozenset({hold}))


def along(holds: Holds, path: Path) -> Holds:
    """At the end of the path's own cells, before it branches."""
    before, after = holds
    for step in path.cells:
        before, after = after, _with(after, step)
    return Holds(before, after if path.stopped is None else _with(before, path.stopped))


def most(content: Content, holds: Holds) -> int:
    return max(worth(content, hold) for hold in holds.after)


def worth(content: Content, jewels: Jewels) -> int:
    return sum(count * value for count, value in zip(jewels, content.values, strict=True))


def leaves(path: Path, holds: Holds) -> Iterator[tuple[Path, Holds]]:
    """Every end of a tree of ways, with what the cart could hold there."""
    there = along(holds, path)
    if not path.branches:
        yield path, there
    for branch in path.branches:
        yield from leaves(branch, there)


def _with(holds: frozenset[Jewels], step: PathCell) -> frozenset[Jewels]:
    return frozenset(after for hold in holds for after in _taken(hold, step.jewels, step.takes))


def _taken(hold: Jewels, lying: Jewels, limit: int) -> Iterator[Jewels]:
    """OR-J1, OR-J3, OR-J4: the holds a cart could go on with from a cell."""
    yield hold
    if limit and room(hold):
        for kind in takeable(lying):
            yield from _taken(add(hold, single(kind)), less(lying, single(kind)), limit - 1)
