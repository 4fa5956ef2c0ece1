"""The longest simple path of an undirected graph, counted in vertices.

A component is cut into its two-connected blocks, and these are taken from the leaves of the block tree inwards: what
hangs on a vertex is then one number, its arm. Bridges and rings are closed by formula, so a tree takes linear time.
Any other block is swept vertex by vertex; a state says how the edges across the sweep line are joined up by path
pieces behind it. The sweep first keeps only the best states of each line, which nearly always finds a path that meets
a simple upper bound, and otherwise widens until it has kept them all or the budget is spent.
"""

from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from enum import Enum
from itertools import combinations
from random import Random
from typing import Final, NamedTuple, TypeVar

Node = TypeVar("Node", bound=Hashable)
Adjacency = Sequence[Sequence[int]]
Moves = list[tuple[int, int]]

DEFAULT_LIMIT: Final = 1_000_000

_END: Final = 1  # the label of an edge whose path piece has a final end of the path at its other end
_FIRST_SLOT: Final = 2  # labels from here on name the slot of the edge at the piece's other end
_CLOSED: Final = 4  # a state below this has no piece in progress: only the count of final ends is left
_DONE: Final = -1  # in place of a next state: the path is complete
_FIRST_WIDTH: Final = 64  # states kept per line in the first sweep: enough for most small blocks
_WIDENING: Final = 8
_FLIP: Final = 0.2  # how often a stuck path goes on at its other end
_SHORT_WALK: Final = 2  # turns per vertex in the search for a first path
_LONG_WALK: Final = 30
_TURNS: Final = 10_000  # of one walk at most, as a turn takes longer in a larger graph
_SOURCES: Final = 14  # vertices whose distances are tried as sweep directions
_NARROW: Final = 4  # a sweep line this short needs no better direction


class LongestPath(NamedTuple):
    """The number of vertices on the path, and whether it is proved that no path is longer."""

    length: int
    exact: bool


class _Role(Enum):
    """What a path must do with vertex 0 of its block."""

    FREE = "free"
    VIA = "via"
    END = "end"


class _Block(NamedTuple):
    """A two-connected block with what a path gains beyond each of its vertices if it ends there."""

    adjacency: Adjacency
    arms: Sequence[int]
    role: _Role


def longest_path(
    graph: Mapping[Node, Collection[Node]],
    *,
    through: Node | None = None,
    limit: int = DEFAULT_LIMIT,
    enough: int | None = None,
) -> LongestPath:
    """Return the longest simple path of ``graph``, or the longest of those that contain ``through``.

    ``limit`` bounds the work (in moves of the sweep), so equal input always gives an equal answer. A path of ``enough``
    vertices ends the search, and is not called the longest.
    """
    index = {node: number for number, node in enumerate(graph)}
    # Sorted, because the neighbours may be a set, whose order can differ between two runs.
    adjacency = [sorted(index[other] for other in others) for others in graph.values()]
    search = _Search(adjacency, limit, len(adjacency) if enough is None else enough)
    if through is not None:
        search.explore(index[through], through=True)
    else:
        for root in range(len(adjacency)):
            search.explore(root, through=False)
    return LongestPath(search.best, search.exact and (enough is None or search.best < enough))


class _Search:
    """The walk over the blocks of all components; it carries the best path so far and the work that is left."""

    def __init__(self, adjacency: Adjacency, limit: int, enough: int) -> None:
        self.best = 0
        self.exact = True
        self._adjacency = adjacency
        self._left = limit
        self._enough = enough
        self._arms = [0] * len(adjacency)
        self._found = [0] * len(adjacency)

    def explore(self, root: int, *, through: bool) -> None:
        """Take the component of ``root`` into account, unless an earlier root has done so."""
        if self._found[root]:
            return
        self.best = max(self.best, 1)
        at_root = []
        for members in _blocks(self._adjacency, root, self._found):
            if members[0] == root:
                at_root.append(members)
                continue
            self._hang(members, counts=not through)
            if not through:
                self._within(members, _Role.FREE)
        for members in at_root:
            if len(at_root) > 1 or len(members) == 2:
                self._hang(members, counts=True)
            self._within(members, _Role.VIA if through else _Role.FREE)

    def _hang(self, members: Sequence[int], *, counts: bool) -> None:
        """Make the longest path from the top of a block into it an arm of that top."""
        top = members[0]
        is_bridge = len(members) == 2
        arm = 1 + self._arms[members[1]] if is_bridge else self._solve(members, _Role.END, 0) - 1
        if counts:
            self.best = max(self.best, self._arms[top] + 1 + arm)
        self._arms[top] = max(self._arms[top], arm)

    def _within(self, members: Sequence[int], role: _Role) -> None:
        """Count the paths that cross a block; for a bridge, its arm has counted them."""
        if len(members) > 2:
            self.best = max(self.best, self._solve(members, role, self.best))

    def _solve(self, members: Sequence[int], role: _Role, floor: int) -> int:
        local = {vertex: number for number, vertex in enumerate(members)}
        adjacency = [[local[other] for other in self._adjacency[vertex] if other in local] for vertex in members]
        # A path that leaves the block at its top is counted there, once all the arms of the top are known.
        block = _Block(adjacency, [0, *(self._arms[vertex] for vertex in members[1:])], role)
        if all(len(others) == 2 for others in adjacency):
            return _ring(block)
        length, exact, self._left = _sweep_block(block, floor, self._enough, self._left)
        self.exact = self.exact and exact
        return length


def _blocks(adjacency: Adjacency, root: int, found: list[int]) -> Iterator[list[int]]:
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


def _ring(block: _Block) -> int:
    """Solve a block that is one cycle: a path is an arc, given by its two ends."""
    order, size = _around(block.adjacency), len(block.arms)
    arms = [block.arms[vertex] for vertex in order]
    best = max(max(place, size - place) + arms[place] for place in range(1, size)) + 1
    if block.role is _Role.END:
        return best
    # The arc that contains vertex 0 is the longer, the nearer its ends are to it; the other one, the farther.
    near, far = arms[1] + 1, arms[1] - 1
    for place in range(2, size):
        best = max(best, size + 1 + near + arms[place] - place)
        if block.role is _Role.FREE:
            best = max(best, 1 + far + arms[place] + place)
        near, far = max(near, arms[place] + place), max(far, arms[place] - place)
    return best


def _around(adjacency: Adjacency) -> list[int]:
    order = [0, adjacency[0][0]]
    while len(order) < len(adjacency):
        one, two = adjacency[order[-1]]
        order.append(two if one == order[-2] else one)
    return order


def _sweep_block(block: _Block, floor: int, enough: int, left: int) -> tuple[int, bool, int]:
    """Return the longest path of a block (``floor`` if none is longer), whether that is proved, and the work left."""
    ceiling = min(_ceiling(block), enough)
    turns = min(_TURNS, _SHORT_WALK * len(block.arms))
    best = floor if ceiling <= floor else max(floor, _grow(block, turns, seed=0))
    if ceiling <= best:
        return best, True, left
    return _widen(block, _Sweep(block, best), ceiling, left)


def _widen(block: _Block, sweep: "_Sweep", ceiling: int, left: int) -> tuple[int, bool, int]:
    """Sweep with more and more states per line; between two sweeps, look for a path that spares the next one work."""
    allowance, seed = _FIRST_WIDTH * sweep.weight, 1
    # A sweep after which too little would be left for a wider one is the last, and may take all.
    while allowance * _WIDENING <= left:
        left -= sweep.run(allowance)
        if sweep.kept_all or sweep.best >= ceiling:
            return sweep.best, True, left
        sweep.best = max(sweep.best, _grow(block, min(_TURNS, _LONG_WALK * len(block.arms)), seed))
        allowance, seed = allowance * _WIDENING, seed + 1
    left -= sweep.run(left)
    return sweep.best, sweep.kept_all or sweep.best >= ceiling, left


def _ceiling(block: _Block) -> int:
    """Return a length that no path of the block exceeds."""
    ends = 1 if block.role is _Role.END else 2
    size, distance = len(block.arms), _distances(block.adjacency, 0)
    arms = sum(sorted(block.arms)[-ends:])
    if any(distance[vertex] == distance[other] for vertex in range(size) for other in block.adjacency[vertex]):
        return size + arms
    # In a bipartite graph a path alternates between the sides, so it outgrows twice the smaller one by at most one.
    odd = sum(step % 2 for step in distance)
    even = size - odd
    starts_in_smaller = block.role is _Role.END and even <= odd
    return min(size, 2 * min(odd, even) + (not starts_in_smaller)) + arms


def _grow(block: _Block, turns: int, seed: int) -> int:
    """Return the length of a good path, found by a walk that turns to the neighbour with the fewest ways on."""
    adjacency, arms = block.adjacency, block.arms
    path, ahead, best = [0], set(range(1, len(arms))), 0
    random = Random(seed)
    for _ in range(turns):
        ways = [other for other in adjacency[path[-1]] if other in ahead]
        if ways:
            path.append(min(ways, key=lambda way: sum(other in ahead for other in adjacency[way])))
            ahead.remove(path[-1])
        else:
            _unstick(path, block, random)
        best = max(best, len(path) + arms[path[0]] + arms[path[-1]])
    return best


def _unstick(path: list[int], block: _Block, random: Random) -> None:
    """Give a path another last vertex: its first one, or one from inside, by turning round what comes after a joint."""
    # Only random() is promised to give the same numbers in every version of Python.
    if block.role is not _Role.END and random.random() < _FLIP:
        path.reverse()
        return
    others = block.adjacency[path[-1]]
    joint = path.index(others[int(random.random() * len(others))])
    path[joint + 1 :] = path[:joint:-1]


def _distances(adjacency: Adjacency, source: int) -> list[int]:
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
    rim = _farthest(_distances(adjacency, 0))
    field = _distances(adjacency, rim)
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
        fields.append(_distances(adjacency, _farthest(nearest)))
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


class _Step(NamedTuple):
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


class _Sweep:
    """The sweep over a block, to be run with more and more states per line."""

    def __init__(self, block: _Block, best: int) -> None:
        self.best = best
        self.kept_all = True
        self._steps = _steps(block)
        self._weights = [1 + len(step.untouched) + len(step.opened) for step in self._steps]
        self.weight = sum(self._weights)

    def run(self, allowance: int) -> int:
        """Sweep once within an allowance of moves, and return the moves made."""
        self.kept_all = True
        layer, used, ahead = {0: 0}, 0, self.weight
        for step, weight in zip(self._steps, self._weights, strict=True):
            layer = self._trim(step, layer, max(1, (allowance - used) // ahead))
            used += len(layer) * weight
            ahead -= weight
            layer = self._advance(step, layer)
        return used

    def _trim(self, step: _Step, layer: dict[int, int], width: int) -> dict[int, int]:
        if len(layer) <= width:
            return layer
        self.kept_all = False
        promise = step.promise
        return dict(sorted(layer.items(), key=lambda item: -item[1] - promise[item[0] & 3])[:width])

    def _advance(self, step: _Step, layer: dict[int, int]) -> dict[int, int]:
        """Move all states over one vertex; drop those that cannot lead to a new best path."""
        ahead: dict[int, int] = {}
        for state, length in layer.items():
            for after, gain in step.moves(state):
                total = length + gain
                if after == _DONE:
                    self.best = max(self.best, total)
                elif total > ahead.get(after, self.best - step.promise[after & 3]):
                    ahead[after] = total
        return ahead


def _steps(block: _Block) -> list[_Step]:
    """Lay out the sweep over a block."""
    order = _order(block.adjacency)
    doors, bits = _doors(block.adjacency, order)
    steps = []
    promises = _promises(block.arms, order)
    closable = block.role is _Role.FREE
    for number, (vertex, (entries, exits)) in enumerate(zip(order, doors, strict=True)):
        role = _Role.FREE if vertex else block.role
        closable = closable or vertex == 0
        end_gain = 1 + block.arms[vertex]
        opened = [(1 + (_END << slot * bits), end_gain) for slot in exits]
        untouched = _untouched(exits, bits, role)
        passable = role is not _Role.END
        steps.append(_Step(bits, entries, exits, passable, closable, end_gain, untouched, opened, promises[number]))
    return steps


def _untouched(exits: Sequence[int], bits: int, role: _Role) -> Moves:
    """Return the moves where no path comes in and none has its end: pass by, or lead a new piece out both ways."""
    if role is _Role.END:
        return []
    pairs = [((two << one * bits) + (one << two * bits), 1) for one, two in combinations(exits, 2)]
    return pairs if role is _Role.VIA else [(0, 0), *pairs]


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
