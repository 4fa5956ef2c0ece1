"""Bringing a database to the shape this version needs, with a backup first where there is something to lose."""

import time
from contextlib import AbstractContextManager, closing, nullcontext
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, inspect, text

from branchline.server.store.engine import backups_folder, folder_of, open_engine
from branchline.server.store.locks import hold_folder

HEAD: Final = "0029"
"""The newest revision; a database that has it is not looked at any further."""


def revision_of(engine: Engine) -> str | None:
    """None where there is nothing yet."""
    with engine.connect() as connection:
        return revision_in(connection)


def revision_in(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return str(found) if found else None


class NewerDatabase(Exception):
    """Made by a newer version of Branchline than this one."""


def migrate(data: str, *, is_held: bool = False) -> Path | None:
    """To HEAD. The backup that was made, if one was needed. `is_held`: the folder is locked already.

    Raises NewerDatabase; FolderTaken where a server runs on an older shape, which is then left as it is.
    """
    engine = open_engine(data, writes=True)
    try:
        revision = revision_of(engine)
        if revision == HEAD:
            return None
        if revision is not None and revision > HEAD:
            raise NewerDatabase(revision)
        with _alone(data, is_held=is_held):
            backup = _back_up(data, revision) if revision is not None else None
            run_migrations(engine, HEAD)
            return backup
    finally:
        engine.dispose()


def _alone(data: str, *, is_held: bool) -> AbstractContextManager[Any]:
    folder = folder_of(data)
    return nullcontext() if folder is None or is_held else closing(hold_folder(folder))


def _back_up(data: str, revision: str) -> Path:
    from branchline.server.store.backup import back_up

    file = backups_folder(data) / f"before-{HEAD}-from-{revision}-{time.strftime('%Y%m%d-%H%M%S')}.jsonl.gz"
    file.parent.mkdir(parents=True, exist_ok=True)
    back_up(data, file)
    return file


def run_migrations(engine: Engine, revision: str, *, down: bool = False) -> None:
    with engine.begin() as connection:
        _one_at_a_time(connection)
        change_shape(connection, revision, down=down)


def change_shape(connection: Connection, revision: str, *, down: bool = False) -> None:
    """Within the transaction that is open."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    change: Any = command.downgrade if down else command.upgrade
    change(config, revision)


def _one_at_a_time(connection: Any) -> None:
    """Two processes that start together on one PostgreSQL: the second waits, and finds it done."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(4711)"))
