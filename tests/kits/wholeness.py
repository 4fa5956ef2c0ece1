"""Whether a page is whole: nothing for axe to find, nothing cut off, by day and night and in every language."""

from typing import Any

from playwright.sync_api import Page, ViewportSize

from kits.browser import ROOT, settle
from kits.languages import TONGUES

AXE = (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
NARROW: ViewportSize = {"width": 360, "height": 740}
CUT_OFF = (ROOT / "tests" / "web" / "cut_off.js").read_text(encoding="utf-8").partition("\n")[2]
"""What of a page's text is cut off."""
UNSAID = r"""() => {
  const named = [...document.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'))
  const said = [document.body.innerText, ...named].join('\n')
  const found = said.match(/.*(?:\{\$?[\w-]+\}|\bundefined\b|\bNaN\b|\[object ).*/g)
  return (found || []).map((line) => `not in words: ${line}`)
}"""
"""What a page shows in place of words: the name of a message that there is not, a value that nothing gave."""


def load_axe(page: Page) -> None:
    page.evaluate(AXE)


def run_axe(page: Page, **only: Any) -> list[str]:
    wish = {"resultTypes": ["violations"], **only}
    found: dict[str, Any] = page.evaluate("wish => axe.run(document, wish)", wish)
    return [f"{each['id']}: {node['html'][:160]}" for each in found["violations"] for node in each["nodes"][:4]]


def use_language(page: Page, tongue: str) -> None:
    """Not by hand: some states have a dialog in front of the switch, and in a low window it stands below the table."""
    page.locator(".seg button", has_text=tongue.upper()).first.dispatch_event("click")
    page.wait_for_function("tongue => document.documentElement.lang === tongue", arg=tongue)
    settle(page)


def at_night(page: Page) -> None:
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    page.wait_for_function("() => document.documentElement.dataset.theme === 'night'")


def check_whole(page: Page) -> None:
    """As it stands, in both themes and, at the width of a small phone, in every language."""
    settle(page)
    load_axe(page)
    problems = run_axe(page)
    at_night(page)
    problems += run_axe(page)
    page.set_viewport_size(NARROW)
    for tongue in TONGUES:
        use_language(page, tongue)
        problems += [*page.evaluate(CUT_OFF), *page.evaluate(UNSAID)]
    assert not problems, "\n".join(problems)
