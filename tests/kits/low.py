"""A low window, a phone on its side or a desktop at 200 %: what does not hold of a table there."""

from typing import Final

from playwright.sync_api import Page, ViewportSize

from kits.browser import ROOT, settle
from kits.webstates import State
from kits.wholeness import CUT_OFF, use_language

SIZES: Final[tuple[ViewportSize, ...]] = ({"width": 844, "height": 390}, {"width": 720, "height": 450})
MISSED = (ROOT / "tests" / "web" / "low_window.js").read_text(encoding="utf-8").partition("\n")[2]

NOT_HELD: Final = {
    **dict.fromkeys(
        ("home", "home-in-use", "home-boards", "new-table", "new-table-picks", "rw-new-table", "otr-new-table", "join",
         "invited", "names", "waiting", "qr", "replays", "rules", "rw-rules", "otr-rules", "gallery", "rw-gallery",
         "otr-gallery", "settings", "account-guest", "account", "puzzles", "analysis", "analysis-done", "not-found",
         "no-such-table", "wrong-link"),
        "no board is played on there",
    ),
    **dict.fromkeys(("score", "score-bad"), "a page one draws on, which has a test of its own"),
    **dict.fromkeys(("keys", "typing"), "a dialog stands before everything"),
    "otr-curtain": "it hides the board, which is what it is for",
    "explained": "an explanation lies over what is beside it, as long as one points there",
}  # fmt: skip
"""Why the claim is not made of a state: the board keeps half of the window, the hand stands beside it, and nothing has
to be scrolled for what one does next."""


def missed(page: Page) -> list[str]:
    """As the page stands."""
    return [*page.evaluate(MISSED), *page.evaluate(CUT_OFF)]


def missed_in_low_windows(page: Page, state: State, tongues: tuple[str, ...]) -> list[str]:
    """At both sizes, in these languages."""
    found = []
    for tongue in tongues:
        use_language(page, tongue)
        for size in SIZES:
            page.set_viewport_size(size)
            show_again(page, state)
            settle(page)
            found += [f"{state.name} at {size['width']}, {tongue}: {each}" for each in missed(page)]
    return found


def show_again(page: Page, state: State) -> None:
    """A press of anything ends what is played out."""
    if state.again:
        page.locator(state.again).dispatch_event("click")
        page.wait_for_selector(state.ready)
