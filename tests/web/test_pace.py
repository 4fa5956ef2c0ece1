"""What others do is shown one thing after another, at the pace one likes, and once more when one asks for it."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kits.browser import PATIENCE, PHONE, Visitor, seq, wait_for_change
from kits.off_the_rails_tables import ANN, crash_table, script
from kits.off_the_rails_tables import bring as by_the_api
from kits.railways_states import at as decade_at
from kits.railways_states import grown as plan
from kits.webstates import bring
from kits.wholeness import CUT_OFF

New = Callable[..., Visitor]
WATCH = """() => {
  window.seen = []
  const look = () => {
    const now = [document.querySelector('.banner').dataset.shows || '', document.querySelector('.banner h1').innerText,
      document.querySelector('.mini .foot').innerText, document.querySelectorAll('.mini > svg > g').length,
      document.querySelectorAll('.mini .lit').length, document.title]
    if (JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now)
  }
  const all = { attributes: true, childList: true, characterData: true, subtree: true }
  new MutationObserver(look).observe(document, all)
}"""
"""Writes down what the banner says, how many of Bob's tiles are drawn and lit, and the page's title."""
RIDE = """() => {
  const look = () => { window.rode ||= !!document.querySelector('.rw-rider') }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
}"""
"""Whether a passenger rode: that motion has a time of its own, which the test does not hold."""
SHOWS = ".banner[data-shows]"
LISTEN = """() => {
  window.heard = [], window.loud = []
  window.AudioContext = class {
    currentTime = 0
    destination = {}
    state = 'suspended'
    resume() {
      return new Promise((woken) => { if (navigator.userActivation.hasBeenActive) { this.state = 'running'; woken() } })
    }
    createGain() {
      const gain = { setValueAtTime() {}, exponentialRampToValueAtTime: (to) => loud.push(to) }
      return { gain, connect: (to) => to }
    }
    createOscillator() {
      const frequency = { setValueAtTime: (pitch) => heard.push(pitch), exponentialRampToValueAtTime() {} }
      return { frequency, connect: (to) => to, start() {}, stop() {} }
    }
  }
}"""
"""Writes down the pitch and the strength of every note; silent like a browser until something is pressed."""
PLACE, RUN, CRASH_SOUND, BANK, END = 940, 196, 150, 784, 523
"""A note that only this sound has."""


def hold(page: Page) -> None:
    """From now on the page's clock is the test's."""
    page.clock.install()
    page.clock.pause_at(time.time() + 3600)


def frame_by_frame(page: Page, until: str) -> int:
    """However busy the machine is, no beat is missed; how many frames it took by the page's clock."""
    given_up, frames = time.monotonic() + PATIENCE / 1000, 0
    while not page.evaluate(until):
        assert time.monotonic() < given_up, until
        page.clock.run_for(48)
        frames += 1
    return frames


def at_rest(page: Page) -> int:
    return frame_by_frame(page, f"() => !document.querySelector('{SHOWS}')")


def sit_down(ann: Visitor, bob: Visitor) -> str:
    """Railroad Tiles between two people; what Bob does, he does by the API."""
    seats = [ANN, {"type": "open"}]
    made = ann.ask("POST", "/api/tables", {"game": "railroad-tiles", "seats": seats, "seed": "pace"})
    bob.ask("POST", "/api/join", {"link": made["seats"][1]["link"], "name": "Bob"})
    return str(made["id"])


def position(who: Visitor, table: str) -> dict[str, Any]:
    found: dict[str, Any] = who.ask("GET", f"/api/tables/{table}/updates")
    return found


def play(who: Visitor, table: str, seat: int, until: Callable[[list[int]], bool]) -> int:
    """By the API, the last of what is listed, until others are to act; up to which entry."""
    while True:
        now = position(who, table)
        if until(now["position"]["to_act"]) or seat not in now["position"]["to_act"]:
            return int(now["seq"])
        body = {"seq": now["seq"], "action": now["position"]["legal"][-1], "seat": seat}
        who.ask("POST", f"/api/tables/{table}/actions", body)


def bob_alone(ann: Visitor, bob: Visitor, table: str) -> None:
    """Until Bob is to act, and has tiles to place."""
    for _ in range(60):
        now = position(bob, table)["position"]
        if now["to_act"] == [1] and any(each["type"] == "place_tile" for each in now["legal"]):
            return
        seat = now["to_act"][0]
        before = position((ann, bob)[seat], table)
        body = {"seq": before["seq"], "action": before["position"]["legal"][-1], "seat": seat}
        (ann, bob)[seat].ask("POST", f"/api/tables/{table}/actions", body)
    raise AssertionError("Bob never places anything")


def watched(visitor: New, pace: str, *, listens: bool = False, **facts: Any) -> tuple[Page, Visitor, str]:
    """Ann looks on while Bob is about to place his tiles."""
    ann, bob = visitor(**facts), visitor()
    if listens:
        ann.context.add_init_script(f"({LISTEN})()")
    choose(ann, pace)
    if listens:
        ann.page.get_by_label("Soft sounds").click()
    table = sit_down(ann, bob)
    bob_alone(ann, bob, table)
    page = ann.open(f"/table/{table}")
    page.wait_for_selector(".table[data-turn=false]")
    hold(page)
    page.evaluate(WATCH)
    return page, bob, table


def choose(ann: Visitor, pace: str) -> None:
    page = ann.open("/settings")
    page.locator("label.choice", has=page.locator("input[name=pace]")).filter(has_text=pace).click()
    page.reload()
    expect(page.locator("input[name=pace]:checked + span")).to_have_text(pace)


def seen(page: Page) -> list[list[Any]]:
    found: list[list[Any]] = page.evaluate("() => window.seen")
    return found


def bob_plays(page: Page, bob: Visitor, table: str) -> None:
    """All that he has to do; the page has heard of it."""
    last = play(bob, table, 1, lambda to_act: 1 not in to_act)
    page.wait_for_function("last => Number(document.querySelector('.table').dataset.seq) >= last", arg=last)


def test_it_is_my_turn_when_i_have_seen_what_others_did(visitor: New) -> None:
    page, bob, table = watched(visitor, "calmly")
    tiles = page.locator(".mini > svg > g").count()
    bob_plays(page, bob, table)
    expect(page.locator(".table[data-turn=true]")).to_have_count(1)
    expect(page.locator(SHOWS)).to_have_attribute("data-shows", "others")
    expect(page.locator(".banner h1")).to_have_text("Bob plays")
    assert not page.title().startswith("Your turn")
    assert page.locator(".mini > svg > g").count() == tiles, "nothing of it has been shown yet"
    at_rest(page)
    expect(page.locator(".banner h1")).to_contain_text("Ann,")
    assert page.title().startswith("Your turn")
    counts = [each[3] for each in seen(page)]
    assert counts == sorted(counts)
    assert set(range(tiles, counts[-1] + 1)) <= set(counts), "one tile after another"
    assert any(each[4] for each in seen(page)), "what is placed is lit"
    told = next(i for i, each in enumerate(seen(page)) if each[5].startswith("Your turn"))
    assert set(counts[told:]) == {counts[-1]}, "the title says so when all of it was shown"
    assert not any(each[1].startswith("Ann,") for each in seen(page)[:told])


def test_calmly_takes_more_frames_than_quickly(visitor: New) -> None:
    """Of the same turn, by the page's clock, which is the test's."""
    frames = []
    for pace in ("quickly", "calmly"):
        page, bob, table = watched(visitor, pace)
        bob_plays(page, bob, table)
        expect(page.locator(SHOWS)).to_have_attribute("data-shows", "others")
        frames.append(at_rest(page))
    assert 0 < frames[0] < frames[1]


def test_once_more_by_key_button_and_finger_and_acting_ends_it(visitor: New) -> None:
    page, bob, table = watched(visitor, "at once", listens=True, has_touch=True)
    page.keyboard.press("Shift")
    bob_plays(page, bob, table)
    page.wait_for_function("place => heard.includes(place)", arg=PLACE)
    expect(page.locator(".banner h1")).to_contain_text("Ann,")
    assert not any(each[0] for each in seen(page)), "at once is at once"
    again = page.locator("[data-tool=again]")
    ways: tuple[Callable[[], None], ...] = (lambda: page.keyboard.press("a"), again.click, again.tap)
    for ask in ways:
        ask()
        expect(page.locator(SHOWS)).to_have_attribute("data-shows", "again")
        expect(page.locator(".banner h1")).to_have_text("The last turn again")
        frame_by_frame(page, "() => document.querySelector('.area .lit')")
        expect(page.locator(".whose")).to_contain_text("Bob")
        assert page.title().startswith("Your turn")
        page.keyboard.press("Shift")
        expect(page.locator(SHOWS)).to_have_count(0)
        expect(page.locator(".whose")).to_have_count(0)
    page.keyboard.press("a")
    expect(page.locator(SHOWS)).to_have_count(1)
    before = seq(page)
    page.locator("[data-take]:enabled, .hand button:enabled, .dock .btn.go:enabled").first.click()
    expect(page.locator(SHOWS)).to_have_count(0)
    if page.locator(".cell.can").count():
        page.locator(".cell.can").first.click()
    wait_for_change(page, before)


def test_what_it_says_meanwhile_is_whole_on_a_phone_in_three_languages(visitor: New) -> None:
    page, bob, table = watched(visitor, "calmly", viewport=PHONE, has_touch=True)
    bob_plays(page, bob, table)
    expect(page.locator(".banner h1")).to_have_text("Bob plays")
    assert not page.evaluate(CUT_OFF)
    for tongue, says in (("fr", "Le dernier tour, encore une fois"), ("it", "Di nuovo l’ultimo turno")):
        page.locator(".seg button", has_text=tongue.upper()).click()
        page.locator("[data-tool=again]").click()
        expect(page.locator(".banner h1")).to_have_text(says)
        assert not page.evaluate(CUT_OFF)


def test_a_run_of_carts_once_more_and_what_it_all_sounds_like(visitor: New) -> None:
    """Also after the page was opened anew, and for who wants no motion: then still by still. Once something was
    pressed, one hears it, as loud as one has set it, to the end of the match."""
    ann = visitor(reduced_motion="reduce")
    ann.context.add_init_script(f"({LISTEN})()")
    settings = ann.open("/settings")
    settings.get_by_label("Soft sounds").click()
    settings.get_by_label("How loud").focus()
    settings.keyboard.press("End")
    settings.wait_for_function("() => heard.includes(660)")
    page = crash_table(ann, 64)
    hold(page)
    page.locator("[data-tool=again]").click()
    frame_by_frame(page, "() => document.querySelector('[data-beat=cart_banked]')")
    expect(page.locator(SHOWS)).to_have_attribute("data-shows", "again")
    at_rest(page)
    expect(page.locator("[data-beat]")).to_have_count(0)
    page.wait_for_function("([run, bank]) => heard.includes(run) && heard.includes(bank)", arg=[RUN, BANK])
    assert max(page.evaluate("() => loud")) == pytest.approx(0.22)
    rest = script()[64:]
    by_the_api({0: ann, 1: ann}, page, rest)
    expect(page.locator(".table.over")).to_have_count(1)
    page.wait_for_function("kinds => kinds.every(kind => heard.includes(kind))", arg=[CRASH_SOUND, END])


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_alone_one_sees_what_ones_last_action_did(motion: str, visitor: New) -> None:
    here = visitor(reduced_motion=motion)
    page = here.open(f"/table/{bring(here, plan(decade_at('pay_for', 3, 'move_passenger')))}")
    page.wait_for_selector("#preview[data-ready=true]")
    before = seq(page)
    page.locator("#preview .btn.ok").click()
    wait_for_change(page, before)
    page.wait_for_function("() => !document.querySelector('.rw-chip, .rw-rider')")
    hold(page)
    page.evaluate(RIDE)
    page.keyboard.press("a")
    frame_by_frame(
        page, "() => window.rode" if motion == "no-preference" else "() => document.querySelector('.rw-plan .lit')"
    )
    expect(page.locator(SHOWS)).to_have_attribute("data-shows", "again")
    at_rest(page)


def test_who_looks_on_sees_a_plan_played_out(visitor: New) -> None:
    """A passenger of somebody else's rides before what it brought stands there."""
    ann, guest = visitor(), visitor()
    choose(guest, "calmly")
    table = bring(ann, plan(decade_at("pay_for", 3, "move_passenger")))
    page = guest.open(f"/table/{table}")
    page.wait_for_selector(".watching")
    profit = page.locator(".rw-ledger").inner_text()
    hold(page)
    page.evaluate(RIDE)
    now = position(ann, table)
    ann.ask(
        "POST", f"/api/tables/{table}/actions", {"seq": now["seq"], "action": now["position"]["legal"][0], "seat": 0}
    )
    expect(page.locator(SHOWS)).to_have_attribute("data-shows", "others")
    expect(page.locator(".banner h1")).to_have_text("Ada plays")
    frame_by_frame(page, "() => window.rode")
    at_rest(page)
    expect(page.locator(".rw-ledger")).not_to_have_text(profit)
