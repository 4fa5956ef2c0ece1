"""Matches on the same seed, to compare."""

from collections.abc import Callable

import msgspec
from sqlalchemy import ColumnElement, Connection, select

from branchline.server.hosting.rows import MatchRow, SeatRow, listed, seat_rows
from branchline.server.hosting.showing import why_no_record
from branchline.server.store import schema
from branchline.tables.messages import Deal, SeatResult, SeedResult

MOST_MATCHES = 200


def known_to(player: str | None, table: str | None) -> ColumnElement[bool]:
    """The tables that may be named to somebody: public ones, their own, and one whose address they have. A seed can be
    guessed; nobody finds a private table by it."""
    matches, seats = schema.matches.c, schema.seats.c
    known: ColumnElement[bool] = matches.is_public
    if table is not None:
        known = known | (matches.id == table)
    if player is not None:
        mine = select(seats.match).where(seats.player == player)
        known = known | (matches.owner == player) | matches.id.in_(mine)
    return known


def deals_of(seed: str, game: str | None, known: ColumnElement[bool]) -> Callable[[Connection], list[Deal]]:
    """The finished matches on the seed that may be named, those of one deal together, the latest first."""

    def run(connection: Connection) -> list[Deal]:
        columns = schema.matches.c
        query = listed().where(columns.seed == seed, columns.state == "over", known)
        query = query.where(columns.game == game) if game else query
        rows = connection.execute(query.order_by(columns.changed_at.desc()).limit(MOST_MATCHES)).mappings()
        matches = {row["id"]: MatchRow(**row) for row in rows}
        return _sorted_out(matches, _results(connection, matches))

    return run


def _results(connection: Connection, matches: dict[str, MatchRow]) -> dict[str, tuple[str, list[SeatResult]]]:
    """Of each match its deal and its seats' results."""
    seats = seat_rows(connection, list(matches))
    results = schema.results
    query = select(results).where(results.c.match.in_(matches)).order_by(results.c.match, results.c.seat)
    found: dict[str, tuple[str, list[SeatResult]]] = {}
    for row in connection.execute(query).mappings():
        chair: SeatRow = seats[row["match"]][row["seat"]]
        facts = {name: row[name] for name in ("seat", "name", "score", "missed", "place")}
        result = SeatResult(**facts, bot=chair.kind == "bot", level=chair.level if chair.kind == "bot" else None)
        found.setdefault(row["match"], (row["deal"], []))[1].append(result)
    return found


def _sorted_out(matches: dict[str, MatchRow], found: dict[str, tuple[str, list[SeatResult]]]) -> list[Deal]:
    deals: dict[str, Deal] = {}
    for table, row in matches.items():
        if table not in found:
            continue
        key, seats = found[table]
        options = msgspec.Raw(row.options.encode())
        deal = deals.setdefault(key, Deal(game=row.game, seed=row.seed, options=options, results=[]))
        no_record = why_no_record(row)
        deal.results.append(SeedResult(table=table, at=row.changed_at, seats=seats, no_record=no_record))
    return list(deals.values())
