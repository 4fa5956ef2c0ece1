"""Looking at a database and changing nothing of it: no folder is made, no mode mended, no `-wal` taken in or left."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, NullPool, create_engine, func, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from branchline.data_folder import without_password
from branchline.server.store import schema
from branchline.server.store.engine import FILE, folder_of, open_engine
from branchline.server.store.whole import is_beside

SECONDS: Final = 20.0
"""How long one answer may take: whoever looks waits for it."""


class Unusable(Exception):
    """It cannot be opened, or not be read: the message is the driver's."""


@contextmanager
def looking(data: str) -> Iterator[Connection]:
    """Raises Unusable, also for what goes wrong while it is looked at."""
    folder = folder_of(data)
    try:
        engine = open_engine(data, seconds=SECONDS) if folder is None else _read_only(folder / FILE)
        try:
            with engine.connect() as connection:
                yield connection
        finally:
            engine.dispose()
    except SQLAlchemyError as error:
        cause = str(getattr(error, "orig", None) or error)
        raise Unusable(without_password(cause.strip().partition("\n")[0])) from None


def _read_only(file: Path) -> Engine:
    """Nobody writes to a file with no `-wal` beside it. Whoever opened it otherwise would leave one there, and a copy
    that lacks its own would look whole."""
    how = "mode=ro" if is_beside(file) else "immutable=1"
    address = f"{file.resolve().as_uri()}?{how}"
    return create_engine(
        "sqlite://", creator=lambda: sqlite3.connect(address, uri=True, timeout=SECONDS), poolclass=NullPool
    )


def its_clock(connection: Connection) -> float | None:
    """The wall clock of the machine PostgreSQL runs on; SQLite has none but ours."""
    if connection.dialect.name == "sqlite":
        return None
    return float(connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one())


def last_change(connection: Connection) -> float | None:
    """When something was last stored at a table, by the clock of who stored it."""
    return connection.execute(select(func.max(schema.matches.c.changed_at))).scalar()


def damage(connection: Connection) -> str | None:
    """What SQLite finds wrong with its own file, or a table that is not there."""
    if connection.dialect.name == "sqlite":
        found = str(connection.execute(text("PRAGMA quick_check(1)")).scalar())
        if found != "ok":
            return " ".join(found.split())
    there = set(inspect(connection).get_table_names())
    return ", ".join(sorted(set(schema.META.tables) - there)) or None
