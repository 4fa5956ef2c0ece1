"""RT-C: the pieces, and what is refused of a list of tiles."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from branchline.core.errors import BadContent, BadOption
from branchline.core.match import play, start
from branchline.games.railroad_tiles.content import EDITIONS, load, shipped_text, tiles_needed
from branchline.games.railroad_tiles.faces import ORIENTATIONS, PAWN_TYPES, Face, Orientation, Tile
from branchline.games.railroad_tiles.game import GAME

CONTENT = GAME.content
STRAIGHT = 'sides = "H-H-"\nsegments = ["road:NS"]\nterrain = "field"'


def tile(rows: str, count: int = 106) -> str:
    return f"[[tile]]\n{rows}\ncount = {{ final = {count}, prototype = {count} }}\n"


def refusal(text: str) -> Any:
    with pytest.raises(BadContent) as refused:
        GAME.with_content(text)
    return refused.value.reason


# What a tile shows ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("RT-C1")
def test_the_back_of_a_tile_is_its_mirror_image() -> None:
    face = Face("HR--", ("rail:E", "road:N"), "town", station=True, pin="car")
    back = face.turned(Orientation(0, True))
    assert (back.sides, back.segments) == ("H--R", ("rail:W", "road:N"))
    assert (back.terrain, back.station, back.pin) == ("town", True, "car")


@pytest.mark.clause("RT-C1")
def test_turning_goes_clockwise_and_four_quarters_are_none() -> None:
    face = Face("HRR-", ("rail:ES", "road:N"), "field")
    assert [face.turned(Orientation(turn, False)).sides for turn in (0, 90, 180, 270)] == [
        "HRR-",
        "-HRR",
        "R-HR",
        "RR-H",
    ]
    assert face.turned(Orientation(90, False)).segments == ("rail:SW", "road:E")
    quarter = face
    for _ in range(4):
        quarter = quarter.turned(Orientation(90, False))
    assert quarter == face.turned(Orientation(0, False))
    assert face.turned(Orientation(90, True)).sides == "RH-R"


@pytest.mark.clause("RT-C1")
@pytest.mark.parametrize("kind", CONTENT.tiles, ids=lambda kind: f"{kind.id}-{kind.shape}")
def test_every_tile_keeps_its_parts_however_it_lies(kind: Tile) -> None:
    for orientation in ORIENTATIONS:
        face = kind.printed.turned(orientation)
        assert sorted(face.sides) == sorted(kind.printed.sides)
        assert Counter(face.kinds) == Counter(kind.printed.kinds)
        assert (face.terrain, face.station, face.pin) == (
            kind.printed.terrain,
            kind.printed.station,
            kind.printed.pin,
        )
        assert face.pin in (None, *PAWN_TYPES)


@pytest.mark.clause("RT-C2")
def test_sides_of_a_kind_are_joined_into_segments() -> None:
    overpass = Face("HRHR", ("rail:EW", "road:NS"), "field")
    assert overpass.kinds == ("rail", "road")
    assert overpass.segment_at == (1, 0, 1, 0)
    dead_end = Face("--R-", ("rail:S",), "town")
    assert dead_end.segment_at == (-1, -1, 0, -1)
    assert dead_end.exits == (((0, 1, 0),),)


@pytest.mark.clause("RT-C3")
def test_a_pin_stands_on_its_way_and_a_traveller_at_a_station_on_both() -> None:
    def station(pin: Any) -> Face:
        return Face("HRH-", ("rail:E", "road:NS"), "town", station=True, pin=pin)

    assert [station(pin).pin_segments for pin in (None, "train", "car", "traveller")] == [(), (0,), (1,), (0, 1)]


# The shipped list ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("RT-C4")
def test_the_shipped_list_is_a_reconstruction_with_the_printed_totals() -> None:
    assert CONTENT.status == "reconstruction"
    assert GAME.view(start(GAME, 2, "status").state, 0).content_status == "reconstruction"
    assert CONTENT.warnings == ()
    assert [len(CONTENT.bag(edition)) for edition in EDITIONS] == [106, 102]
    assert [CONTENT.editions[edition].stars for edition in EDITIONS] == [10, 11]
    assert CONTENT.pawns == {"car": 18, "train": 18, "traveller": 18}
    assert CONTENT.editions["prototype"].objectives == ("gas_station", "metropolis", "central_station", "city_hall")


@pytest.mark.clause("RT-C5")
def test_the_seven_tokens() -> None:
    assert [(token.types, token.flag) for token in CONTENT.tokens] == [
        (("car",), False),
        (("train",), False),
        (("traveller",), False),
        (("car",), True),
        (("train",), True),
        (("traveller",), True),
        (("train", "car"), False),
    ]


@pytest.mark.clause("RT-C5")
def test_another_number_of_tokens_is_refused() -> None:
    reason = refusal(tile(STRAIGHT) + '[[token]]\ntypes = ["car"]\nflag = true\n')
    assert (reason.message, reason.clause, reason.args) == ("railroad-tiles-content-tokens", "RT-C5", {"found": 1})


@pytest.mark.clause("RT-C6", "RT-S6")
def test_the_columns() -> None:
    assert CONTENT.columns == {1: (2, 3, 4), 2: (2, 3, 3, 4), 3: (2, 3, 3, 4), 4: (2, 2, 3, 3, 4)}


WRONG_COLUMNS = ["4 = [2, 2, 3]", "2 = [2, 3, 3, 0]", "5 = [2, 2, 3, 3, 4, 4]", "many = [1]"]
WRONG_COLUMNS += ["2 = [2, 3, 3, 7]", f'"{"1" * 5_000}" = [1]']


@pytest.mark.clause("RT-C6")
@pytest.mark.parametrize("columns", WRONG_COLUMNS)
def test_columns_that_cannot_be_played_with_are_refused(columns: str) -> None:
    reason = refusal(f"[columns]\n{columns}\n" + tile(STRAIGHT))
    assert (reason.message, reason.clause) == ("railroad-tiles-content-columns", "RT-C6")


# An owner's list -----------------------------------------------------------------------------------------------------

WRONG_TILES: Mapping[str, tuple[str, str, Mapping[str, Any]]] = {
    "a side that is nothing": (
        'sides = "HX--"\nsegments = ["road:N"]\nterrain = "town"',
        "railroad-tiles-bad-sides",
        {"sides": "HX--"},
    ),
    "five sides": (
        'sides = "H----"\nsegments = ["road:N"]\nterrain = "town"',
        "railroad-tiles-bad-sides",
        {"sides": "H----"},
    ),
    "no such kind of segment": (
        'sides = "H---"\nsegments = ["path:N"]\nterrain = "town"',
        "railroad-tiles-bad-segment",
        {"segment": "path:N"},
    ),
    "a segment without a side": (
        'sides = "H---"\nsegments = ["road:"]\nterrain = "town"',
        "railroad-tiles-bad-segment",
        {"segment": "road:"},
    ),
    "a segment to no such side": (
        'sides = "H---"\nsegments = ["road:NX"]\nterrain = "town"',
        "railroad-tiles-bad-segment",
        {"segment": "road:NX"},
    ),
    "an empty side in a segment": (
        'sides = "H---"\nsegments = ["road:NS"]\nterrain = "town"',
        "railroad-tiles-segment-side",
        {"segment": "road:NS", "side": "S"},
    ),
    "a rail side in a road": (
        'sides = "HR--"\nsegments = ["road:NE"]\nterrain = "town"',
        "railroad-tiles-segment-side",
        {"segment": "road:NE", "side": "E"},
    ),
    "a side in no segment": (
        'sides = "H-H-"\nsegments = ["road:N"]\nterrain = "town"',
        "railroad-tiles-side-segments",
        {"side": "S", "count": 0},
    ),
    "a side in two segments": (
        'sides = "H-H-"\nsegments = ["road:NS", "road:S"]\nterrain = "town"',
        "railroad-tiles-side-segments",
        {"side": "S", "count": 2},
    ),
    "a station without a rail": (
        'sides = "H-H-"\nsegments = ["road:NS"]\nstation = true\nterrain = "town"',
        "railroad-tiles-station-segments",
        {"roads": 1, "rails": 0},
    ),
    "a station with two roads": (
        'sides = "HRH-"\nsegments = ["road:N", "road:S", "rail:E"]\nstation = true\nterrain = "town"',
        "railroad-tiles-station-segments",
        {"roads": 2, "rails": 1},
    ),
    "a car pin without a road": (
        'sides = "R---"\nsegments = ["rail:N"]\npin = "car"\nterrain = "town"',
        "railroad-tiles-pin-segments",
        {"pin": "car"},
    ),
    "a car pin on two roads": (
        'sides = "H-H-"\nsegments = ["road:N", "road:S"]\npin = "car"\nterrain = "town"',
        "railroad-tiles-pin-segments",
        {"pin": "car"},
    ),
    "a train pin without a rail": (
        'sides = "H---"\nsegments = ["road:N"]\npin = "train"\nterrain = "town"',
        "railroad-tiles-pin-segments",
        {"pin": "train"},
    ),
    "a train pin on two rails": (
        'sides = "R-R-"\nsegments = ["rail:N", "rail:S"]\npin = "train"\nterrain = "town"',
        "railroad-tiles-pin-segments",
        {"pin": "train"},
    ),
    "a traveller pin on an overpass": (
        'sides = "HRHR"\nsegments = ["road:NS", "rail:EW"]\npin = "traveller"\nterrain = "town"',
        "railroad-tiles-pin-segments",
        {"pin": "traveller"},
    ),
}


@pytest.mark.clause("RT-C4")
@pytest.mark.parametrize("case", WRONG_TILES)
def test_a_wrong_tile_is_refused_and_named(case: str) -> None:
    rows, message, args = WRONG_TILES[case]
    reason = refusal(tile(STRAIGHT) + tile(rows, 1))
    assert (reason.message, reason.clause) == (message, "RT-C4")
    assert reason.args == {"where": "tile 2", **args}


@pytest.mark.clause("RT-C4")
@pytest.mark.parametrize(
    "rows",
    [
        'sides = "HRHR"\nsegments = ["road:NS", "rail:EW"]\npin = "car"\nterrain = "town"',
        'sides = "HRHR"\nsegments = ["road:NS", "rail:EW"]\npin = "train"\nterrain = "town"',
        'sides = "HR--"\nsegments = ["road:N", "rail:E"]\nstation = true\npin = "traveller"\nterrain = "field"',
        'sides = "R---"\nsegments = ["rail:N"]\npin = "traveller"\nterrain = "field"',
        'sides = "----"\nsegments = []\nterrain = "field"',
        'sides = "HHHH"\nsegments = ["road:NE", "road:SW"]\nterrain = "field"',
    ],
)
def test_a_right_tile_is_accepted(rows: str) -> None:
    assert GAME.with_content(tile(rows)).content.status == "owner"


@pytest.mark.clause("RT-C4")
@pytest.mark.parametrize(
    "text",
    [
        tile('sides = "H---"\nsegments = ["road:N"]\nterrain = "sea"'),
        tile('sides = "H---"\nsegments = ["road:N"]\nterrain = "town"\npin = "boat"'),
        tile('sides = "H---"\nsegments = ["road:N"]\nterrain = "town"\ncolour = "red"'),
        tile(STRAIGHT, -1),
        tile(STRAIGHT, 1_000_000) + tile(STRAIGHT, 1),
        tile(STRAIGHT, 501),
        "[pawns]\ncar = -1\n" + tile(STRAIGHT),
        "[pawns]\ncar = 501\n" + tile(STRAIGHT),
        "[editions.final]\ntiles = 501\nstars = 4\nobjectives = []\n" + tile(STRAIGHT),
        tile(f'shape = "{"s" * 41}"\n' + STRAIGHT),
        tile('sides = "H---"\nsegments = ["road:' + "N" * 60 + '"]\nterrain = "town"'),
        tile('sides = "H---"\nsegments = [' + '"road:N",' * 60 + ']\nterrain = "town"'),
        "",
    ],
)
def test_what_is_no_list_of_tiles_is_refused(text: str) -> None:
    reason = refusal(text)
    assert (reason.message, reason.clause) == ("railroad-tiles-content-wrong", "RT-C4")
    assert reason.args["detail"]


@pytest.mark.clause("RT-C4")
def test_a_bag_that_nobody_could_shake_is_refused() -> None:
    reason = refusal(tile(STRAIGHT, 300) + tile(STRAIGHT, 201))
    assert (reason.message, reason.clause) == ("railroad-tiles-content-too-many", "RT-C4")
    assert reason.args == {"edition": "final", "tiles": 501, "most": 500}
    assert GAME.with_content(tile(STRAIGHT, 300) + tile(STRAIGHT, 200)).content.status == "owner"


@pytest.mark.clause("RT-C4")
def test_what_is_no_toml_is_refused() -> None:
    assert refusal("[[tile").message == "content-not-toml"


@pytest.mark.clause("RT-C4")
@pytest.mark.parametrize(
    "facts",
    [
        'tiles = 106\nstars = 3\nobjectives = ["temple", "airport", "stadium"]',
        'tiles = 106\nstars = 10\nobjectives = ["temple", "airport"]',
        'tiles = 106\nstars = 10\nobjectives = ["temple", "airport", "palace"]',
        'tiles = 106\nstars = 10\nobjectives = ["temple", "airport", "airport"]',
    ],
)
def test_an_edition_that_cannot_be_played_is_refused(facts: str) -> None:
    assert refusal(f"[editions.final]\n{facts}\n" + tile(STRAIGHT)).message == "railroad-tiles-content-edition"


@pytest.mark.clause("RT-C4")
def test_the_smallest_edition_that_can_be_played() -> None:
    facts = 'tiles = 106\nstars = 4\nobjectives = ["temple", "airport", "stadium"]'
    assert load(f"[editions.final]\n{facts}\n" + tile(STRAIGHT)).editions["final"].stars == 4


@pytest.mark.clause("RT-C4")
def test_a_tile_is_known_by_its_place() -> None:
    assert [kind.id for kind in CONTENT.tiles] == list(range(len(CONTENT.tiles)))


@pytest.mark.clause("RT-C4")
def test_objectives_are_those_of_the_rules() -> None:
    row = '[[objective]]\nid = "palace"\nsides = "H---"\nsegments = ["road:N"]\nterrain = "town"\n'
    assert refusal(tile(STRAIGHT) + row).message == "railroad-tiles-content-objectives"


@pytest.mark.clause("RT-C4")
def test_an_owners_list_need_only_name_its_tiles() -> None:
    content = GAME.with_content(tile(STRAIGHT)).content
    assert content.status == "owner"
    assert content.tokens == CONTENT.tokens
    assert content.columns == CONTENT.columns
    assert content.editions == CONTENT.editions
    assert content.pawns == CONTENT.pawns
    assert set(content.objective_tile) == set(CONTENT.objective_tile)
    assert content.hash != CONTENT.hash


@pytest.mark.clause("RT-C4", "RT-C6")
def test_of_a_table_an_owner_may_name_a_part() -> None:
    content = load("[pawns]\ncar = 20\n[columns]\n1 = [1, 3, 4]\n" + tile(STRAIGHT))
    assert content.pawns == {"car": 20, "train": 18, "traveller": 18}
    assert content.columns[1] == (1, 3, 4) and content.columns[4] == CONTENT.columns[4]


@pytest.mark.clause("RT-C4")
def test_a_tile_that_an_edition_does_not_name_is_not_in_it() -> None:
    content = load(f"[[tile]]\n{STRAIGHT}\ncount = {{ final = 90 }}\n")
    assert [len(content.bag(edition)) for edition in EDITIONS] == [90, 0]


@pytest.mark.clause("RT-C4")
def test_totals_that_differ_are_said_and_no_obstacle() -> None:
    car = 'sides = "H---"\nsegments = ["road:N"]\nterrain = "town"\npin = "car"'
    content = load(tile(STRAIGHT, 85) + tile(car, 20))
    said = [(reason.message, reason.clause, dict(reason.args)) for reason in content.warnings]
    assert said == [
        ("railroad-tiles-content-total", "RT-C4", {"edition": "final", "tiles": 105, "printed": 106}),
        ("railroad-tiles-content-pins", "RT-C4", {"edition": "final", "pin": "car", "pins": 20, "pawns": 18}),
        ("railroad-tiles-content-pins", "RT-C4", {"edition": "final", "pin": "train", "pins": 0, "pawns": 18}),
        ("railroad-tiles-content-pins", "RT-C4", {"edition": "final", "pin": "traveller", "pins": 0, "pawns": 18}),
        ("railroad-tiles-content-total", "RT-C4", {"edition": "prototype", "tiles": 105, "printed": 102}),
        *(
            (
                "railroad-tiles-content-pins",
                "RT-C4",
                {"edition": "prototype", "pin": pawn, "pins": pins, "pawns": 18},
            )
            for pawn, pins in (("car", 20), ("train", 0), ("traveller", 0))
        ),
    ]


def two_kinds(count: int) -> str:
    return tile(STRAIGHT, count - 1) + tile('sides = "R---"\nsegments = ["rail:N"]\nterrain = "field"', 1)


@pytest.mark.clause("RT-C4", "RT-X5")
@pytest.mark.parametrize(("seats", "needed"), [(1, 72), (2, 84)])
def test_too_few_tiles_for_so_many_players_are_refused(seats: int, needed: int) -> None:
    with pytest.raises(BadOption) as refused:
        start(GAME.with_content(two_kinds(needed - 1)), seats, "few")
    assert refused.value.reason.message == "railroad-tiles-too-few-tiles"
    assert refused.value.reason.args == {"tiles": needed - 1, "needed": needed, "seats": seats}
    assert start(GAME.with_content(two_kinds(needed)), seats, "enough").to_act


@pytest.mark.clause("RT-C4", "RT-S4")
def test_fewer_configurations_than_players_are_refused() -> None:
    game = GAME.with_content(two_kinds(106))
    with pytest.raises(BadOption) as refused:
        start(game, 3, "alike")
    assert refused.value.reason.message == "railroad-tiles-too-few-configurations"
    assert refused.value.reason.args == {"distinct": 2, "seats": 3}
    with pytest.raises(BadOption):
        start(GAME.with_content(tile(STRAIGHT)), 2, "alike")
    assert start(game, 2, "alike").to_act
    assert start(GAME.with_content(tile(STRAIGHT)), 1, "alike").to_act


@pytest.mark.clause("RT-X5")
def test_the_most_tiles_a_match_can_draw() -> None:
    assert tiles_needed((2, 2, 3, 3, 4), 4) == 14 + 7 * 12 + 4 == 102
    assert [tiles_needed(CONTENT.columns[seats], seats) for seats in (1, 2, 3, 4)] == [72, 84, 85, 102]


@pytest.mark.clause("RT-X5", "RT-C4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_greediest_match_draws_that_many_and_the_bag_lasts(seats: int) -> None:
    """The smallest column is left every time (with two players, the coin leaves it or a larger one)."""
    content = CONTENT
    match = start(GAME, seats, "greedy")
    most = len(content.bag("final")) - tiles_needed(content.columns[seats], seats)
    while match.to_act:
        seat = min(match.to_act)
        match = play(match, seat, match.legal_actions(seat)[-1])
        assert len(match.state.bag) >= most
    if seats != 2:
        assert len(match.state.bag) == most


@pytest.mark.clause("RT-C4")
def test_the_shipped_text_given_as_an_owners_is_the_same_list() -> None:
    assert load(shipped_text()) == CONTENT
