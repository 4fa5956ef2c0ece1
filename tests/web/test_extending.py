"""docs/extending.md is true: the tiny game and a language are added to a copy of the package by its lists alone; it is
served, opened in the browser and played in the terminal."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from branchline.words import LANGUAGES
from kits.browser import Visitor, is_over, seq, sure, until_my_turn, wait_for_change
from kits.real_games import REAL
from kits.server import PATIENCE, Server, serving

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "extending.md").read_text(encoding="utf-8")
TINY = ROOT / "tests" / "tiny"
NEW = {
    "src/branchline/games/<game>/game.py": ROOT / "tests" / "kits" / "tiny_game.py",
    "src/branchline/cli/screens/<game>/screen.py": TINY / "screen.py",
    "src/branchline/web/games/<game>/index.js": TINY / "index.js",
    "src/branchline/web/games/<game>/front.js": TINY / "front.js",
    "src/branchline/words/<language>/<game>.ftl": TINY / "tiny.ftl",
}
LINES = {
    "src/branchline/games/__init__.py": ('"off-the-rails")', '"off-the-rails", "tiny")'),
    "src/branchline/web/games/index.js": (
        "const GAMES = {",
        "const GAMES = {\n  tiny: { module: () => import('./tiny/index.js') },",
    ),
    "src/branchline/web/games/fronts.js": (
        "const FRONTS = {",
        "import tiny from './tiny/front.js'\nconst FRONTS = { tiny,",
    ),
    "src/branchline/words/<language>/web.ftl": ("", "web-game-tiny = Tiny\nweb-about-tiny = Numbers that grow\n"),
}
OTHER = "eo"


def places(section: str) -> list[str]:
    """What a section of the guide lists, in its order."""
    text = GUIDE.split(f"\n## {section}\n")[1].split("\n## ")[0]
    return re.findall(r"^- `([^`]+)`", text, re.MULTILINE)


def in_all_languages(place: str) -> list[str]:
    return [place.replace("<game>", "tiny").replace("<language>", language) for language in LANGUAGES]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with one game and one language more, nothing else touched."""
    copy = tmp_path_factory.mktemp("copy")
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    shutil.copytree(ROOT / "docs" / "rules", copy / "docs" / "rules")
    for place, source in NEW.items():
        for name in in_all_languages(place):
            (copy / name).parent.mkdir(exist_ok=True)
            shutil.copy(source, copy / name)
    for place, (old, new) in LINES.items():
        for name in set(in_all_languages(place)):
            text = (copy / name).read_text(encoding="utf-8")
            assert old in text
            (copy / name).write_text(text.replace(old, new, 1) if old else text + new, encoding="utf-8")
    shutil.copytree(copy / "src/branchline/words/en", copy / "src/branchline/words" / OTHER)
    return copy


@pytest.fixture
def extended(copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("PYTHONPATH", str(copy / "src"))
    with serving(data=str(tmp_path / "data"), **REAL) as server:
        yield server


def test_the_guide_lists_what_it_takes_to_add_a_game_and_no_more() -> None:
    assert set(places("A game")) == {*NEW, *LINES}
    assert len(places("A game")) == len({*NEW, *LINES})


@pytest.mark.parametrize("section", ["A bot level", "A language", "An option of a game", "A page"])
def test_every_place_that_the_guide_names_is_there(section: str) -> None:
    assert places(section)
    for place in places(section):
        names = place.replace("<game>", "railroad_tiles").replace("<language>", "en").replace("<page>", "home")
        assert (ROOT / names).exists(), place


def test_a_game_added_by_the_guide_is_played_in_the_browser(extended: Server, browser: Browser) -> None:
    assert "tiny" in [game["name"] for game in httpx.get(extended.url + "/api/games", timeout=PATIENCE).json()["games"]]
    visitor = Visitor(browser, extended.url)
    page = visitor.open()
    page.get_by_role("button", name=re.compile("^Tiny")).click()
    page.locator(".who-with button").first.click()
    page.wait_for_selector(".tiny-hand")
    until_my_turn(page)
    while not is_over(page):
        before = seq(page)
        page.locator(".tiny-hand button").last.click()
        sure(page)
        wait_for_change(page, before)
        until_my_turn(page)
    expect(page.locator(".tiny-points").first).to_be_visible()
    visitor.close()


def test_a_folder_of_words_is_a_language_everywhere(extended: Server, browser: Browser) -> None:
    visitor = Visitor(browser, extended.url)
    page = visitor.open()
    button = page.locator(".bar .seg button", has_text=OTHER.upper())
    expect(button).to_have_attribute("title", "Esperanto")
    button.click()
    expect(page.locator("html")).to_have_attribute("lang", OTHER)
    visitor.close()


def test_a_game_added_by_the_guide_is_played_in_the_terminal(copy: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "BRANCHLINE_DATA": str(tmp_path)}
    words = [sys.executable, "-m", "branchline.cli", "play", "tiny", "--seed", "x", "--language", OTHER]
    typed = "confirm\n" + "hide 1\ngrow\npass\n" * 4
    done = subprocess.run(
        [*words, "--seats", "you:Ann,random"], input=typed, text=True, capture_output=True, env=environment, timeout=600
    )
    assert done.returncode == 0, done.stderr
    assert "Its seed was x." in done.stdout
