"""The judges: worker processes in which what strangers send is looked at, never on the event loop."""

import logging
from collections.abc import Sequence
from typing import Final

import msgspec

from branchline.server.errors import JudgedWrong, TooHeavy, TooMany
from branchline.server.settings import JudgeLimits
from branchline.server.workers.judge_worker import Question, Verdict
from branchline.server.workers.pool import Load, NoWorker, QueueFull, WorkerFailed, WorkerPool
from branchline.server.workers.worker import Bounds

log = logging.getLogger("branchline.judges")
NICENESS: Final = 10
"""Who plays comes first, then the bots."""
PATIENCE: Final = 4
"""So many times its processor time a question may take on a busy machine."""


class Judges:
    def __init__(self, find_game: str, limits: JudgeLimits) -> None:
        self._seconds = limits.seconds
        bounds = Bounds(limits.seconds, limits.megabytes, NICENESS)
        words = ("branchline.server.workers.judge_worker:open_judge", find_game)
        self._pool = WorkerPool(words, limits.workers, bounds, limits.waiting, limits.waiting_each)

    async def judge(self, question: Question, askers: Sequence[str]) -> bytes:
        """The judge's answer. Raises Refused: what is wrong, too many who ask, or more work than may be asked for."""
        try:
            asked, kind = msgspec.msgpack.encode(question), type(question).__name__
            answer = await self._pool.ask(asked, self._seconds * PATIENCE, askers, kind)
        except (QueueFull, NoWorker):
            raise TooMany("too-many", kind="judging") from None
        except WorkerFailed as failed:
            log.warning("judge failed", extra={"question": type(question).__name__, "why": str(failed)})
            raise TooHeavy("too-heavy", seconds=round(self._seconds)) from None
        verdict = msgspec.msgpack.decode(answer, type=Verdict)
        if verdict.reason is not None:
            raise JudgedWrong(verdict.reason)
        if verdict.error:
            raise RuntimeError(verdict.error)
        return verdict.value

    @property
    def load(self) -> Load:
        return self._pool.load

    async def close(self) -> None:
        await self._pool.close()
