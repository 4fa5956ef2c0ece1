"""What the pages say, where one looks: no empty brackets, true minus signs, names to be read out, right sums."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from kits.browser import Visitor
from kits.webstates import at, bring, grown

New = Callable[..., Visitor]


def test_a_guest_without_a_name_is_not_put_in_brackets(visitor: New) -> None:
    here = visitor()
    here.ask("POST", "/api/tables", {"game": "railroad-tiles", "seats": [{"type": "me"}]})
    page = here.open("/account")
    expect(page.locator("main")).to_contain_text("You are a guest in this browser.")


def test_a_posters_name_begins_with_its_game_and_not_with_its_drawing(visitor: New) -> None:
    page = visitor().open()
    posters = page.get_by_role("group", name="Games")
    expect(posters.get_by_role("button", name=re.compile("^Railways "))).to_be_visible()
    expect(posters.get_by_role("button", name=re.compile("^Railroad Tiles "))).to_be_visible()


def test_a_cell_left_of_the_first_has_a_true_minus_everywhere(visitor: New) -> None:
    here = visitor()
    page = here.open(f"/table/{bring(here, grown(at('place_tiles', 4)))}")
    page.wait_for_selector(".cell.can")
    names = page.locator(".cell").evaluate_all("all => all.map(each => each.getAttribute('aria-label'))")
    assert any("−" in name for name in names)
    assert not [name for name in names if "-" in name]
    page.keyboard.type("/place -1")
    expect(page.locator("#choices li").first).to_contain_text("−1")


def test_the_lines_of_a_scored_map_sum_to_its_title(visitor: New) -> None:
    page = visitor().open("/score")
    page.wait_for_selector(".result")
    page.get_by_label("points from play").fill("7")
    expect(page.locator(".result dd").first).to_have_text("7")
    lines = [int(text) for text in page.locator(".result dd[data-points]").evaluate_all(POINTS) if text]
    title = page.locator(".result h2").inner_text().replace("−", "-")
    assert int("".join(mark for mark in title if mark in "-0123456789")) == sum(lines)


POINTS = "all => all.map(each => each.dataset.points)"


def test_who_has_no_name_is_called_in_the_readers_language(visitor: New) -> None:
    page = visitor().open()
    page.locator(".who-with button", has_text="Someone here").click()
    page.locator(".names .btn.go").click()
    expect(page.locator(".banner h1")).to_contain_text("Player")
    for tongue, player in (("FR", "Joueur"), ("IT", "Giocatore")):
        page.locator(".bar .seg button", has_text=tongue).click()
        expect(page.locator(".banner h1")).to_contain_text(player)
        expect(page.locator(".seats li b")).to_have_text([f"{player} 1", f"{player} 2"])


def test_a_taken_name_can_be_changed_where_it_was_given(visitor: New) -> None:
    host, guest = visitor(), visitor()
    host.ask("POST", "/api/accounts", {"name": "Marlow", "password": "correct horse"})
    wish = {"game": "railroad-tiles", "seats": [{"type": "me"}, {"type": "open"}]}
    page = guest.open(f"/join#{host.ask('POST', '/api/tables', wish)['seats'][1]['link']}")
    page.get_by_label("Your name").fill("Mаrlow")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_contain_text("could be taken for it")
    page.get_by_label("Your name").fill("Bo")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".seats li b")).to_have_text(["Marlow", "Bo"])


def test_a_phone_hears_nothing_of_keys_and_a_keyboard_is_told_them_once(visitor: New) -> None:
    phone = visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True).open("/settings")
    expect(phone.get_by_label("Patterns beside colours")).to_be_visible()
    expect(phone.get_by_label("Single keys act")).to_have_count(0)
    page = visitor().open("/settings")
    expect(page.get_by_label("Single keys act")).to_be_visible()
    for address in ("/settings", "/learn/off-the-rails"):
        page.goto(page.url.partition("/settings")[0] + address)
        page.wait_for_selector(".table, .form")
        page.keyboard.press("?")
        expect(page.get_by_role("dialog")).to_have_count(1)
        page.keyboard.press("Escape")


def test_a_map_with_a_mistake_is_scored_without_it_and_stays_under_the_hand(visitor: New) -> None:
    page = visitor().open("/score")
    page.wait_for_selector(".result")
    total = page.locator(".result h2").inner_text()
    page.locator(".palette button").first.click()
    cell = page.locator("[data-map='-1,-1']")
    cell.scroll_into_view_if_needed()
    box = cell.bounding_box()
    assert box is not None
    for _ in range(2):  # drawn, then rubbed out: the board grows to the left and the top, and does not shrink
        page.mouse.click(box["x"] + 20, box["y"] + 20)
        expect(page.locator("[data-map='-2,-2']")).to_be_attached()
        assert cell.bounding_box() == box
        if page.locator("[data-map='-1,-1'] svg").count():
            expect(page.get_by_role("alert")).to_contain_text("-1,-1".replace("-", "−"))
            expect(page.locator(".bad-cell")).to_have_count(1)
            expect(page.locator(".result h2")).to_have_text(total)
            page.get_by_role("button", name="Rubber").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.set_viewport_size({"width": 800, "height": 720})
    expect(cell).to_be_in_viewport()
