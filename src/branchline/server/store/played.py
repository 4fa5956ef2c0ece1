"""What is kept of a match beside its row: entries, the last snapshot, results, and solo results."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Select, String, cast, func, insert, literal, or_, select, update

from branchline.server.store import schema
from branchline.server.store.rows import MatchRow


def add_entries(connection: Connection, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(insert(schema.entries), rows)


def last_entry_at(connection: Connection, table: str) -> float:
    """By the wall clock; 0 where there is none."""
    last = select(func.max(schema.entries.c.at)).where(schema.entries.c.match == table)
    return connection.execute(last).scalar() or 0.0


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


HELPED: Final = (
    schema.matches.c.is_seed_known,
    schema.matches.c.is_undone_past,
    schema.matches.c.is_hinted,
    schema.matches.c.is_imported,
)
"""What keeps a match from counting (`why_not_counted`): the seed of one that began from another, or was taken along, is
known."""
LEAVING: Final = ("resigned", "handed_over")
"""The entries after which somebody else plays a seat, or has."""
MOST_COMPARED: Final = 50
"""Of a player's best scores, so many are looked at for one that is their own doing."""


def best_before(connection: Connection, row: MatchRow, seats: int, player: str) -> int | None:
    """The player's best score in matches like this one that ended before it: those that count, in which
    they had one seat and nobody played it for them."""
    best = _like(row, seats, player).subquery()
    entry, seat = schema.entries.c.entry, cast(best.c.seat, String)
    left = (entry.like(literal(f'{{"type":"{act}","seat":').concat(seat).concat("%")) for act in LEAVING)
    others = select(schema.entries.c.seq).where(schema.entries.c.match == best.c.match, or_(*left))
    return connection.execute(select(func.max(best.c.score)).where(~others.exists())).scalar()


def _like(row: MatchRow, seats: int, player: str) -> Select[Any]:
    results, matches, chairs = schema.results.c, schema.matches.c, schema.seats.c
    ended_at = select(func.max(results.at)).where(results.match == row.id).scalar_subquery()
    own = schema.results.alias()
    mine = select(func.count()).where(own.c.match == results.match, own.c.player == player).scalar_subquery()
    count = select(func.count()).where(chairs.match == results.match).scalar_subquery()
    return (
        select(results.match, results.seat, results.score)
        .join(schema.matches, matches.id == results.match)
        .where(results.player == player, results.score.is_not(None), results.match != row.id, results.at < ended_at)
        .where(matches.game == row.game, matches.options == row.options, matches.content_hash == row.content_hash)
        .where(*(~fact for fact in HELPED), mine == 1, count == seats)
        .order_by(results.score.desc())
        .limit(MOST_COMPARED)
    )


def solo_before(connection: Connection, row: MatchRow, key: str, player: str) -> int | None:
    """The most the player had reached for the key when the match ended: in whatever matches before it."""
    columns, results = schema.feats.c, schema.results.c
    ended_at = select(func.max(results.at)).where(results.match == row.id).scalar_subquery()
    own = (columns.player == player, columns.game == row.game, columns.key == key)
    return connection.execute(
        select(func.max(columns.value)).where(*own, columns.match != row.id, columns.at < ended_at)
    ).scalar()


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
