"""The day's table: which match is whose first try at a deal of the day, and what it came to when played again."""

from collections.abc import Callable, Collection
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, and_, func, insert, or_, select, update

from branchline.server.store import schema

MOST_SHOWN: Final = 50
_DAILY, _ROWS, _RESULTS, _PLAYERS = schema.daily.c, schema.matches.c, schema.results.c, schema.players.c


def has_tried(connection: Connection, player: str, seed: str) -> bool:
    """Whether they have ever made a table on the seed, by whichever way."""
    made = select(_ROWS.id).where(_ROWS.seed == seed, _ROWS.owner == player).limit(1)
    return connection.execute(made).first() is not None


def add_try(connection: Connection, day: str, key: str, player: str, table: str) -> None:
    connection.execute(insert(schema.daily).values(day=day, key=key, player=player, match=table))


def is_try(connection: Connection, table: str) -> bool:
    """Whether it is somebody's first try that was not counted yet."""
    waits = select(_DAILY.day).where(_DAILY.match == table, _DAILY.at.is_(None))
    return connection.execute(waits).first() is not None


def count_try(table: str, score: int | None, missed: int | None, at: float) -> Callable[[Connection], None]:
    """Once."""
    waits = update(schema.daily).where(_DAILY.match == table, _DAILY.at.is_(None))

    def run(connection: Connection) -> None:
        connection.execute(waits.values(score=score, missed=missed, at=at))

    return run


class StoredTry(NamedTuple):
    seed: str
    table: str
    is_over: bool
    score: int | None
    missed: int | None
    is_first: bool


def tries(player: str, seeds: Collection[str]) -> Callable[[Connection], list[StoredTry]]:
    """Their tables on these seeds, the latest last."""
    query = (
        select(_ROWS.seed, _ROWS.id, _ROWS.state == "over", _RESULTS.score, _RESULTS.missed, _DAILY.day.is_not(None))
        .join(schema.results, _RESULTS.match == _ROWS.id, isouter=True)
        .join(schema.daily, _DAILY.match == _ROWS.id, isouter=True)
        .where(_ROWS.seed.in_(sorted(seeds)), _ROWS.owner == player)
        .where(~_ROWS.is_imported, _ROWS.begins.is_(None), _ROWS.along.is_(None))
        .order_by(_ROWS.created_at.desc())
        .limit(10 * len(seeds))
    )
    return lambda connection: [StoredTry(*row) for row in reversed(connection.execute(query).all())]


class StoredRank(NamedTuple):
    place: int
    name: str
    is_mine: bool
    score: int | None
    missed: int | None


def ranks(day: str, key: str, asker: str | None) -> Callable[[Connection], tuple[list[StoredRank], int]]:
    """The best so many of a day's table and the asker's own, and how many there are. Only who shows a profile is
    named to others; a score that was missed comes after every score."""
    counted = and_(_DAILY.day == day, _DAILY.key == key, _DAILY.at.is_not(None))
    points = func.coalesce(_DAILY.score, _LEAST)
    place = func.rank().over(order_by=points.desc()).label("place")
    facts = (_DAILY.player, _DAILY.score, _DAILY.missed, _DAILY.at)
    ranked = select(place, *facts).where(counted).subquery()
    query = (
        select(ranked, _PLAYERS.name, _PLAYERS.is_public)
        .join(schema.players, _PLAYERS.id == ranked.c.player)
        .where(or_(ranked.c.place <= MOST_SHOWN, ranked.c.player == asker))
        .order_by(ranked.c.place, ranked.c.at)
        .limit(2 * MOST_SHOWN)
    )
    whole = select(func.count()).select_from(schema.daily).where(counted)

    def run(connection: Connection) -> tuple[list[StoredRank], int]:
        rows: list[Any] = list(connection.execute(query))
        found = [
            StoredRank(row.place, row.name if _may_name(row, asker) else "", row.player == asker, row.score, row.missed)
            for row in rows
        ]
        return found, connection.execute(whole).scalar_one()

    return run


_LEAST: Final = -(2**62)


def _may_name(row: Any, asker: str | None) -> bool:
    return bool(row.is_public or row.player == asker)
