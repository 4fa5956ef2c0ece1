"""A profile in the browser: results, scores drawn, medals; shown to everybody or to nobody, by the keyboard alone."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from branchline.server.people.links import token_hash
from branchline.server.people.looks import looks_of
from branchline.server.store import schema
from branchline.server.store.engine import open_engine
from branchline.server.store.migrate import migrate
from kits.browser import Visitor, tab_to
from kits.real_games import REAL
from kits.server import Server, serving
from kits.solo import COOKIE
from kits.wholeness import check_whole

RAILWAYS = '{"plan":"arrange","goals":"economist"}'
TILES = '{"edition":"final","objectives":"none","parallel_placement":false,"challenge":"volcano"}'
SCORES = (21, 34, None, 28, 41)
"""Ada's in Railways alone; once she missed her goal, and once she had a hint."""


def match(table: str, game: str, options: str, at: float, seats: list[dict[str, Any]], **facts: Any) -> Iterator[Any]:
    row = {
        "id": table, "game": game, "rules_version": 1, "content_hash": "c", "options": options, "seed": "s",
        "is_seed_known": False, "state": "over", "owner": "ada", "is_public": False, "is_muted": False,
        "is_hinted": False, "is_imported": False, "is_undone_past": False, "seq": 1, "to_act": "",
        "created_at": at, "changed_at": at, **facts,
    }  # fmt: skip
    yield schema.matches.insert().values(row)
    for number, seat in enumerate(seats):
        who = {"match": table, "seat": number, "player": seat.get("player"), "name": seat.get("name", "")}
        kind = {"kind": "bot", "level": seat["level"]} if "level" in seat else {"kind": "person"}
        yield schema.seats.insert().values(**who, **kind, link=1, here_until=0.0)
        score, missed = seat.get("score"), seat.get("missed")
        result = {"deal": "d", "score": score, "missed": missed, "place": seat.get("place", 1), "at": at}
        yield schema.results.insert().values(**who, **result)


def lived() -> Iterator[Any]:
    """What a database holds of Ada, who has played alone, with Ben and with a bot."""
    for one in ("ada", "ben"):
        person = {"id": one, "name": one.title(), "login": one, "password": "none", "created_at": 0.0}
        yield schema.players.insert().values(person)
        yield from (schema.looks.insert().values(look=look, player=one) for look in sorted(looks_of(one)))
    yield schema.sessions.insert().values(hash=token_hash(COOKIE), player="ada", expires_at=4e9)
    for number, score in enumerate(SCORES):
        seat = {"player": "ada", "name": "Ada", "score": score, "missed": 30 if score is None else None}
        yield from match(f"solo{number}", "railways", RAILWAYS, 1.7e9 + number, [seat], is_hinted=number == 1)
    alone = {"player": "ada", "name": "Ada", "score": 66}
    yield from match("tiles", "railroad-tiles", TILES, 1.71e9, [alone])
    earned = [("tiles", "railroad-tiles", "volcano", 2), ("solo4", "railways", "economist", 41)]
    for table, game, key, value in earned:
        result = {"match": table, "key": key, "player": "ada", "game": game, "value": value, "at": 1.71e9}
        yield schema.feats.insert().values(result)
    ada, ben = {"player": "ada", "name": "Ada", "score": 60}, {"player": "ben", "name": "Ben", "score": 50, "place": 2}
    bot = {"level": "greedy", "score": 70}
    yield from match("withben", "railroad-tiles", TILES, 1.72e9, [ada, ben], is_public=True)
    yield from match("withbot", "off-the-rails", "{}", 1.73e9, [{**ada, "place": 2}, bot])


def fill(data: str) -> None:
    migrate(data)
    engine = open_engine(data, writes=True)
    with engine.begin() as connection:
        for statement in lived():
            connection.execute(statement)
    engine.dispose()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    fill(str(tmp_path))
    with serving(data=str(tmp_path), **REAL) as running:
        yield running


@pytest.fixture
def ada(browser: Browser, server: Server) -> Iterator[Visitor]:
    visitor = Visitor(browser, server.url, reduced_motion="reduce")
    visitor.context.add_cookies([{"name": "branchline", "value": COOKIE, "url": server.url}])
    yield visitor
    visitor.close()


def rows(page: Page) -> list[str]:
    return [str(row.get_attribute("data-match")) for row in page.locator("[data-match]").all()]


def test_a_profile_is_read_chosen_from_and_shown_by_the_keyboard(ada: Visitor, browser: Browser) -> None:
    page = ada.open("/people")
    expect(page.locator("[data-game=railways] td")).to_have_text(["0", "0", "5"])
    expect(page.locator(".chart")).to_have_count(2)
    chart = page.locator(".chart", has_text="Railways")
    expect(chart.locator("svg")).to_have_attribute("aria-label", "5 scores from 21 to 41; the last one is 41.")
    expect(chart.locator(".best")).to_have_text("Best: 41")
    assert [chart.locator(f".{kind}").count() for kind in ("dot", "ring", "cross")] == [3, 1, 1]
    expect(page.locator("[data-challenge=volcano]")).to_contain_text("2 medals of 3")
    expect(page.locator("[data-match]")).to_have_count(8)
    tab_to(page, lambda: page.get_by_label("Opponent"))
    page.keyboard.type("Ben")
    expect(page.locator("[data-match]")).to_have_count(1)
    assert rows(page) == ["withben"]
    expect(page.locator(".showing b")).to_have_text("Only you can see this page.")
    page.locator("#main").focus()
    tab_to(page, lambda: page.get_by_label("Show it to everybody"))
    page.keyboard.press("Space")
    expect(page.locator(".showing b")).to_have_text("Everybody can see this page.")
    stranger = Visitor(browser, ada.url)
    seen = stranger.open("/people/Ada")
    expect(seen.locator("h1")).to_have_text("Ada")
    expect(seen.locator("[data-match]")).to_have_count(1)
    assert rows(seen) == ["withben"], "private tables are not named"
    expect(seen.get_by_text("Ben")).to_have_count(0)
    expect(seen.locator(".showing")).to_have_count(0)
    stranger.open("/people/Ben")
    expect(seen.get_by_role("alert")).to_have_text("Nobody of this name shows a profile here.")
    stranger.close()
    page = ada.open("/")
    page.locator(".poster", has_text="Railways").click()
    expect(page.locator(".start .best")).to_have_text("Your best alone: 41")


def test_a_profile_is_whole_in_every_language_and_theme(ada: Visitor) -> None:
    page = ada.open("/people")
    expect(page.locator("[data-match]")).to_have_count(8)
    page.locator("summary").first.click()
    check_whole(page)
