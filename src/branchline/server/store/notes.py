"""What people write down at a table for themselves alone."""

import time
from collections.abc import Callable

from sqlalchemy import Connection, delete, func, insert, select, update

from branchline.server.store import schema
from branchline.server.store.people import hold

_NOTES = schema.notes.c


class TooManyNotes(Exception):
    """At so many tables somebody may have notes."""


def note_of(table: str, player: str) -> Callable[[Connection], tuple[str, float] | None]:
    query = select(_NOTES.text, _NOTES.at).where(_NOTES.match == table, _NOTES.player == player)

    def run(connection: Connection) -> tuple[str, float] | None:
        found = connection.execute(query).first()
        return (found.text, found.at) if found is not None else None

    return run


def keeping_note(table: str, player: str, text: str, most: int) -> Callable[[Connection], float]:
    """In place of what was there; an empty one is none. When that was. Raises TooManyNotes."""
    mine = (_NOTES.match == table, _NOTES.player == player)

    def run(connection: Connection) -> float:
        hold(connection, player)  # one at a time
        at = time.time()
        if not text:
            connection.execute(delete(schema.notes).where(*mine))
        elif not connection.execute(update(schema.notes).where(*mine).values(text=text, at=at)).rowcount:
            if connection.execute(select(func.count()).where(_NOTES.player == player)).scalar_one() >= most:
                raise TooManyNotes
            connection.execute(insert(schema.notes).values(match=table, player=player, text=text, at=at))
        return at

    return run
