"""News between processes: which table has something new. The reader loads the rest.

PostgreSQL carries it by LISTEN and NOTIFY. On SQLite there is one server, but `branchline admin` may write beside it,
and the file's own version number tells.
"""

import select
import threading
import time
from collections.abc import Callable
from typing import Any, Final, Protocol

from sqlalchemy import Connection, Engine

CHANNEL: Final = "branchline"
EVERYTHING: Final = "*"
HEARTBEAT: Final = 10.0
"""Seconds after which a connection on which nothing came is asked whether it is alive."""
LEAVING: Final = 5.0
_NOTIFY: Final = "SELECT pg_notify(%s, news) FROM unnest(%s::text[]) AS news"
Hear = Callable[[str], None]


def tell(connection: Connection, news: str) -> None:
    """Tells running servers, with the commit, from a process that is none. On SQLite they notice by themselves."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(_NOTIFY, (CHANNEL, [news]))


class News(Protocol):
    """`add` and `before_commit` are called by the writer's thread; `hear` is called from any."""

    def add(self, table: str) -> None: ...

    def before_commit(self, connection: Connection) -> None: ...

    def look(self, connection: Connection) -> None: ...

    @property
    def is_listening(self) -> bool: ...

    def close(self) -> None: ...


class SqliteNews:
    """The version of the file changes, seen from the one connection that writes for us, when others wrote."""

    def __init__(self, hear: Hear) -> None:
        self._hear = hear
        self._seen: tuple[int, int] | None = None

    def add(self, table: str) -> None:
        """Nobody else listens."""

    def before_commit(self, connection: Connection) -> None:
        """Nobody else listens."""

    def look(self, connection: Connection) -> None:
        """The number means something within one connection alone: after a new one, everything may be new."""
        version = int(connection.exec_driver_sql("PRAGMA data_version").scalar_one())
        seen = (id(connection), version)
        if self._seen not in (None, seen):
            self._hear(EVERYTHING)
        self._seen = seen

    @property
    def is_listening(self) -> bool:
        return True

    def close(self) -> None:
        """Nothing is open."""


class PostgresNews:
    """Listens on a connection of its own; tells inside the writer's transaction, so that news never outruns it."""

    def __init__(self, engine: Engine, hear: Hear) -> None:
        self._engine, self._hear = engine, hear
        self._changed: set[str] = set()
        self._is_closed = False
        self.is_listening = False
        self._thread = threading.Thread(target=self._listen, name="news", daemon=True)
        self._thread.start()

    def add(self, table: str) -> None:
        self._changed.add(table)

    def before_commit(self, connection: Connection) -> None:
        if self._changed:
            changed, self._changed = sorted(self._changed), set()
            connection.connection.cursor().execute(_NOTIFY, [CHANNEL, changed])

    def look(self, connection: Connection) -> None:
        """News comes by itself."""

    def close(self) -> None:
        self._is_closed = True
        self._thread.join(LEAVING)

    def _listen(self) -> None:
        while not self._is_closed:
            try:
                self._hear_all()
            except Exception:
                time.sleep(0.2)

    def _hear_all(self) -> None:
        raw: Any = self._engine.raw_connection()
        try:
            driver = raw.driver_connection
            driver.autocommit = True
            driver.execute(f"LISTEN {CHANNEL}")
            self._hear(EVERYTHING)  # what was told before we listened
            self.is_listening = True
            while not self._is_closed:
                self._hear_some(driver)
        finally:
            self.is_listening = False
            raw.invalidate()

    def _hear_some(self, driver: Any) -> None:
        """A connection that is dead says nothing either: now and then it is asked."""
        until = time.monotonic() + HEARTBEAT
        while not self._is_closed and time.monotonic() < until:
            if select.select([driver], [], [], 0.25)[0]:
                for notice in driver.notifies(timeout=0):
                    self._hear(notice.payload)
        if not self._is_closed:
            driver.execute("SELECT 1")
