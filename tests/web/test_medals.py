"""A medal, from the match that earned it to the ticket on the home page."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from kits.browser import Visitor
from kits.real_games import REAL
from kits.server import serving
from kits.solo import COOKIE, SOLOS, Planted, play_at, wait_for_result

TRAFFIC = SOLOS[0]
SEEDS = ("seed7", "seed1", "seed5")
"""The greedy bot makes 31 points of the first, 35 of the second, 33 of the third: one medal of each."""


@pytest.fixture
def ada(browser: Browser, tmp_path: Path) -> Iterator[tuple[Visitor, list[str]]]:
    """Somebody who has finished a challenge three times."""
    planted = Planted(str(tmp_path), TRAFFIC)
    tables = [planted.table(seed) for seed in SEEDS]
    with serving(data=str(tmp_path), **REAL) as server:
        person = planted.ada(server)
        for table in tables:
            play_at(person, table, TRAFFIC.game)
        [result] = wait_for_result(person, tables[0])
        assert result["value"] == 1
        visitor = Visitor(browser, server.url)
        visitor.context.add_cookies([{"name": "branchline", "value": COOKIE, "url": server.url}])
        yield visitor, tables
        visitor.close()


def test_a_medal_shows_at_the_end_of_its_match_and_on_its_ticket(ada: tuple[Visitor, list[str]]) -> None:
    visitor, (first, better, worse) = ada
    page = visitor.open(f"/table/{first}")
    expect(page.locator(".ending .md.on")).to_have_count(1)
    expect(page.locator(".ending .md")).to_have_count(3)
    expect(page.locator(".ending [data-best=first]")).to_be_visible()
    expect(page.locator(".ending [data-medals=new]")).to_have_text("Your first medal in this challenge")
    expect(page.locator(".garland")).to_be_visible()
    visitor.open(f"/table/{better}")
    expect(page.locator(".ending [data-best=new] > *")).to_have_text(["New best by 4", "before: 31"])
    visitor.open(f"/table/{worse}")
    expect(page.locator(".ending [data-best=old]")).to_have_text("Your best: 35")
    visitor.open()
    expect(page.locator("[data-challenge=traffic_control]")).to_contain_text("1 medal of 3")
    expect(page.locator("[data-challenge=volcano]")).to_contain_text("0 medals of 3")
    expect(page.locator(".chal .sum")).to_contain_text("1 medal of 45")
