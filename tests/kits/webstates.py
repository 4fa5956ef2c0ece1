"""One table of states: every page, every phase of the game. It drives axe, narrow screens, zoom, focus and screenshots.

A match is played by the rules, brought to the server as a record, then opened and, where it takes a hand, pointed at.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from branchline.core import record
from branchline.core.match import Match, play, start
from branchline.core.values import Action
from branchline.games import find_game
from branchline.games.railroad_tiles.actions import DiscardTile, PlacePawn, PlaceTile
from kits.browser import Visitor


@dataclass(frozen=True)
class State:
    name: str
    show: Callable[[Visitor], None]
    ready: str
    """What is there when the page is drawn."""
    again: str = ""
    """What is pressed to have it back: a press of anything ends what is played out."""


def choice(match: Match, seat: int) -> Action:
    """A pawn where one can stand, else a tile near the middle, else whatever comes last."""
    legal = list(match.legal_actions(seat))
    pawns = [action for action in legal if isinstance(action, PlacePawn)]
    tiles = [action for action in legal if isinstance(action, PlaceTile)]
    if pawns:
        return pawns[len(pawns) // 2]
    return min(tiles, key=lambda action: abs(action.cell[0]) + abs(action.cell[1]) * 1.3) if tiles else legal[-1]


def scattered(match: Match, seat: int) -> Action:
    """Tiles here and there: an area in which something soon fits nowhere."""
    legal = list(match.legal_actions(seat))
    tiles = [action for action in legal if isinstance(action, PlaceTile)]
    return tiles[len(match.entries) * 31 % len(tiles)] if tiles else legal[-1]


Choose = Callable[[Match, int], Action]


def grown(
    reached: Callable[[Match], bool], seats: int = 2, seed: str = "states", choose: Choose = choice, **options: Any
) -> Match:
    """A match played by the rules themselves until a position is reached."""
    match = start(find_game("railroad-tiles"), seats, seed, options)
    while match.to_act and not reached(match):
        seat = min(match.to_act)
        match = play(match, seat, choose(match, seat))
    return match


def stuck() -> Match:
    """RT-T4: nothing that is held fits anywhere."""
    return grown(nothing_fits, 3, "stuck 48", scattered)


def nothing_fits(match: Match) -> bool:
    return any(isinstance(action, DiscardTile) for action in match.legal_actions(min(match.to_act)))


def bring(visitor: Visitor, match: Match, *names: str) -> str:
    """The match as a table of the visitor's, who plays every seat of it."""
    kept = json.loads(record.export(match, (names or ("Ada", "Bruno", "Chloé", "Dario"))[: match.seats]))
    return str(visitor.ask("POST", "/api/records", kept)["id"])


def at(step: str, number: int = 1) -> Callable[[Match], bool]:
    def reached(match: Match) -> bool:
        agenda = match.state.agenda
        return bool(agenda) and agenda[0].__struct_config__.tag == step and match.state.round >= number

    return reached


def over(_match: Match) -> bool:
    return False


def page(path: str) -> Callable[[Visitor], None]:
    return lambda visitor: void(visitor.open(path))


def void(_value: object) -> None:
    return None


def table_at(reached: Callable[[Match], bool], seats: int = 2, **options: Any) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        visitor.open(f"/table/{bring(visitor, grown(reached, seats, **options))}")

    return show


def pointing(show: Callable[[Visitor], None], at: str) -> Callable[[Visitor], None]:
    def shown(visitor: Visitor) -> None:
        show(visitor)
        visitor.page.wait_for_selector(".area [data-cell]")
        target = visitor.page.locator(at)
        target.nth(target.count() // 2).dispatch_event("pointermove", {"pointerType": "mouse", "bubbles": True})

    return shown


def placing(visitor: Visitor) -> None:
    pointing(table_at(at("place_tiles", 6), 3, objectives="random"), ".cell.can")(visitor)
    visitor.page.wait_for_selector("#preview[data-ready=true]")


def refused(visitor: Visitor) -> None:
    table_at(at("place_tiles", 4))(visitor)
    visitor.page.wait_for_selector(".cell.can")
    cells = visitor.page.locator(".cell:not(.can):has(> .hit:first-child)")
    for n in range(cells.count()):
        cells.nth(n).dispatch_event("pointermove", {"pointerType": "mouse", "bubbles": True})
        visitor.page.wait_for_selector(f".toast[data-cell='{cells.nth(n).get_attribute('data-cell')}']")
        if visitor.page.locator(".bad").count():
            return
    raise AssertionError("no side was refused")


def discarding(visitor: Visitor) -> None:
    visitor.open(f"/table/{bring(visitor, stuck())}")


def waiting(visitor: Visitor) -> None:
    seats = [{"type": "me", "name": "Ada"}, {"type": "open"}, {"type": "bot", "level": "greedy"}]
    table = visitor.ask("POST", "/api/tables", {"game": "railroad-tiles", "seats": seats})
    visitor.open(f"/table/{table['id']}")


def invited(visitor: Visitor) -> None:
    seats = [{"type": "me", "name": "Ada"}, {"type": "open"}]
    table = visitor.ask("POST", "/api/tables", {"game": "railroad-tiles", "seats": seats})
    visitor.open(f"/join#{table['seats'][1]['link']}")


def watching(visitor: Visitor) -> None:
    """Somebody else's table, seen by who sits at none of its seats."""
    table = bring(visitor, grown(at("place_tiles", 3)))
    visitor.context.clear_cookies()
    visitor.open(f"/table/{table}")


def home_in_use(visitor: Visitor) -> None:
    bring(visitor, grown(at("place_tiles", 2), 1, challenge="perfection"))
    bring(visitor, grown(over))
    waiting(visitor)
    visitor.open("/")


def replay(visitor: Visitor) -> None:
    visitor.open(f"/replay/{bring(visitor, grown(over))}/40")


def replays(visitor: Visitor) -> None:
    bring(visitor, grown(over, 1))
    visitor.open("/replays")


def with_keys(visitor: Visitor) -> None:
    table_at(at("place_tiles", 1))(visitor)
    visitor.page.wait_for_selector(".table")
    visitor.page.keyboard.press("?")


def typing(visitor: Visitor) -> None:
    table_at(at("place_tiles", 1))(visitor)
    visitor.page.wait_for_selector(".table[data-turn=true]")
    visitor.page.keyboard.press("/")
    visitor.page.locator("#command").fill("place")


def asking(visitor: Visitor) -> None:
    table_at(at("place_tiles", 1))(visitor)
    visitor.page.locator("#p-seats .quiet").first.dispatch_event("click")


def other_area(visitor: Visitor) -> None:
    table_at(at("place_tiles", 5), 4)(visitor)
    visitor.page.locator(".mini").first.dispatch_event("click")


def account(visitor: Visitor) -> None:
    name = f"ada-{id(visitor)}"
    visitor.ask("POST", "/api/accounts", {"name": name, "password": "correct horse"})
    visitor.open("/account")


def bad_map(visitor: Visitor) -> None:
    visitor.open("/score")
    visitor.page.wait_for_selector("[data-map='1,-1']")
    visitor.page.locator("[data-map='-1,-1']").dispatch_event("click")


def taught(visitor: Visitor) -> None:
    """The first match that teaches, where the learner has a column to take."""
    visitor.open("/learn/railroad-tiles")
    visitor.page.locator("[data-tutor=skip]").click()
    visitor.page.wait_for_selector(".tutor[data-lesson='1']")


def picking(visitor: Visitor) -> None:
    visitor.open("/new/railroad-tiles")
    visitor.page.get_by_text("Three by name", exact=False).click()


def patterned(visitor: Visitor) -> None:
    visitor.open("/settings")
    visitor.page.get_by_label("Patterns beside colours").click()
    placing(visitor)


HOLD = """beat => {
  const later = window.setTimeout
  window.setTimeout = (done, time, ...more) =>
    time >= 20 && document.querySelector(beat) ? 0 : later(done, time, ...more)
}"""
"""What is played out stands still at a beat of it: whatever would come next after a while does not."""
AGAIN = "[data-tool=again]"


def played_back(show: Callable[[Visitor], None], beat: str) -> Callable[[Visitor], None]:
    """The last turn once more, as it is seen in the middle of it."""

    def shown(visitor: Visitor) -> None:
        show(visitor)
        visitor.page.wait_for_selector(AGAIN)
        visitor.page.evaluate(HOLD, beat)
        visitor.page.locator(AGAIN).click()

    return shown


FILMED = State(
    "film", played_back(table_at(at("place_tiles", 6), 3, objectives="random"), ".lit"), ".banner[data-shows]", AGAIN
)

STATES = (
    State("home", page("/"), ".ticket"),
    State("home-in-use", home_in_use, ".tbl"),
    State("new-table", page("/new/railroad-tiles"), ".form"),
    State("new-table-picks", picking, ".picks"),
    State("join", page("/join"), ".form"),
    State("invited", invited, ".form"),
    State("waiting", waiting, ".seat-list"),
    State("start", table_at(at("place_starting_tile"), 3), ".cell.can"),
    State("choose", table_at(at("choose_column", 6), 3, objectives="random"), ".hero"),
    State("choose-four", table_at(at("choose_column", 3), 4), ".hero"),
    State("place", placing, "#preview"),
    State("place-patterns", patterned, "#preview"),
    State("refused", refused, ".toast"),
    State("nothing-fits", discarding, "[data-away=discard]"),
    State("pawns", pointing(table_at(at("place_pawns", 6), 3, objectives="random"), ".cell.can"), "#preview"),
    State("tutorial", taught, ".tutor .todo"),
    State("parallel", table_at(at("place_tiles", 2), 3, parallel_placement=True), ".cell.can"),
    State("other-area", other_area, ".whose"),
    State("watching", watching, ".watching"),
    State("challenge", table_at(at("place_tiles", 5), 1, challenge="volcano"), ".goal-card"),
    State("end", table_at(over, 3, objectives="random"), ".ending"),
    State("end-four", table_at(over, 4, edition="prototype"), ".ending"),
    State("end-challenge", table_at(over, 1, challenge="perfection"), ".ending"),
    State("keys", with_keys, "dialog[open]"),
    State("typing", typing, "#choices li"),
    State("asking", asking, ".asking"),
    State("replay", replay, ".scrub"),
    State("replays", replays, ".tbl"),
    State("rules", page("/rules/railroad-tiles#RT-T3"), ".clause-row"),
    State("gallery", page("/gallery/railroad-tiles"), ".gallery"),
    State("score", page("/score"), ".result"),
    State("score-bad", bad_map, ".problem"),
    State("settings", page("/settings"), ".form"),
    State("account-guest", page("/account"), ".form"),
    State("account", account, ".form form + fieldset"),
    State("not-found", page("/nowhere"), ".page"),
    State("no-such-table", page("/table/nosuchtable"), "h1"),
    State("wrong-link", page("/join#no.such.link"), "h1"),
)
