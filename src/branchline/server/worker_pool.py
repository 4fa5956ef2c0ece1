"""A few worker processes and those who wait for them. The server itself never computes for long, and never waits longer
than it said."""

import asyncio
import os
import sys
from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from branchline.server.worker import SIZE, Bounds

START: Final = 20.0
"""Seconds that a fresh worker may need more, to import what it is made of."""
MOST_ANSWER: Final = 16_777_216


class WorkerFailed(Exception):
    """No answer: the worker was not to be had, took too long, or stopped."""


class NoWorker(WorkerFailed):
    """None could be started."""


class QueueFull(Exception):
    """Too many wait already."""


class _Worker:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.is_fresh = True

    async def ask(self, question: bytes) -> bytes:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(SIZE.pack(len(question)) + question)
        await self.process.stdin.drain()
        size = SIZE.unpack(await self.process.stdout.readexactly(SIZE.size))[0]
        if size > MOST_ANSWER:
            raise OSError("an answer too long to be one")
        return await self.process.stdout.readexactly(size)

    async def kill(self) -> None:
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


class WorkerPool:
    """`words` name what the workers do (see `worker.py`). `waiting` bounds those who are here at once, at work or in
    the queue; `waiting_each` those of one asker."""

    def __init__(
        self,
        words: Sequence[str],
        size: int,
        bounds: Bounds,
        waiting: int | None = None,
        waiting_each: int | None = None,
    ) -> None:
        self._words, self._bounds = words, bounds
        self._most, self._most_each = waiting, waiting_each
        self._here: Counter[str] = Counter()
        self._count = 0
        self._free: list[_Worker] = []
        self._all: set[_Worker] = set()
        self._places = asyncio.Semaphore(size)

    async def ask(self, question: bytes, seconds: float, askers: Sequence[str] = ()) -> bytes:
        """The answer, within so many seconds of the worker's taking it up. Raises QueueFull, WorkerFailed."""
        self._come(askers)
        try:
            async with self._places:
                return await self._ask(question, seconds)
        finally:
            self._count -= 1
            self._here.subtract(askers)
            self._here += Counter()  # who is no longer here is forgotten

    def _come(self, askers: Sequence[str]) -> None:
        is_full = self._most is not None and self._count >= self._most
        if is_full or any(self._most_each is not None and self._here[asker] >= self._most_each for asker in askers):
            raise QueueFull
        self._count += 1
        self._here.update(askers)

    async def _ask(self, question: bytes, seconds: float) -> bytes:
        try:
            worker = self._free.pop() if self._free else await self._start()
        except OSError:
            raise NoWorker("no worker could be started") from None
        try:
            answer = await asyncio.wait_for(worker.ask(question), seconds + (START if worker.is_fresh else 0.0))
        except BaseException as error:
            # Whatever happened, this worker may still be at the old question: it must not get another.
            self._all.discard(worker)
            await asyncio.shield(worker.kill())
            if isinstance(error, TimeoutError):
                raise WorkerFailed("no answer in time") from None
            if isinstance(error, asyncio.IncompleteReadError | OSError):
                raise WorkerFailed("the worker stopped") from None
            raise
        worker.is_fresh = False
        self._free.append(worker)
        return answer

    async def _start(self) -> _Worker:
        bounds = msgspec.json.encode(self._bounds).decode()
        path = os.pathsep.join(part for part in sys.path if part)
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "branchline.server.worker", bounds, *self._words,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path}, start_new_session=True,
        )  # fmt: skip
        worker = _Worker(process)
        self._all.add(worker)
        return worker

    async def close(self) -> None:
        for worker in list(self._all):
            await worker.kill()
        self._all.clear()
        self._free.clear()
