"""Records in and out of the database."""

import time
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select

from branchline.core import record
from branchline.core.codec import encode
from branchline.core.names import clean
from branchline.server.links import new_id
from branchline.server.loading import read_entries
from branchline.server.lobby import seat_values
from branchline.server.replayed import Replayed
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


def store_record(connection: Connection, read: Replayed, owner: str) -> str:
    """Everybody in it is played by who brought it; it counts for no record."""
    table, at = new_id(), time.time()
    connection.execute(insert(schema.matches).values(_row_of(read, owner, table, at)))
    names = [*map(clean, read.players), *[""] * read.seats][: read.seats]
    seats = [{"match": table, "seat": n, **seat_values("person", owner, name)} for n, name in enumerate(names)]
    connection.execute(insert(schema.seats), seats)
    rows = [{"match": table, "seq": number, "entry": entry, "at": at} for number, entry in enumerate(read.entries, 1)]
    if rows:
        connection.execute(insert(schema.entries), rows)
    if read.outcome is not None:
        kept = match_row(connection, table)
        assert kept is not None
        results_of(kept, seat_rows(connection, [table])[table], read.outcome, at)(connection)
    return table


def _row_of(read: Replayed, owner: str, table: str, at: float) -> dict[str, Any]:
    return {
        "id": table,
        "game": read.game,
        "rules_version": read.rules_version,
        "content_hash": read.content_hash,
        "content": read.content,
        "options": read.options,
        "seed": read.seed,
        "is_seed_known": True,
        "state": "playing" if read.to_act else "over",
        "owner": owner,
        "is_public": False,
        "is_muted": False,
        "is_hinted": False,
        "is_imported": True,
        "is_undone_past": False,
        "seq": len(read.entries),
        "to_act": to_act_text(frozenset(read.to_act)),
        "outcome": encode(read.outcome).decode() if read.outcome else None,
        "created_at": at,
        "started_at": at,
        "changed_at": at,
    }
