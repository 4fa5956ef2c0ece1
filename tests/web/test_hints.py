"""Hints in the browser: where to look, then three choices with what they gain and why, then the move on the board."""

import re
from collections.abc import Callable
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from kits import railways_states
from kits.browser import PHONE, Visitor, seq, settle, until_my_turn, wait_for_change
from kits.webstates import bring

New = Callable[..., Visitor]
ME = {"type": "me"}
TABLES: dict[str, dict[str, Any]] = {
    "railroad-tiles": {"game": "railroad-tiles", "seats": [ME]},
    "railways": {"game": "railways", "seats": [ME], "options": {"plan": "as_dealt"}},
    "off-the-rails": {"game": "off-the-rails", "seats": [ME, {"type": "me", "name": "Bo"}], "seed": "a"},
}


SAID = {
    "railroad-tiles": r"(Take column \d: |Lay a tile at \S+[:,] )",
    "railways": r"The passenger die that shows \d goes to [a-z]\d",
    "off-the-rails": r"(Lay track at \S+.*: |Upgrade the track |White |Black |Let the carts move)",
}
"""What to do, in words and not as one would type it."""


def opened(person: Visitor, game: str) -> Page:
    page = person.open(f"/table/{person.ask('POST', '/api/tables', TABLES[game])['id']}")
    until_my_turn(page)
    return page


def agree(page: Page, game: str) -> None:
    """Alone the match counts for nothing from then on, which is asked first."""
    if len(TABLES[game]["seats"]) == 1:
        page.locator(".dock.asking .btn.ok").press("Enter")


ON_BOARD = {"railroad-tiles": ".col.pick", "railways": ".rw-ring.legal.on", "off-the-rails": ".cave .ghost"}
"""Where the move is seen when it is put on the board."""


def listened(page: Page, **instead: Any) -> list[dict[str, Any]]:
    """What the server answers to who asks for a hint, the latest last; with some of it as we want it."""
    told: list[dict[str, Any]] = []

    def answer(route: Route) -> None:
        answered = route.fetch()
        assert answered.ok, answered.text()
        told.append({**answered.json(), **instead})
        route.fulfill(response=answered, json=told[-1])

    page.route("**/hint", answer)
    return told


QUIET: dict[str, set[str]] = {"railroad-tiles": set(), "railways": {"passengers"}, "off-the-rails": {"actions"}}
"""What the choice itself says already, so that it is not said again of what it changes."""


def says_more(game: str, choice: Any) -> bool:
    changes = choice.get("preview", {}).get("changes", ())
    return bool({each["item"] for each in changes} - QUIET[game])


def check_rings(page: Page, choices: list[dict[str, Any]], place: int) -> None:
    """The places of that choice, as far as the board has them, and none that is another's alone."""
    places = [{",".join(map(str, cell)) for cell in choice.get("cells", ())} for choice in choices]
    on_board = [cell for cell in set().union(*places) if page.locator(f".stage [data-cell='{cell}']").count()]
    assert on_board
    for cell in on_board:
        ring = page.locator(f".stage [data-cell='{cell}'][data-ringed]")
        expect(ring).to_have_count(1 if cell in places[place] else 0)


def step(page: Page, number: int) -> None:
    expect(page.locator(f".hint-card[data-part='{number}']")).to_be_visible()


@pytest.mark.parametrize("game", TABLES)
def test_from_where_to_look_over_three_choices_to_the_move(visitor: New, game: str) -> None:
    """By keys alone; nothing is played by itself, and what is looked at has a ring."""
    ada = visitor()
    told = listened(ada.page)
    page = opened(ada, game)
    page.keyboard.press("h")
    agree(page, game)
    step(page, 1)
    nudge = page.locator(".hint-card p").inner_text()
    assert nudge.startswith("Look ")
    expect(page.locator("[data-ringed]").first).to_be_visible()
    page.keyboard.press("h")
    step(page, 2)
    choices = page.locator("button.hint-choice")
    assert 1 <= choices.count() <= 3
    expect(choices.first).to_be_focused()
    expect(page.locator("[data-deeper=true]")).to_have_count(1)
    assert "point" in choices.first.locator(".hint-gain").inner_text()
    assert choices.locator(".hint-why").first.inner_text(), "why, in words"
    shown = [bool(choices.nth(place).locator(".hint-items").count()) for place in range(choices.count())]
    assert shown == [says_more(game, choice) for choice in told[-1]["choices"]], "and by preview"
    expect(page.locator("#preview")).to_have_count(0)
    for place in reversed(range(choices.count())):
        choices.nth(place).focus()
        check_rings(page, told[-1]["choices"], place)
    page.keyboard.press("Enter")
    step(page, 3)
    check_rings(page, told[-1]["choices"], 0)
    expect(page.locator(ON_BOARD[game]).first).to_be_visible()
    expect(page.locator("#preview[data-ready=true]")).to_be_visible()
    assert seq(page) == 0, "nothing is played by itself"
    action = page.locator(".hint-card .hint-choice b").inner_text()
    assert re.match(SAID[game], action)
    page.locator("[data-hint=do]").click()
    wait_for_change(page, 0)
    expect(page.locator(".hint-card")).to_have_count(0)
    expect(page.locator("[data-ringed]")).to_have_count(0)
    assert ada.ask("GET", page.url.replace(ada.url, "").replace("/table/", "/api/tables/"))["no_record"][-1] == "hint"


@pytest.mark.parametrize("game", TABLES)
def test_by_touch_a_choice_is_picked_the_others_are_a_step_back_and_it_is_done(visitor: New, game: str) -> None:
    ada = visitor(viewport=PHONE, has_touch=True, is_mobile=True)
    listened(ada.page, is_searching=True, sure=93, playouts=400)
    page = opened(ada, game)
    page.locator("[data-tool=hint]").tap()
    if len(TABLES[game]["seats"]) == 1:
        page.locator(".dock.asking .btn.ok").tap()
    step(page, 1)
    page.locator("[data-hint=more]").tap()
    step(page, 2)
    expect(page.locator("[data-deeper=true]")).to_have_count(1)
    said = "93% sure that nothing here is better than the first (400 matches played out)"
    expect(page.locator(".hint-card [role=status]")).to_have_text(said)
    settle(page)
    last = page.locator("button.hint-choice").last
    said = last.locator("b").inner_text()
    last.tap()
    step(page, 3)
    assert page.locator(".hint-card .hint-choice b").inner_text() == said
    expect(page.locator(ON_BOARD[game]).first).to_be_visible()
    page.locator("[data-hint=back]").tap()
    step(page, 2)
    page.locator(".hint-card header .tool").tap()
    expect(page.locator(".hint-card")).to_have_count(0)
    assert seq(page) == 0
    for number in (1, 2):
        page.locator("[data-tool=hint]" if number == 1 else "[data-hint=more]").tap()
        step(page, number)
    expect(page.locator("[data-deeper=true]")).to_have_count(1)
    page.locator("button.hint-choice").first.tap()
    step(page, 3)
    page.locator("[data-hint=do]").tap()
    wait_for_change(page, 0)
    expect(page.locator(".hint-card")).to_have_count(0)


def check_lies(page: Page, action: dict[str, Any]) -> None:
    """What is done at a place lies there; letting the carts move is done nowhere."""
    stage, spot = page.locator(".otr-stage"), page.locator(".cave [data-cell][aria-selected=true]")
    if "cell" not in action:
        expect(spot).to_have_count(0)
        return
    drawn = action.get("exits") or ("white", "black")[action["cart"] % 2]
    expect(stage).to_have_attribute("data-ghost", drawn)
    expect(spot).to_have_attribute("data-cell", ",".join(map(str, action["cell"])))


def test_in_off_the_rails_the_move_lies_on_the_board_as_it_would_be_done(visitor: New) -> None:
    """With another tool in hand: the one of the move is taken up, and Enter does what lies there."""
    ada = visitor()
    told = listened(ada.page)
    page = opened(ada, "off-the-rails")
    page.keyboard.press("2")
    for number in (1, 2):
        page.keyboard.press("h")
        step(page, number)
    expect(page.locator("[data-deeper=true]")).to_have_count(1)
    for place, choice in enumerate(told[-1]["choices"]):
        page.locator("button.hint-choice").nth(place).press("Enter")
        step(page, 3)
        check_lies(page, choice["action"])
        page.locator("[data-hint=back]").press("Enter")
        step(page, 2)
    page.keyboard.press("Enter")
    step(page, 3)
    page.locator("[data-hint=back]").press("Enter")
    page.keyboard.press("Enter")
    step(page, 3)
    assert seq(page) == 0, "who is quick picks a choice, and does not play what still lies on the board"
    page.keyboard.press("Enter")
    wait_for_change(page, 0)
    done, table = told[-1]["choices"][0]["action"], page.url.rpartition("/")[2]
    events = ada.ask("GET", f"/api/tables/{table}/updates?since=0")["entries"][0]["events"]
    assert (done["cell"], done.get("exits")) in [(event.get("cell"), event.get("exits")) for event in events]


@pytest.mark.parametrize(
    ("tongue", "start", "do"),
    [("fr", "Regardez", "(Poser une voie en |Blanc |Noir )"), ("it", "Guarda", "(Posa un binario in |Bianco |Nero )")],
)
def test_it_speaks_the_language_of_the_page(visitor: New, tongue: str, start: str, do: str) -> None:
    def with_a_part(route: Route) -> None:
        """The server's own answer, with gains that are no whole numbers; of this turn, so that it is asked once."""
        found = route.fetch().json()
        choices = [{**choice, "gain": 2.64} for choice in found["choices"]]
        route.fulfill(json={**found, "is_searching": False, "choices": choices})

    ada = visitor(locale=tongue)
    ada.page.route("**/hint", with_a_part)
    page = opened(ada, "off-the-rails")
    page.locator("[data-tool=hint]").click()
    step(page, 1)
    assert page.locator(".hint-card p").inner_text().startswith(start)
    page.locator("[data-hint=more]").click()
    step(page, 2)
    assert re.match(do, page.locator("button.hint-choice b").first.inner_text())
    assert re.match(r"\+2,6 (points|punti) ", page.locator("button.hint-choice .hint-gain").first.inner_text())


def test_in_railways_what_the_books_say_of_a_choice_is_itemised(visitor: New) -> None:
    """Where the dice stand: what else an action changes is more than that one stands there."""
    ada = visitor()
    page = ada.open(f"/table/{bring(ada, railways_states.grown(railways_states.at('take_action')))}")
    until_my_turn(page)
    page.keyboard.press("h")
    step(page, 1)
    page.keyboard.press("h")
    step(page, 2)
    expect(page.locator("button.hint-choice .hint-items").first).to_contain_text(re.compile(r"\d → \d"))


def test_where_one_thing_alone_can_be_done_no_choices_are_offered(visitor: New) -> None:
    ada = visitor()
    match = railways_states.grown(railways_states.at("close_decade"))
    assert len(match.legal_actions(0)) == 1
    page = ada.open(f"/table/{bring(ada, match)}")
    until_my_turn(page)
    page.keyboard.press("h")
    step(page, 1)
    expect(page.locator("[data-hint=more]")).to_contain_text("The only move")
    page.keyboard.press("h")
    step(page, 3)
    assert page.locator(".hint-card .hint-choice b").inner_text() == "End the decade"
    expect(page.locator("[data-hint=back]")).to_have_count(0)


GAINS = {1: "+1 point in this turn", 0: "no points in this turn; what comes of it later is not counted"}
GAINS[-3] = "costs 3 points in this turn; what comes of it later is not counted"


def test_where_nothing_was_played_out_it_says_that_this_turn_alone_counts(visitor: New) -> None:
    def plain(route: Route) -> None:
        """The server's own answer, as it is where nothing is compiled, with gains of ours: as many choices as there are
        gains, however few it had the time to find."""
        found = route.fetch().json()
        choices = [
            {**choice, "gain": gain, "error": None, "behind": 1.0}
            for choice, gain in zip(cycle(found["choices"]), GAINS, strict=False)
        ]
        route.fulfill(json={**found, "is_searching": False, "sure": None, "choices": choices})

    ada = visitor()
    ada.page.route("**/hint", plain)
    page = opened(ada, "railroad-tiles")
    page.locator("[data-tool=hint]").click()
    agree(page, "railroad-tiles")
    step(page, 1)
    page.locator("[data-hint=more]").click()
    step(page, 2)
    assert page.locator("button.hint-choice .hint-gain").all_inner_texts() == list(GAINS.values())
    said = page.locator(".hint-card [role=status]")
    expect(said).to_contain_text("what the Stationmaster would do comes first, and points are those of this turn alone")
