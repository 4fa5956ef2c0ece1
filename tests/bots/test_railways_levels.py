"""The five levels of Railways: legal to the end with every goal and option, the same for a seed, and ever stronger."""

import json
import statistics
import subprocess
import sys
from typing import Any

import pytest

from branchline.bots import Budget, find_bot
from branchline.bots.levels import LEVELS as NAMES
from branchline.bots.railways.halving import Purse, best_of
from branchline.bots.railways.levels import LEVELS
from branchline.core.codec import encode
from branchline.core.match import Match, play, start
from branchline.core.rng import Rng
from branchline.games import find_game
from branchline.games.railways.state import TakeAction
from kits import TESTS, surroundings

GAME = find_game("railways")
FEW = Budget(playouts=6)
EVERY_GOAL = {"plan": "as_dealt", "goals": ["mayor", "conductor", "engineer"]}
OWNERS = GAME.with_content(
    (TESTS.parent / "src/branchline/games/railways/content/cards.toml")
    .read_text(encoding="utf-8")
    .replace('"two_rails"', '"two_rails", "two_rails"')
)


def play_match(level: str, seed: str, options: dict[str, Any], *, forgets: bool = False, game: Any = GAME) -> Match:
    """A whole match; a bot that forgets has lost its plan at every step."""
    match, plan = start(game, 1, seed, options), None
    while match.to_act:
        rng = Rng(f"{level} {seed} {match.seq}")
        choice = find_bot(level, "railways")(game, match.view(0), match.legal_actions(0), 0, rng, FEW, plan)
        plan = None if forgets else encode_plan(choice.plan)
        match = play(match, 0, choice.action)
    return match


def encode_plan(plan: Any) -> Any:
    """A plan is plain data: what JSON makes of it is the same plan."""
    return json.loads(encode(plan))


def total(match: Match) -> int:
    assert match.outcome is not None
    score = match.outcome.scores[0]
    assert score is not None
    return score


def test_the_levels_are_those_that_every_game_has() -> None:
    assert tuple(LEVELS) == NAMES


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", [{}, EVERY_GOAL], ids=["arranged", "every goal"])
def test_a_level_plays_to_the_end_and_the_same_match_for_a_seed(level: str, options: dict[str, Any]) -> None:
    """`play` refuses what is not legal."""
    first, again = (play_match(level, "contract", options) for _ in range(2))
    assert [encode(entry) for entry in first.entries] == [encode(entry) for entry in again.entries]


@pytest.mark.parametrize("level", ["trainee", "stationmaster"])
def test_a_level_whose_plan_is_lost_at_every_step_plays_on(level: str) -> None:
    assert not play_match(level, "forgetful", {}, forgets=True).to_act


def test_a_plan_from_another_match_is_not_followed() -> None:
    match = start(GAME, 1, "stray", {"plan": "as_dealt"})
    bot, stray = (
        LEVELS["signaller"],
        {"rows": [[8] * 8, [8] * 8], "before": [1], "cards": [[99, True]], "dice": [[[9, 9], 1]]},
    )
    while match.to_act and not isinstance(match.state.agenda[0], TakeAction):
        match = play(match, 0, bot(GAME, match.view(0), match.legal_actions(0), 0, Rng("stray"), FEW, stray).action)
    alone = bot(GAME, match.view(0), match.legal_actions(0), 0, Rng("stray"), FEW, None)
    assert bot(GAME, match.view(0), match.legal_actions(0), 0, Rng("stray"), FEW, stray).action == alone.action


def test_a_level_plays_with_an_owners_cards() -> None:
    assert not play_match("signaller", "owner", {}, game=OWNERS).to_act


def test_levels_grow_stronger() -> None:
    """A wide margin, on few seeds: what they really score is in docs/bots.md."""
    mean = {
        level: statistics.mean(total(play_match(level, f"ladder {number}", {})) for number in range(5))
        for level in ("trainee", "porter", "signaller")
    }
    assert mean["trainee"] + 5 < mean["porter"]
    assert mean["porter"] + 10 < mean["signaller"]
    assert mean["signaller"] > 55


def test_without_numba_a_level_plays_the_same_match() -> None:
    program = (
        "from bots.test_railways_levels import play_match, total\n"
        "from branchline.kernels import IS_COMPILED\n"
        "print(IS_COMPILED, total(play_match('porter', 'plain', {})))\n"
    )
    environment, words = surroundings(BRANCHLINE_PLAIN="1"), [sys.executable, "-c", program]
    done = subprocess.run(words, capture_output=True, text=True, timeout=600, env=environment, cwd=TESTS)
    assert done.stdout.split() == ["False", str(total(play_match("porter", "plain", {})))], done.stderr


def test_halving_finds_the_best_and_never_spends_more_than_it_has() -> None:
    tried: list[tuple[int, int]] = []

    def trial(choice: int, number: int) -> int:
        tried.append((choice, number))
        return choice

    assert best_of(range(9), trial, Purse(40)) == 8
    assert len(tried) == len(set(tried)) <= 40
    assert best_of(range(9), trial, Purse(0)) == 0
    assert best_of(range(9), trial, Purse.of(Budget(seconds=0.0), 40)) == 0
    assert best_of(range(9), trial, Purse.of(Budget(playouts=0), 40)) == 0
