"""A match taken along: played without the network in this browser, handed back, and gone on with at the server."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from branchline.server.settings import BotLimits
from kits import railways_hands
from kits.browser import PHONE, Visitor, play_out, seq
from kits.pocket import challenge
from kits.real_games import REAL
from kits.server import Server, serving, wait_until
from kits.site import KEPT, PUT, need_parts


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    need_parts()
    with serving(data=str(tmp_path_factory.mktemp("along")), bots=BotLimits(workers=1), **REAL) as running:
        yield running


def keep_offline(page: Page) -> None:
    page.locator("[data-offline=keep]").click()
    expect(page.locator("[data-offline=free]")).to_be_visible()


def play(page: Page, turns: int) -> int:
    page.wait_for_selector(".rw-plan")
    for turn in range(turns):
        railways_hands.settle(page)
        railways_hands.by_mouse(page, turn)
    railways_hands.settle(page)
    return seq(page)


def test_a_match_is_taken_along_played_without_network_and_handed_back(browser: Browser, real: Server) -> None:
    ada = Visitor(browser, real.url, reduced_motion="reduce", service_workers="allow")
    keep_offline(ada.open("/settings"))
    page = ada.open("/new/railways?seed=a+plain+deal")
    page.locator(".submit .btn").click()
    there = play(page, 2)
    table = page.url.rpartition("/")[2]
    page.locator("[data-tool=along]").click()
    page.locator("[data-along=take]").click()
    away = page.locator(".away[data-away=away]")
    expect(away.locator("[data-along=play]")).to_be_visible()
    expect(page.locator(".banner h1")).to_have_text("Closed here")
    expect(page.locator("[data-tool=along]")).to_have_count(0)
    ada.context.set_offline(True)
    away.locator("[data-along=play]").click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    here = play(page, 2)
    assert here > there + 2
    page.reload()
    page.wait_for_selector(".rw-plan")
    railways_hands.settle(page)
    assert seq(page) == here
    page.locator("[data-tool=along]").click()
    page.locator("[data-along=carry]").click()
    expect(page.locator("dialog .problem")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".away[data-away=away]")).to_be_visible()
    ada.context.set_offline(False)
    page.locator(".away [data-along=carry]").click()
    page.wait_for_url(f"**/table/{table}")
    page.wait_for_selector(".rw-plan")
    railways_hands.settle(page)
    expect(page.locator(".away")).to_have_count(0)
    expect(page.locator("[data-tool=along]")).to_be_visible()
    assert seq(page) == here + 2, "with the entries of a pause, and of its end"
    assert play(page, 1) > here + 2
    ada.close()


def test_a_table_made_without_the_server_is_handed_over_from_the_home_page(browser: Browser, real: Server) -> None:
    ada = Visitor(
        browser, real.url, reduced_motion="reduce", service_workers="allow", viewport={"width": 390, "height": 844}
    )
    keep_offline(ada.open("/settings"))
    ada.context.set_offline(True)
    page = ada.open("/new/railways?seed=another+deal")
    page.locator(".submit .btn").click()
    page.wait_for_selector(".rw-plan")
    here = page.url.rpartition("/")[2]
    ada.context.set_offline(False)
    page = ada.open("/")
    kept = page.locator(f"[data-kept='{here}']")
    expect(kept.locator("[data-along=play]")).to_be_visible()
    kept.locator("[data-along=carry]").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "/table/" in url and here not in url)
    page.wait_for_selector(".rw-plan")
    expect(page.locator(".away")).to_have_count(0)
    page = ada.open("/")
    expect(page.locator(".tbl[data-table]")).to_have_count(1)
    expect(page.locator("[data-kept]")).to_have_count(0)
    ada.close()


def test_a_table_of_the_browser_is_found_by_its_address_while_the_server_answers(
    browser: Browser, real: Server
) -> None:
    ada = Visitor(browser, real.url, reduced_motion="reduce", service_workers="allow")
    keep_offline(ada.open("/settings"))
    ada.context.set_offline(True)
    page = ada.open("/new/railways?seed=a+third+deal")
    page.locator(".submit .btn").click()
    here = play(page, 1)
    ada.context.set_offline(False)
    page.reload()
    page.wait_for_selector(".rw-plan")
    railways_hands.settle(page)
    assert seq(page) == here
    table = page.url.split("/")[-1]
    # A tab of its own for each: one that has played here looks here first. Each keeps a whole host, so none stays.
    for address, shows, text in (
        (f"/replay/{table}/1", "[data-step='1']", ""),
        (f"/plan/{table}/0", "body.planning .rw-plan", ""),
        # Nobody analyses in a browser: that is said, and what there is is shown.
        (f"/analysis/{table}", "[role=alert]", "This needs a server"),
        ("/table/nobody-has-it", "#main h1, h1#main", "No such table"),
    ):
        tab = ada.new_page()
        tab.goto(real.url + address)
        expect(tab.locator(shows)).to_be_visible()
        expect(tab.locator(shows)).to_contain_text(text)
        tab.close()
    ada.close()


def dealt_alike(route: Route) -> None:
    """The worker's chance is the same every time, and nobody has chosen it: such a match counts."""
    answer = route.fetch()
    route.fulfill(response=answer, body=CHANCE + answer.text())


CHANCE = """
let drawn = 0
crypto.getRandomValues = (bytes) => bytes.map(() => (drawn = (drawn * 69069 + 1) >>> 0) >>> 13)
"""


def test_what_is_reached_without_the_server_is_shown_apart_and_stands_in_no_table_with_others(
    browser: Browser, real: Server
) -> None:
    ada = Visitor(browser, real.url, reduced_motion="reduce")
    page = ada.open("/settings")
    keep_offline(page)
    page.route("**/pocket/worker.js", dealt_alike)
    page.get_by_role("button", name="Play here without the server").click()
    page.locator(".poster", has_text="Railways").click()
    page.locator(".who-with button", has_text="Alone").click()
    page.wait_for_selector(".rw-plan")
    play_out(page, railways_hands.by_mouse)
    expect(page.locator(".ending [data-best=first]")).to_be_visible()
    page.locator(".bar .name").click()
    apart = page.locator(".here [data-medals='1']")
    expect(apart).to_contain_text("stand in no table with others")
    page.locator(".intro [data-offline=back]").click()
    expect(apart).to_contain_text("Reached alone, without the server: one result")
    told = re.compile(r"Economist\s*Railways\s*\d+ points")
    expect(page.locator(".here [data-solo=economist]")).to_contain_text(told)
    page.locator(".poster", has_text="Railways").click()
    expect(page.locator(".start .best")).to_have_count(0)
    expect(page.locator("[data-result]")).to_have_count(0)
    ada.ask("PUT", "/api/me/name", {"name": "Ada"})
    assert ada.ask("GET", "/api/me/records") == {"feats": []}
    ada.close()


def test_a_medal_won_without_the_server_is_told_at_its_home_page_apart_from_its_own(
    browser: Browser, real: Server
) -> None:
    ada = Visitor(browser, real.url)
    page = ada.open("/settings")
    keep_offline(page)
    for seed, medals in (("seed1", 2), ("seed7", 1)):
        stroke = challenge(seed)[1].replace('"solo":{"traffic_control":1}', f'"solo":{{"traffic_control":{medals}}}')
        assert page.evaluate(PUT, stroke) == ""
    ada.open("/")
    apart = page.locator(".here [data-solo]")
    expect(apart).to_have_count(1)  # the best of both
    for text in ("Traffic Control", "Railroad Tiles", "2 medals"):
        expect(apart).to_contain_text(text)
    expect(apart.locator(".md.on")).to_have_count(2)
    expect(page.locator("[data-challenge=traffic_control]")).to_contain_text("0 medals of 3")
    page.locator(".bar .seg button[lang=fr]").click()
    expect(apart).to_contain_text("2 médailles")
    ada.close()


NEVER_ANSWERED = """() => {
  StorageManager.prototype.persist = () => {
    document.documentElement.dataset.persist = 'asked'
    return new Promise(() => {})
  }
}"""


def test_what_is_kept_is_whole_or_nothing_and_its_space_can_be_freed(browser: Browser, real: Server) -> None:
    """Without a worker that keeps the shell, which some browsers refuse in their private windows, and with one's leave
    to keep it for good asked for, by a question that nobody answers."""
    ada = Visitor(browser, real.url)
    ada.context.add_init_script(f"({NEVER_ANSWERED})()")
    page = ada.page
    page.clock.install()
    page.route("**/msgspec.whl", lambda route: route.fulfill(body=b"something else"))
    ada.open("/settings")
    page.locator("[data-offline=keep]").click()
    expect(page.locator(".offline [role=alert]")).to_contain_text("msgspec.whl came, and is not what it should be")
    assert page.evaluate(KEPT) == []
    expect(page.locator("html")).to_have_attribute("data-persist", "asked")
    page.unroute("**/msgspec.whl")
    page.route("**/msgspec.whl", lambda _route: None)  # asked for, and never answered
    page.locator("[data-offline=keep]").click()
    expect(page.locator(".offline[aria-busy=true] progress")).to_be_visible()
    page.clock.fast_forward(40_000)
    expect(page.locator(".offline [role=alert]")).to_contain_text("Not everything came over the line")
    assert page.evaluate(KEPT) == []
    page.unroute("**/msgspec.whl")
    keep_offline(page)
    expect(page.locator(".offline .hint")).to_contain_text(re.compile(r"It uses [1-9]\d*\.\d\u00a0MB here"))
    assert len(page.evaluate(KEPT)) == 1
    page.locator("[data-offline=free]").click()
    expect(page.locator("[data-offline=keep]")).to_be_visible()
    assert page.evaluate(KEPT) == []
    page.route("**/files.json", lambda route: route.fulfill(status=500))
    page.locator("[data-offline=keep]").click()
    expect(page.locator(".offline [role=alert]")).to_contain_text("files.json: 500")
    assert page.evaluate(KEPT) == [], "nothing is not everything"
    page.unroute("**/files.json")
    page.reload()
    keep_offline(page)
    page.route("**/files.json", lambda route: route.abort())
    page.reload()
    expect(page.locator(".offline [role=alert]")).to_be_visible()
    page.locator("[data-offline=free]").click()
    expect(page.locator("[data-offline=free]")).to_have_count(0)
    assert page.evaluate(KEPT) == []
    page.unroute("**/files.json")
    page.route("**/files.json", lambda route: route.fulfill(json={"app.js": {}}))  # as where the parts are not made
    page.reload()
    expect(page.locator(".offline .hint")).to_contain_text("./run pocket")
    ada.close()


THROWN_AWAY = f"async () => Promise.all((await ({KEPT})()).map((name) => caches.delete(name)))"


def test_what_the_browser_threw_away_is_kept_anew_and_who_frees_it_meanwhile_has_it_freed(
    browser: Browser, real: Server
) -> None:
    ada = Visitor(browser, real.url)
    page = ada.open("/settings")
    keep_offline(page)
    page.evaluate(THROWN_AWAY)
    held: list[Route] = []
    other = ada.new_page()
    other.route("**/msgspec.whl", lambda route: held.append(route))
    with other.expect_request("**/msgspec.whl"):
        other.goto(f"{real.url}/settings")
    page.locator("[data-offline=free]").click()
    wait_until(lambda: bool(page.evaluate("async () => (await navigator.locks.query()).pending.length")))
    for route in held:
        route.continue_()
    expect(page.locator("[data-offline=keep]")).to_be_visible()
    assert page.evaluate(KEPT) == []
    page.reload()
    expect(page.locator("[data-offline=keep]")).to_be_visible()
    assert page.evaluate(KEPT) == [], "nobody keeps it again"
    ada.close()


INSTALLED = """async () => {
  const { src } = document.querySelector('script[type=module]')
  await (await import(src.replace('app.js', 'parts/keeping.js'))).keepInstalled()
}"""


def test_what_an_installed_app_could_not_keep_covers_no_dock_and_can_be_closed_for_good(
    browser: Browser, real: Server
) -> None:
    ada = Visitor(browser, real.url, viewport=PHONE, has_touch=True, reduced_motion="reduce")
    table = ada.ask("POST", "/api/tables", {"game": "railways", "seats": [{"type": "me"}]})["id"]
    page = ada.open(f"/table/{table}")
    page.wait_for_selector(".dock")
    page.route("**/msgspec.whl", lambda route: route.abort())
    page.evaluate(INSTALLED)
    strip = page.locator(".coming.problem").bounding_box()
    dock = page.locator(".dock").bounding_box()
    assert strip is not None and dock is not None and strip["y"] + strip["height"] <= dock["y"]
    page.get_by_role("button", name="Close", exact=True).tap()
    expect(page.locator(".coming")).to_have_count(0)
    page.reload()
    page.wait_for_selector(".dock")
    page.evaluate(INSTALLED)
    expect(page.locator(".coming")).to_have_count(0)
    ada.close()
