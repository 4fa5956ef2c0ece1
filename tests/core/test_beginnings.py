"""A match that begins where another stood: with its draws or with others, and a match of its own."""

import pytest

from branchline.core import record
from branchline.core.acts import entries_back_to, pause, take_back_by_consent
from branchline.core.beginning import begun, reseed
from branchline.core.entries import HOST, Begins, Reseeded, Resumed
from branchline.core.errors import BadOption, BadRecord, NothingToUndo, Refused
from branchline.core.match import Match, can_undo, moments_back, play, start, undo
from kits.games import find_any_game
from kits.tiny_game import GAME, Grow, Hide, Pass, Roll

ROLLED = ((0, Hide(1)), (1, Hide(2)), (0, Roll()))
KNOWN = "ab" * 16


def playing(*moves: tuple[int, object]) -> Match:
    match = start(GAME, 2, "beginnings")
    for seat, action in moves:
        match = play(match, seat, action)  # type: ignore[arg-type]
    return match


def again(match: Match) -> Match:
    return record.replay(record.read(record.export(match)), find_any_game)


def test_the_draws_are_those_of_the_new_seed_from_there_on() -> None:
    before = playing(*ROLLED[:2])
    rolls = {seed: play(begun(before, KNOWN, seed), 0, Roll()).state.points[0] for seed in map(str, range(20))}
    assert len(set(rolls.values())) > 1
    for seed, points in rolls.items():
        assert play(begun(before, KNOWN, seed), 0, Roll()).state.points[0] == points
        assert play(begun(playing((1, Hide(2)), (0, Hide(1))), "", seed), 0, Roll()).state.points[0] == points
    same = play(begun(before, KNOWN), 0, Roll())
    assert same.state == playing(*ROLLED).state
    assert same.begins == Begins(KNOWN, 2)
    assert again(same) == same


def test_nobody_takes_back_what_was_before_the_other_draws() -> None:
    match = begun(playing(*ROLLED, (0, Grow())), KNOWN, "others")
    assert isinstance(match.entries[-1], Reseeded)
    assert can_undo(match, 0) == ()
    for asks in (
        lambda: undo(match, 0),
        lambda: entries_back_to(match, 0),
        lambda: take_back_by_consent(match, 0, (4, 5), (1,)),
        lambda: take_back_by_consent(match, 0, (5,), (1,)),
    ):
        with pytest.raises(NothingToUndo):
            asks()
    grown = play(match, 0, Grow())
    assert undo(grown, 0).state == match.state
    assert entries_back_to(play(grown, 0, Pass()), 0, 6) == (6, 7)
    assert [seq for seq, _ in moments_back(grown)] == [6, 5, 4, 3, 2, 1, 0]


def test_with_the_same_draws_one_goes_back_as_before() -> None:
    match = begun(playing(*ROLLED, (0, Grow())), KNOWN)
    assert undo(match, 0).state == playing(*ROLLED).state
    assert undo(match, 0).begins is not None


def test_a_match_begins_from_one_that_began_so_itself() -> None:
    first = play(begun(playing(*ROLLED), KNOWN, "others"), 0, Grow())
    kept = record.read(record.export(first))
    for step, draws in ((5, 2), (4, 2), (3, 1), (0, 1)):
        second = record.begin(kept, find_any_game, step, "yet others")
        assert second.begins == Begins(kept.digest, step)
        assert sum(isinstance(entry, Reseeded) for entry in second.entries) == draws
        assert again(second) == second


def test_a_match_that_begins_in_a_pause_goes_on() -> None:
    paused = record.read(record.export(pause(playing(*ROLLED), 1)))
    match = record.begin(paused, find_any_game, 4, "others")
    assert match.entries[-2:] == (Reseeded(HOST, "others"), Resumed(1))
    assert again(match) == match


def test_other_draws_come_at_the_beginning_or_not_at_all() -> None:
    match = begun(playing(*ROLLED), KNOWN)
    for asks in (playing(*ROLLED), play(match, 0, Grow()), reseed(match, HOST, "others")):
        with pytest.raises(Refused, match="reseeded-later"):
            reseed(asks, HOST, "others")
    with pytest.raises(BadOption, match="bad-seed"):
        begun(playing(), KNOWN, "\n")


def test_nothing_begins_where_a_match_was_over_or_has_no_step() -> None:
    over = playing((0, Hide(0)), (1, Hide(0)))
    for seat in (0, 1):
        over = play(over, seat, Pass())
    for seat in (0, 1):
        over = play(over, seat, Hide(0))
    for seat in (0, 1):
        over = play(over, seat, Pass())
    assert not over.to_act
    kept = record.read(record.export(over))
    with pytest.raises(Refused, match="begins-over"):
        record.begin(kept, find_any_game, over.seq)
    for step in (-1, over.seq + 1, 10**30):
        with pytest.raises(BadRecord, match="record-no-such-step"):
            record.begin(kept, find_any_game, step)
    data = record.export(over).replace(b'"seed": "beginnings"', b'"seed": "another"')
    with pytest.raises(BadRecord, match="record-ends-differently"):
        record.begin(record.read(data), find_any_game, 0)
