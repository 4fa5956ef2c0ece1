"""The analysis of a match on its page: begun from the end card, stopped and taken up again, and the costliest turns
tried once more; by mouse, by the Tab and Enter keys alone, and by touch."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page, expect
from sqlalchemy import Connection

from branchline.core import record
from branchline.games import find_game
from branchline.server.settings import StudyLimits
from branchline.server.store import analyses, schema
from branchline.study.findings import Deals, JudgedTurn, Task
from branchline.study.parts import Study
from kits import TESTS
from kits.browser import PHONE, Visitor, settle, tab_to
from kits.databases import write
from kits.processes import workers_of
from kits.real_games import REAL
from kits.server import PATIENCE, Server, serving, wait_until
from kits.study_states import analysed, wasted
from kits.webstates import bring

LONG = 1000 * PATIENCE


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Nobody waits for a compiler here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BRANCHLINE_PLAIN", "1")
        with serving(data=str(tmp_path_factory.mktemp("study")), study=StudyLimits(playouts=8), **REAL) as running:
            yield running


@contextmanager
def one_held(server: Server) -> Iterator[None]:
    """Of the two workers that share an analysis the second is held up while it still loads: its part does not end."""
    wait_until(lambda: len(workers_of(server, "study_worker")) == 2)
    held = max(workers_of(server, "study_worker"))
    os.kill(held, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(held, signal.SIGCONT)


def enter(page: Page, selector: str) -> None:
    settle(page)
    tab_to(page, lambda: page.locator(selector).first)
    page.keyboard.press("Enter")


def turns(page: Page) -> set[str]:
    """The lines of all turns that were judged so far."""
    page.locator(".all-turns summary").tap()
    lines = set(page.locator(".all-turns tbody tr").all_inner_texts())
    page.locator(".all-turns summary").tap()
    return lines


def test_a_match_is_analysed_in_parts_and_its_costliest_turns_tried_again(browser: Browser, server: Server) -> None:
    here = Visitor(browser, server.url, reduced_motion="reduce")
    page, table = here.page, bring(here, wasted())
    here.open(f"/table/{table}")
    page.locator(f".over-dock a[href='/analysis/{table}']").click(timeout=LONG)
    expect(page.locator(".analysis-state[data-state=none]")).to_be_visible()
    there = Visitor(browser, server.url, reduced_motion="reduce", viewport=PHONE, has_touch=True)
    there.context.add_cookies(here.context.cookies())  # type: ignore[arg-type]
    phone, state = there.page, there.page.locator(".analysis-state")
    enter(page, ".analysis-state .go")  # from here on the workers load, and nothing else takes time
    with one_held(server):
        there.open(f"/analysis/{table}")
        expect(phone.locator(".analysis-state progress[value='3'][max='4']")).to_be_visible(timeout=LONG)
        expect(state).to_have_attribute("data-state", "working")
        state.get_by_role("button", name="Stop").tap()
        expect(state).to_have_attribute("data-state", "stopped")
        expect(state).to_contain_text("What was found is kept.")
        expect(page.locator(".analysis-state[data-state=stopped]")).to_be_visible()
    found = turns(phone)
    assert len(found) == 3
    state.get_by_role("button", name="Go on").tap()
    expect(state).to_have_count(0, timeout=LONG)
    assert found < turns(phone), "what was found before is not judged anew"
    phone.locator("[data-costly] [data-again=other]").first.tap()
    expect(phone.locator(".table")).to_be_visible(timeout=LONG)
    there.close()

    page.reload()
    costly = page.locator("[data-costly]")
    expect(costly.first).to_be_visible(timeout=LONG)
    count = costly.count()
    expect(page.locator(".accuracies li")).to_have_count(2)
    expect(page.locator(".accuracies")).to_contain_text("Nothing is compiled here, so the plain bots judge")
    expect(page.locator(".analysis-graph polyline")).to_have_count(2)
    expect(page.locator(".analysis-graph a")).to_have_count(count)
    expect(costly.first.locator("li").first).to_be_visible()
    enter(page, "[data-costly] [data-again=same]")
    expect(page.locator(".table")).to_be_visible(timeout=LONG)
    page.go_back()
    page.locator(f"a[href='/replay/{table}']").first.click(timeout=LONG)
    page.locator(f".scrub a[href='/analysis/{table}']").click(timeout=LONG)
    expect(costly).to_have_count(count, timeout=LONG)
    here.close()


COSTLY = ((2, "2,5"), (4, "2,0"), (5, "1,0"))


def test_the_three_costliest_turns_come_first_and_how_kind_the_draws_were(browser: Browser, server: Server) -> None:
    """A solo match; a hundred deals would take minutes, so what was found is put where the server keeps it."""
    match = record.replay(record.read((TESTS / "records/railways/as-dealt.json").read_bytes()), find_game)
    here = Visitor(browser, server.url, reduced_motion="reduce", locale="fr")
    table, outline = bring(here, match), replace(Study(match, Task()).outline, is_searching=True, deals_by="signaller")
    turns = [
        JudgedTurn(0, number, 0, number, (), (), (), (), False, 20.0, 20.0 + given, 16.0 + given, given, 0.2, 4.0)
        for number, given in enumerate((0.5, 2.5, 0.0, 2.0, 1.0), 1)
    ]
    others = [Deals(tuple(range(score, score + 10))) for score in range(0, 100, 10)]

    def keep(connection: Connection) -> None:
        analyses.want(table, "somebody", 1, 1)(connection)
        for place, part in enumerate([*turns, Deals((75,)), *others]):
            values = {"match": table, "part": place, "finding": msgspec.json.encode(part).decode()}
            connection.execute(schema.findings.insert().values(values))
        done = {"state": "done", "outline": msgspec.json.encode(outline).decode()}
        connection.execute(schema.analyses.update().where(schema.analyses.c.match == table).values(done))

    write(server.settings.data, keep)
    page = here.open(f"/analysis/{table}")
    told = page.locator(".accuracies")
    expect(told).to_contain_text("Les tirages : Aiguilleur fait 75 avec cette donne, plus qu’avec 76 autres sur cent.")
    expect(told).to_contain_text("précision 70 %")
    expect(told).to_contain_text("La précision est la part gardée de ce qui était en jeu")
    expect(told).not_to_contain_text("Rien n’est compilé ici")
    costly = [f"Ada, tour {number} : {points} points laissés (± 0,2)" for number, points in COSTLY]
    expect(page.locator("[data-costly] h2")).to_have_text(costly)
    here.close()


SET = """all => all.map(each => [getComputedStyle(each).fontSize, each.getBoundingClientRect().left
  - each.closest('.two > div').getBoundingClientRect().left].join(' '))"""
"""How large it is written, and how far in."""


def test_what_marks_a_turn_is_told_and_the_best_is_set_like_what_was_played(browser: Browser, server: Server) -> None:
    here = Visitor(browser, server.url, reduced_motion="reduce")
    analysed(here)
    costly, legend = here.page.locator("[data-costly]").first, here.page.locator(".analysis-graph .legend")
    expect(costly.locator(".two p")).to_have_count(1)
    expect(costly.locator(".two li").first).to_be_visible()
    assert len(set(costly.locator(".two :is(p, li)").evaluate_all(SET))) == 1
    expect(legend).to_contain_text("The turns that gave away the most")
    expect(legend).to_contain_text("What they gave away, up to the best")
    expect(legend.locator(".mark")).to_have_count(2)
    here.close()
