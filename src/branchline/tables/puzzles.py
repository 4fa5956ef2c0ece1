"""Puzzles at a table: what there is, a table on one, how far its turn has come, and what was best."""

from collections.abc import Collection
from functools import lru_cache

from branchline.core.beginning import begun
from branchline.core.codec import to_plain
from branchline.core.entries import Begins
from branchline.core.match import Match
from branchline.core.values import Preview
from branchline.games import NAMES
from branchline.study.puzzles import Puzzle, explained, find_puzzle, position, puzzles_of, reached
from branchline.tables.refusals import Unknown
from branchline.tables.wire import AnyAction, AnyEvent, Wire


class PuzzleInfo(Wire):
    """What can be told before it is solved."""

    id: str
    game: str
    grade: int
    """How many of the levels 1 to 4 miss the best turn."""
    start: int
    """The points before the turn."""


class Puzzles(Wire):
    puzzles: list[PuzzleInfo]


class PuzzleStep(Wire):
    """An action of the best turn, what happens, and what it changes."""

    action: AnyAction
    events: list[AnyEvent]
    preview: Preview
    total: int
    """The points after it."""


class PuzzleAnswer(Wire):
    best: int
    missed: list[str]
    """The levels 1 to 4 that do not find it."""
    steps: list[PuzzleStep]


class PuzzleTable(Wire, kw_only=True):
    """`puzzle` is null at a table that is none."""

    puzzle: PuzzleInfo | None
    step: int = 0
    """The entry after which the turn begins."""
    seat: int = 0
    reached: int = 0
    """The points now, or those when the turn was over."""
    can_stop: bool = False
    """Whether the turn is complete, so that this can be the answer."""
    over: bool = False
    """Nothing more can be done in this turn."""
    answer: PuzzleAnswer | None = None
    """What was best: where it is asked for."""


def info_of(puzzle: Puzzle) -> PuzzleInfo:
    return PuzzleInfo(id=puzzle.id, game=puzzle.game, grade=puzzle.grade, start=puzzle.start)


def listed(games: Collection[str]) -> Puzzles:
    return Puzzles(puzzles=[info_of(puzzle) for game in games if game in NAMES for puzzle in puzzles_of(game)])


def puzzle_named(name: str, games: Collection[str]) -> Puzzle:
    """Raises Unknown."""
    found = find_puzzle(name)
    if found is None or found.game not in games:
        raise Unknown("unknown-puzzle", puzzle=name[:40])
    return found


@lru_cache(maxsize=64)
def begun_at(name: str) -> Match:
    """A match that begins at the puzzle. It counts for nothing."""
    puzzle = find_puzzle(name)
    assert puzzle is not None
    return begun(position(puzzle), puzzle.digest)


@lru_cache(maxsize=64)
def answer_of(name: str) -> PuzzleAnswer:
    puzzle = find_puzzle(name)
    assert puzzle is not None
    steps = [
        PuzzleStep(
            action=to_plain(step.action),
            events=[to_plain(event) for event in step.events],
            preview=step.preview,
            total=step.total,
        )
        for step in explained(position(puzzle), puzzle)
    ]
    return PuzzleAnswer(best=puzzle.best, missed=list(puzzle.missed or ()), steps=steps)


def puzzle_at(game: str, begins: Begins | None) -> Puzzle | None:
    """The puzzle that a match began with: it is known by its position."""
    if begins is None or game not in NAMES:
        return None
    found = (each for each in puzzles_of(game) if each.digest == begins.record and len(each.moves) == begins.step)
    return next(found, None)


def state_of(match: Match, answer: PuzzleAnswer | None = None) -> PuzzleTable:
    """How far the turn has come."""
    puzzle = puzzle_at(match.game.name, match.begins)
    if puzzle is None:
        return PuzzleTable(puzzle=None)
    now = reached(match, puzzle.seat, len(puzzle.moves))
    return PuzzleTable(
        puzzle=info_of(puzzle),
        step=len(puzzle.moves),
        seat=puzzle.seat,
        reached=now.total,
        can_stop=now.can_stop,
        over=now.is_over,
        answer=answer,
    )
