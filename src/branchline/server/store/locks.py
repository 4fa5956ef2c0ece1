"""Which server processes there are, and which of them runs a table's bots and clocks: the one that holds its lock. And
one server alone on one SQLite file."""

import hashlib
import secrets
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any, Final, Protocol

from sqlalchemy import Connection, Engine, TextClause, text

AWAY: Final = 3.0
"""Seconds in which a database that did not answer is not asked again: many tables would wait one after the other."""
AGAIN: Final = 0.02
"""Seconds until a folder that was held is tried again."""
PROCESS_LOCKS: Final = 4712
"""Every process holds one lock of this class, under its own number: whoever is listed there is alive."""


class Locks(Protocol):
    me: int
    """The number of this process, a new one at every start."""

    def alive(self) -> frozenset[int] | None:
        """The numbers of all processes there are now, ours among them; None while nobody can be asked."""
        ...

    def try_hold(self, table: str) -> bool: ...

    def let_go(self, table: str) -> None: ...

    def close(self) -> None: ...


def _new_number() -> int:
    return secrets.randbelow(2**31 - 1) + 1


class OnlyProcess:
    """On SQLite there is no other process."""

    def __init__(self) -> None:
        self.me = _new_number()

    def alive(self) -> frozenset[int]:
        return frozenset({self.me})

    def try_hold(self, table: str) -> bool:  # noqa: ARG002 - nobody else asks
        return True

    def let_go(self, table: str) -> None:
        """Nobody else asks."""

    def close(self) -> None:
        """Nothing is held."""


class AdvisoryLocks:
    """PostgreSQL's own locks, held by one connection: when the process dies, its locks are free."""

    def __init__(self, engine: Engine) -> None:
        self.me = _new_number()
        self._engine = engine
        self._held: set[str] = set()
        self._connection: Connection | None = None
        self._away_until = 0.0
        self._one_at_a_time = threading.Lock()

    def alive(self) -> frozenset[int] | None:
        with self._one_at_a_time:
            found = self._asked(_ALIVE, {"kind": PROCESS_LOCKS})
            return None if found is None else frozenset(found)

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
        found = self._asked(text(f"SELECT {function}(:key)"), {"key": _key(table)})
        return found is not None and bool(found[0])

    def _asked(self, statement: TextClause, values: dict[str, int]) -> Sequence[Any] | None:
        """None where the database does not answer."""
        if time.monotonic() < self._away_until:
            return None
        try:
            return self._connected().execute(statement, values).scalars().all()
        except Exception:
            self._drop()
            self._away_until = time.monotonic() + AWAY
            return None

    def _connected(self) -> Connection:
        """A machine that vanished without a word is noticed by the database within a minute, not after hours."""
        if self._connection is None:
            self._connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            for setting, value in (("idle", 30), ("interval", 10), ("count", 3)):
                self._connection.execute(text(f"SET tcp_keepalives_{setting} = {value}"))
            self._connection.execute(_LIVE, {"kind": PROCESS_LOCKS, "me": self.me})
        return self._connection

    def _drop(self) -> None:
        self._held.clear()
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None


_LIVE: Final = text("SELECT pg_advisory_lock_shared(CAST(:kind AS integer), CAST(:me AS integer))")
_ALIVE: Final = text(
    "SELECT CAST(objid AS bigint) FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2 "
    "AND classid = CAST(:kind AS integer) "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


def _key(table: str) -> int:
    return int.from_bytes(hashlib.blake2b(table.encode(), digest_size=8).digest(), "big", signed=True)


class FolderTaken(Exception):
    """Another server keeps its tables in this folder."""


def hold_folder(folder: Path, seconds: float = 0.0) -> IO[Any]:
    """Held as long as the file is open, and free again however the process ends: a worker that it was just starting may
    have it for a moment longer, so a server asks for so many seconds. Raises FolderTaken."""
    folder.mkdir(parents=True, exist_ok=True)
    file, until = (folder / "server.lock").open("a"), time.monotonic() + seconds
    while True:
        try:
            _lock_file(file)
            return file
        except OSError:
            if time.monotonic() >= until:
                file.close()
                raise FolderTaken(str(folder)) from None
        time.sleep(AGAIN)


def is_held(folder: Path) -> bool:
    """Whether a server keeps its tables there now. Nothing is made to find out; who may not ask takes it for held."""
    if not (folder / "server.lock").exists():
        return False
    try:
        hold_folder(folder).close()
    except (FolderTaken, PermissionError):
        return True
    return False


def _lock_file(file: IO[Any]) -> None:
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
