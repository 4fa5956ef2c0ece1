"""The longest path is compared with a plain search on small graphs, and with known answers on large ones."""

import random
from collections.abc import Collection, Iterable, Mapping
from itertools import combinations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from branchline.games.railroad_tiles import path_sweep
from branchline.games.railroad_tiles.longest_path import LongestPath, longest_path

Cell = tuple[int, int]
Graph = dict[int, list[int]]

CORNERS = {(0, 0), (5, 5)}
TEETH = {(x, y) for x in (1, 3) for y in range(1, 9)}


def plain_search(graph: Mapping[int, Collection[int]], through: int | None = None) -> int:
    """Try every path; only for small graphs."""
    best = 0
    trail = [(vertex, frozenset([vertex])) for vertex in graph]
    while trail:
        vertex, used = trail.pop()
        if through is None or through in used:
            best = max(best, len(used))
        trail += [(other, used | {other}) for other in graph[vertex] if other not in used]
    return best


def linked(size: int, edges: Iterable[tuple[int, int]]) -> Graph:
    graph: Graph = {vertex: [] for vertex in range(size)}
    for one, two in edges:
        graph[one].append(two)
        graph[two].append(one)
    return graph


def grid(width: int, height: int, missing: Collection[Cell] = ()) -> dict[Cell, list[Cell]]:
    cells = [(x, y) for y in range(height) for x in range(width) if (x, y) not in missing]
    return {
        (x, y): [other for other in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)) if other in cells]
        for x, y in cells
    }


def numbered(graph: Mapping[Cell, Collection[Cell]]) -> Graph:
    index = {cell: number for number, cell in enumerate(graph)}
    return {index[cell]: [index[other] for other in others] for cell, others in graph.items()}


def ring(size: int) -> Graph:
    return linked(size, [(vertex, (vertex + 1) % size) for vertex in range(size)])


def wide_graph(size: int, degree: int, seed: int) -> Graph:
    """A random graph without any narrow place to cut it at."""
    source = random.Random(seed)
    graph: dict[int, set[int]] = {vertex: set() for vertex in range(size)}
    for _ in range(size * degree * 20):
        one, two = source.sample(range(size), 2)
        if len(graph[one]) < degree and len(graph[two]) < degree:
            graph[one].add(two)
            graph[two].add(one)
    return {vertex: sorted(others) for vertex, others in graph.items()}


# No two of 33 vertices are joined, so a path has at most 13 of them between the 12 others; but the one edge between two
# of the 12 hides that from the simple upper bound, and there are far too many states for a proof by the sweep.
UNPROVABLE = linked(45, [*product(range(12), range(12, 45)), (0, 1)])


@st.composite
def graphs(draw: st.DrawFn, largest: int = 8) -> Graph:
    """Any simple graph: sparse or dense, planar or not, often in several parts."""
    size = draw(st.integers(1, largest))
    pairs = list(combinations(range(size), 2))
    return linked(size, draw(st.lists(st.sampled_from(pairs), unique=True)) if pairs else [])


@st.composite
def grid_graphs(draw: st.DrawFn) -> Graph:
    """Track as the game builds it: part of a small grid, with some of the joints left out."""
    cells = st.tuples(st.integers(0, 3), st.integers(0, 2))
    graph = numbered(grid(4, 3, draw(st.sets(cells, max_size=3))))
    edges = [(one, two) for one, others in graph.items() for two in others if one < two]
    kept = draw(st.lists(st.booleans(), min_size=len(edges), max_size=len(edges)))
    return linked(len(graph), [edge for edge, keep in zip(edges, kept, strict=True) if keep])


@settings(max_examples=300, deadline=None)
@given(graphs())
def test_agrees_with_a_plain_search(graph: Graph) -> None:
    assert longest_path(graph) == (plain_search(graph), True)


@settings(max_examples=300, deadline=None)
@given(graphs(), st.data())
def test_agrees_with_a_plain_search_through_a_vertex(graph: Graph, data: st.DataObject) -> None:
    through = data.draw(st.sampled_from(sorted(graph)))
    assert longest_path(graph, through=through) == (plain_search(graph, through), True)


@settings(max_examples=150, deadline=None)
@given(grid_graphs(), st.data())
def test_agrees_with_a_plain_search_on_track(graph: Graph, data: st.DataObject) -> None:
    assert longest_path(graph) == (plain_search(graph), True)
    through = data.draw(st.sampled_from(sorted(graph)))
    assert longest_path(graph, through=through) == (plain_search(graph, through), True)


@settings(max_examples=100, deadline=None)
@given(graphs(), st.integers(0, 200))
def test_a_limit_only_ever_shortens_and_never_claims_too_much(graph: Graph, limit: int) -> None:
    true = plain_search(graph)
    found = longest_path(graph, limit=limit)
    assert 1 <= found.length <= true
    assert found.length == true or not found.exact


@settings(max_examples=100, deadline=None)
@given(graphs(), st.randoms(use_true_random=False))
def test_the_order_of_the_vertices_does_not_matter(graph: Graph, source: random.Random) -> None:
    names = [f"v{vertex}" for vertex in graph]
    source.shuffle(names)
    shuffled = {
        names[vertex]: {names[other] for other in graph[vertex]} for vertex in sorted(graph, key=names.__getitem__)
    }
    assert longest_path(shuffled) == longest_path(graph)


def test_names_and_the_order_of_neighbours_do_not_matter_even_beyond_the_limit() -> None:
    graph = wide_graph(60, 4, seed=1)
    renamed = {f"v{vertex}": {f"v{other}" for other in others} for vertex, others in graph.items()}
    backwards = {vertex: others[::-1] for vertex, others in graph.items()}
    found = longest_path(graph, limit=5_000)
    assert longest_path(renamed, limit=5_000) == longest_path(backwards, limit=5_000) == found


def test_empty_graph() -> None:
    assert longest_path({}) == (0, True)


def test_the_result_has_names() -> None:
    assert longest_path({"a": []}) == LongestPath(length=1, exact=True)


def test_isolated_vertex_to_pass_through() -> None:
    graph = linked(5, [(0, 1), (1, 2), (2, 3)])
    assert longest_path(graph, through=4) == (1, True)


def test_an_unknown_vertex_to_pass_through_is_an_error() -> None:
    with pytest.raises(KeyError):
        longest_path({"a": ["b"], "b": ["a"]}, through="c")


def test_a_path_stays_in_one_part() -> None:
    graph = linked(9, [(0, 1), (1, 2), (2, 0), (3, 4), (4, 5), (5, 6), (6, 7)])
    assert longest_path(graph) == (5, True)
    assert longest_path(graph, through=1) == (3, True)
    assert longest_path(graph, through=8) == (1, True)


@pytest.mark.parametrize(("through", "length"), [(None, 7), (3, 7), (7, 5), (8, 6)])
def test_tree(through: int | None, length: int) -> None:
    tree = linked(9, [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (3, 7), (2, 8)])
    assert longest_path(tree, through=through) == (length, True)


def test_a_long_line_needs_no_recursion() -> None:
    line = linked(5_000, [(vertex, vertex + 1) for vertex in range(4_999)])
    assert longest_path(line) == (5_000, True)
    assert longest_path(line, through=2_500) == (5_000, True)


@pytest.mark.parametrize("through", [None, 0, 3, 6, 7, 9])
def test_rings_on_a_string(through: int | None) -> None:
    edges = [(0, 1), (1, 2), (2, 3), (3, 0), (2, 4), (4, 5), (5, 6), (6, 7), (7, 8), (8, 4), (6, 9), (9, 10)]
    graph = linked(11, edges)
    assert longest_path(graph, through=through) == (plain_search(graph, through), True)


def test_ring_with_arms() -> None:
    graph = ring(40)
    for vertex in (0, 1, 20):
        arm = [len(graph), len(graph) + 1]
        graph[vertex].append(arm[0])
        graph |= {arm[0]: [vertex, arm[1]], arm[1]: [arm[0]]}
    assert longest_path(graph) == (44, True)
    assert longest_path(graph, through=20) == (44, True)
    assert longest_path(graph, through=45) == (2 + 40, True)


@pytest.mark.parametrize("size", [3, 4, 5, 8, 9])
@pytest.mark.parametrize("seed", range(6))
def test_any_ring_with_any_arms(size: int, seed: int) -> None:
    source, graph = random.Random(seed), ring(size)
    for vertex in range(size):
        for _ in range(source.randrange(4)):
            last = vertex if len(graph[vertex]) == 2 else len(graph) - 1
            graph[len(graph)] = [last]
            graph[last].append(len(graph) - 1)
    for through in (None, *range(size)):
        assert longest_path(graph, through=through) == (plain_search(graph, through), True)


def test_a_ring_takes_time_by_its_length_alone() -> None:
    """Pair by pair, its ends would be two hundred million."""
    assert longest_path(ring(20_000)) == (20_000, True)
    assert longest_path(ring(20_000), through=7) == (20_000, True)


def test_a_search_ends_when_it_has_enough() -> None:
    graph = grid(6, 7)
    moved = longest_path(graph, through=(0, 0), enough=8, limit=0)
    assert moved.length >= 8 and not moved.exact
    line = linked(7, [(vertex, vertex + 1) for vertex in range(6)])
    assert longest_path(line, through=3, enough=8) == (7, True)
    assert longest_path(line, through=3, enough=7) == (7, False)


@pytest.mark.parametrize("limit", [1_000, 50_000])
def test_the_limit_bounds_the_moves_that_are_made(monkeypatch: pytest.MonkeyPatch, limit: int) -> None:
    made, moves = [0], path_sweep.Crossing.moves

    def counted(step: Any, state: int) -> Any:
        found = moves(step, state)
        made[0] += len(found)
        return found

    monkeypatch.setattr(path_sweep.Crossing, "moves", counted)
    source = random.Random(1)
    graph = grid(15, 10, source.sample(list(grid(15, 10)), 20))
    assert not longest_path(graph, limit=limit).exact
    # Where nothing is left, each vertex of a sweep still keeps one state.
    assert made[0] <= limit + 12 * len(graph)


KNOWN = {
    "6x7": (grid(6, 7), 42),
    "6x6 without opposite corners": (grid(6, 6, CORNERS), 33),
    "6x7 without three cells of one colour": (grid(6, 7, {(0, 0), (2, 2), (4, 4)}), 37),
    "5x8": (grid(5, 8), 40),
    "2x21": (grid(2, 21), 42),
    "comb with a back": (grid(5, 9, TEETH), 9 + 1 + 9 + 1 + 1),
    "10x10": (grid(10, 10), 100),
    "9x9": (grid(9, 9), 81),
}


@pytest.mark.parametrize("name", KNOWN)
def test_known_grid(name: str) -> None:
    graph, length = KNOWN[name]
    assert longest_path(graph) == (length, True)


@pytest.mark.parametrize("through", grid(6, 7))
def test_full_grid_through_any_cell(through: Cell) -> None:
    assert longest_path(grid(6, 7), through=through) == (42, True)


@pytest.mark.parametrize("through", grid(6, 6, CORNERS))
def test_unbalanced_grid_through_any_cell(through: Cell) -> None:
    assert longest_path(grid(6, 6, CORNERS), through=through) == (33, True)


@pytest.mark.parametrize("seed", range(12))
def test_the_best_way_through_any_cell_is_the_best_way_of_all(seed: int) -> None:
    source = random.Random(seed)
    graph = grid(6, 7, source.sample(list(grid(6, 7)), 6))
    found = [longest_path(graph, through=cell) for cell in graph]
    assert all(each.exact for each in found)
    assert longest_path(graph) == max(found)
    # Each cell on the longest path finds that path.
    longest = max(found)
    assert found.count(longest) >= longest.length


def test_crossing_track_needs_no_plane() -> None:
    petersen = linked(
        10,
        [
            *((n, (n + 1) % 5) for n in range(5)),
            *((n, n + 5) for n in range(5)),
            *((n + 5, (n + 2) % 5 + 5) for n in range(5)),
        ],
    )
    assert longest_path(petersen) == (10, True)
    two_sides = linked(45, product(range(12), range(12, 45)))
    assert longest_path(two_sides) == (25, True)


def test_beyond_the_limit_there_is_a_good_lower_bound() -> None:
    graph = numbered(grid(4, 4, {(1, 1)}))
    for tail, vertex in enumerate((0, 3, 7, 11), start=15):
        graph[vertex].append(tail)
        graph[tail] = [vertex]
    true = plain_search(graph)
    assert longest_path(graph) == (true, True)
    found = longest_path(graph, limit=1)
    assert not found.exact
    assert true - 4 <= found.length <= true


def test_a_wide_graph_is_given_up_at_the_limit() -> None:
    found = longest_path(UNPROVABLE, limit=20_000)
    assert found == (25, False)


def test_the_limit_is_for_all_parts_together() -> None:
    twice = {
        (part, vertex): [(part, other) for other in others] for part in "ab" for vertex, others in UNPROVABLE.items()
    }
    assert longest_path(twice, limit=20_000) == (25, False)


def test_a_spent_limit_leaves_simple_parts_exact() -> None:
    graph = linked(30, [(vertex, vertex + 1) for vertex in range(29)])
    assert longest_path(graph | {vertex + 30: [30 + n for n in ring(8)[vertex]] for vertex in range(8)}, limit=0) == (
        30,
        True,
    )
