"""The one thread that writes: whatever goes wrong in it, it goes on, and whoever waits is answered truly."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, select, text

from branchline.server.health.pulse import Pulse
from branchline.server.store import schema
from branchline.server.store.migrate import migrate
from branchline.server.store.store import Store
from branchline.server.store.writer import MOST_GUARDED, PLAIN_FOR_ONE, Kind, StoreFailed, StoreUnsure, Writer
from kits.server import PATIENCE
from kits.writing import held


@pytest.fixture
def store(folder: str) -> Iterator[Store]:
    migrate(folder)
    made = Store(folder, seconds=PATIENCE)
    yield made
    made.close()


def put(name: str) -> Callable[[Connection], None]:
    def job(connection: Connection) -> None:
        connection.execute(schema.facts.insert().values(name=name, value=""))

    return job


def stored(store: Store) -> set[str]:
    """What jobs put there, without what a store keeps for itself."""
    found = set(store.read_now(lambda connection: connection.execute(select(schema.facts.c.name)).scalars()))
    return found - {"secret", "open"}


@pytest.mark.parametrize("error", [RuntimeError("?"), MemoryError(), SystemExit(1), KeyboardInterrupt()])
def test_a_writer_that_stumbles_while_it_takes_jobs_tells_who_waits_and_goes_on(
    store: Store, monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    taking, is_due = Writer._take, threading.Event()

    def stumble(self: Writer) -> bool:
        is_last = taking(self)
        if is_due.is_set():
            is_due.clear()
            raise error
        return is_last

    async def run() -> None:
        await store.write(put("before"))
        is_due.set()
        with pytest.raises(StoreFailed):
            await store.write(put("lost"))
        await store.write(put("after"))

    monkeypatch.setattr(Writer, "_take", stumble)
    asyncio.run(run())
    assert store.writer._thread.is_alive()
    assert stored(store) == {"before", "after"}


def test_health_knows_of_a_writer_that_is_dead(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the system gives no thread for another one, nothing can be written, and it is said; then it is back."""

    def die() -> None:
        store.writer._jobs.put(None)
        store.writer._thread.join(PATIENCE)
        assert not store.writer.is_at_work

    def no_thread(_self: Writer) -> threading.Thread:
        raise RuntimeError("can't start new thread")

    async def felt() -> list[str]:
        return await Pulse(store).failing()

    assert asyncio.run(felt()) == []
    die()
    with monkeypatch.context() as patched:
        patched.setattr(Writer, "_start", no_thread)
        assert asyncio.run(felt()) == ["write"]
    assert asyncio.run(felt()) == []
    assert store.writer.is_at_work


def test_whoever_is_not_answered_yet_waits(store: Store) -> None:
    begun, may_end = threading.Event(), threading.Event()

    def hang(_connection: Connection) -> None:
        begun.set()
        may_end.wait()

    async def run() -> None:
        first = store.writer.write(hang)
        await asyncio.to_thread(begun.wait)
        others = [store.writer.write(put(name)) for name in ("a", "b")]
        assert store.writer.waiting == 3
        may_end.set()
        await asyncio.gather(first, *others)
        store.writer._jobs.put(None)
        await asyncio.to_thread(store.writer._thread.join)
        assert store.writer.waiting == 0

    assert store.writer.is_at_work
    asyncio.run(run())
    assert not store.writer.is_at_work


def test_a_writer_that_is_gone_is_started_again(store: Store) -> None:
    async def run() -> None:
        first = store.writer._thread
        store.writer._jobs.put(None)
        first.join()
        await store.write(put("after"))

    asyncio.run(run())
    assert stored(store) == {"after"}


def test_an_answer_that_nobody_can_be_given_is_not_written_twice(store: Store) -> None:
    """The caller's event loop is closed by the time the commit is done."""
    is_held, is_free = threading.Event(), threading.Event()

    def job(connection: Connection) -> None:
        is_held.set()
        is_free.wait(PATIENCE)
        put("once")(connection)

    async def ask() -> None:
        store.writer.write(job)
        await asyncio.to_thread(is_held.wait)

    asyncio.run(ask())
    is_free.set()

    async def look() -> None:
        await store.write(put("after"))

    asyncio.run(look())
    assert stored(store) == {"once", "after"}


def test_who_waited_long_enough_is_told_so_and_it_is_never_done(store: Store) -> None:

    async def run() -> None:
        first = await held(store.writer)
        store.writer.seconds = 0.3
        with pytest.raises(StoreFailed) as late:
            await store.write(put("late"))
        assert not isinstance(late.value, StoreUnsure), "it was not begun: nothing is stored, and nothing will be"
        (job,) = (one for one in store.writer._taken if one.is_awaited)
        job.wait(0.1)
        with pytest.raises(StoreUnsure):
            await first.done
        first.is_free.set()
        store.writer.seconds = PATIENCE
        await store.write(put("after"))

    asyncio.run(run())
    assert stored(store) == {"after"}


def test_where_there_is_no_database_all_who_wait_are_told_together(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And not one after the other, each after a try of its own."""
    tries = []

    def away(_self: Any = None) -> Any:
        tries.append(1)
        raise OSError("nobody there")

    async def run() -> None:
        first = await held(store.writer)
        rest = [store.writer.write(put(str(number))) for number in range(20)]
        monkeypatch.setattr(store.writer.engine, "connect", away)
        store.writer.before_commit = away  # the first transaction fails, and with it the connection
        first.is_free.set()
        answers = await asyncio.gather(first.done, *rest, return_exceptions=True)
        assert {type(answer) for answer in answers} == {StoreFailed}

    asyncio.run(run())
    assert len(tries) <= 3


def test_what_sqlite_rolled_back_for_one_job_is_not_said_to_be_done_for_another(store: Store) -> None:
    """Three jobs in one transaction, which the second one ends."""

    def spoil(connection: Connection) -> None:
        connection.exec_driver_sql("ROLLBACK")
        connection.execute(text("SELECT * FROM nowhere"))

    async def run() -> list[Any]:
        first = await held(store.writer)
        jobs = [store.writer.write(job) for job in (put("one"), spoil, put("three"))]
        first.is_free.set()
        await first.done
        return await asyncio.gather(*jobs, return_exceptions=True)

    answers = asyncio.run(run())
    assert [answer is None for answer in answers] == [True, False, True]
    assert isinstance(answers[1], StoreFailed)
    assert stored(store) == {"one", "three"}


def test_a_writer_that_stumbles_takes_back_nothing_that_was_told(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    trying, has_told = Writer._try_on, threading.Event()

    def stumble(self: Writer, connection: Connection, jobs: list[Any]) -> None:
        trying(self, connection, jobs)
        has_told.set()
        raise RuntimeError("?")

    def answer(_connection: Connection) -> int:
        return 7

    async def run() -> int:
        waiting = store.writer.write(answer)
        assert has_told.wait(PATIENCE), "nobody hears of it yet: this is the loop's own thread"
        while store.writer._taken:
            time.sleep(0.001)
        return await waiting

    monkeypatch.setattr(Writer, "_try_on", stumble)
    assert asyncio.run(run()) == 7


def test_a_move_waits_for_no_heap_of_other_jobs_and_they_not_for_moves_without_end(store: Store) -> None:
    """In what order they are run, and how many were on the disk before."""
    order: list[tuple[str, int]] = []

    def run(name: str) -> Callable[[Connection], None]:
        return lambda _connection: order.append((name, store.writer.commits))

    async def work() -> None:
        first = await held(store.writer)
        jobs = [store.writer.write(run("other")) for _ in range(2 * MOST_GUARDED + 1)]
        jobs += [store.writer.write(run("move"), Kind.MOVE) for _ in range(2)]
        before = store.writer.commits + 1
        first.is_free.set()
        await asyncio.gather(first.done, *jobs)
        assert [(name, commits - before) for name, commits in order] == [
            *[("move", 0)] * 2,
            *[("other", 1)] * MOST_GUARDED,
            *[("other", 2)] * MOST_GUARDED,
            ("other", 3),
        ]

    asyncio.run(work())


def test_of_what_is_plain_more_goes_into_a_commit(store: Store) -> None:
    """In their order, whichever they are."""
    order: list[tuple[str, int]] = []

    def run(name: str) -> Callable[[Connection], None]:
        return lambda _connection: order.append((name, store.writer.commits))

    async def work() -> None:
        store.writer._quiet = 0
        first = await held(store.writer)
        jobs = [store.writer.write(run("move"), Kind.MOVE)]
        jobs += [store.writer.write(run("plain"), Kind.PLAIN) for _ in range(PLAIN_FOR_ONE)]
        jobs += [store.writer.write(run("guarded")) for _ in range(MOST_GUARDED)]
        jobs += [store.writer.write(run("plain"), Kind.PLAIN)]
        before = store.writer.commits + 1
        first.is_free.set()
        await asyncio.gather(first.done, *jobs)
        assert [(name, commits - before) for name, commits in order] == [
            ("move", 0),
            *[("plain", 1)] * PLAIN_FOR_ONE,
            *[("guarded", 1)] * (MOST_GUARDED - 1),
            ("guarded", 2),
            ("plain", 2),
        ]

    asyncio.run(work())


def test_all_that_was_given_is_written_before_a_writer_is_closed(store: Store) -> None:
    names = {f"job {number}" for number in range(3 * MOST_GUARDED)}

    async def work() -> None:
        jobs = [store.writer.write(put(name)) for name in sorted(names)]
        await asyncio.to_thread(store.writer.close)
        await asyncio.gather(*jobs)

    asyncio.run(work())
    assert stored(store) == names
