"""A table in the pocket: its row and its match, played again from the entries that are kept."""

import time
from hashlib import sha256
from typing import Any, Final

import msgspec

from branchline.core import match as matches
from branchline.core.acts import has_undone_past_barrier
from branchline.core.codec import decode, encode
from branchline.core.entries import Entry
from branchline.core.errors import Refused
from branchline.core.game import AnyGame
from branchline.core.match import Match
from branchline.core.record import enter
from branchline.core.values import Reason, Seat
from branchline.games import find_game
from branchline.pocket.kept import Change, KeptEntry, Repeated, Row, Store, StoreFailed, Taken
from branchline.pocket.once import ANY, Once
from branchline.tables import updates
from branchline.tables.counting import seats_left, solo_results_of
from branchline.tables.entering import entered_now, facts_of, new_entries
from branchline.tables.messages import ConsentRequest, SeatInfo, TableInfo
from branchline.tables.play_messages import Done, Rematch, Update
from branchline.tables.refusals import Conflict
from branchline.tables.requests import Request, still_asked
from branchline.tables.sitting import Happening, Sitting, entered, opened
from branchline.tables.wire import Nothing

FROZEN: Final = Reason("table-frozen")
NOT_KEPT: Final = Reason("pocket-store-failed")


class Table:
    """`sitting` is None where these rules no longer play it to where it stood: then it is frozen. `is_stuck` where what
    a bot did could not be kept."""

    def __init__(self, store: Store, row: Row, sitting: Sitting | None) -> None:
        self._store, self.row, self.sitting = store, row, sitting
        self.is_stuck = False

    @property
    def game(self) -> AnyGame:
        return self.sitting.match.game if self.sitting is not None else game_of(self.row)

    def stands(self) -> Sitting:
        if self.sitting is None:
            raise Conflict(FROZEN.message)
        return self.sitting

    def playing(self, *, even_away: bool = False) -> Sitting:
        sitting = self.stands()
        if self.row.state == "over":
            raise Conflict("match-over")
        if self.row.along in ("away", "gone") and not even_away:
            raise Conflict("taken-along")
        return sitting

    async def enter(
        self, happens: Happening, seat: Seat | None = None, facts: dict[str, Any] | None = None, once: Once = ANY
    ) -> int:
        """Every entry goes through here: judged, stored, then shown; where another tab was first, judged again. `facts`
        change the row with it: so it is taken along and given back."""
        while True:
            sitting = self.playing(even_away=facts is not None)
            if seat is not None and seat in sitting.match.resigned:
                raise Conflict("already-resigned", seat=seat)
            found = happens(sitting)
            if not found:
                return sitting.match.seq
            after = entered_now(sitting, found, time.time())
            row = msgspec.structs.replace(after_entries(self.row, sitting, after), **(facts or {}))
            try:
                change = Change((row,), kept_entries(row.id, sitting, after))
                await store_change(self._store, change, once, Done(seq=after.match.seq))
            except Taken:
                await self._read_again()
                continue
            self.row, self.sitting = row, after
            return after.match.seq

    async def change(self, once: Once = ANY, **facts: Any) -> None:
        """Something around the match: stored, then so."""
        while not await self._store_row(Change(), once, Nothing(), facts):
            pass

    async def ask(self, asked: Request | None, seq: int, once: Once, answered: Request | None = None) -> None:
        """Something is asked of others, or was `answered`, where the match stands so far. An answer in another tab made
        it another request, or none: it is not written over."""
        while True:
            if answered is not None and self.row.asked is None:
                raise Conflict("nothing-asked")
            if self.row.seq != seq or answered not in (None, self.row.asked):
                raise Conflict("table-moved-on")
            if await self._store_row(Change(), once, Nothing(), {"asked": asked}):
                return

    async def lead_on(self, row: Row, sitting: Sitting, once: Once) -> str:
        """To the table of the match after this one, in the stroke that makes it; or to the one that there is."""
        made = Change((row,), kept_entries(row.id, None, sitting))
        while self.row.rematch is None:
            await self._store_row(made, once, Rematch(table=row.id), {"rematch": row.id})
        return self.row.rematch

    async def _store_row(self, change: Change, once: Once, usual: Any, facts: dict[str, Any]) -> bool:
        """The row with what is new, and what goes with it. False where another tab was first: that is read now."""
        row = msgspec.structs.replace(self.row, **facts, version=self.row.version + 1)
        try:
            await store_change(self._store, msgspec.structs.replace(change, rows=(row, *change.rows)), once, usual)
        except Taken:
            await self._read_again()
            return False
        self.row = row
        return True

    async def _read_again(self) -> None:
        """After another tab was first. Where it left nothing to read, nothing can be stored here, either."""
        if not await self.catch_up():
            raise StoreFailed("what is kept does not fit together")

    async def catch_up(self) -> bool:
        """Another tab wrote: what is new is read. Whether there was anything."""
        stored = await self._store.row(self.row.id)
        if not stored:
            return False
        row = msgspec.json.decode(stored, type=Row)
        sitting, is_new = self.sitting, row != self.row
        if sitting is not None and row.seq > sitting.match.seq:
            sitting = await played_on(self._store, row, sitting)
        self.row, self.sitting = row, sitting
        return is_new


def game_of(row: Row) -> AnyGame:
    game = find_game(row.game)
    return game.with_content(row.content) if row.content is not None else game


async def load(store: Store, row: Row) -> Table:
    """The table, its match played again. One that no longer comes to where it was is frozen."""
    try:
        match = matches.start(game_of(row), len(row.seats), row.seed, row.options, row.begins)
    except Refused:
        return Table(store, row, None)
    fresh = opened(match, row.bots, None, row.started_at, here_since=row.here_since, is_timed=row.is_timed)
    return Table(store, row, await played_on(store, row, fresh))


async def played_on(store: Store, row: Row, sitting: Sitting) -> Sitting | None:
    """With the entries that are kept beyond where it stands; None where they do not follow from it."""
    stored = msgspec.json.decode(await store.entries(row.id, sitting.match.seq), type=list[KeptEntry])
    known = [kept for kept in stored if kept.seq <= row.seq]  # another tab may have gone on since the row was read
    try:
        for number, kept in enumerate(known, sitting.match.seq + 1):
            if kept.seq != number:
                return None
            sitting = entered(sitting, enter(sitting.match, decode(bytes(kept.entry), Entry)), kept.at, kept.spent)
    except (Refused, msgspec.MsgspecError):
        return None
    is_whole = sitting.match.seq == row.seq and tuple(sorted(sitting.match.to_act)) == row.to_act
    return sitting if is_whole else None


async def store_change(store: Store, change: Change, once: Once = ANY, usual: Any = None) -> None:
    """With the usual answer to it, where the write has no other. Raises Taken, Repeated, StoreFailed."""
    change = once.added(change, usual)
    answer = await store.put(encode(change).decode())
    if answer:
        raise Repeated if answer == "repeated" else Taken
    once.note(change)


def kept_entries(table: str, before: Sitting | None, after: Sitting) -> tuple[KeptEntry, ...]:
    new = new_entries(before, after)
    return tuple(KeptEntry(table, each.seq, msgspec.Raw(encode(each.entry)), each.at, each.spent) for each in new)


def after_entries(row: Row, before: Sitting, after: Sitting) -> Row:
    match, since = after.match, before.match.seq
    moved = msgspec.structs.replace(
        row,
        **facts_of(match)._asdict(),
        asked=still_asked(row.asked, match, since),
        is_undone_past=row.is_undone_past or has_undone_past_barrier(match, since),
        was_left=tuple(sorted(seats_left(match))),
        changed_at=after.last_at,
        version=row.version + 1,
    )
    return msgspec.structs.replace(moved, solo=_solo(moved, match)) if moved.outcome is not None else moved


def _solo(row: Row, match: Match) -> dict[str, int]:
    """What somebody reached alone and without help."""
    return dict(solo_results_of(match)) if row.people == [0] and not row.no_record else {}


def table_info(row: Row, table: Table | None, here: set[Seat]) -> TableInfo:
    is_frozen = table is not None and table.sitting is None
    asked = row.asked
    return TableInfo(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        content_hash=row.content_hash,
        own_content=row.content is not None,
        options=row.options,
        state="frozen" if is_frozen else row.state,
        frozen=FROZEN if is_frozen else NOT_KEPT if table is not None and table.is_stuck else None,
        seats=[_seat_info(seat, row, table, here) for seat in range(len(row.seats))],
        mine=True,
        hints=row.has_hints,
        seq=row.seq,
        to_act=list(row.to_act),
        seed_hash=sha256(row.seed.encode()).hexdigest(),
        seed=row.seed if row.is_seed_known or row.state == "over" else None,
        seed_known=row.is_seed_known,
        no_record=row.no_record,
        begins=row.begins,
        along=row.along,
        home=row.home,
        asked=ConsentRequest(
            seat=asked.seat, seqs=list(asked.seqs), agreed=list(asked.agreed), waits_for=asked.waits_for
        )
        if asked is not None
        else None,
        outcome=row.outcome,
        rematch=row.rematch,
        created_at=row.created_at,
        started_at=row.started_at,
        changed_at=row.changed_at,
    )


def _seat_info(seat: Seat, row: Row, table: Table | None, here: set[Seat]) -> SeatInfo:
    chair, sitting = row.seats[seat], table.sitting if table is not None else None
    return SeatInfo(
        seat=seat,
        kind=chair.kind,
        name=chair.name,
        level=chair.level,
        mine=chair.kind == "person",
        here=chair.kind == "person" and seat in here,
        bot_plays=chair.kind == "bot" or (sitting is not None and seat in sitting.handed),
        resigned=sitting is not None and seat in sitting.match.resigned,
    )


def update_of(table: Table, seat: Seat | None, since: int, *, is_drawing: bool = False) -> Update:
    sitting = table.sitting
    if sitting is None:
        return Update(since=table.row.seq, seq=table.row.seq, entries=[], position=None)
    return updates.update_of(sitting, seat, since, table.row.outcome, is_drawing=is_drawing)
