"""The browser client's measures: how much it loads, how fast it answers, and whether it ever stutters."""

import tempfile
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

from playwright.sync_api import Browser

from branchline.server.settings import CHOOSE, FIND_GAME
from kits import railways_hands, railways_states
from kits.browser import Visitor, by_mouse, chromium, play_out
from kits.every_state import late_off_the_rails
from kits.off_the_rails_hands import otr_by_mouse
from kits.server import serving
from kits.webstates import at, bring, grown

FIRST_LOAD_KB, TABLE_KB, AROUND_KB, LONG_TASK_MS, ECHO_MS, PREVIEW_MS = 120, 230, 240, 50, 50, 16
Row = Callable[..., None]

NEVER_ASK = """localStorage.setItem("branchline-settings", JSON.stringify({ confirmation: "never" }))"""
WATCH = """() => {
  window.long = []
  const note = list => window.long.push(...list.getEntries().map(each => each.duration))
  new PerformanceObserver(note).observe({ type: 'longtask' })
}"""
LISTEN = """() => {
  window.echoes = []
  let clicked = 0
  addEventListener('click', () => { clicked = performance.now() }, true)
  new MutationObserver(() => {
    if (clicked) window.echoes.push(performance.now() - clicked)
    clicked = 0
  }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-seq'] })
}"""
ECHO = """async (hand) => {
  const table = document.querySelector('.table'), begin = performance.now()
  const changed = new Promise(done => new MutationObserver((_, seen) => { seen.disconnect(); done() })
    .observe(table, { attributes: true, attributeFilter: ['data-seq'] }))
  document.querySelector(hand).dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await changed
  return performance.now() - begin
}"""
PREVIEW = """async (n) => {
  const cells = [...document.querySelectorAll('.cell.can')], cell = cells[n % cells.length], begin = performance.now()
  cell.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }))
  const at = cell.dataset.cell
  const seen = (what) => document.querySelector(what)
  const isShown = () => seen(`[data-ghost="${at}"]`) && seen('#preview[data-ready=true]')
  while (!isShown()) await new Promise(done => setTimeout(done))
  return performance.now() - begin
}"""


def measure(row: Row) -> None:
    """Prints its rows; needs a Chromium, and says so where there is none."""
    facts = {"find_game": FIND_GAME, "games": None, "choose": CHOOSE}
    with tempfile.TemporaryDirectory() as data, serving(data=data, **facts) as server, chromium() as browser:
        size = first_load(browser, server.url)
        row("browser: first load, compressed", size, "KB", f"< {FIRST_LOAD_KB}", size < FIRST_LOAD_KB)
        for game in ("railroad-tiles", "railways", "off-the-rails"):
            size = table_load(browser, server.url, game)
            row(f"browser: first load of a table, {game}", size, "KB", f"< {TABLE_KB}", size < TABLE_KB)
            for name, size in pages_around(browser, server.url, game):
                row(f"browser: first load of {name}, {game}", size, "KB", f"< {AROUND_KB}", size < AROUND_KB)
        echo, preview, long = four_player_end_game(browser, server.url)
        row("browser: an action's echo", echo, "ms", f"< {ECHO_MS}", echo < ECHO_MS)
        row("browser: a preview, shown", preview, "ms", f"< {PREVIEW_MS}", preview < PREVIEW_MS)
        row("browser: long tasks in a 4-player end game", float(len(long)), "tasks", "0", not long)
        for game, end_game in (("Railways", railways_end_game), ("Off the Rails", off_the_rails_end_game)):
            echo, long = end_game(browser, server.url)
            row(f"browser: {game}, an action's echo at the end", echo, "ms", f"< {ECHO_MS}", echo < ECHO_MS)
            row(f"browser: {game}, long tasks in the end game", float(len(long)), "tasks", "0", not long)


def first_load(browser: Browser, url: str) -> float:
    """The home page."""
    return loaded(Visitor(browser, url, service_workers="block"), "/", ".ticket")


def table_load(browser: Browser, url: str, game: str) -> float:
    """A table that has just begun, opened by its address."""
    return loaded(*begun(browser, url, game, "table"), ".table")


def pages_around(browser: Browser, url: str, game: str) -> Iterator[tuple[str, float]]:
    """The other pages with a table on them, each opened by its address: the plan and the replay of one that has just
    begun, and the first match that teaches."""
    for name in ("plan", "replay"):
        yield f"a {name}", loaded(*begun(browser, url, game, name), ".table")
    yield "the lessons", loaded(Visitor(browser, url, service_workers="block"), f"/learn/{game}", ".tutor")


def begun(browser: Browser, url: str, game: str, page: str) -> tuple[Visitor, str]:
    """Somebody with a table that has just begun, and the address of one of its pages."""
    visitor = Visitor(browser, url, service_workers="block")
    seats = [{"type": "me"}] * (1 if game == "railways" else 2)
    table = visitor.ask("POST", "/api/tables", {"game": game, "seats": seats})["id"]
    return visitor, f"/{page}/{table}"


def loaded(visitor: Any, path: str, ready: str) -> float:
    """Everything that a page fetches with an empty cache, in KB. The service worker would hide some: it is kept out."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    visitor.open(path)
    visitor.page.wait_for_selector(ready)
    visitor.page.wait_for_timeout(500)
    visitor.close()
    return sum(sizes) / 1024


def four_player_end_game(browser: Browser, url: str) -> tuple[float, float, list[float]]:
    """The last rounds of four full areas, pointing at many cells on the way."""
    visitor = Visitor(browser, url, service_workers="allow")
    visitor.context.add_init_script(NEVER_ASK)
    page = visitor.open(f"/table/{bring(visitor, grown(at('place_tiles', 7), 4))}")
    page.wait_for_selector(".cell.can")
    page.wait_for_timeout(500)
    page.evaluate(WATCH)
    previews = [page.evaluate(PREVIEW, n) for n in range(20)]
    echoes = []
    for n in range(6):
        if page.locator(".cell.can").count():
            page.evaluate(PREVIEW, n)
            echoes.append(page.evaluate(ECHO, ".cell.can[aria-selected=true]"))
            page.wait_for_timeout(100)
        else:
            by_mouse(page, n)
    play_out(page, by_mouse)
    long = [each for each in page.evaluate("window.long") if each > LONG_TASK_MS]
    visitor.close()
    return median(echoes), median(previews), long


def railways_end_game(browser: Browser, url: str) -> tuple[float, list[float]]:
    """The last decade, from its dice to the final score."""
    late = railways_states.grown(railways_states.at("take_action", 12))
    return end_game(browser, url, lambda visitor: bring(visitor, late), railways_hands.by_mouse)


def off_the_rails_end_game(browser: Browser, url: str) -> tuple[float, list[float]]:
    """The last turns of four players with every option on."""
    return end_game(browser, url, lambda visitor: bring(visitor, late_off_the_rails()), otr_by_mouse)


def end_game(
    browser: Browser, url: str, bring: Callable[[Any], str], hand: Callable[[Any, int], None]
) -> tuple[float, list[float]]:
    """Plays a late position out by mouse: the median echo of what was clicked, and what took too long on the way."""
    visitor = Visitor(browser, url, service_workers="allow")
    visitor.context.add_init_script(NEVER_ASK)
    page = visitor.open(f"/table/{bring(visitor)}")
    page.wait_for_selector(".table[data-turn=true]")
    page.wait_for_timeout(500)
    page.evaluate(WATCH)
    page.evaluate(LISTEN)
    play_out(page, hand)
    echoes, long = page.evaluate("[window.echoes, window.long]")
    visitor.close()
    return median(echoes), [each for each in long if each > LONG_TASK_MS]


def main() -> None:
    from bench import Sheet

    sheet = Sheet()
    measure(sheet.row)
    raise SystemExit(1 if sheet.failed else 0)


if __name__ == "__main__":
    main()
