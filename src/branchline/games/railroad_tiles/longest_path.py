"""The longest simple path of an undirected graph, counted in vertices.

A component is cut into its two-connected blocks, and these are taken from the leaves of the block tree inwards: what
hangs on a vertex is then one number, its arm. Bridges and rings are closed by formula, so a tree takes linear time.
Any other block is swept vertex by vertex (`path_sweep.py`). The sweep first keeps only the best states of each line,
which nearly always finds a path that meets a simple upper bound, and otherwise widens until it has kept them all or the
budget is spent.
"""

from collections.abc import Collection, Hashable, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple, TypeVar

from branchline.games.railroad_tiles.path_blocks import Adjacency, Block, Role, blocks, ring
from branchline.games.railroad_tiles.path_sweep import Sweep, distances

Node = TypeVar("Node", bound=Hashable)

DEFAULT_LIMIT: Final = 1_000_000

_FIRST_WIDTH: Final = 64  # states kept per line in the first sweep: enough for most small blocks
_WIDENING: Final = 8
_FLIP: Final = 0.2  # how often a stuck path goes on at its other end
_SHORT_WALK: Final = 2  # turns per vertex in the search for a first path
_LONG_WALK: Final = 30
_TURNS: Final = 10_000  # of one walk at most, as a turn takes longer in a larger graph


class LongestPath(NamedTuple):
    """The number of vertices on the path, and whether it is proved that no path is longer."""

    length: int
    exact: bool


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
        for members in blocks(self._adjacency, root, self._found):
            if members[0] == root:
                at_root.append(members)
                continue
            self._hang(members, counts=not through)
            if not through:
                self._within(members, Role.FREE)
        for members in at_root:
            if len(at_root) > 1 or len(members) == 2:
                self._hang(members, counts=True)
            self._within(members, Role.VIA if through else Role.FREE)

    def _hang(self, members: Sequence[int], *, counts: bool) -> None:
        """Make the longest path from the top of a block into it an arm of that top."""
        top = members[0]
        is_bridge = len(members) == 2
        arm = 1 + self._arms[members[1]] if is_bridge else self._solve(members, Role.END, 0) - 1
        if counts:
            self.best = max(self.best, self._arms[top] + 1 + arm)
        self._arms[top] = max(self._arms[top], arm)

    def _within(self, members: Sequence[int], role: Role) -> None:
        """Count the paths that cross a block; for a bridge, its arm has counted them."""
        if len(members) > 2:
            self.best = max(self.best, self._solve(members, role, self.best))

    def _solve(self, members: Sequence[int], role: Role, floor: int) -> int:
        local = {vertex: number for number, vertex in enumerate(members)}
        adjacency = [[local[other] for other in self._adjacency[vertex] if other in local] for vertex in members]
        # A path that leaves the block at its top is counted there, once all the arms of the top are known.
        block = Block(adjacency, [0, *(self._arms[vertex] for vertex in members[1:])], role)
        if all(len(others) == 2 for others in adjacency):
            return ring(block)
        length, exact, self._left = _sweep_block(block, floor, self._enough, self._left)
        self.exact = self.exact and exact
        return length


def _sweep_block(block: Block, floor: int, enough: int, left: int) -> tuple[int, bool, int]:
    """Return the longest path of a block (``floor`` if none is longer), whether that is proved, and the work left."""
    ceiling = min(_ceiling(block), enough)
    turns = min(_TURNS, _SHORT_WALK * len(block.arms))
    best = floor if ceiling <= floor else max(floor, _grow(block, turns, seed=0))
    if ceiling <= best:
        return best, True, left
    return _widen(block, Sweep(block, best), ceiling, left)


def _widen(block: Block, sweep: "Sweep", ceiling: int, left: int) -> tuple[int, bool, int]:
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


def _ceiling(block: Block) -> int:
    """Return a length that no path of the block exceeds."""
    ends = 1 if block.role is Role.END else 2
    size, distance = len(block.arms), distances(block.adjacency, 0)
    arms = sum(sorted(block.arms)[-ends:])
    if any(distance[vertex] == distance[other] for vertex in range(size) for other in block.adjacency[vertex]):
        return size + arms
    # In a bipartite graph a path alternates between the sides, so it outgrows twice the smaller one by at most one.
    odd = sum(step % 2 for step in distance)
    even = size - odd
    starts_in_smaller = block.role is Role.END and even <= odd
    return min(size, 2 * min(odd, even) + (not starts_in_smaller)) + arms


def _grow(block: Block, turns: int, seed: int) -> int:
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


def _unstick(path: list[int], block: Block, random: Random) -> None:
    """Give a path another last vertex: its first one, or one from inside, by turning round what comes after a joint."""
    # Only random() is promised to give the same numbers in every version of Python.
    if block.role is not Role.END and random.random() < _FLIP:
        path.reverse()
        return
    others = block.adjacency[path[-1]]
    joint = path.index(others[int(random.random() * len(others))])
    path[joint + 1 :] = path[:joint:-1]
