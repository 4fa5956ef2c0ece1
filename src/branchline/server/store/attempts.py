"""Attempts at a password, as they are counted: under a keyed hash, how many more were possible at a time."""

from typing import Final

from sqlalchemy import Connection, delete, select, text, update

from branchline.server.store import schema

_OPEN: Final = text("INSERT INTO attempts (key, room, at) VALUES (:key, :room, :at) ON CONFLICT (key) DO NOTHING")
_COLUMNS: Final = schema.attempts.c


def held(connection: Connection, key: str, most: float, now: float) -> tuple[float, float]:
    """How many more were possible, and when: held until the end of the transaction. Whoever is new has the most."""
    connection.execute(_OPEN, {"key": key, "room": most, "at": now})
    mine = select(_COLUMNS.room, _COLUMNS.at).where(_COLUMNS.key == key)
    row = connection.execute(mine.with_for_update()).one()
    return row.room, row.at


def put(connection: Connection, key: str, room: float, now: float) -> None:
    connection.execute(update(schema.attempts).where(_COLUMNS.key == key).values(room=room, at=now))


def forget(connection: Connection, before: float) -> None:
    """What no longer counts."""
    connection.execute(delete(schema.attempts).where(_COLUMNS.at < before))


def remember(connection: Connection, key: str, until: float) -> None:
    connection.execute(_OPEN, {"key": key, "room": 0.0, "at": until})
    connection.execute(update(schema.attempts).where(_COLUMNS.key == key).values(at=until))


def is_remembered(connection: Connection, key: str, now: float) -> bool:
    return connection.execute(select(_COLUMNS.key).where(_COLUMNS.key == key, _COLUMNS.at > now)).first() is not None
