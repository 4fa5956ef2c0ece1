"""The host in the browser, measured: how soon and how fast it answers, what it weighs, whether the page stutters."""

import contextlib
import gzip
import json
import os
import signal
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, Response

from bench_web import FIRST_LOAD_KB, LISTEN, LONG_TASK_MS, NEVER_ASK, WATCH
from branchline.core import record
from branchline.core.match import Match
from branchline.core.match import start as start_match
from kits import railways_hands, railways_states
from kits.browser import Visitor, by_mouse, chromium, play_out
from kits.every_state import late_off_the_rails
from kits.off_the_rails_hands import otr_by_mouse
from kits.site import Site, static_site
from kits.webstates import at, grown
from pocket_parts import PARTS

START_S, ECHO_MS, MEMORY_MB, PARTS_MB, PLAN_S, SLOWED = 4, 100, 150, 8, 3, 4
SLICE_S = 0.005
ANSWERS = "/answers.json"
Row = Callable[..., None]
Hand = Callable[[Any, int], None]

ASKED = """async ([path, body]) => {
  const { post } = await import(document.querySelector('script[type=module]').src.replace('app.js', 'lib/api.js'))
  const begin = performance.now()
  const answer = await post(path, body)
  return [answer, (performance.now() - begin) / 1000]
}"""
NAMES = ("Ada", "Bruno", "Chloé", "Dario")


def late_positions() -> dict[str, tuple[Match, Hand]]:
    """The last rounds of each game with as many players as it takes, and hands that play them."""
    return {
        "Railroad Tiles": (grown(at("place_tiles", 7), 4), by_mouse),
        "Railways": (railways_states.grown(railways_states.at("take_action", 12)), railways_hands.by_mouse),
        "Off the Rails": (late_off_the_rails(), otr_by_mouse),
    }


def measure(row: Row) -> None:
    with tempfile.TemporaryDirectory() as folder, static_site(Path(folder)) as site, chromium() as browser:
        bytes_row(row)
        size = first_page(browser, site)
        row("without a server: first page, compressed", size, "KB", f"< {FIRST_LOAD_KB}", size < FIRST_LOAD_KB)
        starts = [start(browser, site) for _ in range(3)]
        seconds = median(starts)
        row("without a server: start of the host", seconds, "s", f"< {START_S}", seconds < START_S)
        memory_row(row, browser, site)
        visitor = Visitor(browser, site.url, service_workers="allow")
        visitor.context.add_init_script(NEVER_ASK)
        visitor.open("")
        ready(visitor.page)
        for game, (match, hand) in late_positions().items():
            visitor.page.reload()  # what watched the last game is gone
            ready(visitor.page)
            echo, long = end_game(visitor, match, hand)
            row(f"without a server: {game}, an action's echo", echo, "ms", f"<= {ECHO_MS}", echo <= ECHO_MS)
            row(f"without a server: {game}, long tasks in the page", float(len(long)), "tasks", "0", not long)
        for game, (match, _) in late_positions().items():
            plan = slowest_plan(visitor.page, match, renderers(browser))
            name = f"without a server: {game}, a bot's plan, slowed {SLOWED} times"
            row(name, plan, "s", f"<= {PLAN_S}", plan <= PLAN_S)
        visitor.close()


def bytes_row(row: Row) -> None:
    """As they travel from a server: scripts packed, all else as it is."""
    listed = json.loads((PARTS / "parts.json").read_text())
    names = [*listed["parts"], *(f"{name}.gz" for name in listed["scripts"])]
    size = sum((PARTS / name).stat().st_size for name in names) / 1e6
    row("without a server: bytes of the host", size, "MB", f"< {PARTS_MB}", size < PARTS_MB)


def first_page(browser: Browser, site: Site) -> float:
    """The home page with an empty cache, in KB: of the parts only what it shows before Python is there."""
    site.gate.clear()
    visitor = Visitor(browser, site.url, service_workers="block")
    page = visitor.open("")
    page.wait_for_selector(".ticket")
    page.wait_for_timeout(500)
    answers = [answer for answer in visitor.answers if "/pocket/parts/" not in answer.url or ANSWERS in answer.url]
    size = sum(map(packed, answers))
    site.gate.set()
    visitor.close()
    return size / 1024


def packed(answer: Response) -> int:
    """As page hosts send it; the one that serves here packs nothing."""
    body = answer.body()
    return answer.request.sizes()["responseHeadersSize"] + min(len(body), len(gzip.compress(body)))


def ready(page: Page) -> None:
    page.wait_for_selector(".coming", state="attached")
    page.wait_for_selector(".coming", state="detached")


def start(browser: Browser, site: Site) -> float:
    """From the first byte of the page, with nothing kept, until the host answers."""
    visitor = Visitor(browser, site.url, service_workers="block")
    page = visitor.open("")
    ready(page)
    seconds = float(page.evaluate("performance.now() / 1000"))
    visitor.close()
    return seconds


def renderers(browser: Browser) -> list[int]:
    """The processes of the browser's pages, with their workers in them."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return [int(each["id"]) for each in processes if each["type"] == "renderer"]


def private_mb(browser: Browser) -> float:
    """What the browser's pages have for themselves; nothing where the system does not say."""
    files = [Path(f"/proc/{process}/smaps_rollup") for process in renderers(browser)]
    lines = [line.split() for file in files if file.exists() for line in file.read_text().splitlines()]
    return sum(int(words[1]) for words in lines if words[0].startswith("Private_")) / 1024


def memory_row(row: Row, browser: Browser, site: Site) -> None:
    """What comes on top of the page with the host in it, after a table was made and looked at."""
    site.gate.clear()
    visitor = Visitor(browser, site.url, service_workers="block")
    page = visitor.open("")
    page.wait_for_selector(".coming", state="attached")
    before = private_mb(browser)
    site.gate.set()
    ready(page)
    bring(page, late_positions()["Railroad Tiles"][0])
    memory = private_mb(browser) - before
    visitor.close()
    if before:
        row("without a server: memory of the host", memory, "MB", f"< {MEMORY_MB}", memory < MEMORY_MB)


def bring(page: Page, match: Match) -> str:
    kept = json.loads(record.export(match, NAMES[: match.seats]))
    return str(page.evaluate(ASKED, ["/api/records", kept])[0]["id"])


def end_game(visitor: Visitor, match: Match, hand: Hand) -> tuple[float, list[float]]:
    """Plays a late position out by mouse: the median echo of what was clicked, and what took the page too long."""
    page = visitor.page
    visitor.open(f"#/table/{bring(page, match)}")
    page.wait_for_selector(".table[data-turn=true]")
    page.wait_for_timeout(500)
    page.evaluate(WATCH)
    page.evaluate(LISTEN)
    play_out(page, hand)
    echoes, long = page.evaluate("[window.echoes, window.long]")
    return median(echoes), [each for each in long if each > LONG_TASK_MS]


@contextlib.contextmanager
def slowed(processes: list[int]) -> Iterator[None]:
    """Each runs one slice in so many. The browser's own way to be slow leaves its workers as fast as they were."""
    is_over = threading.Event()

    def hold() -> None:
        while not is_over.is_set():
            for sign, slices in ((signal.SIGSTOP, SLOWED - 1), (signal.SIGCONT, 1)):
                for process in processes:
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(process, sign)
                time.sleep(SLICE_S * slices)

    holding = threading.Thread(target=hold)
    holding.start()
    try:
        yield
    finally:
        is_over.set()
        holding.join()


def slowest_plan(page: Page, late: Match, processes: list[int]) -> float:
    """The strongest level there is without a server, asked at the beginning and late; the first question starts it."""
    fresh = start_match(late.game, max(late.game.seat_counts), "a plain deal")
    tables = [(bring(page, match), min(match.to_act)) for match in (fresh, late)]

    def plan(table: str, seat: int) -> float:
        return float(page.evaluate(ASKED, [f"/api/tables/{table}/hint", {"seat": seat}])[1])

    plan(*tables[0])
    with slowed(processes):
        return max(plan(*each) for each in (*tables, *tables))


def main() -> None:
    from bench import Sheet

    sheet = Sheet()
    measure(sheet.row)
    raise SystemExit(1 if sheet.failed else 0)


if __name__ == "__main__":
    main()
