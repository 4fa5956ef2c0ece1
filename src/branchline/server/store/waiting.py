"""Whom tables wait for: marked at the seats when an entry is stored, so that nobody's matches are read to know it."""

import time
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, bindparam, false, func, null, select, true, union, update

from branchline.server.store import schema
from branchline.server.store.rows import MatchRow, SeatRow, match_rows, seat_rows

MOST_WAITING: Final = 50
_SEATS, _ROWS = schema.seats.c, schema.matches.c
Waited = Iterable[tuple[int, float | None]]
"""The seats whose move is waited for, and when their time is up."""

NOT_WAITED: Final = (
    update(schema.seats)
    .where(_SEATS.match == bindparam("in_match"), _SEATS.waits)
    .values(waits=false(), runs_out=null())
)
WAITED: Final = (
    update(schema.seats)
    .where(_SEATS.match == bindparam("in_match"), _SEATS.seat == bindparam("at_seat"))
    .values(waits=true(), runs_out=bindparam("until"))
)


def put_waited(connection: Connection, table: str, waited: Waited) -> None:
    """These and no others."""
    connection.execute(NOT_WAITED, {"in_match": table})
    for seat, until in waited:
        connection.execute(WAITED, {"in_match": table, "at_seat": seat, "until": until})


def put_asked(connection: Connection, table: str, seats: Iterable[int]) -> None:
    """An answer of these is waited for, and of no others."""
    mine = update(schema.seats).where(_SEATS.match == table)
    connection.execute(mine.values(is_asked=_SEATS.seat.in_(sorted(seats))))


class Waiting(NamedTuple):
    """A table that waits for somebody."""

    row: MatchRow
    seats: list[SeatRow]
    seat: int
    is_turn: bool
    """Their move is waited for; else their answer alone."""
    left: float | None
    """Seconds until their time is up."""


_THEIRS: Final = select(_SEATS.match, _SEATS.seat, _SEATS.waits, _SEATS.runs_out).where(
    _SEATS.player == bindparam("asker"), _SEATS.kind == "person"
)
WAITED_SEATS: Final = union(_THEIRS.where(_SEATS.waits), _THEIRS.where(_SEATS.is_asked))
"""Those of somebody's seats that are waited for: an index has either kind, whatever else they played."""

_WAITED: Final = WAITED_SEATS.subquery()
_PLAYED: Final = _WAITED.join(schema.matches, _ROWS.id == _WAITED.c.match)
_SOONEST: Final = (_WAITED.c.runs_out.is_(None), _WAITED.c.runs_out, _ROWS.changed_at, _WAITED.c.match, _WAITED.c.seat)
_FIRST: Final = (
    select(_WAITED)
    .select_from(_PLAYED)
    .where(_ROWS.state == "playing")
    .order_by(*_SOONEST)
    .limit(4 * MOST_WAITING)  # several of the seats may be theirs
)
_COUNT: Final = select(func.count(_WAITED.c.match.distinct())).select_from(_PLAYED).where(_ROWS.state == "playing")


def waiting_for(player: str) -> Callable[[Connection], tuple[list[Waiting], int]]:
    """The tables that wait for somebody, what runs out first first, and how many there are. Without a clock what has
    waited longest comes first."""

    def run(connection: Connection) -> tuple[list[Waiting], int]:
        first: dict[str, Any] = {}
        for found in connection.execute(_FIRST, {"asker": player}):
            first.setdefault(found.match, found)
        chosen = list(first.values())[:MOST_WAITING]
        return _shown(connection, chosen), connection.execute(_COUNT, {"asker": player}).scalar_one()

    return run


def _shown(connection: Connection, chosen: list[Any]) -> list[Waiting]:
    ids, now = [found.match for found in chosen], time.time()
    rows, seats = match_rows(connection, ids), seat_rows(connection, ids)
    return [
        Waiting(
            rows[found.match],
            seats[found.match],
            found.seat,
            bool(found.waits),
            None if found.runs_out is None else max(0.0, found.runs_out - now),
        )
        for found in chosen
    ]
