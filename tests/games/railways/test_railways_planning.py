"""The planning board of Railways: the actions of the hand, on to the next shuffle."""

from branchline.core.match import Match, play, start
from branchline.core.planning import Planned, begin, plan_one
from branchline.games import find_game
from branchline.games.railways.actions import EndDecade

GAME = find_game("railways")


def dealt(seed: str) -> Match:
    match = start(GAME, 1, seed)
    while match.state.stock:
        match = play(match, 0, match.legal_actions(0)[0])
    return match


def decade_done(planned: Planned) -> Planned:
    while EndDecade() not in planned.match.legal_actions(0):
        planned = plan_one(planned, planned.match.legal_actions(0)[0])
    return plan_one(planned, EndDecade())


def test_it_goes_on_with_the_cards_one_knows_and_ends_at_the_shuffle() -> None:
    planned, decades = begin(dealt("planning"), 0, whole_turn=False), 0
    while planned.ends is None:
        planned, decades = decade_done(planned), decades + 1
    assert (planned.ends, planned.last) == ("draw", EndDecade())
    assert 1 <= decades <= 4


def test_the_hand_that_is_dealt_after_the_dice_is_not_told() -> None:
    planned = begin(start(GAME, 1, "planning"), 0, whole_turn=False)
    while planned.ends is None:
        planned = plan_one(planned, planned.match.legal_actions(0)[0])
    assert planned.ends == "draw"
    assert planned.match.state.hand == ()
