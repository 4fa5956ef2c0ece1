"""The deal of the day in the browser: begun with a click, counted when it is over, shared without spoilers."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from kits.browser import PHONE, SHEET, Visitor, settle, tab_to
from kits.daily import GAME, at_noon, days
from kits.pictures import columns_of
from kits.playing import account
from kits.real_games import REAL
from kits.server import Person, Server, serving, wait_until
from kits.solo import play_at
from kits.wholeness import check_whole, use_language

WATCHED = """() => {
  const pen = CanvasRenderingContext2D.prototype, { fillText, drawImage } = pen
  window.written = []
  window.pasted = 0
  pen.fillText = function (text, ...rest) { window.written.push(text); return fillText.call(this, text, ...rest) }
  pen.drawImage = function (...all) { window.pasted += 1; return drawImage.apply(this, all) }
}"""
"""What is written into pictures, and how many drawings are pasted: a board is one."""
SAID = {"fr": "La donne du jour · ", "it": "La distribuzione del giorno · ", "en": "Deal of the day · "}


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
    expect(page.locator("main")).to_contain_text("so it is for fun")
    card = page.locator(f"[data-deal={GAME}]")
    expect(card).to_contain_text("Nobody has finished it yet.")
    expect(card.locator(".hint")).to_have_text("Economist")
    card.get_by_role("button", name="Play").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".table")).to_be_visible()
    finish(person, page.url.rsplit("/", 1)[-1])
    the_end_shows_no_board(ada)
    page = ada.open("/daily")
    expect(card.locator(".day-results li[aria-current]")).to_contain_text("Ada")
    result = card.locator(".mine b").inner_text()
    expect(card.locator(".day-results b")).to_have_text([result])
    card.locator("[data-share=text]").click()
    expect(card.get_by_role("status")).to_contain_text(f"Railways: {result}.")
    page.evaluate(WATCHED)
    assert shared(page, card.locator("[data-share=picture]"))[1:3] == ["Railways", result]
    whole(ada)
    by_keys(ada)
    ada.close()
    by_touch(browser, server, cookie)


def by_keys(ada: Visitor) -> None:
    """With Tab and Enter alone: a deal of the last week is played, and gone on with from the page of deals."""
    page = ada.open("/daily")
    expect(page.locator("[data-deal]").first).to_be_visible()
    for wanted in (".daily summary", ".earlier .btn.go"):
        settle(page)
        tab_to(page, lambda wanted=wanted: page.locator(wanted).first)  # type: ignore[misc]
        page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[-1]
    page.go_back()
    go_on = page.locator(f"a[href='/table/{table}']")
    expect(go_on).to_have_count(1)
    assert page.locator(f"[data-deal] a[href='/table/{table}']").count() == 0, "it is among those for practice"


def by_touch(browser: Browser, server: Server, cookie: str) -> None:
    """On a phone: the text is shared by the system's sheet, and the deal is played again for practice."""
    there = Visitor(browser, server.url, reduced_motion="reduce", viewport=PHONE, has_touch=True)
    there.context.add_cookies([{"name": "branchline", "value": cookie, "url": server.url}])
    there.context.add_init_script(SHEET)
    page = there.open("/")
    page.get_by_role("link", name="Deal of the day").tap()
    card = page.locator(f"[data-deal={GAME}]")
    card.locator("[data-share=text]").tap()
    page.wait_for_function("() => shared[0]?.text.includes('Railways: ') && shared[0].url.endsWith('/daily')")
    card.get_by_role("button", name="Again, for practice").tap()
    page.wait_for_url("**/table/*")
    expect(page.locator(".table")).to_be_visible()
    there.close()


def shared(page: Page, button: Locator) -> list[str]:
    """What is written in the picture of the deal, under our name. Nothing is pasted into it."""
    page.evaluate("() => { window.written = []; window.pasted = 0 }")
    with page.expect_download() as coming:
        button.click()
    assert re.fullmatch(rf"branchline-\d{{4}}-\d\d-\d\d-{GAME}\.png", coming.value.suggested_filename)
    width, height, columns = columns_of(coming.value.path().read_bytes())
    assert (width, height) == (1200, 630)
    assert min(columns[1:3]) > 20, "the words are drawn"
    assert max(columns[9:11]) < 20, "and nothing where a board would be"
    assert page.evaluate("window.pasted") == 0
    brand, *written = page.evaluate("window.written")
    assert brand == "Branchline"
    return [str(text) for text in written]


def the_end_shows_no_board(ada: Visitor) -> None:
    """Others are still to play it: the end of the match makes the picture of the deal, not that of the board."""
    page = ada.page
    button = page.locator(".over-dock [data-share]")
    expect(button).to_be_visible()
    page.evaluate(WATCHED)
    for tongue, day in SAID.items():
        use_language(page, tongue)
        first, *others = shared(page, button)
        assert first.startswith(day)
        assert others[0] == "Railways" and others[-1].endswith("/daily")


def finish(person: Person, table: str) -> None:
    play_at(person, table, GAME)
    wait_until(lambda: person.get(f"/api/daily/{days(person)[0]}/{GAME}")["count"] == 1)


def whole(ada: Visitor) -> None:
    """Nothing for axe to find, nothing cut off, with the last week open."""
    page = ada.page
    page.locator("summary").click()
    check_whole(page)
