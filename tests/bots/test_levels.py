"""The line-up: five levels of every game, of which none keeps a table waiting until its kernel is compiled."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from branchline.bots import LEVELS, YARDSTICKS, Budget, find_bot, lineup
from branchline.bots.levels import QUICK, load_all
from branchline.bots.plain import is_plain
from branchline.core.match import start
from branchline.core.rng import Rng
from branchline.games import NAMES, find_game

BOTS = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_the_five_and_the_yardsticks(name: str) -> None:
    found = lineup(name)
    assert tuple(level for level in found.levels if level not in found.yardsticks) == LEVELS
    assert set(YARDSTICKS) < set(found.levels)
    assert (found.gentle, found.quick, found.strongest) == (LEVELS[0], LEVELS[2], LEVELS[-1])


def test_a_level_more_takes_its_place_by_its_name_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is offered to a newcomer, who keeps a seat, who wants a server: all of it follows from where it stands."""
    monkeypatch.setitem(lineup.__globals__, "LEVELS", ("cleaner", *LEVELS, "director"))
    found = lineup("railways")
    assert found.levels[:2] == ("random", "cleaner")
    assert (found.gentle, found.quick, found.strongest) == ("cleaner", QUICK, "director")
    assert found.searching == (*LEVELS[LEVELS.index(QUICK) + 1 :], "director")
    assert lineup("no such game").searching == ()


def test_the_solo_scores_are_those_of_the_docs() -> None:
    table = BOTS.read_text(encoding="utf-8").partition("<!-- scores railways -->")[2].partition("<!-- end -->")[0]
    rows = re.findall(r"^\| (\w+) \|.*\| (-?\d+) \| (\d+) \| (\d+) \|$", table, re.M)
    found = [(each.level, str(each.least), str(each.median), str(each.most)) for each in lineup("railways").solo_scores]
    assert found == rows


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", NAMES)
def test_while_a_kernel_compiles_the_yardstick_plays(name: str, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    load_all()  # what is imported while something is replaced would keep the replacement
    monkeypatch.setattr("branchline.kernels.compiling.IS_COMPILED", True)
    monkeypatch.setattr("branchline.kernels.compiling.is_ready", lambda: False)
    game = find_game(name)
    match = start(game, game.seat_counts[0], "not yet")
    seat = min(match.to_act)
    chosen = [
        find_bot(each, name)(
            game, match.view(seat), match.legal_actions(seat), seat, Rng("x"), Budget(seconds=1.0), None
        )
        for each in (level, "greedy")
    ]
    assert chosen[0] == replace(chosen[1], fell_back=True)


def test_where_nothing_is_compiled_the_line_up_says_who_plays_weaker(monkeypatch: pytest.MonkeyPatch) -> None:
    assert lineup("railways").weaker == ()
    is_plain.cache_clear()
    monkeypatch.setenv("BRANCHLINE_PLAIN", "1")
    try:
        assert lineup("railways").weaker == LEVELS[2:]
    finally:
        is_plain.cache_clear()
