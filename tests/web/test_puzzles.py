"""Puzzles in the browser: found in the list, solved or missed at the table, explained, and remembered."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from kits import railways_hands
from kits.browser import PHONE, Visitor, seq, sure, until_my_turn, wait_for_change
from kits.real_games import REAL
from kits.server import Server, serving
from kits.study_hands import best, play_best
from kits.wholeness import check_whole


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(data=str(tmp_path_factory.mktemp("puzzles")), **REAL) as running:
        yield running


def whole(page: Page) -> None:
    """Nothing for axe to find, nothing cut off, in both themes and every language."""
    before = page.viewport_size
    check_whole(page)
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    if before:
        page.set_viewport_size(before)


def test_from_the_top_of_the_list_one_goes_to_each_game(browser: Browser, server: Server) -> None:
    ada = Visitor(browser, server.url, viewport=PHONE, has_touch=True)
    page = ada.open("/puzzles")
    for game in ("off-the-rails", "railways"):
        page.locator(f"[data-to={game}]").tap()
        expect(page.locator(f"[data-puzzles={game}] h2")).to_be_in_viewport()
        page.keyboard.press("Home")
        expect(page.locator(f"[data-to={game}]")).to_be_in_viewport()
    ada.close()


@pytest.mark.parametrize(
    ("name", "press"), [("railroad-tiles-1", "click"), ("railways-1", "key"), ("off-the-rails-1", "tap")]
)
def test_what_was_best_is_shown_with_its_reasons_and_played(
    browser: Browser, server: Server, name: str, press: str
) -> None:
    screen = {"viewport": PHONE, "has_touch": True} if press == "tap" else {}
    ada = Visitor(browser, server.url, reduced_motion="reduce", **screen)
    page = ada.open("/")
    page.get_by_role("link", name="Puzzles").click()
    expect(page.locator("[data-puzzles]")).to_have_count(3)
    if press == "click":
        whole(page)
    page.locator(f"[data-puzzle={name}]").click()
    note = page.locator(f".puzzle-note[data-puzzle={name}]")
    expect(note).to_contain_text("how many points")
    expect(page.locator("[data-do=answer]")).to_be_disabled()
    if press == "click":
        whole(page)
    play_best(page, press)
    expect(note).to_have_attribute("data-reached", str(best(name)))
    page.locator("[data-do=answer]").click()
    answer = page.locator(".puzzle-answer")
    expect(answer).to_have_attribute("data-result", "solved")
    if press == "tap":
        for width, height in ((844, 390), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            expect(note).to_be_attached()
            expect(answer).to_be_visible()
    assert answer.locator("ol > li").count() >= 2
    assert answer.locator("ol ul li").count() >= 1, "with what each step changes"
    page.locator("[data-do=next]").click()
    expect(page.locator(".puzzle-note")).not_to_have_attribute("data-puzzle", name)
    page = ada.open("/puzzles")
    expect(page.locator(f"[data-puzzle={name}]")).to_be_visible()
    assert page.locator(f"[data-puzzle={name}].solved").count() == 0, "who was told has not solved it"
    assert not ada.faults, ada.faults
    ada.close()


def test_who_finds_the_best_has_solved_it_and_that_is_remembered(browser: Browser, server: Server) -> None:
    """Two tiles, typed; a page that is opened anew still knows, and offers another."""
    name = "railroad-tiles-39"
    ada = Visitor(browser, server.url, reduced_motion="reduce")
    page = ada.open("/puzzles")
    count = page.locator("[data-puzzles=railroad-tiles] .hint")
    expect(count).to_contain_text("0 of ")
    page.locator(f"[data-puzzle={name}]").click()
    note = page.locator(".puzzle-note")
    until_my_turn(page)
    for typed in ("place 1 at 1,0 turned 90", "place 1 at 1,1 turned 180"):
        before = seq(page)
        page.keyboard.type(f"/{typed}")
        expect(page.locator("#choices [aria-selected=true]")).to_have_text(re.compile(rf"^{typed}(?! flipped)"))
        page.keyboard.press("Enter")
        sure(page)
        wait_for_change(page, before)
    expect(note).to_have_attribute("data-reached", str(best(name)))
    page.locator("[data-do=answer]").click()
    expect(page.locator(".puzzle-answer")).to_have_attribute("data-result", "solved")
    page.locator("[data-do=next]").click()
    expect(note).not_to_have_attribute("data-puzzle", name)
    page = ada.open("/puzzles")
    expect(page.locator(f"[data-puzzle={name}].solved")).to_contain_text("solved")
    expect(page.locator("[data-puzzle].solved")).to_have_count(1)
    expect(count).to_contain_text("1 of ")
    ada.close()


def test_a_turn_of_ones_own_is_judged_and_tried_again(browser: Browser, server: Server) -> None:
    """The decade is played by hand; missing the best, one takes all back and is as far as before."""
    name = "railways-1"
    ada = Visitor(browser, server.url, reduced_motion="reduce")
    page = ada.open("/puzzles")
    page.locator(f"[data-puzzle={name}]").click()
    note = page.locator(".puzzle-note")
    start = note.get_attribute("data-reached")
    turn = 0
    while page.locator("[data-do=answer]").is_disabled():
        railways_hands.by_mouse(page, turn)
        page.wait_for_selector(".puzzle-note[aria-busy=false]")
        turn += 1
    page.locator("[data-do=answer]").click()
    result = page.locator(".puzzle-answer")
    made = int(note.get_attribute("data-reached") or 0)
    expect(result).to_have_attribute("data-result", "solved" if made == best(name) else "missed")
    page.keyboard.press("Escape")
    page.locator("[data-do=again]").click()
    expect(note).to_have_attribute("data-reached", str(start))
    expect(page.locator("[data-do=answer]")).to_be_disabled()
    assert not ada.faults, ada.faults
    ada.close()
