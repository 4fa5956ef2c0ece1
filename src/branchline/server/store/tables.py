"""The rows of tables: made, held, changed, listed. What may be done to them is judged by whoever asks."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Select,
    bindparam,
    exists,
    func,
    insert,
    or_,
    select,
    union,
    update,
)

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
_ASKER: Final[BindParameter[Any]] = bindparam("asker")
_NARROWER: Final = {
    "state": _ROWS.state == bindparam("state"),
    "game": _ROWS.game == bindparam("game"),
    "before": _ROWS.changed_at < bindparam("before"),
}
_IS_APART_THERE: Final = exists().where(_SEATS.match == _ROWS.id, is_apart(_ASKER, _SEATS.player))
_PUBLIC: Final = listed().where(_ROWS.is_public)
_PUBLIC_TO: Final = _PUBLIC.where(~is_apart(_ASKER, _ROWS.owner), ~_IS_APART_THERE)


_IS_FOR_PEOPLE: Final = exists().where(_SEATS.match == _ROWS.id, _SEATS.kind != "bot")
_OWNED: Final = select(_ROWS.id).where(_ROWS.owner == _ASKER, or_(_IS_FOR_PEOPLE, ~_ROWS.is_seed_known))
_SAT_AT: Final = select(_SEATS.match).where(_SEATS.player == _ASKER)
_THEIRS: Final = union(_OWNED, _SAT_AT).subquery()
_OF_SOMEBODY: Final = listed().join(_THEIRS, _THEIRS.c.id == _ROWS.id)


@cache
def _narrowed(query: Select[Any], by: tuple[str, ...]) -> Select[Any]:
    """The latest of them first."""
    return query.where(*(_NARROWER[name] for name in by)).order_by(_ROWS.changed_at.desc()).limit(MOST_LISTED)


def public_tables(
    state: str, game: str | None, before: float | None, player: str | None
) -> Callable[[Connection], Listed]:
    """The latest first; without open ones at which this person could not take a seat, for somebody was blocked."""
    wish = {"state": state, "game": game, "before": before}
    if player is not None and state == "open":
        return _listing(_PUBLIC_TO, {**wish, "asker": player})
    return _listing(_PUBLIC, wish)


def tables_of(player: str, state: str | None, game: str | None, before: float | None) -> Callable[[Connection], Listed]:
    """Where somebody has a seat, or what they own: not the deals that bots alone play again to compare."""
    return _listing(_OF_SOMEBODY, {"asker": player, "state": state, "game": game, "before": before})


def _listing(query: Select[Any], wish: dict[str, Any]) -> Callable[[Connection], Listed]:
    given = {name: value for name, value in wish.items() if value is not None}
    narrowed = _narrowed(query, tuple(name for name in _NARROWER if name in given))

    def read(connection: Connection) -> Listed:
        rows = [MatchRow(**row) for row in connection.execute(narrowed, given).mappings()]
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
