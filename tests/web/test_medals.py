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


@pytest.fixture
def ada(browser: Browser, tmp_path: Path) -> Iterator[Visitor]:
    """Somebody who has just finished a challenge."""
    planted = Planted(str(tmp_path), TRAFFIC)
    table = planted.table(TRAFFIC.seeds[0])
    with serving(data=str(tmp_path), **REAL) as server:
        person = planted.ada(server)
        play_at(person, table, TRAFFIC.game)
        [result] = wait_for_result(person, table)
        assert result["value"] == 1
        visitor = Visitor(browser, server.url)
        visitor.context.add_cookies([{"name": "branchline", "value": COOKIE, "url": server.url}])
        visitor.open(f"/table/{table}")
        yield visitor
        visitor.close()


def test_a_medal_shows_at_the_end_of_its_match_and_on_its_ticket(ada: Visitor) -> None:
    expect(ada.page.locator(".ending .md.on")).to_have_count(1)
    expect(ada.page.locator(".ending .md")).to_have_count(3)
    expect(ada.page.locator(".ending [data-best=first]")).to_be_visible()
    expect(ada.page.locator(".ending [data-medals=new]")).to_have_text("Your first medal in this challenge")
    expect(ada.page.locator(".garland")).to_be_visible()
    page = ada.open()
    expect(page.locator("[data-challenge=traffic_control]")).to_contain_text("1 medal of 3")
    expect(page.locator("[data-challenge=volcano]")).to_contain_text("0 medals of 3")
    expect(page.locator(".chal .sum")).to_contain_text("1 medal of 45")
