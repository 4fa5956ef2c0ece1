"""Whether a SQLite file is whole. While a server has it open, the newest commits are in the file `-wal` beside it: a
copy without that one is older than it looks. So the file itself says that it is open, from the moment a server opens it
to the moment it closes it; whoever finds that, and nothing beside it, has found such a copy.
"""

import contextlib
import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from branchline.server.store.locks import FolderTaken, hold_folder

log = logging.getLogger("branchline.store")
SECONDS: Final = 5.0
MARK: Final = "open"
"""The name of the fact that says so."""


def mark_open(file: Path) -> None:
    _mark(file, "INSERT OR REPLACE INTO facts (name, value) VALUES (?, '')")


def mark_closed(file: Path) -> None:
    _mark(file, "DELETE FROM facts WHERE name = ?")


def _mark(file: Path, statement: str) -> None:
    """Into the file itself, not only beside it. A disk that takes nothing more keeps nobody from reading."""
    try:
        with closing(sqlite3.connect(file, isolation_level=None, timeout=SECONDS)) as connection:
            connection.execute(statement, (MARK,))
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error as error:
        log.warning("not marked", extra={"why": str(error)})


def settle(file: Path) -> None:
    """After a crash all is there, and whoever opens the file next makes one of the two: then it is no longer open. A
    server that runs knows better."""
    if not is_beside(file):
        return
    with contextlib.suppress(FolderTaken, OSError), closing(hold_folder(file.parent)):
        mark_closed(file)


def is_lacking(file: Path) -> bool:
    """Whether this is a copy without what was beside it. To be asked before anybody opens it."""
    if is_beside(file) or not file.is_file():
        return False
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?immutable=1", uri=True)) as connection:
            return connection.execute("SELECT 1 FROM facts WHERE name = ?", (MARK,)).fetchone() is not None
    except sqlite3.Error:  # no database of ours, or a damaged one: others say so
        return False


def is_beside(file: Path) -> bool:
    return file.with_name(file.name + "-wal").exists()
