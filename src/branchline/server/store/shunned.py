"""Whom people have muted or blocked. Who is blocked is muted, too."""

import time
from collections.abc import Callable, Collection, Iterable
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Select,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from branchline.server.store import schema

Kind = Literal["mute", "block"]
BLOCK: Final = "block"
_SHUNNED = schema.shunned.c


class TooManyShunned(Exception):
    """So many people somebody may have muted or blocked."""


class Meant(NamedTuple):
    """Somebody, and what they are called where they were met."""

    id: str
    name: str


class Shunned(NamedTuple):
    id: str
    kind: Kind
    name: str
    at: float
    other: str


def shunned_by(player: str, among: Collection[str] | None = None) -> Callable[[Connection], list[Shunned]]:
    """The latest first; `among`: only of these people."""
    columns = (_SHUNNED.id, _SHUNNED.kind, _SHUNNED.name, _SHUNNED.at, _SHUNNED.other)
    query = select(*columns).where(_SHUNNED.player == player).order_by(_SHUNNED.at.desc(), _SHUNNED.id)
    if among is not None:
        query = query.where(_SHUNNED.other.in_(sorted(among)))
    return lambda connection: [Shunned(*row) for row in connection.execute(query)]


def shunning(player: str, whom: Meant, kind: Kind, new_id: str, most: int) -> Callable[[Connection], str]:
    """In place of what was before, for who is held: the row's id. Raises TooManyShunned."""
    both = (_SHUNNED.player == player, _SHUNNED.other == whom.id)

    def run(connection: Connection) -> str:
        found: str | None = connection.execute(select(_SHUNNED.id).where(*both)).scalar()
        if found is not None:
            connection.execute(update(schema.shunned).where(*both).values(kind=kind))
            return found
        if connection.execute(select(func.count()).where(_SHUNNED.player == player)).scalar_one() >= most:
            raise TooManyShunned
        row = {"id": new_id, "player": player, "other": whom.id, "kind": kind, "name": whom.name, "at": time.time()}
        connection.execute(insert(schema.shunned).values(row))
        return new_id

    return run


def unshun(connection: Connection, player: str, row: str) -> bool:
    """Whether there was one."""
    gone = delete(schema.shunned).where(_SHUNNED.player == player, _SHUNNED.id == row)
    return bool(connection.execute(gone).rowcount)


def author_of(table: str, line: int) -> Callable[[Connection], Meant | None]:
    """Who said this line at a table; None where nobody did, or who did is gone."""
    lines = schema.lines.c
    query = select(lines.player, lines.name).where(lines.match == table, lines.number == line)

    def run(connection: Connection) -> Meant | None:
        row = connection.execute(query.where(lines.player.is_not(None))).first()
        return Meant(*row) if row is not None else None

    return run


# What follows ---------------------------------------------------------------------------------------------------------


_PAIRS: Final = select(_SHUNNED.player, _SHUNNED.other).where(
    _SHUNNED.player.in_(bindparam("players", expanding=True)), _SHUNNED.other.in_(bindparam("others", expanding=True))
)
_BLOCKS: Final = _PAIRS.where(_SHUNNED.kind == BLOCK)


def unheard(connection: Connection, hearers: Collection[str], authors: Collection[str]) -> frozenset[tuple[str, str]]:
    """Which of the hearers want to read nothing of which authors."""
    if not hearers or not authors:
        return frozenset()
    return _pairs(connection, _PAIRS, hearers, authors)


def blocks_among(connection: Connection, people: Iterable[str | None]) -> frozenset[tuple[str, str]]:
    """Who of these people has blocked whom of them."""
    there = sorted({person for person in people if person is not None})
    return _pairs(connection, _BLOCKS, there, there)


def _pairs(
    connection: Connection, query: Select[Any], players: Iterable[str], others: Iterable[str]
) -> frozenset[tuple[str, str]]:
    found = connection.execute(query, {"players": sorted(players), "others": sorted(others)})
    return frozenset((row.player, row.other) for row in found)


def is_apart(player: str | BindParameter[Any], other: ColumnElement[Any]) -> ColumnElement[bool]:
    """Whether one of the two has blocked the other."""
    ways = ((_SHUNNED.player == player, _SHUNNED.other == other), (_SHUNNED.other == player, _SHUNNED.player == other))
    return exists().where(_SHUNNED.kind == BLOCK, or_(*(and_(*way) for way in ways)))


# People who become another, or go -------------------------------------------------------------------------------------


def move(connection: Connection, guest: str, account: str) -> None:
    """A guest's rows and those about them become the account's; of two about the same, the stricter stays. Nobody has
    blocked themselves."""
    shunned = schema.shunned
    for mine, theirs in ((_SHUNNED.player, _SHUNNED.other), (_SHUNNED.other, _SHUNNED.player)):
        strict = select(theirs).where(mine == guest, _SHUNNED.kind == BLOCK).scalar_subquery()
        connection.execute(update(shunned).where(mine == account, theirs.in_(strict)).values(kind=BLOCK))
        twice = select(theirs).where(mine == account).scalar_subquery()
        connection.execute(delete(shunned).where(mine == guest, or_(theirs.in_(twice), theirs == account)))
        connection.execute(update(shunned).where(mine == guest).values({mine: account}))


def forget(connection: Connection, players: Collection[str]) -> None:
    gone = or_(_SHUNNED.player.in_(players), _SHUNNED.other.in_(players))
    connection.execute(delete(schema.shunned).where(gone))
