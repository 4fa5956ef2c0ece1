"""Replays, records as files, and matches on the same seed."""

from functools import partial
from typing import Final

import msgspec

from branchline.core import record
from branchline.core.match import Match
from branchline.server.errors import Conflict
from branchline.server.hosting import lobby
from branchline.server.hosting.bests import best_at
from branchline.server.hosting.importing import bytes_of, frozen_record, store_begun, store_record, without_taken_names
from branchline.server.hosting.replayed import Replayed
from branchline.server.hosting.seeds import deals_of
from branchline.server.hosting.showing import entries_of
from branchline.server.hosting.table import Table
from branchline.server.http.endpoint import Call, Endpoints
from branchline.server.people.allowance import with_room
from branchline.server.routes.seating import own_seat, seats_of, table_of
from branchline.server.routes.tables import called, first_shown, info
from branchline.server.store.rows import stored_outcome
from branchline.server.workers import judge_worker
from branchline.tables.along import Bots, bots_in
from branchline.tables.messages import BotSeat, TableInfo
from branchline.tables.queries import AsSeat, Query, SeedOf
from branchline.tables.replay_messages import Best, Deals, NewBeginning, Replay, ReplayStep
from branchline.tables.replaying import Seen, check_step, replay_viewpoint, seen_at
from branchline.tables.seating import check_levels
from branchline.tables.updates import opening_of

REPLAYS = Endpoints("replays")
JUDGED: Final = {"most": "record_bytes", "is_raw": True}
"""A long record is not even decoded here: a judge does it."""


def match_of(table: Table) -> Match:
    return table.stands().match


@REPLAYS.add("GET", "/api/tables/{table}/replay", Replay, query=AsSeat, refuses=(404, 409))
async def replay(call: Call) -> Replay:
    """A match entry by entry: a finished one as any seat, an unfinished one as oneself."""
    table = await table_of(call)
    sitting, mine = table.stands(), seats_of(table, call.player_id)
    match = sitting.match
    seat = replay_viewpoint(match, mine, call.query.seat)
    open_to = list(range(match.seats)) if not match.to_act else mine
    return Replay(
        table=info(call, table),
        seats=[*open_to, -1],
        opening=opening_of(match, seat),
        entries=await entries_of(call.services.store, sitting, seat),
    )


async def seen_by(call: Call) -> tuple[Table, Seen]:
    """What a path with table and step, and a query with a seat, ask for. Raises Unknown, Conflict, Denied."""
    table = await table_of(call)
    match = match_of(table)
    seat = replay_viewpoint(match, seats_of(table, call.player_id), call.query.seat)
    return table, seen_at(match, call.path["step"], seat)


@REPLAYS.add("GET", "/api/tables/{table}/replay/{step}", ReplayStep, query=AsSeat, refuses=(404, 409))
async def replay_step(call: Call) -> ReplayStep:
    """Where the match stood after an entry (0: at the start)."""
    table, seen = await seen_by(call)
    return seen.told(stored_outcome(table.row))


@REPLAYS.add("GET", "/api/tables/{table}/best", Best, refuses=(401, 403, 404, 409))
async def best(call: Call) -> Best:
    """What a finished match is to the asker, who has one seat at it: their score, their best before, whether it is
    beaten."""
    table, player = await table_of(call), call.somebody().id
    match, seat = match_of(table), own_seat(table, player, None)
    if match.to_act:
        raise Conflict("not-over")
    return await call.services.store.read(best_at(table, match, seat, player))


@REPLAYS.add("GET", "/api/tables/{table}/record", record.Record, refuses=(404, 409))
async def export_record(call: Call) -> bytes:
    """The match as a record anyone can replay. It holds the seed and what everybody chose, so only of one that is
    over (a frozen one may yet be played on), or that its owner, who asks, has taken along."""
    table = await table_of(call)
    if (frozen := table.frozen) is not None and table.row.state == "over":
        return await call.services.store.read(lambda c: frozen_record(c, table.row, table.game, frozen))
    is_taken = table.row.along == "away" and table.row.owner == call.player_id
    if match_of(table).to_act and not is_taken:
        raise Conflict("not-over")
    return await record_of(table)


async def record_of(table: Table) -> bytes:
    """Written aside: a match may have been long."""
    sitting, names = table.stands(), tuple(seat.name for seat in table.seats)
    return await table.store.aside(lambda: record.export(sitting.match, names, sitting.times))


@REPLAYS.add(
    "POST",
    "/api/tables/{table}/replay/{step}/begin",
    TableInfo,
    body=NewBeginning,
    status=201,
    refuses=(404, 409, 422),
)
async def begin_from_step(call: Call) -> TableInfo:
    """A private table that begins where the match stood after an entry, with the same draws or others. It counts for
    nothing. Only from a match that is over, or one of a record or such a beginning of one's own: nobody learns from it
    what is still to come."""
    table, wish, services = await table_of(call), call.body, call.services
    match, step = match_of(table), call.path["step"]
    check_step(match, step)
    if match.to_act and not (table.row.owner == call.player_id and (table.row.is_imported or match.begins)):
        raise Conflict("not-over")
    if len(wish.seats) != match.seats:
        raise Conflict("begins-seats", seats=len(wish.seats), match=match.seats)
    check_levels(wish.seats, services.lineup(table.row.game))
    call.make()
    data = await record_of(table)
    await call.bring(len(data))
    most = judge_worker.most_of(services.settings.bounds)
    judged = await services.judges.judge(judge_worker.Beginning(data, step, wish.seed, most), call.askers)
    read = msgspec.msgpack.decode(judged, type=Replayed)
    player, names, own = await called(call, wish.seats)
    seats = lobby.wished_seats(wish.seats, player, names, own)
    keep = partial(store_begun, read=read, owner=player.id, seats=seats, clock=wish.clock, has_hints=wish.hints)
    return await first_shown(call, with_room(player, services.settings.bounds, keep, bytes_of(read)))


class Seats(Query, frozen=True):
    bots: Bots | None = None
    """The seats that bots play, each with its level: `1:porter,2:clerk`; without it all seats are one's own."""


@REPLAYS.add(
    "POST", "/api/records", TableInfo, body=record.Record, query=Seats, status=201, refuses=(409, 422), **JUDGED
)
async def import_record(call: Call) -> TableInfo:
    """A table from a record, replayed entry by entry before it is kept. An unfinished one goes on as a hot seat,
    but for the seats that are said to be bots'."""
    services = call.services
    call.make()
    await call.bring(len(call.body))
    most = judge_worker.most_of(services.settings.bounds)
    judged = await services.judges.judge(judge_worker.Record(call.body, services.game_names, most), call.askers)
    read = msgspec.msgpack.decode(judged, type=Replayed)
    bots = bots_in(call.query.bots, read.seats)
    check_levels([BotSeat(level) for level in bots.values()], services.lineup(read.game))
    player = await call.anybody()
    read, warnings = await services.store.read(without_taken_names(read, player.id))
    keep = partial(store_record, read=read, owner=player.id, bots=bots)
    kept = with_room(player, services.settings.bounds, keep, bytes_of(read))
    return await first_shown(call, kept, warnings=warnings)


@REPLAYS.add("GET", "/api/seeds", Deals, query=SeedOf)
async def same_seed(call: Call) -> Deals:
    """The results of the finished matches on a seed, of public tables and one's own, one list for each game and
    options."""
    wish: SeedOf = call.query
    found = deals_of(wish.seed, wish.game, call.player_id, wish.table)
    return Deals(deals=await call.services.store.read(found))
