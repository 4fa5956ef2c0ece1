"""A move a day: clocks that run for days, what waits for me, the next of it by one key, notes."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from kits.browser import Visitor, shared, until_turn_of

New = Callable[..., Visitor]


def test_a_table_has_a_clock_of_a_fortnight_and_says_so_in_words(visitor: New) -> None:
    page = visitor().open("/new/railroad-tiles")
    page.get_by_label("Clock").select_option("14 days a turn")
    page.locator(".submit .btn.go").click()
    page.wait_for_selector(".table")
    expect(page.locator(".seats .terms")).to_have_text("14 days for each turn")
    expect(page.locator(".seats .left").first).to_contain_text("13 days, 23 hours")
    expect(page.locator(".seats .left").last).to_have_text("14 days")


def test_what_waits_for_me_is_sorted_by_what_runs_out_and_n_goes_to_the_next(visitor: New) -> None:
    ada, bo = visitor(), visitor()
    days = {"type": "turn", "seconds": 3 * 86_400}
    theirs, slow, quick = shared(ada, bo), shared(ada, bo), shared(ada, bo, clock=days)
    for table, seat in ((theirs, 1), (slow, 0), (quick, 0)):
        until_turn_of(seat, table, ada, bo)
    page = ada.open()
    cards = page.locator(".cont .tbl")
    expect(cards).to_have_count(3)
    assert [card.get_attribute("data-table") for card in cards.all()] == [quick, slow, theirs]
    expect(page.locator(".cont h2").first).to_have_text("Waiting for me (2)")
    expect(cards.first.locator(".left")).to_contain_text("2 days, 23 hours left")
    expect(page).to_have_title(re.compile(r"^\(2\) "))
    cards.last.click()
    expect(page.locator("[data-news=next]")).to_contain_text("2 tables wait for you. The next has 2 days")
    page.keyboard.press("n")
    page.wait_for_url(f"**/table/{quick}")
    page.wait_for_selector(".table[data-turn=true]")
    expect(page.locator("[data-news=next]")).to_have_count(0)
    page.keyboard.press("n")
    page.wait_for_url(f"**/table/{slow}")


def test_notes_are_kept_as_one_types_and_are_there_again_after_a_reload(visitor: New) -> None:
    ada, bo = visitor(), visitor()
    table = shared(ada, bo)
    page = ada.open(f"/table/{table}")
    page.locator("[data-tool=notes]").click()
    field = page.get_by_role("textbox", name="My notes")
    field.fill("Bo wants the north")
    expect(page.locator("[data-state=kept]")).to_have_text("Kept.")
    page.keyboard.press("Escape")
    expect(field).to_have_count(0)
    page.reload()
    page.locator("[data-tool=notes]").click()
    expect(page.get_by_role("textbox", name="My notes")).to_have_value("Bo wants the north")
    theirs = bo.open(f"/table/{table}")
    theirs.locator("[data-tool=notes]").click()
    expect(theirs.get_by_role("textbox", name="My notes")).to_be_enabled()
    expect(theirs.get_by_role("textbox", name="My notes")).to_have_value("")


def paused_table(ada: Visitor, bo: Visitor, seat: int) -> str:
    clock = {"type": "turn", "seconds": 3 * 86_400, "pauses": 86_400}
    table = shared(ada, bo, clock=clock)
    until_turn_of(seat, table, ada, bo)
    return table


def test_a_pause_of_ones_own_stops_the_clocks_and_is_said_wherever_the_table_stands(visitor: New) -> None:
    ada, bo = visitor(), visitor()
    table = paused_table(ada, bo, 0)
    page, theirs = ada.open(f"/table/{table}"), bo.open(f"/table/{table}")
    page.locator("[data-tool=pause]").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("You may pause for 1 day without asking.")
    page.get_by_role("button", name="Pause now").focus()
    page.keyboard.press("Enter")
    for each in (page, theirs):
        expect(each.locator(".banner h1")).to_have_text("Paused")
        news = each.locator("[data-news=paused]")
        expect(news).to_contain_text("Ada has paused the match. It goes on by itself in 23 hours, 59 minutes.")
        expect(each.locator(".left[data-runs=true]")).to_have_count(0)
    expect(page.locator(".table")).to_have_attribute("data-turn", "false")
    expect(page.locator("[data-tool=pause]")).to_have_count(0)
    home = ada.page.context.new_page()
    home.goto(ada.url + "/")
    expect(home.locator(f".cont [data-table='{table}']")).to_contain_text("Paused")
    expect(home.locator(".cont h2").first).not_to_contain_text("Waiting")
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".table")).to_have_attribute("data-turn", "true")
    expect(theirs.locator("[data-news=paused]")).to_have_count(0)
    expect(theirs.locator(".log")).to_contain_text("Ada pauses the match.")


def test_a_pause_is_asked_for_agreed_to_and_ended_by_who_asked(visitor: New) -> None:
    ada, bo = visitor(), visitor()
    table = paused_table(ada, bo, 0)
    page, theirs = ada.open(f"/table/{table}"), bo.open(f"/table/{table}")
    page.locator("[data-tool=pause]").click()
    page.get_by_role("button", name="Ask the others").click()
    expect(page.locator("[data-news=asked]")).to_contain_text("Ada asks for a pause.")
    theirs.get_by_role("button", name="Refuse").click()
    expect(page.locator("[data-news=asked]")).to_have_count(0)
    page.locator("[data-tool=pause]").click()
    page.get_by_role("button", name="Ask the others").click()
    theirs.get_by_role("button", name="Agree").click()
    expect(page.locator("[data-news=paused]")).to_contain_text("29 days, 23 hours")
    theirs.get_by_role("button", name="Ask to go on").click()
    expect(page.locator("[data-news=asked]")).to_contain_text("Bo would like to go on.")
    page.get_by_role("button", name="Agree").click()
    expect(page.locator(".table")).to_have_attribute("data-turn", "true")
    expect(page.locator("[data-news]")).to_have_count(0)


def test_a_new_table_has_pauses_where_it_has_a_clock(visitor: New) -> None:
    page = visitor().open("/new/railroad-tiles")
    expect(page.get_by_label("Pauses")).to_have_count(0)
    page.get_by_label("Clock").select_option("3 days a turn")
    page.get_by_label("Pauses").select_option("7 days for each, without asking")
    page.locator(".submit .btn.go").click()
    page.wait_for_selector(".table")
    expect(page.locator(".seats .terms")).to_have_text("3 days for each turn · 7 days of pauses each")
