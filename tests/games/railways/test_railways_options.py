"""The options, and what is refused of them."""

import pytest

from branchline.core.errors import BadOption
from branchline.core.match import start
from branchline.games.railways.game import GAME


@pytest.mark.clause("RW-G5")
@pytest.mark.parametrize("goals", [[], ["mayor", "mayor"], ["baron"]])
def test_goals_are_chosen_once_and_at_least_one(goals: list[str]) -> None:
    with pytest.raises(BadOption):
        start(GAME, 1, "goals", {"goals": goals})


@pytest.mark.clause("RW-S2")
def test_a_plan_is_arranged_or_as_dealt() -> None:
    with pytest.raises(BadOption):
        start(GAME, 1, "plan", {"plan": "thrown"})


@pytest.mark.clause("RW-G5")
def test_one_goal_may_stand_alone() -> None:
    assert start(GAME, 1, "goals", {"goals": "mayor"}).state.goals == ("mayor",)
    assert start(GAME, 1, "goals").state.goals == ("economist",)


def test_there_is_one_player() -> None:
    with pytest.raises(BadOption):
        start(GAME, 2, "two")
