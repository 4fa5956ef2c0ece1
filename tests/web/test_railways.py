"""Railways in a real Chromium: whole matches, the arranging of the plan, the guided first game."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from branchline.core.match import Match
from branchline.games.railways.content import shipped_text
from kits.browser import PATIENCE, PHONE, Visitor, seq, tab_to, wait_for_change
from kits.lessons import follow
from kits.railways_hands import by_keyboard, by_mouse, by_touch, complete, drag, is_over, ready, settle, step
from kits.railways_states import at, divided, grown, over
from kits.webstates import bring

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
    expect(page.locator(".rw-bots .strip")).to_have_count(2)
    expect(page.locator(".rw-end > h2")).not_to_be_empty()
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
    log = page.locator(".log").inner_text()
    assert re.search(r"Paid with card \d, slot \d", log) and not re.search(r"\d\.\d", log), "as one says it"
    assert re.search(r"Drawn: \d and \d\.", log)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("button", name="Let the bots play").click()
    expect(page.locator("[data-bot]")).to_have_count(2, timeout=4 * PATIENCE)
    table = page.url.rpartition("/")[2]
    assert all(table in url for url in asked if "/api/tables/" in url), "a table that bots play is not asked, it tells"
    said = page.locator(".rw-bots").inner_text()
    page.reload()
    expect(page.locator("[data-bot]")).to_have_count(2)
    assert page.locator(".rw-bots").inner_text() == said
    page.goto(page.url.partition("/table")[0])
    expect(page.locator("[data-result]")).to_have_count(1)
    expect(page.locator(".cont .tbl")).to_have_count(0)


def test_a_match_by_keyboard_alone(visitor: New) -> None:
    page = visitor(reduced_motion="reduce").open()
    page.wait_for_selector(".poster")
    tab_to(page, lambda: page.locator(".poster", has_text="Railways"))
    page.keyboard.press("Enter")
    tab_to(page, lambda: page.locator(".who-with button", has_text="Alone"))
    page.keyboard.press("Enter")
    page.wait_for_selector(".rw-plan")
    assert play_out(page, by_keyboard) > 30
    check_end(page)


def test_a_match_by_touch_on_a_phone(visitor: New) -> None:
    page = visitor(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce").open()
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


def test_a_draft_of_the_plan_outlives_a_reload(visitor: New) -> None:
    page = table(visitor())
    names = "all => all.map(each => each.ariaLabel)"
    drag(page, 1, 2)
    page.locator("[data-place='3']").click(button="right")
    drafted = page.locator(".rw-place").evaluate_all(names)
    page.reload()
    complete(page)
    assert page.locator(".rw-place").evaluate_all(names) == drafted
    page.locator("[data-do=lay]").click()
    page.wait_for_selector("[data-step=place_dice]")
    assert page.evaluate("() => Object.keys(sessionStorage).filter(key => key.includes('draft'))") == []


def confirm(page: Page, how: str) -> None:
    """As the settings page lets one say when to be asked."""
    before = page.url
    page.goto(before.partition("/table")[0] + "/settings")
    page.get_by_role("group", name="Confirmation").get_by_label(how, exact=True).check()
    page.goto(before)
    page.wait_for_selector(".rw-plan")


def test_a_plan_is_one_question(visitor: New) -> None:
    page = table(visitor())
    confirm(page, "always")
    page.locator("[data-do=lay]").click()
    page.locator(".dock.asking .btn.ok").click()
    page.wait_for_selector("[data-step=place_dice]")
    assert len(visitor_view(page)["plan"]) == 4


def second_action(match: Match) -> bool:
    """With something to do besides ending it."""
    return at("take_action")(match) and match.state.agenda[0].number == 2 and len(match.legal_actions(0)) > 1


def test_one_is_asked_only_before_an_action_goes_unused(visitor: New) -> None:
    """A dear payment is nobody's business; a second action that is given away is asked about."""
    somebody = visitor()
    page = somebody.open(f"/table/{bring(somebody, grown(second_action))}")
    page.wait_for_selector(".dock .btn.go:enabled")
    before = seq(page)
    page.locator(".dock .btn.go").click()
    expect(page.locator(".dock.asking")).to_contain_text("second action would go unused")
    page.locator(".dock.asking .btn:not(.ok)").click()
    expect(page.locator(".dock.asking")).to_have_count(0)
    assert seq(page) == before


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


# The first match that teaches -----------------------------------------------------------------------------------------


def lay_as_told(page: Page, _action: dict[str, Any]) -> None:
    drag(page, 2, 3)
    page.locator("[data-turn='0']").click()
    page.locator("[data-do=lay]").click()
    page.wait_for_selector("[data-step=place_dice]")


def place_as_told(page: Page, action: dict[str, Any]) -> None:
    page.locator(f"[data-die='{action['value']}']").first.click()
    cell = page.locator(f".rw-plan [data-cell='{action['cell'][0]},{action['cell'][1]}']")
    cell.click()
    ready(page)
    cell.click()


def act_as_told(page: Page, action: dict[str, Any]) -> None:
    """What has one way alone is considered at once: choosing it a second time would do it."""
    deed = page.locator(f"[data-deed={action['type']}]")
    deed.click()
    expect(deed).to_have_attribute("aria-pressed", "true")
    is_chosen = page.locator("#preview").count() > 0
    if "railway" in action and not is_chosen:
        page.locator(f".rw-plan [data-cell='{action['railway'][0]},{action['railway'][1]}']").click()
    if "railways" in action and not is_chosen:
        page.locator(".rw-choice[data-ringed]").click()
    ready(page)
    page.locator("#preview .btn.ok").click()


def pay_as_told(page: Page, action: dict[str, Any]) -> None:
    """The lit slots are tapped until just they are used."""
    wanted = {f"{card}.{slot}" for card, slot in action["slots"]}
    for _ in range(8):
        ready(page)
        used = set(page.locator(".rw-slot.on").evaluate_all("all => all.map(each => each.dataset.slot)"))
        if used == wanted:
            break
        page.locator(f"[data-slot='{min(wanted - used or used - wanted)}']").click()
    page.locator("#preview .btn.ok").click()


def exchange_as_told(page: Page, _action: dict[str, Any]) -> None:
    page.locator(".rw-choice[data-ringed]").click()
    ready(page)
    page.locator("#preview .btn.ok").click()


def end_as_told(page: Page, _action: dict[str, Any]) -> None:
    page.locator(".dock .btn.go").click()


TOLD: dict[str, Callable[[Page, dict[str, Any]], None]] = {
    "lay_card": lay_as_told,
    "place_die": place_as_told,
    "pay": pay_as_told,
    "exchange": exchange_as_told,
    "end_decade": end_as_told,
}


def do_as_told(page: Page, action: dict[str, Any]) -> None:
    TOLD.get(action["type"], act_as_told)(page, action)


def test_the_lessons_by_hand_left_resumed_and_played_on(visitor: New) -> None:
    page = visitor(far=40, reduced_motion="reduce").open()
    start(page)
    page.locator("#tutor-offer .btn.ok").click()
    page.locator("[data-tutor-next]").click()
    ringed, drawn = page.locator(".rw-place[data-ringed]"), page.locator(".rw-wanted > svg")
    for each in (ringed, drawn):
        expect(each).to_have_count(2)
    page.locator("[data-do=lay]").click()
    expect(page.locator(".tutor .note")).to_be_visible()
    expect(page.locator(".toast")).to_be_hidden()
    drag(page, 2, 3)
    for each in (ringed, drawn):
        expect(each).to_have_count(1)
    expect(page.locator(".rw-place[data-place='0']")).to_have_attribute("data-ringed", "")
    page.locator("[data-turn='0']").click()
    expect(drawn).to_have_count(0)
    expect(page.locator("[data-do=lay]")).to_have_attribute("data-ringed", "")
    page.locator("[data-do=lay]").click()
    page.wait_for_selector("[data-step=place_dice]")
    follow(page, "railways", do_as_told, 4)
    expect(page.locator(".rw-plan .rw-glow")).to_have_count(1)
    follow(page, "railways", do_as_told, 7)
    expect(page.locator(".rw-plan .rw-journey")).to_have_count(1)
    follow(page, "railways", do_as_told, 8)
    page.locator("[data-tutor=leave]").click()
    page.locator(".poster", has_text="Railways").click()
    page.locator("[data-tutorial=railways]").click()
    page.wait_for_selector(".tutor[data-lesson='8']")
    follow(page, "railways", do_as_told)
    page.locator("[data-tutor-on]").click()
    page.wait_for_selector(".table[data-turn=true]")
    assert step(page) == "take_action"
    expect(page.locator(".tutor")).to_have_count(0)


def test_the_offer_of_a_tutorial_comes_once(visitor: New) -> None:
    somebody = visitor()
    page = table(somebody)
    page.locator("#tutor-offer .btn").first.click()
    expect(page.locator("#tutor-offer")).to_have_count(0)
    page.reload()
    page.wait_for_selector(".rw-plan")
    assert step(page) == "arrange_plan"
    expect(page.locator("#tutor-offer")).to_have_count(0)


CAME = """
new MutationObserver(() => {
  if (document.querySelector('.rw-plan')) window.came ??= !!document.querySelector('#tutor-offer');
}).observe(document, { childList: true, subtree: true });
"""
"""Whether the offer was there when the plan came."""


def test_the_offer_comes_with_the_table_and_pushes_nothing_down(visitor: New) -> None:
    somebody = visitor()
    somebody.page.add_init_script(CAME)
    page = table(somebody)
    expect(page.locator("#tutor-offer")).to_be_visible()
    assert page.evaluate("() => window.came")


# Motion ---------------------------------------------------------------------------------------------------------------

WATCH = """
window.seen = new Set();
new MutationObserver(() => {
  for (const name of ['rw-chip', 'rw-rider', 'rw-moving'])
    if (document.querySelector('.' + name)) window.seen.add(name);
}).observe(document, { childList: true, subtree: true });
"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_motion_shows_where_things_come_from_unless_it_is_not_wished(motion: str, visitor: New) -> None:
    """A card turns, a passenger rides, what it brings flies to its track; then all of it is gone."""
    somebody = visitor(reduced_motion=motion)
    somebody.page.add_init_script(WATCH)
    page = table(somebody)
    complete(page)
    page.locator("[data-turn='2']").click()
    page.wait_for_function("() => !document.querySelector('.rw-moving')")
    seen = set(page.evaluate("() => [...window.seen]"))
    page = somebody.open(f"/table/{bring(somebody, grown(at('pay_for', 3, 'move_passenger')))}")
    page.wait_for_selector("#preview[data-ready=true]")
    before = seq(page)
    page.locator("#preview .btn.ok").click()
    wait_for_change(page, before)
    page.wait_for_function("() => !document.querySelector('.rw-chip, .rw-rider')")
    seen |= set(page.evaluate("() => [...window.seen]"))
    assert seen == (set() if motion == "reduce" else {"rw-chip", "rw-rider", "rw-moving"})


@pytest.mark.parametrize("hand", [by_mouse, by_keyboard, by_touch])
def test_of_a_railway_cut_in_two_one_says_which_part_keeps_the_marker(hand: Hand, visitor: New) -> None:
    match = divided()
    one, other = match.state.agenda[0].railways
    here = visitor(viewport=PHONE, has_touch=True, is_mobile=True) if hand is by_touch else visitor()
    page = here.open(f"/table/{bring(here, match)}")
    settle(page)
    assert step(page) == "divide_railway"
    expect(page.locator(".rw-title")).to_contain_text("Which part keeps the marker?")
    expect(page.locator(".rw-choice")).to_have_count(2)
    expect(page.locator(".rw-choice").first).to_contain_text("capital a journey")
    hand(page, 0)
    kept = here.ask("GET", f"/api/tables/{page.url.rpartition('/')[2]}/updates")["position"]["view"]["markers"]
    assert any(marker["railway"] in (list(one), list(other)) for marker in kept)
    assert step(page) != "divide_railway"
    expect(page.locator(".log")).to_contain_text("The marker stays on the part")


def test_a_missed_goal_shows_what_it_would_have_counted(visitor: New) -> None:
    match = grown(over, goals=["mayor", "engineer"], plan="as_dealt")
    assert match.outcome is not None and match.outcome.scores == (None,)
    (missed,) = match.outcome.missed
    here = visitor()
    table = bring(here, match)
    page = here.open(f"/table/{table}")
    expect(page.locator(".ending h2")).to_have_text("A goal was missed: there is no score.")
    expect(page.locator(".ending .by")).to_have_text(f"It would have been {missed}.")
    expect(page.locator(".garland")).to_have_count(0)
    expect(page.locator("[data-final]")).to_have_text("–")
    expect(page.locator(".rw-end .you")).to_have_count(0)
    page = here.open("/")
    expect(page.locator(f"[data-result='{table}'] .sc b")).to_have_text(f"missed (would be {missed})")


def test_an_owner_is_told_what_is_unusual_about_the_cards_and_plays_on(visitor: New) -> None:
    page = visitor().open("/new/railways")
    page.locator("details summary").click()
    page.locator("textarea").fill(shipped_text().replace("capital_3", "capital_25", 1))
    page.locator(".submit .btn").click()
    expect(page.locator(".noted li")).to_have_text(["Card 1, slot 3: capital +25 is unusual; the track ends at 20."])
    page.locator(".noted .btn").click()
    expect(page.locator(".rw-plan")).to_be_visible()
