"""What a client draws must be what the rules say: held against the rules told once more, and against what happens."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise, product
from typing import Any

import pytest

from branchline.core.match import Match, play, start
from branchline.core.rng import Rng
from branchline.core.values import Cell
from branchline.games.railroad_tiles.actions import EndTurn, PlacePawn, PlaceTile, TakeColumn
from branchline.games.railroad_tiles.drawing import catalogue, next_places
from branchline.games.railroad_tiles.game import GAME
from branchline.games.railroad_tiles.rules.final_scoring import OBJECTIVE_POINTS
from branchline.games.railroad_tiles.state import PlaceTiles, Player
from branchline.games.railroad_tiles.view import guess
from kits.railroad_tiles import plain_rules as plain

WAYS = {"car": "H", "train": "R", "traveller": "HR"}


def choice(match: Match, seat: int) -> Any:
    """Pawns wherever they can stand, tiles anywhere: areas with holes, cities and long chains."""
    legal = match.legal_actions(seat)
    pawns = [action for action in legal if isinstance(action, PlacePawn)]
    tiles = [action for action in legal if isinstance(action, PlaceTile)]
    near = sorted(tiles, key=lambda action: abs(action.cell[0]) + abs(action.cell[1]))[: 1 + len(tiles) // 3]
    picked, _ = Rng(f"draw {match.seq}").choice(pawns or near or list(legal))
    return picked


def positions(seats: int, seed: str, **options: Any) -> Iterator[Match]:
    match = start(GAME, seats, seed, options)
    while match.to_act:
        yield match
        seat = min(match.to_act)
        match = play(match, seat, choice(match, seat))
    yield match


MATCHES: dict[str, tuple[int, dict[str, Any]]] = {
    "alone": (1, {"challenge": "lazy_travellers"}),
    "two": (2, {"objectives": "random"}),
    "three": (3, {"parallel_placement": True}),
    "four": (4, {"edition": "prototype"}),
}


@pytest.fixture(scope="module", params=MATCHES)
def played(request: pytest.FixtureRequest) -> list[Match]:
    seats, options = MATCHES[request.param]
    return list(positions(seats, f"marks-{request.param}", **options))


def areas(played: list[Match]) -> Iterator[tuple[Player, dict[str, Any], Any]]:
    """Every area of every fifth position, with its marks and its score sheet."""
    for match in [*played[::5], played[-1]]:
        view = match.view(0)
        marks = GAME.marks(view)
        yield from zip(view.players, marks["areas"], view.sheets, strict=True)


def test_an_opening_is_marked_on_every_side_that_faces_nothing(played: list[Match]) -> None:
    seen = 0
    for player, marks, sheet in areas(played):
        faces = player.area.faces
        said = {(mark["cell"], mark["side"]) for mark in marks["openings"]}
        assert said == {
            (cell, side)
            for cell, face in faces.items()
            for side in "NESW"
            if plain.side_of(face, side) != "-" and plain.beyond(cell, side) not in faces
        }
        assert len(marks["openings"]) == len(said) == sheet.openings
        seen += len(said)
    assert seen


def test_the_cities_outlined_are_the_cities_scored(played: list[Match]) -> None:
    for player, marks, sheet in areas(played):
        towns = {cell for cell, face in player.area.faces.items() if face.terrain == "town"}
        cities = [set(city) for city in marks["cities"]]
        assert sorted(map(len, cities)) == sorted(sheet.cities)
        assert sorted(map(len, cities)) == [size for size in plain.town_groups(player.area.faces) if size >= 3]
        for city in cities:
            assert city <= towns
            edge = {plain.beyond(cell, side) for cell in city for side in "NESW"} - city
            assert not edge & towns, "a town tile beside a city belongs to it"


def test_the_rectangle_drawn_is_full_and_none_is_larger(played: list[Match]) -> None:
    for player, _, sheet in areas(played):
        faces, drawn = player.area.faces, sheet.rectangle
        x, y = drawn.cell
        cells = set(product(range(x, x + drawn.width), range(y, y + drawn.height)))
        assert cells <= set(faces)
        assert sheet.rectangle_points == len(cells) == plain.largest_rectangle(faces)


def test_every_pin_carries_its_chain(played: list[Match]) -> None:
    """A taken pin: how many pawns hang together; a free one: what a pawn would score, five at most."""
    is_lazy = played[0].state.options.challenge == "lazy_travellers"
    seen: Counter[int] = Counter()
    for player, marks, _ in areas(played):
        faces = player.area.faces
        said: dict[Cell, int] = {mark["cell"]: mark["points"] for mark in marks["chains"]}
        assert set(said) == {cell for cell, face in faces.items() if face.pin}
        for cell, points in said.items():
            change = faces[cell].pin == "traveller" and not is_lazy
            kinds = WAYS[str(faces[cell].pin)]
            linked = plain.reached(faces, player.pawns, cell, kinds, change=change)
            chain = 1 + len(linked)
            assert points == (chain if cell in player.pawns else min(chain, 5)), cell
            seen[points] += 1
    assert len(seen) > 1


def test_a_pawn_then_scores_what_its_pin_said(played: list[Match]) -> None:
    seen = 0
    for match in played:
        if not match.to_act:
            continue
        seat = min(match.to_act)
        action = choice(match, seat)
        if not isinstance(action, PlacePawn):
            continue
        chains = GAME.marks(match.view(seat))["areas"][seat]["chains"]
        said = next(mark["points"] for mark in chains if mark["cell"] == action.cell)
        after = play(match, seat, action).state.players[seat]
        assert after.points - match.state.players[seat].points == said
        seen += 1
    assert seen


def test_segments_of_one_network_can_be_travelled(played: list[Match]) -> None:
    for player, marks, _ in list(areas(played))[-4:]:
        faces = player.area.faces
        for kind, change in (("own", False), ("travel", True)):
            number = {node["cell"]: node[kind] for node in marks["networks"]}
            assert set(number) == set(faces)
            for cell, own in number.items():
                for network, segment in zip(own, faces[cell].segments, strict=True):
                    points = [(cell, side) for side in segment.partition(":")[2]]
                    for point in points:
                        for (other, side), _ in plain.next_points(faces, point, change=change):
                            there = [side in each.partition(":")[2] for each in faces[other].segments].index(True)
                            assert number[other][there] == network


def test_the_network_of_a_pin_is_the_one_that_its_pawn_stands_in(played: list[Match]) -> None:
    """RT-P5 to RT-P7: the client lights what it is told to, and knows no pawn's ways."""
    seen = set()
    for player, marks, _ in list(areas(played))[-4:]:
        for node in marks["networks"]:
            face = player.area.faces[node["cell"]]
            lit = {node[node["goes"]][segment] for segment in node["from"]}
            if face.pin is None:
                assert lit == set(node["own"])
            else:
                seen.add(face.pin)
                assert lit == {player.area.network_of(node["cell"], face.pin)}
    assert seen == {"car", "train", "traveller"}


def test_what_fits_a_hole_is_counted_out_of_the_bag(played: list[Match]) -> None:
    seen = 0
    for match in played[::9]:
        seat = min(match.to_act) if match.to_act else 0
        view = match.view(seat)
        faces = view.players[seat].area.faces
        holes = {hole["cell"]: hole for hole in GAME.marks(view)["holes"]}
        assert set(holes) == {plain.beyond(cell, side) for cell in faces for side in "NESW"} - set(faces) or not faces
        bag = Counter(view.bag)
        for cell, hole in holes.items():
            fitting = {
                tile
                for tile in bag
                if any(plain.fits(faces, cell, sides) for sides, _ in plain.lays(GAME.content.tiles[tile].printed))
            }
            assert set(hole["tiles"]) == fitting
            assert hole["count"] == sum(bag[tile] for tile in fitting)
            seen += 0 < hole["count"] < len(view.bag)
    assert seen


def test_who_watches_is_told_of_no_hole() -> None:
    assert GAME.marks(start(GAME, 2, "watch").view(None))["holes"] == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_place_a_column_leads_to_is_the_best_and_the_worst_there_is(seats: int) -> None:
    """RT-E3: by trying every way the other players can still choose."""
    seen = 0
    for match in positions(seats, f"order-{seats}"):
        view = match.view(None)
        if not match.to_act or view.agenda[0].__struct_config__.tag != "choose_column":
            continue
        seat = min(match.to_act)
        free = [number for number, column in enumerate(view.columns) if column.taken_by is None]
        taken = [number for number, column in enumerate(view.columns) if column.taken_by is not None]
        later = seats - len(taken) - 1
        for column in free:
            places = {
                1 + sum(other < column for other in (*taken, *others))
                for others in product(free, repeat=later)
                if len({column, *others}) == 1 + later
            }
            assert next_places(view, column) == (min(places), max(places))
            after = play(match, seat, TakeColumn(column))
            best, worst = next_places(after.view(None), column) or (0, 0)
            assert min(places) <= best <= worst <= max(places)
        seen += 1
    assert seen


def test_the_order_that_was_promised_comes() -> None:
    """Once all have chosen, what is said of a column is the place its player then has."""
    promised: dict[int, int] = {}
    seen = 0
    for match in positions(3, "promise"):
        state = match.state
        takers = {column.taken_by: number for number, column in enumerate(state.columns) if column.taken_by is not None}
        if promised and state.agenda and not takers:
            assert {seat: state.order.index(seat) + 1 for seat in promised} == promised
            promised, seen = {}, seen + 1
        if len(takers) == 3:
            said = GAME.marks(match.view(0))["next_places"]
            promised = {seat: said[number][0] for seat, number in takers.items() if seat is not None}
            assert all(best == worst for best, worst in (said[number] for number in takers.values()))
    assert seen >= 6


def test_marks_hold_nothing_but_what_the_view_tells(played: list[Match]) -> None:
    for match in played[::11]:
        view = match.view(0)
        assert GAME.marks(view) == GAME.marks(GAME.view(guess(GAME.content, view, Rng("other")), 0))


def test_what_is_drawn_of_an_area_is_worked_out_anew_only_when_it_changes() -> None:
    changed = 0
    played = list(positions(2, "once"))
    for before, after in pairwise(played):
        areas = [GAME.marks(match.view(seat))["areas"] for match in (before, after) for seat in (0, 1)]
        assert areas[0][0] is areas[1][0], "both seats draw it"
        for seat in (0, 1):
            is_same = before.state.players[seat] is after.state.players[seat]
            assert (areas[0][seat] is areas[2][seat]) == is_same
            changed += not is_same
    assert 0 < changed < 2 * len(played)


def test_the_catalogue_is_the_content() -> None:
    found = catalogue(GAME.content)
    for edition in ("final", "prototype"):
        bag = Counter(GAME.content.bag(edition))
        counted = {tile["id"]: tile["count"][edition] for tile in found["tiles"] if not tile["face"].objective}
        assert Counter(counted) == bag
        offered = found["editions"][edition].objectives
        assert {tile["face"].objective for tile in found["tiles"]} >= set(offered)
    assert found["objective_points"] == OBJECTIVE_POINTS


@pytest.mark.parametrize("seed", ["a", "b"])
def test_so_many_tiles_are_due_as_must_be_placed_before_the_turn_can_end(seed: str) -> None:
    """RT-T1, RT-T8."""
    owed = 0
    for match in positions(2, seed, objectives="random"):
        step = match.state.agenda[0] if match.state.agenda else None
        if not isinstance(step, PlaceTiles):
            continue
        seat, due = min(match.to_act), GAME.marks(match.view(None))["due"]
        assert (due[seat] == 0) == (list(match.legal_actions(seat)) == [EndTurn()])
        if due[seat]:
            after = play(match, seat, choice(match, seat))
            assert GAME.marks(after.view(None))["due"][seat] == due[seat] - 1
        owed += due[seat] > len(match.state.players[seat].hand)
    assert owed
