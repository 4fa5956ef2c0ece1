"""A backup: the whole database as one compressed file of JSON lines, the same for both engines.

The first line says what it is and of which revision; each further line is a row: [table, values in column order].
"""

import gzip
from base64 import b64decode, b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, MetaData, insert, select

from branchline.server.store.engine import open_engine
from branchline.server.store.migrate import HEAD, revision_of, run_migrations

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


def restore(file: Path, data: str) -> int:
    """Into an empty database; then brought to the newest shape. Raises BadBackup."""
    engine = open_engine(data, writes=True)
    try:
        if revision_of(engine) is not None:
            raise BadBackup("backup-not-empty")
        with gzip.open(file, "rb") as lines:
            rows = _restore(engine, lines)
        run_migrations(engine, HEAD)
        return rows
    except (OSError, EOFError, msgspec.MsgspecError) as error:
        raise BadBackup("backup-unreadable") from error
    finally:
        engine.dispose()


def _restore(engine: Engine, lines: Any) -> int:
    head = msgspec.json.decode(next(iter(lines), b"null"))
    if not isinstance(head, dict) or head.get("format") != FORMAT or head.get("version") != 1:
        raise BadBackup("backup-unreadable")
    if head["revision"] > HEAD:
        raise BadBackup("backup-newer")
    run_migrations(engine, head["revision"])
    count = 0
    with engine.begin() as connection:
        meta = _tables(connection)
        connection.execute(meta.tables["facts"].delete())
        for name, rows in _batches(lines):
            table = meta.tables[name]
            columns = [column.name for column in table.columns]
            connection.execute(insert(table), [dict(zip(columns, map(_value, row), strict=True)) for row in rows])
            count += len(rows)
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
