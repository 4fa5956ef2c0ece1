"""The five levels of Railroad Tiles: they play whatever the rules allow, by the seed, and each better than the last."""

import statistics
import subprocess
import sys
from typing import Any

import pytest

from branchline.bots import Budget, find_bot
from branchline.bots.levels import LEVELS
from branchline.core.match import play, start
from branchline.core.rng import Rng
from branchline.games.railroad_tiles.content import shipped_text
from branchline.games.railroad_tiles.game import GAME
from branchline.games.railroad_tiles.rules.challenges import CHALLENGES
from branchline.kernels.railroad_tiles.layout import KINDS_MOST
from kits import TESTS, surroundings
from kits.game_kit import Variant
from kits.games import KITS
from kits.levels import bots_match, score_of

FEW = Budget(playouts=6)
VARIANTS = [
    *KITS["railroad-tiles"].variants,
    Variant(1, {"edition": "prototype"}),
    Variant(3, {"edition": "prototype", "objectives": "random"}),
]


@pytest.mark.parametrize("number", range(len(VARIANTS)), ids=lambda number: str(VARIANTS[number]))
def test_every_level_plays_every_option(number: int) -> None:
    """The seats go through the levels; who sits alone is the strongest, who thinks in every way there is."""
    variant = VARIANTS[number]
    levels = ["stationmaster"] if variant.seats == 1 else [LEVELS[(number + seat) % 5] for seat in range(variant.seats)]
    bots_match(GAME, levels, f"options {number}", dict(variant.options), FEW)


@pytest.mark.parametrize("challenge", list(CHALLENGES))
def test_a_challenge_is_played_for(challenge: str) -> None:
    bots_match(GAME, ["signaller"], f"challenge {challenge}", {"challenge": challenge, "objectives": "random"})


@pytest.mark.parametrize("challenge", ["route_66", "trans_europe_express"])
def test_a_long_way_is_kept_open_until_it_is_long_enough(challenge: str) -> None:
    """Who only looks how long it is closes it early, and rarely gets there."""
    matches = [bots_match(GAME, ["signaller"], f"medals {deal}", {"challenge": challenge}) for deal in range(6)]
    assert sum(score_of(match) > 0 for match in matches) >= 3


def test_with_playouts_a_choice_follows_from_the_seed() -> None:
    one, other = (bots_match(GAME, ["stationmaster", "trainee"], "again", None, FEW) for _ in range(2))
    assert one.entries == other.entries


@pytest.mark.parametrize("level", ["signaller", "stationmaster"])
def test_a_plan_lost_is_made_again(level: str) -> None:
    bots_match(GAME, [level], "forgetful", {"objectives": "random"}, Budget(playouts=1), keeps_plans=False)


@pytest.mark.parametrize(
    "plan",
    ["nothing of ours", {"round": 1, "laid": 0, "then": [{"type": "place_tile"}]}, {"round": "one"}, [1, 2]],
    ids=str,
)
def test_a_plan_that_is_none_is_not_followed(plan: Any) -> None:
    match = start(GAME, 1, "rubbish")
    legal, bot = match.legal_actions(0), find_bot("driver", GAME.name)
    assert bot(GAME, match.view(0), legal, 0, Rng("1"), FEW, plan) == bot(
        GAME, match.view(0), legal, 0, Rng("1"), FEW, None
    )


def test_a_plan_is_followed_only_while_it_fits() -> None:
    """After an undo the same plan comes back at another position: it is made anew."""
    match = start(GAME, 1, "undone")
    bot = find_bot("driver", GAME.name)
    first = bot(GAME, match.view(0), match.legal_actions(0), 0, Rng("1"), FEW, None)
    match = play(match, 0, first.action)
    second = bot(GAME, match.view(0), match.legal_actions(0), 0, Rng("2"), FEW, first.plan)
    after = play(match, 0, second.action)
    late = bot(GAME, after.view(0), after.legal_actions(0), 0, Rng("3"), FEW, first.plan)
    assert late.action in after.legal_actions(0)
    assert second.action != late.action


# Where the kernel is not to be had ------------------------------------------------------------------------------------


def test_an_owners_list_too_large_for_the_kernel_is_played_one_step_ahead() -> None:
    """It holds every list of so many kinds; one with more is checked and played like any other."""
    unused = '[[tile]]\nsides = "H---"\nsegments = ["road:N"]\nterrain = "town"\ncount.final = 0\n'
    game: Any = GAME.with_content(shipped_text() + unused * KINDS_MOST)
    match, alike = (bots_match(game, [level], "large") for level in ("stationmaster", "greedy"))
    assert match.entries == alike.entries


PLAIN = """
from kits.levels import bots_match, score_of
from branchline.games.railroad_tiles.game import GAME
from branchline.kernels import IS_COMPILED
assert not IS_COMPILED
print(score_of(bots_match(GAME, ["porter"], "plain")), score_of(bots_match(GAME, ["signaller"], "plain")) > 40)
"""


def test_without_numba_levels_play_as_well_as_they_can() -> None:
    """Who thinks from tile to tile plays the same match; who plans keeps fewer ways in mind."""
    environment = surroundings(BRANCHLINE_PLAIN="1")
    words = [sys.executable, "-c", PLAIN]
    done = subprocess.run(words, capture_output=True, text=True, timeout=600, env=environment, cwd=TESTS)
    assert done.returncode == 0, done.stderr
    assert done.stdout == f"{score_of(bots_match(GAME, ['porter'], 'plain'))} True\n"


# Strength -------------------------------------------------------------------------------------------------------------


def test_each_level_is_better_than_the_one_below() -> None:
    """Without playouts, on few deals: the tables of docs/bots.md say more."""
    means = [
        statistics.mean(score_of(bots_match(GAME, [level], f"deal {number}")) for number in range(10))
        for level in LEVELS[:4]
    ]
    assert means == sorted(means)
    assert means[2] > 55 and means[3] > 60
