"""Away from the server: what was kept of it opens without any network, and plays."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from branchline.core import record
from branchline.games import find_game
from branchline.server.settings import CHOOSE, FIND_GAME, BotLimits
from kits import railways_hands
from kits.browser import Visitor, by_mouse, is_over, play_out, seq, until_my_turn
from kits.off_the_rails_hands import otr_by_mouse
from kits.server import Server
from kits.site import need_parts

GAMES: dict[str, Callable[[Page, int], None]] = {
    "railways": railways_hands.by_mouse,
    "railroad-tiles": by_mouse,
    "off-the-rails": otr_by_mouse,
}


@pytest.fixture(scope="module")
def lost(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that will be stopped."""
    need_parts()
    facts: dict[str, Any] = {"find_game": FIND_GAME, "games": None, "choose": CHOOSE}
    server = Server(data=str(tmp_path_factory.mktemp("lost")), bots=BotLimits(workers=1), **facts)
    yield server
    server.stop()
    server.log.close()


@pytest.fixture(scope="module")
def away(browser: Browser, lost: Server) -> Iterator[Visitor]:
    """Somebody who kept the client of a server that is gone since."""
    ada = Visitor(browser, lost.url, reduced_motion="reduce", service_workers="allow")
    page = ada.open("/settings")
    page.locator("[data-offline=keep]").click()
    expect(page.locator("[data-offline=free]")).to_be_visible()
    assert lost.stop() == 0
    yield ada
    ada.close()


def play_some(page: Page, game: str, turns: int) -> int:
    """By mouse, until it has gone so far; where it stands then."""
    play_out(page, GAMES[game], lambda _page, turn: turn >= turns)
    return seq(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_when_the_server_is_gone_with_a_reload_on_the_way(away: Visitor, game: str) -> None:
    # The page of a new table was never visited before: all of it was kept.
    page = away.open(f"/new/{game}?seed=a+plain+deal")
    page.wait_for_selector(".submit .btn:enabled")
    if page.get_by_text("13 cards").count():
        page.get_by_text("13 cards").click()
    page.locator(".submit .btn").click()
    page.wait_for_selector(".table")
    before = play_some(page, game, 4)
    assert before > 2
    page.reload()
    page.wait_for_selector(".table")
    until_my_turn(page)
    assert seq(page) == before
    assert play_out(page, GAMES[game]) > 5
    assert is_over(page)
    with page.expect_download() as download:
        page.locator("a[download]").click()
    read = record.read(Path(download.value.path()).read_bytes())
    match = record.replay(read, find_game)
    assert record.digest(match.state) == read.digest and match.outcome is not None


def test_the_home_page_away_from_the_server_has_ones_tables_and_every_language(away: Visitor) -> None:
    page = away.open("/new/railways?seed=a+plain+deal")
    page.locator(".submit .btn:enabled").click()
    page.wait_for_selector(".rw-plan")
    page.locator(".bar .seg button[lang=it]").click()
    page.locator(".bar .name").click()
    expect(page.locator(".tbl[data-table]")).to_have_count(1)
    expect(page.locator("h1")).to_have_text("Dove si va?")
    page.locator(".bar .seg button[lang=en]").click()
