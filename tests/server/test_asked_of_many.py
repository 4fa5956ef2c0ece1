"""What one person asks for costs no more where there are many others: it is found by what is theirs. SQLite says how it
would look for it."""

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy.event import listen

from branchline.server.store import daily, invitations, people, presences, tables, waiting
from branchline.server.store.connection import Connection
from branchline.server.store.engine import open_engine
from branchline.server.store.migrate import migrate

ME = "somebody"
ASKED: dict[str, Callable[[Connection], Any]] = {
    "their tables": tables.tables_of(ME, None, None, None),
    "those in play": tables.tables_of(ME, "playing", None, None),
    "the room they have": lambda connection: people.unfinished(connection, ME),
    "what they have filled": lambda connection: people.filled(connection, ME),
    "what their address has filled": lambda connection: people.filled_from(connection, ME),
    "where they sit": people.seats_in_play(ME),
    "what waits for them": waiting.waiting_for(ME),
    "what they are invited to": invitations.received(ME),
    "whom they met": invitations.companions(ME),
    "their tries": daily.tries(ME, ["seed"]),
    "a seed": lambda connection: tables.finished_on(connection, "seed", None, ME, None, 200),
    "whose time is up": lambda connection: presences.due_tables(connection, 1, 0.0),
    "whose time nobody measures": lambda connection: presences.has_unmeasured(connection, frozenset({1})),
}
OF_ALL = ("SCAN matches", "SCAN seats", "SCAN sessions", "SCAN players", "matches_by_state", "sessions_by_end")
"""Ways that go over what others have."""


@pytest.mark.parametrize("asked", ASKED.values(), ids=ASKED)
def test_nobody_else_is_looked_at(folder: str, asked: Callable[[Connection], Any]) -> None:
    migrate(folder)
    engine, said = open_engine(folder), list[tuple[str, Any]]()
    try:
        with engine.connect() as connection:
            listen(connection, "before_cursor_execute", lambda _c, _k, text, given, *_: said.append((text, given)))
            asked(connection)
            assert said
            for text, given in list(said):
                plan = [row[3] for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}", given)]
                assert not [step for step in plan if any(way in step for way in OF_ALL)], text
    finally:
        engine.dispose()
