"""Acts at a match on the database itself, whoever has its table open: they hear of it, and read what is new."""

import time
from collections.abc import Callable

from branchline.core.acts import end, hand_over
from branchline.core.codec import encode
from branchline.core.entries import HandedOver
from branchline.core.match import Match
from branchline.core.values import Seat
from branchline.server.hosting.loading import FindGame, Loaded, load
from branchline.server.hosting.new_entries import row_after
from branchline.server.hosting.results import results_of
from branchline.server.settings import BOUNDS
from branchline.server.store import tables
from branchline.server.store.connection import Connection
from branchline.server.store.played import add_entries
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
    """The last entry of `after`, with all that follows from it. Nobody has measured the time since: who holds the table
    would otherwise count again what was before it."""
    assert loaded.sitting is not None
    at = max(time.time(), loaded.sitting.last_at)
    sitting = entered(loaded.sitting, after, at)
    entry = {"match": loaded.row.id, "seq": after.seq, "entry": encode(after.entries[-1]).decode(), "at": at}
    add_entries(connection, [entry])
    values = row_after(sitting, at, BOUNDS.pause_seconds) | {"asked": None, "measured_by": None, "measured_at": None}
    if after.outcome is not None and not after.to_act:
        results_of(loaded.row, loaded.seats, after.outcome, at)(connection)
    tables.put_table(connection, loaded.row.id, values)
