"""The store: one writer with group commit, a few readers, and news of what other processes wrote."""

import asyncio
import time
from collections.abc import Callable, Collection, Sequence
from importlib import import_module
from typing import IO, Any, NamedTuple, TypeVar

from sqlalchemy import Connection, LargeBinary, bindparam, cast, select
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from branchline.server.bounds.costs import ASKER
from branchline.server.health.metrics import READS
from branchline.server.store import schema
from branchline.server.store.engine import FILE, folder_of, is_postgres, open_engine
from branchline.server.store.locks import AdvisoryLocks, Locks, OnlyProcess, hold_folder
from branchline.server.store.news import EVERYTHING, Hear, News, PostgresNews, SqliteNews
from branchline.server.store.prepared import Prepared
from branchline.server.store.presences import Marks
from branchline.server.store.readers import Readers
from branchline.server.store.reminders import remind_statement
from branchline.server.store.waiting import NOT_WAITED, WAITED, Waited
from branchline.server.store.whole import mark_closed, mark_open
from branchline.server.store.witness import PostgresWitness, SqliteWitness
from branchline.server.store.writer import Kind, StoreFailed, Unwritten, Writer

T = TypeVar("T")
ROW_VALUES = (
    "seq", "to_act", "changed_at", "deadline", "state", "outcome", "asked", "paused_by", "is_undone_past",
    "rules_version", "measured_by", "measured_at",
)  # fmt: skip
"""What an entry changes in its table's row."""


class Lost(Unwritten):
    """Another process stored this number first: look again, judge again."""


class Repeated(Unwritten):
    """What a client sends again is stored already: its first answer is the one to give."""


class _Timed:
    """A job that knows how long a thread was busy with it."""

    def __init__(self, job: Callable[..., Any]) -> None:
        self._job = job
        self.seconds = 0.0

    def __call__(self, *connection: Connection) -> Any:
        began = time.thread_time()
        try:
            return self._job(*connection)
        finally:
            self.seconds += time.thread_time() - began


class StoredEntry(NamedTuple):
    seq: int
    entry: str | bytes
    at: float
    spent: float | None


class Store:
    """Open for one running server. `heard` is told of tables that others wrote to, on the event loop. `seconds` is how
    long one answer of the database may take; nobody waits longer than twice that."""

    def __init__(self, data: str, seconds: float = 10.0, folder_lock: IO[Any] | None = None) -> None:
        self.data, self.seconds = data, seconds
        self.is_postgres = is_postgres(data)
        folder = folder_of(data)
        self._folder_lock = hold_folder(folder) if folder is not None and folder_lock is None else folder_lock
        self._engine = open_engine(data, seconds=seconds)
        self._heard: Hear = lambda _table: None
        self.on_spent: Callable[[str, float], None] = lambda _asker, _seconds: None
        """Is told what a question or a job has cost, in seconds of a thread, and whom."""
        self._loop: asyncio.AbstractEventLoop | None = None
        self.plays: Callable[[str], bool] = lambda _asker: False
        """Whether somebody there plays, who then waits less for an answer."""
        self._readers = Readers(lambda asker: self.plays(asker))
        self.secret = self.read_now(_secret)
        self.news: News
        self.locks: Locks
        if self.is_postgres:
            self.news, self.locks = PostgresNews(self._engine, self._hear), AdvisoryLocks(self._engine)
        else:
            self.news, self.locks = SqliteNews(self._hear), OnlyProcess()
        self.alive = frozenset({self.locks.me})
        """The server processes that were there when we last looked."""
        begin, witness = ("", PostgresWitness()) if self.is_postgres else ("BEGIN IMMEDIATE", SqliteWitness())
        dialect = import_module(self._engine.dialect.__module__.rpartition(".")[0])  # the other one is not even loaded
        self._insert_entry = Prepared(dialect.insert(schema.entries).on_conflict_do_nothing(), self._engine)
        self._update_row = Prepared(_UPDATE_ROW, self._engine)
        self._not_waited = Prepared(NOT_WAITED, self._engine)
        self._waited = Prepared(WAITED, self._engine)
        self._insert_answer = Prepared(dialect.insert(schema.answers).on_conflict_do_nothing(), self._engine)
        self.marks = Marks(self._engine)
        self._remind = Prepared(remind_statement(dialect), self._engine)
        self._delete_answer = Prepared(_DELETE_ANSWER, self._engine)
        engine = open_engine(data, writes=True, connections=1, seconds=seconds)
        self.writer = Writer(engine, self.news.before_commit, witness, begin, seconds)
        self._file = folder / FILE if folder is not None else None
        if self._file is not None:
            mark_open(self._file)

    @property
    def others(self) -> frozenset[int]:
        return self.alive - {self.locks.me}

    def listen(self, heard: Hear) -> None:
        self._loop = asyncio.get_running_loop()
        self._heard = heard
        self._hear(EVERYTHING)

    def _hear(self, table: str) -> None:
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._heard, table)

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Raises StoreFailed where the database does not answer, or no reader has the time to ask it."""
        READS.add("somebody" if ASKER.get() else "server")
        timed = _Timed(query)
        return await self._by_a_reader(timed, lambda: self.read_now(timed))

    async def aside(self, work: Callable[[], T]) -> T:
        """What takes too long for the event loop, and asks the database nothing: done by the threads that ask it, in
        their order and at the cost of whoever wants it. It must change nothing. Raises StoreFailed where none of them
        has the time."""
        timed = _Timed(work)
        return await self._by_a_reader(timed, timed)

    async def _by_a_reader(self, timed: _Timed, work: Callable[[], T]) -> T:
        asker = ASKER.get()
        try:
            async with asyncio.timeout(2 * self.seconds):
                return await self._readers.ask(asker, work)
        except (DataError, IntegrityError, ProgrammingError):
            raise  # our own mistake
        except (DBAPIError, PoolTimeout) as error:
            raise StoreFailed(str(error)) from error
        except TimeoutError:
            raise StoreFailed(f"no answer in {2 * self.seconds:g} seconds") from None
        finally:
            self._readers.charge(asker, timed.seconds)
            self.on_spent(asker, timed.seconds)

    def read_now(self, query: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return query(connection)

    async def write(self, job: Callable[[Connection], T], *, table: str | None = None, kind: Kind = Kind.GUARDED) -> T:
        """Done when it is on the disk. `table` tells other processes to look."""

        def run(connection: Connection) -> T:
            answer = job(connection)
            if table is not None:
                self.news.add(table)
            return answer

        return await self._written(run, kind)

    async def _written(self, run: Callable[[Connection], T], kind: Kind) -> T:
        timed = _Timed(run)
        try:
            answer: T = await self.writer.write(timed, kind)
            return answer
        finally:
            self.on_spent(ASKER.get(), timed.seconds)

    async def append(
        self,
        table: str,
        entries: Sequence[StoredEntry],
        row: dict[str, Any],
        also: Callable[[Connection], None] | None = None,
        answer: dict[str, Any] | None = None,
        waited: Waited | None = None,
        reminded: Collection[str] = (),
    ) -> None:
        """The commit point. Raises Lost or Repeated, and then nothing was written. `answer` is for who asks again.
        `waited` is whom the table waits for from now on; without it, for the same as before. Whose turn it is by these
        entries is `reminded` of it, if they want to be."""

        def run(connection: Connection) -> None:
            if answer is not None and self._insert_answer.run(connection, answer) != 1:
                raise Repeated
            for entry in entries:
                values = {"match": table, "seq": entry.seq, "entry": entry.entry, "at": entry.at, "spent": entry.spent}
                if self._insert_entry.run(connection, values) != 1:
                    if answer is not None:  # what is not stored was not answered
                        self._delete_answer.run(connection, {"of_key": answer["key"], "of_person": answer["person"]})
                    raise Lost
            self._update_row.run(connection, {"in_match": table, **row})
            if waited is not None:
                self._not_waited.run(connection, {"in_match": table})
                for seat, until in waited:
                    self._waited.run(connection, {"in_match": table, "at_seat": seat, "until": until})
            for player in sorted(reminded):
                self._remind.run(connection, {"whom": player, "where": table, "since": entries[-1].at})
            if also is not None:
                also(connection)
            self.news.add(table)

        await self._written(run, Kind.MOVE if also is None else Kind.GUARDED)

    async def look(self) -> None:
        """Lets the writer notice what others wrote."""
        await self.writer.write(self.news.look)

    def close(self) -> None:
        self.writer.close()
        self.news.close()
        self.locks.close()
        self._readers.close()
        self._engine.dispose()
        self.writer.engine.dispose()
        if self._file is not None and not self.writer.is_at_work:
            mark_closed(self._file)
        if self._folder_lock is not None:
            self._folder_lock.close()


_DELETE_ANSWER = schema.answers.delete().where(
    schema.answers.c.key == bindparam("of_key"), schema.answers.c.person == bindparam("of_person")
)
_UPDATE_ROW = (
    schema.matches.update()
    .where(schema.matches.c.id == bindparam("in_match"))
    .values({name: bindparam(name) for name in ROW_VALUES})
)


def _secret(connection: Connection) -> bytes:
    """What the links to seats are made from; it came with the database."""
    return bytes.fromhex(
        connection.execute(select(schema.facts.c.value).where(schema.facts.c.name == "secret")).scalar_one()
    )


def entries_after(table: str, seq: int) -> Callable[[Connection], list[StoredEntry]]:
    columns = schema.entries.c

    def run(connection: Connection) -> list[StoredEntry]:
        # SQLite's file may hold what is no text any more: whoever decodes it says which entry it is.
        is_sqlite = connection.dialect.name == "sqlite"
        entry = cast(columns.entry, LargeBinary) if is_sqlite else columns.entry
        query = select(columns.seq, entry, columns.at, columns.spent).where(columns.match == table, columns.seq > seq)
        return [StoredEntry(*row) for row in connection.execute(query.order_by(columns.seq))]

    return run
