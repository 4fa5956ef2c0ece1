"""Where the browser's worker comes in: it brings a store and somebody to think, and carries messages to and fro."""

from typing import Any

from branchline.games import find_game
from branchline.pocket import live
from branchline.pocket.along import ALONG
from branchline.pocket.daily import DAILY
from branchline.pocket.host import Host
from branchline.pocket.kept import Store, Thinker
from branchline.pocket.looking import LOOKING
from branchline.pocket.playing import PLAYING
from branchline.pocket.puzzles import PUZZLES
from branchline.pocket.tables import TABLES
from branchline.tables.bot_choice import choose
from branchline.tables.bot_question import answering

ASKED = [*TABLES.all, *LOOKING.all, *PLAYING.all, *DAILY.all, *ALONG.all, *PUZZLES.all]
_answered = answering(find_game, choose)


def think(question: str) -> str:
    """What the worker of the bots does: a question as JSON gives an answer."""
    return _answered(question.encode()).decode()


def new_host(store: Store, thinker: Thinker) -> Host:
    return Host(store, thinker, ASKED)


class Door:
    """The host as a page reaches it: text in, text out."""

    def __init__(self, store: Any, thinker: Any) -> None:
        self._host = new_host(store, thinker)

    async def begin(self) -> None:
        await self._host.begin()

    async def request(self, method: str, path: str, body: str | None, key: str | None) -> tuple[int, str]:
        return tuple(await self._host.request(method, path, body, key))  # type: ignore[return-value]

    async def connect(self, number: int, table: str, tell: Any) -> int:
        return await self._host.connect(number, table, lambda text: tell(number, text))

    async def receive(self, number: int, text: str) -> None:
        await live.receive(self._host, number, text)

    async def leave(self, number: int) -> None:
        await self._host.leave(number)

    async def heard(self, table: str) -> None:
        await self._host.heard(table)
