"""`tools/puzzles.py` makes more: it goes on after those there are, and offers what it made once that is graded."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import puzzles as tool
from branchline.games import find_game
from branchline.study import puzzles as package
from branchline.study.puzzles import Puzzle, PuzzleFile, find_puzzle, position, puzzles_of
from branchline.study.puzzles.proving import prove

GAME = "railways"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The shipped puzzles of a game where nobody else looks for them. Who is asked is the bot that played: nothing is
    compiled for it, and what it missed it misses again."""
    shutil.copy(Path(package.__file__).parent / f"{GAME}.json", tmp_path)
    monkeypatch.setattr(tool, "FOLDER", tmp_path)
    monkeypatch.setattr(tool, "LEVELS", (tool.PLAYED_BY,))
    monkeypatch.setattr(package, "files", lambda _: tmp_path)
    monkeypatch.setattr("branchline.kernels.compiling.IS_COMPILED", False)
    puzzles_of.cache_clear()
    yield tmp_path
    puzzles_of.cache_clear()


def written(folder: Path) -> tuple[Puzzle, ...]:
    """As the file has them; what is offered is read anew."""
    puzzles_of.cache_clear()
    return msgspec.json.decode((folder / f"{GAME}.json").read_bytes(), type=PuzzleFile).puzzles


def test_one_more_is_made_right_and_offered_once_it_is_graded(folder: Path) -> None:
    before = written(folder)
    tool.make(find_game(GAME), len(before) + 1)
    *known, made = written(folder)
    assert tuple(known) == before, "those there are stay as they are"
    assert made.seed not in {puzzle.seed for puzzle in before}, "it goes on after the last seed"
    match = position(made)
    assert tool.is_right(match, made)
    assert prove(match.game, match.state, made.seat).best == made.best
    assert not tool.is_right(match, msgspec.structs.replace(made, best=made.best + 1))
    assert find_puzzle(made.id) is None and puzzles_of(GAME) == before
    tool.grade(find_game(GAME))
    graded = written(folder)[-1]
    assert graded.missed == (tool.PLAYED_BY,)
    assert graded == msgspec.structs.replace(made, missed=graded.missed) == find_puzzle(made.id)
