"""A table: a running match with the people around it. `submit` is the one door for people and bots alike.

One thing happens at a time at a table; nothing is shown before it is stored.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from branchline.core.acts import has_undone_past_barrier
from branchline.core.errors import Refused
from branchline.core.game import AnyGame
from branchline.core.match import Match, play_through
from branchline.core.values import Seat
from branchline.server.bounds.once import Once
from branchline.server.errors import Conflict, Denied, Unavailable, unavailable
from branchline.server.hosting import steady
from branchline.server.hosting.listeners import Listeners
from branchline.server.hosting.loading import Loaded, Mismatch, load, load_around, read_entries
from branchline.server.hosting.new_entries import (
    Job,
    both,
    check_length,
    newly_waited_for,
    row_after,
    stored_entries,
    turned,
)
from branchline.server.hosting.results import results_of
from branchline.server.settings import BOUNDS, Bounds
from branchline.server.store.connection import Connection
from branchline.server.store.rows import MatchRow, SeatRow
from branchline.server.store.store import Lost, Store
from branchline.server.store.tables import put_table
from branchline.server.store.waiting import put_asked
from branchline.server.store.writer import Kind, StoreFailed, StoreUnsure
from branchline.tables.entering import entered_now, facts_of
from branchline.tables.play_messages import Done
from branchline.tables.reading import read_action
from branchline.tables.requests import Request, still_asked
from branchline.tables.sitting import Happening, Sitting, entered

T = TypeVar("T")
MOST_PLAYED_AGAIN: Final = 200
"""So many entries of another process are played on the event loop; with more the table is loaded again, in a thread."""


def _done(seq: int) -> Done:
    return Done(seq=seq)


class _Alone:
    """One at a time at a table. Who is cut off in the middle leaves a table that must be loaded again."""

    def __init__(self, table: "Table") -> None:
        self._table = table

    async def __aenter__(self) -> None:
        self._table.touched_at = time.monotonic()
        self._table.busy += 1
        try:
            await self._table.lock.acquire()
        except BaseException:
            self._table.busy -= 1
            raise

    async def __aexit__(self, kind: type[BaseException] | None, *_rest: object) -> None:
        self._table.lock.release()
        self._table.busy -= 1
        if kind is not None and issubclass(kind, asyncio.CancelledError):
            self._table.is_spoilt = True


class Table:
    """`on_change` is called after every change, with the table: bots and clocks look whether they are needed."""

    def __init__(
        self, store: Store, loaded: Loaded, on_change: "Callable[[Table], None]", bounds: Bounds = BOUNDS
    ) -> None:
        self.store, self.bounds = store, bounds
        self.id = loaded.row.id
        self.game: AnyGame = loaded.game
        self.row: MatchRow = loaded.row
        self.seats: list[SeatRow] = loaded.seats
        self.sitting: Sitting | None = loaded.sitting
        self.frozen = loaded.frozen
        self.snapshot_seq = loaded.snapshot_seq
        self.listeners = Listeners(self)
        self.on_change = on_change
        self.measured_at = _measured_at(loaded.row, loaded.sitting, store)
        """When the last entry was, by this process's own clock."""
        self.touched_at = time.monotonic()
        self.busy = 0
        self.is_spoilt = False
        """A commit failed in a way that leaves open whether it happened: the table must be loaded again."""
        self.lock = asyncio.Lock()

    @property
    def seq(self) -> int:
        return self.sitting.match.seq if self.sitting is not None else self.row.seq

    @property
    def seconds_since(self) -> float:
        """Since the last entry."""
        return max(0.0, steady.now() - self.measured_at)

    @property
    def asked(self) -> Request | None:
        return msgspec.json.decode(self.row.asked, type=Request) if self.row.asked else None

    def stands(self) -> Sitting:
        """Where the match stands. Raises Conflict where it is frozen or has not begun."""
        if self.frozen is not None:
            raise Conflict(self.frozen.reason.message, **self.frozen.reason.args)
        if self.sitting is None:
            raise Conflict("table-closed" if self.row.is_closed else "not-started")
        return self.sitting

    # The door ---------------------------------------------------------------------------------------------------------

    async def submit(
        self, seat: Seat, seq: int, action: Any, player: str | None = None, once: Once | None = None
    ) -> int:
        """Plays an action that was chosen looking at the entry `seq`; `action` is plain data. The new number."""
        chosen = read_action(self.game, action)

        def happens(sitting: Sitting) -> list[Match]:
            return play_through(sitting.match, seat, chosen, seq)

        await self.reach(seq)
        return await self.enter(happens, seat, player, once=once)

    async def enter(
        self,
        happens: Happening,
        seat: Seat | None = None,
        player: str | None = None,
        also: Job | None = None,
        once: Once | None = None,
        answer: Callable[[int], Any] = _done,
        facts: dict[str, Any] | None = None,
    ) -> int:
        """Every entry goes through here. Judged, stored, then shown; somebody else's entry in between, judged again.

        With a player, the seat must be theirs when it is judged, not only when they asked. `also` changes the seats
        together with the entry: nobody hears of the one before the other. `answer` is what is kept, given the new
        number, where the client may ask again. Raises Repeated where it does. `facts` change the table's row with the
        entry: so it is taken along and given back, and nothing else is entered while it is away.
        """
        async with _Alone(self):
            if self.row.state == "open":
                await self._look_around()  # the last seat may have been taken at another process just now
            while True:
                sitting = self._playing(even_away=facts is not None)
                if seat is not None and player is not None:
                    self._check_seat(sitting, seat, player)
                matches = happens(sitting)
                if not matches:
                    return sitting.match.seq
                check_length(sitting.match, matches[-1], self.bounds)
                after, row = self._moved_on(sitting, matches)
                kept = once.row(answer(after.match.seq)) if once is not None else None
                job = both(also, self._putting(facts))
                try:
                    await self._append(sitting, after, row, job, kept, self._reminded(sitting, after, player))
                except Lost:
                    await self._catch_up_or_reload()
                    continue
                self.measured_at = row["measured_at"]
                await self._show_stored(after, row | (facts or {}), seats_changed=also is not None)
                return after.match.seq

    def _moved_on(self, sitting: Sitting, matches: list[Match]) -> tuple[Sitting, dict[str, Any]]:
        """Where it stands when these entries are made now, and what becomes of the table's row by it."""
        now = steady.now()
        after = entered_now(sitting, matches, time.time(), max(0.0, now - self.measured_at))
        return after, self._row_values(after, after.last_at) | {"measured_by": self.store.locks.me, "measured_at": now}

    async def _show_stored(self, after: Sitting, row: dict[str, Any], *, seats_changed: bool) -> None:
        """It is stored, whatever happens now: where the seats cannot be read, the table is loaded again."""
        try:
            if seats_changed:
                self._put_around(self.row, (await self.store.read(load_around(self.id)))[1])
        except StoreFailed:
            self.is_spoilt = True
        else:
            self._show(after, row)

    def _putting(self, facts: dict[str, Any] | None) -> Job | None:
        return (lambda connection: put_table(connection, self.id, facts)) if facts else None

    def _playing(self, *, even_away: bool = False) -> Sitting:
        if self.is_spoilt:
            raise Unavailable("table-reloads")
        sitting = self.stands()
        if self.row.state == "frozen":
            raise Conflict("table-frozen")
        if self.row.state == "over":
            raise Conflict("match-over")
        if self.row.along == "away" and not even_away:
            raise Conflict("taken-along")
        return sitting

    def _check_seat(self, sitting: Sitting, seat: Seat, player: str) -> None:
        if not self.seats[seat].is_of(player):
            raise Denied("not-your-seat", seat=seat)
        if seat in sitting.match.resigned:
            raise Conflict("already-resigned", seat=seat)

    async def _append(
        self,
        before: Sitting,
        after: Sitting,
        row: dict[str, Any],
        also: Job | None,
        kept: dict[str, Any] | None,
        reminded: set[str],
    ) -> None:
        outcome = facts_of(after.match).outcome
        results = results_of(self.row, self.seats, outcome, after.last_at) if outcome is not None else None
        answered = self._end_asking if self.row.asked and not row["asked"] else None
        job, waited = both(both(also, results), answered), newly_waited_for(before, after)
        try:
            await self.store.append(self.id, stored_entries(before, after), row, job, kept, waited, reminded)
        except StoreFailed as error:
            self.is_spoilt = True
            raise unavailable(error) from error

    def _end_asking(self, connection: Connection) -> None:
        put_asked(connection, self.id, ())

    def _reminded(self, before: Sitting, after: Sitting, player: str | None) -> set[str]:
        """Whose turn it has become by it; not who did it themselves."""
        people = {self.seats[seat].player for seat in turned(before, after) if self.seats[seat].kind == "person"}
        return {person for person in people - {player} if person is not None}

    def _row_values(self, after: Sitting, at: float) -> dict[str, Any]:
        return row_after(after, at, self.bounds.pause_seconds) | {
            "asked": self.row.asked if still_asked(self.asked, after.match, self.seq) else None,
            "is_undone_past": self.row.is_undone_past or has_undone_past_barrier(after.match, self.seq),
        }

    @property
    def _around_match(self) -> tuple[object, ...]:
        """What entries change of the table around the match, and people there are shown."""
        return self.row.state, self.row.along, self.row.paused_by

    def _show(self, after: Sitting, row: dict[str, Any]) -> None:
        before, was_asked = self._around_match, self.row.asked
        handed = self.sitting.handed if self.sitting else None
        self.sitting = after
        self.row = msgspec.structs.replace(self.row, **row)
        self.listeners.show_entries()
        if was_asked or self._around_match != before or handed != after.handed:
            self.listeners.show_table()
        self.on_change(self)

    # What changes around the match ------------------------------------------------------------------------------------

    async def change(self, job: Callable[[Connection], T]) -> T:
        """A change of the seats or the table's row: stored, then read back and shown."""
        async with _Alone(self):
            try:
                answer = await self.store.write(job, table=self.id)
            except StoreFailed as error:
                self.is_spoilt = self.is_spoilt or isinstance(error, StoreUnsure)
                raise unavailable(error) from error
            try:
                await self._look_around()
            except StoreFailed:
                self.is_spoilt = True  # it is stored, and whoever asks next reads it
            return answer

    async def mark(self, seat: Seat, job: Callable[[Connection], float], *, is_here: bool) -> None:
        """Who has a seat open in this process: stored by a plain job that says when, and shown by what we know. The
        database is not asked again: pages open and close all the time."""
        async with _Alone(self):
            try:
                until = await self.store.write(job, table=self.id, kind=Kind.PLAIN)
            except StoreFailed as error:
                self.is_spoilt = self.is_spoilt or isinstance(error, StoreUnsure)
                raise unavailable(error) from error
            chair, me = self.seats[seat], {self.store.locks.me}
            processes = tuple(sorted({*chair.processes} | me if is_here else {*chair.processes} - me))
            self.seats = list(self.seats)
            self.seats[seat] = msgspec.structs.replace(chair, processes=processes, here_until=until)
            if processes != chair.processes:
                self.listeners.show_table()
            self.on_change(self)

    async def replace(self, job: Callable[[Connection], T]) -> T:
        """A change that adds more entries than are played again on the event loop: the table is loaded anew."""
        async with _Alone(self):
            self.is_spoilt = True
            try:
                return await self.store.write(job, table=self.id)
            except StoreFailed as error:
                raise unavailable(error) from error

    async def reach(self, seq: int) -> None:
        """Somebody has seen an entry of which we have not heard yet: another process stored it."""
        if seq > self.seq:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Another process wrote: read what is new and show it."""
        async with _Alone(self):
            await self._catch_up_or_reload()
            await self._look_around()

    async def _catch_up_or_reload(self) -> None:
        try:
            await self._catch_up()
        except (Refused, Mismatch) as error:
            self.is_spoilt = True  # what is stored does not follow from what we have
            raise Unavailable("table-reloads") from error

    async def _catch_up(self) -> None:
        """Raises Refused, Mismatch where what is stored does not follow from what we have. The seats are read after the
        entries, and put in place before: a new entry is for who has the seat now."""
        sitting = self.sitting
        if sitting is None:
            return
        stored = await self.store.read(read_entries(self.id, sitting.match.seq))
        if len(stored) > MOST_PLAYED_AGAIN:
            raise Mismatch("more than is played again here")
        for entry in stored:
            sitting = entered(sitting, entry.onto(sitting.match), entry.at, entry.spent)
        if stored:
            row, seats = await self.store.read(load_around(self.id))
            self._put_around(self.row, seats)
            self.measured_at = steady.counted_from(sitting.last_at)
            kept = {name: getattr(row, name) for name in ("measured_by", "measured_at", "along", "is_seed_known")}
            self._show(sitting, self._row_values(sitting, stored[-1].at) | kept)

    async def _look_around(self) -> None:
        row, seats = await self.store.read(load_around(self.id))
        if row.state != "open" and not row.is_closed and self.sitting is None and not self.frozen:
            loaded = await self.store.read(lambda connection: load(connection, self.id, self.game))
            self._put_around(loaded.row, loaded.seats)
            self.sitting, self.frozen = loaded.sitting, loaded.frozen
            self.measured_at = _measured_at(loaded.row, loaded.sitting, self.store)
            self.listeners.show_table()
            self.listeners.show_entries()
        elif (row, seats) != (self.row, self.seats):
            self._put_around(row, seats)
            self.listeners.show_table()
        await self.listeners.show_lines()
        self.on_change(self)

    def _put_around(self, row: MatchRow, seats: list[SeatRow]) -> None:
        """The row and the seats as they are stored. Whoever has lost a seat by it hears nothing more of it."""
        self.row, self.seats = row, seats
        self.listeners.check_seats()

    async def settle(self) -> None:
        """Waits for what was begun."""
        async with self.lock:
            return

    @property
    def is_idle(self) -> bool:
        return not (self.busy or self.listeners.are_there)


def _measured_at(row: MatchRow, sitting: Sitting | None, store: Store) -> float:
    """What this process has measured it goes on from; what another did, or nobody, it counts by the wall clock."""
    if row.measured_at is not None and row.measured_by == store.locks.me:
        return row.measured_at
    return steady.counted_from(sitting.waits_since) if sitting is not None else steady.now()
