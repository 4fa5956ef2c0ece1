"""The deal of the day in the browser: begun with a click, counted when it is over, shared without spoilers."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from kits.browser import Visitor
from kits.real_games import REAL
from kits.server import Person, Server, serving, wait_until
from kits.solo import play_at
from kits.wholeness import check_whole
from server.test_daily import GAME, account, at_noon, days

PICTURE = b"\x89PNG\r\n"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(data=str(tmp_path), wall=at_noon(tmp_path), **REAL) as running:
        yield running


def test_a_deal_is_played_counted_and_shared(browser: Browser, server: Server) -> None:
    person = account(server, None, "Ada")
    ada = Visitor(browser, server.url, reduced_motion="reduce", permissions=["clipboard-read", "clipboard-write"])
    cookie = person.http.cookies["branchline"]
    ada.context.add_cookies([{"name": "branchline", "value": cookie, "url": server.url}])
    page = ada.open("/")
    page.get_by_role("link", name="Deal of the day").click()
    card = page.locator(f"[data-deal={GAME}]")
    expect(card).to_contain_text("Nobody has finished it yet.")
    card.get_by_role("button", name="Play").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".table")).to_be_visible()
    finish(person, page.url.rsplit("/", 1)[-1])
    page = ada.open("/daily")
    expect(card.locator(".standing li[aria-current]")).to_contain_text("Ada")
    result = card.locator(".mine b").inner_text()
    expect(card.locator(".standing b")).to_have_text([result])
    card.locator("[data-share=text]").click()
    expect(card.get_by_role("status")).to_contain_text(f"Railways: {result}.")
    with page.expect_download() as coming:
        card.locator("[data-share=picture]").click()
    assert coming.value.path().read_bytes().startswith(PICTURE)
    whole(ada)
    ada.close()


def finish(person: Person, table: str) -> None:
    play_at(person, table, GAME)
    wait_until(lambda: person.get(f"/api/daily/{days(person)[0]}/{GAME}")["count"] == 1)


def whole(ada: Visitor) -> None:
    """Nothing for axe to find, nothing cut off, with the last week open."""
    page = ada.page
    page.locator("summary").click()
    check_whole(page)
