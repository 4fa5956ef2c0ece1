"""What is kept of a match beside its row: entries, the last snapshot, results, and solo records."""

from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy import Connection, func, insert, select, update

from branchline.server.store import schema


def add_entries(connection: Connection, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(insert(schema.entries), rows)


# Snapshots ------------------------------------------------------------------------------------------------------------


def snapshot_of(connection: Connection, table: str) -> Any:
    return connection.execute(select(schema.snapshots).where(schema.snapshots.c.match == table)).mappings().first()


def keep_snapshot(table: str, seq: int, state: bytes, digest: str) -> Callable[[Connection], None]:
    """In place of an older one; never of a newer."""
    snapshots = schema.snapshots
    mine, values = snapshots.c.match == table, {"seq": seq, "state": state, "digest": digest}

    def job(connection: Connection) -> None:
        if not connection.execute(update(snapshots).where(mine, snapshots.c.seq < seq).values(values)).rowcount:
            known = connection.execute(select(snapshots.c.seq).where(mine)).first()
            if known is None:
                connection.execute(snapshots.insert().values(match=table, **values))

    return job


# Results --------------------------------------------------------------------------------------------------------------


def add_results(connection: Connection, rows: list[dict[str, Any]]) -> None:
    connection.execute(insert(schema.results), rows)


def results_in(connection: Connection, tables: list[str]) -> list[dict[str, Any]]:
    """Of every seat, table by table."""
    results = schema.results
    query = select(results).where(results.c.match.in_(tables)).order_by(results.c.match, results.c.seat)
    return [dict(row) for row in connection.execute(query).mappings()]


class StoredSoloResult(NamedTuple):
    game: str
    key: str
    value: int
    match: str
    at: float


def keep_solo_results(connection: Connection, table: str, rows: list[dict[str, Any]]) -> None:
    """Once for each match."""
    known = connection.execute(select(schema.feats.c.key).where(schema.feats.c.match == table)).first()
    if rows and known is None:
        connection.execute(insert(schema.feats), rows)


def best_solo_results(player: str, game: str | None) -> Callable[[Connection], list[StoredSoloResult]]:
    """The best of each key, with the match it was reached in (the first, where there are several)."""
    columns = schema.feats.c
    place = func.row_number().over(
        partition_by=(columns.game, columns.key), order_by=(columns.value.desc(), columns.at)
    )
    mine = select(schema.feats, place.label("place")).where(columns.player == player)
    ranked = (mine.where(columns.game == game) if game else mine).subquery()
    facts = (ranked.c[name] for name in StoredSoloResult._fields)
    query = select(*facts).where(ranked.c.place == 1).order_by(ranked.c.game, ranked.c.key)
    return lambda connection: [StoredSoloResult(*row) for row in connection.execute(query)]
