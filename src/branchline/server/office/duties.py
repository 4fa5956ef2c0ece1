"""What an admin does, each duty a function on the database: the page and the commands call the same ones, and every
duty is written down with who did it and when."""

import time
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final, NamedTuple

import msgspec

from branchline.core.names import clean
from branchline.server.errors import Conflict, Denied, Malformed, Unknown
from branchline.server.hosting.loading import FindGame
from branchline.server.office.acting import Job, ending, leaving
from branchline.server.people.accounts import account_of, ended, renamed
from branchline.server.people.callings import claim, readable
from branchline.server.people.links import is_id, new_id, token_hash
from branchline.server.settings import Bounds
from branchline.server.store import codes, duties, office, people, reports
from branchline.server.store.connection import Connection
from branchline.server.store.departing import leave_open_tables
from branchline.server.store.news import EVERYTHING
from branchline.tables.admin_messages import (
    AnyDuty,
    CloseAccount,
    EndTable,
    MakeCode,
    RemoveLine,
    RemoveTable,
    RenameAccount,
    ReopenAccount,
    SettleReport,
    WithdrawCode,
)

DAY: Final = 86_400.0
_LONGEST: Final = 200
_SIGNS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing one could misread
_CODE_LENGTH: Final = 16


class Means(NamedTuple):
    """With which a duty is done."""

    find_game: FindGame
    bounds: Bounds
    by: str | None = None
    """The admin; None: on the command line."""
    secret: str = ""
    """Of which a code is made: the same again for the same request."""


class Did(NamedTuple):
    """What came of it: what to tell running servers, and whom and what it was about."""

    news: tuple[str, ...] = ()
    about: str | None = None
    what: str = ""
    code: str | None = None
    then: tuple[tuple[str, Job], ...] = ()
    """Tables, and what is done at each afterwards, in a transaction of its own."""


def doing(duty: AnyDuty, means: Means) -> Callable[[Connection], Did]:
    """Raises Unknown, Conflict, Malformed, Refused: then nothing has changed."""

    def run(connection: Connection) -> Did:
        did = _DUTIES[type(duty)](connection, duty, means)
        kind = str(duty.__struct_config__.tag)
        row = {"id": new_id(), "at": time.time(), "by": means.by, "kind": kind, "about": did.about}
        duties.add(connection, {**row, "what": did.what[:_LONGEST]})
        return did

    return run


# People ---------------------------------------------------------------------------------------------------------------


def person_of(connection: Connection, whom: str) -> office.StoredPerson:
    """By their id, or an account by the name it signs in with or is called by. Raises Unknown."""
    found = office.person(connection, whom) if is_id(whom) else None
    if found is None:
        account = account_of(whom)(connection)
        player = account.found.id if account is not None else office.called(connection, clean(whom))
        found = office.person(connection, player) if player is not None else None
    if found is None:
        raise Unknown("unknown-account", name=whom)
    return found


def _close(connection: Connection, duty: CloseAccount, means: Means) -> Did:
    person = person_of(connection, duty.person)
    if person.is_admin:
        raise Conflict("is-admin", name=person.name)
    if person.closed_at is not None:
        raise Conflict("closed-already", name=person.name)
    seats = people.seats_in_play(person.id)(connection)
    people.put(connection, person.id, {"closed_at": time.time(), "is_public": False})
    people.end_all_sessions(connection, person.id)
    people.revoke_all_tokens(connection, person.id)
    leave_open_tables(connection, person.id)
    then = tuple((table, leaving(table, seat, means.find_game)) for table, seat in seats)
    return Did((ended(person.id), EVERYTHING), person.id, person.name, then=then)


def _reopen(connection: Connection, duty: ReopenAccount, _means: Means) -> Did:
    person = person_of(connection, duty.person)
    if person.closed_at is None:
        raise Conflict("not-closed", name=person.name)
    people.put(connection, person.id, {"closed_at": None})
    return Did((renamed(person.id),), person.id, person.name)


def _rename(connection: Connection, duty: RenameAccount, means: Means) -> Did:
    """By the rules of registering. The name to sign in with stays, and so does what others may not be called."""
    person, name = person_of(connection, duty.person), readable(duty.name, means.bounds)
    if person.login is not None:
        claim(connection, person.id, name, person.login)
    people.put(connection, person.id, {"name": name})
    if person.name:
        office.rename_everywhere(connection, person.id, person.name, name)
    return Did((renamed(person.id), EVERYTHING), person.id, f"{person.name} → {name}")


def set_admin(connection: Connection, name: str, *, is_admin: bool) -> Did:
    """On the command line alone: whoever gets hold of an admin's device makes no second one."""
    person = person_of(connection, name)
    if person.login is None:
        raise Denied("account-only")
    people.put(connection, person.id, {"is_admin": is_admin})
    kind = "promote" if is_admin else "demote"
    row = {"id": new_id(), "at": time.time(), "by": None, "kind": kind, "about": person.id, "what": person.name}
    duties.add(connection, row)
    return Did((renamed(person.id),), person.id, person.name)


# Tables ---------------------------------------------------------------------------------------------------------------


def _end(connection: Connection, duty: EndTable, means: Means) -> Did:
    ending(duty.table, means.find_game)(connection)
    return Did((duty.table,), what=duty.table)


def _remove(connection: Connection, duty: RemoveTable, _means: Means) -> Did:
    if not office.remove_tables(connection, [duty.table]):
        raise Unknown("unknown-table", table=duty.table)
    return Did((duty.table,), what=duty.table)


def _remove_line(connection: Connection, duty: RemoveLine, _means: Means) -> Did:
    if office.remove_line(connection, duty.table, duty.line) is None:
        raise Unknown("unknown-line", line=duty.line)
    return Did((duty.table,), what=f"{duty.table} {duty.line}")


# Reports --------------------------------------------------------------------------------------------------------------


def _settle(connection: Connection, duty: SettleReport, means: Means) -> Did:
    """What is written down names nobody: the person concerned would read there that they were reported."""
    report = reports.report_of(connection, duty.report)
    if report is None:
        raise Unknown("unknown-report", report=duty.report)
    if report.settled_at is not None:
        raise Conflict("settled-already")
    did = _SETTLES[duty.done](connection, report, duty.name, means)
    reports.settle(connection, report.id, duty.done)
    return did._replace(about=None, what=f"{report.id} {duty.done}")


def _settle_removed(connection: Connection, report: reports.StoredReport, _name: str | None, means: Means) -> Did:
    if report.table is None or report.line is None:
        raise Conflict("report-of-a-name")
    return doing(RemoveLine(table=report.table, line=report.line), means)(connection)


def _settle_renamed(connection: Connection, report: reports.StoredReport, name: str | None, means: Means) -> Did:
    """The person, or the seats at which they are called so."""
    if name is None:
        raise Malformed("report-new-name")
    if person_of(connection, report.about).name == report.name:
        return doing(RenameAccount(person=report.about, name=name), means)(connection)
    office.rename_everywhere(connection, report.about, report.name, readable(name, means.bounds))
    return Did((EVERYTHING,))


def _settle_closed(connection: Connection, report: reports.StoredReport, _name: str | None, means: Means) -> Did:
    return doing(CloseAccount(person=report.about), means)(connection)


_SETTLES: Final[dict[str, Callable[[Connection, reports.StoredReport, str | None, Means], Did]]] = {
    "nothing": lambda *_: Did(),
    "removed": _settle_removed,
    "renamed": _settle_renamed,
    "closed": _settle_closed,
}


# Codes to register with -----------------------------------------------------------------------------------------------


def code_of(secret: str) -> str:
    number, signs = int.from_bytes(sha256(secret.encode()).digest()), []
    for _ in range(_CODE_LENGTH):
        number, place = divmod(number, len(_SIGNS))
        signs.append(_SIGNS[place])
    return "".join(signs)


def _make_code(connection: Connection, duty: MakeCode, means: Means) -> Did:
    now, code, row = time.time(), code_of(means.secret), new_id()
    if codes.count_unused(connection, now) >= means.bounds.codes:
        raise Conflict("too-many-codes", most=means.bounds.codes)
    codes.add(connection, row, token_hash(code), means.by, now, now + duty.days * DAY)
    return Did(what=row, code=code)


def _withdraw(connection: Connection, duty: WithdrawCode, _means: Means) -> Did:
    if not codes.withdraw(connection, duty.code):
        raise Unknown("unknown-code")
    return Did(what=duty.code)


def use_code(connection: Connection, code: str, player: str) -> None:
    """Raises Denied for one that is not good, or no longer."""
    plain = "".join(sign for sign in code.lower() if sign.isalnum())
    if not codes.use(connection, token_hash(plain), player, time.time()):
        raise Denied("wrong-code")


_DUTIES: Final[dict[type[msgspec.Struct], Callable[[Connection, Any, Means], Did]]] = {
    CloseAccount: _close,
    ReopenAccount: _reopen,
    RenameAccount: _rename,
    EndTable: _end,
    RemoveTable: _remove,
    RemoveLine: _remove_line,
    MakeCode: _make_code,
    WithdrawCode: _withdraw,
    SettleReport: _settle,
}
