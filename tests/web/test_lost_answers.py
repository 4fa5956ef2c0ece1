"""Answers that never reach the browser: it sends the same again under the same id, and everything is done once."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from sqlalchemy import text

from branchline.server.store.engine import open_engine
from kits.browser import Visitor, acting, seq, sure, wait_for_change
from kits.proxy import AnswerProxy
from kits.server import Server


@pytest.fixture
def bad_line(server: Server) -> Iterator[AnswerProxy]:
    proxy = AnswerProxy(server.url)
    yield proxy
    proxy.close()


def tables(server: Server) -> int:
    engine = open_engine(server.settings.data)
    with engine.connect() as connection:
        count = int(connection.execute(text("SELECT count(*) FROM matches")).scalar_one())
    engine.dispose()
    return count


def test_a_table_a_line_and_a_move_whose_answers_were_lost_are_there_once(
    browser: Browser, server: Server, bad_line: AnswerProxy
) -> None:
    ann, bob, before = Visitor(browser, bad_line.url), Visitor(browser, bad_line.url), tables(server)
    one, two = ann.open(), bob.page
    one.wait_for_selector(".who-with button")
    bad_line.lose("POST /api/tables")
    one.locator(".who-with button", has_text="Someone far").click()
    one.locator(".names .btn.go").click()
    two.goto(one.locator(".link-box input").input_value())
    assert (bad_line.lost, tables(server)) == (1, before + 1)
    two.get_by_role("button", name="Sit down").click()
    for page in (one, two):
        page.wait_for_selector(".table")
    say = one.locator(".chat input")
    bad_line.lose("live")
    for said in ("Bonjour", "Ça va ?"):
        say.fill(said)
        say.press("Enter")
        expect(say).to_have_value("")
    for page in (one, two):
        expect(page.locator(".said li")).to_have_text([re.compile("Bonjour$"), re.compile("Ça va \\?$")])
    here = acting(one, two)
    number, place = seq(here), here.locator("[data-take]:enabled, .cell.can").first
    place.hover()
    here.wait_for_selector("#preview[data-ready=true]")
    bad_line.lose("live")
    place.click()
    sure(here)
    wait_for_change(here, number)
    assert (seq(here), bad_line.lost) == (number + 1, 3)
    for visitor in (ann, bob):
        expect(visitor.page.locator(".toast")).to_have_text("")
        visitor.close()
