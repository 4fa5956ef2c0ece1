"""The rules in pictures: every picture has its words and a clause that there is, and a ruling of ours says so."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from branchline.games import NAMES
from branchline.words import LANGUAGES
from branchline.words.rulebook import clauses
from kits.browser import Visitor

ROOT = Path(__file__).parents[2] / "src" / "branchline"
PICTURE = re.compile(r"word: '([a-z]+)',\s*clause: '([A-Z]{2}-[A-Z]?\d+)',\s*(isRuling: true)?")

BY_THE_BOX = {"railroad-tiles": {"pawns", "rectangle"}, "railways": {"buy", "refill", "pollution", "slot"},
              "off-the-rails": {"take", "rubies"}}  # fmt: skip
"""Pictures of what the box says itself, though its clause goes on with a ruling."""


def pictures(game: str) -> dict[str, list[tuple[str, str, bool]]]:
    """By part: the word, the clause, whether it is a ruling."""
    text = (ROOT / "web" / "games" / game.replace("-", "_") / "guide.js").read_text(encoding="utf-8")
    _, turn, scoring, mistakes = re.split(r"^  (?:turn|scoring|mistakes): \[", text, flags=re.M)
    parts = {"turn": turn, "scoring": scoring, "mistakes": mistakes}
    return {part: [(word, clause, bool(own)) for word, clause, own in PICTURE.findall(t)] for part, t in parts.items()}


@pytest.mark.parametrize("game", NAMES)
def test_a_turn_the_scoring_and_five_mistakes_are_drawn(game: str) -> None:
    found = pictures(game)
    assert len(found["turn"]) >= 3
    assert len(found["scoring"]) >= 3
    assert len(found["mistakes"]) == 5
    known = clauses(game, "en")
    for word, clause, is_ruling in (shown for part in found.values() for shown in part):
        assert clause in known, word
        assert is_ruling == ("Ruling" in known[clause] and word not in BY_THE_BOX[game]), word


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_all_that_pictures_say_is_written(game: str, language: str) -> None:
    file = ROOT / "words" / language / f"guide_{game.replace('-', '_')}.ftl"
    written = re.findall(rf"^guide-{game}-([a-z]+) =", file.read_text(encoding="utf-8"), re.M)
    assert sorted(written) == sorted(word for part in pictures(game).values() for word, _, _ in part)


@pytest.mark.parametrize("game", NAMES)
def test_the_pictures_come_before_the_clauses_and_lead_to_them(game: str, visitor: Callable[..., Visitor]) -> None:
    page, found = visitor().open(f"/rules/{game}"), pictures(game)
    expect(page.locator(".guide section")).to_have_count(3)
    expect(page.locator(".guide .drawing svg")).not_to_have_count(0)
    expect(page.locator(".guide .ruling")).to_have_count(sum(own for part in found.values() for _, _, own in part))
    guide, rules = page.locator(".guide").bounding_box(), page.locator(".clause-row").first.bounding_box()
    assert guide and rules and guide["y"] + guide["height"] <= rules["y"]
    link = page.locator(".guide a.clause").first
    clause = link.inner_text()
    link.click()
    expect(page.locator(f"[id='{clause}']")).to_be_in_viewport()
