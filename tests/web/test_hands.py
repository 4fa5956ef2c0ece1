"""Hands: undo, starting the turn again, refusals with reasons, previews that hold, languages, lost connections."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from branchline.core.match import Match
from kits.browser import (
    DESKTOP,
    PHONE,
    TABLET,
    Visitor,
    by_mouse,
    by_touch,
    seq,
    settle,
    sure,
    total,
    until_my_turn,
    wait_for_change,
)
from kits.languages import TONGUES
from kits.webstates import at, bring, grown, placing, stuck
from kits.wholeness import use_language

New = Callable[..., Visitor]
SPOKEN = (("FR", "Finir le tour", "colonne"), ("IT", "Fine turno", "colonna"), ("EN", "End turn", "column"))
PATHS = ("/", "/new/railroad-tiles", "/settings", "/account", "/rules/railroad-tiles", "/gallery", "/score")
PLAYING = """() => {
  const step = Number(document.querySelector('[data-step]').dataset.step)
  return step >= 2 && step < Number(document.querySelector('.scrub input').max)
}"""
AFTER = "all => all.map(each => [each.dataset.item, each.dataset.after])"
ROWS = {
    "points": "row-points", "city_points": "cities", "rectangle": "rectangle", "opening_points": "openings",
    "objective_points": "objectives", "stars": "stars",
}  # fmt: skip


def alone(here: Visitor) -> Page:
    page = here.open()
    page.locator(".who-with button", has_text="Alone").click()
    page.wait_for_selector(".table[data-turn=true]")
    return page


def test_undo_redo_and_starting_the_turn_again(visitor: New) -> None:
    page = alone(visitor())
    while page.locator("[data-hand]").count() < 3:
        by_mouse(page, 1)
        until_my_turn(page)
    tiles, before = page.locator("[data-hand]").count(), page.locator(".cell.can").count()
    by_mouse(page, 0)
    expect(page.locator("[data-hand]")).to_have_count(tiles - 1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-hand]")).to_have_count(tiles)
    assert page.locator(".cell.can").count() == before
    page.get_by_role("button", name="Redo").click()
    expect(page.locator("[data-hand]")).to_have_count(tiles - 1)
    by_mouse(page, 1)
    page.get_by_role("button", name="Start this turn again").click()
    expect(page.locator("[data-take]:enabled").first).to_be_visible()
    page.keyboard.press("Shift+U")
    expect(page.locator("[data-take]:enabled")).to_have_count(0)
    page.keyboard.press("u")
    page.wait_for_function("() => document.querySelector('.log').textContent.includes('took something back')")


def test_an_illegal_drop_is_refused_with_its_reason_and_the_side_is_marked(visitor: New) -> None:
    here = visitor()
    page = here.open(f"/table/{bring(here, grown(at('place_tiles', 4)))}")
    page.wait_for_selector(".cell.can")
    before, reasons = seq(page), set()
    cells = page.locator(".cell:not(.can):has(> .hit:first-child)")
    for n in range(cells.count()):
        cells.nth(n).hover()
        page.wait_for_selector(f".toast[data-cell='{cells.nth(n).get_attribute('data-cell')}']")
        text = page.locator(".toast").inner_text()
        reasons.add(re.sub(r"-?\d+,-?\d+", "cell", text))
        if "would meet" in text:
            assert page.locator(".bad").count() == 1
            assert page.locator(".toast a").get_attribute("href") == "/rules/railroad-tiles#RT-T3"
            cells.nth(n).click()
    assert any("would meet" in reason for reason in reasons), reasons
    assert seq(page) == before, "nothing was placed"


@pytest.mark.clause("RT-T4")
@pytest.mark.parametrize("screen", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_what_fits_nowhere_is_discarded_for_nothing(visitor: New, screen: ViewportSize) -> None:
    here = visitor(viewport=screen)
    page = here.open(f"/table/{bring(here, stuck())}")
    page.wait_for_selector("[data-hand]")
    before, tiles = seq(page), page.locator("[data-hand]").count()
    expect(page.locator(".banner")).to_contain_text("discarding costs nothing")
    expect(page.get_by_role("button", name=re.compile("^Reject.*2 left"))).to_be_visible()
    page.get_by_role("button", name=re.compile("^Discard")).click()
    sure(page)
    wait_for_change(page, before)
    expect(page.locator("[data-hand]")).to_have_count(tiles - 1)
    expect(page.locator(".log")).to_contain_text("discards a tile")


@pytest.mark.parametrize("screen", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_a_tile_can_be_rejected_on_every_screen(visitor: New, screen: ViewportSize) -> None:
    here = visitor(viewport=screen)
    page = here.open(f"/table/{bring(here, grown(at('place_tiles', 3)))}")
    page.wait_for_selector("[data-hand]")
    before, tiles = seq(page), page.locator("[data-hand]").count()
    page.get_by_role("button", name=re.compile("^Reject")).click()
    sure(page)
    wait_for_change(page, before)
    expect(page.locator("[data-hand]")).to_have_count(tiles - 1)


def test_on_a_phone_all_that_can_be_done_with_a_tile_is_in_sight(visitor: New) -> None:
    """In every language, however many tiles one holds, on a narrow phone too."""
    here = visitor(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    page = here.open(f"/table/{bring(here, grown(at('place_tiles', 2)))}")
    tiles = page.locator("[data-hand]")
    expect(tiles).to_have_count(4)
    for left in (4, 3, 2, 1):
        expect(tiles).to_have_count(left)
        for width in (390, 360):
            page.set_viewport_size({"width": width, "height": 844})
            for tongue in TONGUES:
                use_language(page, tongue)
                for each in page.locator(".hand button").all():
                    expect(each).to_be_in_viewport(ratio=1)
        by_touch(page, 1)


def test_the_tiles_to_place_are_counted_not_those_to_choose_from(visitor: New) -> None:
    """Of two starting tiles one is placed, and of the objectives the one that is due."""
    here = visitor()
    page = here.open(f"/table/{bring(here, grown(at('place_starting_tile')))}")
    expect(page.locator("[data-hand]")).to_have_count(2)
    expect(page.locator(".dock-buttons .note")).to_have_text("One tile to place first")
    match = grown(owing, objectives="random")
    player = match.state.players[min(match.to_act)]
    assert len(player.objectives) > 1
    page = here.open(f"/table/{bring(here, match)}")
    expect(page.locator("[data-hand]")).to_have_count(len(player.hand) + len(player.objectives))
    expect(page.locator(".dock-buttons .note")).to_have_text(f"{len(player.hand) + 1} tiles to place first")


def test_where_the_starting_tile_lies_one_is_told_to_end_the_turn(visitor: New) -> None:
    here = visitor()
    page = here.open(f"/table/{bring(here, grown(at('place_starting_tile')))}")
    detail = page.locator(".banner p")
    expect(detail).to_have_text("Pick one; it is the heart of your area.")
    by_mouse(page, 0)
    expect(detail).to_have_text("Undo, or end your turn.")
    page.locator(".dock .btn.go").click()
    expect(detail).to_have_text("It is the heart of your area.")


def owing(match: Match) -> bool:
    return at("place_tiles")(match) and match.state.players[min(match.to_act)].owes_objective


def test_turning_goes_through_the_legal_orientations_only(visitor: New) -> None:
    here = visitor()
    page = here.open(f"/table/{bring(here, grown(at('place_tiles', 3)))}")
    cells = page.locator(".cell.can")
    cells.first.wait_for()
    for n in range(cells.count()):
        cells.nth(n).hover()
        ways = int(re.findall(r"(\d+) ways|one way", cells.nth(n).get_attribute("aria-label") or "")[0] or 1)
        seen = []
        for _ in range(ways + 1):
            page.wait_for_selector("#preview[data-ready=true]")
            ghost = page.locator("[data-ghost]")
            seen.append((ghost.get_attribute("data-turn"), ghost.get_attribute("data-flipped")))
            page.keyboard.press("r")
        assert len(set(seen)) == ways and seen[0] == seen[-1]
        if ways > 2:
            return


def test_previews_shown_equal_the_change_after_for_fifty_random_placements(visitor: New) -> None:
    rng, seen = random.Random(7), 0
    here = visitor(reduced_motion="reduce")
    page = alone(here)
    while seen < 50:
        until_my_turn(page)
        if page.locator(".final").count():
            page = alone(here)
        elif page.locator("[data-hand]").count() and page.locator(".cell.can").count():
            seen += check_one(page, rng)
        else:
            by_mouse(page, rng.randrange(9))


def check_one(page: Page, rng: random.Random) -> int:
    """Points at a random legal cell, turns the ghost some way, reads the card, places, and looks at the score table."""
    page.locator("[data-hand]").nth(rng.randrange(page.locator("[data-hand]").count())).click()
    cells = page.locator(".cell.can")
    if not cells.count():
        return 0
    cell = cells.nth(rng.randrange(cells.count()))
    cell.hover()
    for _ in range(rng.randrange(3)):
        page.keyboard.press("r")
    page.wait_for_selector("#preview[data-ready=true]")
    gain, before, moment = int(page.locator("[data-gain]").get_attribute("data-gain") or 0), total(page), seq(page)
    lines = page.locator("#preview [data-item]").evaluate_all(AFTER)
    cell.click()
    sure(page)
    wait_for_change(page, moment)
    assert total(page) - before == gain
    for item, after in lines:
        if item in ROWS and page.locator(f"[data-score='{ROWS[item]}-0']").count():
            shown = page.locator(f"[data-score='{ROWS[item]}-0']").inner_text().replace("−", "-")
            assert shown == after, item
    return 1


def test_an_action_is_typed_at_once(visitor: New) -> None:
    """The key that opens the line is followed by the words, with no wait in between."""
    here = visitor()
    page = here.open(f"/table/{bring(here, grown(at('place_tiles', 1)))}")
    page.wait_for_selector(".table[data-turn=true]")
    before, tiles = seq(page), page.locator("[data-hand]").count()
    page.keyboard.type("/place")
    page.keyboard.press("ArrowDown")
    chosen = page.locator("#choices [aria-selected=true]")
    expect(chosen).to_have_id("choice-1")
    assert chosen.inner_text().startswith("place")
    page.keyboard.press("Enter")
    sure(page)
    wait_for_change(page, before)
    assert page.locator("dialog").count() == 0
    assert page.locator("[data-hand]").count() == tiles - 1


def test_every_language_without_a_reload(visitor: New) -> None:
    here = visitor()
    page = here.open(f"/table/{bring(here, grown(at('place_tiles', 3)))}")
    page.wait_for_selector(".table")
    page.evaluate("window.isSame = true")
    for tongue, end, log in SPOKEN:
        page.locator(".seg button", has_text=tongue).click()
        expect(page.get_by_role("button", name=end)).to_be_visible()
        expect(page.locator(".log")).to_contain_text(log)
        assert page.locator("html").get_attribute("lang") == tongue.lower()
        assert "{" not in page.locator("body").inner_text()
    assert page.evaluate("window.isSame")


def test_the_pages_speak_every_language(visitor: New) -> None:
    for locale in ("en-GB", "fr-FR", "it-IT"):
        here = visitor(locale=locale)
        for path in PATHS:
            page = here.open(path)
            page.wait_for_selector("h1")
            settle(page)
            assert "{" not in page.locator("main").inner_text(), (locale, path)


def test_a_score_line_leads_to_its_clause(visitor: New) -> None:
    here = visitor()
    page = here.open(f"/table/{bring(here, grown(at('place_tiles', 3)))}")
    page.locator(".scores a", has_text="Rectangle").click()
    expect(page.locator("#RT-F2")).to_be_focused()


def test_a_second_tab_sees_the_same_and_nothing_is_sent_twice(visitor: New) -> None:
    here = visitor()
    page = alone(here)
    other = here.new_page()
    other.goto(page.url)
    other.wait_for_selector(".table[data-turn=true]")
    before = seq(page)
    by_mouse(page, 0)
    wait_for_change(other, before)
    assert seq(other) == seq(page) == before + 1
    here.context.set_offline(True)
    expect(page.locator(".news")).to_be_visible()
    page.locator(".cell.can, [data-take]:enabled").first.click()
    expect(page.locator(".toast")).to_contain_text("connection")
    here.context.set_offline(False)
    expect(page.locator(".news")).to_have_count(0)
    assert seq(page) == before + 1


def test_what_was_considered_while_there_was_no_line_is_judged_when_there_is_one(visitor: New) -> None:
    here = visitor()
    page = alone(here)
    here.context.set_offline(True)
    expect(page.locator(".news")).to_be_visible()
    page.locator("[data-take]:enabled, .cell.can").first.hover()
    expect(page.locator("#preview")).to_have_attribute("data-ready", "false")
    here.context.set_offline(False)
    expect(page.locator("#preview")).to_have_attribute("data-ready", "true")


def test_a_replay_goes_step_by_step_and_has_an_address_for_each(visitor: New) -> None:
    here = visitor()
    table = bring(here, grown(lambda _match: False))
    page = here.open(f"/replay/{table}/5")
    step = page.locator("[data-step]")
    expect(step).to_have_attribute("data-step", "5")
    page.keyboard.press("ArrowRight")
    expect(step).to_have_attribute("data-step", "6")
    expect(page).to_have_url(re.compile("/6$"))
    page.keyboard.press("End")
    expect(page.locator(".final")).to_be_visible()
    page.get_by_label("To the start").click()
    expect(step).to_have_attribute("data-step", "0")


def test_a_replay_begins_at_the_start_and_plays(visitor: New) -> None:
    """From the end it plays again from the start, and goes on."""
    here = visitor(reduced_motion="reduce")
    page = here.open(f"/table/{bring(here, grown(lambda _match: False, 1))}")
    page.get_by_role("link", name="Watch the replay").click()
    step = page.locator("[data-step]")
    expect(step).to_have_attribute("data-step", "0")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function(PLAYING)
    page.keyboard.press("End")
    expect(page.locator(".final")).to_be_visible()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function(PLAYING)


TOUCHING = """all => all.map((each) => each.getBoundingClientRect()).filter(({ right }, i, boxes) => {
  return i + 1 < boxes.length && boxes[i + 1].left < right + 4
}).length"""


def test_on_a_phone_five_tiles_lie_apart(visitor: New) -> None:
    """One sees where each ends, and the frame of the chosen one whole."""
    here = visitor(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    placing(here)
    tiles = here.page.locator(".hand [data-hand] .bl-svg")
    expect(tiles).to_have_count(5)
    assert tiles.evaluate_all(TOUCHING) == 0
    assert here.page.locator(".hand > button").evaluate_all(TOUCHING) == 0


BESIDE_ITS_SIGN = """button => {
  const text = document.createRange(), sign = button.querySelector('svg').getBoundingClientRect()
  text.selectNode([...button.childNodes].find((each) => each.nodeType === 3 && each.data.trim()))
  return text.getBoundingClientRect().left - sign.right
}"""


def test_what_a_way_to_be_rid_of_a_tile_is_called_stands_beside_its_sign(visitor: New) -> None:
    """However long the line under it is."""
    here = visitor(reduced_motion="reduce")
    placing(here)
    for tongue in TONGUES:
        use_language(here.page, tongue)
        assert 0 < here.page.locator("[data-away=reject]").evaluate(BESIDE_ITS_SIGN) < 10, tongue


def test_the_badge_of_a_seat_stands_in_its_own_column(visitor: New) -> None:
    here = visitor(reduced_motion="reduce")
    placing(here)
    heads = here.page.locator(".scores thead th:has(.seat)")
    expect(heads).to_have_count(3)
    for head in heads.all():
        column, badge = head.bounding_box(), head.locator(".seat").bounding_box()
        assert column and badge and column["x"] <= badge["x"], head
