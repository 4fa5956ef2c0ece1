"""By finger alone: a tap looks, a second one turns, and every way to lay or do a thing can be reached."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from kits.browser import PHONE, TABLET, Visitor, is_asked, seq, wait_for_change
from kits.off_the_rails_tables import CRASH, ME, bring, table
from kits.webstates import at, grown
from kits.webstates import bring as bring_record

New = Callable[..., Visitor]
CORNERS = ("NE", "ES", "SW", "NW")
SCREENS = {"phone": PHONE, "tablet": TABLET}
CROSSED: list[dict[str, Any]] = [
    {"do": {"type": "place_cart", "cart": 0, "cell": [9, 3]}},
    {"do": {"type": "lay_track", "cell": [8, 3], "exits": "EW"}},
]
"""A cart of one's own on the surface and a track in front of it: every tool has something to do."""
DONE = {
    "straight": ("8,5", ("EW", "NS")),
    "corner": ("8,5", CORNERS),
    "upgrade": ("8,3", ("ESW", "NEW")),
    "cart": ("9,5", ("black",)),
    "speed": ("9,3", ("1", "-1")),
}


@pytest.fixture(params=SCREENS)
def finger(request: pytest.FixtureRequest, visitor: New) -> Visitor:
    """Somebody with a finger and nothing else."""
    is_phone = request.param == "phone"
    return visitor(viewport=SCREENS[request.param], has_touch=True, is_mobile=is_phone, reduced_motion="reduce")


def crossed(somebody: Visitor) -> Page:
    page = table(somebody, ME, ME, seed=CRASH)
    bring({0: somebody}, page, CROSSED)
    return page


def ghost(page: Page) -> str:
    return page.locator(".otr-stage").get_attribute("data-ghost") or ""


def on_it(page: Page, where: str) -> Locator:
    return page.locator(f".cave [data-cell='{where}']")


def turned_until(page: Page, wanted: str, turn: Callable[[], None]) -> None:
    """As often as it takes, each time until the page has said what it would do."""
    for _ in range(8):
        page.wait_for_selector("#preview[data-ready=true]")
        if ghost(page) == wanted:
            return
        turn()
    raise AssertionError(f"{wanted} never came; there is {ghost(page)}")


def take_back(page: Page) -> None:
    before = seq(page)
    page.get_by_role("button", name="Undo").tap()
    wait_for_change(page, before)


@pytest.mark.parametrize("tool", DONE)
def test_every_way_of_every_tool_by_tapping_the_ghost(finger: Visitor, tool: str) -> None:
    page = crossed(finger)
    where, ways = DONE[tool]
    for wanted in ways:
        page.locator(f"[data-tool={tool}]").tap()
        on_it(page, where).tap()
        turned_until(page, wanted, on_it(page, where).tap)
        before = seq(page)
        page.locator(".cave .tick").tap()
        wait_for_change(page, before)
        expect(page.locator(".otr-plan li:not(.empty)")).to_have_count(3)
        take_back(page)


def test_every_corner_by_the_turn_button(finger: Visitor) -> None:
    page = crossed(finger)
    for wanted in CORNERS:
        page.locator("[data-tool=corner]").tap()
        on_it(page, "8,5").tap()
        button = page.get_by_role("button", name="Turn", exact=True)
        expect(button).to_be_visible()
        turned_until(page, wanted, button.tap)
        before = seq(page)
        page.get_by_role("button", name="Add").tap()
        wait_for_change(page, before)
        take_back(page)


def test_a_first_tap_on_a_cell_turns_nothing(finger: Visitor, visitor: New) -> None:
    """What a mouse is shown first, a finger is shown first."""
    match, mouse = grown(at("place_tiles", 3)), visitor()
    for each in (finger, mouse):
        each.open(f"/table/{bring_record(each, match)}").wait_for_selector(".cell.can")
    cells = finger.page.locator(".cell.can[aria-label*=' ways']").all()
    assert len(cells) > 1, "nothing here can be turned"
    for cell in cells:
        mouse.page.locator(f".cell[data-cell='{cell.get_attribute('data-cell')}']").hover()
        cell.tap()
        assert lie(finger.page) == lie(mouse.page)
        cell.tap()
        assert lie(finger.page) != lie(mouse.page)


def lie(page: Page) -> tuple[str | None, str | None]:
    page.wait_for_selector("#preview[data-ready=true]")
    shown = page.locator("[data-ghost]")
    return shown.get_attribute("data-turn"), shown.get_attribute("data-flipped")


def test_a_first_tap_on_a_pin_looks_and_a_second_places_the_pawn(finger: Visitor) -> None:
    page = finger.open(f"/table/{bring_record(finger, grown(at('place_pawns', 4)))}")
    pin, before = page.locator(".cell.can").last, seq(page)
    pin.tap()
    page.wait_for_selector("#preview[data-ready=true]")
    assert not is_asked(page)
    assert seq(page) == before, "nothing is done yet"
    pin.tap()
    wait_for_change(page, before)


def test_what_the_first_match_asks_for_is_what_a_tap_proposes(finger: Visitor) -> None:
    """It draws the black cart, and the black one it is."""
    page = finger.open("/learn/off-the-rails")
    expect(page.locator(".cave .ghost")).to_have_count(1)
    page.locator("[data-tool=cart]").tap()
    on_it(page, "9,3").tap()
    page.wait_for_selector("#preview[data-ready=true]")
    assert ghost(page) == "black"
    page.get_by_role("button", name="Add").tap()
    page.wait_for_selector(".tutor[data-step='1']")


def test_what_the_first_match_asks_for_is_what_the_button_of_an_exit_does(visitor: New) -> None:
    page = visitor(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce").open("/learn/off-the-rails")
    page.locator("[data-tool=cart]").tap()
    page.locator("[data-few='9,3']").tap()
    page.wait_for_selector(".tutor[data-step='1']")


def test_a_finger_is_told_to_tap_and_a_mouse_to_click(finger: Visitor, visitor: New) -> None:
    for each, said in ((finger, "Tap a lit cell"), (visitor(), "Click a lit cell")):
        page = table(each, ME, ME, seed=CRASH)
        expect(page.locator(".banner")).to_contain_text(said)
    expect(finger.page.locator(".dock .kbd:visible")).to_have_count(0)
