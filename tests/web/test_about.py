"""What one points at is explained: in three languages, by a clause that there is, on hover, focus and long press."""

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from branchline.words import LANGUAGES
from branchline.words.rulebook import clauses
from kits.about import PICTURES, ROOT, clauses_of, said, unexplained
from kits.browser import DESKTOP, PHONE, Visitor, seq, settle, tab_to
from kits.off_the_rails_states import scripted
from kits.webstates import at, bring, grown

SENTENCE = re.compile(r"[.!?](?=\s|$)")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PICTURES)
def test_whatever_is_explained_has_words_and_a_clause(game: str, language: str) -> None:
    named, told = clauses_of(game), said(language, game)
    assert list(told) == sorted(named), "every name is written, once, and nothing else"
    assert set(named.values()) <= set(clauses(game, language))
    assert not set(named) & set(said(language)), "a name is the game's or the frame's"


@pytest.mark.parametrize("game", ["", *PICTURES])
def test_every_name_is_borne_by_something(game: str) -> None:
    scripts = scripts_of(game)
    assert not [name for name in said("en", game) if not is_named(name, scripts)]


def scripts_of(game: str) -> str:
    """What draws a game's table: its own folder and the frame, without the list of names itself."""
    folders = ["parts", "pages", *([f"games/{game.replace('-', '_')}"] if game else [])]
    files = [file for folder in folders for file in (ROOT / "web" / folder).glob("*.js")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.name != "about.js")


def is_named(name: str, scripts: str) -> bool:
    """Whole, as the wire writes it, or put together from a family and a word."""
    head, _, tail = name.partition("-")
    is_made = f"`{head}-${{" in scripts and f"'{tail}'" in scripts
    if f"'{name.replace('-', '_')}'" in scripts:
        return True
    return is_made or re.search(rf"['\"]{name}['\"]|\b{name}: \{{|id: '{name}'", scripts) is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["", *PICTURES])
def test_an_explanation_is_two_sentences_at_most(game: str, language: str) -> None:
    assert not [name for name, text in said(language, game).items() if not 1 <= len(SENTENCE.findall(text)) <= 2]


def test_what_nothing_explains_is_found(visitor: Callable[..., Visitor]) -> None:
    """On a page of one's own, broken on purpose."""
    page = visitor().open("/")
    page.wait_for_selector(".ticket")
    icon = '<svg width="9" height="9"><rect width="9" height="9"/></svg>'
    page.evaluate(
        """inside => { document.querySelector('#app').innerHTML = `<main class="centre">${inside}</main>` }""",
        f'<i class="a">{icon}</i> <b class="b">12</b> <b class="c" data-about="nothing" tabindex="0">3</b>'
        f'<b class="d" title="4">–</b> <i class="e" data-about="gain">{icon}</i> <p class="f">You have 7 left</p>'
        f'<button class="g">{icon} Go</button> <b class="h" data-about="undo" tabindex="0">5</b>'
        '<svg class="area"><g class="opening"><rect width="9" height="9"/></g></svg>',
    )
    found = unexplained(page, "start")
    heads = [re.sub(r': <\w+ class="(\w+)".*', r" \1", line) for line in found]
    assert heads == [
        "icon a", "number b", "number c", "sign opening", "title d",
        "nobody knows nothing", "by keys one never comes to gain",
    ]  # fmt: skip


def table(here: Visitor) -> Page:
    page = here.open(f"/table/{bring(here, grown(at('place_tiles', 3)))}")
    page.wait_for_selector(".cell.can")
    return page


def test_pointing_at_something_explains_it(visitor: Callable[..., Visitor]) -> None:
    """By mouse and by keys: one card, beside it, out of the way, with the clause one goes to."""
    page = table(visitor())
    card, chip = page.locator("#about"), page.locator(".chip.c-open")
    chip.hover()
    expect(card).to_be_visible()
    expect(card).to_contain_text("Five are free")
    assert apart(card, chip)
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    page.locator(".tot").first.hover()
    expect(card).to_contain_text("All points together")
    page.locator(".bar .tool[data-about=bar-settings]").hover()
    expect(card).to_contain_text("when you are asked twice")
    page.locator(".area .bl-chain").first.hover(force=True)
    expect(card).to_contain_text("A pin")
    page.mouse.down()
    expect(card).to_be_hidden()
    page.mouse.up()
    tab_to(page, lambda: page.locator(".rounds"))
    expect(card).to_contain_text("rounds of the match")
    expect(page.locator(".rounds")).to_have_attribute("aria-describedby", "about")
    tab_to(page, lambda: chip)
    expect(card).to_be_visible()
    page.keyboard.press("i")
    expect(card.locator("a")).to_be_focused()
    page.keyboard.press("Escape")
    expect(chip).to_be_focused()
    expect(card).to_be_hidden()
    page.locator("[data-score^=rectangle]").first.hover()
    card.get_by_text("RT-F2").click()
    expect(page.locator("[id='RT-F2']")).to_be_in_viewport()
    expect(page.locator("#about")).to_have_count(0)


def test_who_aims_with_a_tile_is_told_nothing_of_what_is_on_it(visitor: Callable[..., Visitor]) -> None:
    """Its pin lies under the hand wherever one would place it. What lies on the board is explained."""
    page = table(visitor(reduced_motion="reduce"))
    card = page.locator("#about")
    page.locator(".chip.c-open").hover()
    expect(card).to_be_visible()
    page.locator("[data-hand]:has([data-about=pin])").first.click()
    page.locator(".cell.can").first.hover()
    page.wait_for_selector("[data-ghost] [data-about=pin]", state="attached")
    expect(card).to_be_hidden()
    page.clock.install()
    page.locator("[data-ghost] [data-about=pin]").first.hover(force=True)
    page.clock.run_for(2000)
    settle(page)
    assert card.is_hidden()
    page.locator(".area .bl-chain").first.hover(force=True)
    expect(card).to_contain_text("A pin")


def test_words_that_did_not_come_are_asked_for_again(visitor: Callable[..., Visitor]) -> None:
    page = table(visitor())
    lost: list[str] = []

    def lose(route: Route) -> None:
        lost.append(route.request.url)
        route.abort()

    page.route("**/about_railroad_tiles.ftl*", lose, times=1)
    card, chip = page.locator("#about"), page.locator(".chip.c-open")
    for _ in range(60):  # nobody can tell when the page has noticed: whoever wants to know points again
        page.locator(".tot").first.hover()
        chip.hover()
        with suppress(PlaywrightTimeout):
            card.wait_for(timeout=2000)
            break
    expect(card).to_contain_text("Five are free")
    assert len(lost) == 1


def apart(one: Locator, another: Locator) -> bool:
    """Whether neither covers anything of the other."""
    card, other = one.bounding_box(), another.bounding_box()
    assert card is not None and other is not None
    beside = card["x"] >= other["x"] + other["width"] or other["x"] >= card["x"] + card["width"]
    return beside or card["y"] >= other["y"] + other["height"] or other["y"] >= card["y"] + card["height"]


def test_a_long_press_explains_and_does_nothing(visitor: Callable[..., Visitor]) -> None:
    """A finger that rests is told; lifting it is no tap, and a tap elsewhere closes the card."""
    page = table(visitor(viewport=PHONE, has_touch=True, is_mobile=True))
    before, held = seq(page), page.locator("[data-hand]").last
    chosen = held.get_attribute("aria-pressed")
    assert chosen == "false"
    box = held.bounding_box()
    assert box is not None
    fingers = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator("#about")).to_contain_text("A tile to be placed")
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("#about")).to_be_visible()
    assert apart(page.locator("#about"), held)
    assert (held.get_attribute("aria-pressed"), seq(page)) == (chosen, before)
    held.tap()
    expect(held).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#about")).to_be_hidden()


def test_the_first_tap_of_all_is_a_tap(visitor: Callable[..., Visitor]) -> None:
    """What explains is fetched when somebody first touches: by then the finger is lifted, and nothing was asked."""
    here = visitor(viewport=PHONE, has_touch=True, is_mobile=True)
    here.page.clock.install()
    page, held, asked = table(here), list[Route](), list[str]()
    page.route("**/parts/explanation.js*", lambda route: held.append(route))
    page.on("request", lambda request: asked.append(request.url))
    with page.expect_request("**/parts/explanation.js*"):
        page.locator("[data-tool=hint]").tap()
    page.wait_for_selector(".hint-card")
    assert held, "it was fetched"
    held[0].continue_()
    page.locator("#about").wait_for(state="attached")
    page.clock.run_for(2000)
    settle(page)
    expect(page.locator("#about")).to_be_hidden()
    assert not [url for url in asked if "/about" in url and ".ftl" in url]


@pytest.mark.parametrize(
    "facts",
    [{"viewport": DESKTOP}, {"viewport": {"width": 844, "height": 390}}, {"viewport": PHONE}],
    ids=["desktop", "side", "phone"],
)
def test_on_a_board_that_is_kept_free_nothing_is_explained(visitor: Callable[..., Visitor], facts: Any) -> None:
    """The card stands beside the board, and stays until one has come to it: its link can be clicked."""
    here = visitor(reduced_motion="reduce", **facts)
    scripted(63)(here)
    page, card = here.page, here.page.locator("#about")
    for sign in (".mine-n", ".deposit", ".cart", ".odds"):
        page.locator(f".cave {sign}").first.hover(force=True)
        expect(card).to_be_visible()
        settle(page)
        assert apart(card, page.locator(".cave")), sign
        page.mouse.move(1, 1)
        expect(card).to_be_hidden()
    page.locator(".cave .mine-n").last.hover(force=True)
    expect(card).to_be_visible()
    link = card.locator("a")
    clause = link.inner_text().rsplit(" ", 1)[1]
    link.click()
    expect(page.locator(f"[id='{clause}']")).to_be_in_viewport()


def test_by_keys_all_that_lies_on_a_cell_is_explained(visitor: Callable[..., Visitor]) -> None:
    """Odds lie over a mine's number: the card of their cell tells of both, each with its clause."""
    here = visitor(reduced_motion="reduce")
    scripted(2)(here)
    page, card = here.page, here.page.locator("#about")
    page.keyboard.press("o")
    page.wait_for_selector(".cave .odds")
    page.locator(".cave [data-cell='1,2']").hover()
    page.mouse.move(1, 1)
    tab_to(page, lambda: page.locator(".cave [data-cell='1,2']"))
    page.keyboard.press("ArrowUp")
    expect(card.get_by_role("link")).to_have_text(["Rule OR-H4", "Rule OR-C6"])
    expect(page.locator(":focus")).to_have_attribute("aria-describedby", "about")
    page.keyboard.press("i")
    expect(card.get_by_role("link").first).to_be_focused()
    page.keyboard.press("Tab")
    expect(card.get_by_role("link").last).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[id='OR-C6']")).to_be_in_viewport()


LATE = """async () => {
  const { src } = document.querySelector('script[type=module]')
  await (await import(src.replace('app.js', 'lib/words.js'))).needWords('report')
}"""


def test_words_that_come_late_take_nobody_away_from_the_card(visitor: Callable[..., Visitor]) -> None:
    page = table(visitor())
    tab_to(page, lambda: page.locator(".chip.c-open"))
    expect(page.locator("#about")).to_be_visible()
    page.keyboard.press("i")
    link = page.locator("#about a")
    expect(link).to_be_focused()
    page.evaluate(LATE)
    settle(page)
    expect(link).to_be_focused()


def test_what_is_open_when_the_language_changes_is_said_in_the_new_one(visitor: Callable[..., Visitor]) -> None:
    page = table(visitor())
    page.locator("#p-seats").get_by_role("button", name="Give up").first.click()
    expect(page.locator(".dock.asking")).to_contain_text("Give up for good?")
    page.locator(".chip.c-open").hover()
    expect(page.locator("#about")).to_contain_text("Five are free")
    page.locator(".bar .seg button", has_text="FR").press("Enter")
    expect(page.locator("#about")).to_contain_text("Cinq sont gratuits")
    expect(page.locator(".dock.asking")).to_contain_text("Abandonner pour de bon")
