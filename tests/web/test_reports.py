"""A line of the chat is reported by keyboard, a name by touch from a profile; an admin settles both on their page."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from branchline.server import admin
from kits.browser import Visitor, settle, tab_to
from kits.languages import OTHERS
from kits.server import Server, wait_until
from kits.wholeness import load_axe, run_axe, use_language

New = Callable[..., Visitor]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
RUDE = "a rude word of Tilda"


def looked_at(page: Page) -> None:
    """Nothing for axe to find, and nothing is cut off."""
    load_axe(page)
    assert run_axe(page) == []
    assert not page.evaluate("() => document.documentElement.scrollWidth > innerWidth")


def account(one: Visitor, name: str) -> None:
    one.ask("POST", "/api/accounts", {"name": name, "password": "correct horse"})


def at_a_table(one: Visitor, other: Visitor) -> str:
    seats = [{"type": "me"}, {"type": "open"}]
    table = one.ask("POST", "/api/tables", {"game": "railroad-tiles", "seats": seats})
    other.ask("POST", "/api/join", {"link": table["seats"][1]["link"], "name": "Ursula of Udine"})
    one.ask("POST", f"/api/tables/{table['id']}/lines", {"text": RUDE})
    other.ask("POST", f"/api/tables/{table['id']}/lines", {"text": "be kind"})
    return str(table["id"])


def reports_a_line(page: Page) -> None:
    """By keys alone; one's own line has no such button."""
    flag = page.get_by_role("button", name="Report what")
    expect(flag).to_have_count(1)
    tab_to(page, lambda: flag, most=300)
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(RUDE)
    looked_at(page)
    tab_to(page, lambda: dialog.get_by_label("Why"))
    page.keyboard.type("it hurts")
    tab_to(page, lambda: dialog.get_by_role("button", name="Report it"))
    page.keyboard.press("Enter")
    expect(dialog.get_by_role("status")).to_contain_text("Reported")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_the_name_of_who_never_spoke_is_reported_from_the_seats(visitor: New) -> None:
    here, other = visitor(), visitor(**PHONE)
    account(here, "Quirin of Quito")
    seats = [{"type": "me"}, {"type": "open"}]
    table = here.ask("POST", "/api/tables", {"game": "railroad-tiles", "seats": seats})
    other.ask("POST", "/api/join", {"link": table["seats"][1]["link"], "name": "A rude name"})
    page = here.open(f"/table/{table['id']}")
    tab_to(page, lambda: page.locator("[data-tool=peace]"), most=300)
    page.keyboard.press("Enter")
    flag = page.get_by_role("group", name="A rude name").get_by_role("button", name="Report this name")
    tab_to(page, lambda: flag)
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Report the name A rude name")
    tab_to(page, lambda: dialog.get_by_role("button", name="Report it"))
    looked_at(page)
    page.keyboard.press("Enter")
    expect(dialog.get_by_role("status")).to_contain_text("Reported")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(flag).to_be_visible()
    other.ask("DELETE", "/api/me", {})  # what was reported of somebody goes with them: others count what is open


def reports_a_name(page: Page) -> None:
    page.get_by_role("button", name="Report this name").tap()
    dialog = page.get_by_role("dialog", name="Report the name Tilda of Turin")
    looked_at(page)
    dialog.get_by_role("button", name="Report it").tap()
    expect(dialog.get_by_role("status")).to_contain_text("Reported")
    dialog.get_by_role("button", name="Close").tap()
    page.get_by_role("button", name="Report this name").tap()
    dialog.get_by_role("button", name="Report it").tap()
    expect(dialog.get_by_role("alert")).to_have_text("You have reported this already.")


def test_a_line_and_a_name_are_reported_and_settled(visitor: New, server: Server) -> None:
    troll, reader, boss = visitor(), visitor(), visitor(**PHONE)
    for one, name in ((troll, "Tilda of Turin"), (boss, "Berta of Bari")):
        account(one, name)
    table = at_a_table(troll, reader)
    troll.ask("PUT", "/api/me/profile", {"public": True})
    hers = troll.open(f"/table/{table}")
    reports_a_line(reader.open(f"/table/{table}"))
    reports_a_name(boss.open("/people/Tilda%20of%20Turin"))
    admin.set_admin(server.settings.data, "Berta of Bari", is_admin=True)
    wait_until(lambda: bool(boss.ask("GET", "/api/me")["admin"]))
    page = boss.open("/admin")
    expect(page.get_by_text("2 reports are open.")).to_be_visible()
    page.get_by_role("button", name="Reports", exact=True).tap()
    rows = page.locator(".rows > li")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text=RUDE)).to_contain_text("it hurts")
    expect(rows.filter(has_text=RUDE)).to_contain_text("reported by Ursula of Udine")
    looked_at(page)
    tab_to(page, lambda: rows.get_by_role("button", name="Remove the line of Tilda of Turin"))
    page.keyboard.press("Enter")
    tab_to(page, lambda: page.get_by_role("button", name="Do it"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text("Done.")
    expect(rows).to_have_count(1)
    expect(hers.locator(".chat .said")).not_to_contain_text(RUDE)
    rows.get_by_role("button", name="Rename Tilda of Turin").tap()
    page.get_by_label("New name").fill("Tilda the Kind")
    page.get_by_role("button", name="Keep").tap()
    expect(page.get_by_text("There is nothing.")).to_be_visible()
    page.get_by_label("Settled ones").tap()
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text=RUDE)).to_contain_text("The line was removed")
    looked_at(page)
    wait_until(lambda: troll.ask("GET", "/api/me")["name"] == "Tilda the Kind")
    told = troll.received()
    assert "Tilda" in told
    assert "it hurts" not in told
    assert "report" not in told


@pytest.mark.parametrize("tongue", OTHERS)
def test_the_words_fit_a_phone_in_every_language(visitor: New, tongue: str) -> None:
    troll, reader = visitor(), visitor(**PHONE)
    table = at_a_table(troll, reader)
    page = reader.open(f"/table/{table}")
    use_language(page, tongue)
    page.locator("#p-chat > summary").tap()
    page.locator(".chat .flag").tap()
    expect(page.get_by_role("dialog")).to_contain_text(RUDE)
    settle(page)
    looked_at(page)
