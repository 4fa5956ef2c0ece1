"""What is kept of a table: one row, and its entries. Whoever keeps them does so in one stroke."""

from collections.abc import Awaitable
from typing import Any, Literal, Protocol

import msgspec

from branchline.core.entries import Begins
from branchline.core.values import Outcome, Seat
from branchline.tables.counting import why_not_counted
from branchline.tables.requests import Request


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who has a seat: all people are those in front of this screen."""

    kind: Literal["person", "bot"]
    name: str = ""
    level: str | None = None


class Row(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    id: str
    game: str
    rules_version: int
    content_hash: str
    content: str | None = None
    options: Any
    seed: str
    seats: tuple[Chair, ...]
    state: Literal["playing", "over"] = "playing"
    has_hints: bool = True
    is_seed_known: bool = False
    is_hinted: bool = False
    is_imported: bool = False
    is_undone_past: bool = False
    is_timed: bool = True
    """Whether it is known when its entries were."""
    begins: Begins | None = None
    along: Literal["away", "back", "gone"] | None = None
    """away: on its way to a server; back: it was; gone: a server has it, and it is closed here."""
    home: str | None = None
    """The server's table that it was taken along from, or that it has become."""
    asked: Request | None = None
    seq: int = 0
    to_act: tuple[int, ...] = ()
    outcome: Outcome | None = None
    was_left: tuple[int, ...] = ()
    """Seats that somebody else played for a while, or to the end."""
    solo: dict[str, int] = {}
    """What it is remembered for, where one played it alone to its end."""
    rematch: str | None = None
    created_at: float
    started_at: float
    here_since: float = 0.0
    """When it came with what had been played of it before."""
    changed_at: float
    version: int = 0
    """How often it was written: who writes it says the next number, so that no tab writes over what it has not read."""

    @property
    def people(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.seats) if chair.kind == "person"]

    @property
    def bots(self) -> frozenset[Seat]:
        return frozenset(range(len(self.seats))) - frozenset(self.people)

    @property
    def no_record(self) -> list[str]:
        return why_not_counted(self)

    @property
    def deal(self) -> tuple[Any, ...]:
        """The same game, content, seats, options and seed are the same deal."""
        options = msgspec.json.encode(self.options, order="sorted")
        return self.game, self.content_hash, len(self.seats), options, self.seed


class KeptEntry(msgspec.Struct, frozen=True):
    table: str
    seq: int
    entry: msgspec.Raw
    at: float
    spent: float | None


class KeptAnswer(msgspec.Struct, frozen=True):
    """What was answered to a write, under the id that its page gave it."""

    key: str
    digest: str
    """Of what was asked under it."""
    answer: msgspec.Raw
    at: float


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is stored in one stroke: all of it or nothing."""

    rows: tuple[Row, ...] = ()
    entries: tuple[KeptEntry, ...] = ()
    name: str | None = None
    """How who is here is called from now on."""
    answer: KeptAnswer | None = None
    forgotten: tuple[str, ...] = ()
    """Answers that go, by the ids of their writes."""


class Kept(msgspec.Struct, frozen=True):
    """All that is kept, but the entries; of the answers their ids, and when they were given."""

    rows: list[Row] = []
    name: str = ""
    answers: dict[str, float] = {}


class StoreFailed(Exception):
    """Nothing was stored, or what is cannot be read."""


class Taken(Exception):
    """Somebody else, in another tab, wrote to the table before us."""


class Repeated(Exception):
    """What was to be stored under this id was before."""


class Store(Protocol):
    """Keeps tables. What it is given and gives is JSON: it may be written in another language."""

    async def read(self) -> str:
        """`Kept`."""
        ...

    async def row(self, table: str) -> str:
        """A `Row`, or nothing where there is none."""
        ...

    async def entries(self, table: str, after: int) -> str:
        """`KeptEntry`s in order, those after this one."""
        ...

    async def answer(self, key: str) -> str:
        """A `KeptAnswer`, or nothing where there is none."""
        ...

    async def put(self, change: str) -> str:
        """Stores a `Change`. "taken" where one of the entries is there, or a row is not written over the one before it,
        and "repeated" where its answer is: then nothing was stored. Raises whatever it likes where nothing could be."""
        ...


class Guarded:
    """A store that raises nothing but StoreFailed: whoever waits for it is told, whatever went wrong."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def read(self) -> str:
        return await _or_failed(self._store.read())

    async def row(self, table: str) -> str:
        return await _or_failed(self._store.row(table))

    async def entries(self, table: str, after: int) -> str:
        return await _or_failed(self._store.entries(table, after))

    async def answer(self, key: str) -> str:
        return await _or_failed(self._store.answer(key))

    async def put(self, change: str) -> str:
        return await _or_failed(self._store.put(change))


async def _or_failed(asked: Awaitable[str]) -> str:
    try:
        return await asked
    except Exception as error:
        raise StoreFailed(str(error)) from error


class Thinker(Protocol):
    """Somebody who thinks for the bots, elsewhere: a `Question` as JSON gives an `Answer`."""

    async def choose(self, question: str) -> str: ...
