"""The first match of Railroad Tiles that teaches: left and taken up again, repeated, skipped, played on."""

import json
from collections.abc import Callable

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


def test_the_offer_comes_until_it_is_answered(visitor: New) -> None:
    page = visitor(viewport=PHONE, has_touch=True, is_mobile=True).open("/new/railroad-tiles")
    page.locator("#tutor-offer .btn").first.tap()
    expect(page.locator("#tutor-offer")).to_have_count(0)
    page.goto(page.url.replace("/new/railroad-tiles", "/"))
    page.locator(".who-with button", has_text="Alone").tap()
    page.wait_for_selector(".table")
    expect(page.locator("#tutor-offer")).to_have_count(0)
