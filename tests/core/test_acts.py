"""Acts of the table as entries, proved on the tiny game."""

import pytest

from branchline.core import record
from branchline.core.acts import (
    concerned,
    end,
    entries_back_to,
    hand_over,
    has_undone_past_barrier,
    is_free,
    resign,
    seats_changed,
    take_back_by_consent,
)
from branchline.core.codec import encode
from branchline.core.entries import HandedOver
from branchline.core.errors import NothingToUndo, NotYourTurn, Refused
from branchline.core.match import Match, can_undo, last_change, play, redo, start, undo
from branchline.core.rng import Rng
from branchline.core.values import Action, Reason
from branchline.core.why_over import why_over
from kits.games import find_any_game, finish
from kits.tiny_game import GAME, Grow, Hide, Pass, Roll

HIDDEN = ((0, Hide(1)), (1, Hide(2)), (2, Hide(0)))


def playing(*moves: tuple[int, Action], seats: int = 3) -> Match:
    match = start(GAME, seats, "tiny")
    for seat, action in moves:
        match = play(match, seat, action)
    return match


def again(match: Match) -> Match:
    return record.replay(record.read(record.export(match)), find_any_game)


def test_a_seat_that_resigned_ranks_last_and_the_match_goes_on() -> None:
    match = resign(playing(*HIDDEN), 1)
    match = hand_over(match, HandedOver(1, "bot", "resigned"))
    over = finish(match, "on")
    assert over.outcome is not None
    assert over.outcome.places[1] == 3
    assert sorted(over.outcome.places)[0] == 1
    assert again(over).outcome == over.outcome
    with pytest.raises(Refused):
        resign(match, 1)
    with pytest.raises(Refused):
        resign(over, 0)


def test_who_resigned_later_ranks_before_who_resigned_sooner() -> None:
    over = end(resign(resign(playing(), 2), 0), 0, "resigned")
    assert over.outcome is not None
    assert over.outcome.places == (2, 1, 3)
    assert over.outcome.scores == ()


def test_nothing_happens_after_the_end() -> None:
    over = end(playing(*HIDDEN, (0, Grow())), -1, "stopped")
    assert over.to_act == frozenset()
    assert can_undo(over, 0) == ()
    assert over.outcome is not None
    with pytest.raises(NotYourTurn):
        play(over, 0, Pass())
    with pytest.raises(NothingToUndo):
        entries_back_to(over, 0)
    with pytest.raises(Refused):
        end(over, 0, "stopped")
    assert encode(again(over).state) == encode(over.state)


def test_acts_of_the_table_leave_the_game_as_it_was() -> None:
    match = playing(*HIDDEN, (0, Grow()))
    after = hand_over(match, HandedOver(1, "bot", "time"))
    assert after.state is match.state
    assert can_undo(after, 0) == can_undo(match, 0)
    assert undo(after, 0).state.points == (1, 2, 0)
    assert again(after).entries == after.entries


def test_an_undo_beyond_the_barrier_concerns_all_where_something_was_drawn() -> None:
    match = playing(*HIDDEN, (0, Grow()), (0, Roll()), (0, Grow()))
    assert is_free(match, 0, (6,))
    assert concerned(match, 0, (6,)) == frozenset()
    seqs = entries_back_to(match, 0, 5)
    assert seqs == (5, 6)
    assert concerned(match, 0, seqs) == {1, 2}
    back = take_back_by_consent(match, 0, seqs, (1, 2))
    assert back.state == playing(*HIDDEN, (0, Grow())).state
    assert has_undone_past_barrier(back)
    assert not has_undone_past_barrier(undo(match, 0))
    assert play(back, 0, Roll()).state.points == playing(*HIDDEN, (0, Grow()), (0, Roll())).state.points
    assert again(back).entries == back.entries
    with pytest.raises(NothingToUndo):
        redo(back, 0)


def test_an_undo_over_a_passed_turn_concerns_who_came_to_act() -> None:
    match = playing(*HIDDEN, (0, Grow()), (0, Pass()))
    seqs = entries_back_to(match, 0)
    assert seqs == (5,)
    assert concerned(match, 0, seqs) == {1}
    assert take_back_by_consent(match, 0, seqs, (1,)).to_act == {0}
    further = play(match, 1, Grow())
    assert entries_back_to(further, 0) == (5, 6)
    assert concerned(further, 0, (5, 6)) == {1}


def test_what_nobody_else_had_to_agree_to_can_be_done_again() -> None:
    match = playing(*HIDDEN, (0, Roll()))
    back = take_back_by_consent(match, 0, (4,), ())
    assert redo(back, 0).state == match.state


def test_only_the_end_of_the_line_can_be_taken_back() -> None:
    match = playing(*HIDDEN, (0, Roll()), (0, Grow()))
    for seqs in ((4,), (), (9,)):
        with pytest.raises(NothingToUndo):
            take_back_by_consent(match, 0, seqs, (1, 2))
    for first in (2, 99):
        with pytest.raises(NothingToUndo):
            entries_back_to(match, 0, first)


def test_staleness_kept_from_entry_to_entry_is_what_the_whole_match_says() -> None:
    for number in range(20):
        rng, match = Rng(f"stale {number}"), start(GAME, 3, "tiny")
        changed = (0,) * match.seats
        while match.to_act and match.seq < 40:
            seat, rng = rng.choice(sorted(match.to_act))
            dice, rng = rng.below(4)
            action, rng = rng.choice(match.legal_actions(seat))
            after = undo(match, seat) if dice == 0 and can_undo(match, seat) else play(match, seat, action)
            changed, match = seats_changed(match, after, changed), after
            for acting in match.to_act:
                assert changed[acting] == last_change(match, acting)


def test_a_match_says_which_act_ended_it_and_whom_bots_played_for() -> None:
    running = hand_over(playing(*HIDDEN), HandedOver(2, "bot", "time"))
    assert why_over(running) == ()
    late = Reason("over-bot-time", args={"seat": 2})
    assert why_over(finish(running, "on")) == (late,)
    assert why_over(end(running, 1, "stopped")) == (Reason("over-stopped", args={"seat": 1}), late)
    assert why_over(end(running, -1, "stopped")) == (Reason("over-stopped-by-host"), late)
    given_up = end(resign(running, 1), 1, "resigned")
    assert why_over(again(given_up)) == (Reason("over-resigned", args={"seat": 1}), late)
    back = hand_over(running, HandedOver(2, "person", "returned"))
    assert why_over(finish(back, "on")) == ()
