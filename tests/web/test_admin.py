"""The page of an admin: by the keyboard, on a phone, and nothing for axe to find."""

from collections.abc import Callable

from playwright.sync_api import expect

from branchline.server import admin
from kits.browser import Visitor, tab_to
from kits.server import Server, wait_until
from kits.wholeness import load_axe, run_axe

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def test_an_admin_looks_after_people_and_invitations(visitor: Callable[..., Visitor], server: Server) -> None:
    troll, boss = visitor(), visitor(**PHONE)
    for one, name in ((troll, "Trollope of Trieste"), (boss, "Boss of Basel")):
        one.ask("POST", "/api/accounts", {"name": name, "password": "correct horse"})
    page = boss.open("/admin")
    expect(page.get_by_text("There is no such page.")).to_be_visible()
    admin.set_admin(server.settings.data, "Boss of Basel", is_admin=True)
    link = page.get_by_role("link", name="Look after the server")
    wait_until(lambda: bool(boss.ask("GET", "/api/me")["admin"]))
    boss.open("/account")
    link.click()
    expect(page.get_by_text("Everybody can make an account.")).to_be_visible()
    load_axe(page)
    assert run_axe(page) == []

    tab_to(page, lambda: page.get_by_role("button", name="People", exact=True))
    page.keyboard.press("Enter")
    tab_to(page, lambda: page.get_by_label("Whose name begins with"))
    page.keyboard.type("troll")
    page.keyboard.press("Enter")
    row = page.locator(".rows > li")
    expect(row).to_have_count(1)
    tab_to(page, lambda: page.get_by_role("button", name="Close Trollope of Trieste"))
    page.keyboard.press("Enter")
    tab_to(page, lambda: page.get_by_role("button", name="Do it"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text("Done.")
    expect(row).to_contain_text("closed")
    assert run_axe(page) == []
    assert troll.ask("GET", "/api/me")["kind"] == "nobody"

    page.get_by_role("button", name="Invitations", exact=True).tap()
    page.get_by_role("button", name="Invite somebody").tap()
    expect(page.get_by_role("status")).to_contain_text("/account?code=")
    expect(row).to_contain_text("Not used yet")
    page.get_by_role("button", name="What was done").tap()
    expect(row.first).to_contain_text("Invitation made")
    assert not page.evaluate("() => document.documentElement.scrollWidth > innerWidth"), "nothing is cut off"
