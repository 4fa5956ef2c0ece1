"""What travels between an admin's page and the server; commands of `branchline admin` are made from the same duties."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from branchline.tables.reports import LineNumber, ReportDone
from branchline.tables.wire import Name, Registration, TableId, Wire

Whom = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
"""A person by their id, or an account by its name."""
RowId = Annotated[str, Meta(pattern="^[a-z0-9]{1,16}$")]
MOST_CODE_DAYS = 365


class Duty(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    """Something an admin does. Its tag is the command, its fields are what the command takes."""


class CloseAccount(Duty, frozen=True, tag="close"):
    """Nobody can be this person any more; bots play on for them. The name stays theirs."""

    person: Whom


class ReopenAccount(Duty, frozen=True, tag="reopen"):
    person: Whom


class RenameAccount(Duty, frozen=True, tag="rename"):
    """Wherever the person was called by the old name, it is the new one from now on."""

    person: Whom
    name: Name


class EndTable(Duty, frozen=True, tag="end"):
    """The match is over as it stands; a table that never began closes."""

    table: TableId


class RemoveTable(Duty, frozen=True, tag="remove"):
    """With all that belongs to it."""

    table: TableId


class RemoveLine(Duty, frozen=True, tag="remove-line"):
    table: TableId
    line: LineNumber


class MakeCode(Duty, frozen=True, tag="invite"):
    """A code with which one person may register."""

    days: Annotated[int, Meta(ge=1, le=MOST_CODE_DAYS)] = 14


class WithdrawCode(Duty, frozen=True, tag="withdraw"):
    code: RowId


class SettleReport(Duty, frozen=True, tag="settle"):
    """What is `done` is done by it; every other report of the same thing is settled with it."""

    report: RowId
    done: ReportDone
    name: Name | None = None
    """Where the person is renamed: what they are called from now on."""


AnyDuty = (
    CloseAccount
    | ReopenAccount
    | RenameAccount
    | EndTable
    | RemoveTable
    | RemoveLine
    | MakeCode
    | WithdrawCode
    | SettleReport
)


class DutyDone(Wire, omit_defaults=True):
    code: str | None = None
    """Of an invitation: shown this once."""


# What the page shows --------------------------------------------------------------------------------------------------


class PersonRow(Wire, omit_defaults=True, kw_only=True):
    id: str
    name: str
    created_at: float
    login: str | None = None
    """None: a guest."""
    admin: bool = False
    closed_at: float | None = None
    tables: int = 0
    """That they made."""


class People(Wire):
    people: list[PersonRow]


class TableRow(Wire):
    id: str
    game: str
    state: str
    seq: int
    players: list[str]
    """Names of the people there."""
    changed_at: float


class TableRows(Wire):
    tables: list[TableRow]


class CodeRow(Wire, omit_defaults=True):
    id: str
    made_at: float
    expires_at: float
    used_at: float | None = None
    used_by: str = ""
    """The name of who registered with it."""


class Codes(Wire):
    codes: list[CodeRow]


class ReportRow(Wire, omit_defaults=True, kw_only=True):
    """As it was when somebody reported it."""

    id: str
    at: float
    kind: Literal["line", "name"]
    about: str
    """The person's id."""
    name: str
    by: str = ""
    """The name of who reported it; empty where they have none, or are gone."""
    reason: str = ""
    table: str | None = None
    """None: a name on a profile."""
    line: int | None = None
    text: str = ""
    """What the line said."""
    settled_at: float | None = None
    done: ReportDone | None = None


class Reports(Wire):
    reports: list[ReportRow]


class DutyRow(Wire):
    at: float
    by: str
    """The admin's name; empty: on the command line, or by one who is gone."""
    kind: str
    what: str


class Duties(Wire):
    deeds: list[DutyRow]


class Failure(Wire):
    at: float
    level: str
    event: str
    detail: str


class Sizes(Wire):
    database: int
    """Bytes."""
    backups: int
    backup_count: int
    free: int | None
    """On the disk; None beside a PostgreSQL, which has its own."""
    rows: dict[str, int]
    """How many accounts, guests, tables, entries, lines and results there are."""


class Job(Wire):
    name: str
    at: float | None
    """When it last ran; None: not yet."""
    why: str
    """It failed the last time; empty: it did not."""


class Pool(Wire):
    name: str
    at_work: int
    waiting: int


class Overview(Wire):
    """How the server is, and of jobs and pools how the process is that answers."""

    version: str
    registration: Registration
    reports: int
    """Open ones."""
    sizes: Sizes
    jobs: list[Job]
    pools: list[Pool]
    failures: list[Failure]
