"""Tables of Off the Rails for the browser: made and brought to a position by the API, played by hand from there."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from branchline.core.codec import convert
from branchline.core.match import Match, play, start
from branchline.games import find_game
from kits.browser import Visitor, seq
from kits.webstates import bring as bring_match

CRASH = "first game 61"
"""A deal on which `script` leads to a collision with a split load."""
ME, BOT = {"type": "me"}, {"type": "bot", "level": "greedy"}
ANN, BOB = {"type": "me", "name": "Ann"}, {"type": "me", "name": "Bob"}


def table(somebody: Visitor, *seats: Any, **facts: Any) -> Page:
    """A table of the shortest length, made by the API; what happens at it, happens by hand."""
    wish = {
        "game": "off-the-rails",
        "seats": list(seats),
        "options": {"length": 13, **facts.pop("options", {})},
        **facts,
    }
    made = somebody.ask("POST", "/api/tables", wish)
    page = somebody.open(f"/table/{made['id']}")
    page.wait_for_selector(".table, .waiting")
    return page


def script() -> list[dict[str, Any]]:
    """A whole match on that deal, one action a line."""
    found: list[dict[str, Any]] = json.loads((Path(__file__).parent / "off_the_rails_crash.json").read_text("utf-8"))
    return found


def crash(count: int, **options: Any) -> Match:
    """That deal, so far as the script was played."""
    match = start(find_game("off-the-rails"), 2, CRASH, {"length": 13, **options})
    return after(match, script()[:count])


def after(match: Match, beats: list[dict[str, Any]]) -> Match:
    for beat in beats:
        match = play(match, beat.get("by", 0), convert(beat["do"], match.game.action_type))
    return match


def homeward() -> Match:
    """That deal, with a cart that turned round: laden, and one track short of the exit beside its own."""
    loop = (((5, 3), "ES"), ((5, 4), "NE"), ((6, 4), "EW"), ((7, 4), "EW"))
    laid: list[dict[str, Any]] = [{"do": {"type": "lay_track", "cell": cell, "exits": exits}} for cell, exits in loop]
    idle = [{"by": 1, "do": {"type": kind}} for kind in ("end_actions", "end_turn")]
    ended = [{"do": each["do"]} for each in idle]
    return after(crash(8), [*idle, *laid, *ended, *idle])


def crash_table(somebody: Visitor, count: int, **options: Any) -> Page:
    """Ann and Bob at one screen, so far as the script was played: the page is opened there and need not show how."""
    page = somebody.open(f"/table/{bring_match(somebody, crash(count, **options), 'Ann', 'Bob')}")
    page.wait_for_selector(".table")
    return page


def bring(players: dict[int, Visitor], page: Page, actions: list[dict[str, Any]]) -> None:
    """By the API to a position: `by` says whose action it is."""
    table_id, first = page.url.rsplit("/", 1)[-1], seq(page)
    for number, beat in enumerate(actions):
        body = {"seq": first + number, "action": beat["do"], "seat": beat.get("by", 0)}
        players[beat.get("by", 0)].ask("POST", f"/api/tables/{table_id}/actions", body)
    for player in set(players.values()):
        arrived = "last => Number(document.querySelector('.table')?.dataset.seq) >= last"
        player.page.wait_for_function(arrived, arg=first + len(actions))


def script_until(players: dict[int, Visitor], page: Page, count: int) -> None:
    bring(players, page, script()[:count])


def check_end(page: Page) -> None:
    expect(page.locator(".otr-end")).to_be_visible()
    sums = [int(text) for text in page.locator(".otr-end .sum").all_inner_texts()]
    totals = [int(text) for text in page.locator("[data-total]").all_inner_texts()]
    assert sorted(sums) == sorted(totals)
