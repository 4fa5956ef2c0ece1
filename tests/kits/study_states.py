"""The states of what helps one to get better: hints, the planning board, puzzles, the analysis of a match."""

import json
from collections.abc import Callable

from branchline.core import acts
from branchline.core.match import Match, play, start
from branchline.games import find_game
from kits import TESTS, off_the_rails_states, railways_states, webstates
from kits.browser import Visitor, until_my_turn
from kits.webstates import State, bring, page

ANALYSED = json.loads((TESTS / "kits" / "analysed.json").read_text("utf-8"))


def hinted(show: Callable[[Visitor], None], parts: int) -> Callable[[Visitor], None]:
    """Asked for a hint this often: where to look, three choices."""

    def shown(visitor: Visitor) -> None:
        show(visitor)
        until_my_turn(visitor.page)
        for part in range(1, parts + 1):
            visitor.page.locator("[data-tool=hint]").first.click()
            visitor.page.wait_for_selector(f".hint-card[data-part='{part}']")

    return shown


def planning(visitor: Visitor) -> None:
    """Two plans side by side, before anything of them is played."""
    match = webstates.grown(webstates.at("place_tiles", 4))
    table = bring(visitor, match)
    visitor.open(f"/plan/{table}/{min(match.to_act)}")
    visitor.page.wait_for_selector(".plans .plan[data-score]")
    visitor.page.locator("[data-tool=plan-new]").click()
    visitor.page.wait_for_selector("[data-plan=B][data-score]")


def planning_carts(visitor: Visitor) -> None:
    match = off_the_rails_states.grown(off_the_rails_states.begun)
    visitor.open(f"/plan/{bring(visitor, match)}/{min(match.to_act)}")


def solving(visitor: Visitor) -> None:
    """The first puzzle of the list, begun."""
    visitor.open("/puzzles")
    visitor.page.locator("[data-puzzle]").first.click()


def unanalysed(visitor: Visitor) -> None:
    """A match that is over, of which nobody has asked for an analysis."""
    visitor.open(f"/analysis/{bring(visitor, railways_states.grown(railways_states.over))}")


def wasted() -> Match:
    """Both let two turns go by, then one gives up."""
    match = start(find_game("off-the-rails"), 2, "wasted")
    for _ in range(8):
        seat = min(match.to_act)
        ends = [action for action in match.legal_actions(seat) if type(action).__name__ in ("EndActions", "EndTurn")]
        match = play(match, seat, ends[0])
    return acts.end(acts.resign(match, 0), 0, "resigned")


def analysed(visitor: Visitor) -> None:
    """As a server once told it of that match: to have it judged anew would take minutes of every run."""
    table = bring(visitor, wasted())
    visitor.page.route("**/api/tables/*/analysis", lambda route: route.fulfill(json=ANALYSED))
    visitor.open(f"/analysis/{table}")


def taken_along(visitor: Visitor) -> None:
    """The server's page of a match that is played in some browser meanwhile."""
    table = visitor.ask("POST", "/api/tables", {"game": "railways", "seats": [{"type": "me", "name": "Ada"}]})["id"]
    visitor.ask("POST", f"/api/tables/{table}/along")
    visitor.open(f"/table/{table}")


STUDY = (
    State("hint", hinted(webstates.table_at(webstates.at("place_tiles", 3)), 1), ".hint-card"),
    State("hint-three", hinted(webstates.table_at(webstates.at("place_tiles", 3)), 2), "button.hint-choice"),
    State("plan-board", planning, "[data-plan=B][data-score]"),
    State("otr-plan-board", planning_carts, ".plans .plan[data-score]"),
    State("puzzles", page("/puzzles"), "[data-puzzle]"),
    State("puzzle", solving, ".puzzle-note"),
    State("analysis", unanalysed, ".analysis-state"),
    State("analysis-done", analysed, "[data-costly]"),
    State("rw-along", taken_along, ".away [data-along=reopen]"),
)
