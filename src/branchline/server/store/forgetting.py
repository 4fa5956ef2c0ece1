"""What nobody comes back for is forgotten: sessions that have ended, and guests who never sat at a table."""

import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, delete, exists, select, tuple_, update

from branchline.server.store import channels, invitations, reports, schema, shunned
from branchline.server.store.departing import NOBODY

AT_ONCE: Final = 500
"""Rows of one transaction: nobody who plays waits long for it. They are looked for by a reader, beforehand."""
DAY: Final = 86_400.0


_PLAYERS: Final = schema.players.c
_EMPTY: Final = select(_PLAYERS.id).where(
    _PLAYERS.login.is_(None),
    _PLAYERS.id != NOBODY,
    ~exists().where(schema.matches.c.owner == _PLAYERS.id),
    *(~exists().where(table.c.player == _PLAYERS.id) for table in (schema.seats, schema.results, schema.feats)),
)


def ended_sessions(connection: Connection) -> list[str]:
    sessions = schema.sessions.c
    old = select(sessions.hash).where(sessions.expires_at <= time.time()).limit(AT_ONCE)
    return list(connection.execute(old).scalars())


def end_sessions(hashes: list[str]) -> Callable[[Connection], None]:
    gone = delete(schema.sessions).where(schema.sessions.c.hash.in_(hashes))

    def run(connection: Connection) -> None:
        connection.execute(gone)

    return run


def left_tables(days: float) -> Callable[[Connection], list[str]]:
    """Tables that guests made who went for good, untouched for so many days: from where they came no longer counts."""
    rows = schema.matches.c
    old = select(rows.id).where(rows.place.is_not(None), rows.changed_at <= time.time() - days * DAY).limit(AT_ONCE)
    return lambda connection: list(connection.execute(old).scalars())


def forget_places(tables: list[str]) -> Callable[[Connection], None]:
    rows = schema.matches
    forgotten = update(rows).where(rows.c.id.in_(tables)).values(place=None)

    def run(connection: Connection) -> None:
        connection.execute(forgotten)

    return run


def left_lines(connection: Connection) -> list[tuple[str, int]]:
    """What guests said who went for good, a day ago and more: from where they came no longer counts."""
    lines = schema.lines.c
    old = select(lines.match, lines.number).where(lines.place.is_not(None), lines.at <= time.time() - DAY)
    return [(row.match, row.number) for row in connection.execute(old.limit(AT_ONCE))]


def forget_places_of_lines(numbers: list[tuple[str, int]]) -> Callable[[Connection], None]:
    lines = schema.lines
    theirs = tuple_(lines.c.match, lines.c.number).in_(numbers)

    def run(connection: Connection) -> None:
        connection.execute(update(lines).where(theirs).values(place=None))

    return run


def empty_guests(days: float) -> Callable[[Connection], list[str]]:
    """Those of so many days ago who have no seat, no table and no result."""
    old = _EMPTY.where(_PLAYERS.created_at <= time.time() - days * DAY).limit(AT_ONCE)
    return lambda connection: list(connection.execute(old).scalars())


def forget_guests(guests: list[str]) -> Callable[[Connection], list[str]]:
    """Who of them was forgotten: one may have sat down since it was looked."""

    def run(connection: Connection) -> list[str]:
        gone = list(connection.execute(_EMPTY.where(_PLAYERS.id.in_(guests))).scalars())
        for table in (schema.sessions, schema.tokens, schema.looks, schema.notes):
            connection.execute(delete(table).where(table.c.player.in_(gone)))
        channels.forget(connection, gone)
        shunned.forget(connection, gone)
        reports.forget(connection, gone)
        invitations.forget(connection, gone)
        connection.execute(delete(schema.players).where(_PLAYERS.id.in_(gone)))
        return gone

    return run
