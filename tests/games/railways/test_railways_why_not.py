"""Every refusal has a reason, whatever is asked, and nothing legal is refused."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from branchline.core.match import start
from branchline.core.values import Reason
from branchline.games.railways import actions as act
from branchline.games.railways.content import COLOURS
from branchline.games.railways.game import GAME
from kits.games import random_moves

CELLS = st.tuples(st.integers(-1, 10), st.integers(-1, 6))
NUMBERS = st.integers(-1, 9)
SILLY: st.SearchStrategy[Any] = st.one_of(
    st.builds(act.LayCard, NUMBERS, st.booleans()),
    st.builds(act.PlaceDie, CELLS, NUMBERS),
    st.builds(act.BuyRailway, CELLS),
    st.builds(act.Build, NUMBERS, CELLS),
    st.builds(act.MovePassenger, CELLS, st.sampled_from(COLOURS), st.lists(CELLS, max_size=3).map(tuple)),
    st.just(act.Recruit()),
    st.just(act.RaiseCapital()),
    st.just(act.CleanUp()),
    st.builds(act.AddPassenger, CELLS),
    st.builds(act.Upgrade, CELLS),
    st.builds(act.Pay, st.lists(st.tuples(NUMBERS, NUMBERS), max_size=4).map(tuple)),
    st.builds(act.Exchange, NUMBERS),
    st.just(act.EndDecade()),
)
POSITIONS = [
    match
    for seed in ("one", "two", "three")
    for number, match in enumerate(random_moves(start(GAME, 1, seed), seed))
    if number % 3 == 0
]


@settings(deadline=None, max_examples=200)
@given(st.sampled_from(POSITIONS), st.lists(SILLY, min_size=20, max_size=20))
def test_what_is_not_legal_has_a_reason(match: Any, actions: list[Any]) -> None:
    legal = match.legal_actions(0)
    view = match.view(0)
    for action in actions:
        reason = GAME.why_not(view, 0, action)
        assert isinstance(reason, Reason)
        assert (reason.message == "railways-legal") == (action in legal)


def test_what_is_legal_has_none() -> None:
    for match in POSITIONS:
        for action in match.legal_actions(0):
            assert GAME.why_not(match.view(0), 0, action).message == "railways-legal"


@pytest.mark.parametrize("seat", [1, -1])
def test_there_is_one_seat(seat: int) -> None:
    assert GAME.why_not(POSITIONS[0].view(0), seat, act.EndDecade()).message == "not-your-turn"
