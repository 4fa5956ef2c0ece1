"""Rows as an admin reads and changes them: people of whatever kind, whole tables, lines, and how much there is."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, select, text, update

from branchline.server.store import analyses, schema
from branchline.server.store.departing import NOBODY

_PLAYERS, _ROWS, _LINES, _SEATS = schema.players.c, schema.matches.c, schema.lines.c, schema.seats.c
COUNTED: Final = ("matches", "entries", "lines", "results")


class StoredPerson(NamedTuple):
    id: str
    name: str
    login: str | None
    created_at: float
    is_admin: bool
    closed_at: float | None
    tables: int


def _people() -> Any:
    made = select(func.count()).where(_ROWS.owner == _PLAYERS.id).scalar_subquery()
    columns = (_PLAYERS.id, _PLAYERS.name, _PLAYERS.login, _PLAYERS.created_at, _PLAYERS.is_admin, _PLAYERS.closed_at)
    return select(*columns, made).where(_PLAYERS.id != NOBODY)


def person(connection: Connection, player: str) -> StoredPerson | None:
    """Held until the end of the transaction."""
    query = _people().where(_PLAYERS.id == player).with_for_update(of=schema.players)
    row = connection.execute(query).first()
    return StoredPerson(*row) if row is not None else None


def called(connection: Connection, name: str) -> str | None:
    """The account that is called so; None where there is none, or two of old."""
    found = connection.execute(select(_PLAYERS.id).where(_PLAYERS.name == name, _PLAYERS.login.is_not(None)).limit(2))
    ids = list(found.scalars())
    return ids[0] if len(ids) == 1 else None


def people(begins: str, before: float | None, most: int) -> Callable[[Connection], list[StoredPerson]]:
    """Accounts first seen before then, the latest first; with a beginning, whoever is called so, guests too."""
    query = _people().where(_called(begins) if begins else _PLAYERS.login.is_not(None))
    query = query.where(_PLAYERS.created_at < before) if before is not None else query
    query = query.order_by(_PLAYERS.created_at.desc()).limit(most)
    return lambda connection: [StoredPerson(*row) for row in connection.execute(query)]


def _called(begins: str) -> ColumnElement[bool]:
    low = func.lower(_PLAYERS.name)
    return low.startswith(begins.lower(), autoescape=True) | _PLAYERS.login.startswith(
        begins.casefold(), autoescape=True
    )


# Changes --------------------------------------------------------------------------------------------------------------


def rename_everywhere(connection: Connection, player: str, old: str, new: str) -> None:
    """At tables, in results, over what they said and where others have shunned or invited them; names that they gave
    to other seats of theirs stay."""
    for table in (schema.seats, schema.results, schema.lines):
        mine = (table.c.player == player) & (table.c.name == old)
        connection.execute(update(table).where(mine).values(name=new))
    for table, other in ((schema.shunned, schema.shunned.c.other), (schema.invitations, schema.invitations.c.whom)):
        connection.execute(update(table).where(other == player, table.c.name == old).values(name=new))


def remove_line(connection: Connection, table: str, number: int) -> str | None:
    """What it said; None where nobody said it. Whose it was is still known."""
    mine = (_LINES.match == table) & (_LINES.number == number) & _LINES.is_note.is_(False)
    found: str | None = connection.execute(select(_LINES.text).where(mine)).scalar()
    if found is not None:
        connection.execute(update(schema.lines).where(mine).values(text="", is_removed=True))
    return found


def remove_tables(connection: Connection, tables: list[str]) -> int:
    """With every row of whatever kind that belongs to them. How many there were."""
    analyses.drop(connection, tables)
    for other in reversed(schema.META.sorted_tables):
        for key in (key for key in other.foreign_keys if key.column is _ROWS.id):
            connection.execute(delete(other).where(key.parent.in_(tables)))
    connection.execute(update(schema.matches).where(_ROWS.rematch.in_(tables)).values(rematch=None))
    return connection.execute(delete(schema.matches).where(_ROWS.id.in_(tables))).rowcount


# How much there is ----------------------------------------------------------------------------------------------------


def counts(connection: Connection) -> dict[str, int]:
    is_account = _PLAYERS.login.is_not(None)
    people = select(func.count()).select_from(schema.players)
    found = {"accounts": people.where(is_account), "guests": people.where(~is_account, _PLAYERS.id != NOBODY)}
    found |= {name: select(func.count()).select_from(schema.META.tables[name]) for name in COUNTED}
    return {name: int(connection.execute(query).scalar_one()) for name, query in found.items()}


def database_bytes(connection: Connection) -> int:
    """Of a PostgreSQL as it says itself; of a file its pages."""
    if connection.dialect.name == "postgresql":
        return int(connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one())
    pages = (int(connection.execute(text(f"PRAGMA {name}")).scalar_one()) for name in ("page_count", "page_size"))
    return next(pages) * next(pages)


def names_at(connection: Connection, tables: list[str]) -> dict[str, list[str]]:
    """The names of the people at each of these tables."""
    found: dict[str, list[str]] = {table: [] for table in tables}
    query = select(_SEATS.match, _SEATS.name).where(_SEATS.match.in_(tables), _SEATS.kind == "person")
    for row in connection.execute(query.order_by(_SEATS.match, _SEATS.seat)):
        found[row.match].append(row.name)
    return found
