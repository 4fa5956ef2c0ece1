"""A hosted table as somebody sees it: its row and seats, and what their own seat may know of its match."""

from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from branchline.core.codec import encode
from branchline.core.entries import Begins
from branchline.core.values import Seat
from branchline.server.people.links import link_code
from branchline.server.store.rows import MatchRow, SeatRow, readable, stored_outcome, to_act_seats
from branchline.tables import updates
from branchline.tables.counting import why_not_counted
from branchline.tables.messages import Clock, ConsentRequest, SeatInfo, TableInfo
from branchline.tables.play_messages import Position, Update
from branchline.tables.requests import Request
from branchline.tables.sitting import Sitting

if TYPE_CHECKING:
    from branchline.server.hosting.table import Table
    from branchline.server.store.store import Store

MOST_AT_ONCE: Final = 200
"""Entries that the event loop tells somebody of by itself: a match that people play has a few hundred at its end."""
TRIES: Final = 3


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
        hints=row.has_hints,
        clock=readable(row.clock, Clock),
        seq=row.seq,
        to_act=to_act_seats(row.to_act),
        seed_hash=sha256(row.seed.encode()).hexdigest(),
        seed=row.seed if row.is_seed_known or row.state == "over" else None,
        seed_known=row.is_seed_known,
        no_record=why_not_counted(row),
        begins=readable(row.begins, Begins),
        along=row.along,
        paused_by=row.paused_by,
        asked=_request(row),
        outcome=stored_outcome(row),
        rematch=row.rematch if is_owner or any(seat.is_of(player) for seat in seats) else None,
        created_at=row.created_at,
        started_at=row.started_at,
        changed_at=row.changed_at,
    )


def _seat_info(seat: SeatRow, player: str | None, row: MatchRow, store: "Store", table: "Table | None") -> SeatInfo:
    sitting = table.sitting if table is not None else None
    has_link = seat.kind == "open" and player is not None and player == row.owner
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        mine=seat.is_of(player),
        here=seat.kind == "person" and is_here(seat, store, table),
        bot_plays=seat.kind == "bot" or (sitting is not None and seat.seat in sitting.handed),
        resigned=sitting is not None and seat.seat in sitting.match.resigned,
        link=link_code(store.secret, row.id, seat) if has_link else None,
    )


def is_here(seat: SeatRow, store: "Store", table: "Table | None") -> bool:
    """Whether somebody has the seat open: in this process, or in another one that is alive."""
    is_with_us = table is not None and seat.seat in table.listeners.seats_here()
    return is_with_us or not store.others.isdisjoint(seat.processes)


def _request(row: MatchRow) -> ConsentRequest | None:
    asked = readable(row.asked, Request)
    if asked is None:
        return None
    waits = [seat for seat in asked.concerned if seat not in asked.agreed]
    return ConsentRequest(
        seat=asked.seat, what=asked.what, seqs=list(asked.seqs), agreed=list(asked.agreed), waits_for=waits
    )


def update_of(table: "Table", seat: Seat | None, since: int, *, is_drawing: bool = False) -> Update:
    """What this seat may know of all entries after `since`, and where it stands; with the marks for who draws it."""
    sitting = table.sitting
    if sitting is None:
        position = _frozen_position(table, seat) if table.frozen is not None else None
        return Update(since=table.seq, seq=table.seq, entries=[], position=position)
    return _update_at(table, sitting, seat, since, is_drawing=is_drawing)


def _update_at(table: "Table", sitting: Sitting, seat: Seat | None, since: int, *, is_drawing: bool = False) -> Update:
    update = updates.update_of(sitting, seat, since, stored_outcome(table.row), is_drawing=is_drawing)
    if update.position is not None and update.position.clock is not None:
        update.position.clock.age = round(table.seconds_since, 3)
        update.position.clock.pause_left = sitting.pause_left(table.bounds.pause_seconds)
    return update


async def whole_update(table: "Table", seat: Seat | None, since: int) -> Update:
    """The same where there may be much to tell: then the event loop finds out alone where the match stands."""
    sitting = table.sitting
    if sitting is None:
        return update_of(table, seat, since)
    since = min(since, sitting.match.seq)
    entries = await entries_of(table.store, sitting, seat, since)  # first: clocks go on while one waits for them
    return msgspec.structs.replace(_update_at(table, sitting, seat, sitting.match.seq), since=since, entries=entries)


async def entries_of(store: "Store", sitting: Sitting, seat: Seat | None, since: int = 0) -> list[Any]:
    """What the seat may know of the entries after that. Many of them are found aside, and written there one by one, so
    that they are only put together here: a large value is written in one go, and meanwhile nobody else has a turn."""
    if sitting.match.seq - since <= MOST_AT_ONCE:
        return updates.entries_after(sitting, since, seat)

    def written() -> list[Any]:
        return [msgspec.Raw(encode(entry)) for entry in updates.entries_after(sitting, since, seat)]

    return await store.aside(written)


class Early(NamedTuple):
    """What there is to tell somebody who is about to listen, so that nothing has to be waited for when they do."""

    sitting: Sitting
    seat: Seat | None
    since: int
    entries: list[Any]

    def is_of(self, table: "Table", seat: Seat | None, since: int) -> bool:
        """Whether nothing has changed since."""
        return table.sitting is self.sitting and (seat, since) == (self.seat, self.since)

    def update(self, table: "Table", *, is_drawing: bool) -> Update:
        update = update_of(table, self.seat, self.sitting.match.seq, is_drawing=is_drawing)
        return msgspec.structs.replace(update, since=self.since, entries=self.entries)


async def early_for(table: "Table", seat: Seat | None, since: int | None) -> Early | None:
    """None where there is little to tell. Where somebody plays on meanwhile it is found again, a few times."""
    for _ in range(TRIES):
        sitting = table.sitting
        if sitting is None or since is None or sitting.match.seq - since <= MOST_AT_ONCE:
            return None
        early = Early(sitting, seat, since, await entries_of(table.store, sitting, seat, since))
        if early.is_of(table, seat, since):
            return early
    return None


def _frozen_position(table: "Table", seat: Seat | None) -> Position | None:
    if table.frozen is None or table.frozen.state is None:
        return None
    view = table.game.view(table.frozen.state, seat)
    return Position(seat=seat, view=msgspec.Raw(encode(view)), frozen=True)
