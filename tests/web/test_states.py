"""Every state of the table in every_state.py: nothing for axe to find, nothing cut off, all explained, focus seen."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from kits.about import unexplained
from kits.browser import Visitor, settle
from kits.every_state import EVERY_STATE
from kits.languages import TONGUES
from kits.low import NOT_HELD, missed_in_low_windows, show_again
from kits.webstates import State
from kits.wholeness import CUT_OFF, NARROW, UNSAID, at_night, load_axe, run_axe, use_language

ZOOMED: ViewportSize = {"width": 640, "height": 450}
"""What is left of 1280 x 900 at 200 %."""
TABS = 30
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
"""What axe looks at the colours for: by night nothing else has changed."""


@dataclass(frozen=True)
class Look:
    """In which light, at which sizes and in which languages a state is looked at; what axe is asked in each light."""

    lights: tuple[tuple[str, dict[str, Any]], ...]
    sizes: tuple[tuple[str, ViewportSize], ...]
    tongues: tuple[str, ...]


SIZES = (("narrow", NARROW), ("zoomed", ZOOMED))
EVERYTHING = Look((("day", {}), ("night", {"runOnly": COLOURS})), SIZES, TONGUES)
IS_EVERYTHING = os.environ.get("BRANCHLINE_EVERY_STATE") == "1"


def look_at(number: int) -> Look:
    """`./run browser` looks at everything. Among all the other tests each state is seen in one light, at one size and
    in one language, which change from state to state: each keeps both cores busy for seconds, and the whole must end
    within half an hour."""
    if IS_EVERYTHING:
        return EVERYTHING
    light = ("day", "night")[number % 2]
    return Look(((light, {}),), (SIZES[number // 2 % 2],), (TONGUES[number % len(TONGUES)],))


HERE = Path(__file__).parent
FOCUS = (HERE / "unseen_focus.js").read_text(encoding="utf-8").partition("\n")[2]


@pytest.mark.parametrize(
    ("state", "look"),
    [(state, look_at(number)) for number, state in enumerate(EVERY_STATE)],
    ids=[state.name for state in EVERY_STATE],
)
def test_every_state_is_whole(state: State, look: Look, visitor: Callable[..., Visitor]) -> None:
    """Axe finds nothing, by night nothing in the colours; at 360 px and at 200 % nothing is cut off in any language;
    the focus is always seen; every icon and number of a table is explained. In a low window the board keeps half of it
    and nothing has to be scrolled for what one does next, where there is no reason against it."""
    here = visitor(reduced_motion="reduce")
    page = here.page
    state.show(here)
    page.wait_for_selector(state.ready)
    settle(page)
    problems = unexplained(page, state.name)
    load_axe(page)
    for light, asked in look.lights:
        if light == "night":
            at_night(page)
        problems += [f"{light}: {each}" for each in run_axe(page, **asked)]
    if state.name not in NOT_HELD:
        problems += missed_in_low_windows(page, state, look.tongues)
    for name, size in look.sizes:
        page.set_viewport_size(size)
        problems += [f"{name}, {each}" for each in unexplained(page, state.name)]
        for tongue in look.tongues:
            use_language(page, tongue)
            show_again(page, state)
            problems += [f"{name}, {tongue}: {each}" for each in (*page.evaluate(CUT_OFF), *page.evaluate(UNSAID))]
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
