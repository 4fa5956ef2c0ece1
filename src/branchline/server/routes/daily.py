"""The deal of the day: what it is, whose table stands how, a try of one's own."""

import asyncio
import time

from branchline.core.game import AnyGame
from branchline.core.match import start
from branchline.server.hosting.daily import daily_for, new_try, ranked
from branchline.server.http.endpoint import Call, Endpoints
from branchline.server.people.allowance import with_room
from branchline.server.routes.tables import first_shown
from branchline.tables.daily import Daily, DailyResults, DailyWish, found_deal
from branchline.tables.messages import TableInfo

DAILY = Endpoints("daily")


def _games(call: Call) -> list[AnyGame]:
    return [call.services.find_game(name) for name in call.services.game_names]


@DAILY.add("GET", "/api/daily", Daily)
async def daily(call: Call) -> Daily:
    """The deals of today (UTC) and of the last seven days, and what the asker made of each."""
    return await call.services.store.read(daily_for(_games(call), call.player_id))


@DAILY.add("GET", "/api/daily/{day}/{key}", DailyResults, refuses=(404, 409))
async def daily_results(call: Call) -> DailyResults:
    """The day's table of a deal: the first tries of accounts, played again by the rules before they counted."""
    day, deal = found_deal(_games(call), call.path["day"], call.path["key"], time.time())
    return await call.services.store.read(ranked(day.isoformat(), deal.key, call.player_id))


@DAILY.add("POST", "/api/daily", TableInfo, body=DailyWish, status=201, refuses=(404, 409))
async def play_daily(call: Call) -> TableInfo:
    """A private table on a deal of the day, without hints. An account's first try on the day itself counts in the day's
    table; every other is for practice."""
    services = call.services
    day, deal = found_deal(_games(call), call.body.day, call.body.key, time.time())
    call.make()
    match = await asyncio.to_thread(start, services.find_game(deal.game), 1, deal.seed, deal.options)
    player = await call.anybody()
    job = new_try(day, deal, match, player, await services.callings.own(player))
    return await first_shown(call, with_room(player, services.settings.bounds, job))
