"""Who has a table open, and in which process; and which process measures a table's time."""

from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, case, delete, or_, select, text, update

from branchline.server.store import schema
from branchline.server.store.tables import is_in_state

_COME: Final = text(
    "INSERT INTO presences (match, seat, process, is_looking) VALUES (:match, :seat, :process, :is_looking) "
    "ON CONFLICT (match, seat, process) DO UPDATE SET is_looking = excluded.is_looking"
)
_MARKS: Final = schema.presences.c
_ROWS: Final = schema.matches.c


def mark(connection: Connection, table: str, seat: int, process: int, now: float, *, is_looking: bool = True) -> None:
    connection.execute(_COME, {"match": table, "seat": seat, "process": process, "is_looking": is_looking})
    sign(connection, table, seat, now)


def look(connection: Connection, table: str, seat: int, process: int, *, is_looking: bool) -> None:
    """Whether somebody who has the table open sees it."""
    mine = update(schema.presences).where(_MARKS.match == table, _MARKS.seat == seat, _MARKS.process == process)
    connection.execute(mine.values(is_looking=is_looking))


def unmark(connection: Connection, table: str, seat: int, process: int, now: float) -> None:
    gone = delete(schema.presences).where(_MARKS.match == table, _MARKS.seat == seat, _MARKS.process == process)
    connection.execute(gone)
    sign(connection, table, seat, now)


def unmark_dead(connection: Connection, alive: frozenset[int]) -> list[tuple[str, int]]:
    """The table and seat of each mark of a process that is gone."""
    gone = delete(schema.presences).where(_MARKS.process.not_in(sorted(alive)))
    return [(row.match, row.seat) for row in connection.execute(gone.returning(_MARKS.match, _MARKS.seat)).all()]


def sign(connection: Connection, table: str, seat: int, now: float) -> None:
    """The last sign of a seat's person."""
    columns = schema.seats.c
    connection.execute(update(schema.seats).where(columns.match == table, columns.seat == seat).values(here_until=now))


# Time -----------------------------------------------------------------------------------------------------------------


def due_tables(connection: Connection, process: int, now: float, most: int = 50) -> list[str]:
    """Tables whose time is up, of those that this process measures."""
    is_due = _ROWS.measured_at + (_ROWS.deadline - _ROWS.changed_at) <= now
    mine = select(_ROWS.id).where(_is_timed(), _ROWS.measured_by == process, is_due)
    return list(connection.execute(mine.limit(most)).scalars())


def has_unmeasured(connection: Connection, alive: frozenset[int]) -> bool:
    return connection.execute(select(_ROWS.id).where(_unmeasured(alive)).limit(1)).first() is not None


def measure(connection: Connection, alive: frozenset[int], process: int, wall: float, now: float) -> None:
    """What no living process measures, this one does from now on. Until now the wall clock counts."""
    since = case((_ROWS.changed_at < wall, now - wall + _ROWS.changed_at), else_=now)
    mine = update(schema.matches).where(_unmeasured(alive)).values(measured_by=process, measured_at=since)
    connection.execute(mine)


def _unmeasured(alive: frozenset[int]) -> ColumnElement[bool]:
    nobodys = or_(_ROWS.measured_by.is_(None), _ROWS.measured_by.not_in(sorted(alive)))
    return and_(_is_timed(), nobodys)


def _is_timed() -> ColumnElement[bool]:
    """In play, and somebody's time runs: found by their deadlines, of which there are far fewer."""
    return and_(_ROWS.deadline > 0, is_in_state("playing"))
