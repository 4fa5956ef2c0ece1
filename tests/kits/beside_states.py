"""States of what is said beside a table for a while: puzzles, hints and planning boards of every game."""

from collections.abc import Callable

from kits import off_the_rails_states, railways_states
from kits.browser import Visitor
from kits.study_states import hinted
from kits.webstates import State, bring


def puzzle(name: str) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        visitor.open("/puzzles").locator(f"[data-puzzle={name}]").click()

    return show


def planning(visitor: Visitor) -> None:
    table = bring(visitor, railways_states.grown(railways_states.at("take_action", 4)))
    visitor.open(f"/plan/{table}/0")


def watching(visitor: Visitor) -> None:
    table = bring(visitor, off_the_rails_states.grown(off_the_rails_states.begun))
    visitor.context.clear_cookies()
    visitor.open(f"/table/{table}")


PAYING = railways_states.table_at(railways_states.at("pay_for", 3, "move_passenger"))

BESIDE = (
    State("rw-puzzle", puzzle("railways-1"), ".puzzle-note"),
    State("otr-puzzle", puzzle("off-the-rails-1"), ".puzzle-note"),
    State("rw-plan-board", planning, ".plans .plan[data-score]"),
    State("rw-hint", hinted(PAYING, 1), ".hint-card"),
    State("otr-hint", hinted(off_the_rails_states.scripted(2), 1), ".hint-card"),
    State("otr-hint-three", hinted(off_the_rails_states.scripted(2), 2), "button.hint-choice"),
    State("otr-watching", watching, ".watching"),
)
