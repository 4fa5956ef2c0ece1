"""The first matches that teach: each script holds by the rules to its last step, and all it says is written."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from branchline.core.codec import convert
from branchline.core.match import play, start
from branchline.games import NAMES, find_game

HOUSE = Path(__file__).parents[2]
WEB = HOUSE / "src" / "branchline" / "web"


def script(game: str) -> str:
    """In one line: where it is broken says nothing."""
    text = (WEB / "games" / game.replace("-", "_") / "tutorial.js").read_text(encoding="utf-8")
    return re.sub(r"\s+", " ", text)


def plain(literal: str) -> Any:
    """What is written as JavaScript writes it, read as JSON."""
    return json.loads(re.sub(r"(?<=[{ ])(\w+):", r'"\1":', literal.replace("'", '"')))


def options(text: str) -> Any:
    found = re.search(r"options: (\{[^}]*\})", text)
    assert found
    return plain(found.group(1))


def steps(text: str) -> list[tuple[int, Any]]:
    """Which seat does what, in order."""
    found = re.findall(r"\{ do: (\{.*?\})(?:, by: (\d))?(?=, [a-z]+:| \})", text)
    return [(int(by or 0), plain(action)) for action, by in found]


@pytest.mark.parametrize("game", NAMES)
def test_a_tutorial_is_a_match_to_its_end(game: str) -> None:
    text, rules = script(game), find_game(game)
    seed = re.search(r"seed: '([^']+)'", text)
    assert seed
    match = start(rules, text.count("type: 'me'"), seed.group(1), options(text))
    for seat, action in steps(text):
        wanted = convert(action, rules.action_type)
        assert wanted in match.legal_actions(seat), f"{action} is not legal"
        match = play(match, seat, wanted)
    assert match.outcome is not None
    assert match.outcome.places[0] == 1


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("game", NAMES)
def test_all_that_a_tutorial_says_is_written(game: str, language: str) -> None:
    text = script(game)
    lists = re.findall(r"(?:talk|close): \[(.*?)\]", text)
    said = {word for found in lists for word in re.findall(r"[a-z][a-z-]*", found)}
    said |= set(re.findall(r"todo: [\"']([a-z-]+)", text))
    words = HOUSE / "src" / "branchline" / "words" / language / f"tutorial_{game.replace('-', '_')}.ftl"
    written = set(re.findall(rf"^tutorial-{game}-([a-z-]+) =", words.read_text(encoding="utf-8"), re.M))
    assert said == written
