"""What is said at a table: chat, stored as plain text, and notes of the table itself."""

import time
from collections.abc import Callable

import msgspec
from sqlalchemy import Connection, func, insert, select

from branchline.core.values import Reason, Seat
from branchline.server.errors import Conflict
from branchline.server.store import schema
from branchline.tables.messages import Line

MOST_LINES = 500
"""So many of the latest lines are read at once."""


def lines_after(table: str, number: int, *, or_removed: bool = False) -> Callable[[Connection], list[Line]]:
    """`or_removed`: and earlier ones that were removed, for those who have seen what they said."""
    columns = schema.lines.c
    wanted = (columns.number > number) | columns.is_removed if or_removed else columns.number > number
    query = select(schema.lines).where(columns.match == table, wanted)

    def run(connection: Connection) -> list[Line]:
        rows = connection.execute(query.order_by(columns.number.desc()).limit(MOST_LINES)).mappings()
        return [
            Line(
                number=row["number"],
                at=row["at"],
                name=row["name"],
                seat=row["seat"],
                text="" if row["is_note"] else row["text"],
                removed=row["is_removed"],
                note=msgspec.json.decode(row["text"], type=Reason) if row["is_note"] else None,
            )
            for row in reversed(rows.all())
        ]

    return run


def last_line(table: str) -> Callable[[Connection], int]:
    query = select(func.coalesce(func.max(schema.lines.c.number), 0)).where(schema.lines.c.match == table)
    return lambda connection: int(connection.execute(query).scalar_one())


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
