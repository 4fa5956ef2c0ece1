"""Hands that play Railways in a browser: by mouse, by keyboard alone, by touch."""

from playwright.sync_api import Locator, Page

from kits.browser import seq, sure, sure_by_keyboard, sure_by_touch, wait_for_change

DEEDS = (
    "move_passenger", "buy_railway", "upgrade", "build", "add_passenger", "recruit", "raise_capital", "clean_up",
)  # fmt: skip


def step(page: Page) -> str:
    return page.locator("[data-step]:not(.tutor)").first.get_attribute("data-step") or ""


def is_over(page: Page) -> bool:
    return page.locator(".rw-end").count() > 0


def settle(page: Page) -> None:
    """Until it is decided whose move it is: with one player that is the next question, or the end."""
    page.wait_for_function(
        "() => document.querySelector('.rw-end') || document.querySelector('.table')?.dataset.turn === 'true'"
    )


def ready(page: Page) -> None:
    page.wait_for_selector("#preview[data-ready=true]")


def open_deeds(page: Page) -> list[str]:
    open_now = page.locator("[data-deed]:enabled").evaluate_all("all => all.map(each => each.dataset.deed)")
    return [deed for deed in DEEDS if deed in open_now]


def complete(page: Page) -> int:
    page.wait_for_selector(".arranging[data-complete]")
    return int(page.locator(".arranging").get_attribute("data-complete") or 0)


# By mouse -------------------------------------------------------------------------------------------------------------


def drag(page: Page, one: int, other: int) -> None:
    """A card of the plan onto another."""
    places = [page.locator(f"[data-place='{place}']").bounding_box() for place in (one, other)]
    (ax, ay), (bx, by) = ((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in places if box)
    page.mouse.move(ax, ay)
    page.mouse.down()
    page.mouse.move((ax + bx) / 2, (ay + by) / 2)
    page.mouse.move(bx, by)
    page.mouse.up()


def by_mouse(page: Page, turn: int) -> None:
    before, now = seq(page), step(page)
    if now == "arrange_plan":
        page.locator("[data-do=lay]").click()
        page.wait_for_selector("[data-step=place_dice]")
    elif now == "place_dice":
        cell = page.locator(".rw-cell.legal").nth(turn % 2)
        cell.click()
        ready(page)
        cell.click()
    elif now == "take_action" and open_deeds(page):
        act_by_mouse(page, open_deeds(page)[0], turn)
    elif now == "pay_for":
        pay_by_mouse(page, turn)
    elif now in ("divide_railway", "exchange_capital"):
        page.locator(".rw-choice").last.click()
        ready(page)
        page.locator("#preview .btn.ok").click()
    else:
        page.locator(".dock .btn.go").click()
    sure(page)
    wait_for_change(page, before)


def act_by_mouse(page: Page, deed: str, turn: int) -> None:
    page.locator(f"[data-deed={deed}]").click()
    if page.locator("#preview").count() == 0:
        choices = page.locator(".rw-cell.legal")
        choices.nth(turn * 7 % choices.count()).click()
    ready(page)
    page.locator("#preview .btn.ok").click()


def pay_by_mouse(page: Page, turn: int) -> None:
    slots = page.locator(".rw-slot:enabled[aria-pressed=false]")
    if turn % 3 == 0 and slots.count():
        slots.first.click()
    ready(page)
    page.locator("#preview .btn.ok").click()


# By keyboard alone ----------------------------------------------------------------------------------------------------


def by_keyboard(page: Page, turn: int) -> None:
    before, now, press = seq(page), step(page), page.keyboard.press
    if now == "arrange_plan":
        arrange_by_keyboard(page)
    elif now == "place_dice":
        press("d")
        walk_to_legal(page)
        press("Enter")
        ready(page)
        press("Enter")
    elif now == "take_action" and open_deeds(page):
        act_by_keyboard(page, open_deeds(page)[0])
    elif now in ("pay_for", "divide_railway", "exchange_capital"):
        if turn % 2 or now != "pay_for":
            press("r")
        ready(page)
        walk_onto_plan(page)
        press("Enter")
    else:
        press("e")
    sure_by_keyboard(page)
    wait_for_change(page, before)


def arrange_by_keyboard(page: Page) -> None:
    press = page.keyboard.press
    before = page.locator("[data-place='0']").get_attribute("aria-label")
    press("ArrowLeft")
    press("r")
    assert page.locator("[data-place='0']").get_attribute("aria-label") != before
    press("s")
    press("ArrowRight")
    assert page.locator("[data-place='1']").evaluate("element => element === document.activeElement")
    press("l")
    page.wait_for_selector("[data-step=place_dice]")


def act_by_keyboard(page: Page, deed: str) -> None:
    numbers = page.locator("[data-deed]").evaluate_all("all => all.map(each => each.dataset.deed)")
    page.keyboard.press(str(1 + numbers.index(deed)))
    if page.locator("#preview").count() == 0:
        page.keyboard.press("r")
    ready(page)
    walk_onto_plan(page)
    page.keyboard.press("Enter")


def walk_onto_plan(page: Page) -> None:
    """After a choice was made the keyboard is on the question or nowhere: Enter does it there."""
    focused = page.evaluate("() => document.activeElement.tagName")
    assert focused in ("BODY", "H2", "g"), focused


def walk_to_legal(page: Page) -> None:
    """By arrow keys to the nearest cell that can be chosen."""
    page.keyboard.press("ArrowRight")
    for _ in range(40):
        here = page.evaluate("() => document.activeElement.dataset.cell.split(',').map(Number)")
        cells = page.locator(".rw-cell.legal").evaluate_all(
            "all => all.map(each => each.dataset.cell.split(',').map(Number))"
        )
        x, y = min(cells, key=lambda cell: abs(cell[0] - here[0]) + abs(cell[1] - here[1]))
        if [x, y] == here:
            return
        key = "ArrowRight" if x > here[0] else "ArrowLeft" if x < here[0] else "ArrowDown" if y > here[1] else "ArrowUp"
        page.keyboard.press(key)
    raise AssertionError("the arrow keys never got there")


# By touch -------------------------------------------------------------------------------------------------------------


def by_touch(page: Page, turn: int) -> None:
    before, now = seq(page), step(page)
    if now == "arrange_plan":
        arrange_by_touch(page)
        page.locator("[data-do=lay]").tap()
        page.wait_for_selector("[data-step=place_dice]")
    elif now == "place_dice":
        page.locator(".rw-choice").nth(turn % 2).tap()
        commit_by_touch(page)
    elif now == "take_action" and open_deeds(page):
        act_by_touch(page, open_deeds(page)[0], turn)
    elif now == "pay_for":
        way = page.locator(".rw-way").nth(turn % page.locator(".rw-way").count())
        if way.get_attribute("aria-pressed") == "false":
            way.tap()
        commit_by_touch(page)
    elif now in ("divide_railway", "exchange_capital"):
        page.locator(".rw-choice").last.tap()
        commit_by_touch(page)
    else:
        page.locator(".dock .btn.go").tap()
    sure_by_touch(page)
    wait_for_change(page, before)


def arrange_by_touch(page: Page) -> None:
    """A tap chooses a card, a second one turns it; with Swap chosen it changes places with the next one tapped."""
    one, other = (page.locator(f"[data-place='{place}']") for place in (1, 2))
    cards = [place.get_attribute("data-card") for place in (one, other)]
    one.tap()
    assert one.get_attribute("data-turned") == "false"
    one.tap()
    assert one.get_attribute("data-turned") == "true"
    page.locator("[data-do=swap]").tap()
    other.tap()
    assert [place.get_attribute("data-card") for place in (other, one)] == cards
    assert other.get_attribute("data-turned") == "true"


def act_by_touch(page: Page, deed: str, turn: int) -> None:
    page.locator(f"[data-deed={deed}]").tap()
    if page.locator("#preview").count() == 0:
        targets: Locator = page.locator(".rw-cell.legal") if deed == "build" else page.locator(".rw-choice")
        targets.nth(turn * 5 % targets.count()).tap()
    commit_by_touch(page)


def commit_by_touch(page: Page) -> None:
    ready(page)
    page.locator(".dock .btn.ok").tap()
