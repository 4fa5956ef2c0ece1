"""Hands that follow the lessons of a first match in a browser, by input events alone."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from branchline.core.tutorial import Tutorial
from branchline.games import find_game

DUE = """() => {
  const card = document.querySelector('.tutor'), isMine = document.querySelector('.table[data-turn=true]')
  const due = card?.querySelector('[data-tutor-next]') ? 'read' : card?.querySelector('.todo') && isMine ? 'do' : ''
  const isDone = card?.querySelector('[data-tutor-on]')
  return due || isDone ? [Number(card.dataset.step), Number(card.dataset.lesson), due] : false
}"""
"""Where one is and what is due, seen at one moment: what plays by itself goes on between two looks."""
READ = """lesson => Number(document.querySelector('.tutor').dataset.lesson) > lesson
  || !document.querySelector('[data-tutor-next]')"""
SKIPPABLE = """() => {
  const card = document.querySelector('.tutor'), isLast = !!card?.querySelector('[data-tutor-on]')
  return (isLast || card?.querySelector('[data-tutor=skip]:enabled')) && [Number(card.dataset.lesson), isLast]
}"""
DONE = "step => Number(document.querySelector('.tutor').dataset.step) > step"


def lessons_of(game: str) -> Tutorial:
    found = find_game(game).tutorial()
    assert found is not None
    return found


def follow(page: Page, game: str, do: Callable[[Page, dict[str, Any]], None], until: int | None = None) -> None:
    """Reads what is said and does what is asked for, up to a lesson, or to the last one."""
    given = lessons_of(game)
    last = len(given.lessons) - 1 if until is None else until
    for _ in range(200):
        step, lesson, due = page.wait_for_function(DUE).json_value()
        if lesson >= last:
            return
        if due == "read":
            page.locator("[data-tutor-next]").click()
            page.wait_for_function(READ, arg=lesson)
        else:
            do(page, given.steps[step].action)
            page.wait_for_function(DONE, arg=step)
    raise AssertionError("the lessons hang")


def skip_all(page: Page) -> None:
    """Past every lesson, to the offer of the last one."""
    for _ in range(50):
        lesson, is_last = page.wait_for_function(SKIPPABLE).json_value()
        if is_last:
            return
        page.locator("[data-tutor=skip]").click()
        page.wait_for_function("lesson => Number(document.querySelector('.tutor').dataset.lesson) > lesson", arg=lesson)
    raise AssertionError("the lessons hang")


def railroad_tiles_as_told(page: Page, action: dict[str, Any]) -> None:
    """What has the ring, by the hands of any match. Whatever it costs, nobody is asked twice about it."""
    if action["type"] == "take_column":
        page.locator("[data-take][data-ringed]").click()
    elif action["type"] == "end_turn":
        page.locator(".dock .btn.go[data-ringed]").click()
    else:
        page.locator("[data-tile][data-ringed], [data-hall][data-ringed]").first.click()
        cell = page.locator(".area [data-cell][data-ringed]")
        page.mouse.move(1, 1)
        cell.hover()
        page.wait_for_selector("#preview[data-ready=true]")
        cell.click()
