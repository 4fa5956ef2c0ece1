"""The first match of Railroad Tiles that teaches: left and taken up again, repeated, skipped, played on."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from kits.browser import PHONE, Visitor, until_my_turn
from kits.lessons import follow, railroad_tiles_as_told
from kits.server import Server

New = Callable[..., Visitor]


def test_the_lessons_by_hand_left_resumed_repeated_and_played_on(visitor: New) -> None:
    page = visitor(reduced_motion="reduce").open()
    page.locator(".who-with button").first.click()
    page.locator("#tutor-offer .btn.ok").click()
    follow(page, "railroad-tiles", railroad_tiles_as_told, 3)
    page.locator("[data-tutor=leave]").click()
    page.locator("[data-tutorial=railroad-tiles]").click()
    page.wait_for_selector(".tutor[data-lesson='3'][data-step='7']")
    follow(page, "railroad-tiles", railroad_tiles_as_told, 7)
    page.locator("[data-tutor=repeat]").click()
    page.wait_for_selector(".tutor[data-lesson='6'][data-step='20']")
    page.locator("[data-tutor=repeat]").click()
    page.wait_for_selector(".tutor[data-lesson='5'][data-step='10']")
    page.locator("[data-tutor=skip]").click()
    follow(page, "railroad-tiles", railroad_tiles_as_told)
    page.locator("[data-tutor-on]").click()
    page.wait_for_url("**/table/**")
    until_my_turn(page)
    expect(page.locator(".score-table, .scores").first).to_contain_text("Trainee")
    page.go_back()
    expect(page.locator(".tutor[data-lesson='0']")).to_be_visible()


def test_who_is_in_an_old_one_begins_anew_and_what_was_not_asked_for_is_put_off(visitor: New, server: Server) -> None:
    """The hand is whole, the rest is put off in the card, and no toast covers anything."""
    old = {"railroad-tiles": {"table": "nosuchtable", "state": "begun"}}
    kept = {"origin": server.url, "localStorage": [{"name": "branchline-tutorials", "value": json.dumps(old)}]}
    page = visitor(reduced_motion="reduce", storage_state={"cookies": [], "origins": [kept]}).open(
        "/learn/railroad-tiles"
    )
    page.wait_for_selector(".tutor[data-lesson='0']")
    follow(page, "railroad-tiles", railroad_tiles_as_told, 2)
    expect(page.locator("[data-hand]")).to_have_count(4)
    page.locator("[data-hand]:not([data-ringed])").first.click()
    page.locator(".cell.can:not([data-ringed])").first.click()
    expect(page.locator(".tutor .note")).to_be_visible()
    expect(page.locator(".toast")).to_be_hidden()
    expect(page.locator(".tutor[data-step='5']")).to_be_visible()
    follow(page, "railroad-tiles", railroad_tiles_as_told, 3)
    expect(page.locator(".tutor .note")).to_have_count(0)


def test_a_lesson_says_without_coordinates_that_a_tile_does_not_go_there(visitor: New) -> None:
    page = visitor(reduced_motion="reduce").open("/learn/railroad-tiles")
    follow(page, "railroad-tiles", railroad_tiles_as_told, 2)
    page.locator(".area .cell:not(.can)").first.hover()
    note = page.locator(".tutor .note")
    expect(note).to_contain_text("That does not go there")
    expect(note).not_to_contain_text(re.compile(r"\d"))


COVERED = """() => {
  const { left, right, top, bottom } = document.querySelector('.tutor .say').getBoundingClientRect()
  const at = [top + 4, bottom - 4].map((y) => document.elementFromPoint((left + right) / 2, y))
  return !at.every((each) => each?.closest('.tutor'))
}"""


@pytest.mark.parametrize("height", [664, 844])
def test_by_finger_what_is_drawn_is_seen_with_the_lesson_and_placed_as_it_is_drawn(visitor: New, height: int) -> None:
    """On a short phone, too. A tap on the cell with the ring does not turn what lies there as it should; what is said
    stays in sight when one scrolls."""
    size = {"width": 390, "height": height}
    here = visitor(viewport=size, has_touch=True, is_mobile=True, reduced_motion="reduce")
    page = here.open("/learn/railroad-tiles")
    expect(page.locator(".tutor .eyebrow")).to_contain_text("lesson 1 of 17")
    page.locator("[data-tutor-next]").tap()
    page.wait_for_selector(".tutor[data-step='2'] .todo")
    expect(page.locator(".area .target")).to_be_in_viewport(ratio=1)
    expect(page.locator(".tutor .say")).to_be_in_viewport(ratio=1)
    page.locator("[data-tile][data-ringed]").tap()
    page.locator(".area [data-cell][data-ringed]").tap()
    page.wait_for_selector("#preview[data-ready=true]")
    page.locator(".dock .btn.ok").tap()
    page.wait_for_selector(".tutor[data-step='3']")
    page.mouse.wheel(0, 400)
    page.wait_for_function("() => scrollY > 0")
    assert not page.evaluate(COVERED)


def test_the_offer_comes_until_it_is_answered(visitor: New) -> None:
    page = visitor(viewport=PHONE, has_touch=True, is_mobile=True).open("/new/railroad-tiles")
    page.locator("#tutor-offer .btn").first.tap()
    expect(page.locator("#tutor-offer")).to_have_count(0)
    page.goto(page.url.replace("/new/railroad-tiles", "/"))
    page.locator(".who-with button", has_text="Alone").tap()
    page.wait_for_selector(".table")
    expect(page.locator("#tutor-offer")).to_have_count(0)
