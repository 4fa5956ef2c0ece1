"""How a bot is asked, in a worker process."""

from collections.abc import Callable

from branchline.server.workers.worker import named
from branchline.tables.bot_question import answering


def open_bots(find_game: str, choose: str) -> Callable[[bytes], bytes]:
    return answering(named(find_game), named(choose))
