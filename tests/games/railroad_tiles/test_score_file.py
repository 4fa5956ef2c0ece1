"""`branchline score FILE`: the documented example, every error, and areas built to be hard."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from branchline.core.errors import BadPosition
from branchline.games.railroad_tiles import score_file
from branchline.games.railroad_tiles.game import GAME
from branchline.games.railroad_tiles.rules import challenges

FORMATS = Path(__file__).parents[3] / "docs" / "formats.md"
COMMAND = [sys.executable, "-m", "branchline.cli", "score", "--language", "en"]


def examples() -> list[Any]:
    """The JSON blocks of docs/formats.md that speak of Railroad Tiles: what goes in, what comes out."""
    section = FORMATS.read_text(encoding="utf-8").partition("## An area of Railroad Tiles")[2]
    blocks = [part.partition("```")[0] for part in section.split("```json\n")[1:3]]
    return [json.loads(block) for block in blocks]


def run(folder: Path, data: Any) -> subprocess.CompletedProcess[str]:
    file = folder / "area.json"
    file.write_text(data if isinstance(data, str) else json.dumps(data))
    return subprocess.run([*COMMAND, str(file)], capture_output=True, text=True, timeout=600)


def score(folder: Path, data: Any) -> Any:
    done = run(folder, data)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_the_documented_example_holds(tmp_path: Path) -> None:
    given, expected = examples()
    found = score(tmp_path, given)
    assert found == expected
    assert list(found) == list(expected)


def change(**fields: Any) -> Callable[[Any], Any]:
    return lambda data: data | fields


def change_tile(number: int, **fields: Any) -> Callable[[Any], Any]:
    def changed(data: Any) -> Any:
        tiles = list(data["tiles"])
        tiles[number] = tiles[number] | fields
        return data | {"tiles": tiles}

    return changed


def more(**tile: Any) -> Callable[[Any], Any]:
    return lambda data: data | {"tiles": [*data["tiles"], {"terrain": "field", **tile}]}


@pytest.mark.parametrize(
    ("damage", "error"),
    [
        (lambda _: "{", "not JSON"),
        (lambda _: [], '"game" must be one of'),
        (change(game="chess"), '"game" must be one of'),
        (change(colour="red"), "colour"),
        (change(edition="gold"), "gold"),
        (change(points="many"), "$.points"),
        (change(tiles=[]), "The area has no tiles."),
        (change_tile(1, colour="red"), "$.tiles[1]"),
        (change_tile(1, x=10**30), "$.tiles[1].x"),
        (change_tile(1, y=-1001), "$.tiles[1].y"),
        (change(points=10**4000), "$.points"),
        (change_tile(1, segments=["rail:" + "E" * 5_000]), "$.tiles[1].segments[0]"),
        (change_tile(1, sides="R" * 5_000), "$.tiles[1].sides"),
        (change_tile(1, objective="o" * 5_000), "$.tiles[1].objective"),
        (lambda _: "[" * 50_000, "not JSON"),
        (lambda _: " " * 65_536 + "{}", "is larger than 65,536 bytes"),
        (change_tile(1, terrain="sea"), "$.tiles[1].terrain"),
    ],
)
def test_an_error_is_clear_and_leaves_standard_output_empty(tmp_path: Path, damage: Any, error: str) -> None:
    done = run(tmp_path, damage(examples()[0]))
    assert done.returncode == 2
    assert done.stdout == ""
    assert error in done.stderr
    assert "Traceback" not in done.stderr


def without(number: int) -> Callable[[Any], Any]:
    return lambda data: data | {"tiles": [tile for n, tile in enumerate(data["tiles"]) if n != number]}


def both(*changes: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda data: both(*changes[1:])(changes[0](data)) if changes else data


OLD = change(edition="prototype")


@pytest.mark.clause("RT-T2", "RT-T3", "RT-C4", "RT-P1")
@pytest.mark.parametrize(
    ("damage", "error", "right"),
    [
        (change_tile(1, x=0, y=0), "Two tiles lie on 0,0.", without(1)),
        (change_tile(1, x=5), "5,0 does not hang together", without(1)),
        (change_tile(1, sides="-H-H", segments=["road:EW"]), "would meet", without(1)),
        (change_tile(1, sides="-R-X"), "1,0", without(1)),
        (change_tile(1, sides="-R"), "1,0", without(1)),
        (change_tile(1, segments=["rail:E"]), "side W lies in 0 segments", without(1)),
        (change_tile(1, segments=["rail:EW", "rail:W"]), "side W lies in 2 segments", without(1)),
        (change_tile(1, segments=["rail:NEW"]), "names side N", without(1)),
        (change_tile(1, segments=["tram:EW"]), '"tram:EW" is no segment', without(1)),
        (change_tile(1, station=True), "a station has one road and one rail segment", without(1)),
        (change_tile(1, pin="car"), "car pin", without(1)),
        (change_tile(1, pawn="train"), "stands on no pin", both()),
        (change_tile(0, pawn="train"), "stands on no pin", change_tile(0, pawn=None)),
        (change_tile(1, objective="gas_station"), "more than once",
         both(change_tile(1, objective="gas_station"), change_tile(2, objective=None))),
        (change_tile(1, objective="casino"), '"casino" on 1,0 is no objective', both()),
        (both(OLD, change_tile(2, objective="temple")), '"temple" on 0,1', both(OLD, change_tile(2, objective=None))),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_named_and_the_rest_is_scored(tmp_path: Path, damage: Any, error: str, right: Any) -> None:
    done = run(tmp_path, damage(examples()[0]))
    assert done.returncode == 1
    assert json.loads(done.stdout) == score(tmp_path, right(examples()[0]))
    assert error in done.stderr
    assert "Traceback" not in done.stderr


def test_every_problem_is_named_with_its_cell() -> None:
    many = both(
        more(x=0, y=2, sides="RRRR"),
        more(x=9, y=9, sides="HHHH"),
        more(x=0, y=0, sides="HHHH"),
        more(x=1, y=1, sides="X"),
    )
    found = GAME.score(many(examples()[0]))
    assert [(problem.message, problem.cell) for problem in found["problems"]] == [
        ("railroad-tiles-sides-differ", (0, 2)),
        ("score-two-tiles", (0, 0)),
        ("railroad-tiles-bad-sides", (1, 1)),
        ("score-disconnected", (9, 9)),
    ]
    assert found["score"] == examples()[1]


def test_of_what_does_not_hang_together_the_most_counts() -> None:
    far = [{"x": x, "y": 9, "sides": "HHHH", "terrain": "field"} for x in range(4)]
    found = GAME.score(examples()[0] | {"tiles": [*examples()[0]["tiles"], *far]})
    assert [problem.cell for problem in found["problems"]] == [(0, 0), (1, 0), (0, 1)]
    assert found["score"]["openings"]["count"] == 10


def test_where_nothing_is_right_the_first_problem_is_the_answer() -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.score({"game": "railroad-tiles", "tiles": [{"x": 0, "y": 0, "sides": "X", "terrain": "field"}]})
    assert refused.value.reason.cell == (0, 0)


def test_a_file_that_is_not_there_is_an_error() -> None:
    done = subprocess.run([*COMMAND, "no-such.json"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert "There is no file no-such.json." in done.stderr


def test_segments_may_be_left_out_and_pins_are_valued(tmp_path: Path) -> None:
    given = examples()[0]
    del given["tiles"][0]["segments"]
    assert score(tmp_path, given)["total"] == 3
    del given["tiles"][0]["pawn"]
    assert score(tmp_path, given)["pins"] == [{"x": 0, "y": 0, "pin": "car", "points": 1}]


def crossroads(cells: list[tuple[int, int]], letter: str = "H") -> Any:
    tiles = [{"x": x, "y": y, "sides": letter * 4, "terrain": "field"} for x, y in cells]
    return {"game": "railroad-tiles", "tiles": tiles}


def block(width: int, height: int, *missing: tuple[int, int]) -> list[tuple[int, int]]:
    return [(x, y) for y in range(height) for x in range(width) if (x, y) not in missing]


@pytest.mark.parametrize(
    ("cells", "longest"),
    [
        (block(6, 6, (0, 0), (5, 5)), 33),
        (block(6, 7), 42),
        (block(6, 7, (0, 0), (2, 0), (4, 0)), 37),
        (block(7, 6, (3, 3)), 41),
        (block(3, 14), 42),
    ],
)
def test_blocks_of_crossroads_are_exact(tmp_path: Path, cells: list[tuple[int, int]], longest: int) -> None:
    found = score(tmp_path, crossroads(cells))
    assert (found["longest_road"], found["longest_road_exact"]) == (longest, True)
    assert found["challenges"]["route_66"] is True
    assert score(tmp_path, crossroads(cells, "R"))["longest_rail"] == longest


def test_an_area_has_at_most_so_many_tiles() -> None:
    assert score_file.score(crossroads(block(15, 10)))["score"]["longest_road"] == 150
    with pytest.raises(BadPosition) as refused:
        score_file.score(crossroads([*block(15, 10), (15, 0)]))
    assert "$.tiles" in str(refused.value)


def test_a_map_full_of_travellers_is_walked_twice_for_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pair by pair it would be eleven thousand walks."""
    walks, walk = [0], challenges.steps_from

    def counted(*words: Any, **named: Any) -> Any:
        walks[0] += 1
        return walk(*words, **named)

    monkeypatch.setattr(challenges, "steps_from", counted)
    data = crossroads(block(15, 10))
    for tile in data["tiles"]:
        tile |= {"pin": "traveller", "pawn": "traveller"}
    assert score_file.score(data)["score"]["challenges"]["distant_friends"] is False
    assert walks[0] == 2 * 150


def test_what_the_server_answers_reads_the_area_once(monkeypatch: pytest.MonkeyPatch) -> None:
    read, times = score_file.read, [0]

    def counted(data: Any) -> Any:
        times[0] += 1
        return read(data)

    monkeypatch.setattr(score_file, "read", counted)
    assert GAME.score(examples()[0])["score"] == examples()[1]
    assert times[0] == 1


def test_an_unproved_length_leaves_what_hangs_on_it_open() -> None:
    """With hardly any budget the bound is only a lower one; the challenge and the objective are then unknown."""
    from branchline.games.railroad_tiles.longest_path import LongestPath
    from branchline.games.railroad_tiles.rules.challenges import is_long

    assert is_long(LongestPath(13, exact=False)) is None
    assert is_long(LongestPath(14, exact=False)) is True
    assert is_long(LongestPath(13, exact=True)) is False
