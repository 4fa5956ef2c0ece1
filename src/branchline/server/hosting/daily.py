"""The deal of the day at a server: which days are open, whose try counts, and what it came to when played again."""

import time
from collections.abc import Callable, Sequence
from datetime import date

from branchline.core.game import AnyGame
from branchline.core.match import Match
from branchline.server.hosting.judged_once import JudgedOnce
from branchline.server.hosting.loading import load
from branchline.server.hosting.lobby import NewMatch, row_of, seat_values
from branchline.server.hosting.registry import Registry
from branchline.server.hosting.table import Table
from branchline.server.people.player import Player
from branchline.server.store import daily
from branchline.server.store.connection import Connection
from branchline.server.store.rows import MatchRow, stored_outcome
from branchline.tables.counting import is_played_out, why_not_counted
from branchline.tables.daily import (
    Daily,
    DailyDay,
    DailyDeal,
    DailyResult,
    DailyResults,
    DailyTry,
    DealInfo,
    day_at,
    deal_info,
    deals_of,
    open_days,
)

# Who has tried what ---------------------------------------------------------------------------------------------------


def daily_for(games: Sequence[AnyGame], player: str | None) -> Callable[[Connection], Daily]:
    days = [(day, deals_of(day, games)) for day in open_days(time.time())]
    seeds = [deal.seed for _, deals in days for deal in deals]

    def run(connection: Connection) -> Daily:
        found = daily.tries(player, seeds)(connection) if player is not None and seeds else []
        tried = {each.seed: each for each in sorted(found, key=lambda each: each.is_first)}
        return Daily(
            days=[
                DailyDay(day=day.isoformat(), deals=[_told(deal, games, tried.get(deal.seed)) for deal in deals])
                for day, deals in days
            ]
        )

    return run


def _told(deal: DailyDeal, games: Sequence[AnyGame], tried: daily.StoredTry | None) -> DealInfo:
    return deal_info(deal, games, tried and _try(tried))


def _try(tried: daily.StoredTry) -> DailyTry:
    return DailyTry(
        table=tried.table,
        over=bool(tried.is_over),
        score=tried.score,
        missed=tried.missed,
        counts=bool(tried.is_first),
    )


def ranked(day: str, key: str, asker: str | None) -> Callable[[Connection], DailyResults]:
    find = daily.ranks(day, key, asker)

    def run(connection: Connection) -> DailyResults:
        rows, count = find(connection)
        results = [
            DailyResult(place=row.place, name=row.name, mine=row.is_mine, score=row.score, missed=row.missed)
            for row in rows
        ]
        return DailyResults(results=results, count=count)

    return run


# A try ----------------------------------------------------------------------------------------------------------------


def new_try(day: date, deal: DailyDeal, match: Match, player: Player, name: str) -> Callable[[Connection], str]:
    """A table on the deal, without hints. An account's first, on the day itself, is the one that counts."""
    may_count = day == day_at(time.time()) and not player.is_guest
    row = row_of(match, player.id, is_seed_known=True, has_hints=False)
    made = NewMatch(row, [seat_values("person", player.id, name)], match)

    def job(connection: Connection) -> str:
        is_first = may_count and not daily.has_tried(connection, player.id, deal.seed)
        table = made.store(connection)
        if is_first:
            daily.add_try(connection, day.isoformat(), deal.key, player.id, table)
        return table

    return job


class DailyKeeper:
    """Counts a first try after the server has played it again from its entries."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._judged = JudgedOnce(registry, self._judge)
        registry.watchers.append(self.look_at)

    def look_at(self, table: Table) -> None:
        is_alone = len(table.seats) == 1 and table.sitting is not None
        if is_alone and table.row.state == "over" and is_fair(table.row):
            self._judged.look_at(table)

    async def _judge(self, table: Table) -> None:
        store = self._registry.store
        if not await store.read(lambda connection: daily.is_try(connection, table.id)):
            return
        loaded = await store.read(lambda connection: load(connection, table.id, self._registry.find_game))
        match = loaded.sitting.match if loaded.sitting is not None else None
        if match is None or not is_fair(loaded.row) or not is_played_out(match):
            return
        outcome = match.outcome
        if outcome is not None and outcome == stored_outcome(loaded.row):
            missed = outcome.missed[0] if outcome.missed else None
            await store.write(daily.count_try(table.id, outcome.scores[0], missed, time.time()))


def is_fair(row: MatchRow) -> bool:
    """Nothing but that its seed is known keeps it from counting, and it is: everybody can compute it."""
    return why_not_counted(row) == ["seed-known"] and not row.has_hints
