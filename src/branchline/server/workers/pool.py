"""A few worker processes and those who wait for them. The server itself never computes for long, and never waits longer
than it said."""

import asyncio
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import count
from math import inf
from typing import Final, NamedTuple

import msgspec

from branchline.server.bounds.costs import Costs
from branchline.server.workers.worker import SIZE, Bounds

START: Final = 20.0
"""Seconds that a worker usually may need more for the first question of a kind, to load what it answers with."""
LOADING: Final = 120.0
"""Seconds in which a worker gets ready, on whatever machine. Nobody waits for one that takes longer."""
GET_READY: Final = b""
"""A question to a worker that nobody asks. It is ready when there is anything in its answer."""
SHORT: Final = 0.5
"""A kind of question that usually takes no more seconds is short."""
MOST_ANSWER: Final = 16_777_216


class WorkerFailed(Exception):
    """No answer: the worker was not to be had, took too long, or stopped."""


class NoWorker(WorkerFailed):
    """None could be started."""


class QueueFull(Exception):
    """Too many wait already."""


class _Worker:
    def __init__(
        self, process: "subprocess.Popen[bytes]", questions: asyncio.WriteTransport, answers: asyncio.StreamReader
    ) -> None:
        self.process, self._questions, self._answers = process, questions, answers
        self.knows: set[str] = set()
        """The kinds of questions it has answered."""
        self.is_ready = False
        """Whether it has loaded all that it answers with."""

    async def ask(self, question: bytes) -> bytes:
        self._questions.write(SIZE.pack(len(question)) + question)
        size = SIZE.unpack(await self._answers.readexactly(SIZE.size))[0]
        if size > MOST_ANSWER:
            raise OSError("an answer too long to be one")
        return await self._answers.readexactly(size)

    async def kill(self) -> None:
        self.process.kill()
        self._questions.close()
        await asyncio.to_thread(self.process.wait)


async def _started(command: Sequence[str], surroundings: Mapping[str, str]) -> _Worker:
    """Python's own way to start a process, and not the event loop's: uvloop copies the whole server for it and waits,
    tens of milliseconds in which nobody is served. In a session of its own: Ctrl-C is for the server alone, and where
    Linux shares the processor among sessions, what a worker takes is not the server's share."""
    process = subprocess.Popen(
        command, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=surroundings, start_new_session=True
    )
    loop, answers = asyncio.get_running_loop(), asyncio.StreamReader()
    questions, _ = await loop.connect_write_pipe(asyncio.BaseProtocol, process.stdin)
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(answers), process.stdout)
    return _Worker(process, questions, answers)


class _Waiting(NamedTuple):
    askers: Sequence[str]
    kind: str
    number: int
    turn: "asyncio.Future[None]"


class Load(NamedTuple):
    """How many questions the workers have before them, and how many wait for a worker."""

    at_work: int
    waiting: int


class WorkerPool:
    """`words` name what the workers do (see `worker.py`). `waiting` bounds those who are here at once, at work or in
    the queue; `waiting_each` those of one asker. `start` are the seconds that a worker may need more for the first
    question of a kind.

    Of those who wait, the one whose askers have cost least of late comes first, and what is usually short before what
    is long. The last free worker is kept for what is short: nobody waits long for a short answer. Where nothing is
    short, none is `reserved`."""

    def __init__(
        self,
        words: Sequence[str],
        size: int,
        bounds: Bounds,
        waiting: int | None = None,
        waiting_each: int | None = None,
        reserved: int = 1,
        start: float = START,
    ) -> None:
        self._words, self._bounds, self._size, self._start_seconds = words, bounds, size, start
        self._reserved = min(reserved, size - 1)
        self._most, self._most_each = waiting, waiting_each
        self._here: Counter[str] = Counter()
        self._count = 0
        self._free: list[_Worker] = []
        self._loading: asyncio.Task[None] | None = None
        self._all: set[_Worker] = set()
        self._places = size
        self._queue: list[_Waiting] = []
        self._numbers = count()
        self._costs = Costs()
        self._usual: dict[str, float] = {}
        """Seconds that questions of a kind have taken, the latest the most."""

    @property
    def load(self) -> Load:
        return Load(self._size - self._places, len(self._queue))

    async def ask(self, question: bytes, seconds: float, askers: Sequence[str] = (), kind: str = "") -> bytes:
        """The answer, within so many seconds of the worker's taking it up. Raises QueueFull, WorkerFailed."""
        self._come(askers)
        try:
            await self._wait(askers, kind)
            began = time.monotonic()
            try:
                return await self._ask(question, seconds, kind)
            finally:
                for asker in askers:
                    self._costs.charge(asker, time.monotonic() - began)
                self._places += 1
                self._give_places()
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

    async def _wait(self, askers: Sequence[str], kind: str) -> None:
        """For a place among those at work."""
        mine = _Waiting(askers, kind, next(self._numbers), asyncio.get_running_loop().create_future())
        self._queue.append(mine)
        self._give_places()
        try:
            await mine.turn
        except BaseException:
            if mine.turn.done() and not mine.turn.cancelled():
                self._places += 1
            else:
                self._queue.remove(mine)
            self._give_places()
            raise

    def _give_places(self) -> None:
        while (able := [one for one in self._queue if self._may_begin(one)]) and (first := min(able, key=self._rank)):
            self._queue.remove(first)
            self._places -= 1
            first.turn.set_result(None)

    def _may_begin(self, one: _Waiting) -> bool:
        is_short = self._usual.get(one.kind, 0.0) <= SHORT
        return self._places > (0 if is_short else self._reserved)

    def _rank(self, one: _Waiting) -> tuple[float, float, int]:
        cost = max((self._costs.rank(asker) for asker in one.askers), default=-inf)
        return cost, self._usual.get(one.kind, 0.0), one.number

    async def _ask(self, question: bytes, seconds: float, kind: str) -> bytes:
        try:
            worker = await self._worker()
        except OSError:
            raise NoWorker("no worker could be started") from None
        began, is_first = time.monotonic(), kind not in worker.knows
        try:
            answer = await asyncio.wait_for(worker.ask(question), seconds + (self._start_seconds if is_first else 0.0))
        except BaseException as error:
            # Whatever happened, this worker may still be at the old question: it must not get another.
            self._all.discard(worker)
            await asyncio.shield(worker.kill())
            if isinstance(error, TimeoutError):
                self._usual[kind] = seconds
                raise WorkerFailed("no answer in time") from None
            if isinstance(error, asyncio.IncompleteReadError | OSError):
                raise WorkerFailed("the worker stopped") from None
            raise
        if not is_first:  # what it took to begin says nothing about the question
            self._usual[kind] = (self._usual.get(kind, 0.0) + time.monotonic() - began) / 2
        worker.knows.add(kind)
        self._free.append(worker)
        return answer

    async def _worker(self) -> _Worker:
        """One that is free. One that gets ready just now will be so before another that begins now."""
        if not self._free and self._loading is not None:
            await asyncio.wait([self._loading])
        self._free.sort(key=lambda worker: worker.is_ready)
        return self._free.pop() if self._free else await self._start()

    async def keep_ready(self, spare: int) -> None:
        """Sees that so many workers are free and have loaded what they answer with, as far as there are more than are
        at work: whoever asks next waits for the answer alone. Called again and again; it does one thing at a time."""
        if self._loading is None and sum(worker.is_ready for worker in self._free) < spare:
            self._loading = asyncio.ensure_future(self._make_ready())
            try:
                await asyncio.shield(self._loading)
            finally:
                self._loading = None

    async def _make_ready(self) -> None:
        new = next((worker for worker in self._free if not worker.is_ready), None)
        if new is None and len(self._all) >= self._size:
            return
        try:
            worker = new or await self._start()
        except OSError:
            return
        if new is not None:
            self._free.remove(new)
        try:
            worker.is_ready = bool(await asyncio.wait_for(worker.ask(GET_READY), LOADING))
        except BaseException as error:
            self._all.discard(worker)
            await asyncio.shield(worker.kill())
            if not isinstance(error, TimeoutError | asyncio.IncompleteReadError | OSError):
                raise
        else:
            self._free.append(worker)

    async def _start(self) -> _Worker:
        bounds = msgspec.json.encode(self._bounds).decode()
        path = os.pathsep.join(part for part in sys.path if part)
        command = [sys.executable, "-m", "branchline.server.workers.worker", bounds, *self._words]
        worker = await _started(command, {**os.environ, "PYTHONPATH": path})
        self._all.add(worker)
        return worker

    async def close(self) -> None:
        if self._loading is not None:
            self._loading.cancel()
            await asyncio.wait([self._loading])
        for worker in list(self._all):
            await worker.kill()
        self._all.clear()
        self._free.clear()
