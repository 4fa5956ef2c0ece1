"""The deal of the day, for who is here alone: the same as everywhere, and all of it for practice."""

import time
from collections.abc import Sequence

from branchline.core import match as matches
from branchline.core.game import AnyGame
from branchline.games import NAMES, find_game
from branchline.pocket.asking import Asking, Call
from branchline.pocket.kept import Chair, Row
from branchline.pocket.tables import new_row
from branchline.tables.counting import score_of
from branchline.tables.daily import (
    Daily,
    DailyDay,
    DailyDeal,
    DailyTry,
    DailyWish,
    DealInfo,
    deal_info,
    deals_of,
    found_deal,
    open_days,
)
from branchline.tables.messages import TableInfo
from branchline.tables.sitting import opened

DAILY = Asking()


def _games() -> list[AnyGame]:
    return [find_game(name) for name in NAMES]


@DAILY.add("GET", "/api/daily")
async def daily(call: Call) -> Daily:
    games = _games()
    tries = sorted((row for row in call.host.rows.values() if row.people == [0]), key=lambda row: row.created_at)
    tried = {(row.game, row.seed): row for row in tries if len(row.seats) == 1 and not row.has_hints}
    return Daily(
        days=[
            DailyDay(
                day=day.isoformat(),
                deals=[_told(deal, games, tried.get((deal.game, deal.seed))) for deal in deals_of(day, games)],
            )
            for day in open_days(time.time())
        ]
    )


def _told(deal: DailyDeal, games: Sequence[AnyGame], row: Row | None) -> DealInfo:
    return deal_info(deal, games, _try(row) if row is not None else None)


def _try(row: Row) -> DailyTry:
    outcome = row.outcome
    return DailyTry(
        table=row.id,
        over=row.state == "over",
        score=score_of(outcome, 0),
        missed=outcome.missed[0] if outcome is not None and outcome.missed else None,
    )


@DAILY.add("POST", "/api/daily", status=201, body=DailyWish)
async def play_daily(call: Call) -> TableInfo:
    _, deal = found_deal(_games(), call.body.day, call.body.key, time.time())
    match = matches.start(find_game(deal.game), 1, deal.seed, deal.options)
    chairs = (Chair("person", call.host.name),)
    sitting = opened(match, frozenset(), None, time.time())
    return await call.host.keep(new_row(sitting, chairs, is_seed_known=True, has_hints=False), sitting, call.once)
