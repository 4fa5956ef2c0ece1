"""Opening the database: a folder with one SQLite file, or PostgreSQL by its URL."""

from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event

FILE = "branchline.sqlite3"


def is_postgres(data: str) -> bool:
    return data.startswith(("postgresql:", "postgres:"))


def folder_of(data: str) -> Path | None:
    """The folder a server keeps its files in; none where PostgreSQL keeps everything."""
    return None if is_postgres(data) else Path(data)


def open_engine(data: str, *, writes: bool = False, connections: int = 4) -> Engine:
    """Its errors do not show what was written: they end in logs."""
    if is_postgres(data):
        url = "postgresql+psycopg:" + data.split(":", 1)[1]
        return create_engine(url, pool_size=connections, max_overflow=2, pool_pre_ping=True, hide_parameters=True)
    folder = Path(data)
    folder.mkdir(parents=True, exist_ok=True)
    url = f"sqlite:///{folder / FILE}"
    engine = create_engine(url, pool_size=connections, connect_args={"timeout": 30}, hide_parameters=True)
    event.listen(engine, "connect", _prepare_sqlite)
    # The driver's own idea of transactions knows no savepoints: we say BEGIN ourselves.
    begin = "BEGIN IMMEDIATE" if writes else "BEGIN"
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        connection.execute(f"PRAGMA {pragma}")
