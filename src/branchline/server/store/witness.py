"""What became of a commit whose answer was lost. PostgreSQL knows by the number of the transaction."""

import sqlite3
import time
from typing import Any, Final, Protocol

from sqlalchemy import Connection, Engine, text

MOST_ASKS: Final = 8
MOST_SECONDS: Final = 5.0
"""Of asking, where nobody answers."""
_PAUSE: Final = 0.1
_MARK: Final = "SELECT txid_current_if_assigned()"
_STATUS: Final = text("SELECT txid_status(:mark)")


class Witness(Protocol):
    def mark(self, connection: Connection) -> int | None:
        """What to ask about later, taken just before the commit."""
        ...

    def is_stored(self, engine: Engine, mark: int | None, error: Exception) -> bool | None:
        """After a commit that ended in an error. None: nobody knows."""
        ...


class SqliteWitness:
    """The database is in this process: no answer is lost on the way. What cannot be known is whether a disk that
    failed while it wrote has kept what it was given."""

    def mark(self, connection: Connection) -> None:  # noqa: ARG002 - nothing to ask about
        return None

    def is_stored(self, engine: Engine, mark: int | None, error: Exception) -> bool | None:  # noqa: ARG002
        driver: Any = getattr(error, "orig", error)
        code = getattr(driver, "sqlite_errorcode", None)
        return False if code in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY) else None


class PostgresWitness:
    def mark(self, connection: Connection) -> int | None:
        """None where the transaction has written nothing."""
        cursor = connection.connection.cursor()
        cursor.execute(_MARK)
        found = cursor.fetchone()
        cursor.close()
        return int(found[0]) if found and found[0] is not None else None

    def is_stored(self, engine: Engine, mark: int | None, error: Exception) -> bool | None:  # noqa: ARG002
        if mark is None:
            return False
        until = time.monotonic() + MOST_SECONDS
        for _ in range(MOST_ASKS):
            if time.monotonic() > until:
                break
            status = _status(engine, mark)
            if status in ("committed", "aborted"):
                return status == "committed"
            time.sleep(_PAUSE)  # it is still under way, or the database does not answer just now
        return None


def _status(engine: Engine, mark: int) -> str | None:
    try:
        with engine.connect() as connection:
            found = connection.execute(_STATUS, {"mark": mark}).scalar()
        return str(found) if found is not None else None
    except Exception:
        return None
