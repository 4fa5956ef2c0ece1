"""A graph cut into its two-connected blocks, as a longest path is looked for in them."""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple

Adjacency = Sequence[Sequence[int]]


class Role(Enum):
    """What a path must do with vertex 0 of its block."""

    FREE = "free"
    VIA = "via"
    END = "end"


class Block(NamedTuple):
    """A two-connected block with what a path gains beyond each of its vertices if it ends there."""

    adjacency: Adjacency
    arms: Sequence[int]
    role: Role


def blocks(adjacency: Adjacency, root: int, found: list[int]) -> Iterator[list[int]]:
    """Yield the blocks of the component of ``root``, each with its top (the vertex nearest to the root) first.

    A block comes after all those that hang below it. ``found`` numbers the vertices in the order of discovery.
    """
    found[root] = 1
    low, count, pending = {root: 1}, 1, []
    trail = [(root, iter(adjacency[root]))]
    while trail:
        vertex, others = trail[-1]
        for other in others:
            if not found[other]:
                count += 1
                found[other] = low[other] = count
                pending.append(other)
                trail.append((other, iter(adjacency[other])))
                break
            if found[other] < low[vertex]:
                low[vertex] = found[other]
        else:
            trail.pop()
            if trail:
                yield from _close(vertex, trail[-1][0], found, low, pending)


def _close(
    vertex: int, parent: int, found: Sequence[int], low: dict[int, int], pending: list[int]
) -> Iterator[list[int]]:
    """Finish ``vertex``: yield the block that it completes under its parent, if it does."""
    if low[vertex] < found[parent]:
        low[parent] = min(low[parent], low[vertex])
        return
    members = [parent]
    while members[-1] != vertex:
        members.append(pending.pop())
    yield members


def ring(block: Block) -> int:
    """Solve a block that is one cycle: a path is an arc, given by its two ends."""
    order, size = _around(block.adjacency), len(block.arms)
    arms = [block.arms[vertex] for vertex in order]
    best = max(max(place, size - place) + arms[place] for place in range(1, size)) + 1
    if block.role is Role.END:
        return best
    # The arc that contains vertex 0 is the longer, the nearer its ends are to it; the other one, the farther.
    near, far = arms[1] + 1, arms[1] - 1
    for place in range(2, size):
        best = max(best, size + 1 + near + arms[place] - place)
        if block.role is Role.FREE:
            best = max(best, 1 + far + arms[place] + place)
        near, far = max(near, arms[place] + place), max(far, arms[place] - place)
    return best


def _around(adjacency: Adjacency) -> list[int]:
    order = [0, adjacency[0][0]]
    while len(order) < len(adjacency):
        one, two = adjacency[order[-1]]
        order.append(two if one == order[-2] else one)
    return order
