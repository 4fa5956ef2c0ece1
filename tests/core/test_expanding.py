"""An action that stands for several: the door plays and stores its small actions, all or none."""

from collections.abc import Sequence
from typing import Any

import pytest

from branchline.core import record
from branchline.core.errors import IllegalAction, NotYourTurn
from branchline.core.game import AnyGame
from branchline.core.match import Match, can_undo, play, play_through, start
from branchline.core.values import Action, Seat
from kits import tiny_game
from kits.tiny_game import Grow, Hide, Pass, TinyGame


class GrowBy(Action, frozen=True):
    times: int


class Hasty(TinyGame):
    """The tiny game, for players who do not like to grow three times."""

    def expand(self, _state: Any, _seat: Seat, action: Action) -> Sequence[Action]:
        return (Grow(),) * action.times if isinstance(action, GrowBy) else (action,)


GAME: AnyGame = Hasty()


def at_first_turn() -> Match:
    match = start(GAME, 2, "hasty")
    return play(play(match, 0, Hide(1)), 1, Hide(2))


def test_only_small_actions_are_stored_and_each_can_be_taken_back() -> None:
    assert tiny_game.GAME.expand(at_first_turn().state, 0, GrowBy(3)) == (GrowBy(3),)  # nothing stands for others there
    match = play(at_first_turn(), 0, GrowBy(3))
    assert [entry.action for entry in match.entries[-3:]] == [Grow()] * 3  # type: ignore[union-attr]
    assert match.state.points[0] == 4
    assert len(can_undo(match, 0)) == 3
    again = record.replay(record.read(record.export(match)), lambda _name: GAME)
    assert again.entries == match.entries


def test_the_match_after_each_small_action_is_given() -> None:
    steps = play_through(at_first_turn(), 0, GrowBy(3))
    assert [match.seq for match in steps] == [3, 4, 5]
    assert [match.state.points[0] for match in steps] == [2, 3, 4]


def test_all_of_it_is_played_or_none() -> None:
    match = at_first_turn()
    with pytest.raises(IllegalAction):
        play(match, 0, GrowBy(4))
    assert match.seq == 2
    with pytest.raises(NotYourTurn):
        play(match, 1, GrowBy(1))
    assert play(match, 0, Pass()).to_act == frozenset({1})
