"""Hands on the planning board and at a puzzle."""

from playwright.sync_api import Page, expect

from branchline.study.puzzles import find_puzzle
from kits.browser import settle

QUIET = "() => !document.querySelector('.dock[aria-busy=true]') && !document.querySelector('.plans .plan:disabled')"


def planning_board(page: Page) -> None:
    """To the planning board, by its button."""
    page.locator("[data-tool=plan]").click()
    planning_ready(page)


def planning_ready(page: Page) -> None:
    page.wait_for_selector(".plans .plan[data-score]")
    page.wait_for_function(QUIET)


def best(name: str) -> int:
    puzzle = find_puzzle(name)
    assert puzzle is not None
    return puzzle.best


def play_best(page: Page, press: str) -> None:
    """Has the best turn shown, and played on the board: by a click, a tap, or a key."""
    for do in ("best", "play"):
        button = page.locator(f"[data-do={do}]")
        if press == "key":
            settle(page)
            button.focus()
            expect(button).to_be_focused()
            page.keyboard.press("Enter")
        elif press == "tap":
            button.tap()
        else:
            button.click()
