"""A move a day: clocks that run for days."""

from collections.abc import Callable

from playwright.sync_api import expect

from kits.browser import Visitor

New = Callable[..., Visitor]


def test_a_table_has_a_clock_of_a_fortnight_and_says_so_in_words(visitor: New) -> None:
    page = visitor().open("/new/railroad-tiles")
    page.get_by_label("Clock").select_option("14 days a turn")
    page.locator(".submit .btn.go").click()
    page.wait_for_selector(".table")
    expect(page.locator(".seats .terms")).to_have_text("14 days for each turn")
    expect(page.locator(".seats .left").first).to_contain_text("13 days, 23 hours")
    expect(page.locator(".seats .left").last).to_have_text("14 days")
