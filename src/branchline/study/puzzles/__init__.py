"""Puzzles: one turn without draws, taken from games of bots. How many points can be made of it is proved.

A file for each game holds them: set-up, seed, and for every entry up to the position the place of its action in the
list of legal ones. So the rules themselves rebuild a position, and nothing else is needed.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec

from branchline import bots
from branchline.core.codec import encode
from branchline.core.game import AnyGame
from branchline.core.match import Match, play, start
from branchline.core.record import digest
from branchline.core.values import Action, Event, Preview, Seat, Value
from branchline.games import NAMES, find_game
from branchline.study.puzzles.kinds import kind_of

FORMAT: Final = "branchline-puzzles"
LEVELS: Final = bots.LEVELS[:-1]
"""All but the strongest: a puzzle is as hard as many of them miss it."""


class Puzzle(Value, frozen=True, omit_defaults=True, kw_only=True):
    """`moves`, `line`: for each action its place among the legal ones."""

    id: str
    seats: int = 1
    options: dict[str, Any] = {}
    seed: str
    moves: tuple[int, ...]
    seat: Seat = 0
    digest: str
    """Of the state of the position, as a record has it."""
    start: int
    """What the seat has before the turn."""
    best: int
    """What it can have after it, and never more."""
    line: tuple[int, ...]
    """One of the best turns."""
    missed: tuple[str, ...] | None = None
    """Those of `LEVELS` that do not find it; None: nobody has asked them yet."""

    @property
    def grade(self) -> int:
        return len(self.missed or ())

    @property
    def game(self) -> str:
        return self.id.rpartition("-")[0]


class PuzzleFile(Value, frozen=True, kw_only=True):
    format: Literal["branchline-puzzles"] = FORMAT
    version: Literal[1] = 1
    game: str
    rules_version: int
    content_hash: str
    puzzles: tuple[Puzzle, ...]


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Those of a game that were graded; none where its rules or pieces are no longer those they were made with."""
    found = files(__name__).joinpath(f"{game.replace('-', '_')}.json")
    if not found.is_file():
        return ()
    read = msgspec.json.decode(found.read_bytes(), type=PuzzleFile)
    known = find_game(game)
    is_current = (read.rules_version, read.content_hash) == (known.rules_version, known.content_hash)
    return tuple(puzzle for puzzle in read.puzzles if puzzle.missed is not None) if is_current else ()


def all_puzzles() -> tuple[Puzzle, ...]:
    return tuple(puzzle for game in NAMES for puzzle in puzzles_of(game))


def find_puzzle(name: str) -> Puzzle | None:
    game = name.rpartition("-")[0]
    return next((puzzle for puzzle in puzzles_of(game) if puzzle.id == name), None) if game in NAMES else None


def written(game: AnyGame, puzzles: Sequence[Puzzle]) -> bytes:
    """The file: a line for each puzzle, so that a change can be read."""
    head = PuzzleFile(game=game.name, rules_version=game.rules_version, content_hash=game.content_hash, puzzles=())
    first = encode(head).removesuffix(b"[]}")
    return first + b"[\n" + b",\n".join(encode(puzzle) for puzzle in puzzles) + b"\n]}\n"


# A position ------------------------------------------------------------------------------------------------------


def position(puzzle: Puzzle) -> Match:
    """Where the puzzle begins, played there by the rules. Raises Refused where they do not lead there."""
    match = start(find_game(puzzle.game), puzzle.seats, puzzle.seed, puzzle.options)
    for place in puzzle.moves:
        seat = min(match.to_act)
        match = play(match, seat, match.legal_actions(seat)[place])
    if digest(match.state) != puzzle.digest:
        raise ValueError(f"{puzzle.id}: another position")
    return match


def best_line(match: Match, puzzle: Puzzle) -> list[Action]:
    """The actions of one best turn from the position."""
    actions = []
    for place in puzzle.line:
        action = match.legal_actions(puzzle.seat)[place]
        actions.append(action)
        match = play(match, puzzle.seat, action)
    return actions


class Explained(Value, frozen=True):
    """One action of the best turn, and what it changes, item by item."""

    action: Action
    events: tuple[Event, ...]
    preview: Preview
    total: int
    """What the seat has after it."""


def explained(match: Match, puzzle: Puzzle) -> list[Explained]:
    """Why the best turn is best."""
    kind, steps = kind_of(puzzle.game), []
    for action in best_line(match, puzzle):
        preview = match.game.preview(match.view(puzzle.seat), puzzle.seat, action)
        match = play(match, puzzle.seat, action)
        total = kind.total(match.game.content, match.state, puzzle.seat)
        steps.append(Explained(action, match.last.events, preview, total))
    return steps


class Reached(Value, frozen=True):
    """How far a turn has come."""

    total: int
    """What the seat has now."""
    can_stop: bool
    """Whether the turn is complete, as far as the rules ask."""
    is_over: bool


def reached(match: Match, seat: Seat, step: int) -> Reached:
    """Of a match that began after that entry: where the turn was over first, or where it stands."""
    kind, content = kind_of(match.game.name), match.game.content
    line = match.chain
    begun = next(moment.state for moment in reversed(line) if moment.seq <= step)
    later = [moment.state for moment in line if moment.seq > step]
    ended = next((state for state in later if kind.is_over(begun, state, seat)), None)
    state = match.state if ended is None else ended
    can_stop = ended is not None or (bool(later) and kind.can_stop(state, seat))
    return Reached(kind.total(content, state, seat), can_stop, ended is not None)
