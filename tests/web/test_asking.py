"""One is asked twice where something is given away for good, and nowhere else."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from kits.browser import Visitor, is_asked, seq, until_my_turn, wait_for_change
from kits.off_the_rails_tables import CRASH, ME, bring, crash_table, table
from kits.webstates import at, grown
from kits.webstates import bring as bring_record

New = Callable[..., Visitor]


def asked(page: Page, press: Locator, says: str) -> None:
    """It asks, and who says no has done nothing."""
    before, asking = seq(page), page.locator(".dock.asking")
    press.click()
    expect(asking).to_contain_text(says)
    asking.locator(".btn:not(.ok)").click()
    expect(asking).to_have_count(0)
    assert seq(page) == before, "nothing was done"


def test_giving_up_and_leaving_to_a_bot_are_asked_twice(visitor: New) -> None:
    ada, bo = visitor(), visitor()
    seats = [{"type": "me", "name": "Ada"}, {"type": "open"}]
    made = ada.ask("POST", "/api/tables", {"game": "railroad-tiles", "seats": seats})
    bo.ask("POST", "/api/join", {"link": made["seats"][1]["link"], "name": "Bo"})
    page = ada.open(f"/table/{made['id']}")
    asking = page.locator(".dock.asking")
    for name in ("Give up", "Leave"):
        page.locator("#p-seats").get_by_role("button", name=name).click()
        expect(asking).to_be_visible()
        asking.locator(".btn:not(.ok)").click()
        expect(asking).to_have_count(0)
    told = ada.ask("GET", f"/api/tables/{made['id']}")
    assert (told["state"], told["seats"][0]["mine"]) == ("playing", True), "nothing was done"
    page.locator("#p-seats").get_by_role("button", name="Leave").click()
    asking.locator(".btn.ok").click()
    page.wait_for_selector(".ticket")
    assert bo.ask("GET", f"/api/tables/{made['id']}")["seats"][0]["bot_plays"]


def test_breaking_the_limit_of_a_challenge_is_asked_twice_and_laying_within_it_is_not(visitor: New) -> None:
    here = visitor(reduced_motion="reduce")
    page = here.open(f"/table/{bring_record(here, grown(at('place_tiles', 2), 1, challenge='flat_earth'))}")
    until_my_turn(page)
    before, asking = seq(page), page.locator(".dock.asking")
    page.locator(".cell[data-cell='0,-2'].can").click()
    expect(asking).to_contain_text("This breaks the challenge’s limit")
    asking.locator(".btn:not(.ok)").click()
    expect(asking).to_have_count(0)
    assert seq(page) == before
    page.locator(".cell.can[data-cell$=',0'], .cell.can[data-cell$=',1']").first.click()
    wait_for_change(page, before)


def test_a_placement_that_costs_points_is_not_asked_about(visitor: New) -> None:
    """Openings are normal in the middle of a match."""
    here = visitor(reduced_motion="reduce")
    page = here.open(f"/table/{bring_record(here, grown(at('place_tiles', 4)))}")
    until_my_turn(page)
    before, cells = seq(page), page.locator(".cell.can")
    for number in range(cells.count()):
        cells.nth(number).hover()
        page.wait_for_selector("#preview[data-ready=true]")
        if int(page.locator("[data-gain]").get_attribute("data-gain") or 0) < 0:
            cells.nth(number).click()
            assert not is_asked(page)
            wait_for_change(page, before)
            return
    raise AssertionError("nothing here costs a point")


def test_a_turn_in_which_a_pawn_could_be_placed_and_none_was(visitor: New) -> None:
    here = visitor(reduced_motion="reduce")
    page = here.open(f"/table/{bring_record(here, grown(at('place_pawns', 4)))}")
    until_my_turn(page)
    asked(page, page.locator(".dock .btn.go"), "You could place a pawn")
    before = seq(page)
    page.locator(".cell.can").first.click()
    wait_for_change(page, before)
    before = seq(page)
    page.locator(".dock .btn.go").click()
    assert not is_asked(page)
    wait_for_change(page, before)


ENTERS: list[dict[str, Any]] = [
    {"do": {"type": "place_cart", "cart": 0, "cell": [9, 3]}},
    *({"do": {"type": "lay_track", "cell": [x, 3], "exits": "EW"}} for x in (8, 7)),
]
"""A cart with a way of two cells before it, which is one too few."""


def test_an_unused_turn_and_a_cart_that_would_be_wrecked(visitor: New) -> None:
    """Also where no action is left: a plan can be made anew until it is ended."""
    ann = visitor(reduced_motion="reduce")
    page = table(ann, ME, ME, seed=CRASH)
    end = page.locator(".dock .btn.go")
    asked(page, end, "No action is used this turn")
    bring({0: ann}, page, ENTERS)
    asked(page, end, "A cart of yours runs off the rails")
    before = seq(page)
    page.locator("[data-tool=straight]").click()
    page.locator(".cave [data-cell='8,5']").click()
    wait_for_change(page, before)
    expect(page.locator(".banner")).to_contain_text("your plan is complete")
    asked(page, end, "A cart of yours runs off the rails")
    before = seq(page)
    page.get_by_role("button", name="Undo").click()
    wait_for_change(page, before)
    before = seq(page)
    page.locator(".cave [data-cell='6,3']").click()
    wait_for_change(page, before)
    end.click()
    assert not is_asked(page)


def test_a_way_that_wrecks_a_cart_where_another_does_not(visitor: New) -> None:
    page = crash_table(visitor(reduced_motion="reduce"), 57)
    page.wait_for_selector(".table[data-turn=true]")
    asked(page, page.locator("[data-choice=W]"), "A cart of yours runs off the rails")
    before = seq(page)
    page.locator("[data-choice=N]").click()
    assert not is_asked(page)
    wait_for_change(page, before)
