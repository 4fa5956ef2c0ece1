"""Muting and blocking in the browser: at a table, on a profile, undone in the settings."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from kits.browser import PHONE, Visitor, shared

New = Callable[..., Visitor]


def opened(page: Page) -> None:
    page.locator("[data-tool=peace]").click()
    page.get_by_role("dialog", name="Mute or block").wait_for()


def test_who_is_muted_at_a_table_is_read_no_more_until_that_is_undone(visitor: New) -> None:
    ada, bo = visitor(), visitor()
    table = shared(ada, bo)
    bo.ask("POST", f"/api/tables/{table}/lines", {"text": "You play badly"})
    page = ada.open(f"/table/{table}")
    said = page.locator(".chat .said")
    expect(said).to_contain_text("You play badly")
    opened(page)
    field = page.get_by_role("group", name="Bo")
    expect(field.get_by_label("As everybody")).to_be_checked()
    field.get_by_label("As everybody").focus()
    page.keyboard.press("ArrowDown")
    expect(field.get_by_label("Mute")).to_be_checked()
    expect(said).not_to_contain_text("You play badly")
    page.keyboard.press("Escape")
    bo.ask("POST", f"/api/tables/{table}/lines", {"text": "Very badly"})
    ada.ask("POST", f"/api/tables/{table}/lines", {"text": "So quiet here"})
    expect(said).to_contain_text("So quiet here")
    expect(said).not_to_contain_text("badly")
    page.reload()
    expect(said).to_contain_text("So quiet here")
    expect(said).not_to_contain_text("badly")
    page.goto(page.url.replace(f"/table/{table}", "/settings"))
    listed = page.get_by_role("group", name="Muted and blocked")
    expect(listed.locator("li")).to_have_count(1)
    expect(listed.locator("li")).to_contain_text("Bo")
    page.get_by_role("button", name="Undo: Bo").focus()
    page.keyboard.press("Enter")
    expect(listed.locator("li")).to_have_count(0)
    page.go_back()
    expect(said).to_contain_text("Very badly")


def test_who_is_blocked_cannot_join(visitor: New) -> None:
    ada, bo = (visitor(viewport=PHONE, has_touch=True, is_mobile=True) for _ in range(2))
    table = shared(ada, bo)
    page = ada.open(f"/table/{table}")
    page.get_by_text("Seats", exact=True).tap()
    page.locator("[data-tool=peace]").tap()
    field = page.get_by_role("group", name="Bo")
    field.get_by_text("Block", exact=True).tap()
    expect(field.get_by_label("Block")).to_be_checked()
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "nothing sticks out"
    made = ada.ask("POST", "/api/tables", {"game": "railroad-tiles", "seats": [{"type": "me"}, {"type": "open"}]})
    theirs = bo.open(f"/join#{made['seats'][1]['link']}")
    theirs.locator(".submit .btn.go").tap()
    expect(theirs.get_by_role("alert")).to_contain_text("You cannot take a seat at this table.")


def test_somebody_is_blocked_on_their_profile(visitor: New) -> None:
    ada, bo = visitor(), visitor()
    bo.ask("POST", "/api/accounts", {"name": "Bo Public", "password": "correct horse"})
    bo.ask("PUT", "/api/me/profile", {"public": True})
    page = ada.open("/people/Bo%20Public")
    expect(page.get_by_role("heading", name="Bo Public")).to_be_visible()
    expect(page.locator(".shunning")).to_have_count(0)
    ada.ask("PUT", "/api/me/name", {"name": "Ada"})
    page.reload()
    page.locator(".shunning summary").click()
    page.get_by_role("group", name="Bo Public").get_by_label("Block").check()
    expect(page.get_by_role("group", name="Bo Public").get_by_label("Block")).to_be_checked()
    page.reload()
    page.locator(".shunning summary").click()
    expect(page.get_by_role("group", name="Bo Public").get_by_label("Block")).to_be_checked()
