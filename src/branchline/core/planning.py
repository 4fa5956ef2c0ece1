"""Planning: actions tried out on a private copy of the table, made from a seat's view alone.

The copy is a match of the plain rules, so that what is legal, what is refused and what an action would change are
judged as at the table itself. Nothing is in it that the seat may not know, and nothing is drawn: a plan ends there.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, Literal, NamedTuple

from branchline.core.errors import Refused
from branchline.core.match import Match, is_drawn, play_through, standing
from branchline.core.values import Action, Reason, Seat, Turn

MOST_PLANNED: Final = 60
"""Small actions of one plan; a long turn has some twenty."""

Ends = Literal["draw", "done"]


class Planned(NamedTuple):
    """How far a plan is. Its entries are those of `match`, and `drawing` where an action would draw something: that one
    belongs to the plan, and what comes of it is not known."""

    match: Match
    seat: Seat
    taken: int = 0
    """Of the wished actions so many were legal in their turn; one may stand for several small ones."""
    drawing: Action | None = None
    refused: Reason | None = None
    """Why the next one is not legal."""

    @property
    def ends(self) -> Ends | None:
        """Why it cannot go on: something would be drawn, or there is nothing more that the seat decides."""
        if self.drawing is not None:
            return "draw"
        return None if self.seat in self.match.to_act else "done"


def begin(match: Match, seat: Seat, *, whole_turn: bool) -> Planned:
    """A plan with nothing in it yet."""
    return Planned(standing(match, match.game.planning(match.view(seat), seat, whole_turn=whole_turn)), seat)


def plan(planned: Planned, actions: Sequence[Action]) -> Planned:
    """The plan with these at its end, up to the first that is refused."""
    for action in actions:
        planned = plan_one(planned, action)
        if planned.refused is not None:
            break
    return planned


def plan_one(planned: Planned, action: Action) -> Planned:
    if planned.refused is not None:
        return planned
    if planned.drawing is not None:
        return planned._replace(refused=Reason("plan-ends-draw"))
    if len(planned.match.entries) >= MOST_PLANNED:
        return planned._replace(refused=Reason("plan-too-long", args={"most": MOST_PLANNED}))
    try:
        matches = play_through(planned.match, planned.seat, action)
    except Refused as refused:
        over = Reason("plan-ends-done") if planned.ends == "done" else refused.reason
        return planned._replace(refused=over)
    return _followed(planned, matches)._replace(taken=planned.taken + 1)


def _followed(planned: Planned, matches: list[Match]) -> Planned:
    """As far as nothing is drawn: of small actions that come after a draw nobody can say anything."""
    for before, after in pairwise([planned.match, *matches]):
        if is_drawn(before.state, Turn(after.state, after.last.events)):
            action: Any = after.entries[-1]
            return planned._replace(match=before, drawing=action.action)
    return planned._replace(match=matches[-1])
