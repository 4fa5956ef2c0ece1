"""A plan as it travels: what is wished for, and where it then stands. Only who makes it keeps it."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from branchline.core.codec import encode
from branchline.core.match import Match
from branchline.core.planning import MOST_PLANNED, Planned, begin, plan
from branchline.core.values import Action, Reason, Seat
from branchline.tables.judging import judged
from branchline.tables.play_messages import EntryInfo, Judged, Position
from branchline.tables.reading import read_action
from branchline.tables.updates import redacted
from branchline.tables.wire import AnyAction, AnyEvent, SeatNumber, Wire


class PlanWish(Wire):
    """Actions to try on a private copy, made from one's own view. `whole_turn`: a whole turn of one's own from here,
    whatever is left of this one; where it is others' turn it is that anyway."""

    actions: Annotated[list[AnyAction], Meta(max_length=MOST_PLANNED)] = []
    seat: SeatNumber | None = None
    whole_turn: bool = False
    considers: AnyAction | None = None
    """Judged after them, as by `preview`."""


class PlanAnswer(Wire, omit_defaults=True):
    """Where the plan stands, on the table as it was after its entry `seq`."""

    seq: int
    position: Position
    entries: list[EntryInfo]
    """Its small actions, numbered from 1; of the last one, where it ends the plan, only that it is chosen."""
    taken: int
    """So many of the actions that were sent stand."""
    opening: list[AnyEvent] = []
    """What is different at its beginning from the table, as that a turn of one's own has begun."""
    ends: Literal["draw", "done"] | None = None
    """Why it cannot go on: something would be drawn, or nothing is left for this seat to decide."""
    refused: Reason | None = None
    """Why the next of them does not stand."""
    judged: Judged | None = None


def answer(match: Match, seat: Seat, wish: PlanWish) -> PlanAnswer:
    """On the seat's view alone: a plan knows no more than its seat. Raises Malformed."""
    game = match.game
    actions = [read_action(game, action) for action in wish.actions]
    planned = plan(begin(match, seat, whole_turn=wish.whole_turn), actions)
    return PlanAnswer(
        seq=match.seq,
        position=_position(planned),
        opening=redacted(planned.match.chain[0].events, seat),
        entries=_entries(planned),
        taken=planned.taken,
        ends=planned.ends,
        refused=planned.refused,
        judged=None if wish.considers is None else _judged(planned, read_action(game, wish.considers)),
    )


def _position(planned: Planned) -> Position:
    """As at a table; there is no clock and no outcome in it, and all of it can be taken back."""
    match, seat = planned.match, planned.seat
    view = match.view(seat)
    goes_on = planned.ends is None
    count = _count(planned)
    return Position(
        seat=seat,
        view=msgspec.Raw(encode(view)),
        legal=list(match.legal_actions(seat)) if goes_on else [],
        changed=count,
        to_act=[seat] if goes_on else [],
        can_undo=list(range(count, 0, -1)),
        marks=match.marks(seat),
    )


def _count(planned: Planned) -> int:
    return len(planned.match.entries) + (planned.last is not None)


def _entries(planned: Planned) -> list[EntryInfo]:
    seat = planned.seat
    entries = [
        EntryInfo(seq=moment.seq, at=0, seat=seat, type="played", events=redacted(moment.events, seat), action=action)
        for moment, action in zip(planned.match.chain[1:], _actions(planned.match), strict=True)
    ]
    if planned.last is not None:
        last = EntryInfo(seq=_count(planned), at=0, seat=seat, type="played", action=planned.last)
        entries.append(last)
    return entries


def _actions(match: Match) -> list[Any]:
    entries: list[Any] = list(match.entries)
    return [entry.action for entry in entries]


def _judged(planned: Planned, action: Action) -> Judged:
    if planned.ends is not None:
        return Judged(legal=False, reason=Reason(f"plan-ends-{planned.ends}"))
    return judged(planned.match, planned.seat, action)
