"""Records in and out of the database."""

import time
from collections.abc import Callable, Mapping
from itertools import pairwise
from types import MappingProxyType
from typing import Any

import msgspec

from branchline.core import record
from branchline.core.codec import encode
from branchline.core.entries import Begins
from branchline.core.game import AnyGame
from branchline.core.names import clean
from branchline.core.values import Reason, Seat
from branchline.server.errors import Conflict
from branchline.server.hosting.loading import Frozen, kept_of, whole_entries
from branchline.server.hosting.lobby import seat_values
from branchline.server.hosting.replayed import Replayed
from branchline.server.hosting.results import results_of
from branchline.server.people.links import new_id
from branchline.server.people.looks import looks_of
from branchline.server.store.connection import Connection
from branchline.server.store.people import looks_of_others
from branchline.server.store.played import add_entries, snapshot_of
from branchline.server.store.rows import MatchRow, match_row, readable, seat_rows, to_act_text
from branchline.server.store.tables import add_table
from branchline.server.store.waiting import put_waited
from branchline.tables.clocks import deadline, wound
from branchline.tables.messages import Clock
from branchline.tables.sitting import no_later_than


def frozen_record(connection: Connection, row: MatchRow, game: AnyGame, frozen: Frozen) -> bytes:
    """The record of a match that cannot go on, as it was stored: for the rules of its time, which may know format 1
    alone. Of a damaged one, as far as it can be read, so that it can be played on from there."""
    seats, snapshot = seat_rows(connection, [row.id])[row.id], snapshot_of(connection, row.id)
    names, stored = tuple(seat.name for seat in seats), whole_entries(row.id)(connection)[0]
    kept = kept_of(row, seats, game, stored, snapshot) if frozen.reason.message == "table-damaged" else None
    if kept is not None:
        return record.export(kept.match, names, kept.times)
    options = readable(row.options)
    if options is None:
        raise Conflict(frozen.reason.message, **frozen.reason.args)
    entries, begins = tuple(timed.entry for timed in stored), readable(row.begins, Begins)
    made = record.Record(
        version=record.least_format(entries, None, begins),
        game=row.game,
        rules_version=row.rules_version,
        content_hash=row.content_hash,
        content=row.content,
        seats=len(seats),
        players=names,
        options=options,
        seed=row.seed,
        begins=begins,
        entries=entries,
        digest=snapshot["digest"] if snapshot else "",
    )
    return encode({"format": record.FORMAT, "version": made.version, **msgspec.to_builtins(made)})


def without_taken_names(read: Replayed, owner: str) -> Callable[[Connection], tuple[Replayed, list[Reason]]]:
    """A file is no way to be called like the account of somebody else: such a seat comes without its name, and it is
    said. The match itself may well have been theirs."""

    def run(connection: Connection) -> tuple[Replayed, list[Reason]]:
        names, dropped = list(read.players), []
        for seat, name in enumerate(names):
            if name and looks_of_others(connection, owner, looks_of(name)):
                names[seat] = ""
                dropped.append(Reason("record-name-dropped", args={"seat": seat, "name": name}))
        return msgspec.structs.replace(read, players=tuple(names)), dropped

    return run


def store_record(
    connection: Connection, read: Replayed, owner: str, bots: Mapping[Seat, str] = MappingProxyType({})
) -> str:
    """Everybody in it but the bots is played by who brought it; it counts for nothing."""
    names = [*map(clean, read.players), *[""] * read.seats][: read.seats]
    seats = [
        seat_values("bot", level=bots[n]) if n in bots else seat_values("person", owner, name)
        for n, name in enumerate(names)
    ]
    return _store(connection, read, owner, seats, len(read.entries), {"is_imported": True})


def store_begun(
    connection: Connection,
    read: Replayed,
    owner: str,
    seats: list[dict[str, Any]],
    clock: Clock | None,
    *,
    has_hints: bool,
) -> str:
    """A match that begins where another stood, at a private table; its clock is wound now."""
    assert read.begins is not None
    facts: dict[str, Any] = {"is_imported": False, "has_hints": has_hints}
    if clock is not None:
        bots = {number for number, seat in enumerate(seats) if seat["kind"] == "bot"}
        running = frozenset(read.to_act) - bots - set(read.handed)
        facts["clock"] = msgspec.json.encode(clock).decode()
        facts["deadline"] = deadline(wound(clock, read.seats, running, time.time()))
    return _store(connection, read, owner, seats, read.begins.step, facts)


def _store(
    connection: Connection, read: Replayed, owner: str, seats: list[dict[str, Any]], played: int, facts: dict[str, Any]
) -> str:
    """So many of its entries were played before; what follows them was entered to begin."""
    table, at = new_id(), time.time()
    if read.times is not None:
        read = msgspec.structs.replace(read, times=no_later_than(read.times, at))
    row = _row_of(read, owner, table, at) | facts
    add_table(connection, row, seats)
    people = {number for number, seat in enumerate(seats) if seat["kind"] == "person"} - set(read.handed)
    put_waited(connection, table, [(seat, row.get("deadline")) for seat in sorted(set(read.to_act) & people)])
    add_entries(connection, _entry_rows(read, table, at, played))
    if read.outcome is not None:
        kept = match_row(connection, table)
        assert kept is not None
        results_of(kept, seat_rows(connection, [table])[table], read.outcome, at)(connection)
    return table


def _entry_rows(read: Replayed, table: str, at: float, played: int) -> list[dict[str, Any]]:
    """When they were, where the record says so; else they came now, and nobody measured what was spent on them. What
    was entered to begin took no time."""
    rows: list[dict[str, Any]] = [
        {"match": table, "seq": number, "entry": entry, "at": at, "spent": None if number <= played else 0.0}
        for number, entry in enumerate(read.entries, 1)
    ]
    if read.times is not None:
        for row, (before, after) in zip(rows, pairwise((0.0, *read.times.seconds)), strict=True):
            row |= {"at": read.times.began + after, "spent": after - before}
    return rows


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
        "begins": msgspec.json.encode(read.begins).decode() if read.begins is not None else None,
        "is_undone_past": False,
        "seq": len(read.entries),
        "to_act": to_act_text(frozenset(read.to_act)),
        "outcome": encode(read.outcome).decode() if read.outcome else None,
        "created_at": at,
        "started_at": read.times.began if read.times is not None else at,
        "changed_at": at,
    }
