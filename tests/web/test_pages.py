"""Pages around the table: setting one up, results, sound, motion, the shell without its server, dead ends."""

import io
import json
import re
import struct
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from kits.browser import (
    PATIENCE,
    PHONE,
    Visitor,
    by_mouse,
    seq,
    settle,
    total,
    until_my_turn,
    wait_for_change,
    wait_here,
)
from kits.front import Front
from kits.server import Server
from kits.webstates import at, bring, grown, over, table_at, waiting

New = Callable[..., Visitor]

# Setting a table up ---------------------------------------------------------------------------------------------------


def pick(page: Page, name: str) -> None:
    page.locator(f"input[name='objectives-picks'][value='{name}']").click()


def test_exactly_three_objectives_are_picked_by_name(visitor: New) -> None:
    page = visitor().open("/new/railroad-tiles")
    start, why = page.locator(".submit .btn"), page.locator("#lacks")
    expect(start).to_be_enabled()
    page.get_by_text("Three by name", exact=False).click()
    expect(page.locator("input[name='objectives-picks']")).to_have_count(7)
    expect(page.locator(".picks")).to_contain_text(
        "No car pin and no train pin on the eight cells around it (5\u00a0points)"
    )
    for chosen, name in enumerate(("temple", "stadium")):
        expect(start).to_be_disabled()
        expect(why).to_have_text(f"Choose three: {chosen} of 3 so far.")
        pick(page, name)
    expect(start).to_be_disabled()
    expect(start).to_have_attribute("aria-describedby", "lacks")
    expect(why).to_have_text("Choose three: 2 of 3 so far.")
    pick(page, "city_hall")
    expect(why).to_have_count(0)
    expect(page.locator("input[name='objectives-picks'][value='airport']")).to_be_disabled()
    start.click()
    expect(page.locator("#p-goals .goals b")).to_have_text(["City Hall", "Stadium", "Temple"])


def test_what_was_picked_falls_away_with_the_edition_that_has_it(visitor: New) -> None:
    page = visitor().open("/new/railroad-tiles")
    page.get_by_text("Three by name", exact=False).click()
    for name in ("temple", "gas_station", "city_hall"):
        pick(page, name)
    expect(page.locator(".submit .btn")).to_be_enabled()
    page.get_by_text("Prototype", exact=True).click()
    offered = page.locator("input[name='objectives-picks']")
    expect(offered).to_have_count(4)
    left = page.locator("input[name='objectives-picks']:checked").count()
    assert left < 3
    expect(page.locator("#lacks")).to_have_text(f"Choose three: {left} of 3 so far.")


def test_objectives_stay_none_or_random_unless_somebody_picks(visitor: New) -> None:
    here = visitor()
    page = here.open("/new/railroad-tiles")
    page.get_by_text("Three by name", exact=False).click()
    page.get_by_text("Three at random", exact=False).click()
    expect(page.locator(".picks")).to_have_count(0)
    page.locator(".submit .btn").click()
    expect(page.locator("#p-goals .goals li")).to_have_count(3)


def test_options_change_their_language_without_a_reload(visitor: New) -> None:
    page = visitor().open("/new/railroad-tiles")
    page.get_by_text("Three by name", exact=False).click()
    pick(page, "temple")
    page.get_by_role("button", name="FR").click()
    expect(page.locator(".picks")).to_contain_text("Aucun repère de voiture ni de train")
    expect(page.locator("#lacks")).to_contain_text("1 sur 3")
    expect(page.locator("input[name='objectives-picks'][value='temple']")).to_be_checked()


def test_a_table_that_waits_for_people_is_not_connecting(visitor: New) -> None:
    here = visitor()
    waiting(here)
    expect(here.page.locator(".seat-list li")).to_have_count(3)
    here.page.wait_for_function(
        "() => performance.getEntriesByType('resource').some(each => each.name.includes('/live'))"
    )
    expect(here.page.locator(".news")).to_have_count(0)


# Results --------------------------------------------------------------------------------------------------------------


def test_where_the_words_of_a_front_do_not_come_the_home_page_says_so(visitor: New) -> None:
    ada = visitor()
    ada.page.route("**/front_railroad_tiles.ftl*", lambda route: route.abort(), times=1)
    page = ada.open("/")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".poster")).to_have_count(3)


def test_home_lists_recent_results_below_the_tables_that_wait(visitor: New) -> None:
    here = visitor()
    page = here.open("/")
    expect(page.locator(".cont .empty")).to_be_visible()
    expect(page.locator(".results")).to_have_count(0)
    running = bring(here, grown(at("place_tiles", 2)))
    ended = grown(over, 3)
    table = bring(here, ended)
    here.ask(
        "DELETE", f"/api/tables/{bring(here, grown(at('place_tiles', 2)))}"
    )  # nobody won, and nothing is to be told
    page = here.open("/")
    expect(page.locator("[data-result]")).to_have_count(1)
    expect(page.locator(".cont .tbl")).to_have_attribute("href", f"/table/{running}")
    expect(page.locator(".cont .tbl .now")).to_have_text("Your turn")
    row = page.locator(f"[data-result='{table}']")
    scores = [score or 0 for score in ended.outcome.scores] if ended.outcome else []
    expect(row.locator(".pl")).to_have_text("1st")
    expect(row.locator(".sc b")).to_have_text(f"{max(scores)} points")
    for name, score in zip(("Ada", "Bruno", "Chloé"), scores, strict=True):
        expect(row.locator(".p")).to_contain_text(f"{name} {score}".replace("-", "−"))
    expect(row.locator("time")).to_have_attribute("datetime", re.compile(r"^\d{4}-\d\d-\d\dT"))
    row.click()
    expect(page.locator(".scrub")).to_be_visible()
    assert page.url.endswith(f"/replay/{table}") or f"/replay/{table}/" in page.url


def test_on_a_phone_the_table_that_waits_comes_before_the_posters(visitor: New) -> None:
    here = visitor(viewport=PHONE, has_touch=True, is_mobile=True)
    page = here.open("/")
    expect(page.locator(".poster")).to_have_count(3)
    assert page.locator("main > section").first.get_attribute("class") == "start-here"
    table = bring(here, grown(at("place_tiles", 2)))
    page = here.open("/")
    expect(page.locator("main > .cont:first-of-type .tbl")).to_have_attribute("href", f"/table/{table}")
    expect(page.locator(".cont .tbl")).to_have_count(1)


def test_a_match_alone_has_a_score_and_no_place(visitor: New) -> None:
    here = visitor()
    ended = grown(over, 1)
    bring(here, ended)
    page = here.open("/")
    expect(page.locator(".res .pl")).to_have_attribute("data-place", "0")
    expect(page.locator(".res .sc b")).to_have_text(f"{ended.outcome.scores[0] if ended.outcome else 0} points")


# The score, line by line ----------------------------------------------------------------------------------------------


def line(page: Page, row: str, seat: int = 0) -> int:
    return int(page.locator(f"[data-score='{row}-{seat}']").inner_text().replace("−", "-"))


def test_on_a_phone_one_comes_to_the_account_and_the_rules(visitor: New) -> None:
    """The bar has no room for them there: from the home page, and from a table by the settings."""
    page = visitor(viewport=PHONE, has_touch=True, is_mobile=True).open("/")
    page.locator(".more a[href='/account']").tap()
    expect(page.locator("h1")).to_have_text("Account")
    for way, title in (("/account", "Account"), ("/rules", "Rules of Railroad Tiles")):
        page.locator(".bar .tool[href='/settings']").tap()
        page.locator(f"main a[href='{way}']").tap()
        expect(page.locator("h1")).to_have_text(title)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator(".bar .tool[href='/settings']").tap()
    expect(page.locator("main fieldset").first).to_be_visible()
    expect(page.locator("main a[href='/account']")).to_be_hidden()


def test_alone_one_plays_for_a_score_and_for_medals_where_there_are_some(visitor: New) -> None:
    page = visitor().open("/")
    alone = page.locator(".who-with button", has_text="Alone")
    expect(alone).to_contain_text("score or medal")
    page.locator(".poster", has_text="Railways").click()
    expect(alone).to_contain_text("for a score")
    expect(page.locator(".start h2")).to_have_text("Railways")


@pytest.mark.parametrize("game", ["railroad-tiles", "off-the-rails"])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "it-IT"])
def test_of_two_names_that_seats_have_of_themselves_none_is_cut(game: str, locale: str, visitor: New) -> None:
    here = visitor(locale=locale)
    here.open("/")
    seats = [{"type": "me"}, {"type": "bot", "level": "trainee"}]
    page = here.open(f"/table/{here.ask('POST', '/api/tables', {'game': game, 'seats': seats})['id']}")
    names = page.locator(".scores .who-name")
    expect(names).to_have_count(2)
    settle(page)
    cut = "all => all.filter(each => each.scrollWidth > each.clientWidth).map(each => each.innerText)"
    assert names.evaluate_all(cut) == []


def test_a_replay_says_who_is_to_play_and_waits_for_nobody(visitor: New) -> None:
    here = visitor()
    page = here.open(f"/replay/{bring(here, grown(over))}")
    expect(page.locator(".banner h1")).to_have_text(re.compile(r"^(Ada|Bruno) to play$"))


def test_points_from_play_stand_by_what_scored_them(visitor: New) -> None:
    here = visitor()
    match = grown(at("place_pawns", 6), 3)
    page = here.open(f"/table/{bring(here, match)}")
    page.wait_for_selector(".cell.can")
    for seat, player in enumerate(match.state.players):
        assert sum(line(page, row, seat) for row in ("car", "train", "traveller")) == player.points
    seat = min(match.to_act)
    before = {row: line(page, row, seat) for row in ("car", "train", "traveller")}
    moment = seq(page)
    cell = page.locator(".cell.can").first
    cell.hover()
    gain = int(page.locator("#preview[data-ready=true] [data-gain]").get_attribute("data-gain") or 0)
    cell.click()
    wait_for_change(page, moment)
    after = {row: line(page, row, seat) for row in before}
    assert sum(after.values()) - sum(before.values()) == gain > 0
    assert sum(after[row] != before[row] for row in before) == 1
    moment = seq(page)
    page.keyboard.press("u")
    wait_for_change(page, moment)
    assert {row: line(page, row, seat) for row in before} == before


def test_alone_the_columns_have_a_line_of_their_own(visitor: New) -> None:
    here = visitor()
    match = grown(at("place_tiles", 6), 1)
    page = here.open(f"/table/{bring(here, match)}")
    page.wait_for_selector(".cell.can")
    rows = ("car", "train", "traveller", "column")
    assert sum(line(page, row) for row in rows) == match.state.players[0].points


def test_the_lines_of_the_score_make_the_sum_and_what_is_no_points_stands_apart(visitor: New) -> None:
    here = visitor()
    match = grown(at("place_tiles", 2), 3)
    assert match.state.players[0].stars > 0
    page = here.open(f"/table/{bring(here, match)}")
    page.wait_for_selector(".cell.can")
    points = page.locator(".scores tbody tr:not(.apart) td[data-score$='-0']").all_inner_texts()
    assert sum(int(text.replace("−", "-")) for text in points) == total(page)
    expect(page.locator(".scores .apart th")).to_have_text("Stars")


# Motion ---------------------------------------------------------------------------------------------------------------

WATCH = """() => {
  window.flown = []
  new MutationObserver((all) => all.forEach(({ addedNodes }) => addedNodes.forEach((node) => {
    if (node.classList?.contains('flight')) flown.push(node.textContent)
  }))).observe(document.body, { childList: true })
}"""


def test_points_fly_to_their_line_and_the_ghost_slides(visitor: New) -> None:
    here = visitor(reduced_motion="no-preference")
    table_at(at("place_pawns", 6), 3)(here)
    page = here.page
    page.wait_for_selector(".cell.can")
    page.evaluate(WATCH)
    moment = seq(page)
    page.locator(".cell.can").first.click()
    wait_for_change(page, moment)
    page.wait_for_function("() => flown.length > 0")
    assert page.evaluate("flown")[0].startswith("+")
    expect(page.locator(".flight")).to_have_count(0)
    moment = seq(page)
    page.evaluate("flown.length = 0")
    page.keyboard.press("u")
    wait_for_change(page, moment)
    expect(page.locator(".flight")).to_have_count(0)
    assert page.evaluate("flown.length") == 0, "what is taken back flies nowhere"


def test_a_tile_lands_once_and_a_ghost_slides_from_cell_to_cell(visitor: New) -> None:
    here = visitor(reduced_motion="no-preference")
    table_at(at("place_tiles", 3))(here)
    page = here.page
    cells = page.locator(".cell.can")
    cells.first.hover()
    ghost = page.locator(".ghost-at")
    expect(ghost).to_have_count(1)
    page.evaluate("""() => {
      window.slid = 0
      document.addEventListener('transitionend', (event) => { slid += event.target.matches('.ghost-at') ? 1 : 0 })
    }""")
    cells.last.hover()
    page.wait_for_function("() => slid > 0")
    assert page.locator(".landed").count() == 0, "nothing lands when a page is opened"
    moment = seq(page)
    cells.last.click()
    wait_for_change(page, moment)
    expect(page.locator(".landed")).to_have_count(1)
    moment = seq(page)
    page.keyboard.press("u")
    wait_for_change(page, moment)
    expect(page.locator(".landed")).to_have_count(0)


@pytest.mark.parametrize("how", ["system", "setting"])
def test_nothing_moves_for_who_wants_no_motion(how: str, visitor: New) -> None:
    here = visitor(reduced_motion="reduce" if how == "system" else "no-preference")
    if how == "setting":
        here.open("/settings").locator("input[name=motion]").nth(2).click()
    table_at(at("place_pawns", 6), 3)(here)
    page = here.page
    page.wait_for_selector(".cell.can")
    expect(page.locator("html")).to_have_attribute("data-motion", "none")
    page.evaluate(WATCH)
    moment = seq(page)
    page.locator(".cell.can").first.click()
    wait_for_change(page, moment)
    page.wait_for_function(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
    )
    assert page.evaluate("flown.length") == 0
    assert page.evaluate("document.getAnimations().length") == 0


def test_patterns_stand_beside_colours_for_who_wishes_them(visitor: New) -> None:
    here = visitor()
    page = here.open("/settings")
    page.get_by_label("Patterns beside colours").click()
    table_at(at("place_tiles", 6), 3)(here)
    page.wait_for_selector(".o-city")
    drawn = "(name) => { const s = getComputedStyle(document.querySelector(name)); return s.fill + s.backgroundImage }"
    assert "bl-hatch" in page.evaluate(drawn, ".o-city")
    assert "bl-dots" in page.evaluate(drawn, ".area .bl-gt")
    seats = [page.evaluate(drawn, f".s{seat}.seat") for seat in range(3)]
    assert len(set(seats)) == 3
    assert all("gradient" in each for each in seats)


# Sound ----------------------------------------------------------------------------------------------------------------

SILENT = """() => {
  window.notes = 0
  window.AudioContext = class {
    currentTime = 0
    destination = {}
    createGain() { return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (to) => to } }
    createOscillator() {
      const frequency = { setValueAtTime() {}, exponentialRampToValueAtTime() {} }
      return { frequency, connect: (to) => to, start() { window.notes += 1 }, stop() {} }
    }
  }
}"""


def hears_a_bot(visitor: New, *, wished: bool, asked: list[str]) -> tuple[Page, int]:
    """My turn again after a bot's; how many notes there were before."""
    here = visitor()
    here.page.on("request", lambda request: asked.append(request.url))
    here.context.add_init_script(f"({SILENT})()")
    page = here.open("/settings")
    switch = page.get_by_label("Soft sounds")
    expect(switch).not_to_be_checked()
    if wished:
        switch.click()
    page.goto(here.url)
    page.locator(".who-with button").first.click()
    until_my_turn(page)
    before = int(page.evaluate("window.notes"))
    by_mouse(page, 0)
    while page.locator(".table[data-turn=true]").count():
        by_mouse(page, 0)
    until_my_turn(page)
    return page, before


def test_a_sound_says_that_it_is_my_turn_if_wished(visitor: New) -> None:
    asked: list[str] = []
    page, before = hears_a_bot(visitor, wished=True, asked=asked)
    page.wait_for_function("before => window.notes >= before + 2", arg=before)  # what sounds is fetched first
    assert [url for url in asked if url.endswith("/sounds.js")]


def test_nothing_sounds_unless_wished(visitor: New) -> None:
    asked: list[str] = []
    page, _ = hears_a_bot(visitor, wished=False, asked=asked)
    assert page.evaluate("window.notes") == 0
    assert not [url for url in asked if url.endswith("/sounds.js")], "and nothing of it is loaded"


# The shell without its server -----------------------------------------------------------------------------------------


@pytest.fixture
def front(server: Server) -> Iterator[Front]:
    running = Front(server.url)
    yield running
    running.go_away()


@pytest.fixture
def at_front(browser: Browser, front: Front) -> Iterator[Visitor]:
    """Somebody whose page comes through the front; what fails while it is away is expected."""
    here = Visitor(browser, front.url, service_workers="allow")
    yield here
    here.context.close()


KEPT = """async () => {
  const names = await caches.keys()
  const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return { names, urls: all.flat().map(({ url }) => new URL(url).pathname) }
}"""


def until(page: Page, holds: str, **facts: str) -> None:
    """Waits for an answer that the page has to wait for itself."""
    held = page.evaluate(
        f"""async ({{ facts, patience }}) => {{
          const holds = {holds}
          const end = performance.now() + patience
          while (performance.now() < end) {{
            if (await holds(facts)) return true
            await new Promise((again) => setTimeout(again, 20))
          }}
          return false
        }}""",
        {"facts": facts, "patience": PATIENCE},
    )
    assert held, holds


def until_kept(page: Page) -> None:
    """The worker has everything that the page was made of."""
    until(
        page,
        """async () => {
          const active = (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'
          const names = performance.getEntriesByType('resource').map(({ name }) => name)
          const parts = names.filter((name) => name.includes('/assets/'))
          const kept = await Promise.all(parts.map((name) => caches.match(name)))
          return active && parts.length > 10 && kept.every(Boolean)
        }""",
    )


def test_after_one_visit_the_shell_opens_without_the_server_and_says_so(at_front: Visitor, front: Front) -> None:
    page = at_front.open("/")
    page.wait_for_selector(".poster")
    until_kept(page)
    front.go_away()
    page.goto(front.url)
    expect(page.get_by_role("heading", name="The server cannot be reached")).to_be_visible()
    expect(page.locator(".bar")).to_be_visible()
    front.come_back()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".poster")).to_have_count(3)


def test_no_answer_of_the_api_is_ever_kept(at_front: Visitor, front: Front) -> None:
    page = at_front.open("/")
    page.wait_for_selector(".poster")
    until_kept(page)
    page.reload()
    page.wait_for_selector(".poster")
    assert page.evaluate("navigator.serviceWorker.controller !== null")
    kept = page.evaluate(KEPT)["urls"]
    assert kept
    assert not [path for path in kept if not (path == "/" or path.startswith(f"/assets/{front.version}/"))]
    asked = len([path for path in front.asked if path.startswith("/api/games")])
    page.reload()
    page.wait_for_selector(".poster")
    assert len([path for path in front.asked if path.startswith("/api/games")]) > asked


def close_and_be_taken_over(here: Visitor, page: Page) -> None:
    """Closes the last tab of the old version, and waits until the new worker has begun: whoever opens a tab while the
    old one still ends its work is served by it once more."""
    states: dict[str, str] = {}
    aside = here.context.new_page()
    tools = here.context.new_cdp_session(aside)

    def note(event: dict[str, Any]) -> None:
        states.update({version["versionId"]: version["status"] for version in event["versions"]})

    tools.on("ServiceWorker.workerVersionUpdated", note)
    tools.send("ServiceWorker.enable")
    wait_here(aside, lambda: sorted(states.values()) == ["activated", "installed"])
    page.close()
    wait_here(aside, lambda: sorted(states.values()) == ["activated", "redundant"])
    aside.close()


def test_a_new_version_takes_over_and_the_old_one_is_thrown_away(at_front: Visitor, front: Front) -> None:
    page = at_front.open("/")
    page.wait_for_selector(".poster")
    until_kept(page)
    old, front.version = front.version, "feedfacecafe"
    page.goto(front.url)
    page.wait_for_selector(".poster")
    assert page.evaluate("[...document.scripts].some(({ src }) => src.includes('feedfacecafe'))")
    until(page, "async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting)")
    assert f"branchline-{old}" in page.evaluate(KEPT)["names"]  # a tab that began with it may still ask for it
    close_and_be_taken_over(at_front, page)
    page = at_front.new_page()
    page.goto(front.url)
    page.wait_for_selector(".poster")
    until(page, "async ({ old }) => (await caches.keys()).every((name) => name !== `branchline-${old}`)", old=old)
    until_kept(page)
    kept = page.evaluate(KEPT)
    assert kept["names"] == ["branchline-feedfacecafe"]
    assert not [path for path in kept["urls"] if old in path]
    front.go_away()
    page.goto(front.url)
    expect(page.get_by_role("heading", name="The server cannot be reached")).to_be_visible()


def test_the_manifest_makes_the_page_installable(server: Server) -> None:
    shell = httpx.get(server.url, timeout=PATIENCE / 1000).text
    assert '<link rel="manifest" href="/manifest.webmanifest">' in shell
    answer = httpx.get(server.url + "/manifest.webmanifest", timeout=PATIENCE / 1000)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    facts = json.loads(answer.text)
    assert facts["name"] and facts["short_name"] and facts["start_url"] == facts["scope"] == facts["id"] == "/"
    assert facts["display"] == "standalone"
    assert {facts["theme_color"], facts["background_color"]} <= {"#1d3557", "#f4ecd9"}
    sizes = set()
    for icon in facts["icons"]:
        found = httpx.get(server.url + icon["src"], timeout=PATIENCE / 1000)
        assert found.status_code == 200
        assert found.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", io.BytesIO(found.content).read(24)[16:])
            assert icon["sizes"] == f"{width}x{height}"
        sizes.add((icon["sizes"], icon.get("purpose", "any")))
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes


# Where the line ends --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/nowhere", "There is no such page"),
        ("/table/nosuchtable", "No such table"),
        ("/replay/nosuchtable", "Replay"),
        ("/join#no.such.link", "Join with a link"),
        ("/gallery/chess", "There is no such page"),
        ("/constructor", "There is no such page"),
        ("/gallery/constructor", "There is no such page"),
        ("/new/constructor", "There is no such page"),
        ("/score/constructor", "There is no such page"),
        ("/rules/chess", "There is no such page"),
        ("/new/chess", "There is no such page"),
    ],
)
def test_where_nothing_is_the_page_says_so_and_leads_home(path: str, title: str, visitor: New) -> None:
    page = visitor(viewport=PHONE).open(path)
    expect(page.locator(".dead-end h1")).to_have_text(title)
    expect(page.locator(".dead-end [role=alert]")).not_to_be_empty()
    expect(page).to_have_title(f"{title} · Branchline")
    page.locator(".dead-end a.btn").click()
    expect(page.locator(".poster")).to_have_count(3)


def test_a_map_one_draws_has_the_width_of_a_large_window(visitor: New) -> None:
    """Its tools and what it scores stand beside it, all of it in sight."""
    page = visitor(viewport={"width": 1920, "height": 1080}).open("/score")
    page.locator(".result").wait_for()
    for part in (".map-scroll", ".tools-card", ".result"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    board = page.locator(".map-board").bounding_box()
    assert board and board["width"] > 1000 and board["height"] > 750
