"""What a server is told when it starts."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from branchline.core import match, names, owners_list, planning, position_file, record
from branchline.study.findings import LEAST_PLAYOUTS, MOST_PLAYOUTS, PLAYOUTS
from branchline.tables.wire import LEAST_PASSWORD, MOST_LINE, MOST_PASSWORD, Registration

FIND_GAME: Final = "branchline.games:find_game"
CHOOSE: Final = "branchline.tables.bot_choice:choose"
LINEUP: Final = "branchline.bots:lineup"


Rate = tuple[Annotated[float, Meta(ge=1)], Annotated[float, Meta(ge=0)]]


class Rates(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much one address or player may do: so many at once, so many a second after that."""

    connections: Rate = (200, 20)
    requests: Rate = (400, 100)
    pages: Rate = (1000, 200)
    pieces: Rate = (2000, 400)
    sign_ins: Rate = (20, 0.1)
    guesses: Rate = (10, 0.01)
    strangers: Rate = (100, 0.02)
    accounts: Rate = (10, 0.01)
    changes: Rate = (120, 5)
    tables: Rate = (30, 0.1)
    messages: Rate = (400, 100)
    hellos: Rate = (30, 1)
    chats: Rate = (10, 0.5)
    address_chats: Rate = (60, 3)
    hints: Rate = (20, 0.5)
    brought: Rate = (20, 0.01)
    files: Rate = (5, 0.005)
    trials: Rate = (5, 0.02)
    mails: Rate = (3, 0.0008)


Count = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(gt=0)]


Crowd = tuple[Count, Count]


class Crowds(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many there may be at the same time: of one address or player, and of all together."""

    connections: Crowd = (200, 4000)
    requests: Crowd = (60, 600)
    live: Crowd = (100, 3000)
    own_live: Crowd = (30, 3000)
    waits: Crowd = (30, 500)
    passwords: Crowd = (4, 24)


class Bounds(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How large, how long and how many."""

    head_bytes: Count = 16_384
    """Of a request: its first line and its headers."""
    headers: Count = 100
    head_seconds: Seconds = 10.0
    """In which the head must be there, from the first moment of a connection or the end of the last answer on."""
    body_seconds: Seconds = 60.0
    body_bytes: Count = 65_536
    """Of a request, where it is nothing larger."""
    table_bytes: Count = 2 * owners_list.MOST_BYTES + 16_384
    """Of a wish for a table: a list of its own fits in, however JSON writes it."""
    record_bytes: Annotated[int, Meta(ge=1, le=record.MOST_BYTES)] = record.MOST_BYTES
    list_bytes: Annotated[int, Meta(ge=1, le=owners_list.MOST_BYTES)] = owners_list.MOST_BYTES
    """Of a list of tiles or cards that somebody brings, by itself or in a record."""
    score_bytes: Annotated[int, Meta(ge=1, le=position_file.MOST_BYTES)] = position_file.MOST_BYTES
    """Of a position to be scored, and how many of anything there may be in it."""
    score_parts: Annotated[int, Meta(ge=1, le=position_file.MOST_PARTS)] = position_file.MOST_PARTS
    entries: Annotated[int, Meta(ge=1, le=match.MOST_ENTRIES)] = match.MOST_ENTRIES
    """Of a match that is played on or brought here; what is there already stays."""
    taken_back: Annotated[int, Meta(ge=1, le=match.MOST_TAKEN_BACK)] = match.MOST_TAKEN_BACK
    """Of entries, that one seat takes back or does again in a match."""
    planned: Annotated[int, Meta(ge=1, le=planning.MOST_PLANNED)] = planning.MOST_PLANNED
    """Actions of a plan."""
    unread_seconds: Seconds = 20.0
    """How long somebody may leave unread what they are sent."""
    message_bytes: Count = 65_536
    """Of a live message, in how many fragments it may come."""
    fragments: Count = 16
    hello_seconds: Seconds = 10.0
    warnings: Count = 20
    """Live messages over the limit that are refused before the connection is cut."""
    waiting_messages: Count = 400
    """For a slow connection, before it is cut."""
    waiting_bytes: Count = 1_000_000
    modest_seconds: Seconds = 0.2
    """Of computing, of late, that an address may cost; those that cost more share `costly_share` of the time."""
    costly_share: Annotated[float, Meta(gt=0, le=1)] = 0.2
    name_letters: Annotated[int, Meta(ge=1, le=names.MOST)] = names.MOST
    """Of a new name; whoever is called something already stays so."""
    line_letters: Annotated[int, Meta(ge=1, le=MOST_LINE)] = MOST_LINE
    """Of what somebody says in the chat."""
    least_password: Annotated[int, Meta(ge=LEAST_PASSWORD, le=MOST_PASSWORD)] = LEAST_PASSWORD
    """Characters of a new password; one that is there already stays good."""
    most_password: Annotated[int, Meta(ge=LEAST_PASSWORD, le=MOST_PASSWORD)] = MOST_PASSWORD
    lines: Count = 2000
    """Of the chat at one table, the table's own notes included."""
    pauses: Count = 100
    """That one seat can take or ask for in a match."""
    pause_seconds: Seconds = 30 * 86_400.0
    """After which a pause that was agreed is over by itself."""
    notes: Count = 2000
    """Tables at which one person has written something down."""
    shunned: Count = 1000
    """People whom one person has muted or blocked."""
    invitations: Count = 30
    """To one's tables, that one person sends within a day."""
    guest_tables: Count = 50
    """Unfinished ones that one guest has made or sits at."""
    account_tables: Count = 200
    guest_kept: Count = 500
    """Tables that one guest has made, finished ones too; and bytes of the lists and records among them."""
    account_kept: Count = 20_000
    guest_bytes: Count = 10_000_000
    account_bytes: Count = 100_000_000
    address_guests: Count = 2_000
    """There are who first came from one address; what they keep together: tables they made, bytes of the lists and
    records among them, and analyses."""
    address_kept: Count = 10_000
    address_bytes: Count = 100_000_000
    address_analyses: Count = 1_000
    address_reports: Count = 100
    """That they make together within a day; and lines of the chat that they say."""
    address_lines: Count = 5_000
    tables_loaded: Count = 2000
    """In memory, beside those that somebody has open: the others are rows until they are touched."""
    guest_days: Annotated[float, Meta(gt=0)] = 30.0
    """After which a guest who never sat at a table is forgotten."""
    absent_seconds: Annotated[float, Meta(ge=0)] = 120.0
    """How long somebody must have been away before the owner can remove them."""
    tokens: Count = 20
    """Of one account."""
    sessions: Count = 50
    """Of one account: the oldest end where there are more."""
    file_rows: Count = 20_000
    """Of each kind in the file of one's own data: tables, lines, results."""
    reports: Count = 20
    """Of lines and names, that one person may make within a day."""
    codes: Count = 1_000
    """To register with, that nobody has used yet."""
    failures: Count = 200
    """That an admin sees: the latest."""
    answers: Count = 2_000
    """Kept of one person for whoever sends a write again: the oldest go where there are more."""

    def __post_init__(self) -> None:
        if self.least_password > self.most_password:
            raise ValueError("bounds.least_password is more than bounds.most_password")


BOUNDS: Final = Bounds()


class Times(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long the server itself may take."""

    store_seconds: Seconds = 10.0
    """For one answer of the database; nobody waits longer than twice that."""
    stop_seconds: Seconds = 15.0
    """To finish what was begun, once it was asked to stop."""
    idle_seconds: Annotated[float, Meta(ge=0)] = 60.0
    """Until a table is let go that nobody has open."""


class JudgeLimits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Of what strangers can have computed: lists, positions and records."""

    workers: Count = 2
    seconds: Annotated[float, Meta(gt=0)] = 10
    megabytes: Annotated[int, Meta(ge=256)] = 512
    waiting: Count = 32
    waiting_each: Count = 4


class BotLimits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Of the bots' thinking, which all tables share."""

    workers: Count = 3
    ready: Annotated[int, Meta(ge=0)] = 1
    """Of these, kept free with everything loaded for who asks next, as far as there are any left."""
    seconds: Seconds = 5.0
    """For one choice, at most."""
    start_seconds: Seconds = 20.0
    """More, for the first of a kind that a worker is asked: it loads what it answers with."""
    waiting: Count = 400
    """Tables and hints for which bots think or wait to think; of one person's at most `waiting_each`."""
    waiting_each: Count = 50


class StudyLimits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Of the analyses of finished matches, which come after all that is played."""

    workers: Count = 2
    """Processes, which share the parts of an analysis; and analyses that one server process works at."""
    playouts: Annotated[int, Meta(ge=LEAST_PLAYOUTS, le=MOST_PLAYOUTS)] = PLAYOUTS
    """For each turn."""
    seconds: Seconds = 300.0
    """Of processor time for one part: a turn, or ten deals."""
    waiting: Count = 100
    """Analyses under way or in the queue, of all; of one person's at most `waiting_each`."""
    waiting_each: Count = 3
    waiting_guest: Annotated[int, Meta(ge=0)] = 3
    """Of a guest's. Where it is none, only those with an account can ask for one."""


Days = Annotated[float, Meta(gt=0)]


class TidyRules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What nobody has touched for so many days is tidied away, once a day."""

    open_days: Days = 30.0
    """Tables that never began are closed."""
    closed_days: Days = 7.0
    """Tables that were closed before they began are removed."""
    begun_days: Days = 180.0
    """Matches that guests alone began, whose cookies nobody has any more, are removed where they have no end."""
    unfinished_days: Days = 365.0
    """Matches are ended; they stay as they stand."""
    analysis_days: Days = 365.0
    """Analyses are removed, so long after they were asked for; they can be made again."""
    report_days: Days = 180.0
    """Reports are removed, so long after they were settled; those that nobody settled, after they were made."""
    guest_days: Days = 365.0
    """Guests whose cookie nobody has any more become nameless; their matches stay."""


class BackupRules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Backups that the server makes by itself."""

    hours: Annotated[float, Meta(gt=0)] = 24.0
    """From one to the next."""
    keep: Annotated[int, Meta(ge=0)] = 7
    """The latest so many; with 0 none are made."""


class ReminderRules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How people are told that it is their turn."""

    gather_seconds: Annotated[float, Meta(ge=0)] = 60.0
    """From somebody's turn until they are told of it, and of all others in between."""
    look_seconds: Seconds = 2.0
    """How often it is looked whether there is something to send."""
    pauses: tuple[Seconds, ...] = (60.0, 300.0, 1800.0, 7200.0, 21600.0)
    """Before it is tried again, the first time, the second …; after the last it is given up."""
    seconds: Seconds = 10.0
    """For a connection, and then for an answer."""
    at_once: Count = 8
    """Messages under way; to one host at most `each_host`."""
    each_host: Count = 2
    networks: tuple[str, ...] = ()
    """Networks of one's own that may be called, also without TLS. All others are outside or are not called."""
    subscriptions: Count = 10
    """Of one person: browsers that are told, addresses for mail, and webhooks."""
    mail_addresses: Count = 3
    webhooks: Count = 5
    contact: str = ""
    """Whom a push service can write to (`mailto:…` or `https:…`); without, the server's own address."""


class MailRules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The server that takes mail; without a host none is sent. The password stands in a file or in the environment."""

    host: str = ""
    port: Annotated[int, Meta(ge=1, le=65535)] = 587
    security: Literal["starttls", "tls", "none"] = "starttls"
    user: str = ""
    password_file: str = ""
    sender: str = ""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    data: str
    """A folder, or the URL of a PostgreSQL database."""
    host: str = "127.0.0.1"
    port: int = 8000
    url: str | None = None
    """The address people use, where it is not host and port: behind a proxy."""
    address: str = ""
    """Where this process is reached: found out when it begins to listen."""
    proxies: str = "127.0.0.1"
    """Whose word about the client's address counts."""
    find_game: str = FIND_GAME
    games: tuple[str, ...] | None = None
    """The names of the games; None: all there are."""
    choose: str = CHOOSE
    lineup: str = LINEUP
    registration: Registration = "open"
    """Who may make an account. Guests come as they like."""
    tend_seconds: float = 1.0
    tidy_seconds: float = 3600.0
    """How long after the start it first tidies by its rules: time to look at what would go. Then once a day."""
    backup_seconds: float = 600.0
    """How often it looks whether a backup is due, the first time after so long."""
    rates: Rates = Rates()
    crowds: Crowds = Crowds()
    judges: JudgeLimits = JudgeLimits()
    bots: BotLimits = BotLimits()
    study: StudyLimits = StudyLimits()
    bounds: Bounds = Bounds()
    times: Times = Times()
    tidy: TidyRules = TidyRules()
    backups: BackupRules = BackupRules()
    reminders: ReminderRules = ReminderRules()
    mail: MailRules = MailRules()
    weak_passwords: bool = False
    """Cheap password hashes, for tests alone."""

    @property
    def is_secure(self) -> bool:
        return self.url is not None and self.url.startswith("https:")

    @property
    def links(self) -> str:
        """What links in messages begin with."""
        return (self.url or self.address).rstrip("/")
