"""Against whom one plays: chosen by name and face on the home page, met at the table, remembered."""

from collections.abc import Callable

from playwright.sync_api import expect

from kits.browser import Visitor

New = Callable[..., Visitor]


def test_a_newcomer_is_offered_the_gentle_one_and_a_choice_is_kept(visitor: New) -> None:
    here = visitor()
    page = here.open()
    who = page.get_by_role("group", name="Which bot")
    expect(who.get_by_role("radio", name="Trainee")).to_be_checked()
    who.get_by_role("radio", name="Trainee").focus()
    page.keyboard.press("ArrowRight")
    expect(who.get_by_role("radio", name="Porter")).to_be_checked()
    expect(who).to_contain_text("takes the points at hand")
    page.get_by_role("button", name="A bot the Porter").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("Porter").first).to_be_visible()
    here.open()
    expect(page.get_by_role("radio", name="Porter")).to_be_checked()
    here.open("/new/railroad-tiles")
    expect(page.get_by_role("combobox").nth(1)).to_have_value("bot-porter")
