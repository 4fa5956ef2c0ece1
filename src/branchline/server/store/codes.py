"""Codes with which somebody may register, once and until they run out. Only hashes of them are kept."""

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from branchline.server.store import schema

_CODES, _C = schema.codes, schema.codes.c


class StoredCode(NamedTuple):
    id: str
    made_at: float
    expires_at: float
    used_at: float | None
    used_by: str


def count_unused(connection: Connection, now: float) -> int:
    found: int = connection.execute(select(func.count()).where(_C.used_at.is_(None), _C.expires_at > now)).scalar_one()
    return found


def add(connection: Connection, code: str, hashed: str, by: str | None, now: float, until: float) -> None:
    """Those that ran out unused make room."""
    connection.execute(delete(_CODES).where(_C.used_at.is_(None), _C.expires_at <= now))
    connection.execute(insert(_CODES).values(id=code, hash=hashed, made_by=by, made_at=now, expires_at=until))


def use(connection: Connection, hashed: str, player: str, now: float) -> bool:
    """Whether it was good. Of two at the same moment one has it."""
    good = (_C.hash == hashed) & _C.used_at.is_(None) & (_C.expires_at > now)
    return bool(connection.execute(update(_CODES).where(good).values(used_by=player, used_at=now)).rowcount)


def withdraw(connection: Connection, code: str) -> bool:
    """Whether there was one that nobody had used."""
    return bool(connection.execute(delete(_CODES).where(_C.id == code, _C.used_at.is_(None))).rowcount)


def all_codes(most: int) -> Callable[[Connection], list[StoredCode]]:
    """The latest first."""
    query = select(_C.id, _C.made_at, _C.expires_at, _C.used_at, func.coalesce(schema.players.c.name, ""))
    query = query.join(schema.players, schema.players.c.id == _C.used_by, isouter=True)
    query = query.order_by(_C.made_at.desc()).limit(most)
    return lambda connection: [StoredCode(*row) for row in connection.execute(query)]
