"""The dock: taking back what the others must agree to, and buttons one can read in every state."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from kits.browser import Visitor, acting, by_mouse, seq, settle, until_my_turn, wait_for_change
from kits.webstates import at, bring, grown

New = Callable[..., Visitor]
CONTRAST = """button => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const channels = colour => { canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3) }
  const light = colour => channels(colour).map(n => n / 255)
    .map(n => (n <= 0.04045 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4))
    .reduce((sum, n, i) => sum + n * [0.2126, 0.7152, 0.0722][i], 0)
  const style = getComputedStyle(button)
  const [low, high] = [light(style.color), light(style.backgroundColor)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}"""


def two(ada: Visitor, bo: Visitor) -> str:
    """A table of two people, each with a browser of their own."""
    seats = [{"type": "me", "name": "Ada"}, {"type": "open"}]
    made = ada.ask("POST", "/api/tables", {"game": "railroad-tiles", "seats": seats})
    bo.open(f"/join#{made['seats'][1]['link']}")
    bo.page.locator(".form input").first.fill("Bo")
    bo.page.locator(".form .btn").last.click()
    ada.open(f"/table/{made['id']}")
    for each in (ada, bo):
        each.page.wait_for_selector(".table")
    return str(made["id"])


def test_what_the_others_must_agree_to_is_asked_for_by_a_button(visitor: New) -> None:
    ada, bo = visitor(), visitor()
    two(ada, bo)
    first, second = (ada, bo) if acting(ada.page, bo.page) is ada.page else (bo, ada)
    wish = first.page.get_by_role("button", name="Ask to take it back")
    expect(wish).to_have_count(0)
    by_mouse(first.page, 0)
    while first.page.locator(".table[data-turn=true]").count():
        by_mouse(first.page, 0)
    before = seq(first.page)
    wish.click()
    expect(second.page.locator(".news")).to_contain_text("asks to take something back")
    assert seq(first.page) == before, "nothing goes back before they agree"
    second.page.get_by_role("button", name="Agree").click()
    wait_for_change(first.page, before)
    until_my_turn(first.page)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_end_button_can_be_read_in_every_state(visitor: New, theme: str) -> None:
    here = visitor(color_scheme=theme, reduced_motion="reduce")
    page = here.open(f"/table/{bring(here, grown(at('place_tiles', 3)))}")
    end = page.locator(".dock .btn.go")
    expect(end).to_be_disabled()
    check_contrast(page, "disabled")
    while end.is_disabled():
        by_mouse(page, 0)
    check_contrast(page, "ready")


def check_contrast(page: Page, state: str) -> None:
    """At rest and under the pointer."""
    end = page.locator(".dock .btn.go")
    page.mouse.move(1, 1)
    for how in ("at rest", "hovered"):
        settle(page)
        assert end.evaluate(CONTRAST) >= 4.5, f"{state}, {how}"
        end.hover(force=True)
