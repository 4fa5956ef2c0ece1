"""Opening the database: a folder with one SQLite file, or PostgreSQL by its URL."""

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, create_engine, event, make_url

from branchline.data_folder import data_folder, is_database_url
from branchline.server.store.private import mend

FILE = "branchline.sqlite3"
USUAL_SECONDS: Final = 30.0
CONNECT_SECONDS: Final = 5
_DEAD: Final = {"keepalives_idle": 20, "keepalives_interval": 5, "keepalives_count": 3, "tcp_user_timeout": 20_000}
"""When a connection to PostgreSQL counts as dead, in libpq's own words; the URL may say otherwise."""


is_postgres = is_database_url


def folder_of(data: str) -> Path | None:
    """The folder a server keeps its files in; none where PostgreSQL keeps everything."""
    return None if is_postgres(data) else Path(data)


def backups_folder(data: str) -> Path:
    """Beside the database; a PostgreSQL has no folder here, and its user has."""
    return (folder_of(data) or data_folder()) / "backups"


def open_engine(data: str, *, writes: bool = False, connections: int = 4, seconds: float | None = None) -> Engine:
    """`seconds` is how long any one answer may take, where somebody waits for it; without, what is long takes as long.
    Its errors do not show what was written: they end in logs."""
    if is_postgres(data):
        return _open_postgres(data, connections, seconds, writes=writes)
    folder = Path(data)
    folder.mkdir(parents=True, exist_ok=True)
    mend(folder, FILE)
    patience = seconds or USUAL_SECONDS
    url = f"sqlite:///{folder / FILE}"
    engine = create_engine(
        url, pool_size=connections, pool_timeout=patience, connect_args={"timeout": patience}, hide_parameters=True
    )
    event.listen(engine, "connect", lambda connection, _record: _prepare_sqlite(connection, patience))
    # The driver's own idea of transactions knows no savepoints: we say BEGIN ourselves.
    begin = "BEGIN IMMEDIATE" if writes else "BEGIN"
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _open_postgres(data: str, connections: int, seconds: float | None, *, writes: bool) -> Engine:
    """Who reads sees one moment: a table's row and its entries belong together."""
    level: Any = {} if writes else {"isolation_level": "REPEATABLE READ"}
    url = make_url("postgresql+psycopg:" + data.split(":", 1)[1])
    waits = {"connect_timeout": max(2, min(CONNECT_SECONDS, int(seconds or CONNECT_SECONDS))), **_DEAD}
    engine = create_engine(
        url,
        pool_size=connections,
        max_overflow=2,
        pool_timeout=seconds or USUAL_SECONDS,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args={name: value for name, value in waits.items() if name not in url.query},
        **level,
    )
    if seconds is not None:
        from branchline.server.store.patience import be_patient  # with SQLite the other driver is not even loaded

        be_patient(engine, seconds)
    return engine


def _prepare_sqlite(connection: Any, patience: float) -> None:
    connection.isolation_level = None
    busy = f"busy_timeout={int(patience * 1000)}"
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", busy):
        connection.execute(f"PRAGMA {pragma}")
