"""What went wrong lately, of all processes together. The latest so many are kept."""

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from branchline.server.store import schema

_FAILURES, _C = schema.failures, schema.failures.c


class StoredFailure(NamedTuple):
    id: str
    at: float
    level: str
    event: str
    detail: str


def add(connection: Connection, found: list[StoredFailure], most: int) -> None:
    connection.execute(insert(_FAILURES), [failure._asdict() for failure in found])
    kept = select(_C.id).order_by(_C.at.desc()).limit(most)
    connection.execute(delete(_FAILURES).where(_C.id.not_in(kept)))


def latest(most: int) -> Callable[[Connection], list[StoredFailure]]:
    query = select(_C.id, _C.at, _C.level, _C.event, _C.detail).order_by(_C.at.desc()).limit(most)
    return lambda connection: [StoredFailure(*row) for row in connection.execute(query)]
