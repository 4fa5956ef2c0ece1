"""What admins did, and when. The latest so many are kept."""

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from branchline.server.store import schema

_DUTIES, _C = schema.deeds, schema.deeds.c
KEPT = 10_000


class StoredDuty(NamedTuple):
    at: float
    by: str
    kind: str
    what: str


def add(connection: Connection, row: dict[str, object]) -> None:
    connection.execute(insert(_DUTIES).values(row))
    kept = select(_C.id).order_by(_C.at.desc()).limit(KEPT)
    if connection.execute(select(func.count()).select_from(_DUTIES)).scalar_one() > KEPT:
        connection.execute(delete(_DUTIES).where(_C.id.not_in(kept)))


def latest(most: int) -> Callable[[Connection], list[StoredDuty]]:
    players = schema.players
    query = select(_C.at, func.coalesce(players.c.name, ""), _C.kind, _C.what)
    query = query.join(players, players.c.id == _C.by, isouter=True).order_by(_C.at.desc()).limit(most)
    return lambda connection: [StoredDuty(*row) for row in connection.execute(query)]
