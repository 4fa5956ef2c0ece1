"""The first matches that teach: each holds by the rules, can be played on, is short, and all it says is written."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from branchline.core.tutorial_match import action_of, played
from branchline.games import NAMES, find_game
from branchline.words import LANGUAGES, in_language
from kits.browser import Visitor
from kits.lessons import lessons_of

ROOT = Path(__file__).parents[2]
WEB = ROOT / "src" / "branchline" / "web"
MOST_WORDS, MOST_DECISIONS = 40, 25


@pytest.mark.parametrize("game", NAMES)
def test_the_lessons_are_a_match_that_can_be_played_on(game: str) -> None:
    given, rules = lessons_of(game), find_game(game)
    for number, step in enumerate(given.steps):
        legal = played(rules, given, number).legal_actions(step.seat)
        assert action_of(rules, step) in legal, f"{step} is not legal"
    assert played(rules, given).to_act


@pytest.mark.parametrize("game", NAMES)
def test_there_are_about_fifteen_lessons_and_few_decisions(game: str) -> None:
    given = lessons_of(game)
    assert 13 <= len(given.lessons) <= 17
    assert sum(step.asked for step in given.steps) <= MOST_DECISIONS
    assert not any(step.asked and step.seat for step in given.steps)
    assert not given.lessons[-1].steps, "the last one offers to play on"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_all_that_lessons_say_is_written_and_short(game: str, language: str) -> None:
    """Nor do they speak of coordinates or commands: two numbers with a comma, or degrees."""
    given, words = lessons_of(game), in_language(language)
    said = [lesson.word for lesson in given.lessons]
    assert len(set(said)) == len(said)
    done = {f"do-{step.action['type'].replace('_', '-')}" for step in given.steps if step.asked}
    file = ROOT / "src" / "branchline" / "words" / language / f"tutorial_{game.replace('-', '_')}.ftl"
    written = set(re.findall(rf"^tutorial-{game}-([a-z-]+) =", file.read_text(encoding="utf-8"), re.M))
    assert {*said, *done} == written
    for word in written:
        text = words.say(f"tutorial-{game}-{word}")
        assert len(re.findall(r"[^\W_]+(?:[\u2019'][^\W_]+)*", text)) <= MOST_WORDS, text
        assert not re.search(r"\d\s*,\s*\d|°|\b(?:180|270|90)\b", text), text


@pytest.mark.parametrize("game", NAMES)
def test_every_kind_of_action_that_is_asked_for_has_a_ring(game: str) -> None:
    text = (WEB / "games" / game.replace("-", "_") / "tutorial.js").read_text(encoding="utf-8")
    pointed = set(re.findall(r"^  ([a-z_]+): \(", text, re.M))
    assert {step.action["type"] for step in lessons_of(game).steps if step.asked} == pointed


def test_what_to_do_is_said_by_the_lesson_alone(visitor: Callable[..., Visitor]) -> None:
    """The banner spoke of the tool in hand while the lesson asked for another."""
    page = visitor(reduced_motion="reduce").open("/learn/off-the-rails")
    expect(page.locator(".tutor .todo")).to_be_visible()
    expect(page.locator(".banner h1")).to_be_visible()
    expect(page.locator(".banner .who p")).to_have_count(1)
    expect(page.locator(".banner .who p")).to_be_hidden()
