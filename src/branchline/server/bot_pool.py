"""The worker processes in which bots think."""

from typing import Final

import msgspec

from branchline.server.bot_worker import Answer, Question
from branchline.server.worker import Bounds
from branchline.server.worker_pool import WorkerFailed, WorkerPool

GRACE: Final = 1.5
"""Seconds beyond its budget before a worker counts as stuck."""


class BotFailed(Exception):
    """The bot gave no answer in time, or none that helps."""


class BotPool:
    """`find_game` and `choose` are named as `module:name`, for a process to find them."""

    def __init__(self, find_game: str, choose: str, size: int = 2) -> None:
        self._pool = WorkerPool(("branchline.server.bot_worker:open_bots", find_game, choose), size, Bounds())

    async def choose(self, question: Question) -> Answer:
        """The place of the bot's choice among the legal actions, and its plan. Raises BotFailed."""
        seconds = (question.budget.seconds or 0.0) + GRACE
        try:
            reply = msgspec.json.decode(await self._pool.ask(msgspec.json.encode(question), seconds), type=Answer)
        except (WorkerFailed, msgspec.MsgspecError) as failed:
            raise BotFailed(str(failed)) from None
        if reply.place < 0:
            raise BotFailed(reply.error)
        return reply

    async def close(self) -> None:
        await self._pool.close()
