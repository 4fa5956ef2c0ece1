"""The line-up: five levels of every game, of which none keeps a table waiting until its kernel is compiled."""

import re
from pathlib import Path

import pytest

from branchline.bots import LEVELS, YARDSTICKS, Budget, find_bot, lineup
from branchline.bots.levels import load_all
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
    assert chosen[0] == chosen[1]
