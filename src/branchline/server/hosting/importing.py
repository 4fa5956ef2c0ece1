"""Records in and out of the database."""

import time
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from branchline.core import record
from branchline.core.codec import encode
from branchline.core.game import AnyGame
from branchline.core.names import clean
from branchline.core.values import Seat
from branchline.server.errors import Conflict
from branchline.server.hosting.loading import Frozen, kept_of, whole_entries
from branchline.server.hosting.lobby import seat_values
from branchline.server.hosting.replayed import Replayed
from branchline.server.hosting.results import results_of
from branchline.server.people.links import new_id
from branchline.server.store.connection import Connection
from branchline.server.store.played import add_entries, snapshot_of
from branchline.server.store.rows import MatchRow, match_row, readable, seat_rows, to_act_text
from branchline.server.store.tables import add_table


def frozen_record(connection: Connection, row: MatchRow, game: AnyGame, frozen: Frozen) -> bytes:
    """The record of a match that cannot go on, as it was stored: for the rules of its time. Of a damaged one, as far as
    it can be read, so that it can be played on from there."""
    seats, snapshot = seat_rows(connection, [row.id])[row.id], snapshot_of(connection, row.id)
    names, stored = tuple(seat.name for seat in seats), whole_entries(row.id)(connection)[0]
    kept = kept_of(row, seats, game, stored, snapshot) if frozen.reason.message == "table-damaged" else None
    if kept is not None:
        return record.export(kept.match, names)
    options = readable(row.options)
    if options is None:
        raise Conflict(frozen.reason.message, **frozen.reason.args)
    made = record.Record(
        game=row.game,
        rules_version=row.rules_version,
        content_hash=row.content_hash,
        content=row.content,
        seats=len(seats),
        players=names,
        options=options,
        seed=row.seed,
        entries=tuple(timed.entry for timed in stored),
        digest=snapshot["digest"] if snapshot else "",
    )
    return encode({"format": record.FORMAT, "version": 1, **msgspec.to_builtins(made)})


def store_record(
    connection: Connection, read: Replayed, owner: str, bots: Mapping[Seat, str] = MappingProxyType({})
) -> str:
    """Everybody in it but the bots is played by who brought it; it counts for no record."""
    table, at = new_id(), time.time()
    names = [*map(clean, read.players), *[""] * read.seats][: read.seats]
    seats = [
        seat_values("bot", level=bots[n]) if n in bots else seat_values("person", owner, name)
        for n, name in enumerate(names)
    ]
    add_table(connection, _row_of(read, owner, table, at), seats)
    rows = [{"match": table, "seq": number, "entry": entry, "at": at} for number, entry in enumerate(read.entries, 1)]
    add_entries(connection, rows)
    if read.outcome is not None:
        kept = match_row(connection, table)
        assert kept is not None
        results_of(kept, seat_rows(connection, [table])[table], read.outcome, at)(connection)
    return table


def bytes_of(read: Replayed) -> int:
    """What is kept of it, as it was brought."""
    return len((read.content or "").encode()) + sum(len(entry) for entry in read.entries)


def _row_of(read: Replayed, owner: str, table: str, at: float) -> dict[str, Any]:
    return {
        "id": table,
        "game": read.game,
        "rules_version": read.rules_version,
        "content_hash": read.content_hash,
        "content": read.content,
        "brought": bytes_of(read),
        "options": read.options,
        "seed": read.seed,
        "is_seed_known": True,
        "state": "playing" if read.to_act else "over",
        "owner": owner,
        "is_public": False,
        "is_muted": False,
        "is_hinted": False,
        "has_hints": True,
        "is_imported": True,
        "is_undone_past": False,
        "seq": len(read.entries),
        "to_act": to_act_text(frozenset(read.to_act)),
        "outcome": encode(read.outcome).decode() if read.outcome else None,
        "created_at": at,
        "started_at": at,
        "changed_at": at,
    }
