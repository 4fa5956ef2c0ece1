"""Every option of Off the Rails that changes the page, and a cart sent far along its way, by hand."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kits.browser import Visitor, seq, sure, total, wait_for_change
from kits.off_the_rails_hands import otr_by_mouse, walk_to
from kits.off_the_rails_tables import ANN, BOB, CRASH, ME, crash_table, table

New = Callable[..., Visitor]


def end(page: Page) -> None:
    before = seq(page)
    page.locator(".dock .btn.go").click()
    sure(page)
    wait_for_change(page, before)


# The chasm -----------------------------------------------------------------------------------------------------------


def odds_seen(page: Page) -> dict[str, int]:
    """By cell, as the board says them to who cannot see it."""
    told = page.locator(".cave [data-cell]").evaluate_all(
        "all => all.map(each => [each.dataset.cell, each.getAttribute('aria-label')])"
    )
    found = {cell: re.search(r"(\d+)% that the dark", text) for cell, text in told}
    return {cell: int(match[1]) for cell, match in found.items() if match}


def fallen(page: Page) -> set[str]:
    cells = page.locator(".cave [data-cell][aria-label*='fallen']")
    return set(cells.evaluate_all("all => all.map(each => each.dataset.cell)"))


@pytest.mark.parametrize("die", [False, True])
def test_the_odds_by_cell_are_the_servers_and_the_dark_keeps_to_them(visitor: New, die: bool) -> None:
    ann = visitor(reduced_motion="reduce")
    page = crash_table(ann, 62 if die else 63, chasm_die=die)
    expect(page.locator(".bar")).to_contain_text("Chasm die" if die else "13 cards")
    table_id = page.url.rsplit("/", 1)[-1]
    page.wait_for_selector(".cave .odds")
    seen, before = odds_seen(page), fallen(page)
    marks = ann.ask("GET", f"/api/tables/{table_id}/marks/{seq(page)}?seat=0")["chasm"]
    assert seen == {"{},{}".format(*each["cell"]): round(each["chance"] * 100) for each in marks["cells"]}
    drawn = page.locator(".cave .odds text").all_text_contents()
    assert sorted(int(text.strip("%")) for text in drawn) == sorted(seen.values())
    while not fallen(page) - before:
        otr_by_mouse(page, 0)
        page.wait_for_selector(".table[data-turn=true], .final")
    new = fallen(page) - before
    assert len(new) == 1 and new <= set(seen)
    expect(page.locator("#p-log")).to_contain_text("The die shows" if die else "draws a chasm token")


# Collisions ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bumper", [False, True])
def test_with_bumper_carts_nothing_falls(visitor: New, bumper: bool) -> None:
    ann = visitor(reduced_motion="reduce")
    page = crash_table(ann, 34, bumper_carts=bumper)
    hold = page.locator("[data-cart-row='1'] .hold svg")
    expect(hold).to_have_count(3)
    before = seq(page)
    page.locator("[data-choice=emerald]").click()
    wait_for_change(page, before)
    expect(page.locator("#p-crash")).to_contain_text("With bumper carts" if bumper else "drops half its load")
    expect(page.locator(".otr-choices .ask", has_text="What does your cart drop")).to_have_count(0 if bumper else 1)
    expect(hold).to_have_count(3)
    if not bumper:
        page.locator(".otr-choices .btn").first.click()
        expect(hold).to_have_count(2)


# Missions and length -------------------------------------------------------------------------------------------------


ROW = [{"type": "lay_track", "cell": [x, 3], "exits": "EW"} for x in range(8, -1, -1)]
FASTER, WHITE = {"type": "change_speed", "cart": 0, "change": 1}, {"type": "place_cart", "cart": 0, "cell": [9, 3]}


def by_api(somebody: Visitor, page: Page, *turns: list[dict[str, Any]]) -> None:
    """Whole turns of Ann's: these actions, and whatever lies on the way is taken. Bob only passes."""
    table_id = page.url.rsplit("/", 1)[-1]
    for actions in turns:
        waiting = [*actions, {"type": "end_actions"}, {"type": "end_turn"}]
        waiting += [{"type": "end_actions"}, {"type": "end_turn"}]
        while waiting:
            acting = somebody.ask("GET", f"/api/tables/{table_id}")["to_act"][0]
            position = somebody.ask("GET", f"/api/tables/{table_id}/updates?seat={acting}")["position"]
            takes = [action for action in position["legal"] if action["type"] == "take_jewel"]
            body = {"seq": position["changed"], "action": takes[0] if takes else waiting.pop(0), "seat": acting}
            somebody.ask("POST", f"/api/tables/{table_id}/actions", body)
    page.reload()
    page.wait_for_selector(".table[data-turn=true]")


def leave_all(page: Page) -> None:
    while page.locator("[data-choice=leave]").count():
        before = seq(page)
        page.locator("[data-choice=leave]").click()
        wait_for_change(page, before)


def test_a_mission_that_is_met_is_taken_and_counts(visitor: New) -> None:
    """Express: to come up with the die at six. Straight across the board, and through the exit on the other side."""
    ann = visitor(reduced_motion="reduce")
    page = table(ann, ANN, BOB, seed=CRASH, options={"missions": True})
    expect(page.locator(".otr-missions li")).to_have_count(3)
    by_api(ann, page, ROW[:4], ROW[4:8], [ROW[8], WHITE, FASTER, FASTER])
    page.locator("[data-tool=speed]").click()
    page.locator(".cave .cell.can").click()
    expect(page.locator(".otr-plan li:not(.empty)")).to_contain_text("White to speed 6")
    end(page)
    leave_all(page)
    expect(page.locator(".otr-missions .met")).to_contain_text("Express")
    points, before = total(page), seq(page)
    page.locator(".otr-choices .btn", has_text="Express").click()
    wait_for_change(page, before)
    expect(page.locator("[data-total='0']")).to_have_text(str(points + 4))
    expect(page.locator(".clan .taken").first).to_contain_text("Express")


# Far along the way ---------------------------------------------------------------------------------------------------


def test_one_click_sends_a_cart_through_several_junctions(visitor: New) -> None:
    ann = visitor(reduced_motion="reduce")
    page = table(ann, ANN, BOB, seed=CRASH)
    junctions = [{"type": "upgrade_track", "cell": [x, 3], "exits": "NEW"} for x in (8, 7)]
    by_api(ann, page, ROW[:4], junctions)
    page.locator("[data-tool=cart]").click()
    page.locator(".cave [data-cell='9,3']").click()
    expect(page.locator(".ending.chooses")).to_be_visible()
    end(page)
    expect(page.locator(".cave [data-side]")).to_have_count(2)
    expect(page.locator("[data-choice]")).to_have_count(2)
    before = seq(page)
    page.locator(".cave [data-cell='6,3']").click()
    wait_for_change(page, before)
    arrives(page, "6,3")


def arrives(page: Page, where: str) -> None:
    """It goes on by itself; only what lies on the way is asked for."""
    there = page.locator(f".cave [data-cell='{where}'][aria-label*=White]")
    leave = page.locator("[data-choice=leave]")
    expect(there.or_(leave).first).to_be_attached()
    while not there.count():
        before = seq(page)
        leave.click()
        wait_for_change(page, before)
        expect(there.or_(leave).first).to_be_attached()


def test_a_heading_is_chosen_by_keyboard_as_well(visitor: New) -> None:
    ann = visitor(reduced_motion="reduce")
    page = table(ann, ANN, BOB, seed=CRASH)
    by_api(ann, page, ROW[:4], [{"type": "upgrade_track", "cell": [x, 3], "exits": "NEW"} for x in (8, 7)])
    page.locator("[data-tool=cart]").click()
    page.locator(".cave [data-cell='9,3']").click()
    end(page)
    before = seq(page)
    page.keyboard.press("ArrowDown")
    walk_to(page, "6,3")
    page.keyboard.press("Enter")
    wait_for_change(page, before)
    arrives(page, "6,3")


@pytest.mark.parametrize("cards", [17, 25])
def test_the_length_is_the_number_of_cards(visitor: New, cards: int) -> None:
    page = table(visitor(), ME, ME, options={"length": cards})
    expect(page.locator(".rounds")).to_contain_text(f"{cards} cards left")
    expect(page.locator(".rounds i")).to_have_count(cards)
