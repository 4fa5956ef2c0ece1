"""A private copy of the table on which one seat plays on: what is left of its turn, or a whole one."""

from msgspec.structs import replace

from branchline.core.rng import Rng
from branchline.core.values import Seat, Turn
from branchline.games.off_the_rails.content import Content
from branchline.games.off_the_rails.events import TurnBegun
from branchline.games.off_the_rails.rules.turn import TURN
from branchline.games.off_the_rails.view import View, guess


def planning(content: Content, view: View, seat: Seat, whole_turn: bool) -> Turn:
    """OR-3: four actions and the runs that follow, from where everything stands now; a run of somebody else's that is
    under way has not come further."""
    state = guess(content, view, Rng("planning"))
    if not state.agenda or (state.active == seat and not whole_turn):
        return Turn(state, ())
    return Turn(replace(state, active=seat, agenda=TURN, motion=None, deeds=()), (TurnBegun(seat),))
