"""Hands for Off the Rails: each does one thing that is due, by input events alone, until the table has moved on."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from kits.browser import seq, sure, sure_by_keyboard, sure_by_touch, wait_for_change

WRECK = """() => {
  const drawn = document.querySelector('.cave .derail')?.getAttribute('transform')
  const mark = drawn?.match(/translate\\(([\\d.]+) ([\\d.]+)\\)/)
  return mark ? [Math.floor((+mark[1] - 84) / 100), Math.floor((+mark[2] - 84) / 100)].join() : null
}"""
"""The cell where a drawn path derails."""


THINGS = [
    ("split", "[data-do=split]"),
    ("fists", ".fist"),
    ("choice", ".otr-choices .btn"),
    ("plan", ".otr-tools"),
    ("end", ".dock .btn.go:enabled"),
    ("token", ".cave .cell.can"),
]
DUE = """things => {
  const found = things.find(([, selector]) => document.querySelector(selector))
  return found ? found[0] : document.querySelector('.table[data-turn=true]:not(.over)') ? false : 'nothing'
}"""


def due(page: Page) -> str:
    """What the page asks for; nothing where another is to act or the match is over."""
    name = str(page.wait_for_function(DUE, arg=THINGS).json_value())
    return "" if name == "nothing" else name


def good_choice(page: Page, turn: int) -> int:
    """One that neither derails nor leaves the jewels, where there is one."""
    buttons = page.locator(".otr-choices .btn")
    texts = buttons.evaluate_all("all => all.map(each => each.innerText + each.dataset.choice)")
    good = [i for i, text in enumerate(texts) if "derail" not in text and "leave" not in text] or list(
        range(len(texts))
    )
    return good[turn % len(good)]


def tool_and_cell(page: Page, turn: int) -> tuple[str, str] | None:
    """What would help: a cart to begin with, then track where the path ends in nothing; otherwise nothing more."""
    if page.locator(".ending").count() == 0:
        return ("cart", "") if page.locator("[data-tool=cart]:enabled").count() else None
    wreck = page.evaluate(WRECK)
    if wreck is None:
        return None
    tool = "corner" if turn % 4 == 3 else "straight"
    return (tool, wreck) if page.locator(f"[data-tool={tool}]:enabled").count() else None


def cell(page: Page, wanted: str) -> Any:
    lit = page.locator(f".cave .cell.can[data-cell='{wanted}']") if wanted else page.locator(".cave .cell.can").first
    return lit if lit.count() else None


def act(page: Page, turn: int, do: Callable[[Page, int, str], None], yes: Callable[[Page], None]) -> None:
    before, name = seq(page), due(page)
    if not name:
        return
    do(page, turn, name)
    yes(page)
    wait_for_change(page, before)


def otr_by_mouse(page: Page, turn: int) -> None:
    act(page, turn, _mouse, sure)


def _mouse(page: Page, turn: int, name: str) -> None:
    if name == "split":
        page.locator("[data-do=split]").click()
    elif name == "fists":
        page.locator(".fist").nth(turn % 2).click()
    elif name == "choice":
        _choose_by_mouse(page, turn)
    elif name == "token":
        page.locator(".cave .cell.can").nth(turn % page.locator(".cave .cell.can").count()).click()
    elif name == "end":
        page.locator(".dock .btn.go").click()
    else:
        _plan_by_mouse(page, turn)


def _choose_by_mouse(page: Page, turn: int) -> None:
    """On the board where it offers the choice itself, otherwise by the button."""
    button = page.locator(".otr-choices .btn").nth(good_choice(page, turn))
    name = button.get_attribute("data-choice")
    on_board = page.locator(f".cave [data-jewel='{name}'], .cave [data-side='{name}']")
    (on_board.first if on_board.count() and turn % 2 else button).click()


def _plan_by_mouse(page: Page, turn: int) -> None:
    wish = tool_and_cell(page, turn)
    if wish is None:
        page.locator(".dock .btn.go").click()
        return
    page.locator(f"[data-tool={wish[0]}]").click()
    target = cell(page, wish[1])
    if target is None:
        page.locator(".dock .btn.go").click()
        return
    target.hover()
    page.wait_for_selector("#preview[data-ready=true]")
    target.click()


def otr_by_keyboard(page: Page, turn: int) -> None:
    act(page, turn, _keyboard, sure_by_keyboard)


TOOLS = {"straight": "1", "corner": "2", "cart": "4"}
FOCUSED = "() => document.activeElement?.getAttribute('data-cell')"


def _keyboard(page: Page, turn: int, name: str) -> None:
    press = page.keyboard.press
    if name == "split":
        page.wait_for_function("() => document.activeElement?.id === 'split-title'")
        while not page.locator("[data-do=split]").evaluate("element => element === document.activeElement"):
            press("Tab")
        press("Enter")
    elif name in ("fists", "choice"):
        press(str(1 + (turn % 2 if name == "fists" else good_choice(page, turn))))
        press("Enter")
    elif name == "token":
        lit = page.locator(".cave .cell.can").first.get_attribute("data-cell")
        press("ArrowDown")
        walk_to(page, str(lit))
        press("Enter")
    elif name == "end":
        press("e")
    else:
        _plan_by_keyboard(page, turn)


def _plan_by_keyboard(page: Page, turn: int) -> None:
    wish = tool_and_cell(page, turn)
    if wish is None:
        page.keyboard.press("e")
        return
    page.keyboard.press(TOOLS[wish[0]])
    page.wait_for_function("() => document.activeElement?.closest('.cave')")
    target = cell(page, wish[1])
    if target is None:
        page.keyboard.press("e")
        return
    walk_to(page, str(target.get_attribute("data-cell")))
    page.wait_for_selector("#preview[data-ready=true]")
    page.keyboard.press("Enter")


def walk_to(page: Page, wanted: str) -> None:
    """Arrow by arrow. From the surface the way leads over the board."""
    goal = [int(n) for n in wanted.split(",")]
    for _ in range(60):
        here = page.evaluate(FOCUSED)
        if here == wanted:
            return
        x, y = (int(n) for n in here.split(","))
        page.keyboard.press(arrow(x, y, goal[0], goal[1]))
    raise AssertionError(f"the arrows never got to {wanted}")


def arrow(x: int, y: int, to_x: int, to_y: int) -> str:
    if x < 0:
        return "ArrowRight"
    if y < 0:
        return "ArrowDown"
    if x > 8:
        return "ArrowLeft"
    if y > 8:
        return "ArrowUp"
    inside_x, inside_y = min(8, max(0, to_x)), min(8, max(0, to_y))
    if x != inside_x:
        return "ArrowRight" if x < inside_x else "ArrowLeft"
    if y != inside_y:
        return "ArrowDown" if y < inside_y else "ArrowUp"
    if to_x != x:
        return "ArrowRight" if x < to_x else "ArrowLeft"
    return "ArrowDown" if y < to_y else "ArrowUp"


def otr_by_touch(page: Page, turn: int) -> None:
    act(page, turn, _touch, sure_by_touch)


def _touch(page: Page, turn: int, name: str) -> None:
    if name == "split":
        page.locator("[data-do=split]").tap()
    elif name == "fists":
        page.locator(".fist").nth(turn % 2).tap()
    elif name == "choice":
        page.locator(".otr-choices .btn").nth(good_choice(page, turn)).tap()
    elif name == "token":
        page.locator(".cave .cell.can").first.tap()
        page.wait_for_selector("#preview[data-ready=true]")
        page.locator(".dock .btn.ok").tap()
    elif name == "end":
        page.locator(".dock .btn.go").tap()
    else:
        _plan_by_touch(page, turn)


def _plan_by_touch(page: Page, turn: int) -> None:
    """A tap shows it, the bar adds it."""
    wish = tool_and_cell(page, turn)
    if wish is not None:
        page.locator(f"[data-tool={wish[0]}]").tap()
    target = cell(page, wish[1]) if wish else None
    if target is None:
        page.locator(".dock .btn.go").tap()
        return
    target.tap()
    page.wait_for_selector("#preview[data-ready=true]")
    page.locator(".dock .btn.ok").tap()
