"""Puzzles: every position is rebuilt by the rules, every best turn makes what it says, and nothing makes more."""

from pathlib import Path

import msgspec
import pytest

from branchline.core.match import Match, play
from branchline.games import NAMES, find_game
from branchline.games.off_the_rails.actions import ChangeSpeed, PlaceCart
from branchline.games.off_the_rails.state import ActionPhase
from branchline.study import puzzles as package
from branchline.study.puzzles import LEVELS, Puzzle, all_puzzles, best_line, explained, find_puzzle, position, reached
from branchline.study.puzzles.kinds import kind_of
from branchline.study.puzzles.proving import Runs, Search, TooMuch, prove

AT_LEAST = {"railroad-tiles": 100, "railways": 50, "off-the-rails": 30}
MOST_BYTES = 300 * 1024
SAMPLE = ("railroad-tiles-1", "railroad-tiles-7", "railways-1", "railways-5", "off-the-rails-1", "off-the-rails-2")
"""Proved again each time; all of them would take an hour."""
HANGS_ON_TRACK: list[tuple[int, int, int | None]] = [
    *((number, 1, None) for number in (1, 4, 7, 11, 16, 21, 22, 31)),
    (7, 2, 369),
    *((number, 2, None) for number in (1, 22)),
]
"""Puzzles of Off the Rails with so many actions left, after one more of those where it is named: where points hang on
the track of the last action or the last two, on a cell that a cart comes by already (7) or where it derails."""


def named(name: str) -> Puzzle:
    found = find_puzzle(name)
    assert found is not None
    return found


def after_best(match: Match, puzzle: Puzzle) -> Match:
    for action in best_line(match, puzzle):
        match = play(match, puzzle.seat, action)
    return match


def test_there_are_enough_in_little_room() -> None:
    files = list(Path(package.__file__).parent.glob("*.json"))
    assert sum(file.stat().st_size for file in files) < MOST_BYTES
    puzzles = all_puzzles()
    assert len({puzzle.id for puzzle in puzzles}) == len({puzzle.digest for puzzle in puzzles}) == len(puzzles)
    for game in NAMES:
        own = [puzzle for puzzle in puzzles if puzzle.game == game]
        assert len(own) >= AT_LEAST[game], game
        assert all(set(puzzle.missed or ()) <= set(LEVELS) for puzzle in own)
        assert len({puzzle.grade for puzzle in own}) > 1, "some are harder than others"


@pytest.mark.parametrize("game", NAMES)
def test_each_is_rebuilt_and_its_best_turn_makes_what_it_says(game: str) -> None:
    for puzzle in all_puzzles():
        if puzzle.game != game:
            continue
        match = position(puzzle)
        assert match.to_act == {puzzle.seat}
        assert kind_of(game).total(match.game.content, match.state, puzzle.seat) == puzzle.start < puzzle.best
        after = after_best(match, puzzle)
        now = reached(after, puzzle.seat, len(puzzle.moves))
        assert (now.total, now.can_stop) == (puzzle.best, True), puzzle.id
        assert match.state.rng == after.state.rng, "nothing was drawn"


@pytest.mark.parametrize("name", SAMPLE)
def test_nothing_makes_more(name: str) -> None:
    puzzle = named(name)
    match = position(puzzle)
    assert prove(match.game, match.state, puzzle.seat).best == puzzle.best


def test_another_position_is_noticed() -> None:
    puzzle = named("railways-1")
    with pytest.raises(ValueError, match="another position"):
        position(msgspec.structs.replace(puzzle, moves=puzzle.moves[:-1]))


def with_left(name: str, left: int) -> tuple[Match, int]:
    """A puzzle of Off the Rails after the first actions of its best turn, with so many left; and whose turn it is."""
    puzzle = named(name)
    match = position(puzzle)
    for action in best_line(match, puzzle):
        step = match.state.agenda[0]
        if isinstance(step, ActionPhase) and step.left == left:
            return match, puzzle.seat
        match = play(match, puzzle.seat, action)
    raise AssertionError(f"{name} never has {left} actions left")


@pytest.mark.parametrize(("number", "left", "more"), HANGS_ON_TRACK)
def test_where_track_is_left_out_it_makes_no_difference(
    monkeypatch: pytest.MonkeyPatch, number: int, left: int, more: int | None
) -> None:
    """Trying all of it finds as much as trying what the carts come by; with none at all, less would be found."""
    match, seat = with_left(f"off-the-rails-{number}", left)
    if more is not None:
        match = play(match, seat, match.legal_actions(seat)[more])
    everything = Search(match.game, match.state, seat, 1_000_000)
    everything.go_on(match.state, ())
    some = prove(match.game, match.state, seat)
    assert some.best == everything.proof().best
    assert some.looked_at < everything.proof().looked_at
    monkeypatch.setattr(Runs, "is_useful", lambda _runs, action: isinstance(action, PlaceCart | ChangeSpeed))
    assert prove(match.game, match.state, seat).best < some.best, "this position says nothing"


def test_a_search_ends_where_it_is_told_to() -> None:
    match = position(named("railways-1"))
    with pytest.raises(TooMuch):
        prove(match.game, match.state, 0, limit=10)


def test_a_turn_counts_once_it_is_complete_and_as_it_was_then() -> None:
    puzzle = named("railways-1")
    match, step = position(puzzle), len(puzzle.moves)
    assert not reached(match, 0, step).can_stop
    begun = play(match, 0, best_line(match, puzzle)[0])
    assert not reached(begun, 0, step).can_stop, "it is not paid yet"
    after = after_best(match, puzzle)
    ended = play(after, 0, after.legal_actions(0)[-1])
    later = ended
    for _ in range(4):
        later = play(later, 0, later.legal_actions(0)[0])
    assert ended.state.decade > match.state.decade
    for each in (ended, later):
        now = reached(each, 0, step)
        assert (now.total, now.is_over) == (puzzle.best, True), "whatever is played after it"


def test_each_step_of_the_best_turn_says_what_it_changes() -> None:
    puzzle = named("railroad-tiles-1")
    steps = explained(position(puzzle), puzzle)
    assert steps[-1].total == puzzle.best
    assert sum(step.preview.gain() for step in steps) == puzzle.best - puzzle.start
    assert all(step.events for step in steps)


def test_puzzles_of_other_rules_are_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("railways")
    monkeypatch.setattr(type(game), "rules_version", property(lambda _: 99))
    package.puzzles_of.cache_clear()
    try:
        assert package.puzzles_of("railways") == ()
    finally:
        package.puzzles_of.cache_clear()
