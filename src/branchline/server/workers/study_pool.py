"""The worker processes in which finished matches are studied: behind everybody who plays, and behind the judges."""

from typing import Final

import msgspec

from branchline.server.settings import StudyLimits
from branchline.server.workers.pool import Load, WorkerFailed, WorkerPool
from branchline.server.workers.study_worker import Answer, Question
from branchline.server.workers.worker import Bounds

NICENESS: Final = 15
PATIENCE: Final = 8
"""So many times its processor time a part may take on a busy machine."""


class StudyFailed(Exception):
    """No answer, or none that helps."""


class StudyPool:
    def __init__(self, find_game: str, limits: StudyLimits) -> None:
        self._seconds = limits.seconds
        words = ("branchline.server.workers.study_worker:open_study", find_game)
        self._pool = WorkerPool(words, limits.workers, Bounds(limits.seconds, niceness=NICENESS), reserved=0)

    async def ask(self, question: Question) -> str:
        """The answer as JSON. Raises StudyFailed."""
        try:
            reply = await self._pool.ask(msgspec.msgpack.encode(question), self._seconds * PATIENCE)
            answer = msgspec.msgpack.decode(reply, type=Answer)
        except (WorkerFailed, msgspec.MsgspecError) as failed:
            raise StudyFailed(str(failed)) from None
        if answer.error:
            raise StudyFailed(answer.error)
        return answer.value

    @property
    def load(self) -> Load:
        return self._pool.load

    async def close(self) -> None:
        await self._pool.close()
