"""However often somebody takes back and does again, the work stays that of what was played, and has an end."""

from typing import Any

import msgspec
import pytest

from branchline.core import match as matches
from branchline.core import record
from branchline.core.acts import end, pause, resign, resume, take_back_by_consent
from branchline.core.entries import HOST, Played, Redone, Undone
from branchline.core.errors import BadRecord, NothingToUndo, Refused
from branchline.core.log import Log
from branchline.core.match import Match, can_undo, play, redo, start, undo
from kits.games import find_any_game
from kits.tiny_game import GAME, Grow, Hide, Pass, Roll

HIDDEN = ((0, Hide(1)), (1, Hide(2)))


def playing(grown: int) -> Match:
    match = start(GAME, 2, "tiny")
    for seat, action in (*HIDDEN, *((0, Grow()) for _ in range(grown))):
        match = play(match, seat, action)
    return match


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the entries that the rules were asked about."""
    asked: list[int] = []
    judge = matches._judge

    def counted(game: Any, last: Any, seq: int, seat: int, action: Any) -> Any:
        asked.append(seq)
        return judge(game, last, seq, seat, action)

    monkeypatch.setattr(matches, "_judge", counted)
    return asked


def test_what_was_judged_is_not_judged_again(judged: list[int]) -> None:
    match = playing(3)
    assert judged == [1, 2, 3, 4, 5]
    for _ in range(100):
        match = redo(undo(match, 0, whole_turn=True), 0)
    assert judged == [1, 2, 3, 4, 5]
    assert can_undo(match, 0) == (5, 4, 3)


def test_a_record_of_many_undos_is_judged_by_its_plays(judged: list[int]) -> None:
    match = playing(1)
    for _ in range(matches.MOST_TAKEN_BACK // 2):
        match = redo(undo(match, 0), 0)
    data = record.export(play(match, 0, Pass()))
    judged.clear()
    again = record.replay(record.read(data), find_any_game)
    assert judged == [1, 2, 3, again.seq]
    assert again.seq == matches.MOST_TAKEN_BACK + 4


def test_two_ways_on_from_one_moment_are_kept_apart() -> None:
    """Entry 4 is a die in one match and something else in the other; neither takes the other's for its own."""
    common = playing(1)
    back = undo(play(common, 0, Grow()), 0)
    one, other = play(common, 0, Roll()), play(undo(back, 0), 0, Grow())
    assert redo(undo(other, 0), 0).state == other.state
    assert common.seq == 3 and one.entries[-1] == Played(0, Roll())
    assert redo(back, 0).entries[-1] == Redone(0, (4,))


def test_a_seat_takes_back_so_many_entries_and_no_more() -> None:
    match = playing(1)
    for _ in range(matches.MOST_TAKEN_BACK // 2):
        match = redo(undo(match, 0), 0)
    with pytest.raises(NothingToUndo) as refused:
        undo(match, 0)
    assert refused.value.reason.message == "undone-enough"
    match = play(play(match, 0, Pass()), 1, Grow())
    assert undo(match, 1).entries[-1] == Undone(1, (match.seq,)), "others may still"


def test_an_undo_for_a_seat_that_is_none_is_refused() -> None:
    match = playing(2)
    for seat in (77, -1):
        with pytest.raises(Refused, match="unknown-seat"):
            take_back_by_consent(match, seat, (4,), ())
    with pytest.raises(NothingToUndo):
        take_back_by_consent(match, 0, (0, 1, 2, 3, 4), ())


def test_a_match_has_so_many_entries_and_can_then_be_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "MOST_ENTRIES", 4)
    match = playing(2)
    with pytest.raises(Refused) as refusal:
        play(match, 0, Grow())
    assert refusal.value.reason.message == "match-too-long"
    with pytest.raises(Refused) as refusal:
        undo(match, 0)
    assert refusal.value.reason.message == "match-too-long"
    assert not end(resign(match, 0), 0, "resigned").to_act
    with pytest.raises(Refused, match="match-too-long"):
        pause(match, 0)


def test_a_pause_in_a_match_that_is_full_comes_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """It had room for that; what else was entered meanwhile may have taken it."""
    match = pause(playing(2), 0)
    monkeypatch.setattr(matches, "MOST_ENTRIES", match.seq)
    assert resume(match, HOST).pause is None


def test_a_record_that_is_too_long_is_refused_before_it_is_played(judged: list[int]) -> None:
    long = record.read(record.export(playing(1)))
    entries = (*long.entries, *long.entries[-1:] * matches.MOST_ENTRIES)
    with pytest.raises(BadRecord) as refused:
        record.replay(msgspec.structs.replace(long, entries=entries), find_any_game)
    assert refused.value.reason.message == "record-too-long"
    assert judged == [1, 2, 3]
    with pytest.raises(BadRecord) as refused:
        record.read(b" " * (record.MOST_BYTES + 1))
    assert refused.value.reason.message == "record-too-large"
    with pytest.raises(BadRecord):
        record.read(b"[" * 100_000)


def test_a_log_grows_without_copying_and_branches_by_copying() -> None:
    log: Log[int] = Log()
    for number in range(1_000):
        log = log.grown(number)
    shorter, longer = log, log.grown(1_000)
    assert longer._items is shorter._items, "nothing was copied"
    branch = shorter.grown(-1)
    assert (longer[-1], branch[-1], len(shorter)) == (1_000, -1, 1_000)
    assert list(shorter) == list(range(1_000)) and shorter[:2] == (0, 1)
    assert shorter == tuple(range(1_000)) != longer
    with pytest.raises(IndexError):
        shorter[1_000]
