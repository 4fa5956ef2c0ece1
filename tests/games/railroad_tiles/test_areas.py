"""What follows from an area, on random ones, compared with the rules written out plainly."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from branchline.core.rng import Rng
from branchline.core.values import Cell
from branchline.games.railroad_tiles.actions import PlaceTile
from branchline.games.railroad_tiles.area import Area, Laid, Rectangle
from branchline.games.railroad_tiles.faces import Face
from branchline.games.railroad_tiles.game import GAME
from branchline.games.railroad_tiles.placements import Placements
from branchline.games.railroad_tiles.rules.challenges import (
    CHALLENGES,
    distant_friends,
    flat_earth,
    holes,
    medals,
    most_linked,
    station_mayhem,
    strict_ruling,
    volcano,
)
from branchline.games.railroad_tiles.rules.cities import cities
from branchline.games.railroad_tiles.rules.final_scoring import places
from branchline.games.railroad_tiles.rules.objectives import CONDITIONS
from branchline.games.railroad_tiles.rules.pawn_placement import lazily_linked, linked
from branchline.games.railroad_tiles.state import Player
from kits.railroad_tiles import plain_rules as plain

CONTENT = GAME.content
WAYS = {"car": ("H", False), "train": ("R", False), "traveller": ("HR", True)}


def grown(seed: str, size: int) -> Player:
    """An area of real tiles laid at random, with pawns on about two pins of three."""
    rng, area = Rng(seed), Area()
    while len(area.laid) < size:
        tile, rng = rng.below(len(CONTENT.tiles))
        ways = Placements(CONTENT, area, [tile])
        if not ways:
            continue
        action, rng = rng.choice(ways)
        assert isinstance(action, PlaceTile)
        face = CONTENT.tiles[tile].face_of[action.turn, action.flipped]
        area = area.with_tile(Laid(action.cell, tile, face))
    pins = [cell for cells in area.pins.values() for cell in cells]
    order, rng = rng.shuffled(pins)
    return Player(area=area, pawns=order[: len(order) * 2 // 3])


players = st.builds(grown, st.integers(0, 10**6).map(str), st.integers(1, 40))
few = settings(max_examples=40, derandomize=True, deadline=None)


@pytest.mark.clause("RT-P5", "RT-P6", "RT-P7", "RT-P8", "RT-C2", "RT-C3", "RT-Q15")
@few
@given(players)
def test_pawns_are_linked_as_the_ways_go(player: Player) -> None:
    faces = player.area.faces
    for pawn, cells in player.area.pins.items():
        kinds, change = WAYS[pawn]
        for cell in cells:
            assert linked(player, cell, pawn) == plain.reached(faces, player.pawns, cell, kinds, change=change)
            if pawn == "traveller":
                by_road = plain.reached(faces, player.pawns, cell, "H", change=False)
                by_rail = plain.reached(faces, player.pawns, cell, "R", change=False)
                assert lazily_linked(player, cell) == by_road | by_rail


@pytest.mark.clause("RT-Q10", "RT-Q11", "RT-Q14")
@few
@given(players)
def test_the_most_linked_pawns(player: Player) -> None:
    faces = player.area.faces
    for pawn, (kinds, change) in WAYS.items():
        chains = [
            1 + len(plain.reached(faces, player.pawns, cell, kinds, change=change))
            for cell in player.pawns
            if faces[cell].pin == pawn
        ]
        assert most_linked(player, pawn) == max(chains, default=0)  # type: ignore[arg-type]


@pytest.mark.clause("RT-F1", "RT-F2", "RT-F3")
@few
@given(players)
def test_cities_rectangle_and_openings(player: Player) -> None:
    area = player.area
    groups = plain.town_groups(area.faces)
    assert sorted(map(len, area.town_groups)) == groups
    assert sorted(map(len, cities(area))) == [size for size in groups if size >= 3]
    assert area.rectangle.size == plain.largest_rectangle(area.faces)
    x, y = area.rectangle.cell
    assert all(
        (x + dx, y + dy) in area.faces for dx in range(area.rectangle.width) for dy in range(area.rectangle.height)
    )
    assert len(area.openings) == plain.openings(area.faces)


@pytest.mark.clause("RT-T1", "RT-T2", "RT-T3")
@few
@given(players)
def test_placements_are_every_distinct_way_that_fits(player: Player) -> None:
    area = player.area
    for tile in CONTENT.tiles[:: max(1, len(area.laid) // 3)]:
        listed = Placements(CONTENT, area, [tile.id])
        found = []
        for action in listed:
            assert isinstance(action, PlaceTile)
            face = tile.face_of[action.turn, action.flipped]
            found.append((action.cell, face.sides, frozenset(face.segments)))
        assert len(found) == len(set(found)) == len(listed)
        assert set(found) == plain.placements(area.faces, tile.printed)


@pytest.mark.clause("RT-F2")
def test_of_equal_rectangles_the_wider_then_the_north_westernmost() -> None:
    assert map_of(["####", "##.."]).area.rectangle == Rectangle((0, 0), 4, 1)
    assert map_of(["##..", "####"]).area.rectangle == Rectangle((0, 1), 4, 1)
    assert map_of(["##.##", "##.##"]).area.rectangle == Rectangle((0, 0), 2, 2)
    assert map_of(["..#", "###", "#.."]).area.rectangle == Rectangle((0, 1), 3, 1)
    assert map_of(["##", "..", "##"]).area.rectangle == Rectangle((0, 0), 2, 1)
    assert Area().rectangle == Rectangle((0, 0), 0, 0)


def test_placements_are_a_sequence() -> None:
    ways = Placements(CONTENT, grown("sequence", 6).area, [9, 9, 21])
    listed = list(ways)
    assert ways[-1] == listed[-1] and ways[1:4] == listed[1:4] and ways == listed
    for wrong in (len(listed), -len(listed) - 1):
        with pytest.raises(IndexError):
            ways[wrong]


# Challenges on maps --------------------------------------------------------------------------------------------------

BLANK = Face("----", (), "field")


def map_of(rows: list[str]) -> Player:
    """`#` is a tile."""
    cells = [(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#"]
    return Player(area=Area(tuple(Laid(cell, -1, BLANK) for cell in cells)))


@pytest.mark.clause("RT-Q6", "RT-Q7", "RT-Q5")
@settings(max_examples=150, derandomize=True, deadline=None)
@given(st.lists(st.text("##.", min_size=6, max_size=6), min_size=1, max_size=6))
def test_holes_by_their_words(rows: list[str]) -> None:
    player = map_of(rows)
    faces = player.area.faces
    assert holes(player) == (plain.single_holes(faces) >= 3)
    assert volcano(player) == plain.has_square_hole(faces)
    used = [y for y, row in enumerate(rows) if "#" in row]
    assert flat_earth(player) == (not used or max(used) - min(used) + 1 <= 3)


@pytest.mark.clause("RT-Q6")
@pytest.mark.parametrize(
    ("rows", "holds"),
    [
        ([".##.", "#..#", "#..#", ".##."], True),
        (["####", "#..#", "#..#", "####"], True),
        ([".##.", "#..#", "#..#", ".#.."], False),
        ([".##.", "#.##", "#..#", ".##."], False),
        ([".###.", "#...#", "#...#", ".###."], False),
        ([".#.", "#.#", ".#."], False),
    ],
)
def test_a_volcano_is_a_two_by_two_and_nothing_else(rows: list[str], holds: bool) -> None:
    assert volcano(map_of(rows)) is holds


@pytest.mark.clause("RT-Q7")
@pytest.mark.parametrize(
    ("rows", "holds"),
    [
        ([".#.#.#.", "#.#.#.#", ".#.#.#."], True),
        ([".#.#.#.", "#.#.#.#", ".#.#..."], False),
        (["####", "#..#", "####"], False),
    ],
)
def test_three_single_holes(rows: list[str], holds: bool) -> None:
    assert holes(map_of(rows)) is holds


def way(sides: str, pin: Any = None, *, station: bool = False) -> Face:
    road, rail = ("".join(side for side, kind in zip("NESW", sides, strict=True) if kind == k) for k in "HR")
    segments = ([f"rail:{rail}"] if rail else []) + ([f"road:{road}"] if road else [])
    return Face(sides, tuple(segments), "field", station, pin)


def travellers(faces: dict[Cell, Face]) -> Player:
    laid = tuple(Laid(cell, -1, face) for cell, face in faces.items())
    return Player(area=Area(laid), pawns=tuple(cell for cell, face in faces.items() if face.pin))


def ring(width: int, *, also: tuple[Cell, ...] = ()) -> Player:
    """A road round a field two high, so that two ways of equal length join the middles of its short sides."""
    faces: dict[Cell, Face] = {}
    for x in range(1, width):
        faces[x, 0] = faces[x, 2] = way("-H-H")
    faces |= {(0, 0): way("-HH-"), (width, 0): way("--HH"), (0, 2): way("HH--"), (width, 2): way("H--H")}
    faces |= {(0, 1): way("H-H-", "traveller"), (width, 1): way("H-H-", "traveller")}
    for cell in also:
        faces[cell] = way(faces[cell].sides, "traveller")
    return travellers(faces)


@pytest.mark.clause("RT-Q8")
def test_one_shortest_way_without_a_traveller_is_enough() -> None:
    assert distant_friends(ring(10)) is True, "up one, along ten, down one: twelve steps"
    assert distant_friends(ring(9)) is False
    assert distant_friends(ring(10, also=((5, 0),))) is True, "the other way is as short"
    assert distant_friends(ring(10, also=((5, 0), (5, 2)))) is False


@pytest.mark.clause("RT-Q8")
def test_a_longer_way_round_a_traveller_does_not_count() -> None:
    """The shortest way has a traveller on it; the free one is two steps longer."""
    faces = {(x, 0): way("-H-H") for x in range(1, 12)}
    faces |= {(0, 0): way("-H--", "traveller"), (12, 0): way("---H", "traveller"), (5, 0): way("-H-H", "traveller")}
    faces |= {(4, 0): way("-HHH"), (6, 0): way("-HHH"), (4, 1): way("HH--"), (5, 1): way("-H-H"), (6, 1): way("H--H")}
    assert distant_friends(travellers(faces)) is False
    faces[5, 0] = way("-H-H")
    assert distant_friends(travellers(faces)) is True


@pytest.mark.clause("RT-Q8", "RT-C3")
def test_changing_at_a_station_costs_no_step_and_an_overpass_joins_nothing() -> None:
    faces = {(x, 0): way("-H-H") for x in range(1, 6)} | {(x, 0): way("-R-R") for x in range(7, 12)}
    faces |= {(0, 0): way("-H--", "traveller"), (12, 0): way("---R", "traveller")}
    assert distant_friends(travellers(faces | {(6, 0): way("-R-H", station=True)})) is True
    assert distant_friends(travellers(faces | {(6, 0): way("-R-H")})) is False
    shorter = {cell: face for cell, face in faces.items() if cell[0] < 11} | {(11, 0): way("---R", "traveller")}
    assert distant_friends(travellers(shorter | {(6, 0): way("-R-H", station=True)})) is False


@pytest.mark.clause("RT-Q8")
@settings(max_examples=25, derandomize=True, deadline=None)
@given(st.integers(0, 10**6))
def test_distant_friends_by_their_words(seed: int) -> None:
    """Long ladders of random rungs, where ways of several lengths compete."""
    rng = Rng(f"ladder {seed}")
    length = 14
    rungs = []
    for _ in range(length):
        rung, rng = rng.below(3)
        rungs.append(rung == 0)
    faces: dict[Cell, Face] = {}
    for y in (0, 1):
        for x in range(length):
            sides = list("-H-H")
            if x == 0:
                sides[3] = "-"
            if x == length - 1:
                sides[1] = "-"
            if rungs[x]:
                sides[2 if y == 0 else 0] = "H"
            pin, rng = rng.below(6)
            faces[x, y] = way("".join(sides), "traveller" if pin == 0 or x in (0, length - 1) else None)
    player = travellers(faces)
    assert distant_friends(player) == plain.distant_friends(faces, player.pawns)


@pytest.mark.clause("RT-Q8")
@settings(max_examples=25, derandomize=True, deadline=None)
@given(st.lists(st.booleans(), min_size=16, max_size=16), st.sets(st.integers(0, 15), max_size=4))
def test_distant_friends_with_a_road_above_a_rail(stations: list[bool], friends: set[int]) -> None:
    """A road and a rail side by side; where a station stands above, one can change from one to the other."""
    faces: dict[Cell, Face] = {}
    for x, station in enumerate(stations):
        west, east = ("-" if x == 0 else "H"), ("-" if x == 15 else "H")
        pin = "traveller" if x in friends or x == 0 else None
        faces[x, 0] = way(f"-{east}{'R' if station else '-'}{west}", pin, station=station)
        west, east = west.replace("H", "R"), east.replace("H", "R")
        faces[x, 1] = way(f"{'R' if station else '-'}{east}-{west}", "traveller" if x in (13, 15) else None)
    player = travellers(faces)
    assert distant_friends(player) == plain.distant_friends(faces, player.pawns)


@pytest.mark.clause("RT-Q8")
@few
@given(players)
def test_steps_on_real_areas(player: Player) -> None:
    assert distant_friends(player) == plain.distant_friends(player.area.faces, player.pawns)


@pytest.mark.clause("RT-Q9")
@pytest.mark.parametrize(("count", "holds"), [(9, False), (10, True)])
def test_stations_of_one_network(count: int, holds: bool) -> None:
    faces = {(x, 0): way("-H-R" if x % 2 else "-R-H", station=True) for x in range(count)}
    faces |= {(x, 1): way("-R-H", station=True) for x in (20, 22)}
    assert station_mayhem(travellers(faces)) is holds


@pytest.mark.clause("RT-Q9")
def test_the_central_station_is_one_of_them() -> None:
    faces = {(x, 0): way("-RHR", station=True) for x in range(9)}
    assert station_mayhem(travellers(faces)) is False
    central = Face("HR-R", ("rail:EW", "road:N"), "field", True, None, "central_station")
    assert station_mayhem(travellers(faces | {(9, 0): central})) is True


@pytest.mark.clause("RT-Q13")
def test_a_row_goes_over_gaps() -> None:
    faces = {(0, 0): way("H---", "car"), (9, 0): way("H---", "car"), (3, 1): way("R---", "train")}
    assert strict_ruling(travellers(faces)) is False
    faces[9, 0] = way("R---", "train")
    assert strict_ruling(travellers(faces)) is True


# Objectives on maps --------------------------------------------------------------------------------------------------


@pytest.mark.clause("RT-O1")
def test_city_hall_needs_every_direction() -> None:
    rows = ["..#..", "..#..", "#####", "..#..", "..#.."]
    assert CONDITIONS["city_hall"](map_of(rows).area, (), (2, 2)) is True
    for y, row in enumerate(rows):
        for x, mark in enumerate(row):
            if mark == "#" and (x, y) != (2, 2):
                less = [r if n != y else r[:x] + "." + r[x + 1 :] for n, r in enumerate(rows)]
                assert CONDITIONS["city_hall"](map_of(less).area, (), (2, 2)) is False


@pytest.mark.clause("RT-O4")
def test_a_stadium_counts_all_eight_neighbours() -> None:
    around = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]
    faces = {(0, 0): way("H-H-")} | {cell: way("H---", "traveller") for cell in around}
    area = travellers(faces).area
    for first in range(6):
        assert CONDITIONS["stadium"](area, tuple(around[first : first + 3]), (0, 0)) is True
        assert CONDITIONS["stadium"](area, tuple(around[first : first + 2]), (0, 0)) is False


@pytest.mark.clause("RT-O6")
@pytest.mark.parametrize("pin", ["car", "train", "traveller"])
def test_a_temple_looks_at_all_eight_neighbours(pin: str) -> None:
    for x in (-2, -1, 0, 1, 2):
        for y in (-2, -1, 0, 1, 2):
            if (x, y) != (0, 0):
                faces = {(0, 0): way("R---"), (x, y): way("H---" if pin == "car" else "R---", pin)}
                spoilt = pin != "traveller" and max(abs(x), abs(y)) == 1
                for pawns in ((), ((x, y),)):
                    area = travellers(faces).area
                    assert CONDITIONS["temple"](area, pawns, (0, 0)) is not spoilt


# Medals and places ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "thresholds"),
    [
        pytest.param(name, thresholds, marks=pytest.mark.clause(f"RT-Q{number}", "RT-4"))
        for number, (name, thresholds) in enumerate(
            {
                "megalopolis": (30, 40, 50),
                "route_66": (40, 50, 60),
                "trans_europe_express": (40, 50, 60),
                "perfection": (40, 50, 60),
                "flat_earth": (40, 50, 60),
                "volcano": (30, 40, 50),
                "holes": (30, 40, 50),
                "distant_friends": (40, 50, 60),
                "station_mayhem": (40, 50, 60),
                "car_paradise": (40, 50, 60),
                "train_paradise": (40, 50, 60),
                "four_cities": (40, 50, 60),
                "strict_ruling": (35, 45, 55),
                "traffic_control": (30, 40, 50),
                "lazy_travellers": (40, 50, 60),
            }.items(),
            1,
        )
    ],
)
def test_medals_are_reached_at_equality(name: Any, thresholds: tuple[int, int, int]) -> None:
    assert CHALLENGES[name].medals == thresholds
    for number, threshold in enumerate(thresholds, 1):
        assert medals(name, threshold) == number
        assert medals(name, threshold - 1) == number - 1
    assert CHALLENGES[name].is_limit == (name in ("flat_earth", "strict_ruling", "traffic_control"))


@pytest.mark.clause("RT-F5")
def test_places_by_points_and_then_by_column() -> None:
    assert places((5,), [None]) == (1,)
    assert places((5, 8), [0, 3]) == (2, 1)
    assert places((8, 8), [3, 0]) == (2, 1)
    assert places((8, 8, -1, 8), [2, 0, 4, 3]) == (2, 1, 4, 3)
