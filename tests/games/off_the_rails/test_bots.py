"""The bots of Off the Rails: they keep to the rules and to their view, and the one that plans is the better one."""

import pytest

from branchline.bots import Budget, find_bot
from branchline.core.match import Match, play, start
from branchline.core.rng import Rng
from branchline.core.values import Action
from branchline.games.off_the_rails.actions import ChooseExit, EndActions, LayTrack, TakeJewel
from branchline.games.off_the_rails.game import GAME
from branchline.games.off_the_rails.sensible import is_doomed, sensible
from kits.off_the_rails.positions import busy, check, placed

AT_ONCE = Budget(playouts=0)


def chosen(level: str, match: Match, seed: str, seat: int = 0) -> Action:
    bot = find_bot(level, GAME.name)
    return bot(GAME, match.view(seat), match.legal_actions(seat), seat, Rng(seed), AT_ONCE, None).action


def bot_match(match: Match, levels: tuple[str, ...]) -> Match:
    while match.to_act:
        seat = min(match.to_act)
        action = chosen(levels[seat], match, f"{match.seed} {match.seq}", seat)
        assert action in match.legal_actions(seat)
        match = play(match, seat, action)
        check(GAME, match.state)
    return match


@pytest.mark.parametrize("levels", [("greedy", "random"), ("random", "greedy", "greedy"), ("greedy",) * 4])
def test_bots_play_to_the_end_on_quiet_and_busy_boards(levels: tuple[str, ...]) -> None:
    assert bot_match(start(GAME, len(levels), "quiet", {"missions": True}), levels).outcome
    assert bot_match(busy(len(levels), "busy"), levels).outcome


def test_the_one_that_plans_wins() -> None:
    wins = 0
    for number in range(8):
        levels = ("greedy", "random") if number % 2 else ("random", "greedy")
        outcome = bot_match(start(GAME, 2, f"rivals {number}"), levels).outcome
        assert outcome is not None
        wins += outcome.places[levels.index("greedy")] == 1
    assert wins >= 6


def test_a_cart_that_can_be_saved_is_saved() -> None:
    match = placed({"board": "───······", "carts": ["0 at 1,0 E speed 2 ruby 2"]})
    for number in range(20):
        after = play(match, 0, chosen("random", match, str(number)))
        assert not is_doomed(after.view(0).paths[0].path)


def test_a_way_that_ends_nowhere_is_not_taken() -> None:
    match = placed({"board": "─┬───────\n·│·······", "carts": ["0 at 0,0 E speed 3 ruby 2"]})
    match = play(match, 0, EndActions())
    assert sensible(match.view(0), match.legal_actions(0)) == [ChooseExit("E")]
    for level in ("random", "greedy"):
        assert chosen(level, match, "way") == ChooseExit("E")


def test_the_planner_lays_track_home_and_takes_what_is_worth_more() -> None:
    match = placed({"board": "·········\n····│····", "carts": ["0 at 4,1 N speed 2 diamond 3"]})
    assert chosen("greedy", match, "home") == LayTrack((4, 0), "NS")
    jewels = ["1,0 ruby 1 diamond 1"]
    match = placed({"board": "─────────", "carts": ["0 at 0,0 E speed 3"], "jewels": jewels})
    match = play(match, 0, EndActions())
    assert chosen("greedy", match, "jewel") == TakeJewel("diamond")
