"""The account page: one's own data as a file, and oneself deleted for good."""

import json
from collections.abc import Callable

from playwright.sync_api import expect

from kits.browser import Visitor, tab_to


def test_a_guest_takes_their_data_along_and_is_deleted_by_the_keyboard(visitor: Callable[..., Visitor]) -> None:
    zoe = visitor()
    zoe.ask("PUT", "/api/me/name", {"name": "Zoe of Zurich"})
    page = zoe.open("/account")
    with page.expect_download() as coming:
        page.get_by_text("Download the file").click()
    kept = json.loads(coming.value.path().read_text(encoding="utf-8"))
    assert (kept["kind"], kept["name"], len(kept["sessions"])) == ("guest", "Zoe of Zurich", 1)
    sure = page.get_by_label("I want everything about me to be deleted")
    tab_to(page, lambda: sure)
    page.keyboard.press("Enter")
    expect(page.get_by_text("Everything about you is deleted.")).to_have_count(0)  # not before one has said so
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text("Everything about you is deleted.")
    expect(page.locator("main")).to_contain_text("Nobody knows you here yet.")


def test_an_account_is_deleted_with_its_password_alone(visitor: Callable[..., Visitor]) -> None:
    zed = visitor()
    zed.ask("POST", "/api/accounts", {"name": "Zed of Zermatt", "password": "correct horse"})
    page = zed.open("/account")
    form = page.locator("form", has=page.locator("legend", has_text="Delete the account"))
    for password, said in (("wrong horse", "[role=alert]"), ("correct horse", ".good[role=status]")):
        form.get_by_label("Password").fill(password)
        form.get_by_role("button").click()
        expect(page.locator(said)).to_be_visible()
    expect(page.locator("main")).to_contain_text("Nobody knows you here yet.")
