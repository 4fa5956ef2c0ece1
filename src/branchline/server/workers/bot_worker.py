"""How a bot is asked, in a worker process."""

from collections.abc import Callable

from branchline.server.workers.worker import named
from branchline.tables.bot_question import answering

READY = b"ready"


def open_bots(find_game: str, choose: str, *games: str) -> Callable[[bytes], bytes]:
    """An empty question asks it to get ready for these games, which loads whatever levels and hints think with."""
    find = named(find_game)
    answer = answering(find, named(choose))

    def answered(question: bytes) -> bytes:
        if question:
            return answer(question)
        from branchline.study.loading import load  # only here: what it loads is heavy

        return READY if load(find, games) else b""

    return answered
