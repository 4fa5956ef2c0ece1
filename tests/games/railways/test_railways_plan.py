"""RW-A1, RW-A3: what is a railway and what is a building, on small plans drawn as text."""

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from branchline.core.values import Cell
from branchline.games.railways.content import COLOURS, Colour
from branchline.games.railways.game import GAME
from branchline.games.railways.rules.build import colour_on, sites
from branchline.games.railways.rules.plan import (
    Building,
    Network,
    find_buildings,
    find_chains,
    network_of,
    network_with,
)
from branchline.games.railways.rules.routes import Route, capital_of, lines, profit_of, routes
from branchline.games.railways.state import BUILDING_DICE, Laid, Marker


def drawn(*rows: str) -> Network:
    ground = {(x, y): glyph for y, row in enumerate(rows) for x, glyph in enumerate(row)}
    buildings = find_buildings(ground)
    return network_with(ground, buildings, find_chains(ground, buildings))


def lengths(plan: Network) -> list[int]:
    return sorted(len(railway.cells) for railway in plan.railways)


@pytest.mark.clause("RW-A1")
def test_a_chain_between_two_buildings_is_a_railway() -> None:
    plan = drawn("R─┐", "··C")
    assert [(railway.id, railway.colours) for railway in plan.railways] == [((1, 0), "RC")]
    assert lengths(plan) == [2]


@pytest.mark.clause("RW-A1")
def test_a_rail_joins_a_building_from_any_side() -> None:
    assert lengths(drawn("·C·", "R│L", "·I·")) == [1]
    assert lengths(drawn("·C·", "R─L", "·I·")) == [1]


@pytest.mark.clause("RW-A1")
@pytest.mark.parametrize("rows", [("R──",), ("R─·C",), ("R─│C",), ("R─┐", "··└"), ("·R·",)])
def test_a_dangling_chain_is_none(rows: tuple[str, ...]) -> None:
    assert lengths(drawn(*rows)) == []


@pytest.mark.clause("RW-A1")
def test_a_chain_whose_ends_are_the_same_building_is_none() -> None:
    assert lengths(drawn("RR", "││", "└┘")) == []
    assert lengths(drawn("R·R", "│·│", "└─┘")) == [5]
    assert lengths(drawn("RRR", "│·│", "└─┘")) == []


@pytest.mark.clause("RW-A1")
def test_two_chains_between_the_same_buildings_are_two() -> None:
    plan = drawn("R─C", "└─┘")
    assert lengths(plan) == [1, 3]
    assert {railway.id for railway in plan.railways} == {(1, 0), (0, 1)}


@pytest.mark.clause("RW-A1")
def test_a_ring_is_no_railway_and_a_spiral_is_one() -> None:
    assert lengths(drawn("┌┐R", "└┘C")) == []
    spiral = drawn("R──┐", "·┌┐│", "C┘││", "··└┘")
    assert lengths(spiral) == [11]


@pytest.mark.clause("RW-A1")
def test_a_rail_that_faces_the_side_of_its_own_chain_dangles() -> None:
    (chain,) = drawn("C─┐", "·└┘").chains
    assert len(chain.cells) == 4
    assert chain.colours == "C"
    assert not chain.is_railway


@pytest.mark.clause("RW-A3")
def test_buildings_of_one_colour_that_touch_are_one() -> None:
    plan = drawn("CC·C", "·C·C", "R·L·")
    assert [building.cells for building in plan.buildings] == [
        ((0, 0), (1, 0), (1, 1)),
        ((3, 0), (3, 1)),
        ((0, 2),),
        ((2, 2),),
    ]


@pytest.mark.clause("RW-A3")
def test_corners_do_not_touch_nor_do_two_colours_merge() -> None:
    assert len(drawn("C·", "·C").buildings) == 2
    assert len(drawn("CR").buildings) == 2


@pytest.mark.clause("RW-S2")
def test_a_turned_card_is_the_same_card() -> None:
    for card in GAME.content.card:
        straight = network_of(GAME.content, (Laid(card, False),), ())
        turned = network_of(GAME.content, (Laid(card, True),), ())
        assert lengths(straight) == lengths(turned)
        assert sorted(b.colour for b in straight.buildings) == sorted(b.colour for b in turned.buildings)
        assert {(4 - x, 2 - y) for x, y in straight.building_at} == set(turned.building_at)


PLANS = st.builds(
    lambda cards, turns: tuple(Laid(card, turn) for card, turn in zip(cards, turns, strict=True)),
    st.permutations(range(1, 9)).map(lambda cards: cards[:4]),
    st.tuples(*[st.booleans()] * 4),
)


@pytest.mark.clause("RW-A1")
@settings(deadline=None, max_examples=30)
@given(PLANS)
def test_every_rail_is_in_one_chain_and_every_building_cell_in_one_building(plan: tuple[Laid, ...]) -> None:
    network = network_of(GAME.content, plan, ())
    cells = [cell for chain in network.chains for cell in chain.cells]
    cells += [cell for building in network.buildings for cell in building.cells]
    land = [cell for cell, glyph in network.ground.items() if glyph == "·"]
    assert len(cells) + len(land) == len(network.ground) == 60
    assert len(set(cells) | set(land)) == 60


@pytest.mark.clause("RW-A3", "RW-A4", "RW-A5")
@settings(deadline=None, max_examples=60)
@given(PLANS, st.data())
def test_dice_change_the_plan_as_if_they_had_always_been_there(plan: tuple[Laid, ...], data: st.DataObject) -> None:
    built: dict[Cell, Colour] = {}
    for _ in BUILDING_DICE:
        network = network_of(GAME.content, plan, tuple(built.items()))
        cell = data.draw(st.sampled_from(sites(network)))
        built[cell] = colour_on(network, cell)
    cells = data.draw(st.permutations(sorted(built)))
    changed = network_of(GAME.content, plan, tuple((cell, built[cell]) for cell in cells))
    ground = network_of(GAME.content, plan, ()).ground | built
    buildings = find_buildings(ground)
    assert written(changed) == written(network_with(ground, buildings, find_chains(ground, buildings)))


def written(plan: Network) -> list[object]:
    """All that is there, in its order, by value: buildings and chains are compared by identity."""
    chains = [(chain.id, chain.cells, [end and end.id for end in chain.ends]) for chain in plan.chains]
    joined = all(end is plan.building_at[end.id] for chain in plan.chains for end in chain.ends if end)
    return [list(plan.ground.items()), [(b.colour, b.cells) for b in plan.buildings], chains, joined]


def all_walks(plan: Network, marked: list[Cell], start: Building, colour: str) -> set[tuple[Cell, ...]]:
    """The routes by trying every order of every choice of railways."""
    found = set()
    for size in range(1, len(marked) + 1):
        for order in permutations(marked, size):
            here, passed = start, [start]
            for number, railway in enumerate(order):
                ends = plan.railway[railway].ends
                if here not in ends or (number and here.colour == colour):
                    break
                arrival = ends[1] if ends[0] == here else ends[0]
                assert arrival is not None
                if arrival in passed:
                    break
                here = arrival
                passed.append(here)
            else:
                if here.colour == colour:
                    found.add(order)
    return found


@pytest.mark.clause("RW-A6")
@settings(deadline=None, max_examples=30)
@given(PLANS, st.data())
def test_the_routes_are_all_there_are_and_each_once(plan: tuple[Laid, ...], data: st.DataObject) -> None:
    network = network_of(GAME.content, plan, ())
    marked = data.draw(st.permutations(sorted(network.railway)))[:6]
    markers = tuple(Marker(railway, data.draw(st.booleans())) for railway in marked)
    upgraded = {marker.railway for marker in markers if marker.is_upgraded}
    for start in network.buildings:
        for colour in COLOURS:
            found: list[Route] = list(routes(lines(network, markers), start).get(colour, ()))
            assert len({route.railways for route in found}) == len(found)
            assert {route.railways for route in found} == all_walks(network, marked, start, colour)
            for route in found:
                assert profit_of(route) == len(route.railways) == len(set(route.stops))
                lengths = [len(network.railway[r].cells) * (1 + (r in upgraded)) for r in route.railways]
                assert capital_of(route) == sum(lengths)
