"""Off the Rails in a real Chromium, by input events alone."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from branchline.games import find_game
from kits.browser import PHONE, Visitor, play_out, seq, until_my_turn, wait_for_change
from kits.lessons import follow
from kits.off_the_rails_hands import otr_by_keyboard, otr_by_mouse, otr_by_touch
from kits.off_the_rails_tables import BOT, CRASH, ME, check_end, crash_table, table

New = Callable[..., Visitor]


def test_a_match_from_the_new_table_page_by_mouse(visitor: New) -> None:
    page = visitor(reduced_motion="reduce").open("/new/off-the-rails")
    page.get_by_text("13 cards").click()
    page.locator(".submit .btn").click()
    page.wait_for_selector(".otr-stage")
    assert play_out(page, otr_by_mouse) > 10
    check_end(page)


def test_a_match_by_keyboard_alone(visitor: New) -> None:
    page = table(visitor(reduced_motion="reduce"), ME, BOT, options={"missions": True})
    assert play_out(page, otr_by_keyboard) > 10
    check_end(page)


def test_a_match_by_touch_on_a_phone(visitor: New) -> None:
    page = table(visitor(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce"), ME, BOT)
    assert play_out(page, otr_by_touch) > 10
    check_end(page)


def lay(page: Page, tool: str, where: str) -> None:
    before = seq(page)
    page.locator(f"[data-tool={tool}]").click()
    page.locator(f".cave [data-cell='{where}']").click()
    wait_for_change(page, before)


def planned(page: Page) -> list[str]:
    return page.locator(".otr-plan li:not(.empty) b").all_inner_texts()


def rest(page: Page) -> None:
    """Until all that was sent is answered."""
    expect(page.locator(".dock .dock-buttons .icon").first).to_be_enabled()


def test_the_plan_is_rearranged_and_taken_back(visitor: New) -> None:
    page = table(visitor(), ME, ME, seed=CRASH)
    lay(page, "cart", "9,3")
    lay(page, "straight", "8,3")
    lay(page, "corner", "7,3")
    assert len(planned(page)) == 3
    before = planned(page)
    page.locator("[data-plan-up='2']").click()
    expect(page.locator(".otr-plan li").nth(1).locator("b")).to_have_text(before[2])
    rest(page)
    assert sorted(planned(page)) == sorted(before)
    page.locator("[data-plan-drop='0']").click()
    expect(page.locator(".otr-plan li:not(.empty)")).to_have_count(2)
    expect(page.locator(".cave .cart")).to_have_count(0)
    rest(page)
    expect(page.locator(".otr-plan li:not(.empty)")).to_have_count(2)
    page.keyboard.press("u")
    expect(page.locator(".otr-plan li:not(.empty)")).to_have_count(1)
    page.keyboard.press("Shift+U")
    expect(page.locator(".otr-plan li:not(.empty)")).to_have_count(2)


def test_a_plan_that_cannot_be_played_so_stays_as_it_was(visitor: New) -> None:
    page = table(visitor(), ME, ME, seed=CRASH)
    lay(page, "straight", "8,3")
    lay(page, "upgrade", "8,3")
    before = planned(page)
    page.locator("[data-plan-up='1']").click()
    expect(page.locator(".toast")).not_to_be_empty()
    rest(page)
    expect(page.locator(".otr-plan li:not(.empty)")).to_have_count(2)
    assert planned(page) == before


def test_the_path_is_drawn_to_its_end_after_every_action(visitor: New) -> None:
    page = table(visitor(), ME, ME, seed=CRASH)
    lay(page, "cart", "9,3")
    expect(page.locator(".cave .derail")).to_have_count(1)
    expect(page.locator(".ending.derails")).to_be_visible()
    for where in ("8,3", "7,3", "6,3"):
        lay(page, "straight", where)
    expect(page.locator(".cave .derail")).to_have_count(0)
    expect(page.locator(".ending.stops")).to_be_visible()
    expect(page.locator(".cave .pick")).to_have_count(1)


def test_why_a_tile_cannot_be_laid(visitor: New) -> None:
    page = table(visitor(), ME, ME, seed=CRASH)
    page.locator(".cave [data-cell='2,2']").hover()
    expect(page.locator(".toast")).to_be_visible()
    expect(page.locator(".toast")).to_contain_text("centre")
    expect(page.locator(".toast a")).to_have_text("OR-C3")


def test_a_placed_cart_is_drawn_as_the_server_says_that_it_faces(visitor: New) -> None:
    """Before it is placed, and then."""
    page = table(visitor(), ME, ME, seed=CRASH)
    exits = find_game("off-the-rails").catalogue()["exits"]
    (inward,) = [line["inward"] for line in exits if (9, 3) in map(tuple, line["cells"])]
    turned = f"rotate({90 * 'NESW'.index(inward)}"
    page.locator("[data-tool=cart]").click()
    page.locator(".cave [data-cell='9,3']").hover()
    expect(page.locator(".cave .ghost > g")).to_have_attribute("transform", f"{turned})")
    before = seq(page)
    page.locator(".cave [data-cell='9,3']").click()
    wait_for_change(page, before)
    drawn = page.locator(".cave .cart .cart-turn").first
    expect(drawn).to_have_attribute("style", f"transform: {turned}deg);")


# The first match -----------------------------------------------------------------------------------------------------


def do_as_told(page: Page, action: dict[str, Any]) -> None:
    """One step of the lessons with the hands of any match."""
    before = seq(page)
    PLAYED[action["type"]](page, action)
    wait_for_change(page, before)


def planned_action(page: Page, action: dict[str, Any]) -> None:
    tool = TOOL_OF.get(action["type"]) or ("straight" if action["exits"] in ("NS", "EW") else "corner")
    ghost = action.get("exits") or {0: "white", 1: "black"}[action["cart"]]
    where = action.get("cell") or SPEED_AT[action["cart"]]
    if action["type"] == "change_speed":
        ghost = str(action["change"])
    page.locator(f"[data-tool={tool}]").click()
    target = page.locator(f".cave [data-cell='{where[0]},{where[1]}']")
    target.hover()
    page.wait_for_selector("#preview[data-ready=true]")
    assert page.locator(".otr-stage").get_attribute("data-ghost") == ghost, "what is asked for is proposed first"
    target.click()


def chosen(name: str) -> Callable[[Page, dict[str, Any]], None]:
    def press(page: Page, action: dict[str, Any]) -> None:
        value = {0: "white", 1: "black"}[action[name]] if name == "cart" else action[name]
        page.locator(f"[data-choice={value}]").click()

    return press


def dropped(page: Page, _action: dict[str, Any]) -> None:
    page.locator("[data-choice][data-ringed]").click()


def ended(page: Page, _action: dict[str, Any]) -> None:
    page.locator(".dock .btn.go").click()


def named(page: Page, action: dict[str, Any]) -> None:
    page.locator(f".fist[data-hand={action['hand']}]").click()


TOOL_OF = {"place_cart": "cart", "change_speed": "speed", "upgrade_track": "upgrade"}
SPEED_AT = {0: (9, 3), 1: (6, 3)}
"""Where the carts stand when the tutorial makes them faster."""
PLAYED: dict[str, Callable[[Page, dict[str, Any]], None]] = {
    **dict.fromkeys(("place_cart", "lay_track", "upgrade_track", "change_speed"), planned_action),
    **dict.fromkeys(("end_actions", "end_turn"), ended),
    "choose_cart": chosen("cart"),
    "take_jewel": chosen("jewel"),
    "choose_exit": chosen("side"),
    "name_hand": named,
    "drop_load": dropped,
}


def test_the_lessons_by_hand_left_resumed_and_played_on(visitor: New) -> None:
    ann = visitor(reduced_motion="reduce")
    page = table(ann, ME, ME)
    page.locator("#tutor-offer .btn.ok").click()
    page.wait_for_selector(".tutor .todo")
    follow(page, "off-the-rails", do_as_told, 6)
    page.locator("[data-tutor=leave]").click()
    page.wait_for_url(ann.url + "/")
    page.locator(".poster", has_text="Off the Rails").click()
    page.locator("[data-tutorial=off-the-rails]").first.click()
    page.wait_for_selector(".tutor[data-lesson='6']")
    follow(page, "off-the-rails", do_as_told)
    page.locator("[data-tutor-on]").click()
    page.wait_for_url("**/table/**")
    until_my_turn(page)
    expect(page.locator("#p-seats, .seats").first).to_contain_text("Trainee")


def test_in_the_first_match_one_keeps_ones_seat(visitor: New) -> None:
    """The rival's secrets are nobody's business, though both seats are one's own."""
    page = visitor(reduced_motion="reduce").open("/learn/off-the-rails")
    page.wait_for_selector(".tutor .todo")
    seats = page.locator("#p-seats")
    expect(seats.locator("li")).to_have_count(2)
    expect(seats.locator("li button")).to_have_count(0)
    expect(seats.locator("a[href^='/replay/']")).to_have_count(0)


def test_the_first_match_is_offered_even_when_a_bot_begins(visitor: New) -> None:
    page = table(visitor(reduced_motion="reduce"), ME, BOT, seed="a")
    until_my_turn(page)
    assert seq(page) > 0
    expect(page.locator("#tutor-offer")).to_be_visible()


def test_the_sum_says_what_the_movement_then_brings(visitor: New) -> None:
    ann = visitor(reduced_motion="reduce")
    page = crash_table(ann, 63)
    table_id = page.url.rsplit("/", 1)[-1]
    sums = ann.ask("GET", f"/api/tables/{table_id}/marks/{seq(page)}?seat=0")["sums"]
    said = [str(score["total"]) for score in sums["then"]]
    for seat in (0, 1):
        expect(page.locator(f"[data-sum='{seat}'] b")).to_have_text(said[seat])
    assert page.locator("[data-total]").all_inner_texts() != said
    before = seq(page)
    page.locator(".dock .btn.go").click()
    wait_for_change(page, before)
    assert page.locator("[data-total]").all_inner_texts() == said
