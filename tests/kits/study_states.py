"""The states of what helps one to get better: hints, the planning board, puzzles, the analysis of a match."""

from collections.abc import Callable

from kits import off_the_rails_states, railways_states, webstates
from kits.browser import Visitor, until_my_turn
from kits.webstates import State, bring, page


def hinted(show: Callable[[Visitor], None], steps: int) -> Callable[[Visitor], None]:
    """Asked for a hint this often: where to look, three choices."""

    def shown(visitor: Visitor) -> None:
        show(visitor)
        until_my_turn(visitor.page)
        for step in range(1, steps + 1):
            visitor.page.locator("[data-tool=hint]").first.click()
            visitor.page.wait_for_selector(f".hint-card[data-step='{step}']")

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
    table = off_the_rails_states.table(visitor)
    seat = visitor.ask("GET", f"/api/tables/{table}")["to_act"][0]
    visitor.open(f"/plan/{table}/{seat}")


def solving(visitor: Visitor) -> None:
    """The first puzzle of the list, begun."""
    visitor.open("/puzzles")
    visitor.page.locator("[data-puzzle]").first.click()


def unanalysed(visitor: Visitor) -> None:
    """A match that is over, of which nobody has asked for an analysis."""
    visitor.open(f"/analysis/{bring(visitor, railways_states.grown(railways_states.over))}")


STUDY = (
    State("hint", hinted(webstates.table_at(webstates.at("place_tiles", 3)), 1), ".hint-card"),
    State("hint-three", hinted(webstates.table_at(webstates.at("place_tiles", 3)), 2), "button.hint-choice"),
    State("plan-board", planning, "[data-plan=B][data-score]"),
    State("otr-plan-board", planning_carts, ".plans .plan[data-score]"),
    State("puzzles", page("/puzzles"), "[data-puzzle]"),
    State("puzzle", solving, ".puzzle-note"),
    State("analysis", unanalysed, ".analysis-state"),
)
