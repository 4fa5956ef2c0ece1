"""Matches on the same seed, to compare."""

from collections.abc import Callable

import msgspec

from branchline.server.store.connection import Connection
from branchline.server.store.played import results_in
from branchline.server.store.rows import MatchRow, SeatRow, seat_rows
from branchline.server.store.tables import finished_on
from branchline.tables.counting import why_not_counted
from branchline.tables.replay_messages import Deal, SeatResult, SeedResult

MOST_MATCHES = 200


def deals_of(
    seed: str, game: str | None, player: str | None, table: str | None = None
) -> Callable[[Connection], list[Deal]]:
    """The finished matches on the seed that may be named to this player, who has the address of that table: those of
    one deal together, the latest first."""

    def run(connection: Connection) -> list[Deal]:
        matches = finished_on(connection, seed, game, player, table, MOST_MATCHES)
        return _sorted_out(matches, _results(connection, matches))

    return run


def _results(connection: Connection, matches: dict[str, MatchRow]) -> dict[str, tuple[str, list[SeatResult]]]:
    """Of each match its deal and its seats' results."""
    seats = seat_rows(connection, list(matches))
    found: dict[str, tuple[str, list[SeatResult]]] = {}
    for row in results_in(connection, list(matches)):
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
        no_record = why_not_counted(row)
        deal.results.append(SeedResult(table=table, at=row.changed_at, seats=seats, no_record=no_record))
    return list(deals.values())
