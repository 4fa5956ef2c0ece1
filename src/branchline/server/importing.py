"""Records in and out of the database."""

import msgspec
from sqlalchemy import Connection, insert, select

from branchline.core import record
from branchline.core.codec import encode
from branchline.core.match import Match
from branchline.server.loading import read_entries
from branchline.server.lobby import NewMatch, row_of, seat_values
from branchline.server.results import results_of
from branchline.server.rows import MatchRow, match_row, seat_rows, to_act_text
from branchline.server.store import schema


def frozen_record(connection: Connection, row: MatchRow) -> bytes:
    """The record of a match that the current rules no longer play, as it was stored: for the rules of its time."""
    seats = seat_rows(connection, [row.id])[row.id]
    snapshot = connection.execute(select(schema.snapshots).where(schema.snapshots.c.match == row.id)).mappings().first()
    made = record.Record(
        game=row.game,
        rules_version=row.rules_version,
        content_hash=row.content_hash,
        content=row.content,
        seats=len(seats),
        players=tuple(seat.name for seat in seats),
        options=msgspec.json.decode(row.options),
        seed=row.seed,
        entries=tuple(timed.entry for timed in read_entries(row.id, 0)(connection)),
        digest=snapshot["digest"] if snapshot else "",
    )
    return encode({"format": record.FORMAT, "version": 1, **msgspec.to_builtins(made)})


def store_record(connection: Connection, read: record.Record, match: Match, owner: str) -> str:
    """Everybody in it is played by who brought it; it counts for no record."""
    row = row_of(match, owner, is_seed_known=True, is_imported=True)
    names = [*(name[:40] for name in read.players), *[""] * match.seats][: match.seats]
    table = NewMatch(row, [seat_values("person", owner, name) for name in names], match).store(connection)
    at = row["created_at"]
    rows = [
        {"match": table, "seq": number, "entry": encode(entry).decode(), "at": at}
        for number, entry in enumerate(match.entries, 1)
    ]
    if rows:
        connection.execute(insert(schema.entries), rows)
    outcome = match.outcome if not match.to_act else None
    values = {
        "seq": match.seq,
        "to_act": to_act_text(match.to_act),
        "state": "playing" if match.to_act else "over",
        "outcome": encode(outcome).decode() if outcome else None,
    }
    connection.execute(schema.matches.update().where(schema.matches.c.id == table).values(values))
    if outcome is not None:
        kept = match_row(connection, table)
        assert kept is not None
        results_of(kept, seat_rows(connection, [table])[table], match, at)(connection)
    return table
