"""Backups that a server makes by itself: when one is due, tried before it counts, and no more of them than wanted."""

import hashlib
import shutil
import time
from collections.abc import Callable
from contextlib import closing
from itertools import chain, count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from branchline.data_folder import without_password
from branchline.server.settings import BackupRules
from branchline.server.store.engine import backups_folder, folder_of
from branchline.server.store.locks import FolderTaken, hold_folder

NAME: Final = "scheduled-"
_KIND: Final = ".jsonl.gz"
_LOCK: Final = "server.lock"
_TRYING: Final = "trying-"
HOUR: Final = 3600.0
_CLOCKS: Final = 60.0
"""Seconds by which a clock may have been set back; a backup from further ahead is no reason to wait for its time."""


class Wanted(msgspec.Struct, frozen=True):
    """One backup, of this database."""

    data: str
    rules: BackupRules


class Made(msgspec.Struct, frozen=True):
    """The file and its rows; or why there is none."""

    file: str = ""
    rows: int = 0
    why_not: str = ""


class Place(NamedTuple):
    """Where a database's backups by themselves lie. What somebody else put there is nobody's to remove."""

    folder: Path
    stem: str

    def all(self) -> list[Path]:
        """The oldest first."""
        found = self.folder.glob(f"{self.stem}*{_KIND}")
        return sorted(found, key=lambda file: (file.stat().st_mtime, file.name))

    def is_due(self, rules: BackupRules, now: float) -> bool:
        made = self.all()
        return rules.keep > 0 and (not made or not -_CLOCKS < now - made[-1].stat().st_mtime < rules.hours * HOUR)

    def without_since(self, now: float) -> float | None:
        """Seconds since the latest one; or since a server first wanted to make one here, if none came of it."""
        latest = [*self.all(), self.folder / _LOCK][-2:][0]
        return now - latest.stat().st_mtime if latest.exists() else None

    def next(self) -> Path:
        """A name that is not taken: two of one second are two."""
        made = f"{self.stem}{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}"
        names = (f"{made}{more}{_KIND}" for more in chain([""], (f"-{number}" for number in count(2))))
        return next(path for path in (self.folder / name for name in names) if not path.exists())

    def remove_unfinished(self) -> None:
        """What a process left that was killed: whoever calls this holds the lock, so nobody is at it."""
        for left in self.folder.glob(f"{_TRYING}*"):
            shutil.rmtree(left, ignore_errors=True)


def place_of(data: str) -> Place:
    """A PostgreSQL has no folder here, and its user has, where those of several databases may lie side by side."""
    if folder_of(data) is not None:
        return Place(backups_folder(data), NAME)
    key = hashlib.blake2b(without_password(data).encode(), digest_size=4).hexdigest()
    return Place(backups_folder(data), f"{NAME}{key}-")


def make_one(wanted: Wanted) -> Made | None:
    """None where none is due, or another process makes it. Older ones go only when a new one is known to be good."""
    place = place_of(wanted.data)
    place.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        lock = hold_folder(place.folder)
    except FolderTaken:
        return None
    with closing(lock):
        return _make(wanted, place) if place.is_due(wanted.rules, time.time()) else None


def _make(wanted: Wanted, place: Place) -> Made:
    from branchline.server.store.backup import BadBackup  # its migrations are loaded in the worker alone

    place.remove_unfinished()
    file = place.next()
    try:
        rows = _made_and_tried(wanted.data, file)
    except (BadBackup, OSError, SQLAlchemyError) as error:
        return Made(why_not=f"{type(error).__name__}: {error}"[:300])
    for old in place.all()[: -wanted.rules.keep]:
        old.unlink(missing_ok=True)
    return Made(str(file), rows)


def _made_and_tried(data: str, file: Path) -> int:
    """Restored into an SQLite that is thrown away: what has its name is whole. Raises BadBackup, OSError."""
    from branchline.server.store.backup import BadBackup, back_up, restore

    with TemporaryDirectory(prefix=_TRYING, dir=file.parent) as beside:
        made = Path(beside) / file.name
        rows, found = back_up(data, made), restore(made, str(Path(beside) / "restored"))
        if found != rows:
            raise BadBackup(f"{found} rows of {rows} came back")
        made.replace(file)
    return rows


def open_maker() -> Callable[[bytes], bytes]:
    """For a worker process (see `workers/worker.py`)."""
    decoder = msgspec.msgpack.Decoder(Wanted)
    return lambda question: msgspec.msgpack.encode(make_one(decoder.decode(question)))
