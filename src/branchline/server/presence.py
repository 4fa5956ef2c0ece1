"""Who is at a table now: who has it open in this process, or, by a mark in the database, in another one."""

import contextlib
import time
from collections.abc import Callable

from sqlalchemy import Connection, update

from branchline.core.values import Seat
from branchline.server.errors import Unavailable
from branchline.server.house import HERE_SECONDS
from branchline.server.store import schema
from branchline.server.table import Table


def _mark(table: str, seat: Seat, until: float) -> Callable[[Connection], None]:
    columns = schema.seats.c
    statement = update(schema.seats).where(columns.match == table, columns.seat == seat).values(here_until=until)

    def job(connection: Connection) -> None:
        connection.execute(statement)

    return job


async def come(table: Table, seat: Seat) -> None:
    await table.change(_mark(table.id, seat, time.time() + HERE_SECONDS))


async def go(table: Table, seat: Seat | None) -> None:
    """The last connection of a seat has ended. Where that cannot be stored now, its mark ends by itself."""
    if seat is not None and seat not in table.listeners.seats_here():
        with contextlib.suppress(Unavailable):
            await table.change(_mark(table.id, seat, time.time()))
