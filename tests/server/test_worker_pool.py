"""Who gets a worker next: whoever has had least of them, and what is short before what is long."""

import asyncio
import os
from collections.abc import Awaitable, Callable

import msgspec
import pytest
import uvloop

from branchline.bots.bot import Budget
from branchline.server.errors import TooMany
from branchline.server.settings import BotLimits
from branchline.server.workers import pool as worker_pool
from branchline.server.workers import worker
from branchline.server.workers.bot_pool import BotPool
from branchline.server.workers.pool import WorkerFailed, WorkerPool
from branchline.server.workers.worker import AUTOGROUP, Bounds
from branchline.tables.bot_question import Question


class Pool(WorkerPool):
    """Its questions are answered when the test says so."""

    def __init__(self, size: int, reserved: int = 1) -> None:
        super().__init__((), size, Bounds(), reserved=reserved)
        self.begun: list[str] = []
        self.done: dict[str, asyncio.Future[bytes]] = {}

    async def _ask(self, question: bytes, seconds: float, kind: str) -> bytes:  # noqa: ARG002
        name = question.decode()
        self.begun.append(name)
        self.done[name] = asyncio.get_running_loop().create_future()
        return await self.done[name]

    def put(self, name: str, asker: str, kind: str = "") -> "asyncio.Task[bytes]":
        return asyncio.ensure_future(self.ask(name.encode(), 1.0, (asker,), kind))

    async def finish(self, name: str) -> None:
        self.done[name].set_result(b"")
        await settled()


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def run(work: Callable[[Pool], Awaitable[None]], size: int = 1, reserved: int = 1) -> None:
    async def main() -> None:
        pool = Pool(size, reserved)
        await work(pool)
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    asyncio.run(main())


def test_one_person_with_many_tables_keeps_nobody_waiting() -> None:
    async def work(pool: Pool) -> None:
        for number in range(20):
            pool.put(f"greedy {number}", "greedy")
        await settled()
        pool.put("modest", "modest")
        await settled()
        await pool.finish("greedy 0")
        assert pool.begun == ["greedy 0", "modest"]
        await pool.finish("modest")
        assert pool.begun[2] == "greedy 1", "tables of one person come one after the other"

    run(work)


def test_the_load_is_what_is_at_work_and_what_waits() -> None:
    async def work(pool: Pool) -> None:
        assert pool.load == (0, 0)
        for number in range(5):
            pool.put(f"{number}", f"somebody {number}")
        await settled()
        assert pool.load == (2, 3)
        for number in range(5):
            await pool.finish(f"{number}")
        assert pool.load == (0, 0)

    run(work, size=2)


def test_what_is_short_finds_a_worker_while_the_others_think_long() -> None:
    async def work(pool: Pool) -> None:
        pool._usual["long"] = worker_pool.SHORT * 2
        for number in range(3):
            pool.put(f"long {number}", f"somebody {number}", "long")
        await settled()
        assert pool.begun == ["long 0"]
        pool.put("short", "somebody 3", "short")
        await settled()
        assert pool.begun == ["long 0", "short"]
        await pool.finish("short")
        assert pool.begun == ["long 0", "short"], "the last one is kept"
        await pool.finish("long 0")
        assert pool.begun == ["long 0", "short", "long 1"]

    run(work, size=2)


def test_where_nothing_is_short_nobody_is_kept_for_it() -> None:
    async def work(pool: Pool) -> None:
        pool._usual["long"] = worker_pool.SHORT * 2
        for number in range(3):
            pool.put(f"long {number}", "", "long")
        await settled()
        assert pool.begun == ["long 0", "long 1"]

    run(work, size=2, reserved=0)


def test_who_gives_up_waiting_leaves_the_place_to_others() -> None:
    async def work(pool: Pool) -> None:
        pool.put("first", "a")
        second, third = pool.put("second", "b"), pool.put("third", "c")
        await settled()
        second.cancel()
        await settled()
        await pool.finish("first")
        third.cancel()
        await settled()
        pool.put("fourth", "d")
        await settled()
        assert pool.begun == ["first", "third", "fourth"]

    run(work)


def test_one_person_has_so_many_bots_thinking_at_once() -> None:
    nothing = msgspec.Raw(b"null")
    question = Question("tiny", None, "random", 0, nothing, nothing, "", Budget(seconds=1.0))

    async def main() -> None:
        limits = BotLimits(workers=1, waiting=40, waiting_each=2)
        bots = BotPool("kits.server_games:find_game", "kits.server_games:choose", limits)
        bots._pool = Pool(1)
        thinking = [asyncio.ensure_future(bots.choose(question, "greedy")) for _ in range(2)]
        await settled()
        with pytest.raises(TooMany):
            await bots.choose(question, "greedy")
        thinking.append(asyncio.ensure_future(bots.choose(question, "modest")))
        await settled()
        assert not thinking[-1].done(), "somebody else may wait too"
        for task in thinking:
            task.cancel()

    asyncio.run(main())


def echoing() -> Callable[[bytes], bytes]:
    return lambda question: question


def test_what_a_worker_has_to_load_is_not_counted_against_the_first_question_of_a_kind() -> None:
    """A bot of another game, in a worker that has answered before: it is not taken for one that thinks too long. The
    answer itself is given no time at all: it comes in the time for loading, or it does not come."""

    async def work() -> None:
        pool = WorkerPool((f"{__name__}:echoing",), 1, Bounds())
        try:
            for kind in (b"railways", b"off-the-rails"):
                assert await pool.ask(kind, 0.0, (), kind.decode()) == kind
            with pytest.raises(WorkerFailed):
                await pool.ask(b"something hard", 0.0, (), "railways")
        finally:
            await pool.close()

    asyncio.run(work())


def slow_to_load() -> Callable[[bytes], bytes]:
    """Ready the second time it is asked to be; it tells how often it was asked before each answer."""
    asked = 0

    def answer(question: bytes) -> bytes:
        nonlocal asked
        if question == worker_pool.GET_READY:
            asked += 1
            return b"ready" if asked > 1 else b""
        return str(asked).encode()

    return answer


def test_a_worker_is_ready_before_anybody_asks_and_another_when_it_is_taken() -> None:
    async def work() -> None:
        pool = WorkerPool((f"{__name__}:slow_to_load",), 2, Bounds())
        try:
            await pool.keep_ready(1)
            assert [worker.is_ready for worker in pool._free] == [False], "what is not compiled yet is tried again"
            loading = asyncio.ensure_future(pool.keep_ready(1))
            await settled()
            assert await pool.ask(b"?", 10.0) == b"2", "whoever asks meanwhile has the one that gets ready"
            await loading
            await pool.keep_ready(1)
            assert len(pool._all) == 1, "one is free and ready: no other is started"
            taken = await pool._worker()
            for _ in range(3):
                await pool.keep_ready(1)
            assert [worker.is_ready for worker in pool._free] == [True]
            assert len(pool._all) == 2
            pool._free.clear()
            await pool.keep_ready(1)
            assert len(pool._all) == 2, "no more of them than there may be"
            assert taken.is_ready
            await pool.keep_ready(0)
        finally:
            await pool.close()

    asyncio.run(work())


def test_a_worker_that_dies_getting_ready_is_no_worker() -> None:
    async def work() -> None:
        pool = WorkerPool(("os:abort",), 1, Bounds())
        try:
            await pool.keep_ready(1)
            assert not pool._all
            assert not pool._free
        finally:
            await pool.close()

    asyncio.run(work())


def priority() -> Callable[[bytes], bytes]:
    """Tells its niceness and that of its session while it loads; and whether Ctrl-C is for it."""
    niceness = f"{os.nice(0)} {AUTOGROUP.read_text().split()[-1] if AUTOGROUP.exists() else 7}"
    return lambda _question: f"{niceness} {os.getsid(0) == os.getpid()}".encode()


def test_a_worker_comes_after_the_server_with_its_whole_session_from_its_first_moment_on() -> None:
    """Linux counts niceness within a session, and a worker has one of its own."""

    async def work() -> None:
        pool = WorkerPool((f"{__name__}:priority",), 1, Bounds(niceness=7))
        try:
            assert await pool.ask(b"?", 10.0) == f"{os.nice(0) + 7} 7 True".encode()
        finally:
            await pool.close()

    asyncio.run(work())


class Sessions:
    """Where another session was changed just now, so often; or where there are no such things."""

    def __init__(self, *errors: OSError) -> None:
        self.errors = list(errors)
        self.written: list[str] = []

    def write_text(self, text: str) -> None:
        if self.errors:
            raise self.errors.pop(0)
        self.written.append(text)


@pytest.mark.parametrize(
    ("sessions", "written"),
    [
        (Sessions(BlockingIOError(), BlockingIOError()), ["0"]),
        (Sessions(FileNotFoundError()), []),
        (Sessions(*[BlockingIOError()] * worker.TRIES), []),
    ],
)
def test_a_session_that_cannot_step_back_yet_tries_again_so_often(
    monkeypatch: pytest.MonkeyPatch, sessions: Sessions, written: list[str]
) -> None:
    monkeypatch.setattr(worker, "TRY_SECONDS", 0.0)
    monkeypatch.setattr(worker, "AUTOGROUP", sessions)
    worker.step_back(0)
    assert sessions.written == written


COPIES: list[int] = []
os.register_at_fork(before=lambda: COPIES.append(os.getpid()))


def test_a_worker_is_started_without_a_copy_of_the_server() -> None:
    """Which takes the longer the more it holds, and everybody waits."""

    async def work() -> None:
        pool = WorkerPool((f"{__name__}:priority",), 1, Bounds())
        try:
            assert await pool.ask(b"?", 10.0)
        finally:
            await pool.close()

    COPIES.clear()
    uvloop.run(work())
    assert not COPIES
