"""One's own data as a file: all that a server keeps about one person."""

from typing import Literal

from branchline.tables.people_messages import TokenInfo
from branchline.tables.replay_messages import SoloResult
from branchline.tables.wire import Wire


class OwnTable(Wire):
    """A table that one made, or sat at. Its record (`GET /api/tables/{table}/record`) has every entry."""

    table: str
    game: str
    state: str
    is_owner: bool
    created_at: float
    changed_at: float


class OwnSeat(Wire):
    table: str
    seat: int
    name: str


class OwnLine(Wire):
    """Something one said at a table."""

    table: str
    number: int
    name: str
    text: str
    at: float


class OwnNote(Wire):
    """What one wrote down at a table for oneself."""

    table: str
    text: str
    at: float


class OwnShunned(Wire):
    """Somebody whom one has muted or blocked, as they were called where one met them."""

    kind: str
    name: str
    at: float


class OwnInvitation(Wire):
    """To a table: one that one sent, or got."""

    table: str
    mine: bool
    at: float
    declined_at: float | None


class OwnResult(Wire):
    table: str
    seat: int
    name: str
    score: int | None
    missed: int | None
    place: int
    at: float


class OwnDaily(Wire):
    """One's first try at a deal of the day; it counts where it has a time."""

    day: str
    key: str
    table: str
    score: int | None
    missed: int | None
    at: float | None


class OwnAnswer(Wire):
    """What one was answered within the last day, kept for who asks again."""

    status: int
    answer: str
    at: float


class OwnSession(Wire):
    expires_at: float


class OwnLook(Wire):
    """How one's name looks: nobody else is called by one that looks so."""

    look: str


class OwnDuty(Wire):
    """What one did as an admin, or an admin did about one."""

    kind: str
    what: str
    mine: bool | None
    at: float


class OwnCode(Wire):
    """An invitation to register that one made, or came with."""

    made_at: float
    used_at: float | None
    mine: bool | None


class OwnReport(Wire):
    """A line or a name that one told the admins of, as it was then, and what came of it."""

    kind: str
    table: str | None
    line: int | None
    name: str
    text: str
    reason: str
    at: float
    settled_at: float | None
    done: str | None


class OwnChannel(Wire):
    """A way in which one is told that it is one's turn."""

    id: str
    kind: str
    form: str
    address: str
    label: str
    language: str
    is_on: bool
    is_confirmed: bool
    created_at: float
    told_at: float | None


class OwnSilence(Wire):
    """Where one does not want to be told, and by which kind of channel."""

    table: str
    kind: str


class OwnReminder(Wire):
    """It is one's turn there, and one is about to be told."""

    table: str
    at: float


class OwnData(Wire):
    kind: Literal["guest", "account"]
    id: str
    name: str
    created_at: float
    is_public: bool
    """Whether others see the profile."""
    place: str | None
    """Of a guest: the address they first came from, as a keyed hash."""
    looks: list[OwnLook]
    sessions: list[OwnSession]
    tokens: list[TokenInfo]
    tables: list[OwnTable]
    seats: list[OwnSeat]
    lines: list[OwnLine]
    notes: list[OwnNote]
    shunned: list[OwnShunned]
    invitations: list[OwnInvitation]
    results: list[OwnResult]
    solo_results: list[SoloResult]
    daily: list[OwnDaily]
    answers: list[OwnAnswer]
    deeds: list[OwnDuty]
    codes: list[OwnCode]
    reports: list[OwnReport]
    channels: list[OwnChannel]
    silences: list[OwnSilence]
    reminders: list[OwnReminder]
    left_off: dict[str, int]
    """Of which there are more than a file holds, and how many: the latest are in it."""
