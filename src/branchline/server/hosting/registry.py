"""The tables that somebody is at. Others are rows in the database, loaded when touched, let go when idle."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from branchline.core.codec import encode
from branchline.core.record import digest
from branchline.server.errors import Unavailable, Unknown
from branchline.server.hosting.loading import FindGame, Frozen, load
from branchline.server.hosting.presence import bury, mend
from branchline.server.hosting.table import Table
from branchline.server.people.accounts import is_of_people
from branchline.server.people.links import is_id
from branchline.server.settings import BOUNDS, Bounds
from branchline.server.store import chat
from branchline.server.store.connection import Connection
from branchline.server.store.news import EVERYTHING
from branchline.server.store.played import keep_snapshot
from branchline.server.store.store import Store
from branchline.server.store.tables import put_table
from branchline.server.store.writer import StoreFailed

log = logging.getLogger("branchline.registry")
IN_HANDS: Final = 5.0
"""Seconds after its last touch in which a request may still be busy with a table."""


class Registry:
    """`most` tables are in memory, as far as they are idle: with more, those go that were longest untouched."""

    def __init__(self, store: Store, find_game: FindGame, idle_seconds: float = 60.0, bounds: Bounds = BOUNDS) -> None:
        self.store = store
        self.find_game = find_game
        self.idle_seconds, self.most, self.bounds = idle_seconds, bounds.tables_loaded, bounds
        self.tables: dict[str, Table] = {}
        self.watchers: list[Callable[[Table], None]] = []
        """Called after every change at a table: the bots and the clocks."""
        self.on_people_changed: Callable[[str], None] = lambda _news: None
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._missed: set[str] = set()
        """Tables of which there was news while they were loaded."""
        self._has_buried = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def table(self, table: str) -> Table:
        """The table, loaded if need be. Raises Unknown."""
        found = self.tables[table] if self.is_loaded(table) else None
        if found is not None and not found.is_spoilt:
            found.touched_at = time.monotonic()
            return found
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
        return await asyncio.shield(self._loading[table])

    def is_loaded(self, table: str) -> bool:
        """Raises Unknown for what is no table's id."""
        if not is_id(table):
            raise Unknown("unknown-table", table=ascii(table[:16]))
        return table in self.tables

    async def _load(self, table: str) -> Table:
        try:
            loaded = await self.store.read(lambda connection: load(connection, table, self.find_game))
            made = Table(self.store, loaded, self._changed, self.bounds)
            spoilt = self.tables.pop(table, None)
            if spoilt is not None:
                spoilt.listeners.close("table-reloads")
            self.tables[table] = made
            if len(self.tables) > self.most:
                self.go(self.make_room())
            if loaded.frozen is not None and loaded.row.state == "playing":
                await self._freeze(made, loaded.frozen)
        finally:
            self._loading.pop(table, None)
            is_behind = table in self._missed
            self._missed.discard(table)
        if is_behind:
            await self._catch_up(made)
        self._changed(made)
        return made

    async def _freeze(self, table: Table, frozen: Frozen) -> None:
        log.warning("frozen", extra={"table": table.id, "detail": frozen.detail})

        def job(connection: Connection) -> None:
            put_table(connection, table.id, {"state": "frozen", "deadline": None})
            chat.note(table.id, frozen.reason)(connection)

        await table.change(job)

    def _changed(self, table: Table) -> None:
        for watcher in self.watchers:
            watcher(table)

    async def holds(self, table: Table) -> bool:
        """Whether this process runs the table's bots and clocks."""
        if not self.store.is_postgres:
            return True
        return await asyncio.to_thread(self.store.locks.try_hold, table.id)

    # News of other processes ------------------------------------------------------------------------------------------

    def hear(self, table: str) -> None:
        if is_of_people(table):
            self.on_people_changed(table)
        self._missed |= self._loading.keys() if table == EVERYTHING else self._loading.keys() & {table}
        heard = list(self.tables.values()) if table == EVERYTHING else [self.tables.get(table)]
        for one in heard:
            if one is not None:
                self.go(self._catch_up(one))

    async def _catch_up(self, table: Table) -> None:
        with suppress(Unavailable):  # then it is loaded again
            try:
                await table.catch_up()
            except Unknown:
                await self._drop(table)

    async def _drop(self, table: Table) -> None:
        """It was tidied away, or an admin removed it: who is there is told so."""
        table.is_spoilt = True
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        table.listeners.close("table-removed")
        await asyncio.to_thread(self.store.locks.let_go, table.id)

    def look_at(self, table: Table) -> None:
        """What was stored beside the table is read and shown, whenever that is possible."""
        self.go(self._catch_up(table))

    async def look_now(self, table: Table) -> None:
        """The same before one goes on; where it is not possible, later: what was stored is stored."""
        try:
            await table.catch_up()
        except (StoreFailed, Unavailable):
            self.look_at(table)

    def go(self, work: "asyncio._CoroutineLike[None]") -> None:
        """Runs something in the background and says so if it fails."""
        task: asyncio.Task[None] = asyncio.ensure_future(work)  # type: ignore[arg-type]
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StoreFailed):
            log.error("background work failed", extra={"why": str(error)})
        elif error is not None:
            log.error("background work failed", exc_info=error)

    # Letting go -------------------------------------------------------------------------------------------------------

    async def tend(self) -> None:
        """Now and then: notice who is there and what others wrote, let idle tables go."""
        await self.roll_call()
        await self.store.look()  # also where no table is loaded: who is remembered may have been closed
        now = time.monotonic()
        for table in list(self.tables.values()):
            if table.is_spoilt and not table.is_idle:
                await self.table(table.id)  # whoever waits there for a bot or a clock would wait for ever
                continue
            await mend(table)
            self._changed(table)  # a process that held its bots and clocks may have gone
            if table.is_idle and now - table.touched_at >= self.idle_seconds:
                await self.let_go(table)

    async def make_room(self) -> None:
        """A table that was touched just now may be in somebody's hands: it stays."""
        until = time.monotonic() - IN_HANDS
        idle = sorted((one for one in self.tables.values() if one.touched_at < until), key=lambda one: one.touched_at)
        for table in idle:
            if len(self.tables) <= self.most:
                return
            if table.is_idle and table.touched_at < until:
                await self.let_go(table)

    async def let_go(self, table: Table) -> None:
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        await asyncio.to_thread(self.store.locks.let_go, table.id)
        await self._keep_snapshot(table)

    async def _keep_snapshot(self, table: Table) -> None:
        """Of where it stands when that is written: who had it in hand may have played on meanwhile."""
        while (sitting := table.sitting) is not None and not table.is_spoilt:
            state, seq = sitting.match.state, sitting.match.seq
            if table.snapshot_seq == seq:
                return
            await self.store.write(keep_snapshot(table.id, seq, encode(state), digest(state)))
            table.snapshot_seq = seq

    # The processes there are ------------------------------------------------------------------------------------------

    async def roll_call(self, table: Table | None = None) -> None:
        """Which processes are there now; and who is at this table, as the database has it."""
        locks, before = self.store.locks, self.store.alive
        alive = await asyncio.to_thread(locks.alive) if self.store.is_postgres else locks.alive()
        if alive is not None:
            self.store.alive = alive
            if before - alive or not self._has_buried:
                await bury(self.store, alive)
                self._has_buried = True
            self._show_presence(alive ^ before)
        if table is not None:
            await table.catch_up()

    @property
    def has_called(self) -> bool:
        """Whether it is known which processes there are."""
        return self._has_buried

    def _show_presence(self, processes: frozenset[int]) -> None:
        """Of those that came or went."""
        for table in self.tables.values():
            if any(not processes.isdisjoint(chair.processes) for chair in table.seats):
                table.listeners.show_table()

    def say_goodbye(self) -> None:
        """Everybody is told to come back in a moment."""
        for table in list(self.tables.values()):
            table.listeners.close("server-stops")

    async def close(self) -> None:
        """What was begun is finished."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in list(self.tables.values()):
            await table.settle()
            await self.let_go(table)
