"""The content file, and what is refused when an owner's own is wrong."""

from importlib.resources import files

import pytest

from branchline.core.errors import BadContent
from branchline.core.match import start
from branchline.games.off_the_rails.content import Content, load
from branchline.games.off_the_rails.game import GAME
from branchline.rails.grid import around

TEXT = (files("branchline.games.off_the_rails") / "content" / "off_the_rails.toml").read_text(encoding="utf-8")
CONTENT: Content = GAME.content
MISCOUNTED = [
    ("count = 24", "count = 23"),
    ("tokens_a_colour = 5", "tokens_a_colour = 4"),
    ('[[mission]]\nname = "ram"\ndeed = "hit"\nforeign = true\nspeed = 6\n', ""),
]


def changed(old: str, new: str, count: int = 1) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, count)


def refusal(text: str) -> tuple[str, str]:
    with pytest.raises(BadContent) as refused:
        load(text)
    return refused.value.reason.message, refused.value.reason.clause


def test_the_shipped_content_says_it_is_a_reconstruction() -> None:
    assert CONTENT.sheet.status == "reconstruction"
    assert "RECONSTRUCTION" in TEXT
    assert GAME.content_text is None


def test_an_owner_s_content_is_played_with_and_travels_with_the_record() -> None:
    text = changed('status = "reconstruction"', 'status = "from my box"')
    game = GAME.with_content(text)
    assert game.content_text == text
    assert game.content_hash != GAME.content_hash
    assert start(game, 2, "own").view(0).content_status == "from my box"


@pytest.mark.clause("OR-C1")
@pytest.mark.parametrize(("old", "new"), MISCOUNTED)
def test_the_counts_of_the_box_are_checked(old: str, new: str) -> None:
    assert refusal(changed(old, new)) == ("off-the-rails-content-count", "OR-C1")


@pytest.mark.clause("OR-C1")
def test_the_box_holds_what_it_should() -> None:
    assert (CONTENT.sheet.track_tiles, sum(CONTENT.jewels), len(CONTENT.card_cells)) == (90, 66, 32)
    assert len(CONTENT.missions) == 11


@pytest.mark.clause("OR-C2")
def test_jewel_kinds_and_values_are_checked() -> None:
    assert CONTENT.jewels == (24, 15, 10, 5, 12)
    assert CONTENT.values == (1, 2, 3, 5, 0)
    assert refusal(changed('kind = "gold"', 'kind = "silver"')) == ("off-the-rails-content-kinds", "OR-C2")
    assert refusal(changed("value = 0", "value = 1")) == ("off-the-rails-content-jewel", "OR-C2")


@pytest.mark.clause("OR-C3")
def test_mines_are_a_centre_and_the_cells_around_it() -> None:
    assert {(2, 2), (6, 2), (6, 6), (2, 6)} == CONTENT.centres
    for mine in CONTENT.sheet.mine:
        assert set(mine.cells) == set(around(mine.centre))
    assert refusal(changed("centre = [2, 2]", "centre = [3, 2]")) == ("off-the-rails-content-mine", "OR-C3")
    assert refusal(changed('colour = "blue"', 'colour = "red"')) == ("off-the-rails-content-colours", "OR-C3")


@pytest.mark.clause("OR-C4")
def test_exits_lie_beyond_their_side() -> None:
    assert CONTENT.surface[(4, -1)].clan == "red"
    assert CONTENT.stubs[(4, -1)] == "S" and CONTENT.stubs[(9, 4)] == "W"
    assert refusal(changed("[3, -1]", "[3, 0]")) == ("off-the-rails-content-exit", "OR-C4")
    assert refusal(changed("[3, -1]", "[4, -1]")) == ("off-the-rails-content-exit", "OR-C4")
    assert refusal(changed('side = "N"', 'side = "S"')) == ("off-the-rails-content-colours", "OR-C4")


@pytest.mark.clause("OR-C5")
def test_the_board_is_as_we_reconstructed_it() -> None:
    assert len(CONTENT.cells) == 81
    assert [line.side for line in CONTENT.sheet.exit] == ["N", "E", "S", "W"]
    assert CONTENT.stubs == {
        **dict.fromkeys([(3, -1), (4, -1), (5, -1)], "S"),
        **dict.fromkeys([(9, 3), (9, 4), (9, 5)], "W"),
        **dict.fromkeys([(3, 9), (4, 9), (5, 9)], "N"),
        **dict.fromkeys([(-1, 3), (-1, 4), (-1, 5)], "E"),
    }


@pytest.mark.clause("OR-C5")
def test_a_board_that_does_not_hold_its_mines_is_refused() -> None:
    two_in_one_place = changed("centre = [6, 2]", "centre = [2, 2]").replace(
        "cells = [[5, 1], [6, 1], [7, 1], [7, 2], [7, 3], [6, 3], [5, 3], [5, 2]]",
        "cells = [[1, 1], [2, 1], [3, 1], [3, 2], [3, 3], [2, 3], [1, 3], [1, 2]]",
    )
    assert refusal(two_in_one_place) == ("off-the-rails-content-layout", "OR-C5")
    assert refusal(changed("rows = 9", "rows = 400"))[1] in ("OR-C4", "OR-C5")


@pytest.mark.clause("OR-C6")
def test_deposit_cards_by_number() -> None:
    assert CONTENT.card_cells["red-1"] == (1, 1) and CONTENT.card_cells["yellow-8"] == (1, 6)
    assert {CONTENT.card_sizes[f"{colour}-3"] for colour in ("red", "blue", "green", "yellow")} == {2}
    assert {CONTENT.card_sizes[f"{colour}-4"] for colour in ("red", "blue", "green", "yellow")} == {3}
    bad = changed("deposits = [2, 3, 2, 3, 2, 3, 2, 3]", "deposits = [2, 3, 2, 3, 2, 3, 2]")
    assert refusal(bad) == ("off-the-rails-content-deposits", "OR-C6")


@pytest.mark.clause("OR-C7")
def test_ninety_tiles() -> None:
    assert refusal(changed("track_tiles = 90", "track_tiles = 60")) == ("off-the-rails-content-count", "OR-C7")


@pytest.mark.clause("OR-V4")
def test_missions_must_be_possible_and_told_apart() -> None:
    assert refusal(changed("pieces = 5", "pieces = 6")) == ("off-the-rails-content-mission", "OR-V4")
    assert refusal(changed("emerald = 3", "silver = 3")) == ("off-the-rails-content-mission", "OR-V4")
    assert refusal(changed('name = "ram"', 'name = "trio"')) == ("off-the-rails-content-mission-twice", "OR-V4")


def test_what_is_no_content_is_refused() -> None:
    for text in ("", "status = 3", TEXT + "\nmore = 1\n"):
        assert refusal(text)[0] == "off-the-rails-content-unreadable"
    assert refusal("[[")[0] == "content-not-toml"


@pytest.mark.clause("OR-C2", "OR-C5", "OR-C6", "OR-V4")
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("value = 5", "value = 101", "off-the-rails-content-unreadable"),
        ("deposits = [2,", "deposits = [67,", "off-the-rails-content-unreadable"),
        ("pieces = 5", "pieces = -1", "off-the-rails-content-unreadable"),
        ("emerald = 3", "emerald = 67", "off-the-rails-content-unreadable"),
        ("rows = 9", "rows = 13", "off-the-rails-content-exit"),
        ("centre = [2, 2]", "centre = [2, 20000000]", "content-number"),
        ('"reconstruction"', f'"{"r" * 41}"', "off-the-rails-content-unreadable"),
    ],
)
def test_no_number_or_name_is_larger_than_a_game_needs(old: str, new: str, message: str) -> None:
    assert refusal(changed(old, new))[0] == message


@pytest.mark.clause("OR-C5")
def test_the_largest_board() -> None:
    larger = changed("columns = 9", "columns = 13").replace("[9, ", "[13, ")
    assert refusal(larger) == ("off-the-rails-content-size", "OR-C5")
