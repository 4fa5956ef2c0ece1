"""Railways in a real Chromium: whole matches, the arranging of the plan, the guided first game."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from browserkit import PHONE, Visitor, seq, tab_to
from railways_hands import by_keyboard, by_mouse, by_touch, complete, drag, is_over, settle, step

New = Callable[..., Visitor]
Hand = Callable[[Page, int], None]
DECADES = 12


def play_out(page: Page, hand: Hand) -> int:
    for turn in range(200):
        settle(page)
        if is_over(page):
            return turn
        hand(page, turn)
    raise AssertionError("the match does not end")


def check_end(page: Page) -> None:
    """The lines make the sum, every goal is judged, and the score has its place among the bots'."""
    lines = page.locator(".rw-end .sum td").all_inner_texts()
    score = int(page.locator("[data-final]").get_attribute("data-final") or 0)
    assert score == sum(int(line.replace("−", "-")) for line in lines)
    assert page.locator(".rw-goals li").count() == 4
    assert page.locator(".rw-bots .strip").count() == 2
    expect(page.locator(".rw-spark text")).to_have_count(DECADES)


def start(page: Page, *, touch: bool = False) -> None:
    """From the home page: the game, then alone."""
    poster = page.locator(".poster", has_text="Railways")
    alone = page.locator(".who-with button", has_text="Alone")
    if touch:
        poster.tap()
        alone.tap()
    else:
        poster.click()
        alone.click()
    page.wait_for_selector(".rw-plan")


def test_a_match_by_mouse_and_the_bots_on_the_same_deal(visitor: New) -> None:
    page = visitor().open()
    start(page)
    assert play_out(page, by_mouse) > 30
    check_end(page)
    page.get_by_role("button", name="Let the bots play").click()
    expect(page.locator("[data-bot]")).to_have_count(2, timeout=120_000)


def test_a_match_by_keyboard_alone(visitor: New) -> None:
    page = visitor().open()
    page.wait_for_selector(".poster")
    tab_to(page, lambda: page.locator(".poster", has_text="Railways"))
    page.keyboard.press("Enter")
    tab_to(page, lambda: page.locator(".who-with button", has_text="Alone"))
    page.keyboard.press("Enter")
    page.wait_for_selector(".rw-plan")
    assert play_out(page, by_keyboard) > 30
    check_end(page)


def test_a_match_by_touch_on_a_phone(visitor: New) -> None:
    page = visitor(viewport=PHONE, has_touch=True, is_mobile=True).open()
    start(page, touch=True)
    assert play_out(page, by_touch) > 30
    check_end(page)


def table(visitor: Visitor, **wish: object) -> Page:
    made = visitor.ask("POST", "/api/tables", {"game": "railways", "seats": [{"type": "me"}], "seed": "plan", **wish})
    page = visitor.open(f"/table/{made['id']}")
    page.wait_for_selector(".rw-plan")
    return page


def test_the_plan_is_arranged_by_dragging_swapping_and_turning(visitor: New) -> None:
    page = table(visitor())
    cards = "all => all.map(each => Number(each.ariaLabel.match(/card (\\d+)/)[1]))"
    dealt = page.locator(".rw-place").evaluate_all(cards)
    complete(page)
    drag(page, 0, 3)
    swapped = page.locator(".rw-place").evaluate_all(cards)
    assert swapped == [dealt[3], dealt[1], dealt[2], dealt[0]]
    page.locator("[data-place='1']").click(button="right")
    expect(page.locator("[data-place='1']")).to_have_attribute("aria-label", f"top right: card {dealt[1]}, turned")
    page.locator("[data-turn='2']").click()
    drafted = complete(page)
    page.locator("[data-do=lay]").click()
    page.wait_for_selector("[data-step=place_dice]")
    view = visitor_view(page)
    assert [laid["card"] for laid in view["plan"]] == swapped
    assert [laid["turned"] for laid in view["plan"]] == [False, True, True, False]
    assert sum(railway["is_complete"] for railway in view["railways"]) == drafted


def visitor_view(page: Page) -> dict[str, Any]:
    """What the server says of the table now."""
    address = f"/api/tables/{page.url.rsplit('/', 1)[-1]}/replay/{seq(page)}?seat=0"
    found = page.evaluate("address => fetch(address).then(answer => answer.json())", address)
    return found["view"]  # type: ignore[no-any-return]


def test_what_is_refused_says_why(visitor: New) -> None:
    page = table(visitor())
    by_mouse(page, 0)
    settle(page)
    page.locator(".rw-cell:not(.legal)[aria-label*='land']").first.click()
    expect(page.locator(".preview.refused")).to_contain_text("building")
    assert page.locator(".preview.refused .clause").inner_text().startswith("RW-")


def test_undo_and_reload_keep_the_draft_and_the_place(visitor: New) -> None:
    page = table(visitor())
    for turn in range(6):
        settle(page)
        by_mouse(page, turn)
    page.wait_for_selector("[data-step=pay_for]")
    before = seq(page)
    page.reload()
    page.wait_for_selector("[data-step=pay_for]")
    assert seq(page) == before
    page.keyboard.press("u")
    page.wait_for_selector("[data-step=take_action]")


# The guided first game ------------------------------------------------------------------------------------------------


def teach(page: Page) -> bool:
    """One thing the lesson asks for; whether it is over."""
    following, show = page.locator("[data-tutor-next]"), page.locator("[data-tutor-show]")
    if following.count():
        following.click()
    elif show.count() and show.is_enabled():
        done = page.locator(".tutor").get_attribute("data-step")
        show.click()
        page.wait_for_function("done => document.querySelector('.tutor')?.dataset.step !== done", arg=done)
    else:
        page.wait_for_timeout(50)
    steps = page.locator(".tutor").evaluate("element => [element.dataset.step, element.dataset.of]")
    return bool(steps[0] == steps[1] and not following.count())


def test_the_guided_first_game_to_its_end(visitor: New) -> None:
    page = visitor(reduced_motion="reduce").open()
    start(page)
    page.locator("#tutor-offer .btn.ok").click()
    page.wait_for_selector(".tutor progress")
    page.locator("[data-tutor-next]").click()
    page.locator("[data-tutor-next]").click()
    page.locator("[data-do=lay]").click()
    expect(page.locator(".toast")).to_contain_text("Show me")
    drag(page, 2, 3)
    page.locator("[data-turn='0']").click()
    page.locator("[data-do=lay]").click()
    page.wait_for_selector("[data-step=place_dice]")
    for turn in range(3000):
        if turn == 20:
            leave_and_resume(page)
        if teach(page):
            break
    assert is_over(page)
    expect(page.locator(".tutor .say")).to_contain_text("33")
    page.locator("[data-tutor-leave]").click()
    page.wait_for_selector(".poster")


def leave_and_resume(page: Page) -> None:
    before = page.locator(".tutor").get_attribute("data-step")
    page.locator("[data-tutor-leave]").click()
    page.locator(".poster", has_text="Railways").click()
    page.locator("[data-lesson=railways]").click()
    page.wait_for_selector(".tutor progress")
    expect(page.locator(".tutor")).to_have_attribute("data-step", before or "")


def test_the_offer_of_a_lesson_comes_once(visitor: New) -> None:
    somebody = visitor()
    page = table(somebody)
    page.locator("#tutor-offer .btn").first.click()
    expect(page.locator("#tutor-offer")).to_have_count(0)
    page.reload()
    page.wait_for_selector(".rw-plan")
    assert step(page) == "arrange_plan"
    expect(page.locator("#tutor-offer")).to_have_count(0)
