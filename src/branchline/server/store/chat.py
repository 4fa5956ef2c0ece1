"""What is said at a table: chat, stored as plain text, and notes of the table itself."""

import time
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection, RowMapping, bindparam, func, insert, select, update

from branchline.core.values import Reason, Seat
from branchline.server.errors import Conflict
from branchline.server.store import schema
from branchline.server.store.shunned import unheard
from branchline.tables.play_messages import Line

DAY: Final = 86_400.0
MOST_LINES = 500
"""So many of the latest lines are read at once."""


_LINES: Final = schema.lines.c
_IS_NEW: Final = _LINES.number > bindparam("after")
_LATEST: Final = (
    select(schema.lines).where(_LINES.match == bindparam("at")).order_by(_LINES.number.desc()).limit(MOST_LINES)
)
_AFTER: Final = _LATEST.where(_IS_NEW)
_AFTER_OR_REMOVED: Final = _LATEST.where(_IS_NEW | _LINES.is_removed)
"""Made once: everybody who opens a table asks, and it takes longer to make them than to ask them."""


class Heard(NamedTuple):
    """Lines with who said them, for several people: who has muted somebody hears nothing of theirs."""

    lines: list[tuple[Line, str | None]]
    unheard: frozenset[tuple[str, str]]

    @property
    def last(self) -> int:
        return self.lines[-1][0].number if self.lines else 0

    def by(self, hearer: str | None) -> list[Line]:
        return [line for line, author in self.lines if (hearer, author) not in self.unheard]


def heard_after(
    table: str, number: int, hearers: Iterable[str | None], *, or_removed: bool = False
) -> Callable[[Connection], Heard]:
    """`or_removed`: and earlier ones that were removed, for those who have seen what they said."""
    there = {hearer for hearer in hearers if hearer is not None}
    query, which = _AFTER_OR_REMOVED if or_removed else _AFTER, {"at": table, "after": number}

    def run(connection: Connection) -> Heard:
        rows = connection.execute(query, which).mappings()
        lines = [(_line(row), row["player"]) for row in reversed(rows.all())]
        return Heard(lines, unheard(connection, there, {author for _, author in lines if author is not None}))

    return run


def _line(row: RowMapping) -> Line:
    return Line(
        number=row["number"],
        at=row["at"],
        name=row["name"],
        seat=row["seat"],
        text="" if row["is_note"] else row["text"],
        removed=row["is_removed"],
        note=msgspec.json.decode(row["text"], type=Reason) if row["is_note"] else None,
    )


def last_line(table: str) -> Callable[[Connection], int]:
    query = select(func.coalesce(func.max(schema.lines.c.number), 0)).where(schema.lines.c.match == table)
    return lambda connection: int(connection.execute(query).scalar_one())


def count_from(connection: Connection, place: str) -> int:
    """How many the guests from there said within a day, at whichever tables: also those who went for good."""
    is_late = _LINES.at > time.time() - DAY
    theirs = select(func.count()).join(schema.players, schema.players.c.id == _LINES.player)
    here = connection.execute(theirs.where(schema.players.c.place == place, is_late)).scalar_one()
    gone = connection.execute(select(func.count()).where(_LINES.place == place, is_late)).scalar_one()
    return int(here + gone)


def keep_place(connection: Connection, player: str, place: str | None) -> None:
    """Of somebody who is about to go: what they said counts there for a day yet."""
    lately = (_LINES.player == player) & (_LINES.at > time.time() - DAY)
    if place is not None:
        connection.execute(update(schema.lines).where(lately).values(place=place))


def adding(table: str, player: str, seat: Seat | None, name: str, text: str, most: int) -> Callable[[Connection], int]:
    """Raises Conflict at a table where so much was said already."""
    add = _add(table, {"player": player, "seat": seat, "name": name, "text": text, "is_note": False})

    def run(connection: Connection) -> int:
        if last_line(table)(connection) >= most:
            raise Conflict("chat-full", most=most)
        return add(connection)

    return run


def note(table: str, said: Reason, seat: Seat | None = None) -> Callable[[Connection], int]:
    """Something the table itself has to say, as a message id with its arguments."""
    text = msgspec.json.encode(said).decode()
    return _add(table, {"player": None, "seat": seat, "name": "", "text": text, "is_note": True})


def _add(table: str, values: dict[str, object]) -> Callable[[Connection], int]:
    def run(connection: Connection) -> int:
        # The row of the match keeps two processes from taking the same number.
        matches = schema.matches
        connection.execute(select(matches.c.id).where(matches.c.id == table).with_for_update())
        number = last_line(table)(connection) + 1
        connection.execute(insert(schema.lines).values(match=table, number=number, at=time.time(), **values))
        return number

    return run
