"""What is wrong with a set-up, beside a running server or without one. Looking changes nothing.

Each check gives what it finds as data: a message that says what is wrong, and how it is mended.
"""

import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from branchline.core.values import Reason
from branchline.data_folder import without_password
from branchline.server.reminders.mail import trouble
from branchline.server.reminders.web_push import FACT, read_key
from branchline.server.settings import BackupRules, MailRules, ReminderRules
from branchline.server.store.channels import fact, has_pushes
from branchline.server.store.connection import Connection
from branchline.server.store.engine import FILE, folder_of
from branchline.server.store.locks import is_held
from branchline.server.store.looking import Unusable, damage, its_clock, last_change, looking
from branchline.server.store.migrate import HEAD, revision_in
from branchline.server.store.private import is_open, ours_in
from branchline.server.store.reports import count_open
from branchline.server.store.schedule import HOUR, place_of
from branchline.server.store.whole import is_beside, is_lacking

LEAST_FREE: Final = 100_000_000
"""Bytes on the disk, below which it is as good as full. And a backup needs as much as the database has."""
MOST_APART: Final = 60.0
"""Seconds between two clocks that still count as the same time."""


class SetUp(msgspec.Struct, frozen=True, kw_only=True):
    data: str
    data_file: Path | None = None
    """Where `data` was read from: it may hold a password."""
    now: float = msgspec.field(default_factory=time.time)
    least_free: int = LEAST_FREE
    backups: BackupRules = BackupRules()
    mail: MailRules = MailRules()
    reminders: ReminderRules = ReminderRules()
    url: str | None = None

    @property
    def folder(self) -> Path | None:
        return folder_of(self.data)

    @property
    def file(self) -> Path | None:
        return self.folder / FILE if self.folder is not None else None


def findings(set_up: SetUp) -> list[Reason]:
    """None: all is well."""
    found: list[Reason] = []
    for check in _CHECKS:
        found += [reason for reason in _checked(check, set_up) if reason not in found]
    return found


def _checked(check: "Check", set_up: SetUp) -> list[Reason]:
    """What may not even be looked at is a finding, too."""
    try:
        return list(check(set_up))
    except OSError as error:
        file = str(error.filename or without_password(set_up.data))
        return [Reason("doctor-unreadable", args={"file": file, "detail": error.strerror or str(error)})]


# The folder ----------------------------------------------------------------------------------------------------------


def disk(set_up: SetUp) -> Iterator[Reason]:
    folder = set_up.folder
    if folder is None or not folder.is_dir():
        return
    free, needed = shutil.disk_usage(folder).free, max(set_up.least_free, _size(folder / FILE))
    if free < needed:
        megabytes = {"free": free // 1_000_000, "needed": -(-needed // 1_000_000)}
        yield Reason("doctor-disk", args={"folder": str(folder), **megabytes})


def _size(file: Path) -> int:
    return file.stat().st_size if file.is_file() else 0


def writing(set_up: SetUp) -> Iterator[Reason]:
    """Tried, and nothing is left behind: modes do not say all."""
    folder = set_up.folder
    if folder is None or not folder.is_dir():
        return
    try:
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        yield Reason("doctor-unwritable", args={"folder": str(folder), "detail": error.strerror or str(error)})


def privacy(set_up: SetUp) -> Iterator[Reason]:
    ours = ours_in(set_up.folder, FILE) if set_up.folder is not None else []
    named = [set_up.data_file] if set_up.data_file is not None else []
    for path in filter(is_open, [*ours, *named]):
        yield Reason("doctor-open", args={"file": str(path)})


def owners(set_up: SetUp) -> Iterator[Reason]:
    """What somebody else left in the folder (an admin command run as root) its owner's server cannot write to."""
    folder = set_up.folder
    if folder is None or not folder.is_dir():
        return
    owner = folder.stat().st_uid
    for path in ours_in(folder, FILE):
        if path.exists() and path.stat().st_uid != owner:
            yield Reason("doctor-owner", args={"file": str(path), "folder": str(folder)})


def backups(set_up: SetUp) -> Iterator[Reason]:
    """One that is a whole turn late did not succeed; where no server ever wanted to make one, none is missed."""
    place, rules = place_of(set_up.data), set_up.backups
    age = place.without_since(set_up.now) if rules.keep else None
    if age is not None and age > 2 * rules.hours * HOUR:
        yield Reason("doctor-no-backup", args={"folder": str(place.folder), "hours": round(age / HOUR)})


# The database --------------------------------------------------------------------------------------------------------


def copies(set_up: SetUp) -> Iterator[Reason]:
    file = set_up.file
    if file is None or not file.is_file():
        return
    if is_lacking(file):
        yield Reason("doctor-half-a-copy", args={"file": str(file)})
    elif is_beside(file) and not is_held(file.parent):
        yield Reason("doctor-wal-left", args={"file": str(file)})


def database(set_up: SetUp) -> Iterator[Reason]:
    file, data = set_up.file, without_password(set_up.data)
    if file is not None:
        if not file.is_file():
            yield Reason("doctor-no-database", args={"data": data})
            return
        file.open("rb").close()  # raises OSError: one that may not be read is not damaged
    try:
        with looking(set_up.data) as connection:
            yield from _inside(connection, set_up)
    except Unusable as unusable:
        message = "doctor-away" if file is None else "doctor-damaged"
        yield Reason(message, args={"data": data, "detail": str(unusable)})


def _inside(connection: Connection, set_up: SetUp) -> Iterator[Reason]:
    revision, data = revision_in(connection), without_password(set_up.data)
    if revision is None:
        yield Reason("doctor-no-database", args={"data": data})
        return
    if revision != HEAD:
        message = "doctor-older" if revision < HEAD else "doctor-newer"
        yield Reason(message, args={"data": data, "revision": revision, "head": HEAD})
        return
    wrong = damage(connection)
    if wrong is not None:
        yield Reason("doctor-damaged", args={"data": data, "detail": wrong})
        return
    yield from _clocks(connection, set_up)
    yield from _pushes(connection, set_up)


def open_reports(data: str) -> int:
    """None where one cannot look: that is a finding of its own."""
    folder = folder_of(data)
    if folder is not None and not (folder / FILE).is_file():
        return 0
    try:
        with looking(data) as connection:
            return count_open(connection) if revision_in(connection) == HEAD else 0
    except (Unusable, OSError):
        return 0


def _pushes(connection: Connection, set_up: SetUp) -> Iterator[Reason]:
    """Where browsers have subscribed, the key with which they did must be there; and browsers ask for TLS."""
    if not has_pushes(connection):
        return
    try:
        read_key(fact(FACT)(connection) or "")
    except ValueError:
        yield Reason("doctor-push-key")
    if set_up.url is not None and not set_up.url.startswith("https:"):
        yield Reason("doctor-push-url", args={"url": set_up.url})


def _clocks(connection: Connection, set_up: SetUp) -> Iterator[Reason]:
    """Ours against the database's, and against what was written before now."""
    theirs = its_clock(connection)
    if theirs is not None and abs(theirs - set_up.now) > MOST_APART:
        yield Reason("doctor-clocks-apart", args={"seconds": round(abs(theirs - set_up.now))})
    latest = max([last_change(connection) or 0.0, *_file_times(set_up.file)])
    if latest > set_up.now + MOST_APART:
        yield Reason("doctor-clock-behind", args={"seconds": round(latest - set_up.now)})


def _file_times(file: Path | None) -> list[float]:
    beside = [file, file.with_name(file.name + "-wal")] if file is not None else []
    return [path.stat().st_mtime for path in beside if path.exists()]


# Mail ----------------------------------------------------------------------------------------------------------------


def mail(set_up: SetUp) -> Iterator[Reason]:
    """Somebody signs in, and nothing is sent."""
    rules = set_up.mail
    if not rules.host:
        return
    if not rules.sender:
        yield Reason("doctor-mail-sender")
    if set_up.url is None:
        yield Reason("doctor-mail-url")
    if (detail := trouble(rules, set_up.reminders.seconds)) is not None:
        yield Reason("doctor-mail", args={"host": rules.host, "port": rules.port, "detail": detail})


Check = Callable[[SetUp], Iterator[Reason]]
_CHECKS: Final[tuple[Check, ...]] = (disk, writing, privacy, owners, copies, database, backups, mail)
