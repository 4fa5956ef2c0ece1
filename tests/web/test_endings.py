"""The end of a match: why, who won and how it is celebrated, and a picture to share."""

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kits.browser import PHONE, SHEET, Visitor, settle
from kits.languages import TONGUES
from kits.off_the_rails_states import given_up, scripted
from kits.pictures import columns_of
from kits.railways_states import over as at_the_end
from kits.railways_states import table_at as railways_at
from kits.webstates import at, bring, grown, over, scattered, table_at
from kits.wholeness import use_language

New = Callable[..., Visitor]
Show = Callable[[Visitor], None]
ENDS: dict[str, tuple[Show, str]] = {
    "railroad-tiles": (table_at(over, 3, objectives="random"), "railroad-tiles-over-rounds"),
    "railways": (railways_at(at_the_end), "railways-over-decades"),
    "off-the-rails": (scripted(999), "off-the-rails-over-no-cart"),
}


def read(lines: str, total: str) -> str:
    """What the lines of a score say, and its total."""
    number = "each => each.textContent.replace('−', '-').replace('–', '0') || '0'"
    return f"""() => [
      [...document.querySelectorAll("{lines}")].map({number}),
      ({number})(document.querySelector("{total}")),
    ]"""


def shared(page: Page) -> bytes:
    """The picture that a click on the button brings."""
    with page.expect_download() as waiting:
        page.locator("[data-share]").click()
    assert waiting.value.suggested_filename.startswith("branchline-")
    return Path(waiting.value.path()).read_bytes()


@pytest.mark.parametrize("game", ENDS)
def test_the_end_says_why_shows_the_board_and_makes_a_picture(game: str, visitor: New) -> None:
    show, why = ENDS[game]
    here = visitor(reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    show(here)
    page = here.page
    expect(page.locator(f".ending [data-why={why}] a")).to_have_attribute("href", f"/rules/{game}#{CLAUSES[why]}")
    board, card = page.locator(".stage").bounding_box(), page.locator(".ending").bounding_box()
    assert board and card and board["height"] > 560
    assert card["x"] + card["width"] <= board["x"] or board["x"] + board["width"] <= card["x"], "the card is beside it"
    expect(page.locator(".ending .wreathed")).to_be_visible()
    expect(page.locator(".garland .flag").first).to_have_css("animation-name", "none")
    lines, total = page.evaluate(ITEMS[game])
    assert len(lines) >= 3 and sum(map(int, lines)) == int(total), "every line of the score is there"
    width, height, columns = columns_of(shared(page))
    assert (width, height) == (1200, 630)
    assert min(columns[5:11]) > 40, "the board is drawn"
    assert min(columns[1:3]) > 20, "so are the words"


def test_where_the_system_has_a_sheet_the_picture_is_shared_by_it(visitor: New) -> None:
    here = visitor(reduced_motion="reduce")
    here.context.add_init_script(SHEET)
    ENDS["railways"][0](here)
    here.page.locator("[data-share]").click()
    here.page.wait_for_function("() => /^branchline-.*[.]png$/.test(shared[0]?.files[0])")


ITEMS = {
    "railroad-tiles": read("td[data-score$='-0']", "[data-total='0']"),
    "railways": read(".rw-end .sum td", ".rw-end .tot"),
    "off-the-rails": read(".otr-end li:first-child .parts b", ".otr-end li:first-child .sum"),
}
CLAUSES = {
    "railroad-tiles-over-rounds": "RT-N3",
    "railways-over-decades": "RW-B2",
    "off-the-rails-over-no-cart": "OR-H8",
}


def test_the_flags_move_where_motion_is_wanted(visitor: New) -> None:
    here = visitor(reduced_motion="no-preference")
    ENDS["railways"][0](here)
    expect(here.page.locator(".garland .flag").first).to_have_css("animation-name", "sway")


def test_less_than_nothing_has_a_true_minus_in_the_bars_too(visitor: New) -> None:
    here = visitor()
    match = grown(over, 2, "states", scattered)
    here.open(f"/table/{bring(here, match)}")
    sums = here.page.locator(".fbar .tot")
    expect(sums).to_have_count(2)
    outcome = match.game.outcome(match.state)
    scores = [score or 0 for score in outcome.scores] if outcome else []
    assert min(scores) < 0
    assert sorted(sums.all_inner_texts()) == sorted(str(score).replace("-", "−") for score in scores)


def test_who_is_left_wins_what_was_given_up(visitor: New) -> None:
    here = visitor()
    given_up(here)
    page = here.page
    expect(page.locator(".ending h2")).to_have_text("Ada wins")
    expect(page.locator(".ending [data-why=over-resigned]")).to_contain_text("Bruno gave up")
    expect(page.locator(".otr-end")).to_have_count(0)
    expect(page.locator(".banner p")).to_contain_text("Bruno gave up")
    expect(page.locator("#p-scores")).to_contain_text("Score when it ended")


def test_the_replay_begins_at_the_start(visitor: New) -> None:
    here = visitor()
    ENDS["railways"][0](here)
    here.page.locator(".over-dock .btn.go").click()
    expect(here.page.locator("[data-step]")).to_have_attribute("data-step", "0")


def test_a_table_that_was_closed_before_it_began_says_so(visitor: New) -> None:
    here = visitor()
    wish = {"game": "off-the-rails", "seats": [{"type": "me"}, {"type": "open"}]}
    made = here.ask("POST", "/api/tables", wish)["id"]
    here.ask("POST", f"/api/tables/{made}/leave")
    page = here.open(f"/table/{made}")
    expect(page.get_by_role("alert")).to_have_text("This table was closed before its match began.")


def test_on_a_phone_the_whole_area_is_seen_when_it_is_over(visitor: New) -> None:
    here = visitor(viewport=PHONE, has_touch=True, reduced_motion="reduce")
    table_at(over, 3, objectives="random")(here)
    here.page.wait_for_selector(".ending")
    frame = here.page.locator(".area-frame").first
    inside, outside = frame.evaluate("frame => [frame.scrollWidth, frame.clientWidth]")
    assert inside <= outside


def test_the_final_score_of_three_stays_in_its_panel_in_every_language(visitor: New) -> None:
    """With what cars, trains and travellers brought on lines of their own."""
    here = visitor(reduced_motion="reduce")
    table_at(over, 3, objectives="random")(here)
    here.page.wait_for_selector(".ending")
    for row in ("car", "train", "traveller"):
        expect(here.page.locator(f"[data-score='{row}-0']")).to_be_visible()
    for tongue in TONGUES:
        use_language(here.page, tongue)
        beyond = here.page.locator("table.scores").first.evaluate(
            "table => table.getBoundingClientRect().right - table.parentElement.getBoundingClientRect().right + 14"
        )
        assert beyond <= 1, f"{tongue}: {beyond} px over"


@pytest.mark.parametrize("game", ENDS)
def test_what_one_can_do_now_is_one_row_under_the_board_in_every_language(game: str, visitor: New) -> None:
    here = visitor(reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    ENDS[game][0](here)
    ways = here.page.locator(".over-dock .btn")
    ways.first.wait_for()
    for tongue in TONGUES:
        use_language(here.page, tongue)
        assert len(set(ways.evaluate_all("all => all.map(each => each.offsetTop)"))) == 1, tongue


@pytest.mark.parametrize("game", ENDS)
def test_in_a_low_window_nothing_touches_when_it_is_over(game: str, visitor: New) -> None:
    here = visitor(reduced_motion="reduce", viewport={"width": 1280, "height": 500})
    ENDS[game][0](here)
    page = here.page
    page.wait_for_selector(".ending")
    settle(page)
    boxes = page.locator(".centre, .centre > *").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect().toJSON()).filter(({ height }) => height)"
    )
    centre, parts = boxes[0], boxes[1:]
    assert centre["width"] > 1200, "the whole width is the board's and the card's"
    for one, other in combinations(parts, 2):
        is_left, is_above = one["right"] + 7 <= other["left"], one["bottom"] + 7 <= other["top"]
        is_right, is_below = other["right"] + 7 <= one["left"], other["bottom"] + 7 <= one["top"]
        assert is_left or is_above or is_right or is_below, (one, other)


def test_a_rematch_is_a_table_of_the_same_seats(visitor: New) -> None:
    here = visitor(reduced_motion="reduce")
    given_up(here)
    page, over_there = here.page, here.page.url
    page.locator(".over-dock").get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/table/" in url and url != over_there)
    page.wait_for_selector(".table:not(.over)")


def test_what_was_not_met_is_missed_once_it_is_over(visitor: New) -> None:
    """Not "not yet": there is no later. In a match that goes on there is."""
    here = visitor(reduced_motion="reduce")
    table_at(at("place_tiles", 6), 3, objectives="random")(here)
    expect(here.page.locator(".goals small").first).to_have_text("not yet")
    table_at(over, 3, objectives="random")(here)
    expect(here.page.locator(".goals small")).to_have_text(["+5", "missed", "missed"])
    table_at(over, 1, challenge="perfection")(here)
    expect(here.page.locator(".goal-card")).to_contain_text("lost")
    expect(here.page.locator(".goal-card")).not_to_contain_text("yet")


def test_the_seed_and_what_it_does_not_count_for_stand_apart(visitor: New) -> None:
    here = visitor(reduced_motion="reduce")
    table_at(over, 1)(here)
    expect(here.page.locator(".over-dock .seed")).to_have_text("Seed: states · It counts for no best.")
