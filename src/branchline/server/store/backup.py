"""A backup: the whole database as one compressed file of JSON lines, the same for both engines.

The first line says what it is and of which revision; each further line is a row: [table, values in column order].
"""

import gzip
import os
import sqlite3
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, MetaData, insert, select
from sqlalchemy.exc import DataError, IntegrityError, OperationalError, StatementError

from branchline.server.store.engine import FILE, folder_of, open_engine
from branchline.server.store.locks import hold_folder
from branchline.server.store.migrate import HEAD, change_shape, revision_of
from branchline.server.store.whole import MARK

FORMAT: Final = "branchline-backup"
_MANY: Final = 500


class BadBackup(Exception):
    """Not a backup, or one that cannot be put here."""


def back_up(data: str, file: Path) -> int:
    """Everything as it stood at one moment, also beside a running server. The number of rows."""
    engine = open_engine(data)
    try:
        rows = 0
        partial = file.with_name(file.name + ".part")
        partial.unlink(missing_ok=True)
        partial.touch(mode=0o600)
        with gzip.open(partial, "wb", compresslevel=6) as out, _at_one_moment(engine) as connection:
            head = {"format": FORMAT, "version": 1, "revision": revision_of(engine)}
            out.write(msgspec.json.encode(head) + b"\n")
            for line in _lines(connection):
                out.write(line)
                rows += 1
        partial.replace(file)
        return rows
    finally:
        engine.dispose()


def _at_one_moment(engine: Engine) -> Connection:
    level = {"isolation_level": "REPEATABLE READ"} if engine.dialect.name == "postgresql" else {}
    return engine.connect().execution_options(**level)


def _tables(connection: Connection) -> MetaData:
    """As the database has them: a backup before a migration is of the old shape."""
    meta = MetaData()
    meta.reflect(connection)
    return meta


def _lines(connection: Connection) -> Iterator[bytes]:
    for table in _tables(connection).sorted_tables:
        if table.name != "alembic_version":
            for row in connection.execute(select(table)):
                yield msgspec.json.encode([str(table.name), [_plain(value) for value in row]]) + b"\n"


def _plain(value: Any) -> Any:
    return {"base64": b64encode(value).decode()} if isinstance(value, bytes) else value


Check = Callable[[Connection], Any]
"""Looks at what was restored, before it counts. What it raises is the end of it."""


def restore(file: Path, data: str, check: Check = lambda _connection: None) -> int:
    """Into an empty database, brought to the newest shape: all of it, or nothing is changed. The number of rows.

    Raises BadBackup; FolderTaken where a server runs there.
    """
    folder = folder_of(data)
    if folder is None:
        return _restore_into(data, file, check)
    with closing(hold_folder(folder)):
        _check_empty(data)
        with TemporaryDirectory(prefix="backups-restoring-", dir=folder) as beside:
            rows = _restore_into(beside, file, check)
            _into_one_file(Path(beside) / FILE)
            _put_in_place(Path(beside) / FILE, folder / FILE)
        return rows


def _put_in_place(made: Path, place: Path) -> None:
    """One file in place of another, at once. What SQLite kept beside the empty one must not be taken for part of it."""
    with made.open("rb") as file:
        os.fsync(file.fileno())
    for rest in ("-wal", "-shm"):
        place.with_name(place.name + rest).unlink(missing_ok=True)
    made.replace(place)


def _check_empty(data: str) -> None:
    engine = open_engine(data)
    try:
        with engine.connect() as connection:
            _check_nothing_in(connection)
    finally:
        engine.dispose()


def _check_nothing_in(connection: Connection) -> None:
    """Tables without a row are nothing to lose: what a server that was started once leaves behind."""
    for table in _tables(connection).sorted_tables:
        if table.name not in ("alembic_version", "facts") and connection.execute(select(table).limit(1)).first():
            raise BadBackup("backup-not-empty")


def _restore_into(data: str, file: Path, check: Check) -> int:
    """In one transaction, which both engines can also make tables in."""
    engine = open_engine(data, writes=True)
    try:
        with gzip.open(file, "rb") as lines, engine.begin() as connection:
            _check_nothing_in(connection)
            rows = _restore(connection, lines)
            change_shape(connection, HEAD)
            check(connection)
        return rows
    except OperationalError:
        raise  # the database, not the backup
    except _BROKEN as error:
        raise BadBackup("backup-unreadable") from error
    finally:
        engine.dispose()


_BROKEN: Final = (
    OSError, EOFError, zlib.error, msgspec.MsgspecError,  # no such file, cut off, or changed
    KeyError, TypeError, ValueError, AttributeError,  # lines that are no rows of ours
    DataError, IntegrityError, StatementError, CommandError,  # rows that fit into no table, a shape nobody knows
)  # fmt: skip


def _into_one_file(made: Path) -> None:
    """Looked through by SQLite itself, and nothing of it left beside."""
    with closing(sqlite3.connect(made)) as connection:
        (found,) = connection.execute("PRAGMA integrity_check").fetchone()
        if found != "ok":
            raise BadBackup("backup-unreadable")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _restore(connection: Connection, lines: Any) -> int:
    head = msgspec.json.decode(next(iter(lines), b"null"))
    if not isinstance(head, dict) or head.get("format") != FORMAT or head.get("version") != 1:
        raise BadBackup("backup-unreadable")
    if head["revision"] > HEAD:
        raise BadBackup("backup-newer")
    for table in reversed(_tables(connection).sorted_tables):
        table.drop(connection)
    change_shape(connection, head["revision"])
    count = 0
    meta = _tables(connection)
    connection.execute(meta.tables["facts"].delete())
    for name, rows in _batches(lines):
        table = meta.tables[name]
        columns = [column.name for column in table.columns]
        connection.execute(insert(table), [dict(zip(columns, map(_value, row), strict=True)) for row in rows])
        count += len(rows)
    connection.execute(meta.tables["facts"].delete().where(meta.tables["facts"].c.name == MARK))
    return count


def _value(value: Any) -> Any:
    return b64decode(value["base64"]) if isinstance(value, dict) else value


def _batches(lines: Any) -> Iterator[tuple[str, list[list[Any]]]]:
    """Rows of one table, many at a time."""
    name, rows = "", list[list[Any]]()
    for line in lines:
        table, row = msgspec.json.decode(line)
        if table != name or len(rows) == _MANY:
            if rows:
                yield name, rows
            name, rows = table, []
        rows.append(row)
    if rows:
        yield name, rows
