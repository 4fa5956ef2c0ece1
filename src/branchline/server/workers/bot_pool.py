"""The worker processes in which bots think."""

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec

from branchline.server.bounds.costs import ASKER
from branchline.server.bounds.limits import Crowd
from branchline.server.settings import BotLimits
from branchline.server.workers.pool import Load, WorkerFailed, WorkerPool
from branchline.server.workers.worker import Bounds
from branchline.study.advice import Advice
from branchline.tables.bot_question import Answer, Question

GRACE: Final = 1.5
"""Seconds beyond its budget before a worker counts as stuck."""
LOADING: Final = 15.0
"""The same for a hint: the first in a worker loads the kernels of all levels that are asked, and of the judge."""
LOOK_SECONDS: Final = 2.0
"""How often it is looked whether a worker has to get ready."""
NICENESS: Final = 5
"""Who plays comes first."""


class BotFailed(Exception):
    """The bot gave no answer in time, or none that helps."""


class BotPool:
    """`find_game` and `choose` are named as `module:name`, for a process to find them; `games` are those that workers
    get ready for."""

    def __init__(self, find_game: str, choose: str, limits: BotLimits, games: Sequence[str] = ()) -> None:
        words = ("branchline.server.workers.bot_worker:open_bots", find_game, choose, *games)
        self._ready = limits.ready
        self._pool = WorkerPool(words, limits.workers, Bounds(niceness=NICENESS), start=limits.start_seconds)
        self._crowd = Crowd("bots", limits.waiting_each, limits.waiting)

    async def choose(self, question: Question, person: str) -> Answer:
        """The place of the bot's choice among the legal actions, and its plan. People share the workers: whose tables
        have had least of them comes first, and a new guest counts with their address. Raises BotFailed; TooMany where
        too many of this person wait already."""
        answer = await self._asked(question, f"{question.game} {question.level}", person)
        if answer.place < 0:
            raise BotFailed(answer.error)
        return answer

    async def advise(self, question: Question, person: str) -> Advice:
        """A hint, by the same workers and within the same bounds; one that thinks long waits behind what is short."""
        seconds = question.budget.seconds or 0.0
        answer = await self._asked(question, f"{question.game} hint {seconds:.0f}", person, LOADING)
        if answer.advice is None:
            raise BotFailed(answer.error)
        return answer.advice

    async def _asked(self, question: Question, kind: str, person: str, grace: float = GRACE) -> Answer:
        seconds = (question.budget.seconds or 0.0) + grace
        askers = [who for who in (person, ASKER.get()) if who]
        try:
            with self._crowd.among(person):
                reply = await self._pool.ask(msgspec.json.encode(question), seconds, askers, kind)
            return msgspec.json.decode(reply, type=Answer)
        except (WorkerFailed, msgspec.MsgspecError) as failed:
            raise BotFailed(str(failed)) from None

    async def run(self) -> None:
        """While the server runs."""
        while True:
            await self._pool.keep_ready(self._ready)
            await asyncio.sleep(LOOK_SECONDS)

    @property
    def load(self) -> Load:
        return self._pool.load

    async def close(self) -> None:
        await self._pool.close()
