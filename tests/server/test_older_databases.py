"""A database made before a table was a value of its own, as `branchline admin backup` of that time wrote it: of every
game a match that is over and one under way, with what was taken back, done again, given up and handed over."""

from collections import Counter
from pathlib import Path
from typing import Any

from sqlalchemy import MetaData, Table, select, text

from branchline.core.codec import decode
from branchline.core.entries import Entry
from branchline.games import NAMES, find_game
from branchline.server import admin
from branchline.server.store import schema
from branchline.server.store.backup import restore
from branchline.server.store.engine import open_engine
from branchline.server.store.migrate import migrate, run_migrations

BACKUP = Path(__file__).parent / "before_tables.jsonl.gz"


def test_a_database_of_before_replays_unchanged(data: str) -> None:
    restore(BACKUP, data)
    assert list(admin.verify(data, find_game)) == [None] * (2 * len(NAMES))
    engine = open_engine(data, writes=True)
    try:
        with engine.begin() as connection:
            kept = connection.execute(text("SELECT game, state FROM matches")).all()
            entries = connection.execute(text("SELECT entry FROM entries")).scalars().all()
            connection.execute(text("UPDATE matches SET seed = 'another'"))
    finally:
        engine.dispose()
    assert Counter(map(tuple, kept)) == Counter((game, state) for game in NAMES for state in ("over", "playing"))
    kinds = {type(decode(entry, Entry)).__name__ for entry in entries}
    assert kinds >= {"Played", "Undone", "Redone", "Resigned", "Ended"}
    assert any(admin.verify(data, find_game)), "another seed is another match: the test would notice"


BEFORE = "0013"
"""The shape before people were told, had profiles, and admins."""


def made_up(table: Table) -> dict[str, Any]:
    """A row as any: its keys lead to the rows made before it."""
    made = {str: "x", int: 1, float: 1.0, bool: True, bytes: b"x"}
    row = {column.name: made[column.type.python_type] for column in table.c}
    return row | ({"options": "{}", "to_act": "0,1", "state": "playing"} if table.name == "matches" else {})


def test_a_database_of_an_older_shape_keeps_every_row(data: str) -> None:
    engine = open_engine(data, writes=True)
    try:
        run_migrations(engine, BEFORE)
        shape = MetaData()
        shape.reflect(engine)
        tables = [table for table in shape.sorted_tables if table.name not in ("alembic_version", "facts")]
        with engine.begin() as connection:
            for table in tables:
                connection.execute(table.insert().values(made_up(table)))
            before = {table.name: connection.execute(select(table)).all() for table in tables}
    finally:
        engine.dispose()
    assert all(len(rows) == 1 for rows in before.values())
    backup = migrate(data)
    assert backup is not None
    engine = open_engine(data)
    try:
        with engine.connect() as connection:
            assert {table.name: connection.execute(select(table)).all() for table in tables} == before
            assert connection.execute(select(schema.players.c.is_admin)).scalars().all() == [False]
            assert connection.execute(select(schema.seats.c.is_asked)).scalars().all() == [False]
    finally:
        engine.dispose()
    backup.unlink()
