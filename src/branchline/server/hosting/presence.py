"""Who is at a table now: who has it open, in this process or in another one that is alive."""

import contextlib

from branchline.core.values import Seat
from branchline.server.errors import Unavailable
from branchline.server.hosting import steady
from branchline.server.hosting.table import Table
from branchline.server.store import presences
from branchline.server.store.connection import Connection
from branchline.server.store.store import Store
from branchline.server.store.writer import Kind, StoreFailed


async def come(table: Table, seat: Seat) -> None:
    """Whether they look is asked when it is written: it may have waited for its turn, and they may have turned away."""
    place, listeners = _place(table, seat), table.listeners

    def job(connection: Connection) -> float:
        now = steady.now()
        table.store.marks.mark(connection, place, now, is_looking=listeners.is_looked_at(seat))
        return now

    await table.mark(seat, job, is_here=True)


def is_marked(table: Table, seat: Seat) -> bool:
    """Whether it is stored that the seat is open in this process."""
    return table.store.locks.me in table.seats[seat].processes


async def look(table: Table, seat: Seat) -> None:
    """Somebody who has the table open turned to it or away from it. Nobody else is told."""
    place, listeners = _place(table, seat), table.listeners

    def job(connection: Connection) -> None:
        table.store.marks.look(connection, place, is_looking=listeners.is_looked_at(seat))

    await table.store.write(job, kind=Kind.PLAIN)


async def go(table: Table, seat: Seat | None) -> None:
    """The last connection of a seat has ended. Where that cannot be stored now, it is mended later."""
    if seat is None:
        return
    if seat in table.listeners.seats_here():
        with contextlib.suppress(StoreFailed):
            await look(table, seat)
    else:
        place = _place(table, seat)

        def job(connection: Connection) -> float:
            now = steady.now()
            table.store.marks.unmark(connection, place, now)
            return now

        with contextlib.suppress(Unavailable):
            await table.mark(seat, job, is_here=False)


def _place(table: Table, seat: Seat) -> presences.Place:
    return presences.Place(table.id, seat, table.store.locks.me)


async def mend(table: Table) -> None:
    """What is marked of this process is what is so: a seat may have changed hands under an open connection, and others
    may have taken this process for dead."""
    here = table.listeners.seats_here()
    for chair in table.seats:
        if is_marked(table, chair.seat) and chair.seat not in here:
            await go(table, chair.seat)
        if chair.seat in here and not is_marked(table, chair.seat):
            await come(table, chair.seat)


async def bury(store: Store, alive: frozenset[int]) -> None:
    """Who had a table open in a process that is gone was here until now. All processes may try: one of them does it."""

    def job(connection: Connection) -> None:
        for table, seat in presences.unmark_dead(connection, alive):
            presences.sign(connection, table, seat, steady.now())
            store.news.add(table)

    await store.write(job)
