"""Off the Rails in a real Chromium, by input events alone."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from browserkit import PHONE, Visitor, is_over, play_out, seq, wait_for_change
from off_the_rails_hands import due, otr_by_keyboard, otr_by_mouse, otr_by_touch

New = Callable[..., Visitor]
CRASH = "first game 61"
"""A deal on which the tutorial's script leads to a collision with a split load."""


def table(somebody: Visitor, *seats: Any, **facts: Any) -> Page:
    """A table of the shortest length, made by the API; what happens at it, happens by hand."""
    wish = {
        "game": "off-the-rails",
        "seats": list(seats),
        "options": {"length": 13, **facts.pop("options", {})},
        **facts,
    }
    made = somebody.ask("POST", "/api/tables", wish)
    page = somebody.open(f"/table/{made['id']}")
    page.wait_for_selector(".table, .waiting")
    return page


ME, BOT = {"type": "me"}, {"type": "bot", "level": "greedy"}


def check_end(page: Page) -> None:
    expect(page.locator(".otr-end")).to_be_visible()
    sums = [int(text) for text in page.locator(".otr-end .sum").all_inner_texts()]
    totals = [int(text) for text in page.locator("[data-total]").all_inner_texts()]
    assert sorted(sums) == sorted(totals)


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
    expect(page.locator(".dock .acts .icon").first).to_be_enabled()


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
    expect(page.locator(".toast")).to_contain_text("centre")
    expect(page.locator(".toast a")).to_have_text("OR-C3")


# The first match -----------------------------------------------------------------------------------------------------


def do_as_told(page: Page, step: dict[str, Any]) -> None:
    """One step of the lesson with the hands of any match."""
    before, action = seq(page), step["do"]
    PLAYED.get(action["type"], shown)(page, action)
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
    for _ in range(8):
        page.wait_for_selector("#preview[data-ready=true]")
        if page.locator(".otr-stage").get_attribute("data-ghost") == ghost:
            break
        page.keyboard.press("r")
    target.click()


def chosen(name: str) -> Callable[[Page, dict[str, Any]], None]:
    def press(page: Page, action: dict[str, Any]) -> None:
        value = {0: "white", 1: "black"}[action[name]] if name == "cart" else action[name]
        page.locator(f"[data-choice={value}]").click()

    return press


def shown(page: Page, _action: dict[str, Any]) -> None:
    page.locator("[data-tutor-show]").click()


def ended(page: Page, _action: dict[str, Any]) -> None:
    page.locator(".dock .btn.go").click()


def named(page: Page, action: dict[str, Any]) -> None:
    page.locator(f".fist[data-hand={action['hand']}]").click()


def put(page: Page, action: dict[str, Any]) -> None:
    page.locator(f".cave [data-cell='{action['cell'][0]},{action['cell'][1]}']").click()


TOOL_OF = {"place_cart": "cart", "change_speed": "speed", "upgrade_track": "upgrade"}
SPEED_AT = {0: (9, 3), 1: (6, 3)}
"""Where the carts stand when the lesson makes them faster."""
PLAYED: dict[str, Callable[[Page, dict[str, Any]], None]] = {
    **dict.fromkeys(("place_cart", "lay_track", "upgrade_track", "change_speed"), planned_action),
    **dict.fromkeys(("end_actions", "end_turn"), ended),
    "choose_cart": chosen("cart"),
    "take_jewel": chosen("jewel"),
    "choose_exit": chosen("side"),
    "name_hand": named,
    "place_token": put,
}


def test_the_first_match_to_its_end_left_and_resumed(visitor: New) -> None:
    ann = visitor(reduced_motion="reduce")
    page = table(ann, ME, ME)
    page.locator("#tutor-offer .btn.ok").click()
    page.wait_for_selector(".tutor .todo")
    steps = script(page)
    for _ in range(400):
        if is_over(page):
            break
        number = int(page.locator(".tutor").get_attribute("data-step") or 0)
        if page.locator("[data-tutor-next]").count():
            page.locator("[data-tutor-next]").click()
        elif number == len(steps) or steps[number].get("by"):
            page.wait_for_timeout(60)
        else:
            do_as_told(page, steps[number])
            if number == 17:
                leave_and_come_back(page, ann)
    expect(page.locator(".tutor .say")).to_contain_text("20 to 19")
    assert [page.locator(f"[data-total='{seat}']").inner_text() for seat in (0, 1)] == ["20", "19"]


def leave_and_come_back(page: Page, ann: Visitor) -> None:
    page.locator("[data-tutor-leave]").click()
    page.wait_for_url(ann.url + "/")
    page.locator(".poster", has_text="Off the Rails").click()
    page.locator("[data-lesson=off-the-rails]").first.click()
    page.wait_for_selector(".tutor[data-step='18']")


# Collisions and the secret split -------------------------------------------------------------------------------------


def script(page: Page) -> list[dict[str, Any]]:
    """What the tutorial does: the same deal leads to the same collision."""
    app = page.locator("script[type=module]").get_attribute("src") or ""
    module = app.replace("app.js", "games/off_the_rails/tutorial.js")
    found: list[dict[str, Any]] = page.evaluate("async name => (await import(name)).default.steps", module)
    return found


def to_the_split(players: dict[int, Visitor], page: Page) -> None:
    """By the API up to the collision: the other seat is to split its load."""
    table_id = page.url.rsplit("/", 1)[-1]
    for number, beat in enumerate(script(page)[:53]):
        body = {"seq": number, "action": beat["do"], "seat": beat.get("by", 0)}
        players[beat.get("by", 0)].ask("POST", f"/api/tables/{table_id}/actions", body)


def test_a_hot_seat_draws_the_curtain_for_the_split_alone(visitor: New) -> None:
    ann = visitor(reduced_motion="reduce")
    page = table(ann, {"type": "me", "name": "Ann"}, {"type": "me", "name": "Bob"}, seed=CRASH)
    to_the_split({0: ann, 1: ann}, page)
    curtain = page.locator(".curtain")
    expect(curtain).to_contain_text("Bob")
    expect(page.locator(".split")).to_have_count(0)
    curtain.locator(".btn").click()
    expect(page.locator(".split .gem")).to_have_count(2)
    page.locator("[data-do=split]").click()
    expect(curtain).to_contain_text("Ann")
    curtain.locator(".btn").click()
    expect(page.locator(".fist")).to_have_count(2)
    before = seq(page)
    page.locator(".fist").first.click()
    wait_for_change(page, before)
    expect(page.locator(".crash li").first).to_be_visible()
    assert page.locator(".crash li").count() >= 3


def test_between_two_browsers_the_split_stays_secret(visitor: New) -> None:
    """With a reload before the split and a cut line after it; what travelled to the other is searched for the hand."""
    ann, bob = visitor(reduced_motion="reduce"), visitor(reduced_motion="reduce", locale="fr-FR")
    one = table(ann, {"type": "me", "name": "Ann"}, {"type": "open"}, seed=CRASH)
    bob.page.goto(one.locator(".link-box input").input_value())
    two = bob.page
    two.get_by_label("Votre nom").fill("Bob")
    two.get_by_role("button", name="S'asseoir").click()
    for page in (one, two):
        page.wait_for_selector(".otr-stage")
    to_the_split({0: ann, 1: bob}, one)
    two.reload()
    expect(two.locator(".split .gem")).to_have_count(2)
    two.locator(".swap").click()
    before = seq(one)
    two.locator("[data-do=split]").click()
    wait_for_change(one, before)
    bob.context.set_offline(True)
    expect(two.locator(".news")).to_be_visible()
    expect(one.locator(".fist")).to_have_count(2)
    assert_no_hand(ann)
    one.locator(".fist").last.click()
    bob.context.set_offline(False)
    expect(two.locator(".news")).to_have_count(0)
    two.wait_for_function("seq => Number(document.querySelector('.table').dataset.seq) >= seq", arg=before + 2)
    play_on(one, two)
    assert seq(one) == seq(two)
    check_end(one)
    check_end(two)


def assert_no_hand(somebody: Visitor) -> None:
    """Neither in an event nor in the agenda nor among the actions is anything in a hand."""
    frames = [json.loads(text) for text in somebody.heard if '"load_split"' in text or '"hand_choice"' in text]
    assert frames
    for frame in frames:
        for found in walk(frame):
            if found.get("type") in ("load_split", "hand_choice"):
                assert found.get("left") is None
            assert found.get("type") != "split_load"
    heard = "\n".join(somebody.heard)
    for secret in ('"rng"', '"deck":', '"box":', '"cookie"', '"password"'):
        assert secret not in heard, secret


def walk(data: Any) -> list[dict[str, Any]]:
    if isinstance(data, dict):
        return [data, *(found for value in data.values() for found in walk(value))]
    return [found for value in data for found in walk(value)] if isinstance(data, list) else []


def play_on(one: Page, two: Page) -> None:
    for turn in range(400):
        if is_over(one) and is_over(two):
            return
        acting = next((page for page in (one, two) if page.locator(".table[data-turn='true']").count()), None)
        if acting is None or is_over(acting) or not due(acting):
            one.wait_for_timeout(40)
            continue
        otr_by_mouse(acting, turn)
    raise AssertionError("the match does not end")
