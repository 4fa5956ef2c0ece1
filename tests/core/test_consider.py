"""`consider`: the one question in front of the door. Its answers are what `play` then does."""

import pytest

from branchline.core import match as matches
from branchline.core.acts import pause
from branchline.core.consider import consider
from branchline.core.errors import Refused, Stale
from branchline.core.match import Match, play, start
from kits.tiny_game import GAME, Grow, Hide, Pass, Roll


def begun() -> Match:
    match = start(GAME, 2, "considered")
    for seat in range(2):
        match = play(match, seat, Hide(1))
    return match


def test_a_legal_action_is_previewed_and_nothing_changes() -> None:
    match = begun()
    considered = consider(match, 0, Grow())
    assert considered.is_legal
    assert considered.preview == GAME.preview(match.view(0), 0, Grow())
    assert match == begun()


@pytest.mark.parametrize(
    ("seat", "action", "message"), [(1, Grow(), "not-your-turn"), (0, Hide(1), "tiny-not-now")], ids=["seat", "step"]
)
def test_it_refuses_with_the_very_reason_of_the_door(seat: int, action: Grow | Hide, message: str) -> None:
    match = begun()
    considered = consider(match, seat, action)
    with pytest.raises(Refused) as refused:
        play(match, seat, action)
    assert considered.preview is None
    assert considered.reason == refused.value.reason
    assert refused.value.reason.message == message


def test_an_action_is_stale_once_an_entry_changed_what_its_seat_may_do() -> None:
    before = begun()
    after = play(before, 0, Roll())
    considered = consider(after, 0, Grow(), before.seq)
    with pytest.raises(Stale) as stale:
        play(after, 0, Grow(), before.seq)
    assert considered.reason == stale.value.reason
    assert consider(after, 0, Grow(), after.seq).is_legal
    assert not consider(after, 0, Grow(), after.seq + 1).is_legal


def test_what_others_did_without_changing_ones_choice_makes_nothing_stale() -> None:
    opening = start(GAME, 3, "apart")
    after = play(opening, 1, Hide(2))
    assert consider(after, 0, Hide(0), opening.seq).is_legal
    assert play(after, 0, Hide(0), opening.seq).seq == 2


def test_nobody_considers_after_the_end() -> None:
    match = begun()
    while match.to_act:
        seat = min(match.to_act)
        match = play(match, seat, Hide(0) if Hide(0) in match.legal_actions(seat) else Pass())
    assert consider(match, 0, Pass()).reason is not None


def test_a_match_that_is_full_is_refused_by_question_and_door_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun()
    monkeypatch.setattr(matches, "MOST_ENTRIES", match.seq)
    with pytest.raises(Refused) as refused:
        play(match, 0, Grow())
    assert refused.value.reason.message == "match-too-long"
    assert consider(match, 0, Grow()).reason == refused.value.reason


def test_question_and_door_refuse_for_the_same_thing_where_several_stand_against_it() -> None:
    """Chosen long ago, in a pause, out of turn: one is said, and it is the same."""
    before = begun()
    paused = pause(play(before, 0, Roll()), 1, (0,))
    for seat, seq in ((0, before.seq), (0, None), (1, None)):
        with pytest.raises(Refused) as refused:
            play(paused, seat, Hide(1), seq)
        assert consider(paused, seat, Hide(1), seq).reason == refused.value.reason
