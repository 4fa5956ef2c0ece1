"""A low window, a phone on its side or a desktop at 200 %: the board keeps half of it, the hand stands beside it, and
nothing has to be scrolled for what one does next. `test_states.py` looks at every state; here are those most seen, in
every language, and what is said beside the board for a while."""

from collections.abc import Callable
from itertools import cycle, product
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from kits.beside_states import BESIDE
from kits.browser import Visitor, settle, shared, until_turn_of
from kits.every_state import EVERY_STATE
from kits.languages import TONGUES
from kits.low import NOT_HELD, SIZES, missed, missed_in_low_windows
from kits.webstates import State, replay, void
from kits.wholeness import use_language

New = Callable[..., Visitor]
STATES: Final = {state.name: state for state in (*EVERY_STATE, *BESIDE)}
MOST_SEEN: Final = (
    ("choose", "place", "pawns"),
    ("rw-offer", "rw-move", "rw-pay", "rw-build"),
    ("otr-actions", "otr-plan", "otr-carts"),
)
"""What one visitor goes through, one state after the other."""


def go_through(here: Visitor, states: tuple[State, ...], tongues: tuple[str, ...]) -> list[str]:
    problems = []
    for state in states:
        here.page.set_viewport_size(SIZES[0])
        state.show(here)
        here.page.wait_for_selector(state.ready)
        back_up(here.page)
        problems += missed_in_low_windows(here.page, state, tongues)
    return problems


@pytest.mark.parametrize("names", MOST_SEEN, ids=lambda names: names[0])
def test_in_a_low_window_the_board_keeps_half_and_the_hand_stands_beside_it(visitor: New, names: tuple[str]) -> None:
    here = visitor(viewport=SIZES[0], reduced_motion="reduce")
    problems = go_through(here, tuple(STATES[name] for name in names), TONGUES)
    assert not problems, "\n".join(problems)


def test_in_a_low_window_puzzles_hints_and_plans_stand_beside_the_board(visitor: New) -> None:
    here, tongues = visitor(viewport=SIZES[0], reduced_motion="reduce"), cycle(TONGUES)
    problems = [each for state in BESIDE for each in go_through(here, (state,), (next(tongues),))]
    assert not problems, "\n".join(problems)


def test_what_is_not_held_to_it_is_a_state() -> None:
    assert set(NOT_HELD) < set(STATES)


def back_up(page: Page) -> None:
    """What was clicked to get there may lie below: it is scrolled to."""
    page.mouse.move(1, 1)
    page.mouse.wheel(0, -9000)
    page.wait_for_function("() => scrollY === 0")


def test_what_others_say_and_ask_for_stands_beside_the_board(visitor: New) -> None:
    """A pause, a line of the chat, something to be taken back, another table that waits, a line that is cut."""
    ada, bo = visitor(viewport=SIZES[0], reduced_motion="reduce"), visitor()
    clock = {"type": "turn", "seconds": 3 * 86_400, "pauses": 86_400}
    table, other = shared(ada, bo, clock=clock), shared(ada, bo)
    problems: list[str] = []
    tongues = cycle(TONGUES)

    def look(what: str) -> None:
        ada.page.wait_for_selector(f".notices > {what}")
        problems.extend(missed_in_low_windows(ada.page, State(what, void, what), (next(tongues),)))

    def ask(who: Visitor, what: str, body: Any = None) -> None:
        who.ask("POST", f"/api/tables/{table}/{what}", body or {})

    until_turn_of(1, table, ada, bo)
    until_turn_of(0, table, ada, bo)
    until_turn_of(1, other, ada, bo)
    ada.open(f"/table/{table}").wait_for_selector(".table[data-turn=true]")
    ask(bo, "pause", {"ask": True})
    look("[data-news=asked]")
    agree, refuse = ada.page.locator(".news .btn").first, ada.page.locator(".news .btn").last
    agree.click()
    look("[data-news=paused]")
    ask(bo, "resume")
    ada.page.wait_for_selector(".table[data-turn=true]")
    ask(bo, "undo")
    look(".news")
    refuse.click()
    expect(refuse).to_have_count(0)
    ask(bo, "lines", {"text": "Bonjour à toi", "seat": 1})
    look(".bubble")
    ada.page.locator(".bubble").click()
    back_up(ada.page)
    ada.context.set_offline(True)
    look(".news .btn")
    ada.context.set_offline(False)
    until_turn_of(0, other, ada, bo)
    until_turn_of(1, table, ada, bo)
    look("[data-news=next]")
    assert not problems, "\n".join(problems)


def test_in_a_low_window_the_steps_of_a_replay_stand_side_by_side(visitor: New) -> None:
    here = visitor(viewport=SIZES[0], reduced_motion="reduce")
    replay(here)
    steps = here.page.locator(".scrub > button")
    steps.first.wait_for()
    for size in SIZES:
        here.page.set_viewport_size(size)
        settle(here.page)
        places = steps.evaluate_all("all => all.slice(0, 5).map(each => each.offsetTop)")
        assert len(places) == 5 and len(set(places)) == 1, (size, places)


def test_in_a_low_window_the_dice_of_a_building_stand_with_the_hand(visitor: New) -> None:
    here = visitor(viewport=SIZES[0], reduced_motion="reduce")
    STATES["rw-build"].show(here)
    expect(here.page.locator(".dock [data-die]")).to_have_count(3)
    expect(here.page.locator("[data-die='1'][aria-pressed=true]")).to_be_in_viewport(ratio=1)


IN_THE_WAY = """() => [...document.querySelectorAll('.tutor :is(.eyebrow, .say, .todo, button)')].filter((each) => {
  const { left, top, right, bottom } = each.getBoundingClientRect()
  return ![top + 2, bottom - 2].every((y) => each.contains(document.elementFromPoint((left + right) / 2, y)))
}).map((each) => each.textContent)"""
OUT_OF_REACH = """() => [...document.querySelectorAll(':is(.dock, .preview) button')].filter((button) => {
  const { left, top, right, bottom, width } = button.getBoundingClientRect()
  return width && !button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
}).map((button) => button.textContent || button.ariaLabel)"""


@pytest.mark.parametrize("name", ["tutorial", "rw-tutorial", "otr-tutorial"])
def test_in_a_low_window_a_lesson_leaves_the_board_the_most(visitor: New, name: str) -> None:
    """At 200 % that is half of the window, as without a lesson: what is taught stands beside it, all of it in sight."""
    here = visitor(viewport=SIZES[0], reduced_motion="reduce")
    STATES[name].show(here)
    here.page.wait_for_selector(STATES[name].ready)
    for size in SIZES:
        here.page.set_viewport_size(size)
        for tongue in TONGUES:
            use_language(here.page, tongue)
            expect(here.page.locator(".tutor .todo")).to_be_in_viewport(ratio=1)
            assert here.page.evaluate(IN_THE_WAY) == missed(here.page) == [], (size, tongue)
            board = here.page.locator(".stage > :first-child").bounding_box()
            assert board and board["height"] >= size["height"] - 4, "the board has the height"
    here.page.set_viewport_size({"width": 1440, "height": 900})
    settle(here.page)
    assert here.page.evaluate(OUT_OF_REACH) == [], "nor does it push anything out of a usual window"


def test_in_a_low_window_a_tool_is_in_sight_with_the_map_one_draws(visitor: New) -> None:
    """Once one has scrolled so far."""
    here = visitor(viewport=SIZES[0], reduced_motion="reduce")
    page = here.open("/score")
    board, tools = page.locator(".map-scroll"), page.locator(".tools-card button")
    page.locator(".result").wait_for()
    for size in SIZES:
        page.set_viewport_size(size)
        for place in (tools.count() // 2, tools.count() - 1):
            tools.nth(place).scroll_into_view_if_needed()
            expect(board).to_be_in_viewport(ratio=0.99)


def test_in_a_low_window_the_eight_actions_are_named_while_one_chooses(visitor: New) -> None:
    here = visitor(viewport=SIZES[0], reduced_motion="reduce")
    STATES["rw-act"].show(here)
    names = here.page.locator("[data-deed] > span:last-of-type")
    expect(names).to_have_count(8)
    for size, tongue in product(SIZES, TONGUES):
        here.page.set_viewport_size(size)
        use_language(here.page, tongue)
        assert min(names.evaluate_all("all => all.map(each => each.offsetWidth)")) > 10, (size, tongue)
        assert here.page.evaluate(CROWDED) == [], (size, tongue)
    here.page.locator("[data-deed]:enabled").first.click()
    assert max(names.evaluate_all("all => all.map(each => each.offsetWidth)")) < 3, "what it does needs the room"


CROWDED = """() => [...document.querySelectorAll('[data-deed]')].filter((each) => each.scrollWidth > each.clientWidth)
  .map((each) => each.textContent)"""
HIDDEN = """() => [...document.querySelectorAll('.rw-slot.on')].map((slot) => {
  const tick = slot.querySelector('.ok, .smk').getBoundingClientRect()
  const sign = [...slot.querySelectorAll('.rw-drawn svg')].at(-1).getBoundingClientRect()
  const wide = Math.min(tick.right, sign.right) - Math.max(tick.left, sign.left)
  const high = Math.min(tick.bottom, sign.bottom) - Math.max(tick.top, sign.top)
  return (Math.max(0, wide) * Math.max(0, high)) / (sign.width * sign.height)
})"""


def test_in_a_low_window_what_pays_can_be_read_under_its_tick(visitor: New) -> None:
    here = visitor(viewport=SIZES[1], reduced_motion="reduce")
    STATES["rw-pay"].show(here)
    here.page.wait_for_selector(".rw-slot.on .ok")
    settle(here.page)
    hidden = here.page.evaluate(HIDDEN)
    assert len(hidden) > 1 and max(hidden) < 0.2
