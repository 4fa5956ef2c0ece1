"""What one watches in Off the Rails: events played out on the board, and a finished match step by step."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from kits.browser import PATIENCE, Visitor, seq, sure, wait_for_change
from kits.off_the_rails_tables import crash_table, script

New = Callable[..., Visitor]
WATCH = """() => {
  const stage = document.querySelector('.otr-stage'), seen = window.seen = []
  const look = () => {
    const shown = ['hop', 'fly', 'spill', 'sink', 'drop', 'burst', 'derail', 'crack', 'falling']
      .filter(name => stage.querySelector(`.cave :is(.flying, g) .${name}`))
    if (stage.dataset.beat) seen.push([stage.dataset.beat, ...shown])
  }
  new MutationObserver(look).observe(stage, { attributes: true, childList: true, subtree: true })
}"""
"""Writes down every moment of what is played out, and what is in the air then."""


def beats(page: Page) -> list[str]:
    """The events that were played out, each once, in their order."""
    page.wait_for_function("() => !document.querySelector('.otr-stage').dataset.beat")
    found: list[str] = page.evaluate("() => window.seen.map(each => each[0])")
    return [beat for i, beat in enumerate(found) if i == 0 or found[i - 1] != beat]


def drawn(page: Page, beat: str) -> set[str]:
    found: list[list[str]] = page.evaluate("() => window.seen")
    return {name for each in found if each[0] == beat for name in each[1:]}


def at_rest(visitor: New, count: int, **facts: str) -> Page:
    """The position after so many steps of the script, with nothing left to play out."""
    page = crash_table(visitor(**facts), count)
    page.wait_for_selector(".table[data-turn=true]")
    page.wait_for_function("() => !document.querySelector('.otr-stage').dataset.beat")
    page.evaluate(WATCH)
    return page


def do(page: Page, selector: str) -> None:
    before = seq(page)
    page.locator(selector).click()
    sure(page)
    wait_for_change(page, before)


def test_a_cart_runs_takes_and_is_stopped_by_another(visitor: New) -> None:
    page = at_rest(visitor, 34)
    do(page, "[data-choice=emerald]")
    assert beats(page) == ["begin", "jewel_taken", "carts_collided", "settle"]
    assert "hop" in drawn(page, "jewel_taken")
    assert "burst" in drawn(page, "carts_collided")


def test_what_is_banked_flies_to_the_plate(visitor: New) -> None:
    page = at_rest(visitor, 63)
    do(page, ".dock .btn.go")
    assert beats(page) == ["begin", "cart_moved", "cart_banked", "settle"]
    assert "fly" in drawn(page, "cart_banked")


def test_a_cart_derails_where_no_track_leads_on(visitor: New) -> None:
    page = at_rest(visitor, 1)
    do(page, ".dock .btn.go")
    assert "cart_derailed" in beats(page)
    assert "derail" in drawn(page, "cart_derailed")


def test_a_cell_cracks_before_it_falls(visitor: New) -> None:
    page = at_rest(visitor, 65)
    do(page, ".cave [data-cell='0,6']")
    assert beats(page)[:2] == ["begin", "cell_swallowed"]
    assert drawn(page, "cell_swallowed") >= {"crack", "falling"}


def test_the_curtain_waits_until_the_collision_was_seen(visitor: New) -> None:
    page = at_rest(visitor, 52)
    do(page, "[data-choice=black]")
    curtain = page.locator(".curtain")
    expect(curtain).to_contain_text("Bob")
    page.wait_for_function("() => getComputedStyle(document.querySelector('.curtain')).opacity === '1'")
    assert "carts_collided" in beats(page)
    curtain.locator(".btn").click()
    expect(page.locator(".split .gem")).to_have_count(2)


def frame_by_frame(page: Page, until: str) -> None:
    """The page's clock, which the test holds, a frame at a time: however busy the machine, no beat is missed."""
    given_up = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(until):
        assert time.monotonic() < given_up, until
        page.clock.run_for(16)
        time.sleep(0.01)


def test_a_key_ends_what_is_played_out(visitor: New) -> None:
    page = at_rest(visitor, 55)
    page.clock.install()
    page.clock.pause_at(time.time() + 3600)
    page.keyboard.press("e")
    frame_by_frame(page, "() => document.querySelector('.otr-stage').dataset.beat === 'chasm_opened'")
    page.keyboard.press("Shift")
    page.clock.run_for(32)
    assert beats(page)[-1] == "chasm_opened"
    page.clock.resume()
    expect(page.locator(".cave [data-cell][aria-label*=fallen]")).to_have_count(4)
    assert "cell_swallowed" not in beats(page)


@pytest.mark.parametrize("how", ["system", "settings"])
def test_who_wants_no_motion_sees_what_came_of_it(visitor: New, how: str) -> None:
    ann = visitor(**({"reduced_motion": "reduce"} if how == "system" else {}))
    if how == "settings":
        page = ann.open("/settings")
        page.locator("label.choice:has(input[name=motion])").last.click()
        expect(page.locator("html[data-motion=none]")).to_have_count(1)
    page = crash_table(ann, 34)
    page.wait_for_selector("[data-choice=emerald]")
    page.evaluate(WATCH)
    do(page, "[data-choice=emerald]")
    expect(page.locator("#p-crash")).to_be_visible()
    assert page.evaluate("() => window.seen") == []


# A finished match ----------------------------------------------------------------------------------------------------


def test_a_replay_by_keys_by_the_bar_and_through_every_seats_eyes(visitor: New) -> None:
    last = len(script())
    page = crash_table(visitor(reduced_motion="reduce"), last)
    page.locator(".over-dock .btn.go").click()
    step = page.locator(".scrub [data-step]")
    expect(step).to_have_text(f"0 / {last}")
    page.keyboard.press("End")
    expect(step).to_have_text(f"{last} / {last}")
    page.keyboard.press("Home")
    expect(step).to_have_text(f"0 / {last}")
    expect(page.locator(".cave .cart")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(step).to_have_text(f"1 / {last}")
    expect(page.locator(".cave .cart")).to_have_count(1)
    bar = page.locator(".scrub input[type=range]")
    box = bar.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] * 0.74, box["y"] + box["height"] / 2)
    page.wait_for_function("() => Number(document.querySelector('.scrub [data-step]').dataset.step) > 40")
    bar.focus()
    while int(step.get_attribute("data-step") or 0) != 54:
        at = int(step.get_attribute("data-step") or 0)
        page.keyboard.press("ArrowRight" if at < 54 else "ArrowLeft")
        expect(step).not_to_have_attribute("data-step", str(at))
    own = page.locator(".clan h3").first
    viewpoint = page.locator(".scrub select")
    for seat, name in (("0", "Ann"), ("1", "Bob")):
        viewpoint.select_option(seat)
        expect(own).to_contain_text(name)
        expect(page.locator(".scores .me .who-name")).to_have_text(name)
    expect(page.locator("#p-crash")).to_contain_text("splits the load")
    page.keyboard.press("End")
    expect(page.locator(".otr-end")).to_be_visible()
