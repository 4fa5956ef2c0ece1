"""Results of finished matches, and which of them were of the same deal."""

from collections.abc import Callable
from hashlib import sha256

import msgspec

from branchline.core.codec import to_plain
from branchline.core.values import Outcome
from branchline.server.store.connection import Connection
from branchline.server.store.played import add_results
from branchline.server.store.rows import MatchRow, SeatRow
from branchline.tables.counting import score_of


def deal_of(game: str, content_hash: str, seats: int, options: object, seed: str) -> str:
    """The same game, content, seats, options and seed are the same deal."""
    parts = msgspec.json.encode([game, content_hash, seats, to_plain(options), seed], order="sorted")
    return sha256(parts).hexdigest()


def results_of(row: MatchRow, seats: list[SeatRow], outcome: Outcome, at: float) -> Callable[[Connection], None]:
    """What is stored together with the last entry of a match; one that began where another stood has no result."""
    if row.begins is not None:
        return lambda _connection: None
    deal = deal_of(row.game, row.content_hash, len(seats), msgspec.json.decode(row.options), row.seed)
    found = [
        {
            "match": row.id,
            "seat": seat.seat,
            "player": seat.player,
            "name": seat.name,
            "deal": deal,
            "score": score_of(outcome, seat.seat),
            "missed": outcome.missed[seat.seat] if outcome.missed else None,
            "place": outcome.places[seat.seat],
            "at": at,
        }
        for seat in seats
    ]
    return lambda connection: add_results(connection, found)
