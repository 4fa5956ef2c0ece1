"""The planning board: moves tried by the hands that play at the table; plans side by side, and played."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect

from kits import railways_hands
from kits.browser import PHONE, Visitor, by_keyboard, by_mouse, by_touch, settle, shared, tab_to
from kits.off_the_rails_hands import otr_by_keyboard, otr_by_mouse, otr_by_touch
from kits.server import wait_until
from kits.study_hands import planning_board, planning_ready

New = Callable[..., Visitor]


def position(who: Visitor, table: str) -> Any:
    return who.ask("GET", f"/api/tables/{table}/updates?since=0")


def act(who: Visitor, table: str, choose: Callable[[list[Any]], Any] = lambda legal: legal[0]) -> None:
    there = position(who, table)["position"]
    who.ask("POST", f"/api/tables/{table}/actions", {"seq": there["changed"], "action": choose(there["legal"])})


def until(table: str, seat: int, kind: str, *people: Visitor) -> None:
    """Whoever is to act does what stands first, until this seat may do such a thing."""
    while True:
        there = [position(each, table)["position"] for each in people]
        if any(action["type"] == kind for action in there[seat].get("legal", [])):
            return
        act(people[there[0]["to_act"][0]], table)


def is_choosing(table: str, *people: Visitor) -> bool:
    """Whether the first of the round is about to take a column."""
    seen = [position(each, table)["position"] for each in people]
    return any(action["type"] == "take_column" for there in seen for action in there.get("legal", []))


def score(page: Page, name: str) -> int:
    return int(page.locator(f"[data-plan={name}]").get_attribute("data-score") or 0)


def test_while_the_other_plays_a_turn_is_planned_with_any_column_and_then_played(visitor: New) -> None:
    people = (visitor(), visitor())
    table = shared(*people)
    while not is_choosing(table, *people):
        act(people[position(people[0], table)["position"]["to_act"][0]], table)
    (first_seat,) = position(people[0], table)["position"]["to_act"]
    bo, ada, seat = people[first_seat], people[1 - first_seat], 1 - first_seat
    stood = position(ada, table)["seq"]
    page = ada.open(f"/table/{table}")
    page.wait_for_selector(".table[data-turn=false]")
    planning_board(page)
    expect(page.locator(".plans .turn")).to_have_text("It is not your turn yet.")
    expect(page.locator("[data-take]:enabled")).to_have_count(4)
    page.locator("[data-take='3']").click()
    expect(page.locator("[data-hand]")).not_to_have_count(0)
    while page.locator("[data-hand]").count() or not page.locator("[data-plan=A][data-score]").count():
        by_mouse(page, 1)
    planning_ready(page)
    planned, first = page.locator(".area [data-cell]").count(), score(page, "A")
    expect(page.locator("[data-tool=plan-play]")).to_be_disabled()
    assert position(bo, table)["seq"] == stood, "nothing of it was played"

    page.locator("[data-tool=plan-new]").click()
    expect(page.locator("[data-plan=B]")).to_have_attribute("aria-pressed", "true")
    planning_ready(page)
    page.get_by_role("button", name="Undo").click()
    planning_ready(page)
    by_mouse(page, 2)
    planning_ready(page)
    assert score(page, "A") == first
    page.locator("[data-plan=A]").click()
    planning_ready(page)
    assert page.locator(".area [data-cell]").count() == planned

    while position(ada, table)["position"]["to_act"] != [seat]:
        act(bo, table, lambda legal: next((each for each in legal if each.get("column", 0) != 3), legal[0]))
    expect(page.locator(".plans .turn")).to_have_text("It is your turn.")
    planning_ready(page)
    page.locator("[data-tool=plan-step]").click()
    expect(page.locator("[data-tool=plan-play]")).to_contain_text("Play all")
    planning_ready(page)
    assert position(ada, table)["position"]["view"]["players"][seat]["column"] == 3
    page.locator("[data-tool=plan-play]").click()
    page.wait_for_url(f"**/table/{table}")
    page.wait_for_selector(".table[data-turn=true]")
    mine = position(ada, table)["position"]["view"]["players"][seat]
    assert mine["hand"] == []


def test_who_plans_sees_in_the_title_that_somebody_spoke(visitor: New) -> None:
    ada, bo = visitor(), visitor()
    table = shared(ada, bo)
    page = ada.open(f"/table/{table}")
    page.wait_for_selector(".table")
    planning_board(page)
    expect(page).to_have_title(re.compile("^Planning board"))
    bo.open(f"/table/{table}").locator("#say").fill("Hello")
    bo.page.keyboard.press("Enter")
    expect(page).to_have_title(re.compile(r"^\(1\) Planning board"))


def test_a_plan_that_the_other_spoilt_says_so_and_a_reload_keeps_it(visitor: New) -> None:
    ada, bo = visitor(), visitor()
    table = shared(ada, bo)
    until(table, 1, "take_column", ada, bo)
    while position(bo, table)["position"]["to_act"] != [1]:
        act(ada, table)
    page = ada.open(f"/table/{table}")
    page.wait_for_selector(".table")
    page.keyboard.press("p")
    planning_ready(page)
    column = int(page.locator("[data-take]:enabled").first.get_attribute("data-take") or 0)
    page.locator(f"[data-take='{column}']").click()
    expect(page.locator("[data-hand]")).not_to_have_count(0)
    planning_ready(page)
    act(bo, table, lambda legal: next(each for each in legal if each["column"] == column))
    expect(page.locator(".plans .note")).to_contain_text("From step 1 on the plan no longer works")
    expect(page.locator("[data-plan=A] .broken")).to_have_count(1)
    page.reload()
    expect(page.locator(".plans .note")).to_contain_text("From step 1 on the plan no longer works")
    planning_ready(page)
    page.set_viewport_size(SIDEWAYS)
    settle(page)
    for part in (".plans .note", "[data-tool=plan-leave]", ".centre"):
        box = page.locator(part).bounding_box()
        assert box is not None and box["y"] >= 0 and box["y"] + box["height"] <= SIDEWAYS["height"], part
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator("[data-take]:enabled").first.click()
    expect(page.locator("[data-plan=A] .broken")).to_have_count(0)
    page.keyboard.press("p")
    page.wait_for_url(f"**/table/{table}")


def test_by_keyboard_on_ones_own_turn_and_back_again(visitor: New) -> None:
    ada = visitor()
    made = ada.ask("POST", "/api/tables", {"game": "railroad-tiles", "seats": [{"type": "me", "name": "Ada"}]})
    page = ada.open(f"/table/{made['id']}")
    page.wait_for_selector(".table[data-turn=true]")
    page.keyboard.press("p")
    planning_ready(page)
    for turn in range(3):
        by_keyboard(page, turn)
    planning_ready(page)
    page.keyboard.press("u")
    planning_ready(page)
    page.keyboard.press("U")
    planning_ready(page)
    expect(page.locator("[data-tool=plan-play]")).to_have_text("Play all 3")
    page.locator("[data-tool=plan-play]").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/table/{made['id']}")
    page.wait_for_function("() => Number(document.querySelector('.table')?.dataset.seq) === 3")


def test_by_touch_on_a_phone(visitor: New) -> None:
    ada = visitor(viewport=PHONE, has_touch=True, is_mobile=True)
    made = ada.ask("POST", "/api/tables", {"game": "railroad-tiles", "seats": [{"type": "me", "name": "Ada"}]})
    page = ada.open(f"/table/{made['id']}")
    page.wait_for_selector(".table[data-turn=true]")
    page.locator("[data-tool=plan]").tap()
    planning_ready(page)
    for turn in range(2):
        by_touch(page, turn)
        planning_ready(page)
    page.locator("[data-tool=plan-step]").tap()
    expect(page.locator("[data-tool=plan-play]")).to_have_text("Play the one step")
    page.locator("[data-tool=plan-leave]").tap()
    page.wait_for_function("() => Number(document.querySelector('.table')?.dataset.seq) === 1")


ENDED = ".banner:has-text('Here the plan ends.')"
Hand = Callable[[Page, int], Any]
HANDS: dict[str, dict[str, Hand]] = {
    "railways": {"keys": railways_hands.by_keyboard, "touch": railways_hands.by_touch},
    "off-the-rails": {"keys": otr_by_keyboard, "touch": otr_by_touch},
}


@pytest.mark.parametrize("by", ["keys", "touch"])
@pytest.mark.parametrize("game", HANDS)
def test_a_whole_turn_is_planned_and_played_by_keys_alone_and_by_touch_alone(visitor: New, game: str, by: str) -> None:
    """To where nobody can know what comes; a second plan beside it; the first step by itself, then all the others."""
    ada = visitor(**({"viewport": PHONE, "has_touch": True, "is_mobile": True} if by == "touch" else {}))
    hand, press = HANDS[game][by], pressed if by == "keys" else tapped
    table = begun(game, ada, visitor())
    stood = position(ada, table)["seq"]
    page = ada.open(f"/table/{table}")
    page.wait_for_selector(".table[data-turn=true]")
    press(page, "plan")
    planning_ready(page)
    plan_to_the_end(page, hand)
    planned, steps = score(page, "A"), page.locator("[data-tool=plan-play]").inner_text()
    press(page, "plan-new")
    expect(page.locator("[data-plan=B]")).to_have_attribute("aria-pressed", "true")
    planning_ready(page)
    press(page, "plan-A")
    expect(page.locator("[data-plan=A]")).to_have_attribute("aria-pressed", "true")
    planning_ready(page)
    expect(page.locator("[data-tool=plan-play]")).to_have_text(steps)
    assert position(ada, table)["seq"] == stood, "nothing of it was played"
    press(page, "plan-step")
    wait_until(lambda: position(ada, table)["seq"] == stood + 1)
    planning_ready(page)
    press(page, "plan-play")
    page.wait_for_url(f"**/table/{table}")
    assert position(ada, table)["seq"] > stood + 2
    expect(page.locator("[data-total='0']")).to_have_text(str(planned))


def plan_to_the_end(page: Page, hand: Hand) -> None:
    """Action by action, to where the plan cannot go on."""
    for turn in range(60):
        if page.locator(ENDED).count():
            break
        hand(page, turn)
        planning_ready(page)
    expect(page.locator(ENDED)).to_contain_text("Nobody can know what comes now")


def begun(game: str, ada: Visitor, bo: Visitor) -> str:
    """A table where a turn of Ada's begins: alone, or with Bo."""
    if game == "off-the-rails":
        table = shared(ada, bo, game)
        until(table, 0, "lay_track", ada, bo)
        return table
    wish = {"game": game, "seats": [{"type": "me", "name": "Ada"}], "seed": "hand"}
    table = str(ada.ask("POST", "/api/tables", wish)["id"])
    until(table, 0, "raise_capital", ada)
    return table


def tapped(page: Page, name: str) -> None:
    page.locator(tool(name)).tap()


def pressed(page: Page, name: str) -> None:
    """By the key that is its own, or by the Tab key and Enter."""
    if name == "plan":
        page.keyboard.press("p")
        return
    tab_to(page, lambda: page.locator(tool(name)), 200)
    page.keyboard.press("Enter")


def tool(name: str) -> str:
    return "[data-plan=A]" if name == "plan-A" else f"[data-tool={name}]"


SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
IN_SIGHT = ("[data-plan=B]", "[data-tool=plan-new]", "[data-tool=plan-play]", "[data-tool=plan-leave]", ".dock .btn.go")


@pytest.mark.parametrize("game", ["railroad-tiles", "railways", "off-the-rails"])
def test_on_a_phone_on_its_side_the_plans_are_in_sight_beside_the_board(visitor: New, game: str) -> None:
    ada = visitor(viewport=SIDEWAYS, has_touch=True, is_mobile=True, locale="fr")
    seats = [{"type": "me", "name": name} for name in (("Ada", "Bo") if game == "off-the-rails" else ("Ada",))]
    options = {"plan": "as_dealt"} if game == "railways" else {}
    table = ada.ask("POST", "/api/tables", {"game": game, "seats": seats, "options": options})["id"]
    page = ada.open(f"/plan/{table}/0")
    planning_ready(page)
    page.locator("[data-tool=plan-new]").tap()
    expect(page.locator("[data-plan=B]")).to_have_attribute("aria-pressed", "true")
    planning_ready(page)
    settle(page)
    for part in IN_SIGHT:
        box = page.locator(part).bounding_box()
        assert box is not None and box["y"] >= 0 and box["y"] + box["height"] <= SIDEWAYS["height"], part
        assert box["x"] >= 0 and box["x"] + box["width"] <= SIDEWAYS["width"], part


def test_in_railways_the_actions_of_the_hand_are_planned_on_to_the_shuffle_and_played(visitor: New) -> None:
    ada = visitor()
    wish = {"game": "railways", "seats": [{"type": "me", "name": "Ada"}], "seed": "hand"}
    table = ada.ask("POST", "/api/tables", wish)["id"]
    until(table, 0, "raise_capital", ada)
    stood = position(ada, table)["seq"]
    page = ada.open(f"/table/{table}")
    page.wait_for_selector(".table[data-turn=true]")
    planning_board(page)
    for turn in range(40):
        if page.locator(ENDED).count():
            break
        railways_hands.by_mouse(page, turn)
        planning_ready(page)
    expect(page.locator(ENDED)).to_contain_text("Nobody can know what comes now")
    assert position(ada, table)["seq"] == stood
    planned = score(page, "A")
    page.locator("[data-tool=plan-play]").click()
    page.wait_for_url(f"**/table/{table}")
    page.wait_for_selector(".table[data-turn=true]")
    after = position(ada, table)
    assert after["seq"] > stood + 2
    assert after["position"]["view"]["score"]["total"] == planned


def test_in_railways_a_draft_on_the_board_is_not_the_one_of_the_table(visitor: New) -> None:
    ada = visitor()
    table = ada.ask("POST", "/api/tables", {"game": "railways", "seats": [{"type": "me", "name": "Ada"}]})["id"]
    page = ada.open(f"/table/{table}")
    page.wait_for_selector("[data-step=arrange_plan]")
    planning_board(page)
    first = page.locator("[data-place='0']").get_attribute("data-card")
    railways_hands.drag(page, 0, 3)
    expect(page.locator("[data-place='3']")).to_have_attribute("data-card", str(first))
    page.locator("[data-do=lay]").click()
    page.wait_for_selector("[data-step=place_dice]")
    planning_ready(page)
    page.keyboard.press("p")
    page.wait_for_url(f"**/table/{table}")
    page.wait_for_selector("[data-step=arrange_plan]")
    expect(page.locator("[data-place='0']")).to_have_attribute("data-card", str(first))


def test_in_off_the_rails_a_turn_is_planned_while_the_other_plays_and_rearranged(visitor: New) -> None:
    ada, bo = visitor(), visitor()
    table = shared(ada, bo, "off-the-rails")
    while position(bo, table)["position"]["to_act"] != [1]:
        act(ada, table)
    act(bo, table)
    stood = position(ada, table)["seq"]
    page = ada.open(f"/table/{table}")
    page.wait_for_selector(".table[data-turn=false]")
    planning_board(page)
    expect(page.locator(".otr-tools")).to_have_count(1)
    plan_to_the_end(page, otr_by_mouse)
    assert position(ada, table)["seq"] == stood
    page.get_by_role("button", name="Restart").or_(page.locator("[data-about=again]")).first.click()
    planning_ready(page)
    expect(page.locator(ENDED)).to_have_count(0)
    page.keyboard.press("U")
    planning_ready(page)
    act_until_turn(ada, bo, table)
    expect(page.locator(".plans .turn")).to_have_text("It is your turn.")
    planning_ready(page)
    page.locator("[data-tool=plan-step]").click()
    wait_until(lambda: position(ada, table)["entries"][-1]["seat"] == 0)


def act_until_turn(ada: Visitor, bo: Visitor, table: str) -> None:
    while position(ada, table)["position"]["to_act"] != [0]:
        act(bo, table, lambda legal: next((each for each in legal if each["type"].startswith("end")), legal[0]))


def test_in_the_middle_of_a_turn_a_whole_one_is_planned_and_not_played(visitor: New) -> None:
    ada, bo = visitor(), visitor()
    table = shared(ada, bo, "off-the-rails")
    until(table, 0, "lay_track", ada, bo)
    act(ada, table, lambda legal: next(each for each in legal if each["type"] == "lay_track"))
    stood = position(ada, table)["seq"]
    page = ada.open(f"/table/{table}")
    page.wait_for_selector(".table[data-turn=true]")
    planning_board(page)
    box = page.get_by_label("A whole turn from here")
    expect(page.locator(".banner")).to_contain_text("3 actions left")
    otr_by_mouse(page, 0)
    planning_ready(page)
    expect(page.locator("[data-tool=plan-play]")).to_be_enabled()
    box.check()
    planning_ready(page)
    expect(page.locator(".banner")).to_contain_text("4 actions left")
    otr_by_mouse(page, 0)
    planning_ready(page)
    expect(page.locator(".banner")).to_contain_text("3 actions left")
    expect(page.locator("[data-tool=plan-play]")).to_be_disabled()
    expect(page.locator("[data-tool=plan-step]")).to_be_disabled()
    box.uncheck()
    planning_ready(page)
    expect(page.locator(".banner")).to_contain_text("3 actions left")
    assert position(ada, table)["seq"] == stood, "nothing of it was played"


def test_a_refusal_in_the_middle_stops_there_and_the_rest_stays_planned(visitor: New) -> None:
    """The second of three steps comes to the server as if the table had moved on meanwhile."""
    acts: list[str] = []

    def late(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def send(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "act":
                acts.append(message["action"]["type"])
                message |= {"seq": 0} if len(acts) == 2 else {}
            server.send(json.dumps(message))

        route.on_message(send)

    ada = visitor()
    ada.page.route_web_socket("**/*", late)
    table = ada.ask("POST", "/api/tables", {"game": "railroad-tiles", "seats": [{"type": "me", "name": "Ada"}]})["id"]
    page = ada.open(f"/table/{table}")
    page.wait_for_selector(".table[data-turn=true]")
    planning_board(page)
    for turn in range(3):
        by_mouse(page, turn)
        planning_ready(page)
    page.locator("[data-tool=plan-play]").click()
    expect(page.locator(".plans .note")).to_contain_text("Not played on: ")
    planning_ready(page)
    assert "/plan/" in page.url
    assert position(ada, table)["seq"] == 1 and len(acts) == 2
    expect(page.locator("[data-tool=plan-play]")).to_have_text("Play all 2")
    page.locator("[data-tool=plan-play]").click()
    page.wait_for_url(f"**/table/{table}")
    assert position(ada, table)["seq"] == 3
