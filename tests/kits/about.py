"""What the table's icons and numbers are explained by, and which of them are not explained.

An icon is a picture of its own (an outermost SVG) that is seen in a table's bar, in the banner, the card of a hint, the
list of plans, a side, the stage or the dock. A number is a piece of text there with a digit in it. Both are explained
where they, or something they are part of, bear a `data-about` that the game or the frame has words for. Besides these:

- an icon in a button, a link or a line of text with words of its own is named by them;
- a number within a sentence, a heading, a note or the label of a button is told by it;
- log, chat, a told collision, seats, lessons, questions and refusals are sentences; a badge, a player's name and
  a coordinate are names;
- a board is a picture of many signs: those of PICTURES are what must be explained in it, and every number.

What is explained can be had by keys, too: whatever name is seen, something that takes the focus leads to it, except to
a sign within a picture that is itself explained. And nothing at the table has a `title`: there is one way to be told.
"""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from kits import TESTS

ROOT = Path(__file__).parents[2] / "src" / "branchline"
UNEXPLAINED = (TESTS / "web" / "unexplained.js").read_text(encoding="utf-8").partition("\n")[2]
CLAUSE = re.compile(r"^  '?([a-z-]+)'?: '([A-Z]{2}-[A-Z]?\d+)',$", re.M)
MESSAGE = re.compile(r"^about-([a-z-]+) = (.+)$", re.M)


@dataclass(frozen=True)
class Pictures:
    """By selectors: what is drawn as a whole, and the signs within it."""

    boards: str = ""
    signs: str = ""


PICTURES = {
    "railroad-tiles": Pictures(
        ".area, .mini > svg", ".area .opening, .area .bl-pin, .area .bl-pawn, .area .bl-lm, .area .bl-chain, .area .tag"
    ),
    "railways": Pictures(
        ".rw-plan", ".rw-plan .rw-die-p, .rw-plan .rw-die-b, .rw-plan .rw-marker, .rw-plan .rw-fare, .rw-plan .rw-stop"
    ),
    "off-the-rails": Pictures(
        ".cave",
        ".cave .cart, .cave .deposit, .cave .token, .cave .mine-n, .cave .seat-plate, .cave .odds, .cave .pick,"
        " .cave .bank, .cave .derail, .cave .burst, .cave .planned, .cave .speed-tag",
    ),
}


def game_of(state: str) -> str:
    """The game of a state, by its name."""
    return {"rw": "railways", "otr": "off-the-rails"}.get(state.partition("-")[0], "railroad-tiles")


def clauses_of(game: str) -> dict[str, str]:
    """The names a game explains, with their clauses."""
    text = (ROOT / "web" / "games" / game.replace("-", "_") / "about.js").read_text(encoding="utf-8")
    found = dict(CLAUSE.findall(text.partition("export default {")[2]))
    assert len(found) == text.partition("export default {")[2].count("\n") - 2, "a line that is no name and clause"
    return found


def said(language: str, game: str = "") -> dict[str, str]:
    """What is said of the frame's own names, or of a game's."""
    file = f"about_{game.replace('-', '_')}.ftl" if game else "about.ftl"
    found = MESSAGE.findall((ROOT / "words" / language / file).read_text(encoding="utf-8"))
    return {name.removeprefix(f"{game}-"): text for name, text in found}


def unexplained(page: Page, state: str) -> list[str]:
    game = game_of(state)
    known = [*said("en"), *clauses_of(game)]
    facts: list[Any] = [known, PICTURES[game].boards, PICTURES[game].signs]
    found: list[str] = page.evaluate(UNEXPLAINED, facts)
    return found
