"""Acts at a match on the database itself, whoever has its table open: they hear of it, and read what is new."""

import time
from collections.abc import Callable
from typing import Any

from branchline.core.acts import end, hand_over
from branchline.core.codec import encode
from branchline.core.entries import HandedOver
from branchline.core.match import Match
from branchline.core.values import Seat
from branchline.server.hosting.loading import FindGame, Loaded, load
from branchline.server.hosting.results import results_of
from branchline.server.store import tables
from branchline.server.store.connection import Connection
from branchline.server.store.played import add_entries
from branchline.server.store.rows import to_act_text
from branchline.tables.clocks import deadline
from branchline.tables.sitting import entered

Job = Callable[[Connection], None]


def ending(table: str, find_game: FindGame) -> Job:
    """Ends a match as its host; a table that never began closes. Raises Unknown, Refused."""

    def job(connection: Connection) -> None:
        tables.hold_table(connection, table)
        loaded = load(connection, table, find_game)
        if loaded.sitting is None:
            closed = {"state": "over", "to_act": "", "deadline": None, "asked": None, "changed_at": time.time()}
            tables.put_table(connection, table, closed)
        else:
            _enter(connection, loaded, end(loaded.sitting.match, -1, "stopped"))

    return job


def leaving(table: str, seat: Seat, find_game: FindGame) -> Job:
    """A bot plays the seat from here on. Raises Unknown, Refused."""

    def job(connection: Connection) -> None:
        tables.hold_table(connection, table)
        loaded = load(connection, table, find_game)
        if loaded.sitting is not None and seat not in loaded.sitting.handed:
            _enter(connection, loaded, hand_over(loaded.sitting.match, HandedOver(seat, "bot", "removed")))

    return job


def _enter(connection: Connection, loaded: Loaded, after: Match) -> None:
    """The last entry of `after`, with all that follows from it."""
    assert loaded.sitting is not None
    at = max(time.time(), loaded.sitting.last_at)
    sitting = entered(loaded.sitting, after, at)
    entry = {"match": loaded.row.id, "seq": after.seq, "entry": encode(after.entries[-1]).decode(), "at": at}
    add_entries(connection, [entry])
    values: dict[str, Any] = {
        "seq": after.seq,
        "changed_at": at,
        "asked": None,
        "rules_version": after.game.rules_version,
    }
    values |= {"to_act": to_act_text(after.to_act), "deadline": None}
    if sitting.clock_state is not None and after.to_act:
        values["deadline"] = deadline(sitting.clock_state)
    if not after.to_act:
        assert after.outcome is not None
        results_of(loaded.row, loaded.seats, after.outcome, at)(connection)
        values |= {"state": "over", "outcome": encode(after.outcome).decode()}
    tables.put_table(connection, loaded.row.id, values)
