"""Undo goes back to the last draw: what was only chosen, paid or taken from a known reserve can be taken back."""

from typing import Any

import pytest

from branchline.core.match import Match, can_undo, play, start
from branchline.games.railways import actions as act
from branchline.games.railways.game import GAME
from branchline.games.railways.state import TakeAction


def dealt() -> Match:
    match = start(GAME, 1, "undo", {"plan": "as_dealt"})
    while not isinstance(match.state.agenda[0], TakeAction):
        match = play(match, 0, match.legal_actions(0)[0])
    return match


def spend(match: Match, cards: int) -> Match:
    """One action that uses so many cards."""
    for deed in match.legal_actions(0):
        if isinstance(deed, act.EndDecade):
            continue
        chosen = play(match, 0, deed)
        for way in chosen.view(0).ways:
            if len(way.cards) == cards:
                return play(chosen, 0, act.Pay(way.slots))
    raise AssertionError(f"nothing to pay with {cards} cards")


@pytest.mark.clause("RW-S1")
def test_the_hand_once_seen_cannot_be_unseen() -> None:
    assert can_undo(dealt(), 0) == ()


@pytest.mark.clause("RW-B1")
def test_a_known_card_may_go_back_a_shuffle_may_not() -> None:
    after_one: Any = play(spend(dealt(), 1), 0, act.EndDecade())
    assert len(can_undo(after_one, 0)) == 3
    after_two: Any = play(spend(dealt(), 2), 0, act.EndDecade())
    assert after_two.state.decade == 2
    assert can_undo(after_two, 0) == ()


@pytest.mark.clause("RW-B1")
def test_the_same_draws_come_again() -> None:
    ends = [play(spend(dealt(), 2), 0, act.EndDecade()).state for _ in range(2)]
    assert ends[0] == ends[1]
