"""Without a server: the whole product from a plain file server, under a path of its own, in a real Chromium."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from branchline.core import record
from branchline.games import find_game
from branchline.words import in_language
from kits import railways_hands
from kits.browser import Visitor, by_mouse, play_out, seq, wait_for_change
from kits.off_the_rails_hands import otr_by_mouse
from kits.site import Site, Witness, static_site, witness
from kits.study_hands import best, planning_board, planning_ready, play_best

RECORDS = Path(__file__).parents[1] / "records"
GOLDEN = ("railroad_tiles/three-parallel", "railways/arranged-baron", "off_the_rails/4-everything")
HOME = ".bar .name"
REPLAYED = """async (golden) => {
  const { get, post } = await import(document.querySelector('script[type=module]').src.replace('app.js', 'lib/api.js'))
  const { id } = await post('/api/records', golden)
  return get(`/api/tables/${id}/record`)
}"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with static_site(tmp_path_factory.mktemp("static")) as running:
        yield running


@pytest.fixture(scope="module")
def others() -> Iterator[Witness]:
    with witness() as heard:
        yield heard


@pytest.fixture(scope="module")
def pocket(browser: Browser, site: Site, others: Witness) -> Iterator[Visitor]:
    """One page for most of the tests here: Python starts once."""
    made = Visitor(browser, site.url, reduced_motion="reduce", proxy=others.proxy)
    made.open("")
    yield made
    made.close()


def deal(visitor: Visitor, game: str) -> None:
    """The page of a new table, with the same deal every time."""
    visitor.open(f"#/new/{game}?seed=a+plain+deal")
    visitor.page.wait_for_selector(".submit .btn:enabled")


def download(page: Page) -> bytes:
    with page.expect_download() as download:
        page.locator("a[download]").click()
    return Path(download.value.path()).read_bytes()


def check_record(page: Page) -> None:
    """What was played in the browser's Python comes to the identical end in this one."""
    read = record.read(download(page))
    match = record.replay(read, find_game)
    assert record.digest(match.state) == read.digest
    assert match.outcome is not None
    shown = [page.locator(f"[data-total='{seat}']").first for seat in range(match.seats)]
    for score, total in zip(match.outcome.scores, shown, strict=True):
        if total.count() and score is not None:
            expect(total).to_have_text(str(score).replace("-", "−"))


def test_railroad_tiles_from_the_first_page_on_with_a_reload_on_the_way(browser: Browser, site: Site) -> None:
    """The first page is there before Python is: one reads and chooses, and what one chose waits for it."""
    site.gate.clear()
    ada = Visitor(browser, site.url, reduced_motion="reduce")
    page = ada.open("")
    expect(page.locator(".poster")).to_have_count(3)
    expect(page.locator(".coming progress")).to_be_visible()
    expect(page.locator(".who-with button")).to_have_count(3)
    page.locator("a.card", has_text="Rules").click()
    expect(page.locator("#main h1")).to_be_visible()
    page.locator(HOME).click()
    page.locator(".who-with button", has_text="Alone").click()
    expect(page.locator(".coming progress")).to_be_visible()
    site.gate.set()
    page.wait_for_selector(".table")
    expect(page.locator(".coming")).to_have_count(0)
    deal(ada, "railroad-tiles")
    page.locator(".seat-rows .tool").last.click()
    page.locator(".submit .btn").click()
    undo = page.locator(".dock .dock-buttons .icon").first
    play_out(page, by_mouse, lambda _page, turn: turn > 5 and undo.is_enabled())
    before = seq(page)
    page.reload()
    page.wait_for_selector(".table")
    assert seq(page) == before
    undo.click()
    wait_for_change(page, before)
    assert play_out(page, by_mouse) > 20
    check_record(page)
    ada.close()


def test_what_does_not_come_is_given_up_said_and_tried_again(browser: Browser, site: Site) -> None:
    """Python stands still on its way here: the page waits for it as long as a clock says that the test holds."""
    site.gate.clear()
    ada = Visitor(browser, site.url, reduced_motion="reduce")
    ada.page.clock.install()
    page = ada.open("")
    expect(page.locator(".poster")).to_have_count(3)
    expect(page.locator(".coming progress")).to_be_visible()
    page.locator(".who-with button", has_text="Alone").click()
    page.clock.fast_forward(40_000)
    expect(page.locator(".coming[role=alert]")).to_contain_text("Not everything came over the line")
    expect(page.locator(".start-here .problem")).to_be_visible()
    site.gate.set()
    page.locator(".coming .btn").click()
    expect(page.locator(".coming")).to_have_count(0)
    page.locator(".who-with button", has_text="Alone").click()
    page.wait_for_selector(".table")
    ada.close()


def test_a_host_whose_script_does_not_come_is_said_in_words_and_tried_again(browser: Browser, site: Site) -> None:
    ada = Visitor(browser, site.url, locale="fr")
    ada.page.route("**/pocket/worker.js", lambda route: route.abort(), times=1)
    page = ada.open("")
    said = in_language("fr").say("pocket-not-fetched", why="pocket/worker.js")
    expect(page.locator(".coming[role=alert]")).to_contain_text(said)
    page.locator(".coming .btn").click()
    expect(page.locator(".coming")).to_have_count(0)
    ada.close()


def test_off_the_rails_against_a_bot(pocket: Visitor) -> None:
    page = pocket.page
    page.locator(HOME).click()
    page.locator(".poster", has_text="Off the Rails").click()
    expect(page.locator(".opponents .hint")).to_contain_text(["gentle", "Stationmaster think", "compiled: Signaller"])
    deal(pocket, "off-the-rails")
    page.get_by_text("13 cards").click()
    page.locator(".submit .btn").click()
    page.wait_for_selector(".otr-stage")
    assert play_out(page, otr_by_mouse) > 10
    check_record(page)


def test_railways_and_the_way_back_to_it(pocket: Visitor) -> None:
    page = pocket.page
    deal(pocket, "railways")
    page.locator(".submit .btn").click()
    page.wait_for_selector(".rw-plan")
    play_out(page, railways_hands.by_mouse)
    check_record(page)
    page.locator(HOME).click()
    expect(page.locator(".results [data-result]").first).to_be_visible()


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_record_comes_to_the_same_end_in_the_browser(pocket: Visitor, name: str) -> None:
    golden = RECORDS / f"{name}.json"
    page = pocket.page
    page.locator(HOME).click()
    page.locator("a.card", has_text="Replays").click()
    page.locator("input[type=file]").set_input_files(golden)
    page.wait_for_url("**/#/replay/*")
    pocket.open(page.url.replace("replay", "table").removeprefix(pocket.url))
    page.wait_for_selector(".table.over")
    exported, wanted = json.loads(download(page)), json.loads(golden.read_bytes())
    assert exported["digest"] == wanted["digest"]
    assert exported["entries"] == wanted["entries"]


@pytest.mark.parametrize("game", ["railroad_tiles", "railways", "off_the_rails"])
def test_every_golden_record_is_replayed_in_the_worker_with_the_identical_digest(pocket: Visitor, game: str) -> None:
    """All of them, by the page's own questions: a file chosen by hand, as above, takes a page each."""
    files = [file for file in sorted((RECORDS / game).glob("*.json")) if file.name != "outcomes.json"]
    assert len(files) >= 8
    for file in files:
        wanted = json.loads(file.read_bytes())
        replayed = pocket.page.evaluate(REPLAYED, wanted)
        assert (replayed["digest"], replayed["entries"]) == (wanted["digest"], wanted["entries"]), file.name


def test_puzzles_of_every_game_are_there_without_a_server_and_judged(pocket: Visitor) -> None:
    page = pocket.open("#/puzzles")
    expect(page.locator("[data-puzzles]:has([data-puzzle])")).to_have_count(3)
    page.locator("[data-puzzle=railways-1]").click()
    note = page.locator(".puzzle-note[data-puzzle=railways-1]")
    expect(note).to_contain_text("how many points")
    play_best(page, "click")
    expect(note).to_have_attribute("data-reached", str(best("railways-1")))
    page.locator("[data-do=answer]").click()
    expect(page.locator(".puzzle-answer")).to_have_attribute("data-result", "solved")
    page.keyboard.press("Escape")  # the next one has the same page
    expect(page.locator(".puzzle-answer")).to_have_count(0)


def test_the_deal_of_the_day_is_played_without_a_server_and_found_again(pocket: Visitor) -> None:
    page = pocket.page
    page.locator(HOME).click()
    page.locator(".daily-link").click()
    page.locator("[data-deal=railways] .btn.go").click()
    page.wait_for_selector(".rw-plan")
    address = page.url
    pocket.open("#/daily")
    page.locator("[data-deal=railways] a.btn.go").click()
    page.wait_for_url(address)


def test_a_hint_by_the_plain_bots_says_that_nothing_is_compiled(pocket: Visitor) -> None:
    deal(pocket, "railways")
    page = pocket.page
    page.locator(".submit .btn:enabled").click()
    page.wait_for_selector(".table")
    page.locator("[data-tool=hint]").click()
    expect(page.locator(".hint-card[data-part='1']")).to_contain_text("Look at")
    page.locator("[data-hint=more]").click()
    expect(page.locator(".hint-card[data-part='2']")).to_contain_text("Nothing is compiled here")
    expect(page.locator("button.hint-choice").first).to_be_visible()
    assert seq(page) == 0


def test_a_turn_is_planned_without_a_server_and_played(pocket: Visitor) -> None:
    deal(pocket, "railroad-tiles")
    page = pocket.page
    page.locator(".seat-rows .tool").last.click()
    page.locator(".submit .btn:enabled").click()
    page.wait_for_selector(".table[data-turn=true]")
    at_table = page.url
    planning_board(page)
    for turn in range(2):
        by_mouse(page, turn)
        planning_ready(page)
    expect(page.locator("[data-tool=plan-play]")).to_have_text("Play all 2")
    page.locator("[data-tool=plan-play]").click()
    page.wait_for_url(at_table)
    page.wait_for_function("() => Number(document.querySelector('.table')?.dataset.seq) === 2")


def test_nobody_but_its_own_host_was_asked_for_anything(browser: Browser, pocket: Visitor, others: Witness) -> None:
    """By all that was played above, in the page and in its workers; that the witness hears it is tried."""
    pocket.open("#/settings")
    expect(pocket.page.locator(".offline")).to_be_visible()
    assert others.asked == []
    stranger = Visitor(browser, "http://elsewhere.invalid", proxy=others.proxy)
    with pytest.raises(Error):
        stranger.open("/")
    assert others.asked and "elsewhere.invalid" in others.asked[0]
    stranger.close()
