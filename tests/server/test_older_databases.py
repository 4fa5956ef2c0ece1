"""A database made before a table was a value of its own, as `branchline admin backup` of that time wrote it: of every
game a match that is over and one under way, with what was taken back, done again, given up and handed over."""

import json
from collections import Counter
from pathlib import Path
from typing import Any, get_args

from sqlalchemy import MetaData, Table, select, text

from branchline.core.codec import decode
from branchline.core.entries import Entry, Played
from branchline.games import NAMES, find_game
from branchline.server import admin
from branchline.server.store import schema
from branchline.server.store.backup import restore
from branchline.server.store.engine import open_engine
from branchline.server.store.migrate import migrate, run_migrations

BACKUP = Path(__file__).parent / "before_tables.jsonl.gz"
MATCHES = Counter((game, state) for game in NAMES for state in ("over", "playing"))
MATCHES.update({("off-the-rails", "over"): 5, ("off-the-rails", "playing"): 2})
"""Records of that time were taken in by it: with two, three and four seats and every option."""


def test_a_database_of_before_replays_unchanged(data: str) -> None:
    restore(BACKUP, data)
    assert list(admin.verify(data, find_game)) == [None] * MATCHES.total()
    engine = open_engine(data, writes=True)
    try:
        with engine.begin() as connection:
            kept = connection.execute(text("SELECT game, state FROM matches")).all()
            entries = connection.execute(text("SELECT entry FROM entries")).scalars().all()
            connection.execute(text("UPDATE matches SET seed = 'another'"))
    finally:
        engine.dispose()
    assert Counter(map(tuple, kept)) == MATCHES
    kinds = {type(decode(entry, Entry)).__name__ for entry in entries}
    assert kinds >= {"Played", "Undone", "Redone", "Resigned", "Ended"}
    assert any(admin.verify(data, find_game)), "another seed is another match: the test would notice"


def test_every_action_of_off_the_rails_was_played_in_it(data: str) -> None:
    """But the one that stands for others, and is stored as those."""
    restore(BACKUP, data)
    engine = open_engine(data)
    try:
        with engine.begin() as connection:
            ours = "FROM entries JOIN matches ON matches.id = entries.match WHERE matches.game = 'off-the-rails'"
            entries = connection.execute(text(f"SELECT entry {ours}")).scalars().all()
            chosen = connection.execute(text(f"SELECT DISTINCT options {ours}")).scalars().all()
    finally:
        engine.dispose()
    played = [entry for stored in entries if isinstance(entry := decode(stored, Entry), Played)]
    known = {action.__struct_config__.tag for action in get_args(find_game("off-the-rails").action_type)}
    assert {entry.action["type"] for entry in played} == known - {"run_cart"}
    options = [json.loads(each) for each in chosen]
    assert all(any(each.get(name) for each in options) for name in ("bumper_carts", "chasm_die", "missions", "length"))


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
