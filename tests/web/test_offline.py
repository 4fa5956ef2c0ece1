"""Away from the server: what was kept of it opens without any network, and plays."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from branchline.server.settings import CHOOSE, FIND_GAME, BotLimits
from kits import railways_hands
from kits.browser import Visitor, seq
from kits.server import Server
from kits.site import need_parts


@pytest.fixture
def lost(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that will be stopped."""
    need_parts()
    facts: dict[str, Any] = {"find_game": FIND_GAME, "games": None, "choose": CHOOSE}
    server = Server(data=str(tmp_path_factory.mktemp("lost")), bots=BotLimits(workers=1), **facts)
    yield server
    server.stop()
    server.log.close()


def test_what_was_kept_plays_when_the_server_is_gone(browser: Browser, lost: Server) -> None:
    ada = Visitor(browser, lost.url, reduced_motion="reduce")
    page = ada.open("/settings")
    page.locator("[data-offline=keep]").click()
    expect(page.locator("[data-offline=free]")).to_be_visible()
    assert lost.stop() == 0
    # Never visited before: all of it was kept.
    page = ada.open("/new/railways?seed=a+plain+deal")
    page.locator(".submit .btn").click()
    page.wait_for_selector(".rw-plan")
    for turn in range(4):
        railways_hands.settle(page)
        railways_hands.by_mouse(page, turn)
    railways_hands.settle(page)
    before = seq(page)
    assert before > 2
    page.reload()
    page.wait_for_selector(".rw-plan")
    railways_hands.settle(page)
    assert seq(page) == before
    page.locator(".bar .seg button[lang=it]").click()
    page.locator(".bar .name").click()
    expect(page.locator(".tbl[data-table]")).to_have_count(1)
    expect(page.locator("h1")).to_have_text("Dove si va?")
    ada.close()
