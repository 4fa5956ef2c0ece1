"""A board larger than its frame: by wheel, keys, buttons and fingers, dragged, fitted and followed."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from kits import railways_states
from kits.browser import Visitor, seq, settle
from kits.every_state import EVERY_STATE
from kits.webstates import at, bring, grown, replay

New = Callable[..., Visitor]
WIDER = "([cell, than]) => cell.getBoundingClientRect().width > than * 1.1"


class Zoomed:
    """A board in its frame, and how large one of its cells is drawn."""

    def __init__(self, page: Page, frame: str, cell: str) -> None:
        self.page, self.cell, self.frame = page, page.locator(cell).first, page.locator(frame)
        expect(self.cell).to_be_visible()
        box = self.frame.bounding_box()
        assert box
        self.box = box

    def wide(self) -> float:
        settle(self.page)
        return float((self.cell.bounding_box() or {"width": 0})["width"])

    def becomes_larger(self, than: float) -> float:
        self.page.wait_for_function(WIDER, arg=[self.cell.element_handle(), than])
        return self.wide()

    def scrolled(self) -> list[float]:
        settle(self.page)
        at: list[float] = self.frame.evaluate("frame => [frame.scrollLeft, frame.scrollTop]")
        return at

    def wheel(self, by: int, ctrl: bool = False, over: Locator | None = None) -> None:
        if over:
            over.hover()
        if ctrl:
            self.page.keyboard.down("Control")
        self.page.mouse.wheel(0, by)
        if ctrl:
            self.page.keyboard.up("Control")

    def drag(self, right: float, down: float) -> None:
        x, y = self.box["x"] + self.box["width"] / 3, self.box["y"] + self.box["height"] / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + right, y + down, steps=4)
        self.page.mouse.up()

    def pinch(self, context: BrowserContext) -> None:
        fingers = context.new_cdp_session(self.page)
        x, y = self.box["x"] + self.box["width"] / 3, self.box["y"] + self.box["height"] / 2
        for kind, apart in (("touchStart", 40), ("touchMove", 60), ("touchMove", 100), ("touchEnd", 0)):
            points = [{"x": x + side * apart, "y": y, "id": side} for side in (0, 1)] if apart else []
            fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_a_large_area_is_zoomed_by_wheel_keys_buttons_and_fingers_and_dragged(visitor: New) -> None:
    """And follows what is played; a drag places nothing; the plain wheel turns the ghost where there is one."""
    here = visitor(reduced_motion="reduce", has_touch=True)
    page = here.open(f"/table/{bring(here, grown(at('place_tiles', 8)))}")
    board = Zoomed(page, ".area-frame", ".cell.can")
    sizes = [board.wide()]
    ways: tuple[Callable[[], None], ...] = (
        lambda: page.keyboard.press("+"),
        lambda: page.locator("[data-zoom=in]").click(),
        lambda: board.wheel(-100, ctrl=True, over=page.locator(".cell:not(.can)").first),
        lambda: board.wheel(-100),
    )
    for larger in ways:
        larger()
        sizes.append(board.becomes_larger(sizes[-1]))
    before, scrolled = seq(page), board.scrolled()
    board.drag(60, 40)
    assert board.scrolled() != scrolled
    assert seq(page) == before
    page.locator("[data-hand]").last.click()
    ghost, frame = page.locator("[data-ghost]").bounding_box(), board.box
    assert ghost and frame["x"] <= ghost["x"] <= frame["x"] + frame["width"] - ghost["width"], "it follows"
    page.keyboard.press("0")
    assert abs(board.wide() - sizes[0]) < 1
    page.locator(".cell.can").first.hover()
    board.wheel(-100)
    assert abs(board.wide() - sizes[0]) < 1, "the wheel turns what lies under it"
    board.pinch(here.context)
    board.becomes_larger(sizes[0])


@pytest.mark.parametrize(("name", "cell"), [("otr-actions", ".cave .cell"), ("rw-act", ".rw-cell")])
def test_every_board_is_zoomed_and_panned_alike(visitor: New, name: str, cell: str) -> None:
    here = visitor(reduced_motion="reduce", has_touch=True)
    state = next(each for each in EVERY_STATE if each.name == name)
    state.show(here)
    page, before = here.page, seq(here.page)
    board = Zoomed(page, ".zoom-frame", cell)
    sizes = [board.wide()]
    idle = page.locator(f"{cell}:not(.can, .legal)").first
    ways: tuple[Callable[[], None], ...] = (
        lambda: page.keyboard.press("+"),
        lambda: page.locator("[data-zoom=in]").click(),
        lambda: board.wheel(-100, ctrl=True, over=idle),
        lambda: board.wheel(-100),
    )
    for larger in ways:
        larger()
        sizes.append(board.becomes_larger(sizes[-1]))
    at_first = board.scrolled()
    board.drag(-90, -60)
    assert board.scrolled() != at_first
    page.locator("[data-zoom=out]").click()
    assert board.wide() < sizes[-1]
    page.keyboard.press("0")
    assert abs(board.wide() - sizes[0]) < 1
    board.pinch(here.context)
    board.becomes_larger(sizes[0])
    page.locator("[data-zoom=fit]").click()
    assert abs(board.wide() - sizes[0]) < 1
    assert seq(page) == before, "nothing was played"


def test_a_replay_is_zoomed_by_keys_that_are_listed(visitor: New) -> None:
    here = visitor(reduced_motion="reduce")
    replay(here)
    page, board = here.page, Zoomed(here.page, ".area-frame", ".area .cell")
    whole = board.wide()
    page.keyboard.press("+")
    board.becomes_larger(whole)
    page.keyboard.press("0")
    assert abs(board.wide() - whole) < 1
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Larger, smaller, all of it")


@pytest.mark.parametrize(("width", "height"), [(844, 390), (720, 450)])
def test_in_a_low_window_a_tile_of_a_late_area_is_large_enough_to_tap(visitor: New, width: int, height: int) -> None:
    here = visitor(viewport={"width": width, "height": height}, reduced_motion="reduce")
    here.open(f"/table/{bring(here, grown(at('place_tiles', 8)))}")
    board = Zoomed(here.page, ".area-frame", ".cell.can")
    assert board.wide() >= 38
    right, bottom = board.box["x"] + board.box["width"], board.box["y"] + board.box["height"]
    assert right <= width and bottom <= height, "what is larger than its frame is scrolled in it"


def test_the_wheel_scrolls_a_page_that_is_longer_than_its_window(visitor: New) -> None:
    """Until the board is larger than its frame."""
    here = visitor(viewport={"width": 700, "height": 700}, reduced_motion="reduce")
    next(each for each in EVERY_STATE if each.name == "rw-act").show(here)
    page, board = here.page, Zoomed(here.page, ".zoom-frame", ".rw-cell")
    whole = board.wide()
    page.locator(".rw-cell:not(.legal)").nth(20).hover()
    board.wheel(60)
    page.wait_for_function("() => scrollY > 0")
    assert abs(board.wide() - whole) < 1
    board.wheel(-60)
    page.wait_for_function("() => scrollY === 0")
    board.wheel(-100, ctrl=True)
    larger = board.becomes_larger(whole)
    board.wheel(-100)
    board.becomes_larger(larger)


def test_a_larger_plan_follows_what_is_looked_at_as_long_as_that_is_wished(visitor: New) -> None:
    here = visitor(reduced_motion="reduce")
    railways_states.table_at(railways_states.at("take_action", 1, "buy_railway"))(here)
    page, board = here.page, Zoomed(here.page, ".zoom-frame", ".rw-cell")
    for _ in range(6):
        page.keyboard.press("+")
    board.wide()
    page.locator("[data-zoom=follow]").click()
    still = board.scrolled()
    page.keyboard.press("1")
    page.keyboard.press("r")
    page.wait_for_selector("#preview[data-ready=true]")
    assert board.scrolled() == still
    page.locator("[data-zoom=follow]").click()
    assert board.scrolled() != still
