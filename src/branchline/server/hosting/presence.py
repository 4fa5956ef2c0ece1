"""Who is at a table now: who has it open, in this process or in another one that is alive."""

import contextlib
from collections.abc import Callable

from sqlalchemy import Connection, delete, text, update

from branchline.core.values import Seat
from branchline.server.errors import Unavailable
from branchline.server.hosting import steady
from branchline.server.hosting.table import Table
from branchline.server.store import schema
from branchline.server.store.store import Store

_COME = text("INSERT INTO presences (match, seat, process) VALUES (:match, :seat, :process) ON CONFLICT DO NOTHING")


async def come(table: Table, seat: Seat) -> None:
    await table.change(_arrival(table.id, seat, table.store.locks.me))


async def go(table: Table, seat: Seat | None) -> None:
    """The last connection of a seat has ended. Where that cannot be stored now, it is mended later."""
    if seat is not None and seat not in table.listeners.seats_here():
        with contextlib.suppress(Unavailable):
            await table.change(_departure(table.id, seat, table.store.locks.me))


async def mend(table: Table) -> None:
    """What is marked of this process is what is so: a seat may have changed hands under an open connection, and others
    may have taken this process for dead."""
    here = table.listeners.seats_here()
    for chair in table.seats:
        is_marked = table.store.locks.me in chair.processes
        if is_marked and chair.seat not in here:
            await go(table, chair.seat)
        if chair.seat in here and not is_marked:
            await come(table, chair.seat)


async def bury(store: Store, alive: frozenset[int]) -> None:
    """Who had a table open in a process that is gone was here until now. All processes may try: one of them does it."""
    gone = delete(schema.presences).where(schema.presences.c.process.not_in(sorted(alive)))

    def job(connection: Connection) -> None:
        found = connection.execute(gone.returning(schema.presences.c.match, schema.presences.c.seat)).all()
        for row in found:
            _sign(connection, row.match, row.seat)
            store.news.add(row.match)

    await store.write(job)


def _arrival(table: str, seat: Seat, process: int) -> Callable[[Connection], None]:
    def job(connection: Connection) -> None:
        connection.execute(_COME, {"match": table, "seat": seat, "process": process})
        _sign(connection, table, seat)

    return job


def _departure(table: str, seat: Seat, process: int) -> Callable[[Connection], None]:
    columns = schema.presences.c
    mark = delete(schema.presences).where(columns.match == table, columns.seat == seat, columns.process == process)

    def job(connection: Connection) -> None:
        connection.execute(mark)
        _sign(connection, table, seat)

    return job


def _sign(connection: Connection, table: str, seat: Seat) -> None:
    columns = schema.seats.c
    now = steady.now()
    connection.execute(update(schema.seats).where(columns.match == table, columns.seat == seat).values(here_until=now))
