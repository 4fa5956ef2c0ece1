"""What the pages say, where one looks: no empty brackets, true minus signs, names to be read out, right sums."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from branchline.games.railroad_tiles.content import shipped_text
from kits.browser import PHONE, Visitor
from kits.every_state import EVERY_STATE
from kits.languages import TONGUES
from kits.webstates import at, bring, grown
from kits.wholeness import use_language

New = Callable[..., Visitor]


def test_a_guest_without_a_name_is_not_put_in_brackets(visitor: New) -> None:
    here = visitor()
    here.ask("POST", "/api/tables", {"game": "railroad-tiles", "seats": [{"type": "me"}]})
    page = here.open("/account")
    expect(page.locator("main")).to_contain_text("You are a guest in this browser.")


def test_a_posters_name_begins_with_its_game_and_not_with_its_drawing(visitor: New) -> None:
    page = visitor().open()
    posters = page.get_by_role("group", name="Games")
    expect(posters.get_by_role("button", name=re.compile("^Railways "))).to_be_visible()
    expect(posters.get_by_role("button", name=re.compile("^Railroad Tiles "))).to_be_visible()


def test_a_cell_left_of_the_first_has_a_true_minus_everywhere(visitor: New) -> None:
    here = visitor()
    page = here.open(f"/table/{bring(here, grown(at('place_tiles', 4)))}")
    page.wait_for_selector(".cell.can")
    names = page.locator(".cell").evaluate_all("all => all.map(each => each.getAttribute('aria-label'))")
    assert any("−" in name for name in names)
    assert not [name for name in names if "-" in name]
    page.keyboard.type("/place -1")
    expect(page.locator("#choices li").first).to_contain_text("−1")


def test_the_lines_of_a_scored_map_sum_to_its_title(visitor: New) -> None:
    page = visitor().open("/score")
    page.wait_for_selector(".result")
    page.get_by_label("points from play").fill("7")
    expect(page.locator(".result dd").first).to_have_text("7")
    lines = [int(text) for text in page.locator(".result dd[data-points]").evaluate_all(POINTS) if text]
    title = page.locator(".result h2").inner_text().replace("−", "-")
    assert int("".join(mark for mark in title if mark in "-0123456789")) == sum(lines)


POINTS = "all => all.map(each => each.dataset.points)"


def test_who_has_no_name_is_called_in_the_readers_language(visitor: New) -> None:
    page = visitor().open()
    page.locator(".who-with button", has_text="Someone here").click()
    page.locator(".names .btn.go").click()
    expect(page.locator(".banner h1")).to_contain_text("Player")
    for tongue, player in (("FR", "Joueur"), ("IT", "Giocatore")):
        page.locator(".bar .seg button", has_text=tongue).click()
        expect(page.locator(".banner h1")).to_contain_text(player)
        expect(page.locator(".seats li b")).to_have_text([f"{player} 1", f"{player} 2"])


def test_alone_without_a_name_one_is_you_on_the_cards_of_home(visitor: New) -> None:
    here = visitor()
    seats = [{"type": "me"}, {"type": "bot", "level": "porter"}]
    here.ask("POST", "/api/tables", {"game": "railroad-tiles", "seats": seats})
    page = here.open()
    for tongue, you in (("EN", "You, Porter"), ("FR", "Vous, "), ("IT", "Tu, ")):
        page.locator(".bar .seg button", has_text=tongue).click()
        expect(page.locator(".tbl .tx")).to_contain_text(you)
    here.ask("POST", "/api/tables", {"game": "off-the-rails", "seats": [{"type": "me"}, {"type": "me"}]})
    page = here.open()
    expect(page.locator(".tbl .tx").filter(has_text="Off the Rails")).to_contain_text("Giocatore 1, Giocatore 2")


def test_a_table_says_that_its_pieces_are_our_reconstruction_but_not_of_an_owners(visitor: New) -> None:
    here = visitor()
    wish = {"game": "railroad-tiles", "seats": [{"type": "me"}]}
    page = here.open(f"/table/{here.ask('POST', '/api/tables', wish)['id']}")
    expect(page.locator(".bar")).to_contain_text("our reconstruction")
    own = shipped_text().replace('status = "reconstruction"', 'status = "owner"')
    page = here.open(f"/table/{here.ask('POST', '/api/tables', {**wish, 'content': own})['id']}")
    expect(page.locator(".bar")).to_contain_text("Railroad Tiles")
    expect(page.locator(".bar")).not_to_contain_text("reconstruction")


def test_openings_say_how_many_there_are_and_how_many_cost_nothing(visitor: New) -> None:
    here = visitor()
    page = here.open(f"/table/{bring(here, grown(at('place_tiles', 1)))}")
    expect(page.locator(".c-open")).to_contain_text(re.compile(r"Openings\s+\d+, first 5 free"))


def test_no_two_signs_of_the_bar_look_alike(visitor: New) -> None:
    page = visitor().open()
    page.wait_for_selector(".bar a[href='/settings'] svg")
    drawings = page.locator(".bar svg").evaluate_all("all => all.map(each => each.innerHTML)")
    assert len(drawings) > 2
    assert len(set(drawings)) == len(drawings)


ALIKE = """() => {
  const drawn = (svg) => {
    const context = Object.assign(document.createElement('canvas'), { width: 24, height: 24 }).getContext('2d')
    Object.assign(context, { lineWidth: 4, lineCap: 'round', lineJoin: 'round' })
    svg.querySelectorAll('path').forEach((path) => context.stroke(new Path2D(path.getAttribute('d'))))
    return [...context.getImageData(0, 0, 24, 24).data].filter((_, i) => i % 4 === 3).map((alpha) => alpha > 99)
  }
  const count = (dots) => dots.filter(Boolean).length
  const signs = document.querySelectorAll(".bar .tools > :is(a[href='/settings'], button:last-of-type) svg")
  const [a, b] = [...signs].map(drawn)
  return count(a.map((is, i) => is && b[i])) / count(a.map((is, i) => is || b[i]))
}"""
"""Of what the sign of the settings and that of the theme cover, as a glance blurs them: how much both do."""


def test_the_sign_of_the_settings_is_no_sun(visitor: New) -> None:
    """By night the sun stands in the same bar: a wheel with teeth covered nine tenths of what it does."""
    page = visitor(color_scheme="dark").open()
    page.wait_for_selector(".bar a[href='/settings'] svg")
    assert 0 < page.evaluate(ALIKE) < 0.6


SMALL = """() => [...document.querySelectorAll(`.keys dd, .lines dt > span, .line > span, .hall-name, .choice b,
  .seat-list b, .scores tbody th > * > span, .rw-ledger b, .rw-ledger .mut, .rw-end th a, .parts a > span`
)].filter((each) => {
  const first = each.textContent.trim()[0], style = getComputedStyle(each, '::first-letter')
  const isRaised = style.textTransform === 'uppercase' && getComputedStyle(each).display !== 'inline'
  return first && first !== first.toUpperCase() && !isRaised
}).map((each) => each.textContent.trim())"""
"""Lines that stand by themselves and begin with a small letter."""


@pytest.mark.parametrize(
    "name", ["keys", "place", "start", "waiting", "rw-act", "rw-end", "otr-end", "new-table-picks"]
)
def test_a_line_begins_with_a_capital_in_every_language(visitor: New, name: str) -> None:
    """A word that is written small within a sentence is not where it stands alone."""
    here = visitor(reduced_motion="reduce")
    state = next(each for each in EVERY_STATE if each.name == name)
    state.show(here)
    here.page.wait_for_selector(state.ready)
    for tongue in TONGUES:
        use_language(here.page, tongue)
        assert here.page.evaluate(SMALL) == [], tongue


NEAR = """all => all.map((each) => each.getBoundingClientRect()).flatMap((a, i, boxes) =>
  boxes.slice(i + 1).filter((b) => a.left < b.right + 7 && b.left < a.right + 7 &&
    a.top < b.bottom + 7 && b.top < a.bottom + 7))"""
ROOM_ABOVE = "own => own.getBoundingClientRect().top - own.previousElementSibling.getBoundingClientRect().bottom"


def test_what_stands_together_has_room_between(visitor: New) -> None:
    """On a phone: the ways out of the settings, the games of the puzzles, what follows a hint."""
    page = visitor(viewport=PHONE, has_touch=True, is_mobile=True).open("/settings")
    ways = page.locator(".elsewhere .btn")
    expect(ways).to_have_count(2)
    assert ways.evaluate_all(NEAR) == []
    page.goto(page.url.replace("/settings", "/puzzles"))
    games = page.locator(".games .btn")
    expect(games).to_have_count(3)
    assert games.evaluate_all(NEAR) == []
    page.goto(page.url.replace("/puzzles", "/new/railroad-tiles"))
    own = page.locator(".form .hint + details")
    expect(own).to_be_visible()
    assert own.evaluate(ROOM_ABOVE) >= 8


def test_a_game_for_one_speaks_of_no_other_seats(visitor: New) -> None:
    page = visitor().open("/new/railways")
    expect(page.locator(".seat-rows li")).to_have_count(1)
    expect(page.locator(".form")).not_to_contain_text("Several seats")
    page = visitor().open("/new/railroad-tiles")
    expect(page.locator(".form")).to_contain_text("Several seats")


def test_a_taken_name_can_be_changed_where_it_was_given(visitor: New) -> None:
    host, guest = visitor(), visitor()
    host.ask("POST", "/api/accounts", {"name": "Marlow", "password": "correct horse"})
    wish = {"game": "railroad-tiles", "seats": [{"type": "me"}, {"type": "open"}]}
    page = guest.open(f"/join#{host.ask('POST', '/api/tables', wish)['seats'][1]['link']}")
    page.get_by_label("Your name").fill("Mаrlow")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_contain_text("could be taken for it")
    page.get_by_label("Your name").fill("Bo")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".seats li b")).to_have_text(["Marlow", "Bo"])


def test_a_phone_hears_nothing_of_keys_and_a_keyboard_is_told_them_once(visitor: New) -> None:
    phone = visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True).open("/settings")
    expect(phone.get_by_label("Patterns beside colours")).to_be_visible()
    expect(phone.get_by_label("Single keys act")).to_have_count(0)
    page = visitor().open("/settings")
    expect(page.get_by_label("Single keys act")).to_be_visible()
    for address in ("/settings", "/learn/off-the-rails"):
        page.goto(page.url.partition("/settings")[0] + address)
        page.wait_for_selector(".table, .form")
        page.keyboard.press("?")
        expect(page.get_by_role("dialog")).to_have_count(1)
        page.keyboard.press("Escape")


def test_a_map_with_a_mistake_is_scored_without_it_and_stays_under_the_hand(visitor: New) -> None:
    page = visitor().open("/score")
    page.wait_for_selector(".result")
    total = page.locator(".result h2").inner_text()
    page.locator(".palette button").first.click()
    cell = page.locator("[data-map='-1,-1']")
    cell.scroll_into_view_if_needed()
    box = cell.bounding_box()
    assert box is not None
    for _ in range(2):  # drawn, then rubbed out: the board grows to the left and the top, and does not shrink
        page.mouse.click(box["x"] + 20, box["y"] + 20)
        expect(page.locator("[data-map='-2,-2']")).to_be_attached()
        assert cell.bounding_box() == box
        if page.locator("[data-map='-1,-1'] svg").count():
            expect(page.get_by_role("alert")).to_contain_text("-1,-1".replace("-", "−"))
            expect(page.locator(".bad-cell")).to_have_count(1)
            expect(page.locator(".result h2")).to_have_text(total)
            page.get_by_role("button", name="Rubber").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.set_viewport_size({"width": 800, "height": 720})
    expect(cell).to_be_in_viewport()
