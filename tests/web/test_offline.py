"""Away from the server: what was kept of it opens without any network, and plays."""

import re
import socket
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from branchline.bots import Budget, find_bot
from branchline.core import record
from branchline.core.match import play, start
from branchline.core.rng import Rng
from branchline.games import find_game
from branchline.games.railroad_tiles.actions import PlacePawn, PlaceTile, TakeColumn
from branchline.server.settings import BotLimits
from branchline.words import LANGUAGES, in_language
from kits import railways_hands
from kits.browser import Visitor, by_mouse, is_over, play_out, seq, sure, until_my_turn, wait_for_change
from kits.lessons import follow, railroad_tiles_as_told
from kits.off_the_rails_hands import otr_by_mouse
from kits.real_games import REAL
from kits.server import Server, serving
from kits.site import KEPT, host_of, need_parts

GAMES: dict[str, Callable[[Page, int], None]] = {
    "railways": railways_hands.by_mouse,
    "railroad-tiles": by_mouse,
    "off-the-rails": otr_by_mouse,
}


@pytest.fixture(scope="module")
def lost(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that will be stopped."""
    need_parts()
    with serving(data=str(tmp_path_factory.mktemp("lost")), bots=BotLimits(workers=1), **REAL) as running:
        yield running


@pytest.fixture(scope="module")
def ada(browser: Browser, lost: Server) -> Iterator[Visitor]:
    """Somebody who kept the client of that server."""
    made = keeper(browser, lost)
    yield made
    made.close()


@pytest.fixture(scope="module")
def port(lost: Server, ada: Visitor) -> Iterator[socket.socket]:  # noqa: ARG001
    """Where the server was, once it is gone: nobody is let in there, and no other test's server comes there."""
    assert lost.stop() == 0
    with socket.socket() as held:
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        held.bind(("127.0.0.1", int(lost.url.rpartition(":")[2])))
        yield held


@pytest.fixture(scope="module")
def away(ada: Visitor, port: socket.socket) -> Visitor:  # noqa: ARG001
    """Who kept the client of a server that is gone since."""
    return ada


def keeper(browser: Browser, server: Server) -> Visitor:
    ada = Visitor(browser, server.url, reduced_motion="reduce", service_workers="allow")
    page = ada.open("/settings")
    page.locator("[data-offline=keep]").click()
    expect(page.locator("[data-offline=free]")).to_be_visible()
    return ada


def play_some(page: Page, game: str, turns: int) -> int:
    """By mouse, until it has gone so far; where it stands then."""
    play_out(page, GAMES[game], lambda _page, turn: turn >= turns)
    return seq(page)


def play_whole(away: Visitor, game: str) -> None:
    """With a reload on the way."""
    # The page of a new table was never visited before: all of it was kept.
    page = away.open(f"/new/{game}?seed=a+plain+deal")
    page.wait_for_selector(".submit .btn:enabled")
    if page.get_by_text("13 cards").count():
        page.get_by_text("13 cards").click()
    page.locator(".submit .btn").click()
    page.wait_for_selector(".table")
    before = play_some(page, game, 4)
    assert before > 2
    page.reload()
    page.wait_for_selector(".table")
    until_my_turn(page)
    assert seq(page) == before
    assert play_out(page, GAMES[game]) > 5
    assert is_over(page)
    with page.expect_download() as download:
        page.locator("a[download]").click()
    read = record.read(Path(download.value.path()).read_bytes())
    match = record.replay(read, find_game)
    assert record.digest(match.state) == read.digest and match.outcome is not None


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_when_the_server_is_gone(away: Visitor, game: str) -> None:
    play_whole(away, game)


def test_a_whole_match_is_played_with_the_network_cut(browser: Browser, tmp_path: Path) -> None:
    """The server is there, cannot be reached, and never gets to know anybody."""
    need_parts()
    with serving(data=str(tmp_path), bots=BotLimits(workers=1), **REAL) as server:
        ada = keeper(browser, server)
        ada.context.set_offline(True)
        play_whole(ada, "railways")
        assert ada.context.cookies() == []
        ada.close()


EVERY_DEAL = "() => Object.defineProperty(crypto, 'getRandomValues', { value: (bytes) => bytes.fill(1) })"
"""Told to the host, before it deals: chance is as we want it, so that the deal is one that we know."""
DEAL = "01" * 16
CHALLENGE, MEDALS = "traffic_control", 2


def won() -> list[Any]:
    """What the greedy bot does in that deal, with no star: a click says nothing of one."""
    match, rng = start(find_game("railroad-tiles"), 1, DEAL, {"challenge": CHALLENGE}), Rng("test")
    done: list[Any] = []
    greedy = find_bot("greedy", match.game.name)
    while match.to_act:
        legal = [each for each in match.legal_actions(0) if not getattr(each, "star", False)]
        _, rng = rng.below(2)
        done.append(greedy(match.game, match.view(0), legal, 0, rng, Budget(playouts=0), None).action)
        match = play(match, 0, done[-1])
    assert match.game.solo_results(match.state) == {CHALLENGE: MEDALS}
    return done


def do(page: Page, action: Any) -> None:
    """That very action, by mouse."""
    before = seq(page)
    match action:
        case TakeColumn():
            page.locator(f"[data-take='{action.column}']").click()
        case PlaceTile():
            page.locator(f"[data-hand][data-tile='{action.tile}']").first.click()
            cell = page.locator(f".cell.can[data-cell='{action.cell[0]},{action.cell[1]}']")
            cell.hover()
            turned_until(page, f"{action.turn}{action.flipped}".lower())
            cell.click()
        case PlacePawn():
            page.locator(f"[data-hall={action.hall}]").click()
            page.locator(f".cell.can[data-cell='{action.cell[0]},{action.cell[1]}']").click()
        case _:
            page.locator(".dock .btn.go:enabled").click()
    sure(page)
    wait_for_change(page, before)


LIES = "() => { const { turn, flipped } = document.querySelector('[data-ghost]').dataset; return turn + flipped }"


def turned_until(page: Page, wanted: str) -> None:
    """The tile in the hand, way by way."""
    for _ in range(8):
        if (lies := page.evaluate(LIES)) == wanted:
            return
        page.keyboard.press("r")
        page.wait_for_function(f"lies => ({LIES})() !== lies", arg=lies)
    raise AssertionError(f"it never lay like {wanted}")


def test_a_challenge_is_played_there_from_its_ticket_to_its_medal(away: Visitor) -> None:
    page = away.open("/")
    ticket = page.locator(f"[data-challenge={CHALLENGE}]")
    expect(ticket).to_contain_text("0 medals of 3")
    expect(page.locator(".coming")).to_have_count(0)
    host_of(page).evaluate(EVERY_DEAL)
    ticket.click()
    page.wait_for_selector(".table")
    for action in won():
        until_my_turn(page)
        do(page, action)
    assert is_over(page)
    expect(page.locator(".ending .md.on")).to_have_count(MEDALS)
    expect(page.locator(".ending [data-medals=new]")).to_have_text("Your first medals in this challenge")
    page.locator(".bar .name").click()
    expect(ticket).to_contain_text("2 medals of 3")
    expect(page.locator(".chal .sum")).to_contain_text("2 medals of 45")


PAGES = {
    "/": ("#main h1", "web-where-to"),
    "/rules/railways": ("#main h1", "web-rules"),
    "/puzzles": ("#main h1", "web-puzzles"),
    "/daily": ("#main h1", "web-daily"),
    "/replays": ("#main h1", "web-replays"),
    "/score": ("#main h1", "web-score-map"),
    "/gallery/railways": ("#main h1", "railways"),
    "/new/off-the-rails": ("#main h1", "web-new-table"),
    "/settings": (".offline legend", "pocket-offline"),
}
"""All that needs nobody else: what is seen first of it, and the message that says so."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_that_needs_nobody_else_opens_there_in_every_language(away: Visitor, language: str) -> None:
    page = away.open("/")
    page.locator(f".bar .seg button[lang={language}]").click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    for address, (seen, message) in PAGES.items():
        away.open(address)
        expect(page.locator(seen).first).to_be_visible()
        expect(page.locator(seen).first).to_contain_text(in_language(language).say(message))
        expect(page.get_by_text(re.compile(r"\{[a-z]+(-[a-z]+)+\}"))).to_have_count(0)
    page.locator(".bar .seg button[lang=en]").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_lessons_are_followed_there_to_their_end_and_played_on_against_a_bot(away: Visitor) -> None:
    page = away.open("/learn/railroad-tiles")
    page.locator(".bar .seg button[lang=it]").click()
    follow(page, "railroad-tiles", railroad_tiles_as_told)
    page.locator("[data-tutor-on]").click()
    page.wait_for_selector(".table[data-turn=true]")
    page.locator(".bar .seg button[lang=en]").click()
    before = play_some(page, "railroad-tiles", 6)
    page.reload()
    page.wait_for_selector(".table")
    until_my_turn(page)
    assert seq(page) == before


def test_the_settings_there_know_what_is_kept_and_can_free_it(away: Visitor) -> None:
    """Whatever else the worker kept of earlier visits may be gone."""
    page = away.open("/")
    page.evaluate(
        f"async () => {{ const kept = await ({KEPT})()\n"
        "for (const name of await caches.keys()) if (!kept.includes(name)) await caches.delete(name) }"
    )
    away.open("/settings")
    expect(page.locator("[data-offline=free]")).to_be_visible()
    expect(page.locator(".offline [role=alert]")).to_have_count(0)


def test_a_map_is_scored_there(away: Visitor) -> None:
    page = away.open("/score")
    page.wait_for_selector(".result")
    page.get_by_label("points from play").fill("7")
    expect(page.locator(".result dd").first).to_have_text("7")


def test_two_at_one_screen_play_there_and_what_they_played_is_seen_again(away: Visitor) -> None:
    page = away.open("/")
    page.locator(".poster", has_text="Railroad Tiles").click()
    page.locator(".who-with button", has_text="Someone here").click()
    for place, name in enumerate(("Ada", "Bo")):
        page.locator(".names input").nth(place).fill(name)
    page.locator(".names .btn.go").click()
    page.wait_for_selector(".table[data-turn=true]")
    assert play_some(page, "railroad-tiles", 8) > 5
    expect(page.locator(".seats li b")).to_have_text(["Ada", "Bo"])
    page.locator("a[href*='/replay/']").first.click()
    page.wait_for_selector("[data-step='0']")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("[data-step='1']")


def test_where_the_network_takes_what_is_asked_and_never_answers_nobody_waits_for_it(
    away: Visitor, port: socket.socket
) -> None:
    """As on a train: the line is there, and nothing comes over it."""
    port.listen()
    page = away.open("/")
    expect(page.locator(".poster")).to_have_count(3)
    expect(page.locator(".coming")).to_have_count(0)
    page.locator(".poster", has_text="Railways").click()
    page.locator(".who-with button", has_text="Alone").click()
    page.wait_for_selector(".rw-plan")
    with suppress(OSError):  # not every system can stop listening and keep the port
        port.shutdown(socket.SHUT_RDWR)


def test_the_home_page_away_from_the_server_has_ones_tables_and_every_language(away: Visitor) -> None:
    page = away.open("/new/railways?seed=a+plain+deal")
    page.locator(".submit .btn:enabled").click()
    page.wait_for_selector(".rw-plan")
    table = page.url.rpartition("/")[2]
    page.locator(".bar .seg button[lang=it]").click()
    page.locator(".bar .name").click()
    expect(page.locator(f".tbl[data-table='{table}']")).to_be_visible()
    expect(page.locator("h1")).to_have_text("Dove si va?")
    page.locator(".bar .seg button[lang=en]").click()
