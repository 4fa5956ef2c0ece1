"""A real Chromium, a real server, and hands that use nothing but input events."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Response, expect, sync_playwright

from kits.server import UNTIL_NEW

ROOT = Path(__file__).parents[2]
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run", "--disable-gpu-rasterization", "--disable-gpu-compositing", "--disable-software-rasterizer",
]  # fmt: skip
LEAN = (
    "--disable-features=AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,"
    "HttpsUpgrades,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,OptimizationHints,"
    "NetworkTimeServiceQuerying,AutofillServerCommunication,AimEnabled,PreconnectToSearch,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup"
)
"""Without the address line's popup, a page of the browser's own that is loaded for every visitor and that nobody sees:
half a second of processor each. Of two such lists the last one counts, so Playwright's own are in it."""
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PHONE = {"width": 390, "height": 844}
TABLET = {"width": 1024, "height": 768}
DESKTOP = {"width": 1440, "height": 900}
SLOWED = max(1, int(os.environ.get("BRANCHLINE_SLOWED", "1")))
"""How many times slower than it is the browser's processor is made: races show where nothing is as quick as it was."""
FAR = int(os.environ.get("BRANCHLINE_FAR", "0"))
"""How many milliseconds what is sent takes to the server, and as many back."""
PATIENCE = 120_000 * SLOWED
"""How long a test waits for something that must come, on a machine that is busy with others."""
BUSY = "document.querySelector('.dock[aria-busy=true]')"
MOVED_ON = f"since => Number(document.querySelector('.table').dataset.seq) > since && !{BUSY}"
MY_TURN = f"""() => document.querySelector('.table.over')
  || (document.querySelector('.table')?.dataset.turn === 'true' && !{BUSY})"""
ANSWERED = f"() => document.querySelector('.dock.asking') || !{BUSY}"
DRAWN = """async () => {
  await document.fonts.ready
  const ends = each => each.effect?.getComputedTiming().endTime !== Infinity
  await Promise.all(document.getAnimations().filter(ends).map(each => each.finished.catch(() => {})))
  for (let i = 0; i < 2; i++) await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
}"""
"""With what the page does after each of two frames: it may draw something more."""
expect.set_options(timeout=PATIENCE)


def find_chromium() -> str:
    """A missing browser fails the run in CI and skips the test loudly elsewhere."""
    named = os.environ.get("BRANCHLINE_CHROMIUM")
    found = named or next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None and os.environ.get("CI") == "true":
        pytest.fail("no Chromium was found (apt install chromium, or name it in BRANCHLINE_CHROMIUM)")
    if found is None:
        pytest.skip("NO CHROMIUM: the browser tests did not run (apt install chromium)")
    return str(found)


@contextmanager
def chromium(*flags: str) -> Iterator[Browser]:
    path = find_chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*FLAGS, *flags], timeout=PATIENCE)
        yield browser
        browser.close()


SHEET = """{
  window.shared = []
  navigator.canShare = () => true
  const named = (files = []) => files.map(({ name }) => name)
  navigator.share = async ({ files, ...what }) => void shared.push({ ...what, files: named(files) })
}"""
"""For a page of a system that has a sheet to share by: it is kept what was shared."""


class Visitor:
    """Somebody with a browser of their own; whatever goes wrong in the page is kept."""

    def __init__(self, browser: Browser, url: str, **facts: Any) -> None:
        self.url = url
        facts.setdefault("viewport", DESKTOP)
        # The worker that keeps the shell fetches and writes every file once more: only who is about it has one.
        facts.setdefault("service_workers", "block")
        self.context: BrowserContext = browser.new_context(locale=facts.pop("locale", "en-GB"), **facts)
        self.context.set_default_timeout(PATIENCE)  # what a route fetches has no page's
        self.page: Page = self.new_page()
        self.http: httpx.Client | None = None
        self.faults: list[str] = []
        self.heard: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(f"{error.message}\n{error.stack}"))
        self.page.on("console", self._console)
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._frame))
        self.answers: list[Response] = []
        self.page.on("response", lambda answer: self.answers.append(answer))

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        if SLOWED > 1:
            self.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        return page

    def _console(self, message: Any) -> None:
        is_expected = "Failed to load resource" in message.text or "ERR_INTERNET_DISCONNECTED" in message.text
        if message.type == "error" and not is_expected:
            self.faults.append(message.text)

    def _frame(self, data: Any) -> None:
        self.heard.append(str(data))

    def received(self) -> str:
        """Everything the server sent since this was last asked: what came by the live connection and every answer."""
        answers, self.answers = self.answers, []
        texts = [answer.text() for answer in answers if "/api/" in answer.url and answer.status == 200]
        heard, self.heard = self.heard, []
        return "\n".join([*heard, *texts])

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        return self.page

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """By the API, with this visitor's cookie: for setting a table up, never for playing."""
        if self.http is None:
            headers, seconds = {"x-branchline": "1"}, PATIENCE / 1000
            self.http = httpx.Client(base_url=self.url, headers=headers, timeout=seconds, limits=UNTIL_NEW)
            for cookie in self.context.cookies():
                self.http.cookies.set(str(cookie["name"]), str(cookie["value"]))
        known = self.http.cookies.get("branchline")
        answer = self.http.request(method, path, json=body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        token = self.http.cookies.get("branchline")
        if token and token != known:
            self.context.add_cookies([{"name": "branchline", "value": token, "url": self.url, "httpOnly": True}])
        return answer.json()

    def close(self) -> None:
        self.context.close()
        if self.http is not None:
            self.http.close()
        assert not self.faults, self.faults


# Waiting --------------------------------------------------------------------------------------------------------------


def seq(page: Page) -> int:
    return int(page.locator(".table").get_attribute("data-seq") or 0)


def is_over(page: Page) -> bool:
    return page.locator(".table.over").count() > 0


def wait_for_change(page: Page, since: int) -> None:
    """Until the table has moved on, and the page has heard that what it sent is done."""
    page.wait_for_function(MOVED_ON, arg=since)


def until_my_turn(page: Page) -> None:
    page.wait_for_function(MY_TURN)


def wait_here(page: Page, holds: Callable[[], bool]) -> None:
    """Until something holds that no page can wait for; `page` hears meanwhile what the browser says."""
    ends = monotonic() + PATIENCE / 1000
    while not holds():
        assert monotonic() < ends, f"nothing came of it within {PATIENCE} ms"
        page.wait_for_timeout(50)


def acting(*pages: Page) -> Page:
    """The page of whoever is to act, once it shows so."""
    found: list[Page] = []

    def is_there() -> bool:
        found[:] = [page for page in pages if page.locator(".table[data-turn=true]").count()]
        return bool(found)

    wait_here(pages[0], is_there)
    until_my_turn(found[0])
    return found[0]


def settle(page: Page) -> None:
    """Until what is on its way to the screen is drawn: fonts, the motion that ends, two frames."""
    page.evaluate(DRAWN)


def total(page: Page, seat: int = 0) -> int:
    return int(page.locator(f"[data-total='{seat}']").inner_text().replace("−", "-"))


# Hands: each does one thing that is due and returns when the table has moved on ---------------------------------------


def is_asked(page: Page) -> bool:
    """Whether the page asks before it does what was just begun; waits until it asks, or has done it, or is over."""
    page.wait_for_function(ANSWERED)
    return page.locator(".dock.asking").count() > 0


def sure(page: Page) -> None:
    """Says yes where the page asks."""
    if is_asked(page):
        page.locator(".dock.asking .btn.ok").click()


def by_mouse(page: Page, turn: int) -> None:
    before = seq(page)
    columns, cells = page.locator("[data-take]:enabled"), page.locator(".cell.can")
    end, away = page.locator(".dock .btn.go:enabled"), page.locator("[data-away]").first
    if columns.count():
        columns.nth(turn % columns.count()).click()
    elif cells.count():
        cell = cells.nth(turn * 7 % cells.count())
        cell.hover()
        page.wait_for_selector("#preview[data-ready=true]")
        cell.click()
        sure(page)
    else:
        (end if end.count() else away).click()
        sure(page)
    wait_for_change(page, before)


def by_keyboard(page: Page, turn: int) -> None:
    before, press = seq(page), page.keyboard.press
    columns = page.locator("[data-take]:enabled")
    if columns.count():
        press(str(1 + int(columns.nth(turn % columns.count()).get_attribute("data-take") or 0)))
        press("Enter")
    elif page.locator(".cell.can").count():
        press(str(1 + chosen(page)))
        page.wait_for_selector("#preview[data-ready=true]")
        page.wait_for_function("() => document.activeElement?.closest('.area')")
        if turn % 3 == 0:
            press("r")
            page.wait_for_selector("#preview[data-ready=true]")
        press("Enter")
        sure_by_keyboard(page)
    elif page.locator(".dock .btn.go:enabled").count():
        press("e")
        sure_by_keyboard(page)
    else:
        press("/")
        page.keyboard.type("discard")
        press("Enter")
        sure_by_keyboard(page)
    wait_for_change(page, before)


def chosen(page: Page) -> int:
    """Which of the tiles or tokens in the hand is picked."""
    pressed = page.locator(".held [aria-pressed]").evaluate_all("all => all.map(each => each.ariaPressed)")
    return pressed.index("true") if "true" in pressed else 0


def sure_by_keyboard(page: Page) -> None:
    if is_asked(page):
        page.keyboard.press("Enter")


def by_touch(page: Page, turn: int) -> None:
    before = seq(page)
    columns, hand, tokens = (
        page.locator("[data-take]:enabled"),
        page.locator("[data-hand]"),
        page.locator("[data-hall]"),
    )
    if columns.count():
        columns.nth(turn % columns.count()).tap()
    elif hand.count() and page.locator(".cell.can").count():
        hand.nth(turn % hand.count()).tap()
        place_by_touch(page, turn)
    elif tokens.count():
        tokens.first.tap()
        page.wait_for_selector("#preview[data-ready=true]")
        page.locator(".dock .btn.ok").tap()
        sure_by_touch(page)
    elif page.locator(".dock .btn.go:enabled").count():
        page.locator(".dock .btn.go:enabled").tap()
        sure_by_touch(page)
    else:
        page.locator("[data-away]").first.tap()
        sure_by_touch(page)
    wait_for_change(page, before)


def place_by_touch(page: Page, turn: int) -> None:
    """The ghost lies where it fits; a tap on it turns it, the tick or the bar places it."""
    if page.locator("[data-ghost]").count() == 0:
        page.locator("[data-away]").first.tap()
        sure_by_touch(page)
        return
    page.wait_for_selector("#preview[data-ready=true]")
    if turn % 2:
        page.locator(".dock .btn.ok").tap()
    else:
        page.locator(".tick .tk").tap()
    sure_by_touch(page)


def sure_by_touch(page: Page) -> None:
    if is_asked(page):
        page.locator(".dock.asking .btn.ok").tap()


def play_out(page: Page, hand: Callable[[Page, int], None], stop: Callable[[Page, int], bool] | None = None) -> int:
    """Plays until the match is over (or until told to stop); how many things were done."""
    for turn in range(500):
        until_my_turn(page)
        if is_over(page) or (stop and stop(page, turn)):
            return turn
        hand(page, turn)
    raise AssertionError("the match does not end")


def tab_to(page: Page, wanted: Callable[[], Locator], most: int = 80) -> None:
    """By the Tab key alone."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if wanted().evaluate("element => element === document.activeElement"):
            return
    raise AssertionError("the Tab key never got there")


def shared(ada: Visitor, bo: Visitor, game: str = "railroad-tiles", **wish: Any) -> str:
    """A table of the two."""
    seats = [{"type": "me", "name": "Ada"}, {"type": "open"}]
    made = ada.ask("POST", "/api/tables", {"game": game, "seats": seats, **wish})
    bo.ask("POST", "/api/join", {"link": made["seats"][1]["link"], "name": "Bo"})
    return str(made["id"])


def until_turn_of(seat: int, table: str, *people: Visitor) -> None:
    """Whoever is to act does what stands first, until it is this seat's turn."""
    while (to_act := people[0].ask("GET", f"/api/tables/{table}")["to_act"]) != [seat]:
        who = people[to_act[0]]
        position = who.ask("GET", f"/api/tables/{table}/updates")["position"]
        action = {"seq": position["changed"], "action": position["legal"][0]}
        who.ask("POST", f"/api/tables/{table}/actions", action)
