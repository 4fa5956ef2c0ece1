"""One's best: what a player had reached before in matches like this one, and whether this one is better."""

from collections.abc import Callable

from branchline.core.match import Match
from branchline.core.values import Seat
from branchline.server.hosting.table import Table
from branchline.server.store.connection import Connection
from branchline.server.store.played import best_before, solo_before
from branchline.server.store.rows import stored_outcome
from branchline.tables.counting import compared, reached
from branchline.tables.replay_messages import Best


def best_at(table: Table, match: Match, seat: Seat, player: str) -> Callable[[Connection], Best]:
    """For a finished match and the one seat that the player has at it."""
    now = reached(match, stored_outcome(table.row), seat, table.row)

    def job(connection: Connection) -> Best:
        before = best_before(connection, table.row, match.seats, player)
        return compared(now, before, solo_before(connection, table.row, now.key, player) if now.key else None)

    return job
