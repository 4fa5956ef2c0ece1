"""Who has a table open, and in which process; and which process measures a table's time."""

from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Engine, and_, bindparam, case, delete, or_, select, text, update

from branchline.server.store import schema
from branchline.server.store.prepared import Prepared
from branchline.server.store.tables import is_in_state

_COME: Final = text(
    "INSERT INTO presences (match, seat, process, is_looking) VALUES (:in_match, :at_seat, :by_process, :is_looked_at) "
    "ON CONFLICT (match, seat, process) DO UPDATE SET is_looking = excluded.is_looking"
)
_MARKS: Final = schema.presences.c
_ROWS: Final = schema.matches.c
_MINE: Final = and_(
    _MARKS.match == bindparam("in_match"),
    _MARKS.seat == bindparam("at_seat"),
    _MARKS.process == bindparam("by_process"),
)
_LOOK: Final = update(schema.presences).where(_MINE).values(is_looking=bindparam("is_looked_at"))
_GO: Final = delete(schema.presences).where(_MINE)
_SIGN: Final = (
    update(schema.seats)
    .where(schema.seats.c.match == bindparam("in_match"), schema.seats.c.seat == bindparam("at_seat"))
    .values(here_until=bindparam("now"))
)


class Place(NamedTuple):
    """A seat that somebody has open in a process."""

    table: str
    seat: int
    process: int

    @property
    def values(self) -> dict[str, object]:
        return {"in_match": self.table, "at_seat": self.seat, "by_process": self.process}


class Marks:
    """Given straight to the driver: they are written whenever a page opens or closes, by whomever."""

    def __init__(self, engine: Engine) -> None:
        self._come, self._look = Prepared(_COME, engine), Prepared(_LOOK, engine)
        self._go, self._sign = Prepared(_GO, engine), Prepared(_SIGN, engine)

    def mark(self, connection: Connection, place: Place, now: float, *, is_looking: bool) -> None:
        """Nothing is written for a seat that there is no more."""
        if self._sign.run(connection, place.values | {"now": now}):
            self._come.run(connection, place.values | {"is_looked_at": is_looking})

    def look(self, connection: Connection, place: Place, *, is_looking: bool) -> None:
        """Whether somebody who has the table open sees it."""
        self._look.run(connection, place.values | {"is_looked_at": is_looking})

    def unmark(self, connection: Connection, place: Place, now: float) -> None:
        self._go.run(connection, place.values)
        self._sign.run(connection, place.values | {"now": now})


def unmark_dead(connection: Connection, alive: frozenset[int]) -> list[tuple[str, int]]:
    """The table and seat of each mark of a process that is gone."""
    gone = delete(schema.presences).where(_MARKS.process.not_in(sorted(alive)))
    return [(row.match, row.seat) for row in connection.execute(gone.returning(_MARKS.match, _MARKS.seat)).all()]


def sign(connection: Connection, table: str, seat: int, now: float) -> None:
    """The last sign of a seat's person."""
    connection.execute(_SIGN, {"in_match": table, "at_seat": seat, "now": now})


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
