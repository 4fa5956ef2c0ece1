"""What one person asks for costs no more where there are many others: it is found by what is theirs. SQLite says how it
would look for it."""

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy.event import listen

from branchline.server.store import chat, daily, invitations, people, presences, tables, waiting
from branchline.server.store.connection import Connection
from branchline.server.store.engine import open_engine
from branchline.server.store.migrate import migrate

ME = "somebody"
ASKED: dict[str, Callable[[Connection], Any]] = {
    "their tables": tables.tables_of(ME, None, None, None),
    "those in play": tables.tables_of(ME, "playing", None, None),
    "those of a game": tables.tables_of(ME, "over", "railways", 1.0),
    "the room they have": lambda connection: people.unfinished(connection, ME),
    "what they have filled": lambda connection: people.filled(connection, ME),
    "what their address has filled": lambda connection: people.filled_from(connection, ME),
    "what their address has said": lambda connection: chat.count_from(connection, ME),
    "where they sit": people.seats_in_play(ME),
    "what waits for them": waiting.waiting_for(ME),
    "what they are invited to": invitations.received(ME),
    "whom they met": invitations.companions(ME),
    "their tries": daily.tries(ME, ["seed"]),
    "a seed": lambda connection: tables.finished_on(connection, "seed", None, ME, None, 200),
    "whose time is up": lambda connection: presences.due_tables(connection, 1, 0.0),
    "whose time nobody measures": lambda connection: presences.has_unmeasured(connection, frozenset({1})),
}
OF_ALL = (
    *("SCAN matches", "SCAN seats", "SCAN sessions", "SCAN players", "SCAN lines"),
    *("matches_by_state", "matches_by_game", "sessions_by_end"),
)
"""Ways that go over what others have."""


def plans(folder: str, asked: Callable[[Connection], Any]) -> dict[str, list[str]]:
    """How SQLite looks for what is asked, by what is said to it."""
    migrate(folder)
    engine, said = open_engine(folder), list[tuple[str, Any]]()
    try:
        with engine.connect() as connection:
            listen(connection, "before_cursor_execute", lambda _c, _k, text, given, *_: said.append((text, given)))
            asked(connection)
            return {
                text: [row[3] for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}", given)]
                for text, given in list(said)
            }
    finally:
        engine.dispose()


@pytest.mark.parametrize("asked", ASKED.values(), ids=ASKED)
def test_nobody_else_is_looked_at(folder: str, asked: Callable[[Connection], Any]) -> None:
    found = plans(folder, asked)
    assert found
    for text, plan in found.items():
        assert not [step for step in plan if any(way in step for way in OF_ALL)], text


def test_of_what_an_address_has_said_the_last_day_alone_is_looked_at(folder: str) -> None:
    found = plans(folder, ASKED["what their address has said"])
    steps = [step for plan in found.values() for step in plan]
    assert any("lines_by_player (player=? AND at>?)" in step for step in steps), steps


@pytest.mark.parametrize("state", ["open", "playing", "over"])
@pytest.mark.parametrize("before", [None, 1.0])
def test_the_latest_tables_of_a_game_are_found_without_those_of_others(
    folder: str, state: str, before: float | None
) -> None:
    """However many are over: they lie in the order in which they are listed."""
    listing = tables.public_tables(state, "railways", before, ME)
    text, plan = next((text, plan) for text, plan in plans(folder, listing).items() if "FROM matches" in text)
    which = "state=? AND is_public=? AND game=?" + (" AND changed_at<?" if before is not None else "")
    assert any(f"matches_by_game ({which})" in step for step in plan), text
    assert not any("TEMP B-TREE" in step for step in plan), plan
