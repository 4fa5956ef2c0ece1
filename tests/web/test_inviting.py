"""Inviting people one played with, in the browser: from a new table, from one that waits; accepted or declined."""

from collections.abc import Callable

from playwright.sync_api import expect

from kits.browser import PHONE, Visitor, shared

New = Callable[..., Visitor]


def test_who_was_met_is_invited_from_a_new_table_and_sits_down(visitor: New) -> None:
    ada, bo = visitor(), visitor(viewport=PHONE, has_touch=True, is_mobile=True)
    shared(ada, bo)
    page = ada.open("/new/railroad-tiles")
    expect(page.locator(".inviting")).to_have_count(0)
    page.locator(".seat-rows select").nth(1).select_option("open")
    page.locator(".inviting summary").click()
    page.locator(".inviting").get_by_label("Bo").check()
    page.locator(".submit .btn.go").click()
    page.get_by_label("Your name").fill("Ada")
    page.keyboard.press("Enter")
    page.wait_for_selector(".waiting")
    page.locator("[data-tool=invite]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".inviting .sent li")).to_contain_text("Bo")
    expect(page.get_by_role("button", name="Invite Bo")).to_have_count(0)
    theirs = bo.open()
    card = theirs.locator("[data-invitation]")
    expect(card).to_contain_text("Ada invites you to Railroad Tiles")
    assert theirs.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, "nothing sticks out"
    card.get_by_role("link", name="Accept").tap()
    theirs.locator(".submit .btn.go").tap()
    theirs.wait_for_selector(".table")
    page.wait_for_selector(".table")


def test_an_invitation_is_declined_and_who_invited_sees_so(visitor: New) -> None:
    ada, bo = visitor(), visitor()
    shared(ada, bo)
    made = ada.ask("POST", "/api/tables", {"game": "railroad-tiles", "seats": [{"type": "me"}, {"type": "open"}]})
    page = ada.open(f"/table/{made['id']}")
    page.locator("[data-tool=invite]").click()
    page.get_by_role("button", name="Invite Bo").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".inviting .sent li")).to_contain_text("invited")
    theirs = bo.open()
    theirs.locator("[data-invitation]").get_by_role("button", name="Decline").focus()
    theirs.keyboard.press("Enter")
    expect(theirs.locator("[data-invitation]")).to_have_count(0)
    page.reload()
    page.locator("[data-tool=invite]").click()
    expect(page.locator(".inviting .sent li")).to_contain_text("has declined")
