"""Off the Rails keeps its board free: tools, what an action does and why one is refused stand beside it."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, Route, expect

from kits.browser import DESKTOP, PHONE, Visitor, seq, shared, wait_for_change
from kits.languages import TONGUES
from kits.off_the_rails_states import entering, scripted
from kits.off_the_rails_tables import CRASH, ME, crash_table, homeward, table
from kits.study_states import analysed
from kits.webstates import bring
from kits.wholeness import use_language

New = Callable[..., Visitor]
LARGE = 740
"""As large as in the drawing, on a screen of 1440 by 900."""


def box(place: Locator) -> FloatRect:
    place.wait_for()
    found = place.bounding_box()
    assert found is not None
    return found


def is_apart(page: Page, place: str) -> bool:
    """Whether it covers nothing of the board."""
    board, other = box(page.locator(".cave")), box(page.locator(place))
    return (
        other["x"] + other["width"] <= board["x"]
        or other["x"] >= board["x"] + board["width"]
        or other["y"] + other["height"] <= board["y"]
        or other["y"] >= board["y"] + board["height"]
    )


def do(page: Page, tool: str, where: str) -> None:
    before = seq(page)
    page.locator(f"[data-tool={tool}]").click()
    page.locator(f".cave [data-cell='{where}']").click()
    wait_for_change(page, before)


def decline(page: Page) -> None:
    """The first match that teaches stands above the board until one has said no."""
    page.locator("#tutor-offer").get_by_role("button", name="Not now").click()
    expect(page.locator("#tutor-offer")).to_have_count(0)


def test_the_board_is_large_and_free_and_says_what_an_action_does_for_the_carts(visitor: New) -> None:
    ann = visitor(viewport=DESKTOP)
    page = table(ann, ME, ME, seed=CRASH)
    decline(page)
    board = box(page.locator(".cave"))
    assert min(board["width"], board["height"]) >= LARGE
    for place in (".otr-tools", ".dock .btn.go"):
        assert box(page.locator(place))["x"] < box(page.locator(".cave"))["x"]
    plan = box(page.locator(".otr-plan"))
    assert plan["y"] + plan["height"] <= box(page.locator(".otr-tools"))["y"], "the tools stand under the plan"
    do(page, "cart", "9,3")
    expect(page.locator(".otr-plan li").first).to_contain_text("White derails")
    page.locator("[data-tool=straight]").click()
    page.locator(".cave [data-cell='8,3']").hover()
    page.wait_for_selector("#preview[data-ready=true]")
    expect(page.locator("#preview")).to_contain_text("White runs to I4")
    expect(page.locator("#preview")).not_to_contain_text("ctions")
    assert is_apart(page, "#preview")
    for where in ("8,3", "7,3", "6,3"):
        do(page, "straight", where)
    expect(page.locator(".otr-plan li").nth(3)).to_contain_text("Saves White")
    page.reload()
    expect(page.locator(".otr-plan li").nth(3)).to_contain_text("Saves White")
    expect(page.locator("#ahead")).to_contain_text("stops on Blue 6")


def test_an_action_that_shuts_a_rivals_way_home_says_whom_it_blocks(visitor: New) -> None:
    page = crash_table(visitor(viewport=DESKTOP), 63)
    page.locator("[data-tool=cart]").click()
    page.locator(".cave [data-cell='9,3']").hover()
    page.wait_for_selector("#preview[data-ready=true]")
    expect(page.locator("#preview")).to_contain_text("Blocks Bob")
    do(page, "cart", "9,3")
    expect(page.locator(".otr-plan li").first).to_contain_text("Blocks Bob")


def test_an_action_that_brings_a_cart_home_says_what_it_banks(visitor: New) -> None:
    here = visitor(viewport=DESKTOP, reduced_motion="reduce")
    page = here.open(f"/table/{bring(here, homeward(), 'Ann', 'Bob')}")
    planned = page.locator(".otr-plan li").first
    do(page, "straight", "8,4")
    expect(planned).to_contain_text("Saves Black")
    for tongue, banks in (("fr", "Noir rapporte 6"), ("it", "Nero porta a casa 6"), ("en", "Black banks 6")):
        use_language(page, tongue)
        expect(planned).to_contain_text(banks)
    before = seq(page)
    page.locator(".dock .btn.go").click()
    wait_for_change(page, before)
    expect(page.locator("[data-total='0']")).to_have_text("12")


@pytest.mark.parametrize("size", [DESKTOP, {"width": 1920, "height": 1080}], ids=["1440", "1920"])
def test_the_log_is_in_sight_under_the_plan_and_little_is_left_beside_the_board(visitor: New, size: Any) -> None:
    page = table(visitor(viewport=size), ME, ME, seed=CRASH)
    decline(page)
    log, board, stage = box(page.locator("#p-log")), box(page.locator(".cave")), box(page.locator(".stage"))
    assert log["x"] + log["width"] <= stage["x"]
    assert log["y"] + 100 <= size["height"]
    assert stage["width"] - min(board["width"], board["height"]) < 100, "the rest of the width is the columns'"


def test_a_refusal_stands_beside_the_board_and_names_its_cell_once(visitor: New) -> None:
    page = table(visitor(viewport=DESKTOP), ME, ME, seed=CRASH)
    page.locator(".cave [data-cell='2,2']").hover()
    said = "No track is laid on the centre of Red: the middle of a mine stays free. OR-C3"
    expect(page.locator("#tutor-offer")).to_be_visible()
    expect(page.locator(".beside .toast")).to_be_visible()
    expect(page.locator(".beside .toast")).to_have_text(said)
    assert is_apart(page, ".beside")


def test_a_player_has_the_crest_of_the_clan_wherever_they_are_named(visitor: New) -> None:
    page = crash_table(visitor(viewport=DESKTOP), 30)
    for place in (".banner", ".scores thead", "#p-seats", "#p-log"):
        expect(page.locator(f"{place} .seat.sign").first).to_be_visible()
    expect(page.locator(".seat:not(.sign)")).to_have_count(0)


def test_before_the_clans_are_dealt_nobody_has_a_colour(visitor: New) -> None:
    page = table(visitor(), {**ME, "name": "Ada"}, {"type": "open"})
    expect(page.locator(".seat-list .seat.undealt")).to_have_text(["A", "?"])
    expect(page.locator(".seat:not(.undealt)")).to_have_count(0)
    page = visitor().open("/new/off-the-rails")
    expect(page.locator(".seat-rows .seat.undealt").first).to_be_visible()
    expect(page.locator(".seat-rows .seat:not(.undealt)")).to_have_count(0)


def test_the_crest_goes_with_the_player_to_the_home_page_the_end_and_the_analysis(visitor: New) -> None:
    ada, bo = visitor(), visitor()
    made = shared(ada, bo, "off-the-rails", seed=CRASH)
    held: list[Route] = []
    bo.page.route("**/glance?*", lambda route: held.append(route), times=1)
    with bo.page.expect_request("**/glance?*"):
        card = bo.open().locator(f".tbl[data-table='{made}']")
    expect(card).to_contain_text("Ada is thinking")
    expect(card.locator(".seat.undealt")).to_be_visible()
    held[0].continue_()
    expect(card.locator(".seat.sign")).to_be_visible()
    scripted(999)(ada)
    expect(ada.page.locator(".ending .seat.sign")).to_be_visible()
    expect(ada.page.locator(".seat:not(.sign)")).to_have_count(0)
    analysed(ada)
    expect(ada.page.locator(".accuracies .seat.sign")).to_have_count(2)
    expect(ada.page.locator(".seat:not(.sign)")).to_have_count(0)
    lines = ada.page.locator(".analysis-graph .key").evaluate_all("all => all.map(each => each.getAttribute('style'))")
    assert len(lines) == 2 and all("--ink-" in line for line in lines), "the lines have the colours of the clans"


def test_a_long_name_stands_whole_on_its_plate(visitor: New) -> None:
    name = "Wilhelmina Throckmorton-Smythe"
    page = table(visitor(viewport=DESKTOP), {**ME, "name": name}, {**ME, "name": "Bartholomäus"}, seed=CRASH)
    lines = page.locator(".seat-plate .plate-name").all_text_contents()
    assert {name, "Bartholomäus"} <= {*lines, " ".join(lines[:2]), " ".join(lines[-2:])}
    for plate in page.locator(".seat-plate").all():
        score = box(plate.locator(".plate-score"))
        for line in plate.locator(".plate-name").all():
            said = box(line)
            is_beside = said["x"] + said["width"] <= score["x"] or score["x"] + score["width"] <= said["x"]
            is_above = said["y"] + said["height"] <= score["y"] or score["y"] + score["height"] <= said["y"]
            assert is_beside or is_above, "no name runs into its score"


def test_odds_come_by_a_key_and_by_a_button(visitor: New) -> None:
    page = table(visitor(viewport=DESKTOP), ME, ME, seed=CRASH)
    expect(page.locator(".cave .odds")).to_have_count(0)
    page.keyboard.press("o")
    expect(page.locator(".cave .odds").first).to_be_attached()
    button = page.locator("[data-do=odds]")
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    expect(page.locator(".cave .odds")).to_have_count(0)


PILED = """() => {
  const plate = (name) => [...document.querySelectorAll(`.cave ${name}`)].map((each) => ({
    name, box: [...each.querySelectorAll('rect')].at(-1).getBoundingClientRect(),
  }))
  const all = ['.mine-n', '.odds', '.planned'].flatMap(plate)
  const meet = ({ box: a }, { box: b }) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const after = (one, i) => all.slice(i + 1).filter((other) => meet(one, other)).map(({ name }) => one.name + name)
  return all.flatMap(after)
}"""


def test_numbers_odds_and_the_plan_do_not_pile_up(visitor: New) -> None:
    """All three in one cell: a mine's number, the chance of the dark, and two actions that were planned there."""
    page = crash_table(visitor(viewport=DESKTOP, reduced_motion="reduce"), 63)
    page.wait_for_selector(".cave .odds")
    do(page, "straight", "6,1")
    do(page, "upgrade", "6,1")
    expect(page.locator(".cave .planned")).to_have_text("1·2")
    assert page.evaluate(PILED) == []


def test_on_a_phone_the_plan_is_a_row_of_four_and_the_forecast_stays_in_sight(visitor: New) -> None:
    ann = visitor(viewport=PHONE, has_touch=True, is_mobile=True)
    page = table(ann, {**ME, "name": "Ada"}, ME, seed=CRASH)
    decline(page)
    before = seq(page)
    page.locator("[data-tool=cart]").tap()
    page.locator(".cave [data-cell='9,3']").tap()
    page.wait_for_selector("#preview[data-ready=true]")
    assert is_apart(page, ".beside")
    page.locator(".dock .btn.ok").tap()
    wait_for_change(page, before)
    tiles = page.locator(".otr-plan li")
    expect(tiles).to_have_count(4)
    assert len(set(tiles.evaluate_all("all => all.map(each => each.offsetTop)"))) == 1
    assert box(page.locator(".cave"))["width"] >= 0.95 * PHONE["width"], "the board is as wide as the phone"
    expect(page.locator("#ahead .ending")).to_be_in_viewport()
    assert is_apart(page, ".beside")
    page.locator("[data-tool=straight]").tap()
    for tongue in TONGUES:
        use_language(page, tongue)
        row, dock = box(page.locator(".otr-plan")), box(page.locator(".dock"))
        assert row["y"] + row["height"] <= dock["y"], f"{tongue}: the four tiles are in sight, above the dock"
    page.locator("#p-seats").scroll_into_view_if_needed()
    expect(page.locator("#ahead .ending")).to_be_in_viewport()
    page.locator(".otr-plan .tile").tap()
    page.locator("[data-plan-drop='0']").tap()
    expect(page.locator(".otr-plan li.empty")).to_have_count(4)


@pytest.mark.parametrize("show", [scripted(30), scripted(31), entering], ids=["full", "asked", "exits"])
def test_on_a_phone_no_tile_of_a_plan_lies_under_the_dock(visitor: New, show: Callable[[Visitor], None]) -> None:
    """Four actions and two carts, one with a choice before it; a question in the dock; the row of exits."""
    here = visitor(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    show(here)
    for tongue in TONGUES:
        use_language(here.page, tongue)
        row, dock = box(here.page.locator(".otr-plan")), box(here.page.locator(".dock"))
        assert row["y"] + row["height"] <= dock["y"], tongue


def test_chances_are_written_as_the_language_writes_them(visitor: New) -> None:
    here = visitor(viewport=DESKTOP, reduced_motion="reduce")
    scripted(63)(here)
    for tongue, said in (("en", "B 27%"), ("fr", "B 27\u00a0%"), ("it", "B 27%")):
        use_language(here.page, tongue)
        assert here.page.locator(".token-bar .clan-blue").inner_text() == said


def test_the_names_of_the_tools_stay_in_their_buttons(visitor: New) -> None:
    here = visitor(viewport=DESKTOP, reduced_motion="reduce")
    scripted(2)(here)
    for tongue in TONGUES:
        use_language(here.page, tongue)
        for tool in here.page.locator(".otr-tools button").all():
            button, name = box(tool), box(tool.locator("> :last-child"))
            assert button["x"] + 1 < name["x"], tongue
            assert name["x"] + name["width"] + 1 < button["x"] + button["width"], tongue
