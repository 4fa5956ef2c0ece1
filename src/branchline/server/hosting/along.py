"""A table that its owner takes along: closed here until it is handed back, with what was played of it elsewhere."""

import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from branchline.core.acts import resume
from branchline.core.codec import encode
from branchline.core.match import Match
from branchline.core.values import Seat
from branchline.server.bounds.once import Once
from branchline.server.errors import Conflict
from branchline.server.hosting.lobby import check_owner
from branchline.server.hosting.replayed import Replayed
from branchline.server.hosting.results import results_of
from branchline.server.hosting.table import Table
from branchline.server.people.allowance import check_kept
from branchline.server.people.player import Player
from branchline.server.settings import Bounds
from branchline.server.store.connection import Connection
from branchline.server.store.played import add_entries, last_entry_at
from branchline.server.store.rows import MatchRow, seat_rows, to_act_text
from branchline.server.store.tables import held_row, put_table
from branchline.server.store.waiting import put_waited
from branchline.tables.along import put_away
from branchline.tables.play_messages import Done
from branchline.tables.sitting import Sitting, no_later_than


async def take_along(table: Table, player: Player, once: Once | None = None) -> Done:
    """From now on it counts for nothing: whoever has its record knows what is still to come. Twice is once."""

    def happens(sitting: Sitting) -> list[Match]:
        if table.row.along == "away":
            return []
        return put_away(sitting, _own_seats(table, player))

    check_owner(table.row, player)
    return Done(seq=await table.enter(happens, once=once, facts={"along": "away", "is_seed_known": True}))


def _own_seats(table: Table, player: Player) -> list[Seat]:
    """The seats of people, all of them the owner's, who waits for nobody and whose time does not run."""
    if table.row.clock is not None:
        raise Conflict("take-along-clock")
    people = [chair for chair in table.seats if chair.kind != "bot"]
    if not people or not all(chair.is_of(player.id) for chair in people):
        raise Conflict("take-along-others")
    return [chair.seat for chair in people]


async def reopen(table: Table, player: Player, once: Once | None = None) -> Done:
    """It goes on here, from where it was taken along: what was played elsewhere is not taken back any more."""

    def happens(sitting: Sitting) -> list[Match]:
        check_away(table.row)
        assert sitting.match.pause is not None
        return [resume(sitting.match, sitting.match.pause.seat)]

    check_owner(table.row, player)
    return Done(seq=await table.enter(happens, once=once, facts={"along": "back"}))


def check_away(row: MatchRow) -> None:
    if row.along != "away":
        raise Conflict("not-taken-along")


def handed_back(table: str, read: Replayed, known: int, player: Player, bounds: Bounds) -> Callable[[Connection], None]:
    """Stores what follows the entries that the table had when it was taken along."""

    def run(connection: Connection) -> None:
        row = held_row(connection, table)
        assert row is not None
        check_owner(row, player)
        check_away(row)
        if row.seq != known:
            raise Conflict("table-moved-on")
        new = sum(len(entry) for entry in read.entries[known:])
        check_kept(player, bounds, new, is_new=False)(connection)
        at = time.time()
        add_entries(connection, _entry_rows(read, table, known, at, last_entry_at(connection, table)))
        put_table(connection, table, _row_values(read, at) | {"brought": row.brought + new})
        seats = seat_rows(connection, [table])[table]
        people = {chair.seat for chair in seats if chair.kind == "person"} - set(read.handed)
        put_waited(connection, table, [(seat, None) for seat in sorted(set(read.to_act) & people)])
        if read.outcome is not None:
            results_of(row, seats, read.outcome, at)(connection)

    return run


def _row_values(read: Replayed, at: float) -> dict[str, Any]:
    return {
        "seq": len(read.entries),
        "to_act": to_act_text(frozenset(read.to_act)),
        "changed_at": at,
        "state": "playing" if read.to_act else "over",
        "outcome": encode(read.outcome).decode() if read.outcome is not None else None,
        "asked": None,
        "paused_by": None,
        "along": "back",
        "rules_version": read.rules_version,
        "measured_by": None,
        "measured_at": None,
    }


def _entry_rows(read: Replayed, table: str, known: int, at: float, since: float) -> list[dict[str, Any]]:
    """As measured where they were played; where nobody did, they came now and took no time. None is before what is
    here, whatever the other clock says."""
    rows: list[dict[str, Any]] = [
        {"match": table, "seq": seq, "entry": read.entries[seq - 1], "at": max(at, since), "spent": 0.0}
        for seq in range(known + 1, len(read.entries) + 1)
    ]
    if read.times is not None:
        times = no_later_than(read.times, at)
        pairs = list(pairwise((0.0, *times.seconds)))[known:]
        for row, (before, after) in zip(rows, pairs, strict=True):
            row |= {"at": max(since, times.began + after), "spent": after - before}
    return rows
