"""The sweep over a block, vertex by vertex, in an order that few edges lead across.

A state says how the edges across the sweep line are joined up by path pieces behind it.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Final, NamedTuple

from branchline.games.railroad_tiles.path_blocks import Adjacency, Block, Role

Moves = list[tuple[int, int]]

_END: Final = 1  # the label of an edge whose path piece has a final end of the path at its other end
_FIRST_SLOT: Final = 2  # labels from here on name the slot of the edge at the piece's other end
_CLOSED: Final = 4  # a state below this has no piece in progress: only the count of final ends is left
_DONE: Final = -1  # in place of a next state: the path is complete
_SOURCES: Final = 14  # vertices whose distances are tried as sweep directions
_NARROW: Final = 4  # a sweep line this short needs no better direction


def distances(adjacency: Adjacency, source: int) -> list[int]:
    distance = [-1] * len(adjacency)
    distance[source] = 0
    queue = [source]
    for vertex in queue:
        for other in adjacency[vertex]:
            if distance[other] < 0:
                distance[other] = distance[vertex] + 1
                queue.append(other)
    return distance


def _order(adjacency: Adjacency) -> list[int]:
    """Return an order of the vertices in which few edges lead from any first part to the rest."""
    vertices = range(len(adjacency))
    rim = _farthest(distances(adjacency, 0))
    field = distances(adjacency, rim)
    best = sorted(vertices, key=field.__getitem__)
    cost = _cost(adjacency, best)
    if cost <= len(adjacency) * 3**_NARROW:
        return best
    for one, two in combinations(_far_fields(adjacency, field), 2):
        # Where both sources are corners on one side of a grid, this sweeps the grid parallel to its other sides.
        keys = [(a - b, a + b) for a, b in zip(one, two, strict=True)]
        order = sorted(vertices, key=keys.__getitem__)
        other_cost = _cost(adjacency, order)
        if other_cost < cost:
            best, cost = order, other_cost
    return best


def _far_fields(adjacency: Adjacency, field: list[int]) -> list[list[int]]:
    """Return the distances from some vertices, each as far as possible from those before; the first is ``field``."""
    fields, nearest = [field], field
    while len(fields) < _SOURCES:
        fields.append(distances(adjacency, _farthest(nearest)))
        nearest = [min(pair) for pair in zip(nearest, fields[-1], strict=True)]
    return fields


def _farthest(distance: Sequence[int]) -> int:
    return max(range(len(distance)), key=distance.__getitem__)


def _cost(adjacency: Adjacency, order: Sequence[int]) -> int:
    """Return about how many states a sweep in this order meets."""
    behind = [False] * len(adjacency)
    cut = cost = 0
    for vertex in order:
        behind[vertex] = True
        cut += len(adjacency[vertex]) - 2 * sum(behind[other] for other in adjacency[vertex])
        cost += 3**cut
    return cost


class Crossing(NamedTuple):
    """What can be done at one vertex of the sweep.

    A state is one integer. Its lowest two bits count the final ends of the path behind the line; each edge across the
    line has a slot of ``bits`` bits at ``slot * bits`` for its label: 0 for an edge that is not used, _END, or the
    slot of the edge that the piece of path behind it leaves by.
    """

    bits: int
    entries: Sequence[int]
    exits: Sequence[int]
    passable: bool  # False where the path must end
    closable: bool  # False while vertex 0, which the path must contain, lies ahead
    end_gain: int
    untouched: Moves  # the changes possible where no path comes in: none, or a new piece
    opened: Moves  # as these, for a new piece that has a final end of the path
    promise: Sequence[int]  # by the count of final ends: the most that can still be gained

    def moves(self, state: int) -> Moves:
        """Return the next states, each with the vertices gained."""
        bits = self.bits
        mask = (1 << bits) - 1
        arrivals = [(slot, label) for slot in self.entries if (label := state >> slot * bits & mask)]
        if not arrivals:
            moves = self.untouched if state & 3 == 2 else self.untouched + self.opened
            return [(state + change, gain) for change, gain in moves]
        for slot, label in arrivals:
            state -= label << slot * bits
        if len(arrivals) == 1:
            return self._go_on(state, *arrivals[0])
        return self._join(state, *arrivals) if self.passable and len(arrivals) == 2 else []

    def _go_on(self, state: int, slot: int, label: int) -> Moves:
        """Take the one piece that comes in further, or end the path here."""
        bits = self.bits
        if label == _END:
            moves = [(state + (_END << out * bits), 1) for out in self.exits] if self.passable else []
            if state < _CLOSED and self.closable:
                moves.append((_DONE, self.end_gain))
            return moves
        state -= slot << label * bits
        moves = []
        if self.passable:
            moves = [(state + (out << label * bits) + (label << out * bits), 1) for out in self.exits]
        if state & 3 < 2:
            moves.append((state + 1 + (_END << label * bits), self.end_gain))
        return moves

    def _join(self, state: int, one: tuple[int, int], two: tuple[int, int]) -> Moves:
        """Let two pieces meet here."""
        (slot, label), (other_slot, other_label) = (one, two) if one[1] < two[1] else (two, one)
        if label == other_slot:
            return []  # the two ends of one piece: a ring
        if other_label == _END:
            return [(_DONE, 1)] if state < _CLOSED and self.closable else []
        if label != _END:
            state += other_label - slot << label * self.bits
        return [(state + (label - other_slot << other_label * self.bits), 1)]


class Sweep:
    """The sweep over a block, to be run with more and more states per line."""

    def __init__(self, block: Block, best: int) -> None:
        self.best = best
        self.kept_all = True
        self._crossings = _crossings(block)
        self._weights = [1 + len(crossing.untouched) + len(crossing.opened) for crossing in self._crossings]
        self.weight = sum(self._weights)

    def run(self, allowance: int) -> int:
        """Sweep once within an allowance of moves, and return the moves made."""
        self.kept_all = True
        layer, used, ahead = {0: 0}, 0, self.weight
        for crossing, weight in zip(self._crossings, self._weights, strict=True):
            layer = self._trim(crossing, layer, max(1, (allowance - used) // ahead))
            used += len(layer) * weight
            ahead -= weight
            layer = self._advance(crossing, layer)
        return used

    def _trim(self, crossing: Crossing, layer: dict[int, int], width: int) -> dict[int, int]:
        if len(layer) <= width:
            return layer
        self.kept_all = False
        promise = crossing.promise
        return dict(sorted(layer.items(), key=lambda item: -item[1] - promise[item[0] & 3])[:width])

    def _advance(self, crossing: Crossing, layer: dict[int, int]) -> dict[int, int]:
        """Move all states over one vertex; drop those that cannot lead to a new best path."""
        ahead: dict[int, int] = {}
        for state, length in layer.items():
            for after, gain in crossing.moves(state):
                total = length + gain
                if after == _DONE:
                    self.best = max(self.best, total)
                elif total > ahead.get(after, self.best - crossing.promise[after & 3]):
                    ahead[after] = total
        return ahead


def _crossings(block: Block) -> list[Crossing]:
    """Lay out the sweep over a block."""
    order = _order(block.adjacency)
    doors, bits = _doors(block.adjacency, order)
    crossings = []
    promises = _promises(block.arms, order)
    closable = block.role is Role.FREE
    for number, (vertex, (entries, exits)) in enumerate(zip(order, doors, strict=True)):
        role = Role.FREE if vertex else block.role
        closable = closable or vertex == 0
        end_gain = 1 + block.arms[vertex]
        opened = [(1 + (_END << slot * bits), end_gain) for slot in exits]
        untouched = _untouched(exits, bits, role)
        passable = role is not Role.END
        promise = promises[number]
        crossings.append(Crossing(bits, entries, exits, passable, closable, end_gain, untouched, opened, promise))
    return crossings


def _untouched(exits: Sequence[int], bits: int, role: Role) -> Moves:
    """Return the moves where no path comes in and none has its end: pass by, or lead a new piece out both ways."""
    if role is Role.END:
        return []
    pairs = [((two << one * bits) + (one << two * bits), 1) for one, two in combinations(exits, 2)]
    return pairs if role is Role.VIA else [(0, 0), *pairs]


def _promises(arms: Sequence[int], order: Sequence[int]) -> list[list[int]]:
    """Return for each vertex the most that those ahead of it can add, by the count of final ends behind."""
    promises: list[list[int]] = []
    best: list[int] = []
    for ahead, vertex in enumerate(reversed(order)):
        promises.append([ahead + sum(best[: 2 - ends]) for ends in range(3)])
        best = sorted((*best, arms[vertex]), reverse=True)[:2]
    return promises[::-1]


def _doors(adjacency: Adjacency, order: Sequence[int]) -> tuple[list[tuple[list[int], list[int]]], int]:
    """Return the slots of the edges into and out of each vertex in sweep order, and the bits for a label.

    An edge has its slot from the one vertex to the other; then the slot is free for another edge.
    """
    slots: dict[tuple[int, int], int] = {}
    free: list[int] = []
    seen: set[int] = set()
    top, doors = _FIRST_SLOT, []
    for vertex in order:
        seen.add(vertex)
        entries = [slots[other, vertex] for other in adjacency[vertex] if other in seen]
        free += entries
        onward = [other for other in adjacency[vertex] if other not in seen]
        while len(free) < len(onward):
            free.append(top)
            top += 1
        exits = [free.pop() for _ in onward]
        slots.update({(vertex, other): slot for other, slot in zip(onward, exits, strict=True)})
        doors.append((entries, exits))
    return doors, (top - 1).bit_length()
