"""Every state of the table in every_state.py: nothing for axe to find, nothing cut off, all explained, focus seen."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize

from kits.about import unexplained
from kits.browser import Visitor, settle
from kits.every_state import EVERY_STATE
from kits.webstates import State
from kits.wholeness import CUT_OFF, NARROW, at_night, load_axe, run_axe, speak

ZOOMED: ViewportSize = {"width": 640, "height": 450}
"""What is left of 1280 x 900 at 200 %."""
TABS = 30
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
"""What axe looks at the colours for: by night nothing else has changed."""

STATES = EVERY_STATE if os.environ.get("BRANCHLINE_EVERY_STATE") == "1" else EVERY_STATE[::2]
"""`./run browser` looks at all of them. Among all the other tests every second one is looked at: each keeps both cores
busy for seconds, and the whole must end within half an hour."""

HERE = Path(__file__).parent
FOCUS = (HERE / "unseen_focus.js").read_text(encoding="utf-8").partition("\n")[2]


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.name)
def test_every_state_is_whole(state: State, visitor: Callable[..., Visitor]) -> None:
    """By day axe finds nothing, by night nothing in the colours; at 360 px and at 200 % nothing is cut off in any
    language; the focus is always seen; every icon and number of a table is explained."""
    here = visitor(reduced_motion="reduce")
    page = here.page
    state.show(here)
    page.wait_for_selector(state.ready)
    settle(page)
    unsaid = unexplained(page, state.name)
    load_axe(page)
    problems = [*unsaid, *(f"day: {each}" for each in run_axe(page))]
    at_night(page)
    problems += [f"night: {each}" for each in run_axe(page, runOnly=COLOURS)]
    for name, size in (("narrow", NARROW), ("zoomed", ZOOMED)):
        page.set_viewport_size(size)
        problems += [f"{name}, {each}" for each in unexplained(page, state.name)]
        for tongue in ("fr", "it", "en"):
            speak(page, tongue)
            if state.again:
                page.locator(state.again).dispatch_event("click")
                page.wait_for_selector(state.ready)
            problems += [f"{name}, {tongue}: {each}" for each in page.evaluate(CUT_OFF)]
    problems += unseen_focus(page)
    assert not problems, "\n".join(problems)


def unseen_focus(page: Page) -> list[str]:
    found = []
    for _ in range(TABS):
        page.keyboard.press("Tab")
        lost = page.evaluate(FOCUS)
        if lost:
            found.append(f"no focus to be seen: {lost}")
    return found
