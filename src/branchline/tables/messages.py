"""What travels of games and tables: the types of the API. The OpenAPI document is made from them."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from branchline.bots.levels import SoloScores
from branchline.core.entries import Begins
from branchline.core.record import NO_NUL
from branchline.core.values import Outcome, Reason
from branchline.tables.wire import AnyOptions, GameName, LevelName, LinkCode, Name, SeedCode, Wire

# Games ----------------------------------------------------------------------------------------------------------------


class GameInfo(Wire):
    name: str
    rules_version: int
    content_hash: str
    seat_counts: list[int]
    levels: list[str]
    """Who can be asked to play, the simplest first."""
    elsewhere: list[str]
    """Levels of the game that this host cannot ask: they want a server."""
    weaker: list[str]
    """Those of the levels that play weaker here than they can, since nothing is compiled."""
    yardsticks: list[str]
    """Those of the levels that one measures bots by."""
    gentle: str
    """The level that a newcomer is offered."""
    solo_scores: list[SoloScores]
    """What levels made of many deals alone, the simplest first; empty where nobody compares."""
    options: dict[str, Any]
    """The options as a JSON Schema, with their defaults."""


class Games(Wire):
    games: list[GameInfo]


# Clocks ---------------------------------------------------------------------------------------------------------------


MOST_SECONDS: Final = 90 * 86_400
"""Of a clock: a quarter of a year."""


Allowance = Annotated[int, Meta(ge=0, le=MOST_SECONDS)]


class TurnClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="turn", tag_field="type"):
    """So many seconds for each turn. `pauses` are the seconds that each seat may pause by itself, in all."""

    seconds: Annotated[int, Meta(ge=5, le=MOST_SECONDS)]
    pauses: Allowance = 0


class BankClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="bank", tag_field="type"):
    """So many seconds for the whole match, and some more after each turn."""

    seconds: Annotated[int, Meta(ge=10, le=MOST_SECONDS)]
    increment: Annotated[int, Meta(ge=0, le=604_800)] = 0
    pauses: Allowance = 0


Clock = TurnClock | BankClock


class ClockInfo(Wire):
    """Seconds left of each seat as of `at` (seconds since 1970); they run down for the seats in `running`. When
    this was said they had done so for `age` seconds, as the host measured it. `pauses` are the seconds as of `at` that
    each seat may pause by itself; in a pause, it is over by itself `pause_left` seconds after `at`."""

    at: float
    left: list[float]
    running: list[int]
    age: float = 0.0
    pauses: list[float] = []
    pause_left: float | None = None


# Tables ---------------------------------------------------------------------------------------------------------------


class MySeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="me", tag_field="type"):
    """A seat for who makes the table; several make a hot seat."""

    name: Name | None = None


class OpenSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="open", tag_field="type"):
    """A seat for whoever has its link, or for anyone at a public table."""


class BotSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="bot", tag_field="type"):
    level: LevelName


SeatWish = MySeat | OpenSeat | BotSeat


class NewTable(Wire):
    game: GameName
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]
    options: AnyOptions = {}
    seed: SeedCode | None = None
    """A seed code, to play a deal again; the table then says so to everyone."""
    public: bool = False
    hints: bool = True
    """Whether seats may ask what a bot would do."""
    clock: Clock | None = None
    content: Annotated[str, Meta(pattern=NO_NUL, max_length=65_536)] | None = None
    """An owner's own tiles or cards instead of the shipped ones."""


class SeatInfo(Wire, omit_defaults=True):
    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    level: str | None = None
    mine: bool = False
    here: bool = False
    """Whether its person has the table open now."""
    bot_plays: bool = False
    """A bot acts for the seat now, of whatever kind it is."""
    resigned: bool = False
    link: str | None = None
    """The secret code of an open seat, for the table's owner alone."""


WhatAsked = Literal["undo", "pause", "resume"]
"""What others are asked to agree to: an undo beyond the barrier, a pause, or that one is over."""


class ConsentRequest(Wire):
    """What waits for consent: of an undo which entries would go (`seqs`), who has agreed, who has not yet."""

    seat: int
    seqs: list[int]
    agreed: list[int]
    waits_for: list[int]
    what: WhatAsked = "undo"


class TableInfo(Wire, omit_defaults=True, kw_only=True):
    id: str
    game: str
    rules_version: int
    content_hash: str
    own_content: bool = False
    options: AnyOptions
    state: Literal["open", "playing", "over", "frozen"]
    frozen: Reason | None = None
    """Why it is frozen: the rules have changed, or what is stored of it is damaged; or why it stands still."""
    seats: list[SeatInfo]
    mine: bool = False
    """Whether the asker is the table's owner."""
    public: bool = False
    muted: bool = False
    hints: bool = True
    """Whether seats may ask what a bot would do; false is said to everybody."""
    clock: Clock | None = None
    seq: int
    to_act: list[int]
    seed_hash: str
    """SHA-256 of the seed; the seed itself comes when the match is over."""
    seed: str | None = None
    seed_known: bool = False
    no_record: list[str] = []
    """Why the match counts for nothing: seed-known, undo-past-barrier, hint, imported, begun, taken-along."""
    begins: Begins | None = None
    """Where it began, if not at the beginning."""
    along: Literal["away", "back", "gone"] | None = None
    """away: it was taken along, and is closed here until handed back; back: it was away; gone: a server has it."""
    home: str | None = None
    """Of a table in a browser: the server's table that it was taken along from, or that it has become."""
    paused_by: int | None = None
    """The seat whose pause is on: nobody plays, and nobody is waited for."""
    asked: ConsentRequest | None = None
    outcome: Outcome | None = None
    rematch: str | None = None
    warnings: list[Reason] = []
    """What is unusual about content of one's own: in the answer to the wish that brought it."""
    created_at: float
    started_at: float | None = None
    changed_at: float


class Tables(Wire):
    tables: list[TableInfo]


class WaitingTable(Wire, omit_defaults=True):
    """A table that waits for one's seat."""

    table: TableInfo
    seat: int
    why: Literal["turn", "answer"]
    """For a move, or for consent to what another asks alone."""
    left: float | None = None
    """Seconds until one's time is up; none where there is no clock."""


class Invitation(Wire):
    """To a table with an open seat, from somebody one played with."""

    id: str
    by: str
    """What who invites is called there."""
    table: TableInfo
    link: str
    """To the seat."""
    at: float


class WaitingTables(Wire, omit_defaults=True):
    tables: list[WaitingTable]
    count: int
    """How many there are: the list ends with the fiftieth."""
    invitations: list[Invitation] = []


class TakeSeat(Wire):
    """`link` is needed unless the table is public."""

    link: LinkCode | None = None
    name: Name | None = None


class Join(Wire):
    """A secret link alone: it knows its table and seat."""

    link: LinkCode
    name: Name | None = None


class Seated(Wire):
    table: str
    seat: int


class Invited(Wire):
    """What a secret link leads to, before one sits down."""

    table: TableInfo
    seat: int
    free: bool


# The server -----------------------------------------------------------------------------------------------------------


class Health(Wire):
    status: Literal["ok"]
    version: str
    tables: int
    """Tables loaded now."""
