"""`branchline learn`, as a person uses it: a real process, lines typed, a screen read."""

import os
import subprocess
import sys
from itertools import cycle
from pathlib import Path

import pytest

from branchline.games import NAMES
from branchline.words import LANGUAGES, in_language
from kits.lessons import lessons_of

COMMAND = [sys.executable, "-m", "branchline.cli", "learn"]


def learn(folder: Path, game: str, language: str, typed: str) -> str:
    environment = os.environ | {"BRANCHLINE_DATA": str(folder), "BRANCHLINE_LANGUAGE": language, "COLUMNS": "400"}
    done = subprocess.run(
        [*COMMAND, game], input=typed, text=True, capture_output=True, env=environment, timeout=600, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(("game", "language"), list(zip(NAMES, cycle(LANGUAGES), strict=False)))
def test_enter_leads_through_all_lessons_and_on_from_there(game: str, language: str, tmp_path: Path) -> None:
    shown = learn(tmp_path, game, language, "\n" * 60)
    words = in_language(language)
    said = [words.say(f"tutorial-{game}-{lesson.word}") for lesson in lessons_of(game).lessons]
    assert [text for text in said if text not in shown] == []
    kept = list((tmp_path / "saves").glob("*.json"))
    assert len(kept) == 1
    assert kept[0].stem in shown, "the match goes on, and is kept"


def test_a_lesson_is_skipped_repeated_and_waits_for_what_it_asked_for(tmp_path: Path) -> None:
    typed = ["", "undo", "place 1 at 0,0", "skip", "repeat", "quit"]
    shown = learn(tmp_path, "railroad-tiles", "en", "\n".join(typed) + "\n")
    said = [line for line in shown.splitlines() if line.startswith("First game")]
    assert [line.split("·")[1].strip() for line in said] == [f"lesson {n} of 17" for n in (1, 1, 2, 1)]
    assert shown.count("That is for a match of your own.") == 2
    assert not (tmp_path / "saves").exists()
