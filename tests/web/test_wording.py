"""What the pages say, where one looks: no empty brackets, true minus signs, names a screen reader can use."""

from collections.abc import Callable

from playwright.sync_api import expect

from browserkit import Visitor
from webstates import at, bring, grown

New = Callable[..., Visitor]


def test_a_guest_without_a_name_is_not_put_in_brackets(visitor: New) -> None:
    here = visitor()
    here.ask("POST", "/api/tables", {"game": "railroad-tiles", "seats": [{"type": "me"}]})
    page = here.open("/account")
    expect(page.locator("main")).to_contain_text("You are a guest in this browser.")


def test_a_poster_is_called_by_its_game(visitor: New) -> None:
    page = visitor().open()
    expect(page.get_by_role("group", name="Games").get_by_role("button", name="Railways", exact=True)).to_be_visible()


def test_a_cell_left_of_the_first_has_a_true_minus_everywhere(visitor: New) -> None:
    here = visitor()
    page = here.open(f"/table/{bring(here, grown(at('place_tiles', 4)))}")
    page.wait_for_selector(".cell.can")
    names = page.locator(".cell").evaluate_all("all => all.map(each => each.getAttribute('aria-label'))")
    assert any("−" in name for name in names)
    assert not [name for name in names if "-" in name]
    page.keyboard.type("/place -1")
    expect(page.locator("#choices li").first).to_contain_text("−1")
