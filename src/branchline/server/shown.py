"""What each seat is shown: built from nothing up, so that a seat gets what is put in and nothing else."""

from collections.abc import Callable, Sequence
from hashlib import sha256
from itertools import islice
from typing import TYPE_CHECKING, Any

import msgspec

from branchline.core.acts import Ended, HandedOver, Resigned
from branchline.core.codec import encode
from branchline.core.match import Match, Moment, Played, Redone, Undone, can_undo, moments_back
from branchline.core.values import Outcome, Seat
from branchline.server.clocks import shown as shown_clock
from branchline.server.links import link_code
from branchline.server.rows import Asked, MatchRow, SeatRow, readable, stored_outcome, to_act_seats
from branchline.server.standing import Standing
from branchline.server.wire import Clock, EntryInfo, Position, SeatInfo, TableInfo, UndoRequest, Update

if TYPE_CHECKING:
    from branchline.server.store.store import Store
    from branchline.server.table import Table


def table_info(
    row: MatchRow, seats: list[SeatRow], player: str | None, store: "Store", table: "Table | None" = None
) -> TableInfo:
    """The table as this player sees it; the seed only when it may be known, links only to the owner, the table of the
    rematch (which may be private) only to who is at this one."""
    is_owner = player is not None and player == row.owner
    return TableInfo(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        content_hash=row.content_hash,
        own_content=row.content is not None,
        options=readable(row.options),
        state="frozen" if table is not None and table.frozen else row.state,
        frozen=table.frozen.reason if table is not None and table.frozen else None,
        seats=[_seat_info(seat, player, row, store, table) for seat in seats],
        mine=is_owner,
        public=row.is_public,
        muted=row.is_muted,
        clock=readable(row.clock, Clock),
        seq=row.seq,
        to_act=to_act_seats(row.to_act),
        seed_hash=sha256(row.seed.encode()).hexdigest(),
        seed=row.seed if row.is_seed_known or row.state == "over" else None,
        seed_known=row.is_seed_known,
        no_record=why_no_record(row),
        asked=_undo_request(row),
        outcome=stored_outcome(row),
        rematch=row.rematch if is_owner or any(seat.is_of(player) for seat in seats) else None,
        created_at=row.created_at,
        started_at=row.started_at,
        changed_at=row.changed_at,
    )


def why_no_record(row: MatchRow) -> list[str]:
    facts = {
        "seed-known": row.is_seed_known,
        "undo-past-barrier": row.is_undone_past,
        "hint": row.is_hinted,
        "imported": row.is_imported,
    }
    return [reason for reason, holds in facts.items() if holds]


def _seat_info(seat: SeatRow, player: str | None, row: MatchRow, store: "Store", table: "Table | None") -> SeatInfo:
    standing = table.standing if table is not None else None
    has_link = seat.kind == "open" and player is not None and player == row.owner
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        mine=seat.is_of(player),
        here=seat.kind == "person" and is_here(seat, store, table),
        bot_plays=seat.kind == "bot" or (standing is not None and seat.seat in standing.handed),
        resigned=standing is not None and seat.seat in standing.match.resigned,
        link=link_code(store.secret, row.id, seat) if has_link else None,
    )


def is_here(seat: SeatRow, store: "Store", table: "Table | None") -> bool:
    """Whether somebody has the seat open: in this process, or in another one that is alive."""
    is_with_us = table is not None and seat.seat in table.listeners.seats_here()
    return is_with_us or not store.others.isdisjoint(seat.processes)


def _undo_request(row: MatchRow) -> UndoRequest | None:
    asked = readable(row.asked, Asked)
    if asked is None:
        return None
    waits = [seat for seat in asked.concerned if seat not in asked.agreed]
    return UndoRequest(seat=asked.seat, seqs=list(asked.seqs), agreed=list(asked.agreed), waits_for=waits)


def update_of(table: "Table", seat: Seat | None, since: int, *, is_drawing: bool = False) -> Update:
    """What this seat may know of all entries after `since`, and where it stands; with the marks for who draws it."""
    standing = table.standing
    if standing is None:
        position = _frozen_position(table, seat) if table.frozen is not None else None
        return Update(since=table.seq, seq=table.seq, entries=[], position=position)
    match = standing.match
    since = min(since, match.seq)
    entries = entries_after(standing, since, seat)
    position = _position(standing, seat, is_drawing, stored_outcome(table.row))
    return Update(since=since, seq=match.seq, entries=entries, position=position)


def entries_after(standing: Standing, since: int, seat: Seat | None) -> list[EntryInfo]:
    match = standing.match
    moments = islice(moments_back(match), match.seq - since)
    return [entry_info(match, standing.ats, number, moment, seat) for number, moment in moments][::-1]


def _position(standing: Standing, seat: Seat | None, is_drawing: bool, outcome: Outcome | None) -> Position:
    match = standing.match
    view = match.view(seat)
    is_playing = seat is not None and bool(match.to_act)
    return Position(
        seat=seat,
        view=msgspec.Raw(encode(view)),
        legal=list(match.legal_actions(seat)) if seat is not None and seat in match.to_act else [],
        changed=standing.changed[seat] if seat is not None else 0,
        to_act=sorted(match.to_act),
        can_undo=list(can_undo(match, seat)) if seat is not None and is_playing else [],
        can_redo=is_playing and any(undone.seat == seat for undone in match.redoable),
        clock=shown_clock(standing.clock_state) if standing.clock_state else None,
        outcome=outcome if not match.to_act else None,
        marks=match.game.marks(view) if is_drawing else None,
    )


def _frozen_position(table: "Table", seat: Seat | None) -> Position | None:
    if table.frozen is None or table.frozen.state is None:
        return None
    view = table.game.view(table.frozen.state, seat)
    return Position(seat=seat, view=msgspec.Raw(encode(view)), frozen=True)


def entry_info(match: Match, ats: Sequence[float], number: int, moment: Moment, seat: Seat | None) -> EntryInfo:
    """What others chose stays theirs until the match is over: the events say what may be known of it."""
    entry, at = match.entries[number - 1], ats[number - 1]
    if isinstance(entry, Played):
        action = entry.action if entry.seat == seat or not match.to_act else None
        events = redacted(moment.events, seat)
        return EntryInfo(seq=number, at=at, seat=entry.seat, type="played", events=events, action=action)
    kind: Any = type(entry).__struct_config__.tag
    return EntryInfo(seq=number, at=at, seat=entry.seat, type=kind, **_FACTS[type(entry)](entry))


_FACTS: dict[type, Callable[[Any], dict[str, Any]]] = {
    Undone: lambda entry: {"seqs": list(entry.seqs), "agreed": None if entry.agreed is None else list(entry.agreed)},
    Redone: lambda entry: {"seqs": list(entry.seqs)},
    Resigned: lambda _entry: {},
    HandedOver: lambda entry: {"to": entry.to, "why": entry.why},
    Ended: lambda entry: {"why": entry.why},
}


def redacted(events: tuple[Any, ...], seat: Seat | None) -> list[Any]:
    seen = (event.seen_by(seat) for event in events)
    return [event for event in seen if event is not None]
