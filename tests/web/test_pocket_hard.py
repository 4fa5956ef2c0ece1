"""Without a server, and it gets hard: a tab dies, two play at once, a new version comes, nothing may be kept."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from branchline.core import record
from branchline.games import find_game
from branchline.server.settings import BotLimits
from kits import railways_hands
from kits.browser import DESKTOP, FLAGS, PATIENCE, Visitor, find_chromium, seq
from kits.real_games import REAL
from kits.server import serving, wait_until
from kits.site import FOLDER, KEPT, Site, host_of, need_parts, static_site, upgrade

WHOLE = """async (name) => {
  const kept = await caches.keys()
  return kept.includes(name) && !!(await (await caches.open(name)).match(new URL('offline-whole', document.baseURI)))
}"""
NO_ROOM = "This browser could not keep that, and nothing has changed."


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with static_site(tmp_path) as running:
        yield running


@pytest.fixture
def ada(browser: Browser, site: Site) -> Iterator[Visitor]:
    made = Visitor(browser, site.url, reduced_motion="reduce", service_workers="allow")
    yield made
    made.close()


def begin(visitor: Visitor) -> Page:
    page = visitor.open("#/new/railways?seed=a+plain+deal")
    page.locator(".submit .btn:enabled").click()
    page.wait_for_selector(".rw-plan")
    return page


def play(page: Page, turns: range) -> int:
    """Some turns by mouse; where the table stands then."""
    for turn in turns:
        railways_hands.settle(page)
        railways_hands.by_mouse(page, turn)
    railways_hands.settle(page)
    return seq(page)


def reach(page: Page, wanted: int) -> None:
    page.wait_for_function("wanted => Number(document.querySelector('.table')?.dataset.seq) === wanted", arg=wanted)


def kill(page: Page) -> None:
    """The whole process of the tab ends at once, as where memory runs out."""
    with pytest.raises(Error):
        page.goto("chrome://crash")
    page.close()


def open_again(visitor: Visitor, address: str) -> Page:
    page = visitor.new_page()
    page.goto(address)
    page.wait_for_selector(".rw-plan")
    railways_hands.settle(page)
    return page


def throw_dice(page: Page, turn: int) -> None:
    """Begins what is due, and does not wait for what becomes of it."""
    cell = page.locator(".rw-cell.legal").nth(turn % 2)
    cell.click()
    railways_hands.ready(page)
    cell.click()


def test_a_tab_killed_in_the_middle_of_an_action_loses_nothing_and_doubles_nothing(ada: Visitor) -> None:
    page = begin(ada)
    address = page.url
    turn = 0
    for _ in range(3):
        while railways_hands.step(page) != "place_dice":
            play(page, range(turn, turn + 1))
            turn += 1
        known = seq(page)
        throw_dice(page, turn)
        kill(page)
        page = open_again(ada, address)
        assert known <= seq(page) <= known + 1, "all that was shown, and at most what was under way"
    while not railways_hands.is_over(page):
        railways_hands.settle(page)
        if not railways_hands.is_over(page):
            railways_hands.by_mouse(page, turn)
            turn += 1
    with page.expect_download() as download:
        page.locator("a[download]").click()
    read = record.read(Path(download.value.path()).read_bytes())
    assert record.digest(record.replay(read, find_game).state) == read.digest


def test_one_tab_plays_and_the_other_follows_and_of_both_at_once_one_is_first(ada: Visitor) -> None:
    one = begin(ada)
    two = open_again(ada, one.url)
    reach(two, play(one, range(2)))
    reach(one, play(two, range(2, 4)))
    turn = 4
    while railways_hands.step(one) != "place_dice":
        reach(two, play(one, range(turn, turn + 1)))
        turn += 1
    before = seq(one)
    for page, place in ((one, 0), (two, 1)):
        page.locator(".rw-cell.legal").nth(place).click()
        railways_hands.ready(page)
        page.mouse.down()
    for page in (one, two):
        page.mouse.up()
    for page in (one, two):
        page.wait_for_function("since => Number(document.querySelector('.table').dataset.seq) > since", arg=before)
    reach(two, seq(one))
    logs = [page.locator(".log li").all_inner_texts() for page in (one, two)]
    assert logs[0] == logs[1]
    reach(one, play(two, range(turn, turn + 3)))


def test_a_tab_keeps_its_version_and_the_next_one_has_the_new_one_whole(ada: Visitor, tmp_path: Path) -> None:
    page = ada.open("#/settings")
    page.locator("[data-offline=keep]").click()
    expect(page.locator("[data-offline=free]")).to_be_visible()
    (old,) = page.evaluate(KEPT)
    old_tab = begin(ada)
    stood = play(old_tab, range(2))
    version = upgrade(tmp_path, "Where to?", "Where now?")
    new_tab = ada.new_page()
    new_tab.goto(ada.url)
    expect(new_tab.locator("h1")).to_have_text("Where now?")
    # At once, while the new version is being kept and its worker put in place: somebody always answers.
    for _ in range(3):
        new_tab.reload()
        expect(new_tab.locator("h1")).to_have_text("Where now?")
    new = f"branchline-offline-{version}/{FOLDER}"
    wait_until(lambda: bool(new_tab.evaluate(WHOLE, new)))
    assert set(new_tab.evaluate(KEPT)) == {old, new}
    # The host of static files has nothing of the old version any more; the tab that began with it plays on, and finds
    # pages and bots that it had not loaded yet.
    stood = play(old_tab, range(2, 5))
    old_tab.locator(".bar .name").click()
    old_tab.locator("a.card", has_text="Rules").click()
    expect(old_tab.locator("#main h1")).to_be_visible()
    old_tab.close()
    # The match goes on in the new version.
    new_tab.locator(".tbl[data-table]").first.click()
    new_tab.wait_for_selector(".rw-plan")
    railways_hands.settle(new_tab)
    assert seq(new_tab) == stood
    assert play(new_tab, range(5, 7)) > stood


def break_thinker(root: Path) -> None:
    """Python does not start a second time, as where memory is short."""
    (thinker,) = root.glob("**/pocket/thinker.js")
    text, wanted = thinker.read_text(), "import { loadScripts, startPython } from './python.js'"
    assert wanted in text
    broken = "const startPython = async () => { throw new Error('no memory') }"
    thinker.write_text(text.replace(wanted, f"import {{ loadScripts }} from './python.js'\n{broken}"))


def test_where_there_is_no_room_it_is_said_and_nothing_is_shown_that_was_not_stored(
    browser: Browser, site: Site, tmp_path: Path
) -> None:
    break_thinker(tmp_path)
    ada = Visitor(browser, site.url, reduced_motion="reduce", service_workers="block")
    session = ada.context.new_cdp_session(ada.page)
    place = {"origin": "/".join(site.url.split("/")[:3])}
    session.send("Storage.overrideQuotaForOrigin", {**place, "quotaSize": 100})
    page = ada.open("#/new/railways?seed=a+plain+deal")
    page.locator(".submit .btn:enabled").click()
    expect(page.locator(".problem")).to_contain_text(NO_ROOM)
    page.locator(".bar .name").click()
    expect(page.locator(".poster")).to_have_count(3)
    expect(page.locator(".tbl[data-table]")).to_have_count(0)
    session.send("Storage.overrideQuotaForOrigin", place)
    page = begin(ada)
    assert play(page, range(2)) > 1
    # Nor is there room for a second Python, which thinks: nobody waits for it, and the host lives on.
    page.locator("[data-tool=hint]").click()
    expect(page.locator(".hint-card[data-part='1']")).to_be_visible()
    page.locator(".hint-card header button").click()
    assert play(page, range(2, 3)) > 2
    ada.close()


def moved_or_refused(page: Page, before: int) -> None:
    page.wait_for_function(
        """([before, text]) => Number(document.querySelector('.table').dataset.seq) > before
             || document.querySelector('#live').textContent.includes(text)""",
        arg=[before, NO_ROOM],
    )


def test_a_disk_that_fills_up_in_the_middle_of_a_match_loses_nothing_and_it_goes_on_when_there_is_room(
    browser: Browser, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is room for a table and some entries, from the start: for half a minute Chromium goes by what was free when
    it last looked, and a quota that is made smaller meanwhile does not bite."""
    ada = Visitor(browser, site.url, reduced_motion="reduce", service_workers="block")
    session = ada.context.new_cdp_session(ada.page)
    place = {"origin": "/".join(site.url.split("/")[:3])}
    session.send("Storage.overrideQuotaForOrigin", {**place, "quotaSize": 90_000})
    monkeypatch.setattr(railways_hands, "wait_for_change", moved_or_refused)
    page, stood, turn = begin(ada), -1, 0
    while seq(page) > stood:
        stood = seq(page)
        play(page, range(turn, turn + 1))
        turn += 1
        assert not railways_hands.is_over(page), "it never was full"
    expect(page.locator("#live")).to_contain_text(NO_ROOM)
    assert stood > 1, "it was full from the start"
    page.reload()
    page.wait_for_selector(".rw-plan")
    railways_hands.settle(page)
    assert seq(page) == stood, "all that was shown is there, and nothing else"
    session.send("Storage.overrideQuotaForOrigin", place)
    assert play(page, range(turn, turn + 2)) == stood + 2
    ada.close()


def test_a_host_that_dies_at_a_table_is_started_again_and_the_match_goes_on(ada: Visitor) -> None:
    page = begin(ada)
    stood = play(page, range(2))
    host_of(page).evaluate("setTimeout(() => { throw new Error('no memory') })")
    expect(page.locator(".coming[role=alert]")).to_contain_text("no memory")
    expect(page.locator(".news")).to_be_visible()
    page.locator(".coming .btn").click()
    expect(page.locator(".news")).to_have_count(0)
    expect(page.locator(".coming")).to_have_count(0)
    railways_hands.settle(page)
    assert seq(page) == stood
    assert play(page, range(2, 4)) > stood
    ada.faults.clear()  # what the host died of


IMPATIENT = """() => {
  const wait = setTimeout
  self.setTimeout = (act, after = 0, ...rest) => wait(act, Math.min(after, 300), ...rest)
}"""


@pytest.mark.parametrize("script", ["thinker.js", "pyodide.mjs", "pyodide.asm.mjs"])
def test_where_who_thinks_never_comes_nobody_waits_for_it(browser: Browser, site: Site, script: str) -> None:
    """The scripts of the second worker are asked for when a bot is first asked: the line may be dead by then."""
    ada = Visitor(browser, site.url, reduced_motion="reduce", service_workers="block")
    page = begin(ada)
    host_of(page).evaluate(IMPATIENT)
    ada.context.new_cdp_session(page).send("Network.clearBrowserCache")
    site.held = (f"/{script}",)
    site.gate.clear()
    page.locator("[data-tool=hint]").click()
    expect(page.locator(".hint-card[data-part='1']")).to_be_visible()
    site.gate.set()
    ada.close()


WATCHED = """() => {
  const { transaction } = IDBDatabase.prototype
  self.strokes = []
  IDBDatabase.prototype.transaction = function (...wish) {
    const made = transaction.apply(this, wish)
    if (made.mode === 'readwrite') self.strokes.push(made.durability)
    return made
  }
}"""


def test_an_action_is_one_stroke_of_the_store_and_goes_to_the_disk(ada: Visitor) -> None:
    page = begin(ada)
    stood = play(page, range(2))
    host_of(page).evaluate(WATCHED)
    done = play(page, range(2, 5)) - stood
    assert done == 3
    assert host_of(page).evaluate("self.strokes") == ["strict"] * done


LOST = """() => {
  const { transaction } = IDBDatabase.prototype
  IDBDatabase.prototype.transaction = function (...wish) {
    IDBDatabase.prototype.transaction = transaction
    this.close()
    return this.transaction(...wish)
  }
}"""
BROKEN = """() => {
  const { add } = IDBObjectStore.prototype
  IDBObjectStore.prototype.add = function () {
    IDBObjectStore.prototype.add = add
    throw new DOMException('broken', 'UnknownError')
  }
}"""


def test_a_database_that_was_closed_is_opened_again_and_one_that_breaks_is_said(ada: Visitor) -> None:
    page = begin(ada)
    host = host_of(page)
    stood = play(page, range(2))
    host.evaluate(LOST)
    stood, before = play(page, range(2, 3)), stood
    assert stood > before
    while railways_hands.step(page) != "place_dice":
        stood = play(page, range(3, 4))
    host.evaluate(BROKEN)
    throw_dice(page, 0)
    expect(page.locator("#live")).to_contain_text(NO_ROOM)
    page.reload()
    page.wait_for_selector(".rw-plan")
    assert play(page, range(4, 5)) == stood + 1


def test_where_what_is_kept_is_cleared_under_a_match_it_is_said_and_another_can_be_begun(
    ada: Visitor, site: Site
) -> None:
    page = begin(ada)
    stood = play(page, range(2))
    session = ada.context.new_cdp_session(page)
    origin = "/".join(site.url.split("/")[:3])
    session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "indexeddb"})
    assert railways_hands.step(page) == "place_dice"
    throw_dice(page, 0)
    expect(page.locator("#live")).to_contain_text(NO_ROOM)
    assert seq(page) == stood
    page.reload()
    expect(page.locator("h1")).to_have_text("No such table")
    assert play(begin(ada), range(2)) > 1


def test_two_sites_of_one_host_keep_what_is_theirs_and_leave_others_alone(
    browser: Browser, site: Site, tmp_path: Path
) -> None:
    """A page host has many folders at one address, and not all of them are ours."""
    shutil.copytree(tmp_path / FOLDER, tmp_path / "next")
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "index.html").write_text(
        "<script>caches.open('theirs').then(() => document.title = 'kept')</script>"
    )
    ada = Visitor(browser, "/".join(site.url.split("/")[:3]), reduced_motion="reduce", service_workers="allow")
    page = ada.open("/other/")
    page.wait_for_function("() => document.title === 'kept'")
    for folder in (FOLDER, "next"):
        ada.open(f"/{folder}/#/settings")
        page.locator("[data-offline=keep]").click()
        expect(page.locator("[data-offline=free]")).to_be_visible()
    ada.open("/next/#/new/railways?seed=a+plain+deal")
    page.locator(".submit .btn:enabled").click()
    page.wait_for_selector(".rw-plan")
    page.locator(".bar .name").click()
    expect(page.locator(".tbl[data-table]")).to_have_count(1)
    expect(page.locator("[data-along], [data-offline=back]")).to_have_count(0)  # there is no server to hand it to
    ada.open("/next/#/settings")
    page.locator("[data-offline=free]").click()
    expect(page.locator("[data-offline=keep]")).to_be_visible()
    ada.open(f"/{FOLDER}/")
    expect(page.locator(".poster")).to_have_count(3)
    expect(page.locator(".coming")).to_have_count(0)
    expect(page.locator(".tbl[data-table]")).to_have_count(0)
    assert [name.partition("/")[2] for name in page.evaluate(KEPT)] == [FOLDER]
    assert "theirs" in page.evaluate("() => caches.keys()")
    ada.close()


def with_profile(browser: Browser, profile: Path) -> BrowserContext:
    """A browser that belongs to somebody: it has settings, and apps can be installed."""
    facts: Any = {"executable_path": find_chromium(), "args": FLAGS, "locale": "en-GB", "viewport": DESKTOP}
    return browser.browser_type.launch_persistent_context(str(profile), timeout=PATIENCE, **facts)


@pytest.fixture(params=["site", "server"])
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, Callable[[], object]]]:
    """Where the product is, and what ends that."""
    if request.param == "site":
        site: Site = request.getfixturevalue("site")
        yield site.url, site.stop
        return
    need_parts()
    with serving(data=str(tmp_path / "data"), bots=BotLimits(workers=1), **REAL) as server:
        yield f"{server.url}/", server.stop


TOLD = """() => {
  window.told = []
  const look = () => told.push((document.querySelector('.coming')?.textContent || '').replace(/\\s+/g, ' '))
  new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true })
}"""
"""Writes down what is said of what comes: it may have come before anybody looks."""
KEEPING = "Kept for playing offline: [0-9]+% of 1[0-9]([.][0-9])? MB"


def test_an_app_that_was_installed_keeps_itself_and_opens_without_the_network(
    browser: Browser, home: tuple[str, Callable[[], object]], tmp_path: Path
) -> None:
    url, stop = home
    context = with_profile(browser, tmp_path / "profile")
    context.add_init_script(f"({TOLD})()")
    page = context.pages[0]
    page.set_default_timeout(PATIENCE)
    page.goto(url)
    expect(page.locator(".poster")).to_have_count(3)
    assert page.evaluate(KEPT) == [], "who only looks is not given it"
    page.wait_for_function("() => navigator.serviceWorker.controller")
    session = context.new_cdp_session(page)
    app = session.send("Page.getAppId")["appId"]
    assert app == url, "an app of its own, whatever else is at that address"
    session.send("PWA.install", {"manifestId": app})
    session.send("PWA.changeAppUserSettings", {"manifestId": app, "displayMode": "standalone"})
    with context.expect_page() as opened:
        session.send("PWA.launch", {"manifestId": app})
    window = opened.value
    window.set_default_timeout(PATIENCE)
    window.wait_for_function(f"() => told.some((text) => /{KEEPING}/.test(text))")
    expect(window.locator(".coming")).to_have_count(0)
    assert len(window.evaluate(KEPT)) == 1
    stop()
    window.reload()
    window.locator(".poster", has_text="Railways").click()
    window.locator(".who-with button", has_text="Alone").click()
    window.wait_for_selector(".rw-plan")
    context.close()


def test_where_nothing_may_be_kept_it_is_said_and_nothing_pretends_to_play(
    browser: Browser, site: Site, tmp_path: Path
) -> None:
    """The browser refuses this site its storage, as a person can ask it to."""
    profile = tmp_path / "profile"
    (profile / "Default").mkdir(parents=True)
    refused = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (profile / "Default" / "Preferences").write_text(json.dumps(refused))
    context = with_profile(browser, profile)
    page = context.pages[0]
    page.set_default_timeout(PATIENCE)
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(error.message))
    page.goto(site.url)
    expect(page.locator(".coming.problem")).to_contain_text("allow it to keep data")
    expect(page.locator(".poster")).to_have_count(3)
    page.locator("a.card", has_text="Rules").click()
    expect(page.locator("#main h1")).to_be_visible()
    assert not faults
    context.close()
