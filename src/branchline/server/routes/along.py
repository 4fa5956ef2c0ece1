"""Taking a table of one's own along, handing it back, and giving that up."""

from contextlib import suppress
from typing import Final

import msgspec

from branchline.core import record
from branchline.server.errors import Unavailable
from branchline.server.hosting import along
from branchline.server.hosting.lobby import check_owner
from branchline.server.hosting.replayed import Replayed
from branchline.server.http.endpoint import Call, Endpoints
from branchline.server.routes.replays import JUDGED, record_of
from branchline.server.routes.seating import table_of
from branchline.server.store.writer import StoreFailed
from branchline.server.workers import judge_worker
from branchline.tables.play_messages import Done

ALONG = Endpoints("along")
REFUSES: Final = (404, 409)


@ALONG.add("POST", "/api/tables/{table}/along", Done, refuses=REFUSES)
async def take_along(call: Call) -> Done:
    """The owner takes a match along that is nobody else's, bots apart, and has no clock: from then on it counts for
    nothing, its record can be had, and it is closed here until it is handed back."""
    return await along.take_along(await table_of(call), call.somebody(), call.once())


@ALONG.add("DELETE", "/api/tables/{table}/along", Done, refuses=REFUSES)
async def reopen(call: Call) -> Done:
    """The owner goes on here with a match that was taken along, from where it was. It still counts for nothing."""
    return await along.reopen(await table_of(call), call.somebody(), call.once())


@ALONG.add("PUT", "/api/tables/{table}/along", Done, body=record.Record, refuses=(*REFUSES, 422), **JUDGED)
async def hand_back(call: Call) -> Done:
    """The record of a match that was taken along: only one that goes on with it is taken, every entry judged again."""
    table, player, services = await table_of(call), call.somebody(), call.services
    check_owner(table.row, player)
    if table.row.along != "away":
        await table.catch_up()  # it may have been taken along at another process just now
    along.check_away(table.row)
    await call.bring(len(call.body), is_new=False)
    known, ours = table.seq, await record_of(table)
    most = judge_worker.most_of(services.settings.bounds)
    judged = await services.judges.judge(judge_worker.Continuation(call.body, ours, most), call.askers)
    read = msgspec.msgpack.decode(judged, type=Replayed)
    done = Done(seq=len(read.entries))
    job = along.handed_back(table.id, read, known, player, services.settings.bounds)
    await table.replace(call.keeping(job, lambda _: done))
    with suppress(StoreFailed, Unavailable):
        await services.registry.table(table.id)  # its bots begin
    return done
