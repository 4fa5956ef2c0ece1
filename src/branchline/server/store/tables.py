"""The rows of tables: made, held, changed, listed. What may be done to them is judged by whoever asks."""

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, exists, func, insert, or_, select, union, update

from branchline.server.store import schema
from branchline.server.store.rows import MatchRow, SeatRow, listed, seat_rows
from branchline.server.store.shunned import is_apart

MOST_LISTED: Final = 50
_MATCHES: Final = schema.matches
_ROWS, _SEATS = _MATCHES.c, schema.seats.c


def add_table(connection: Connection, row: dict[str, Any], seats: list[dict[str, Any]]) -> str:
    """A table with its seats, in order."""
    table: str = row["id"]
    connection.execute(insert(_MATCHES).values(row))
    connection.execute(
        insert(schema.seats), [{"match": table, "seat": number, **seat} for number, seat in enumerate(seats)]
    )
    return table


def held_row(connection: Connection, table: str) -> MatchRow | None:
    """The row, held until the end of the transaction: seats change one at a time."""
    found = connection.execute(select(_MATCHES).where(_ROWS.id == table).with_for_update()).mappings().first()
    return MatchRow(**found) if found is not None else None


def hold_table(connection: Connection, table: str) -> None:
    """Nobody else adds to the table until the end of the transaction."""
    connection.execute(select(_ROWS.id).where(_ROWS.id == table).with_for_update())


def held_seq(connection: Connection, table: str) -> int:
    found: int = connection.execute(select(_ROWS.seq).where(_ROWS.id == table).with_for_update()).scalar_one()
    return found


def held_asked(connection: Connection, table: str) -> tuple[str | None, int | None]:
    """What is asked for, as it is stored, and the seat whose pause is on."""
    query = select(_ROWS.asked, _ROWS.paused_by).where(_ROWS.id == table).with_for_update()
    found = connection.execute(query).one()
    return found.asked, found.paused_by


def put_table(connection: Connection, table: str, values: dict[str, Any]) -> None:
    connection.execute(update(_MATCHES).where(_ROWS.id == table).values(values))


def put_seat(connection: Connection, table: str, seat: int, values: dict[str, Any]) -> None:
    connection.execute(update(schema.seats).where(_SEATS.match == table, _SEATS.seat == seat).values(values))


# A match begins -------------------------------------------------------------------------------------------------------


def has_open_seat(connection: Connection, table: str) -> bool:
    waiting = select(func.count()).where(_SEATS.match == table, _SEATS.kind == "open")
    return bool(connection.execute(waiting).scalar_one())


def clock_and_bots(connection: Connection, table: str) -> tuple[str | None, set[int]]:
    """The clock as it is stored, and the seats that are bots' own."""
    clock: str | None = connection.execute(select(_ROWS.clock).where(_ROWS.id == table)).scalar_one()
    bots = select(_SEATS.seat).where(_SEATS.match == table, _SEATS.kind == "bot")
    return clock, set(connection.execute(bots).scalars())


def begin(connection: Connection, table: str, values: dict[str, Any]) -> None:
    """Once: who fills the last seat at the same moment begins nothing."""
    connection.execute(update(_MATCHES).where(_ROWS.id == table, _ROWS.state == "open").values(values))


# Lists ----------------------------------------------------------------------------------------------------------------

Listed = list[tuple[MatchRow, list[SeatRow]]]


def public_tables(
    state: str, game: str | None, before: float | None, player: str | None
) -> Callable[[Connection], Listed]:
    """The latest first; without open ones at which this person could not take a seat, for somebody was blocked."""
    query = listed().where(_ROWS.state == state, _ROWS.is_public)
    if player is not None and state == "open":
        is_there = exists().where(_SEATS.match == _ROWS.id, is_apart(player, _SEATS.player))
        query = query.where(~is_apart(player, _ROWS.owner), ~is_there)
    return _listing(query, game, before)


def tables_of(player: str, state: str | None, game: str | None, before: float | None) -> Callable[[Connection], Listed]:
    """Where somebody has a seat, or what they own: not the deals that bots alone play again to compare."""
    is_for_people = exists().where(_SEATS.match == _ROWS.id, _SEATS.kind != "bot")
    owned = select(_ROWS.id).where(_ROWS.owner == player, or_(is_for_people, ~_ROWS.is_seed_known))
    theirs = union(owned, select(_SEATS.match).where(_SEATS.player == player)).subquery()
    query = listed().join(theirs, theirs.c.id == _ROWS.id)
    return _listing(query.where(_ROWS.state == state) if state else query, game, before)


def _listing(query: Select[Any], game: str | None, before: float | None) -> Callable[[Connection], Listed]:
    if game is not None:
        query = query.where(_ROWS.game == game)
    if before is not None:
        query = query.where(_ROWS.changed_at < before)
    query = query.order_by(_ROWS.changed_at.desc()).limit(MOST_LISTED)

    def read(connection: Connection) -> Listed:
        rows = [MatchRow(**row) for row in connection.execute(query).mappings()]
        seats = seat_rows(connection, [row.id for row in rows])
        return [(row, seats[row.id]) for row in rows]

    return read


def finished_on(
    connection: Connection, seed: str, game: str | None, player: str | None, table: str | None, most: int
) -> dict[str, MatchRow]:
    """The finished matches on a seed that may be named to somebody, the latest first."""
    query = listed().where(_ROWS.seed == seed, is_in_state("over"), known_to(player, table))
    query = query.where(_ROWS.game == game) if game else query
    rows = connection.execute(query.order_by(_ROWS.changed_at.desc()).limit(most)).mappings()
    return {row["id"]: MatchRow(**row) for row in rows}


def is_in_state(state: str) -> ColumnElement[bool]:
    """Of rows that another index finds: SQLite would look through all that are in this state, however many."""
    found: ColumnElement[bool] = func.coalesce(_ROWS.state, "") == state
    return found


def known_to(player: str | None, table: str | None = None) -> ColumnElement[bool]:
    """The tables that may be named to somebody: public ones, their own, and one whose address they have. A seed can be
    guessed; nobody finds a private table by it."""
    known: ColumnElement[bool] = _ROWS.is_public
    if table is not None:
        known = known | (_ROWS.id == table)
    if player is not None:
        mine = select(_SEATS.match).where(_SEATS.player == player)
        known = known | (_ROWS.owner == player) | _ROWS.id.in_(mine)
    return known


def all_tables(
    state: str | None, most: int, before: float | None = None
) -> Callable[[Connection], list[tuple[str, str, str, int, int, float]]]:
    """For who administers the server: id, game, state, number of entries, seats, and when it last changed."""
    count = select(func.count()).where(_SEATS.match == _ROWS.id).scalar_subquery()
    query = select(_ROWS.id, _ROWS.game, _ROWS.state, _ROWS.seq, count, _ROWS.changed_at)
    query = query.order_by(_ROWS.changed_at.desc()).limit(most)
    query = query.where(_ROWS.state == state) if state else query
    query = query.where(_ROWS.changed_at < before) if before is not None else query
    return lambda connection: [tuple(row) for row in connection.execute(query)]


def begun_tables(connection: Connection) -> list[str]:
    return list(connection.execute(select(_ROWS.id).where(_ROWS.state != "open").order_by(_ROWS.id)).scalars())


def played_tables(connection: Connection) -> list[str]:
    """Those with an entry at least."""
    return list(connection.execute(select(_ROWS.id).where(_ROWS.seq > 0)).scalars())
