"""Every state of the browser client worth looking at: the frame with Railroad Tiles, and the other two games."""

from branchline.core import record
from branchline.core.match import Match, start
from branchline.games import find_game
from kits import TESTS, off_the_rails_states, railways_states, webstates
from kits.around_states import AROUND
from kits.browser import Visitor
from kits.off_the_rails_states import OFF_THE_RAILS
from kits.railways_states import RAILWAYS
from kits.study_states import STUDY
from kits.webstates import AGAIN, FILMED, STATES, State, bring, played_back, void


def late_off_the_rails() -> Match:
    """Four players with every option on, when three quarters are played."""
    kept = record.read((TESTS / "records" / "off_the_rails" / "4-everything.json").read_bytes())
    match = start(find_game(kept.game), kept.seats, kept.seed, kept.options)
    for entry in kept.entries[: len(kept.entries) * 3 // 4]:
        match = record.enter(match, entry)
    return match


def tables_of_all_games(visitor: Visitor) -> None:
    """On the home page the tables that wait are drawn as they stand."""
    bring(visitor, late_off_the_rails())
    bring(visitor, railways_states.grown(railways_states.at("take_action", 6)))
    bring(visitor, webstates.grown(webstates.at("place_tiles", 6), 3, objectives="random"))
    void(visitor.open("/"))
    for number in range(3):
        card = visitor.page.locator(".cont .tbl").nth(number)
        card.scroll_into_view_if_needed()
        card.locator(".seen svg").wait_for()


FILMS = (
    State(
        "rw-film",
        played_back(railways_states.table_at(railways_states.at("take_action", 4)), ".rw-plan .lit"),
        ".banner[data-shows]",
        AGAIN,
    ),
    FILMED,
    State(
        "otr-film",
        played_back(off_the_rails_states.scripted(64), ".otr-stage[data-beat]:not([data-beat=begin])"),
        ".otr-stage[data-beat]:not([data-beat=begin])",
        AGAIN,
    ),
)

EVERY_STATE = (
    *STATES,
    *RAILWAYS,
    *OFF_THE_RAILS,
    *STUDY,
    *AROUND,
    State("home-boards", tables_of_all_games, ".tbl .at"),
    *FILMS,
)
