"""Planning: actions tried out on a private copy of the table, made from a seat's view alone.

The copy is a match of the plain rules, so that what is legal, what is refused and what an action would change are
judged as at the table itself. Nothing is in it that the seat may not know, and nothing is drawn: a plan ends there.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, Literal, NamedTuple

from branchline.core.errors import Refused
from branchline.core.match import Match, is_drawn, match_at, play_through
from branchline.core.values import Action, Reason, Seat, Turn

MOST_PLANNED: Final = 60
"""Small actions of one plan; a long turn has some twenty."""

Ends = Literal["draw", "done"]


class Planned(NamedTuple):
    """How far a plan is. Its entries are those of `match`, and `last` where an action would draw something or leave
    nobody anything to decide: it belongs to the plan, and the match stands before it."""

    match: Match
    seat: Seat
    taken: int = 0
    """Of the wished actions so many were legal in their turn; one may stand for several small ones."""
    last: Action | None = None
    ends: Ends | None = None
    """Why it cannot go on: something would be drawn, or there is nothing more that the seat decides."""
    refused: Reason | None = None
    """Why the next one is not legal."""


def begin(match: Match, seat: Seat, *, whole_turn: bool) -> Planned:
    """A plan with nothing in it yet."""
    there = match_at(match, *match.game.planning(match.view(seat), seat, whole_turn=whole_turn))
    return Planned(there, seat, ends=_decided(there, seat))


def _decided(match: Match, seat: Seat) -> Ends | None:
    return None if seat in match.to_act else "done"


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
    if planned.ends is not None:
        return planned._replace(refused=Reason(f"plan-ends-{planned.ends}"))
    if len(planned.match.entries) >= MOST_PLANNED:
        return planned._replace(refused=Reason("plan-too-long", args={"most": MOST_PLANNED}))
    try:
        matches = play_through(planned.match, planned.seat, action)
    except Refused as refused:
        return planned._replace(refused=refused.reason)
    return _followed(planned, matches)._replace(taken=planned.taken + 1)


def _followed(planned: Planned, matches: list[Match]) -> Planned:
    """As far as nothing is drawn: of small actions that come after a draw nobody can say anything."""
    for before, after in pairwise([planned.match, *matches]):
        entry: Any = after.entries[-1]
        if is_drawn(before.state, Turn(after.state, after.last.events)):
            return planned._replace(match=before, last=entry.action, ends="draw")
        if not after.to_act:
            return planned._replace(match=before, last=entry.action, ends="done")
    return planned._replace(match=matches[-1], ends=_decided(matches[-1], planned.seat))
