"""What travels: the types of the API. The OpenAPI document is made from them."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from branchline.bots.levels import SoloScores
from branchline.core.entries import Begins
from branchline.core.record import NO_NUL
from branchline.core.values import Outcome, Preview, Reason, snake_case
from branchline.study.advice import Advice, HintChoice

KEY_PATTERN: Final = "^[A-Za-z0-9_-]{16,64}$"
"""Of what a client calls one of its writes."""


class Wire(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A shape of the API."""


class Message(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, tag=snake_case, tag_field="type"):
    """A message of the live connection, told apart by its type."""


def _of_game(name: str) -> Meta:
    """A value whose shape depends on the game: its schema is the union of all games' shapes."""
    return Meta(extra_json_schema={"$ref": f"#/components/schemas/{name}"})


AnyAction = Annotated[Any, _of_game("Action")]
AnyView = Annotated[Any, _of_game("View")]
AnyEvent = Annotated[Any, _of_game("Event")]
AnyOptions = Annotated[Any, _of_game("Options")]

SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
# Printable, and with something to see in it.
Name = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        pattern=r"^[^\x00-\x20\x7f-\xa0\u2000-\u200f\u2028-\u202f\u2066-\u206f\ufeff]([^\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u206f\ufeff]*)$",
    ),
]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]*$")]
NoteText = Annotated[str, Meta(max_length=4000, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]*$")]
_PRINTABLE = r"^[^\x00-\x1f\x7f]*$"
SeedCode = Annotated[str, Meta(min_length=1, max_length=64, pattern=_PRINTABLE)]
Registration = Literal["open", "invitation", "off"]
GameName = Annotated[str, Meta(min_length=1, max_length=40, pattern=_PRINTABLE)]
TableId = Annotated[str, Meta(pattern="^[a-z0-9]{1,16}$")]
LinkCode = Annotated[str, Meta(min_length=1, max_length=80)]
LevelName = Annotated[str, Meta(min_length=1, max_length=20)]


class Problem(Wire, omit_defaults=True):
    """Every refusal. `update` comes with a stale action: where the match stands now."""

    reason: Reason
    update: "Update | None" = None


# Games ---------------------------------------------------------------------------------------------------------------


class GameInfo(Wire):
    name: str
    rules_version: int
    content_hash: str
    seat_counts: list[int]
    levels: list[str]
    """Who can be asked to play, the simplest first."""
    elsewhere: list[str]
    """Levels of the game that this host cannot ask: they want a server."""
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


# Clocks --------------------------------------------------------------------------------------------------------------


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


# Tables --------------------------------------------------------------------------------------------------------------


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
    """Why it is frozen: the rules have changed, or what is stored of it is damaged."""
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
    """Why the match counts for no record: seed-known, undo-past-barrier, hint, imported, begun, taken-along."""
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


# Playing -------------------------------------------------------------------------------------------------------------


class EntryInfo(Wire, omit_defaults=True):
    """One entry as a seat may know it. `action` is there for one's own and when the match is over."""

    seq: int
    at: float
    seat: int
    type: Literal[
        "played", "undone", "redone", "resigned", "handed_over", "ended", "paused", "resumed", "reseeded"
    ]  # fmt: skip
    events: list[AnyEvent] = []
    action: AnyAction | None = None
    seqs: list[int] = []
    agreed: list[int] | None = None
    to: Literal["bot", "person"] | None = None
    why: str | None = None


class Position(Wire):
    """Where the match stands for one seat (or a spectator)."""

    seat: int | None
    view: AnyView
    legal: list[AnyAction] = []
    changed: int = 0
    """The entry that last changed what this seat may do: name it, or a later one, with an action."""
    to_act: list[int] = []
    can_undo: list[int] = []
    """The entries one can take back alone, the latest first."""
    can_redo: bool = False
    paused_by: int | None = None
    """Who asked for the pause that is on: nobody plays until it is over."""
    clock: ClockInfo | None = None
    outcome: Outcome | None = None
    why_over: list[Reason] = []
    """Why the match is over: first the rule or the act that ended it, then the seats that a bot played to the end. An
    argument `seat` is a seat's number."""
    frozen: bool = False
    marks: dict[str, Any] | None = None
    """What follows from the view by the rules and is worth drawing; for who asked for it in `hello`."""


class Glance(Wire):
    """Where the match stood after the entry `seq`, as far as it is drawn small for one seat (or a spectator)."""

    seq: int
    seat: int | None
    board: dict[str, Any]


class Update(Wire):
    """All that happened after the entry `since`, and where the match stands now."""

    since: int
    seq: int
    entries: list[EntryInfo]
    position: Position | None
    """None while the table waits for people."""


class Act(Wire):
    seq: Seq
    action: AnyAction
    seat: SeatNumber | None = None
    """Needed only by who holds several seats."""


class Ask(Wire):
    action: AnyAction
    seat: SeatNumber | None = None


class Judged(Wire, omit_defaults=True):
    """What an action of one's own seat would do, or why it is refused."""

    legal: bool
    preview: Preview | None = None
    reason: Reason | None = None


class AskMany(Wire):
    actions: Annotated[list[AnyAction], Meta(min_length=1, max_length=200)]
    seat: SeatNumber | None = None


class JudgedMany(Wire):
    judged: list[Judged]


class UndoWish(Wire):
    """Without `to` the last action (`whole_turn`: all of one's turn); with it, all from that entry of one's own on."""

    seat: SeatNumber | None = None
    whole_turn: bool = False
    to: Seq | None = None


class UndoAnswer(Wire):
    """To whatever is asked; it names what, so that it answers nothing else that was asked meanwhile."""

    agree: bool
    what: WhatAsked = "undo"
    seat: SeatNumber | None = None


class PauseWish(Wire):
    """From one's own allowance, at once; or, with `ask`, once the other people have agreed."""

    ask: bool = False
    seat: SeatNumber | None = None


class OneSeat(Wire):
    seat: SeatNumber | None = None


class Done(Wire, omit_defaults=True):
    """Stored. `waits_for` names the seats whose consent it needs."""

    seq: int
    waits_for: list[int] = []


class AskHint(OneSeat):
    deeper: bool = False
    """Think a few seconds more: the same choices better judged, or better ones."""


class Hint(Wire, omit_defaults=True):
    """The best few actions found, the best first; `action` is that of the first. Where it is not searching, plain bots
    were asked, and what their turns bring at once is what counts."""

    action: AnyAction
    level: str
    choices: list[HintChoice]
    nudge: Reason
    """Where to look, in words that do not say what to do; `cells` are the places of all choices."""
    is_searching: bool
    cells: list[tuple[int, int]] = []
    counts: Literal["points", "lead"] = "points"
    playouts: int = 0
    sure: int | None = None
    """How likely it is, of a hundred, that none of the other choices is better than the first."""


def hint_of(advice: Advice) -> Hint:
    return Hint(
        action=advice.choices[0].action,
        level=advice.level,
        choices=list(advice.choices),
        nudge=advice.nudge,
        cells=list(advice.cells),
        counts=advice.counts,
        is_searching=advice.is_searching,
        playouts=advice.playouts,
        sure=advice.sure,
    )


class Say(Wire):
    text: ChatText
    seat: SeatNumber | None = None


class Mute(Wire):
    muted: bool


class Listed(Wire):
    public: bool


class Line(Wire, omit_defaults=True):
    """A line of the chat, or a note of the table itself (a message id with arguments)."""

    number: int
    at: float
    name: str = ""
    seat: int | None = None
    text: str = ""
    removed: bool = False
    """By an admin: the text is gone for everybody. One that was sent before comes again so."""
    note: Reason | None = None


class Note(Wire):
    """What one wrote down at a table, for oneself alone; empty where there is nothing."""

    text: str = ""
    at: float | None = None


class NewNote(Wire):
    text: NoteText


class NoteKept(Wire):
    at: float


class Lines(Wire):
    lines: list[Line]


class Rematch(Wire):
    table: str


# Replays, seeds, records ---------------------------------------------------------------------------------------------


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


# People --------------------------------------------------------------------------------------------------------------


class Me(Wire):
    """Who the server takes the asker for: nobody yet, a guest, or an account."""

    kind: Literal["nobody", "guest", "account"]
    name: str
    id: str | None = None
    admin: bool = False
    """Whether they have the page of an admin."""
    registration: Registration = "open"
    """Who may make an account here: everybody, whoever has a code, nobody."""


class Rename(Wire):
    name: Name


class Credentials(Wire):
    name: Name
    password: Password


class NewAccount(Credentials):
    code: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    """Where one registers by invitation."""


class NewPassword(Wire):
    old: Password
    new: Password


class Goodbye(Wire):
    """Deleting an account asks for its password again; a guest has none."""

    password: Password | None = None


class NewToken(Wire):
    label: Name


class TokenInfo(Wire, omit_defaults=True):
    id: str
    label: str
    created_at: float
    token: str | None = None
    """The token itself, shown once, when it is made."""


class TokenList(Wire):
    tokens: list[TokenInfo]


# The server ----------------------------------------------------------------------------------------------------------


class Health(Wire):
    status: Literal["ok"]
    version: str
    tables: int
    """Tables loaded now."""


class Nothing(Wire):
    """Done, and nothing to say."""
