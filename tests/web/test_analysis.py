"""The analysis of a match on its page: begun from the end card, told, and the costliest turn tried again."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from branchline.server.settings import CHOOSE, FIND_GAME, LINEUP, StudyLimits
from kits.browser import Visitor
from kits.server import PATIENCE, serving
from kits.study_states import wasted
from kits.webstates import bring

LONG = 1000 * PATIENCE


def test_a_match_is_analysed_from_its_end_and_its_costliest_turn_tried_again(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BRANCHLINE_PLAIN", "1")  # nobody waits for a compiler here
    limits = StudyLimits(playouts=8)
    games = {"find_game": FIND_GAME, "games": None, "choose": CHOOSE, "lineup": LINEUP}
    with serving(data=str(tmp_path / "data"), study=limits, **games) as server:
        here = Visitor(browser, server.url, reduced_motion="reduce")
        page, table = here.page, bring(here, wasted())
        here.open(f"/table/{table}")
        page.locator(f".over-dock a[href='/analysis/{table}']").click(timeout=LONG)
        page.locator(".analysis-state .go").click(timeout=LONG)
        costly = page.locator("[data-costly]")
        expect(page.locator(".analysis-state")).to_have_count(0, timeout=LONG)
        expect(costly.first).to_be_visible()
        count = costly.count()
        expect(page.locator(".accuracies li")).to_have_count(2)
        expect(page.locator(".analysis-graph polyline")).to_have_count(2)
        expect(page.locator(".analysis-graph a")).to_have_count(count)
        expect(costly.first.locator("li").first).to_be_visible()
        costly.first.locator("[data-again=same]").click()
        expect(page.locator(".table")).to_be_visible(timeout=LONG)
        page.go_back()
        page.locator(f"a[href='/replay/{table}']").first.click(timeout=LONG)
        page.locator(f".scrub a[href='/analysis/{table}']").click(timeout=LONG)
        expect(costly).to_have_count(count, timeout=LONG)
        here.close()
