"""Who runs a table's bots and clocks: the process that holds its lock. And one server alone on one SQLite file."""

import hashlib
import threading
import time
from pathlib import Path
from typing import IO, Any, Final, Protocol

from sqlalchemy import Connection, Engine, text

AWAY: Final = 3.0
"""Seconds in which a database that did not answer is not asked again: many tables would wait one after the other."""


class Locks(Protocol):
    def try_hold(self, table: str) -> bool: ...

    def let_go(self, table: str) -> None: ...

    def close(self) -> None: ...


class OnlyProcess:
    """On SQLite there is no other process."""

    def try_hold(self, table: str) -> bool:  # noqa: ARG002 - nobody else asks
        return True

    def let_go(self, table: str) -> None:
        """Nobody else asks."""

    def close(self) -> None:
        """Nothing is held."""


class AdvisoryLocks:
    """PostgreSQL's own locks, held by one connection: when the process dies, its locks are free."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._held: set[str] = set()
        self._connection: Connection | None = None
        self._away_until = 0.0
        self._one_at_a_time = threading.Lock()

    def try_hold(self, table: str) -> bool:
        with self._one_at_a_time:
            if table not in self._held and self._ask("pg_try_advisory_lock", table):
                self._held.add(table)
            return table in self._held

    def let_go(self, table: str) -> None:
        with self._one_at_a_time:
            if table in self._held:
                self._held.discard(table)
                self._ask("pg_advisory_unlock", table)

    def close(self) -> None:
        with self._one_at_a_time:
            self._drop()

    def _ask(self, function: str, table: str) -> bool:
        if time.monotonic() < self._away_until:
            return False
        try:
            if self._connection is None:
                self._connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            return bool(self._connection.execute(text(f"SELECT {function}(:key)"), {"key": _key(table)}).scalar())
        except Exception:
            self._drop()
            self._away_until = time.monotonic() + AWAY
            return False

    def _drop(self) -> None:
        self._held.clear()
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None


def _key(table: str) -> int:
    return int.from_bytes(hashlib.blake2b(table.encode(), digest_size=8).digest(), "big", signed=True)


class FolderTaken(Exception):
    """Another server keeps its tables in this folder."""


def hold_folder(folder: Path) -> IO[Any]:
    """Held as long as the file is open, and free again however the process ends. Raises FolderTaken."""
    folder.mkdir(parents=True, exist_ok=True)
    file = (folder / "server.lock").open("a")
    try:
        _lock_file(file)
    except OSError:
        file.close()
        raise FolderTaken(str(folder)) from None
    return file


def _lock_file(file: IO[Any]) -> None:
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
