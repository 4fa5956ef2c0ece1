"""What travels of what was played: replays, deals and their results, solo results and bests."""

from typing import Annotated

from msgspec import Meta

from branchline.core.values import Outcome, Reason
from branchline.tables.messages import BotSeat, Clock, MySeat, TableInfo
from branchline.tables.play_messages import EntryInfo
from branchline.tables.wire import AnyEvent, AnyOptions, AnyView, SeedCode, Wire


class Replay(Wire):
    """A match entry by entry; `seats` are those whose views the asker may see (-1: a spectator's)."""

    table: TableInfo
    seats: list[int]
    opening: list[AnyEvent]
    entries: list[EntryInfo]


class ReplayStep(Wire):
    """Where the match stood after the entry `seq` (0: at the start)."""

    seq: int
    seat: int | None
    view: AnyView
    to_act: list[int]
    outcome: Outcome | None = None
    why_over: list[Reason] = []
    """At the last entry, as in a position."""


class NewBeginning(Wire):
    """A table that begins where a match stood. Its seats are as many as the match's, and nobody else's."""

    seats: Annotated[list[MySeat | BotSeat], Meta(min_length=1, max_length=10)]
    seed: SeedCode | None = None
    """For other draws from there on; without it they are the same."""
    hints: bool = True
    clock: Clock | None = None


class SeatResult(Wire):
    seat: int
    name: str
    score: int | None
    """None is less than any: what the match was played for was missed, or it ended early."""
    missed: int | None
    """What it would have counted, had it not been missed."""
    place: int
    bot: bool = False
    level: str | None = None
    """Of a bot."""


class SeedResult(Wire):
    table: str
    at: float
    seats: list[SeatResult]
    no_record: list[str]


class Deal(Wire):
    """All finished matches of one deal: the same game, content, seats, options and seed."""

    game: str
    seed: str
    options: AnyOptions
    results: list[SeedResult]


class Deals(Wire):
    deals: list[Deal]


class SoloResult(Wire):
    """A solo result: `key` says of what (a challenge, a goal), `value` how much (medals, points)."""

    game: str
    key: str
    value: int
    table: str
    at: float


class SoloResults(Wire):
    feats: list[SoloResult]


class Best(Wire):
    """What a finished match is to who played it, against their matches before it in the same game: with as many seats,
    the same options and the same pieces."""

    score: int | None
    """Of the asker's seat; none where the match ended early or missed what it was played for."""
    before: int | None
    """The best until then; none where there was no score."""
    counts: bool
    """Whether the match can be a best at all: see `no_record`; nor can one that a bot played a part of."""
    beaten: bool
    solo: int | None
    """What a match alone is remembered for: the medals of its challenge, the score of its goals."""
    solo_before: int | None
    """The most of that until then; none where there was nothing yet."""
