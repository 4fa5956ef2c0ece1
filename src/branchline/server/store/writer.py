"""One thread writes. What waits while a commit is under way goes into the next one together: group commit. Moves
(which talk to the driver alone, and are cheap) have commits of their own, before what else is written.

A job is a function of a connection. It is done when its commit is on the disk, and only then does its caller hear so.
Whatever goes wrong, the thread goes on, and whoever waits is answered, in a time that is bounded.
"""

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable
from enum import Enum, auto
from itertools import accumulate
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError

from branchline.server.store.witness import Witness

log = logging.getLogger("branchline.store")
T = TypeVar("T")
MOST_JOBS: Final = 256
MOST_GUARDED: Final = 8
"""Jobs with savepoints in one commit while people play. Each costs as much as many moves, and a move that comes
meanwhile waits for so many of them at most."""
PLAIN_FOR_ONE: Final = 8
"""So many plain jobs cost as much as a guarded one."""
QUIET: Final = 100
"""Rounds without a move, after which none is expected, and all others are written together."""
LINGER: Final = 0.001
BREATH: Final = 0.05
"""Seconds after something that should not happen, before the next job."""


class Kind(Enum):
    """How a job writes."""

    MOVE = auto()
    """It talks to the driver alone, must fail before it writes, and comes before all others."""
    PLAIN = auto()
    """The same, and is no move."""
    GUARDED = auto()
    """It may fail halfway: it has a savepoint of its own."""


class Unwritten(Exception):
    """A job that has no savepoint found, before it wrote anything, that it must not."""


class StoreFailed(Exception):
    """The database could not be asked or written; nothing was stored."""


class StoreUnsure(StoreFailed):
    """The answer to a commit was lost, and nobody could be asked what became of it: it may be stored or not."""


class _Job:
    """Whoever claims it first has it: the writer, which does it; or who waited long enough, and it is never done.

    What came of it is kept here until it is told, and no longer: an error's trace leads to the thread's frames, which
    have the job. With the error it would hold itself."""

    def __init__(self, run: Callable[[Connection], Any], kind: Kind) -> None:
        self.run, self.kind = run, kind
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] | None = self.loop.create_future()
        self.value: Any = None
        self.error: Exception | None = None
        self.is_told = False
        """Or will be, when its loop comes to it."""
        self.timer: asyncio.TimerHandle | None = None
        self._claim = threading.Lock()

    @property
    def is_guarded(self) -> bool:
        return self.kind is Kind.GUARDED

    @property
    def is_awaited(self) -> bool:
        done = self.done
        return done is not None and not done.done()

    def claim(self) -> bool:
        return self._claim.acquire(blocking=False)

    def wait(self, seconds: float) -> None:
        self.timer = self.loop.call_later(seconds, self._give_up, seconds)

    def _give_up(self, seconds: float) -> None:
        if not self.is_awaited:
            return
        if self.claim():
            self.error = StoreFailed(f"the writer was busy for {seconds:g} seconds")
            self.settle()
        else:
            self.timer = self.loop.call_later(seconds, self._leave_open, seconds)

    def _leave_open(self, seconds: float) -> None:
        """The thread still has it, and what it will say comes too late."""
        if self.done is not None and not self.done.done():
            self.done.set_exception(StoreUnsure(f"no answer in {seconds:g} seconds"))

    def settle(self) -> None:
        """Whoever waits is told what came of it."""
        done, value, error = self.done, self.value, self.error
        self.done = self.value = self.error = None
        if self.timer is not None:
            self.timer.cancel()
        if done is None or done.done():
            return
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(value)


class Writer:
    """`before_commit` may add to every transaction (the news for other processes). `begin` starts one, for a driver
    that does not by itself. `witness` knows what became of a
    commit whose answer was lost. `seconds` is how long a job waits for its turn, and then for its commit."""

    def __init__(
        self,
        engine: Engine,
        before_commit: Callable[[Connection], None],
        witness: Witness,
        begin: str = "",
        seconds: float = 10.0,
    ) -> None:
        self.engine = engine
        self.begin = begin
        self.before_commit = before_commit
        self.witness = witness
        self.seconds = seconds
        self.commits = 0
        self._is_busy = False
        self._quiet = QUIET
        """Rounds since the last move."""
        self._is_closed = False
        self._connection: Connection | None = None
        self._taken: list[_Job] = []
        """What came out of the queue and is not answered yet."""
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = self._start()

    def _start(self) -> threading.Thread:
        thread = threading.Thread(target=self._work, name="writer", daemon=True)
        thread.start()
        return thread

    def write(self, run: Callable[[Connection], T], kind: Kind = Kind.GUARDED) -> "asyncio.Future[T]":
        """Raises StoreFailed, and then nothing was stored; StoreUnsure where nobody knows."""
        job = _Job(run, kind)
        done = job.done
        assert done is not None
        if self._is_closed:
            job.error = StoreFailed("the store is closed")
            job.settle()
            return done
        job.wait(self.seconds)
        self._jobs.put(job)
        if not self._thread.is_alive():
            self._start_again(job)
        return done

    def _start_again(self, job: _Job) -> None:
        log.critical("the writer was gone and is started again")
        try:
            self._thread = self._start()
        except RuntimeError as error:  # the system gives us no thread
            if job.claim():
                job.error = StoreFailed(f"no thread to write with: {error}")
                job.settle()

    def close(self) -> None:
        """What was given is finished, if it can be."""
        self._is_closed = True
        self._jobs.put(None)
        self._thread.join(self.seconds)
        if self._thread.is_alive():
            log.error("the writer is still at work and is left behind")

    @property
    def is_at_work(self) -> bool:
        return self._thread.is_alive()

    @property
    def waiting(self) -> int:
        """Jobs that are not answered yet: in the queue, and in the commit under way."""
        return self._jobs.qsize() + sum(job.is_awaited for job in self._taken)

    # The thread -------------------------------------------------------------------------------------------------------

    def _work(self) -> None:
        """What a job or a database can do wrong is dealt with further in: this is for what nobody thought of."""
        is_last = False
        while self._taken or not is_last:
            unanswered: type[StoreFailed] = StoreFailed
            tried = self._taken
            try:
                is_last = is_last or self._take()
                self._is_busy = len(self._taken) > 1
                batches = self._batches()
                tried, unanswered = [job for batch in batches for job in batch], StoreUnsure
                self._try([[job for job in batch if job.claim()] for batch in batches])
            except BaseException as error:
                log.critical("the writer stumbled", exc_info=error)
                self._drop()
                _fail(tried, unanswered, f"the writer stumbled: {error}")
                time.sleep(BREATH)
            done = set(tried)
            self._taken = [job for job in self._taken if job not in done]
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _try(self, batches: list[list[_Job]]) -> None:
        """A batch that fails as a whole (a deadlock with another process) is tried again job by job; where there is no
        database to write to, none of them is, nor what else waits."""
        for number, jobs in enumerate(batches):
            waiting = [job for job in jobs if job.is_awaited]
            if not waiting:
                continue
            try:
                self._connection = connection = self._connection or self.engine.connect()
            except Exception as error:
                away = [job for batch in batches[number:] for job in batch]
                _fail(away + [job for job in self._taken if job.claim()], StoreFailed, str(error))
                return
            self._try_on(connection, waiting)

    def _try_on(self, connection: Connection, jobs: list[_Job]) -> None:
        try:
            self._commit(connection, jobs)
            _tell(jobs)
        except StoreUnsure as unsure:
            self._drop()
            _fail(jobs, StoreUnsure, str(unsure))
        except Exception as error:
            self._drop()
            if len(jobs) > 1:
                self._try([[job] for job in jobs])
                return
            _fail(jobs, StoreFailed, str(error))
        if connection.closed:
            self._connection = None

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        _drop(connection)

    def _take(self) -> bool:
        """What waits. Where several came together last time, others are on their way: worth a moment. True: no more."""
        try:
            job = self._jobs.get(block=not self._taken)
            if self._is_busy and not self._taken:
                time.sleep(LINGER)
            while job is not None:
                self._taken.append(job)
                job = self._jobs.get_nowait()
        except queue.Empty:
            return False
        return True

    def _batches(self) -> list[list[_Job]]:
        """What is written next, a commit each: all moves, and then a few of the others, so that neither waits for the
        other for long, whoever has sent how many of them."""
        moves = [job for job in self._taken if job.kind is Kind.MOVE]
        others = [job for job in self._taken if job.kind is not Kind.MOVE]
        self._quiet = 0 if moves else self._quiet + 1
        return [moves[:MOST_JOBS], others[:MOST_JOBS] if self._quiet > QUIET else _a_few(others)]

    def _commit(self, connection: Connection, jobs: list[_Job]) -> None:
        """Raises StoreUnsure where it may be stored and may be not; whatever else it raises, nothing was stored."""
        is_guarded = any(job.is_guarded for job in jobs)
        if is_guarded:
            transaction = connection.begin()
            for job in jobs:
                _run(connection, job)
            commit = transaction.commit
        else:
            self._run_straight(connection, jobs)
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

    def _run_straight(self, connection: Connection, jobs: list[_Job]) -> None:
        """The same with the driver alone: these jobs give their statements to it themselves."""
        if self.begin:
            connection.connection.cursor().execute(self.begin)
        for job in jobs:
            _run_straight(connection, job)


def _a_few(jobs: list[_Job]) -> list[_Job]:
    costs = accumulate(PLAIN_FOR_ONE if job.is_guarded else 1 for job in jobs)
    return [job for job, cost in zip(jobs, costs, strict=True) if cost <= MOST_GUARDED * PLAIN_FOR_ONE]


def _run(connection: Connection, job: _Job) -> None:
    if not job.is_guarded:
        _run_straight(connection, job)
        return
    job.value = job.error = None
    try:
        with connection.begin_nested():
            job.value = job.run(connection)
    except (OperationalError, InterfaceError):
        raise  # the database itself: on a full disk SQLite may have rolled back the others' work, too
    except SQLAlchemyError as error:
        if connection.invalidated or not connection.in_transaction():
            raise
        job.error = error
    except Exception as error:
        job.error = error


def _run_straight(connection: Connection, job: _Job) -> None:
    """A refusal before anything was written is an answer; what the driver raises spoils the whole transaction."""
    job.value = job.error = None
    try:
        job.value = job.run(connection)
    except Unwritten as unwritten:
        job.error = unwritten


def _drop(connection: Connection | None) -> None:
    if connection is not None:
        try:
            connection.invalidate()
            connection.close()
        except Exception:
            return


def _fail(jobs: list[_Job], kind: type[StoreFailed], why: str) -> None:
    """But for those who were told something else already."""
    for job in jobs:
        if not job.is_told:
            job.value, job.error = None, kind(why)
    _tell(jobs)


def _tell(jobs: list[_Job]) -> None:
    by_loop: dict[asyncio.AbstractEventLoop, list[_Job]] = {}
    for job in jobs:
        if not job.is_told:
            job.is_told = True
            by_loop.setdefault(job.loop, []).append(job)
    for loop, group in by_loop.items():
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_settle, group)


def _settle(jobs: list[_Job]) -> None:
    for job in jobs:
        job.settle()
