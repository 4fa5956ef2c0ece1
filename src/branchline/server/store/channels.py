"""The rows of channels: how somebody is told that it is their turn, and at which tables not."""

from collections.abc import Callable, Collection
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, delete, func, insert, select, text, update

from branchline.server.store import schema

_CHANNELS, _SILENCES, _DELIVERIES = schema.channels.c, schema.silences.c, schema.deliveries.c
_SILENCE: Final = text(
    "INSERT INTO silences (player, match, kind) VALUES (:player, :match, :kind) ON CONFLICT DO NOTHING"
)
_FACT: Final = text("INSERT INTO facts (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")


def channels_of(player: str) -> Callable[[Connection], list[dict[str, Any]]]:
    query = select(schema.channels).where(_CHANNELS.player == player).order_by(_CHANNELS.created_at, _CHANNELS.id)
    return lambda connection: [dict(row) for row in connection.execute(query).mappings()]


def channel(connection: Connection, name: str, player: str | None = None) -> dict[str, Any] | None:
    """With a player, theirs alone."""
    query: Select[Any] = select(schema.channels).where(_CHANNELS.id == name)
    query = query if player is None else query.where(_CHANNELS.player == player)
    row = connection.execute(query.with_for_update()).mappings().first()
    return dict(row) if row is not None else None


def count(connection: Connection, player: str, kind: str) -> int:
    mine = select(func.count()).where(_CHANNELS.player == player, _CHANNELS.kind == kind)
    return int(connection.execute(mine).scalar_one())


def same(connection: Connection, player: str, kind: str, address: str) -> dict[str, Any] | None:
    """The channel to this address that somebody has already."""
    query = select(schema.channels).where(
        _CHANNELS.player == player, _CHANNELS.kind == kind, _CHANNELS.address == address
    )
    row = connection.execute(query).mappings().first()
    return dict(row) if row is not None else None


def add(connection: Connection, row: dict[str, Any]) -> None:
    connection.execute(insert(schema.channels).values(row))


def put(connection: Connection, name: str, values: dict[str, Any]) -> None:
    connection.execute(update(schema.channels).where(_CHANNELS.id == name).values(values))


def remove(connection: Connection, *names: str) -> None:
    """With what waits to be sent by them."""
    connection.execute(delete(schema.deliveries).where(_DELIVERIES.channel.in_(names)))
    connection.execute(delete(schema.channels).where(_CHANNELS.id.in_(names)))


def remove_others(connection: Connection, player: str, address: str) -> None:
    """A browser has one subscription: who uses it now is told by it, and nobody who used it before."""
    theirs = select(_CHANNELS.id).where(_CHANNELS.kind == "push", _CHANNELS.address == address)
    remove(connection, *connection.execute(theirs.where(_CHANNELS.player != player)).scalars().all())


def unconfirmed(before: float, most: int) -> Callable[[Connection], list[str]]:
    """Addresses that nobody said were theirs."""
    old = select(_CHANNELS.id).where(~_CHANNELS.is_confirmed, _CHANNELS.created_at <= before).limit(most)
    return lambda connection: list(connection.execute(old).scalars())


# At a table -----------------------------------------------------------------------------------------------------------


def silent_kinds(player: str, table: str) -> Callable[[Connection], set[str]]:
    query = select(_SILENCES.kind).where(_SILENCES.player == player, _SILENCES.match == table)
    return lambda connection: set(connection.execute(query).scalars())


def put_silences(connection: Connection, player: str, table: str, kinds: Collection[str]) -> None:
    """In place of those that there were."""
    connection.execute(delete(schema.silences).where(_SILENCES.player == player, _SILENCES.match == table))
    for kind in sorted(kinds):
        connection.execute(_SILENCE, {"player": player, "match": table, "kind": kind})


# Who goes, or becomes somebody else -----------------------------------------------------------------------------------


def _whose(players: Collection[str], column: Any) -> ColumnElement[bool]:
    found: ColumnElement[bool] = column.in_(players)
    return found


def forget(connection: Connection, players: Collection[str]) -> None:
    """All that there is of these people here."""
    mine = select(_CHANNELS.id).where(_whose(players, _CHANNELS.player))
    connection.execute(delete(schema.deliveries).where(_DELIVERIES.channel.in_(mine)))
    for table in (schema.channels, schema.silences, schema.reminders):
        connection.execute(delete(table).where(_whose(players, table.c.player)))


def move(connection: Connection, guest: str, account: str) -> None:
    """A guest's channels become the account's; what it has chosen and waits for already stays."""
    connection.execute(update(schema.channels).where(_CHANNELS.player == guest).values(player=account))
    for table in (schema.silences, schema.reminders):
        have = select(table.c.match).where(table.c.player == account)
        connection.execute(delete(table).where(table.c.player == guest, table.c.match.in_(have)))
        connection.execute(update(table).where(table.c.player == guest).values(player=account))


def has_pushes(connection: Connection) -> bool:
    return connection.execute(select(_CHANNELS.id).where(_CHANNELS.kind == "push").limit(1)).first() is not None


# What the server itself keeps -----------------------------------------------------------------------------------------


def fact(name: str) -> Callable[[Connection], str | None]:
    query = select(schema.facts.c.value).where(schema.facts.c.name == name)
    return lambda connection: connection.execute(query).scalar()


def keep_fact(name: str, value: str) -> Callable[[Connection], None]:
    """Unless there is one: the first of several processes has made it for all."""

    def run(connection: Connection) -> None:
        connection.execute(_FACT, {"name": name, "value": value})

    return run
