"""What somebody names at the terminal is judged as what strangers send to a server is: in a process of its own, within
a host's limits."""

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec

from branchline.core.errors import BadOption

if TYPE_CHECKING:
    from branchline.server.settings import JudgeLimits
    from branchline.server.workers.judge_worker import Question


def judged(question: "Question", limits: "JudgeLimits") -> bytes:
    """The judge's answer. Raises Refused: what is wrong with it, or that it would take more than the limits allow."""
    from branchline.server.errors import TooHeavy, TooMany

    logging.getLogger("branchline.judges").addHandler(logging.NullHandler())  # the refusal says it all
    try:
        return asyncio.run(_ask(question, limits))
    except TooHeavy:
        raise BadOption("terminal-too-heavy", seconds=f"{limits.seconds:g}", megabytes=limits.megabytes) from None
    except TooMany:  # nobody else asks here: there is no judge
        raise BadOption("terminal-no-judge") from None


async def _ask(question: "Question", limits: "JudgeLimits") -> bytes:
    from branchline.server.settings import FIND_GAME
    from branchline.server.workers.judges import Judges

    judges = Judges(FIND_GAME, msgspec.structs.replace(limits, workers=1))
    try:
        return await judges.judge(question, ())
    finally:
        await judges.close()
