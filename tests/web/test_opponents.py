"""Against whom one plays: chosen by name and face on the home page, met at the table, remembered."""

import os
import signal
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect

from branchline.server.settings import BotLimits
from kits.browser import Visitor
from kits.processes import workers_of
from kits.real_games import REAL
from kits.server import serving, wait_until

New = Callable[..., Visitor]


def test_a_newcomer_is_offered_the_gentle_one_and_a_choice_is_kept(visitor: New) -> None:
    here = visitor()
    page = here.open()
    who = page.get_by_role("group", name="Which bot")
    expect(who.get_by_role("radio", name="Trainee")).to_be_checked()
    who.get_by_role("radio", name="Trainee").focus()
    page.keyboard.press("ArrowRight")
    expect(who.get_by_role("radio", name="Porter")).to_be_checked()
    expect(who).to_contain_text("takes the points at hand")
    page.get_by_role("button", name="A bot the Porter").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("Porter").first).to_be_visible()
    here.open()
    expect(page.get_by_role("radio", name="Porter")).to_be_checked()
    here.open("/new/railroad-tiles")
    expect(page.get_by_role("combobox").nth(1)).to_have_value("bot-porter")


def test_a_bot_that_thinks_says_so_until_it_has_chosen(browser: Browser, tmp_path: Path) -> None:
    patient = BotLimits(workers=1, seconds=600.0, start_seconds=600.0)
    with serving(data=str(tmp_path), bots=patient, **REAL) as server:
        wait_until(lambda: len(workers_of(server, "bot_worker")) == 1)
        (worker,) = workers_of(server, "bot_worker")
        here = Visitor(browser, server.url, reduced_motion="reduce")
        seats = [{"type": "bot", "level": "trainee"}, {"type": "me"}]
        os.kill(worker, signal.SIGSTOP)
        made = here.ask("POST", "/api/tables", {"game": "off-the-rails", "seats": seats, "seed": "a"})
        page = here.open(f"/table/{made['id']}")
        title = page.locator(".banner h1")
        expect(title).to_have_text("Trainee is thinking")
        os.kill(worker, signal.SIGCONT)
        expect(title).not_to_have_text("Trainee is thinking")
        expect(title).to_contain_text("Player")
        here.close()
