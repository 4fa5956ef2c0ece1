"""RT-S: what is drawn at random, over many seeds; and options that are refused."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from branchline.core.errors import BadOption
from branchline.core.match import start
from branchline.core.rng import Rng
from branchline.games.railroad_tiles.content import OBJECTIVES
from branchline.games.railroad_tiles.faces import Face, Tile
from branchline.games.railroad_tiles.game import GAME
from branchline.games.railroad_tiles.rules.setup import MOST_DUPLICATES, draw_tile, starting_tiles
from branchline.games.railroad_tiles.state import State

CONTENT = GAME.content
SEEDS = [f"set-up {number}" for number in range(120)]


def first_states(seats: int, **options: Any) -> list[State]:
    return [start(GAME, seats, seed, options).state for seed in SEEDS]


@pytest.mark.clause("RT-S1")
def test_every_tile_in_the_bag_is_as_likely_as_any_other() -> None:
    bag = (3, 3, 3, 5)
    rng = Rng("draw")
    drawn: Counter[int] = Counter()
    for _ in range(4000):
        tile, rest, rng = draw_tile(bag, rng)
        assert sorted((*rest, tile)) == list(bag)
        drawn[tile] += 1
    assert 2850 < drawn[3] < 3150


@pytest.mark.clause("RT-S1")
def test_nothing_in_the_state_tells_the_next_tile() -> None:
    for state in first_states(2)[:20]:
        assert list(state.bag) == sorted(state.bag)
        assert list(state.undrawn_tokens) == sorted(state.undrawn_tokens)


@pytest.mark.clause("RT-S1")
def test_different_seeds_show_different_tiles() -> None:
    assert len({state.columns for state in first_states(2)}) == len(SEEDS)


@pytest.mark.clause("RT-S2", "RT-N2")
def test_every_token_comes_first_now_and_then() -> None:
    states = first_states(1)
    assert {state.waiting_room for state in states} == set(range(7))
    for state in states:
        assert state.waiting_room is not None
        assert sorted((*state.undrawn_tokens, state.waiting_room)) == list(range(7))
        assert state.left_hall is state.right_hall is None


@pytest.mark.clause("RT-S3")
def test_every_turn_order_of_round_1_occurs() -> None:
    orders = Counter(state.order for state in first_states(3))
    assert len(orders) == 6
    assert min(orders.values()) >= 8
    assert len({state.order for state in first_states(2)}) == 2


@pytest.mark.clause("RT-S4")
@pytest.mark.parametrize("edition", ["final", "prototype"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_starting_tiles_have_different_configurations(seats: int, edition: str) -> None:
    for state in first_states(seats, edition=edition):
        shown = [CONTENT.tiles[tile] for tile in state.starting_tiles]
        assert len(shown) == seats
        assert not any(alike(one.printed, other.printed) for one, other in combinations(shown, 2))


def drawn_by_the_book(seats: int, rng: Rng) -> tuple[tuple[int, ...], tuple[int, ...], Rng]:
    """RT-S4 word for word: a duplicate goes back, and one draws again."""
    found, bag = list[int](), CONTENT.bag("final")
    while len(found) < seats:
        tile, rest, rng = draw_tile(bag, rng)
        if CONTENT.tiles[tile].configuration not in {CONTENT.tiles[other].configuration for other in found}:
            found, bag = [*found, tile], rest
    return tuple(found), bag, rng


@pytest.mark.clause("RT-S4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_draws_are_those_of_the_book(seats: int) -> None:
    for seed in SEEDS:
        assert starting_tiles(CONTENT, CONTENT.bag("final"), seats, Rng(seed)) == drawn_by_the_book(seats, Rng(seed))


@pytest.mark.clause("RT-S4")
def test_a_list_with_hardly_a_second_kind_takes_a_bounded_number_of_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    """One tile of another kind among 500: most draws go back. The Rng counts them."""
    rows = [('sides = "H-H-"\nsegments = ["road:NS"]', 499), ('sides = "R-R-"\nsegments = ["rail:NS"]', 1)]
    text = "".join(f'[[tile]]\n{row}\nterrain = "field"\ncount = {{ final = {count} }}\n' for row, count in rows)
    content = GAME.with_content(text).content
    draws = []
    for seed in SEEDS:
        tiles, bag, rng = starting_tiles(content, content.bag("final"), 2, Rng(seed))
        assert sorted(tiles) == [0, 1] and len(bag) == 498
        draws.append(rng.counter)
    assert max(draws) == MOST_DUPLICATES + 2, "some seeds come to the bound, and none goes beyond it"
    monkeypatch.setattr("branchline.games.railroad_tiles.rules.setup.MOST_DUPLICATES", 0)
    assert starting_tiles(content, content.bag("final"), 2, Rng("at once"))[2].counter == 2


def alike(one: Face, other: Face) -> bool:
    """The plain words of RT-S4: some turning or mirroring of one has the sides, segments and station of the other."""
    if one.station != other.station:
        return False
    wanted = {frozenset(segment) for segment in segments_of(other)}
    quarter = {"N": "E", "E": "S", "S": "W", "W": "N"}
    mirror = {"N": "N", "E": "W", "S": "S", "W": "E"}
    shown = segments_of(one)
    for _ in range(2):
        for _ in range(4):
            shown = [(kind, *sorted(quarter[side] for side in sides)) for kind, *sides in shown]
            if {frozenset(segment) for segment in shown} == wanted:
                return True
        shown = [(kind, *sorted(mirror[side] for side in sides)) for kind, *sides in shown]
    return False


def segments_of(face: Face) -> list[tuple[str, ...]]:
    return [(segment.partition(":")[0], *segment.partition(":")[2]) for segment in face.segments]


@pytest.mark.clause("RT-S4")
def test_a_configuration_is_sides_segments_and_station_however_they_lie() -> None:
    for one, other in combinations(CONTENT.tiles, 2):
        assert (one.configuration == other.configuration) == alike(one.printed, other.printed)


@pytest.mark.clause("RT-S4")
def test_terrain_and_pin_do_not_count_and_a_station_does() -> None:
    def kind(sides: str, segments: tuple[str, ...], terrain: Any, *, station: bool = False, pin: Any = None) -> Tile:
        return Tile(0, "", Face(sides, segments, terrain, station, pin))

    curve = kind("HR--", ("rail:E", "road:N"), "town", station=True, pin="car")
    assert curve.configuration == kind("H--R", ("rail:W", "road:N"), "field", station=True).configuration
    overpass = kind("HRHR", ("rail:EW", "road:NS"), "field")
    assert overpass.configuration != kind("HRHR", ("rail:EW", "road:NS"), "field", station=True).configuration
    cross = kind("HHHH", ("road:NESW",), "field")
    assert cross.configuration != kind("HHHH", ("road:NE", "road:SW"), "field").configuration


@pytest.mark.clause("RT-S4")
def test_a_duplicate_goes_back_into_the_bag() -> None:
    """Nine straights and a dead end: the second straight drawn goes back, until the dead end comes."""
    straight = next(tile.id for tile in CONTENT.tiles if tile.shape == "HS")
    dead_end = next(tile.id for tile in CONTENT.tiles if tile.shape == "HD")
    for seed in SEEDS:
        found, bag, rng = starting_tiles(CONTENT, (straight,) * 9 + (dead_end,), 2, Rng(seed))
        assert sorted(found) == sorted((straight, dead_end))
        assert bag == (straight,) * 8
        assert rng.counter >= 2


@pytest.mark.clause("RT-S7")
def test_random_objectives_are_three_different_sets_the_same_for_all() -> None:
    seen = set()
    for state in first_states(3, objectives="random"):
        names = [CONTENT.tiles[tile].printed.objective for tile in state.players[0].objectives]
        assert len(set(names)) == 3
        assert len({player.objectives for player in state.players}) == 1
        seen.update(names)
    assert seen == set(OBJECTIVES)


@pytest.mark.clause("RT-S7")
def test_the_prototype_has_four_sets() -> None:
    names = {
        CONTENT.tiles[tile].printed.objective
        for state in first_states(2, objectives="random", edition="prototype")
        for tile in state.players[0].objectives
    }
    assert names == {"gas_station", "metropolis", "central_station", "city_hall"}


@pytest.mark.clause("RT-S7")
@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"objectives": ["temple", "airport"]}, "railroad-tiles-three-objectives"),
        ({"objectives": ["temple", "airport", "airport"]}, "railroad-tiles-three-objectives"),
        ({"objectives": ["temple", "airport", "stadium", "city_hall"]}, "railroad-tiles-three-objectives"),
        ({"objectives": []}, "railroad-tiles-three-objectives"),
        ({"objectives": ["temple", "airport", "palace"]}, "railroad-tiles-unknown-objective"),
        (
            {"objectives": ["temple", "city_hall", "metropolis"], "edition": "prototype"},
            "railroad-tiles-unknown-objective",
        ),
        ({"objectives": "all"}, "bad-option"),
        ({"edition": "second"}, "bad-option"),
    ],
)
def test_objectives_are_none_random_or_three_of_the_edition(options: Any, message: str) -> None:
    with pytest.raises(BadOption) as refused:
        start(GAME, 2, "options", options)
    assert refused.value.reason.message == message


@pytest.mark.clause("RT-4")
def test_a_challenge_is_for_one_player() -> None:
    with pytest.raises(BadOption) as refused:
        start(GAME, 2, "options", {"challenge": "volcano"})
    assert refused.value.reason.message == "railroad-tiles-challenge-is-solo"
    assert start(GAME, 1, "options", {"challenge": "volcano", "objectives": "random"}).to_act
    with pytest.raises(BadOption):
        start(GAME, 1, "options", {"challenge": "picnic"})
