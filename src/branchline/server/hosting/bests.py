"""One's best: what a player had reached before in matches like this one, and whether this one is better."""

from collections.abc import Callable

from branchline.core.match import Match
from branchline.core.values import Seat
from branchline.server.hosting.table import Table
from branchline.server.store.connection import Connection
from branchline.server.store.played import best_before, solo_before
from branchline.server.store.rows import stored_outcome
from branchline.tables.counting import seats_left, solo_results_of, why_not_counted
from branchline.tables.replay_messages import Best


def best_at(table: Table, match: Match, seat: Seat, player: str) -> Callable[[Connection], Best]:
    """For a finished match and the one seat that the player has at it."""
    outcome = stored_outcome(table.row)
    score = outcome.scores[seat] if outcome is not None and outcome.scores else None
    counts = score is not None and not why_not_counted(table.row) and seat not in seats_left(match)

    def job(connection: Connection) -> Best:
        before = best_before(connection, table.row, match.seats, player)
        beaten = counts and score is not None and (before is None or score > before)
        key, solo = next(iter(solo_results_of(match).items()), ("", None)) if counts else ("", None)
        most = solo_before(connection, table.row, key, player) if key else None
        return Best(score=score, before=before, counts=counts, beaten=beaten, solo=solo, solo_before=most)

    return job
