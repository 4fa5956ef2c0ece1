"""A pause is an entry like any other: replays and undo know it, and nobody plays until it is over."""

from collections.abc import Callable

import pytest

from branchline.core import record
from branchline.core.acts import end, hand_over, is_chain_kept, pause, resign, resume, take_back_by_consent, taken_up
from branchline.core.consider import consider
from branchline.core.entries import HOST, HandedOver, Paused, Resumed
from branchline.core.errors import Refused
from branchline.core.match import MOST_ENTRIES, Match, can_undo, play, redo, start, undo
from kits.games import find_any_game
from kits.tiny_game import GAME, Grow, Hide, Pass, Roll


def growing() -> Match:
    """It is the first seat's turn, and it has grown once."""
    match = start(GAME, 2, "pauses")
    for seat in range(2):
        match = play(match, seat, Hide(1))
    return play(match, 0, Grow())


def again(match: Match) -> Match:
    return record.replay(record.read(record.export(match)), find_any_game)


def test_nobody_plays_until_it_is_over_and_then_all_is_as_it_was() -> None:
    before = growing()
    paused = pause(undo(before, 0), 1, (0,))
    refused: list[Callable[[], Match]] = [
        lambda: play(paused, 0, Grow()),
        lambda: redo(paused, 0),
        lambda: undo(pause(before, 1), 0),
        lambda: take_back_by_consent(pause(before, 1), 0, (3,), (1,)),
        lambda: pause(paused, 0),
    ]
    for asks in refused:
        with pytest.raises(Refused, match="match-paused"):
            asks()
    reason = consider(paused, 0, Grow()).reason
    assert reason is not None
    assert (reason.message, reason.args) == ("match-paused", {"seat": 1})
    on = redo(resume(paused, 0), 0)
    assert on.state == before.state
    assert can_undo(on, 0) == can_undo(before, 0)
    late = play(resume(pause(before, 1), 1), 0, Roll(), before.seq)
    assert late.state == play(before, 0, Roll()).state, "what was chosen before it is not stale"
    assert on.entries[-3:-1] == (Paused(1, (0,)), Resumed(0))
    for match in (paused, on):
        assert again(match) == match


def test_undo_by_consent_goes_back_over_a_pause() -> None:
    match = play(growing(), 0, Pass())
    match = resume(pause(match, 1), HOST)
    assert is_chain_kept(match, 4), "a request that was made before still stands"
    back = take_back_by_consent(match, 0, (3, 4), (1,))
    assert back.state == undo(growing(), 0).state
    assert back.pause is None
    assert again(back) == back


def test_in_a_pause_one_may_give_up_go_and_end_the_match() -> None:
    paused = pause(growing(), 0)
    gone = hand_over(resign(paused, 1), HandedOver(1, "bot", "resigned"))
    assert gone.pause is not None
    over = end(gone, 0, "resigned")
    assert over.outcome is not None
    assert over.pause is None
    assert again(over) == over
    with pytest.raises(Refused, match="match-over"):
        pause(over, 0)
    with pytest.raises(Refused, match="not-paused"):
        resume(over, 0)


def test_who_sits_down_at_a_match_that_was_kept_in_a_pause_ends_it() -> None:
    match = growing()
    assert taken_up(match) is match
    assert taken_up(pause(match, 1)).entries[-1] == Resumed(1)


def test_pauses_fill_no_match() -> None:
    match = growing()
    while match.pause is not None or match.seq < MOST_ENTRIES - 1:
        match = resume(match, 0) if match.pause else pause(match, 0)
    with pytest.raises(Refused, match="match-too-long"):
        pause(match, 0)
    assert again(match) == match
