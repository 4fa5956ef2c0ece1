"""Solo records: what a player reached alone. A match counts after the server has played it again from its entries."""

import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, func, insert, select

from branchline.core.match import Match
from branchline.server.hosting.loading import load
from branchline.server.hosting.registry import Registry
from branchline.server.hosting.rows import stored_outcome
from branchline.server.hosting.showing import why_no_record
from branchline.server.hosting.table import Table
from branchline.server.store import schema
from branchline.tables.messages import SoloResult


class SoloResultKeeper:
    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._seen: set[str] = set()
        registry.watchers.append(self.consider)

    def consider(self, table: Table) -> None:
        is_solo = len(table.seats) == 1 and table.seats[0].kind == "person" and table.sitting is not None
        if is_solo and table.row.state == "over" and not why_no_record(table.row) and table.id not in self._seen:
            self._seen.add(table.id)
            self._registry.go(self._judge(table))

    async def _judge(self, table: Table) -> None:
        store, player = self._registry.store, table.seats[0].player
        loaded = await store.read(lambda connection: load(connection, table.id, self._registry.find_game))
        self._seen.discard(table.id)
        if (
            loaded.sitting is None
            or player is None
            or why_no_record(loaded.row)
            or not _is_played_out(loaded.sitting.match)
            or loaded.sitting.match.outcome != stored_outcome(loaded.row)
        ):
            return
        match = loaded.sitting.match
        found = match.game.solo_results(match.state)
        rows = [
            {"match": table.id, "key": key, "player": player, "game": table.row.game, "value": value, "at": time.time()}
            for key, value in found.items()
        ]
        await store.write(lambda connection: _keep(connection, table.id, rows))
        self._seen.add(table.id)


def _is_played_out(match: Match) -> bool:
    """To the rules' own end: not resigned, not stopped."""
    return not match.resigned and match.game.outcome(match.state) is not None


def _keep(connection: Connection, table: str, rows: list[dict[str, Any]]) -> None:
    known = connection.execute(select(schema.feats.c.key).where(schema.feats.c.match == table)).first()
    if rows and known is None:
        connection.execute(insert(schema.feats), rows)


def best_of(player: str, game: str | None = None) -> Callable[[Connection], list[SoloResult]]:
    """The best of each key, with the match it was reached in (the first, where there are several)."""
    columns = schema.feats.c
    place = func.row_number().over(
        partition_by=(columns.game, columns.key), order_by=(columns.value.desc(), columns.at)
    )
    mine = select(schema.feats, place.label("place")).where(columns.player == player)
    ranked = (mine.where(columns.game == game) if game else mine).subquery()
    query = select(ranked).where(ranked.c.place == 1).order_by(ranked.c.game, ranked.c.key)

    def run(connection: Connection) -> list[SoloResult]:
        return [
            SoloResult(game=row["game"], key=row["key"], value=row["value"], table=row["match"], at=row["at"])
            for row in connection.execute(query).mappings()
        ]

    return run
