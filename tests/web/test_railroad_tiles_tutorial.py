"""The first match of Railroad Tiles that teaches: to its end by the mouse, left and taken up again, offered once."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browserkit import PHONE, Visitor, is_over, seq, settle, sure, wait_for_change

New = Callable[..., Visitor]
TURNS = {2: ("90", "false"), 47: ("180", "false")}
"""Where the learner turns or mirrors the tile: how it must lie."""


def step(page: Page) -> int:
    return int(page.locator(".tutor").get_attribute("data-step") or 0)


def do_as_told(page: Page) -> None:
    """What the card asks for, by the hands of any match."""
    before, number = seq(page), step(page)
    columns, cells, pins = page.locator("[data-take]:enabled"), page.locator(".cell.can"), page.locator("[data-hall]")
    if columns.count():
        columns.first.click()
    elif cells.count():
        if pins.count():
            pins.first.click()
        page.mouse.move(1, 1)
        cells.first.hover()
        page.wait_for_selector("#preview[data-ready=true]")
        if number in TURNS:
            lay_right(page, *TURNS[number])
        cells.first.click()
        sure(page)
    elif page.locator(".dock .btn.go:enabled").count():
        page.locator(".dock .btn.go:enabled").click()
    else:
        page.locator("[data-away]").click()
        sure(page)
    wait_for_change(page, before)


def lay_right(page: Page, turn: str, flipped: str) -> None:
    ghost = page.locator("[data-ghost]")
    for key in "rfrfrf":
        if (ghost.get_attribute("data-turn"), ghost.get_attribute("data-flipped")) == (turn, flipped):
            return
        page.keyboard.press(key)
        settle(page)
    raise AssertionError("the tile never lay as it should")


DUE = """() => {
  const card = document.querySelector('.tutor'), isMine = document.querySelector('.table[data-turn=true]')
  const due = card.querySelector('[data-tutor-next]') ? 'read' : card.querySelector('.todo') && isMine ? 'do' : ''
  const isDone = card.dataset.step === card.dataset.of
  return due || isDone ? [Number(card.dataset.step), due] : false
}"""
"""The step and what is due at it, seen at one moment: what plays by itself goes on between two looks."""


def follow(page: Page, until: int) -> None:
    """Reads and does what comes, up to a step; to the last one, until all is said."""
    for _ in range(600):
        number, due = page.wait_for_function(DUE).json_value()
        if number >= until and (number < 126 or not due):
            return
        if due == "read":
            page.locator("[data-tutor-next]").click()
        else:
            do_as_told(page)
    raise AssertionError(f"the tutorial hangs at step {step(page)}")


def test_the_first_match_to_its_end_left_and_resumed(visitor: New) -> None:
    page = visitor(reduced_motion="reduce").open()
    page.locator(".who-with button").first.click()
    page.locator("#tutor-offer .btn.ok").click()
    page.wait_for_selector(".tutor .say")
    follow(page, 3)
    page.keyboard.press("u")
    page.wait_for_selector(".tutor[data-step='2']")
    follow(page, 23)
    page.locator("[data-tutor-leave]").click()
    page.locator("[data-tutorial=railroad-tiles]").click()
    page.wait_for_selector(".tutor[data-step='23']")
    page.reload()
    page.wait_for_selector(".tutor[data-step='23']")
    follow(page, 126)
    assert is_over(page)
    expect(page.locator(".tutor .say")).to_contain_text("fifteen challenges")
    assert [page.locator(f"[data-total='{seat}']").inner_text() for seat in (0, 1)] == ["43", "40"]
    page.locator("[data-tutor-leave]").click()
    expect(page.locator("[data-tutorial=railroad-tiles]")).to_contain_text("Play the guided first game")


def test_what_the_card_did_not_ask_for_is_refused(visitor: New) -> None:
    page = visitor(reduced_motion="reduce").open("/learn/railroad-tiles")
    page.wait_for_selector(".tutor .say")
    follow(page, 2)
    page.locator(".cell.can").first.hover()
    lay_right(page, "0", "false")
    page.locator(".cell.can").first.click()
    expect(page.locator(".toast")).to_contain_text("Show me")
    page.locator("[data-tutor-show]").click()
    page.wait_for_selector(".tutor[data-step='3']")


def test_the_offer_comes_until_it_is_answered(visitor: New) -> None:
    page = visitor(viewport=PHONE, has_touch=True, is_mobile=True).open("/new/railroad-tiles")
    page.locator("#tutor-offer .btn").first.tap()
    expect(page.locator("#tutor-offer")).to_have_count(0)
    page.goto(page.url.replace("/new/railroad-tiles", "/"))
    page.locator(".who-with button", has_text="Alone").tap()
    page.wait_for_selector(".table")
    expect(page.locator("#tutor-offer")).to_have_count(0)
