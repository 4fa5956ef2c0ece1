"""One thread writes. What waits while a commit is under way goes into the next one together: group commit.

A job is a function of a connection. It is done when its commit is on the disk, and only then does its caller hear so.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from branchline.server.store.witness import Witness

T = TypeVar("T")
MOST_JOBS = 256
LINGER = 0.001


class Unwritten(Exception):
    """A job that was not guarded found, before it wrote anything, that it must not."""


class StoreFailed(Exception):
    """The database could not be asked or written; nothing was stored."""


class StoreUnsure(StoreFailed):
    """The answer to a commit was lost, and nobody could be asked what became of it: it may be stored or not."""


class _Job(NamedTuple):
    run: Callable[[Connection], Any]
    is_guarded: bool
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[Any]"


class Writer:
    """`before_commit` may add to every transaction (the news for other processes). `begin` starts one, for a driver
    that does not by itself. A job that is not guarded talks to the driver alone. `witness` knows what became of a
    commit whose answer was lost."""

    def __init__(
        self, engine: Engine, before_commit: Callable[[Connection], None], witness: Witness, begin: str = ""
    ) -> None:
        self.engine = engine
        self.begin = begin
        self.before_commit = before_commit
        self.witness = witness
        self.commits = 0
        self._is_busy = False
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    def write(self, run: Callable[[Connection], T], *, is_guarded: bool = True) -> "asyncio.Future[T]":
        """A guarded job may fail halfway: it has a savepoint of its own. One that is not must fail before it writes."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Job(run, is_guarded, loop, done))
        return done

    def close(self) -> None:
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        connection: Connection | None = None
        while True:
            jobs, is_last = self._take()
            self._is_busy = len(jobs) > 1
            connection = self._try(connection, [jobs])
            if is_last:
                if connection is not None:
                    connection.close()
                return

    def _try(self, connection: Connection | None, batches: list[list[_Job]]) -> Connection | None:
        """A batch that fails as a whole (a deadlock with another process) is tried again job by job."""
        for jobs in filter(None, batches):
            try:
                connection = connection or self.engine.connect()
                _tell(self._commit(connection, jobs))
                connection = None if connection.closed else connection
            except StoreUnsure as unsure:
                _drop(connection)
                connection = None
                _tell([(job, None, StoreUnsure(str(unsure))) for job in jobs])
            except Exception as error:
                _drop(connection)
                connection = None
                if len(jobs) > 1:
                    connection = self._try(connection, [[job] for job in jobs])
                else:
                    _tell([(jobs[0], None, StoreFailed(str(error)))])
        return connection

    def _take(self) -> tuple[list[_Job], bool]:
        """What waits. Where several came together last time, others are on their way: worth a moment."""
        jobs: list[_Job] = []
        job = self._jobs.get()
        if self._is_busy:
            time.sleep(LINGER)
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST_JOBS:
                return jobs, False
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return jobs, False
        return jobs, True

    def _commit(self, connection: Connection, jobs: list[_Job]) -> list[tuple[_Job, Any, Exception | None]]:
        """Raises StoreUnsure where it may be stored and may be not; whatever else it raises, nothing was stored."""
        is_guarded = any(job.is_guarded for job in jobs)
        if is_guarded:
            transaction = connection.begin()
            answers = [_run(connection, job) for job in jobs]
            commit = transaction.commit
        else:
            answers = self._run_straight(connection, jobs)
            commit = connection.connection.commit
        self.before_commit(connection)
        mark = self.witness.mark(connection)
        try:
            commit()
        except Exception as error:
            _drop(connection)
            is_stored = self.witness.is_stored(self.engine, mark, error)
            if is_stored is None:
                raise StoreUnsure(str(error)) from error
            if not is_stored:
                raise
        self.commits += 1
        return answers

    def _run_straight(self, connection: Connection, jobs: list[_Job]) -> list[tuple[_Job, Any, Exception | None]]:
        """The same with the driver alone: these jobs give their statements to it themselves."""
        if self.begin:
            connection.connection.cursor().execute(self.begin)
        return [_run_straight(connection, job) for job in jobs]


def _run(connection: Connection, job: _Job) -> tuple[_Job, Any, Exception | None]:
    try:
        if not job.is_guarded:
            return job, job.run(connection), None
        with connection.begin_nested():
            return job, job.run(connection), None
    except SQLAlchemyError as error:
        # Without a savepoint the transaction is spoilt: nothing of it may count as stored.
        if not job.is_guarded or connection.invalidated or not connection.in_transaction():
            raise
        return job, None, error
    except Exception as error:
        return job, None, error


def _run_straight(connection: Connection, job: _Job) -> tuple[_Job, Any, Exception | None]:
    """A refusal before anything was written is an answer; what the driver raises spoils the whole transaction."""
    try:
        return job, job.run(connection), None
    except Unwritten as unwritten:
        return job, None, unwritten


def _drop(connection: Connection | None) -> None:
    if connection is not None:
        try:
            connection.invalidate()
            connection.close()
        except Exception:
            return


def _tell(answers: list[tuple[_Job, Any, Exception | None]]) -> None:
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[_Job, Any, Exception | None]]] = {}
    for answer in answers:
        by_loop.setdefault(answer[0].loop, []).append(answer)
    for loop, group in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, group)


def _settle(answers: list[tuple[_Job, Any, Exception | None]]) -> None:
    for job, value, error in answers:
        if job.done.done():
            continue
        if error is not None:
            job.done.set_exception(error)
        else:
            job.done.set_result(value)
