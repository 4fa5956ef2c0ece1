"""Those who watch a table live. Each gets what its own seat may know, once and in order."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final
from weakref import ref

from branchline.core.codec import encode
from branchline.core.values import Reason, Seat
from branchline.server.hosting.showing import Early, table_info, update_of
from branchline.server.store.chat import heard_after
from branchline.tables import live_messages as live
from branchline.tables.play_messages import Line

if TYPE_CHECKING:
    from branchline.server.hosting.table import Table

COME_BACK: Final = 1012
"""The code with which a connection is closed that may come back at once."""
Transmit = Callable[[bytes], Coroutine[Any, Any, None]]
"""Sends one message. It may wait before it sends, and does not wait afterwards."""


class Listener:
    """One connection. `seq` and `line` are the last it was sent. Without `transmit` all is kept in the outbox. So many
    messages, and so many bytes, may wait for a slow one before it is cut; it resumes where it was."""

    def __init__(
        self, player: str | None, transmit: Transmit | None = None, most: int = 400, most_bytes: int = 1_000_000
    ) -> None:
        self.player = player
        self._transmit = transmit
        self._most, self._most_bytes, self._bytes = most, most_bytes, 0
        self.code = COME_BACK
        self.seat: Seat | None = None
        self.is_looking = True
        """The page is in sight, as far as it has said."""
        self.is_drawing = False
        """It wants the marks with every position."""
        self.seq = 0
        self.line: int | None = 0
        self.first_line = 0
        """It was sent lines after this one alone."""
        self.removed: set[int] = set()
        """Lines of which it was told that they are gone."""
        self.early: Early | None = None
        """What was found for it before it came."""
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.is_sending = False
        """Something is on its way out of the outbox."""
        self.is_closed = False

    def send(self, message: bytes) -> None:
        """At once where the connection takes it; what cannot go yet waits in the outbox."""
        if self.is_closed:
            return
        if self.outbox.empty() and not self.is_sending and self._sent_at_once(message):
            return
        if self.outbox.empty():
            self._bytes = 0
        self._bytes += len(message)
        if self.outbox.qsize() < self._most and (self.outbox.empty() or self._bytes <= self._most_bytes):
            self.outbox.put_nowait(message)
        else:
            self._forget()
            self.close("too-slow")

    def is_behind(self, last: int, gone: set[int]) -> bool:
        """Whether it may lack something of what there is, up to this line, and without those that are gone."""
        return self.line is not None and (
            self.line < last or any(number > self.first_line for number in gone - self.removed)
        )

    def lacks(self, line: Line) -> bool:
        """Whether it is new to this one, or was removed since."""
        if self.line is None:
            return False
        is_gone = line.removed and line.number not in self.removed and line.number > self.first_line
        return line.number > self.line or is_gone

    def _forget(self) -> None:
        """What waited is of no use to somebody who has to come again."""
        while not self.outbox.empty():
            self.outbox.get_nowait()

    def _sent_at_once(self, message: bytes) -> bool:
        """Saves a task for every message to every socket: the sending is begun here, and is mostly done with that."""
        if self._transmit is None:
            return False
        work = self._transmit(message)
        try:
            work.send(None)
        except StopIteration:
            return True
        except Exception:
            return True  # the other side is gone; who listens will notice
        work.close()
        return False

    async def send_rest(self) -> None:
        """What had to wait, in order, until the connection is closed."""
        assert self._transmit is not None
        while (message := await self.outbox.get()) is not None:
            self.is_sending = True
            await self._transmit(message)
            self.is_sending = False

    def close(self, message: str, code: int = COME_BACK) -> None:
        if self.is_closed:
            return
        self.is_closed, self.code = True, code
        self.outbox.put_nowait(encode(live.Bye(reason=Reason(message))))
        self.outbox.put_nowait(None)


class Listeners:
    def __init__(self, table: "Table") -> None:
        self._of = ref(table)  # a table that holds itself would outlive its letting go (health/collector.py)
        self._all: set[Listener] = set()

    @property
    def _table(self) -> "Table":
        table = self._of()
        assert table is not None, "whoever listens at a table holds it"
        return table

    @property
    def are_there(self) -> bool:
        return bool(self._all)

    def __len__(self) -> int:
        return len(self._all)

    def seats_here(self) -> set[Seat]:
        return {listener.seat for listener in self._all if listener.seat is not None}

    def is_looked_at(self, seat: Seat) -> bool:
        """Whether the person of this seat sees the table, by this process. The thread that writes asks, too: they are
        taken together, in one step, while others may come and go."""
        return any(listener.is_looking for listener in tuple(self._all) if listener.seat == seat)

    def add(self, listener: Listener, seq: int | None, line: int | None) -> None:
        """From now on; first of all where things stand. Nothing can come in between: this never waits."""
        table = self._table
        self._all.add(listener)
        listener.seq = table.seq if seq is None else min(seq, table.seq)
        listener.line = line
        self._send_table(listener)
        self._send_position(listener)
        listener.seq, listener.early = table.seq, None

    def remove(self, listener: Listener) -> None:
        self._all.discard(listener)

    def show_entries(self) -> None:
        """The same seat gets the same bytes, so they are made once."""
        made: dict[tuple[Seat | None, int, bool], bytes] = {}
        for listener in self._all:
            key = (listener.seat, listener.seq, listener.is_drawing)
            if key not in made:
                made[key] = self._news(listener)
            listener.send(made[key])
            listener.seq = self._table.seq

    def show_again(self, listener: Listener) -> None:
        listener.send(self._news(listener))

    def _news(self, listener: Listener) -> bytes:
        table, early, is_drawing = self._table, listener.early, listener.is_drawing
        if early is not None and early.is_of(table, listener.seat, listener.seq):
            return encode(live.Changed(update=early.update(table, is_drawing=is_drawing)))
        return encode(live.Changed(update=update_of(table, listener.seat, listener.seq, is_drawing=is_drawing)))

    def check_seats(self) -> None:
        """Who listened as a seat that is no longer theirs is a spectator from here on, and is shown so at once."""
        seats = self._table.seats
        for listener in self._all:
            if listener.seat is not None and not seats[listener.seat].is_of(listener.player):
                listener.seat = None
                self._send_table(listener)
                self._send_position(listener)

    def _send_position(self, listener: Listener) -> None:
        if self._table.sitting is not None or self._table.frozen is not None:
            listener.send(self._news(listener))

    def show_table(self) -> None:
        """To whoever has nothing to do with it the table looks the same: it is written once for all of them."""
        table = self._table
        people = {table.row.owner, *(chair.player for chair in table.seats)}
        made: dict[tuple[str | None, Seat | None], bytes] = {}
        for listener in self._all:
            key = (listener.player if listener.player in people else None, listener.seat)
            if key not in made:
                made[key] = self._table_for(*key)
            listener.send(made[key])

    def _send_table(self, listener: Listener) -> None:
        listener.send(self._table_for(listener.player, listener.seat))

    def _table_for(self, player: str | None, seat: Seat | None) -> bytes:
        table = self._table
        return encode(live.Table(table=table_info(table.row, table.seats, player, table.store, table), seat=seat))

    async def show_lines(self) -> None:
        """To those who are here now: who comes while it is read asks for themselves, and may have muted others."""
        there = {listener: listener.line for listener in self._all if listener.line is not None}
        if not there:
            return
        hearers = {listener.player for listener in there}
        heard = await self._table.store.read(heard_after(self._table.id, min(there.values()), hearers, or_removed=True))
        gone = {line.number for line, _ in heard.lines if line.removed}
        for listener in there.keys() & self._all:
            if not listener.is_behind(heard.last, gone):
                continue
            new = [line for line in heard.by(listener.player) if listener.lacks(line)]
            listener.line = max(listener.line or 0, heard.last)
            if new:
                listener.removed |= {line.number for line in new if line.removed}
                listener.send(encode(live.NewLines(lines=new)))

    def close(self, message: str) -> None:
        for listener in list(self._all):
            listener.close(message)
