"""The worker processes in which bots think. The server itself never thinks, and never waits longer than it said."""

import asyncio
import os
import sys
from typing import Final

import msgspec

from branchline.server.bot_worker import Answer, Question

GRACE: Final = 1.5
"""Seconds beyond its budget before a worker counts as stuck."""
START: Final = 20.0
"""Seconds that a fresh worker may need more, to import what its bot is made of."""


class BotFailed(Exception):
    """The bot gave no answer in time, or none that helps."""


class _Worker:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.is_fresh = True

    async def ask(self, question: bytes) -> bytes:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(question + b"\n")
        await self.process.stdin.drain()
        return await self.process.stdout.readline()

    async def kill(self) -> None:
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


class BotPool:
    """`find_game` and `choose` are named as `module:name`, for a process to find them."""

    def __init__(self, find_game: str, choose: str, size: int = 2) -> None:
        self._words = (find_game, choose)
        self._free: list[_Worker] = []
        self._all: set[_Worker] = set()
        self._places = asyncio.Semaphore(size)

    async def choose(self, question: Question) -> Answer:
        """The place of the bot's choice among the legal actions, and its plan. Raises BotFailed."""
        async with self._places:
            try:
                worker = self._free.pop() if self._free else await self._start()
            except OSError:
                raise BotFailed("no worker could be started") from None
            try:
                seconds = (question.budget.seconds or 0.0) + GRACE + (START if worker.is_fresh else 0.0)
                line = await asyncio.wait_for(worker.ask(msgspec.json.encode(question)), seconds)
                reply = msgspec.json.decode(line, type=Answer)
            except BaseException as error:
                # Whatever happened, this worker may still be at the old question: it must not get another.
                self._all.discard(worker)
                await asyncio.shield(worker.kill())
                if isinstance(error, TimeoutError):
                    raise BotFailed("no answer in time") from None
                if isinstance(error, msgspec.MsgspecError | OSError):
                    raise BotFailed("the worker stopped") from None
                raise
            worker.is_fresh = False
            self._free.append(worker)
            if reply.place < 0:
                raise BotFailed(reply.error)
            return reply

    async def _start(self) -> _Worker:
        words = ("-m", "branchline.server.bot_worker", *self._words)
        path = os.pathsep.join(part for part in sys.path if part)
        process = await asyncio.create_subprocess_exec(
            sys.executable, *words,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=1 << 20,
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
