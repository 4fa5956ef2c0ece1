"""What is known of the times of a match outlives the file it lay in; what is not known is not made up."""

from branchline.core import record
from branchline.core.acts import pause, resume
from branchline.core.entries import HOST
from branchline.core.match import play, start
from branchline.core.record import Times
from branchline.tables.sitting import entered, resumed
from branchline.tables.updates import update_of
from kits.games import find_any_game
from kits.tiny_game import GAME, Hide

NOBODY: frozenset[int] = frozenset()


def test_a_match_goes_on_from_its_times_and_the_time_as_a_file_is_not_played() -> None:
    begun = resumed(start(GAME, 2, "times"), NOBODY, 1000.0)
    first = entered(begun, play(begun.match, 0, Hide(1)), 1002.5)
    kept = record.read(record.export(first.match, times=first.times))
    assert (kept.version, kept.times) == (2, Times(1000.0, (2.5,)))
    later = resumed(record.replay(kept, find_any_game), NOBODY, 500_000.0, kept.times)
    assert later.brought_seconds == 2.5, "nobody was away from the table before it was here"
    second = entered(later, play(later.match, 1, Hide(1)), 500_004.0)
    assert second.times == Times(1000.0, (2.5, 6.5))
    assert list(second.ats) == [1002.5, 500_004.0]


def test_a_match_of_which_nobody_knows_the_times_stays_one_of_format_1() -> None:
    old = record.export(play(start(GAME, 2, "times"), 0, Hide(1)))
    kept = record.read(old)
    later = resumed(record.replay(kept, find_any_game), NOBODY, 1000.0, kept.times)
    assert record.export(later.match, times=later.times) == old
    assert entered(later, play(later.match, 1, Hide(1)), 1001.0).times is None


def test_in_a_pause_a_seat_is_told_who_asked_for_it_and_offered_nothing() -> None:
    begun = resumed(start(GAME, 2, "times"), NOBODY, 1000.0)
    grown = entered(begun, play(begun.match, 0, Hide(1)), 1001.0)
    paused = entered(grown, pause(grown.match, 1, (0,)), 1002.0)
    for sitting, by in ((grown, None), (paused, 1), (entered(paused, resume(paused.match, HOST), 1003.0), None)):
        seen = update_of(sitting, 0, 0, None).position
        other = update_of(sitting, 1, 0, None).position
        assert seen is not None
        assert other is not None
        assert (seen.paused_by, bool(other.legal)) == (by, by is None)
    told = update_of(sitting, 0, 1, None).entries
    assert [(entry.type, entry.seat, entry.agreed) for entry in told] == [("paused", 1, [0]), ("resumed", -1, None)]
