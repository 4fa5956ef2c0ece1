"""Puzzles at the terminal: listed, played, and explained when the turn is over."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from branchline.study.puzzles import all_puzzles, find_puzzle


def ran(folder: Path, *words: str, typed: str = "", language: str = "en") -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "branchline.cli", "puzzles", *words, "--language", language]
    environment = os.environ | {"BRANCHLINE_DATA": str(folder)}
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False, env=environment)


def numbers(name: str) -> str:
    """The best turn as one types it: from the list of what is legal, each by its number."""
    puzzle = find_puzzle(name)
    assert puzzle is not None
    return "confirm\n" + "".join(f"list\n{place + 1}\n" for place in puzzle.line)


def test_puzzles_are_listed_with_their_grades_and_what_is_none_is_named(tmp_path: Path) -> None:
    listed = ran(tmp_path)
    assert listed.returncode == 0, listed.stderr
    for puzzle in all_puzzles():
        assert f"  {puzzle.id:<20} {'*' * puzzle.grade}".rstrip() in listed.stdout
    assert "railways-1" not in ran(tmp_path, "--game", "off-the-rails").stdout
    refused = ran(tmp_path, "railways-0")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "There is no puzzle railways-0." in refused.stderr


@pytest.mark.parametrize(
    ("name", "end", "language", "said"),
    [
        ("railways-1", "list\n1\n", "en", "Solved: 17 points"),
        ("off-the-rails-1", "", "fr", "Résolu\u00a0:"),
        ("railways-1", "elenco\n1\n", "it", "Risolto: 17 punti"),
    ],
)
def test_a_puzzle_is_solved(tmp_path: Path, name: str, end: str, language: str, said: str) -> None:
    done = ran(tmp_path, name, typed=numbers(name) + end, language=language)
    assert done.returncode == 0, done.stderr
    assert said in done.stdout
    assert "+" in done.stdout or "→" in done.stdout, "with what each step changes"


def test_what_was_best_is_said_to_who_missed_it(tmp_path: Path) -> None:
    typed = "confirm\n" + "list\n1\n" * 12
    done = ran(tmp_path, "railways-1", typed=typed)
    assert "The best turn makes 17." in done.stdout, done.stdout[-2000:]
    assert "step by step" in done.stdout
