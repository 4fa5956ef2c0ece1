"""Taking back beyond the barrier: whom a table asks, and what their answers make of it, whichever host it has."""

import pytest

from branchline.core.acts import hand_over, pause, resign
from branchline.core.entries import HandedOver, Undone
from branchline.core.errors import Refused
from branchline.core.match import Match, play, start
from branchline.tables.entering import entered_now, facts_of, new_entries
from branchline.tables.refusals import Conflict
from branchline.tables.requests import Request, answered, carried_out, still_asked, undo_wished, wishing
from branchline.tables.sitting import Sitting, opened
from kits.tiny_game import GAME, Hide, Pass, Roll

NOBODY: frozenset[int] = frozenset()


def rolled(bots: frozenset[int] = NOBODY) -> Sitting:
    """Seat 0 has seen a die, which only the others can let it take back."""
    match = start(GAME, 3, "asked")
    begun, matches = opened(match, bots, None, 0.0), []
    for seat, action in ((0, Hide(1)), (1, Hide(1)), (2, Hide(1)), (0, Roll())):
        match = play(match, seat, action)
        matches.append(match)
    return entered_now(begun, matches, 1.0)


def wished(sitting: Sitting) -> Match | Request:
    return undo_wished(sitting, 0, whole_turn=False, to=None)


def asked(sitting: Sitting) -> Request:
    found = wished(sitting)
    assert isinstance(found, Request)
    return found


def test_the_people_concerned_are_asked_and_no_bots() -> None:
    assert asked(rolled()).concerned == (1, 2)
    assert asked(rolled(frozenset({2}))).concerned == (1,)
    alone = wished(rolled(frozenset({1, 2})))
    assert isinstance(alone, Match)
    assert isinstance(alone.entries[-1], Undone)


def test_somebody_whose_seat_a_bot_keeps_is_asked_and_who_gave_up_is_not() -> None:
    sitting = rolled()
    kept = entered_now(sitting, [hand_over(sitting.match, HandedOver(1, "bot", "left"))], 2.0)
    assert asked(kept).concerned == (1, 2)
    given = resign(sitting.match, 1)
    gone = entered_now(sitting, [given, hand_over(given, HandedOver(1, "bot", "resigned"))], 2.0)
    assert asked(gone).concerned == (2,)


def test_the_last_consent_carries_it_out() -> None:
    sitting = rolled()
    half = answered(asked(sitting), 1, "undo", agree=True)
    assert half is not None
    assert half.waits_for == [2]
    whole = answered(half, 2, "undo", agree=True)
    assert whole is not None
    assert whole.waits_for == []
    undone = carried_out(sitting.match, whole)
    assert undone.entries[-1] == Undone(0, (sitting.match.seq,), (1, 2))


@pytest.mark.parametrize(("seat", "agree"), [(1, False), (0, False), (0, True)], ids=["refused", "withdrawn", "own"])
def test_one_refusal_or_who_asked_ends_it(seat: int, agree: bool) -> None:
    assert answered(asked(rolled()), seat, "undo", agree=agree) is None


def test_nobody_answers_what_was_not_asked_of_them() -> None:
    request = asked(rolled(frozenset({2})))
    for given, seat, what in ((None, 1, "undo"), (request, 2, "undo"), (request, 1, "pause")):
        with pytest.raises(Conflict, match="nothing-asked"):
            answered(given, seat, what, agree=True)  # type: ignore[arg-type]  # of a literal


def test_in_a_pause_nobody_takes_back_nor_agrees_to_it() -> None:
    sitting = rolled()
    request = asked(sitting)
    with pytest.raises(Refused, match="match-paused"):
        answered(request, 1, "undo", agree=True, paused_by=2)
    paused = entered_now(sitting, [pause(sitting.match, 2, (0, 1))], 2.0)
    with pytest.raises(Refused, match="match-paused"):
        wished(paused)
    assert still_asked(request, paused.match, sitting.match.seq) == request, "it stands until the pause is over"


def test_what_is_played_ends_a_request_to_take_back() -> None:
    sitting = rolled()
    on = play(sitting.match, 0, Pass())
    assert still_asked(asked(sitting), on, sitting.match.seq) is None
    assert still_asked(None, on, sitting.match.seq) is None
    waits = Request(0, (), (1, 2), what="pause")
    assert still_asked(waits, on, sitting.match.seq) == waits


def test_entries_made_at_once_are_kept_with_what_was_spent_on_the_first() -> None:
    sitting = rolled()
    before, first = sitting.match, play(sitting.match, 0, Pass())
    after = entered_now(sitting, [first, play(first, 1, Pass())], 0.5, 7.0)
    new = new_entries(sitting, after)
    assert [(each.seq, each.at, each.spent) for each in new] == [(before.seq + 1, 1.0, 7.0), (before.seq + 2, 1.0, 0.0)]
    assert [each.entry for each in new] == list(after.match.entries)[before.seq :]
    assert len(new_entries(None, after)) == after.match.seq
    assert facts_of(after.match) == (after.match.seq, (2,), "playing", None, GAME.rules_version)


def test_what_must_be_asked_for_does_not_happen_and_what_is_asked_is_of_the_last_time_it_was_judged() -> None:
    happens, asks = wishing(lambda sitting: undo_wished(sitting, 0, whole_turn=False, to=None))
    assert happens(rolled()) == []
    assert [request.concerned for request in asks] == [(1, 2)]
    assert happens(rolled(frozenset({2}))) == []
    assert [request.concerned for request in asks] == [(1,)]
    alone = happens(rolled(frozenset({1, 2})))
    assert (len(alone), asks) == (1, [])
