"""Solo results: what a player reached alone. A match counts after the server has played it again from its entries."""

import time
from collections.abc import Callable

from branchline.server.hosting.judged_once import JudgedOnce
from branchline.server.hosting.loading import load
from branchline.server.hosting.registry import Registry
from branchline.server.hosting.table import Table
from branchline.server.store.connection import Connection
from branchline.server.store.played import best_solo_results, keep_solo_results
from branchline.server.store.rows import stored_outcome
from branchline.tables.counting import is_played_out, solo_results_of, why_not_counted
from branchline.tables.replay_messages import SoloResult


class SoloResultKeeper:
    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._judged = JudgedOnce(registry, self._judge)
        registry.watchers.append(self.look_at)

    def look_at(self, table: Table) -> None:
        is_solo = len(table.seats) == 1 and table.seats[0].kind == "person" and table.sitting is not None
        if is_solo and table.row.state == "over" and not why_not_counted(table.row):
            self._judged.look_at(table)

    async def _judge(self, table: Table) -> None:
        store = self._registry.store
        loaded = await store.read(lambda connection: load(connection, table.id, self._registry.find_game))
        player = loaded.seats[0].player
        if (
            loaded.sitting is None
            or player is None
            or why_not_counted(loaded.row)
            or not is_played_out(loaded.sitting.match)
            or loaded.sitting.match.outcome != stored_outcome(loaded.row)
        ):
            return
        match = loaded.sitting.match
        found = solo_results_of(match)
        rows = [
            {"match": table.id, "key": key, "player": player, "game": table.row.game, "value": value, "at": time.time()}
            for key, value in found.items()
        ]
        await store.write(lambda connection: keep_solo_results(connection, table.id, rows))


def best_of(player: str, game: str | None = None) -> Callable[[Connection], list[SoloResult]]:
    """The best of each key, with the match it was reached in."""
    find = best_solo_results(player, game)
    return lambda connection: [
        SoloResult(game=best.game, key=best.key, value=best.value, table=best.match, at=best.at)
        for best in find(connection)
    ]
