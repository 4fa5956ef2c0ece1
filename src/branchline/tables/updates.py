"""What each seat is told of a match: built from nothing up, so that a seat gets what is put in and nothing else."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

import msgspec

from branchline.core.codec import encode
from branchline.core.entries import (
    Ended,
    HandedOver,
    Paused,
    Played,
    Redone,
    Reseeded,
    Resigned,
    Resumed,
    Undone,
    kind_of,
)
from branchline.core.match import Match, Moment, can_undo, moments_back
from branchline.core.values import Outcome, Seat
from branchline.core.why_over import why_over
from branchline.tables.clocks import clock_info
from branchline.tables.play_messages import EntryInfo, Position, Update
from branchline.tables.sitting import Sitting


def update_of(
    sitting: Sitting, seat: Seat | None, since: int, outcome: Outcome | None, *, is_drawing: bool = False
) -> Update:
    """All that a seat may know of the entries after `since`, and where it stands; with the marks for who draws it."""
    since = min(since, sitting.match.seq)
    position = position_of(sitting, seat, is_drawing, outcome)
    return Update(since=since, seq=sitting.match.seq, entries=entries_after(sitting, since, seat), position=position)


def entries_after(sitting: Sitting, since: int, seat: Seat | None) -> list[EntryInfo]:
    return list(islice(entries_back(sitting, seat), sitting.match.seq - since))[::-1]


def entries_back(sitting: Sitting, seat: Seat | None) -> Iterator[EntryInfo]:
    """What the seat may know of every entry, the last first."""
    match = sitting.match
    for number, moment in islice(moments_back(match), match.seq):
        yield entry_info(match, sitting.ats, number, moment, seat)


def opening_of(match: Match, seat: Seat | None) -> list[Any]:
    """What the seat may know of what happened before the first entry."""
    return redacted(match.chain[0].events, seat)


def position_of(sitting: Sitting, seat: Seat | None, is_drawing: bool, outcome: Outcome | None) -> Position:
    match = sitting.match
    view = match.view(seat)
    is_playing = seat is not None and bool(match.to_act) and match.pause is None
    return Position(
        seat=seat,
        view=msgspec.Raw(encode(view)),
        legal=list(match.legal_actions(seat)) if seat is not None and is_playing and seat in match.to_act else [],
        changed=sitting.changed[seat] if seat is not None else 0,
        to_act=sorted(match.to_act),
        can_undo=list(can_undo(match, seat)) if seat is not None and is_playing else [],
        can_redo=is_playing and any(undone.seat == seat for undone in match.redoable),
        paused_by=match.pause.seat if match.pause is not None else None,
        clock=clock_info(sitting.clock_state) if sitting.clock_state else None,
        outcome=outcome if not match.to_act else None,
        why_over=list(why_over(match)),
        marks=match.marks(seat) if is_drawing else None,
    )


def entry_info(match: Match, ats: Sequence[float], number: int, moment: Moment, seat: Seat | None) -> EntryInfo:
    """What others chose stays theirs until the match is over: the events say what may be known of it."""
    entry, at = match.entries[number - 1], ats[number - 1]
    if isinstance(entry, Played):
        action = entry.action if entry.seat == seat or not match.to_act else None
        events = redacted(moment.events, seat)
        return EntryInfo(seq=number, at=at, seat=entry.seat, type="played", events=events, action=action)
    kind: Any = kind_of(entry)
    return EntryInfo(seq=number, at=at, seat=entry.seat, type=kind, **_FACTS[type(entry)](entry))


_FACTS: dict[type, Callable[[Any], dict[str, Any]]] = {
    Undone: lambda entry: {"seqs": list(entry.seqs), "agreed": None if entry.agreed is None else list(entry.agreed)},
    Redone: lambda entry: {"seqs": list(entry.seqs)},
    Resigned: lambda _entry: {},
    HandedOver: lambda entry: {"to": entry.to, "why": entry.why},
    Ended: lambda entry: {"why": entry.why},
    Paused: lambda entry: {"agreed": None if entry.agreed is None else list(entry.agreed)},
    Resumed: lambda _entry: {},
    Reseeded: lambda _entry: {},  # by which seed stays with the match, like its first one
}


def redacted(events: tuple[Any, ...], seat: Seat | None) -> list[Any]:
    seen = (event.seen_by(seat) for event in events)
    return [event for event in seen if event is not None]
