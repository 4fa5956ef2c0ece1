"""The five levels of Off the Rails: they keep to the rules at every table, follow their plans and do without them, and
the stronger ones play better."""

import json
import subprocess
import sys
from typing import Any

import pytest
from msgspec.structs import replace

from branchline.bots import Budget, find_bot
from branchline.bots.levels import LEVELS
from branchline.core.codec import to_plain
from branchline.core.match import Match, play, start
from branchline.core.rng import Rng
from branchline.core.values import Action
from branchline.games.off_the_rails.actions import NameHand, PlaceToken, SplitLoad, TakeMission
from branchline.games.off_the_rails.content import shipped_text
from branchline.games.off_the_rails.game import GAME
from branchline.games.off_the_rails.rules.collisions import halves
from branchline.games.off_the_rails.state import (
    ActionPhase,
    CartPhase,
    DepositPhase,
    EndMove,
    HandChoice,
    MovementOver,
    SplitChoice,
    TokenChoice,
    TurnOver,
)
from kits import TESTS, surroundings
from kits.game_kit import Variant
from kits.games import begin
from kits.off_the_rails.kit import KIT, VARIANTS
from kits.off_the_rails.positions import busy, check, placed

SHORT = Budget(playouts=6)
PLAIN = """
import sys
from branchline.kernels import IS_COMPILED
from games.off_the_rails.test_levels import answered
assert not IS_COMPILED
answered("plain")
"""


def choice(level: str, match: Match, seat: int, plan: Any = None, seed: str = "", budget: Budget = SHORT) -> Any:
    bot, rng = find_bot(level, GAME.name), Rng(f"{seed} {match.seed} {match.seq}")
    return bot(match.game, match.view(seat), match.legal_actions(seat), seat, rng, budget, plan)


def first(level: str, match: Match, seat: int = 0, seed: str = "") -> Action:
    action: Action = choice(level, match, seat, seed=seed).action
    return action


def play_out(match: Match, levels: tuple[str, ...]) -> Match:
    """Every plan goes through JSON, every fifth is lost; what is asked twice is answered twice in the same way."""
    plans: dict[int, str] = {}
    while match.to_act:
        seat = min(match.to_act)
        plan = None if match.seq % 5 == 0 else json.loads(plans.get(seat, "null"))
        chosen = choice(levels[seat], match, seat, plan)
        assert chosen.action in match.legal_actions(seat)
        if match.seq % 9 == 0:
            assert choice(levels[seat], match, seat, plan) == chosen
        plans[seat] = json.dumps(chosen.plan)
        match = play(match, seat, chosen.action)
    return match


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_levels_play_whole_matches_with_every_option(variant: Variant) -> None:
    turned = VARIANTS.index(variant)
    levels = (*LEVELS[turned % 5 :], *LEVELS)[: variant.seats]
    match = play_out(begin(KIT, variant, f"levels {variant}"), levels)
    check(GAME, match.state)
    assert match.outcome


def test_on_a_busy_board_they_play_to_the_end() -> None:
    assert play_out(busy(3, "busy levels", missions=True), ("driver", "porter", "signaller")).outcome


def answered(seed: str) -> None:
    """Every level answers on a board where much is possible, and a few actions further."""
    for level in LEVELS:
        match, plan = busy(2, f"{level} {seed}"), None
        for _ in range(4):
            seat = min(match.to_act)
            chosen = choice(level, match, seat, plan)
            match, plan = play(match, seat, chosen.action), chosen.plan


def test_without_anything_compiled_they_answer_too() -> None:
    environment = surroundings(BRANCHLINE_PLAIN="1")
    words = [sys.executable, "-c", PLAIN]
    done = subprocess.run(words, capture_output=True, text=True, timeout=600, env=environment, cwd=TESTS, check=False)
    assert done.returncode == 0, done.stderr


def test_with_no_time_at_all_there_is_an_answer() -> None:
    match = busy(2, "no time")
    seat = min(match.to_act)
    chosen = choice("stationmaster", match, seat, budget=Budget(seconds=0.0))
    assert chosen.action in match.legal_actions(seat)


@pytest.mark.parametrize("plan", ["nonsense", 7, [], [[1]], [[1, {"type": "end_actions"}]], {"a": 1}, [["x", None]]])
def test_a_plan_that_is_none_is_made_again(plan: Any) -> None:
    match = busy(2, "bad plan")
    seat = min(match.to_act)
    assert choice("porter", match, seat, plan) == choice("porter", match, seat)


def test_a_plan_is_followed_until_things_stand_otherwise() -> None:
    match = placed({"board": "·········\n····│····", "carts": ["0 at 4,1 N speed 2 diamond 3"]})
    chosen = choice("driver", match, 0)
    after = play(match, 0, chosen.action)
    followed = choice("driver", after, 0, chosen.plan)
    assert to_plain(followed.action) == chosen.plan[0][1]
    assert followed.plan == (chosen.plan[1:] or None)
    slower = placed({"board": "·········\n····│····", "carts": ["0 at 4,1 N speed 1 diamond 3"]})
    assert choice("driver", slower, 0, chosen.plan) == choice("driver", slower, 0)


# How they play --------------------------------------------------------------------------------------------------------


def wins(better: str, worse: str, deals: int) -> float:
    won = 0.0
    for deal in range(deals):
        for seats in ((better, worse), (worse, better)):
            outcome = play_out(begin(KIT, Variant(2, {}), f"strength {deal}"), seats).outcome
            assert outcome is not None
            mine, theirs = (outcome.places[seats.index(level)] for level in (better, worse))
            won += 0.5 + (theirs > mine) / 2 - (mine > theirs) / 2
    return won / (2 * deals)


@pytest.mark.parametrize(("better", "worse"), [("signaller", "trainee"), ("driver", "greedy")])
def test_the_stronger_one_wins_most_matches(better: str, worse: str) -> None:
    assert wins(better, worse, 5) >= 0.6


@pytest.mark.parametrize("level", ["signaller", "driver", "stationmaster"])
def test_a_load_is_brought_home_over_new_track(level: str) -> None:
    match = placed({"board": "·········\n····│····", "carts": ["0 at 4,1 N speed 2 diamond 3"]})
    plan, seat = None, 0
    while min(match.to_act) == seat and not match.state.stockpiles[0][3]:
        chosen = choice(level, match, seat, plan)
        match, plan = play(match, seat, chosen.action), chosen.plan
    assert match.state.stockpiles[0][3] == 3


def test_hands_are_split_and_named_so_that_nobody_can_tell() -> None:
    rest = (EndMove(), CartPhase((2,)), MovementOver(), DepositPhase(), TurnOver())
    table = {"carts": ["0 at 4,4 N speed 2 ruby 2 gold 1", "2 at 4,5 N ruby 1"], "active": 1}
    match = placed({**table, "board": "·\n" * 4 + "····│\n····│"})
    load = match.state.carts[0].hold
    splitting = at_step(match, SplitChoice(0), *rest)
    splits = {first("stationmaster", splitting, 0, str(number)) for number in range(20)}
    assert len(splits) > 1 and all(isinstance(each, SplitLoad) for each in splits)
    naming = at_step(match, HandChoice(0, halves(load)[0]), *rest)
    names = {first("stationmaster", naming, 1, str(number)) for number in range(20)}
    assert names == {NameHand("left"), NameHand("right")}


def at_step(match: Match, *agenda: Any) -> Match:
    state = replace(match.state, agenda=agenda)
    return replace(match, last=replace(match.last, state=state, to_act=GAME.to_act(state)))


def test_a_token_goes_under_a_loaded_rival() -> None:
    chasms = ["red 3,4", "blue 8,8", "green 8,0", "yellow 0,8"]
    carts = ["0 at 2,4 N speed 2 ruby 1", "2 at 4,4 N speed 1 diamond 2 gold 2"]
    board = "\n".join(["·········"] * 4 + ["··│·│····"])
    match = placed({"board": board, "carts": carts, "chasms": chasms})
    tokens = at_step(match, TokenChoice("red"), TurnOver())
    for level in LEVELS:
        assert first(level, tokens) == PlaceToken((4, 4))


def test_a_mission_that_was_met_is_taken() -> None:
    match = placed({"board": "····│", "carts": ["0 at 4,0 N speed 1 diamond 1"]}, missions=True, seed="missions")
    while not isinstance(match.state.agenda[0], ActionPhase) or match.state.active == 0:
        chosen = first("driver", match)
        met = [action for action in match.legal_actions(0) if isinstance(action, TakeMission)]
        assert not met or chosen in met
        match = play(match, 0, chosen)


def test_on_an_owners_board_they_play_too() -> None:
    """The largest there may be: twelve by twelve."""
    text = shipped_text()
    for shipped, larger in (
        ("columns = 9", "columns = 12"),
        ("rows = 9", "rows = 12"),
        ("[[9, 3], [9, 4], [9, 5]]", "[[12, 3], [12, 4], [12, 11]]"),
        ("[[3, 9], [4, 9], [5, 9]]", "[[3, 12], [4, 12], [11, 12]]"),
    ):
        assert shipped in text
        text = text.replace(shipped, larger)
    game = GAME.with_content(text)
    assert play_out(start(game, 2, "owner's board"), ("signaller", "driver")).outcome
