"""Playing by plain HTTP: everything the live connection does, for programs."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from branchline.core.errors import Refused, Stale
from branchline.core.match import check_not_paused
from branchline.core.values import Seat
from branchline.server.bounds.costs import ASKER
from branchline.server.bounds.once import Once
from branchline.server.bounds.turns import Turns
from branchline.server.errors import Conflict, Denied, Malformed
from branchline.server.health.metrics import ENTRIES, REFUSALS, SUBMIT_SECONDS
from branchline.server.hosting import beside_play, consent, pauses
from branchline.server.hosting.listeners import Listener
from branchline.server.hosting.lobby import put_row
from branchline.server.hosting.showing import update_of, whole_update
from branchline.server.hosting.table import Table
from branchline.server.http.endpoint import Call, Endpoints
from branchline.server.people.allowance import check_lines
from branchline.server.people.player import Player
from branchline.server.routes.seating import own_seat, sit, table_of, viewpoint
from branchline.server.store import chat
from branchline.server.store.connection import Connection
from branchline.server.store.tables import hold_table
from branchline.server.store.writer import StoreFailed
from branchline.tables import planning
from branchline.tables.judging import judge
from branchline.tables.planning import PlanAnswer, PlanWish
from branchline.tables.play_messages import (
    Act,
    Ask,
    AskHint,
    AskMany,
    Done,
    Hint,
    Judged,
    JudgedMany,
    Lines,
    OneSeat,
    PauseWish,
    Say,
    UndoAnswer,
    UndoWish,
    Update,
    hint_of,
)
from branchline.tables.queries import LinesSince, Since
from branchline.tables.refusals import Overtaken

PLAY = Endpoints("play")
PLANNED_A_MESSAGE: Final = 10
"""So many actions of a plan cost as much as one message more: most take less than a tenth of a preview."""
HINT_SECONDS: Final = 0.6
"""Whoever asks for a hint waits for it: within a second, on a busy machine too."""
DEEPER_SECONDS: Final = 4.0
"""Meanwhile one reads the first."""


@PLAY.add("GET", "/api/tables/{table}/updates", Update, query=Since, refuses=(404, 409))
async def updates(call: Call) -> Update:
    """All that happened after an entry, and where the match stands; the same as the live connection sends."""
    wish: Since = call.query
    table = await table_of(call)
    seat = viewpoint(table, call.player, wish.seat)
    await table.reach(wish.since or 0)
    since = table.seq if wish.since is None else wish.since
    if wish.wait and since >= table.seq:
        with call.services.waits.among(call.player_id or call.address):
            await _wait_for_news(table, wish.wait)
        table = await table_of(call)  # it may have been loaded again since
        seat = viewpoint(table, await call.who_now(), wish.seat)
    return await whole_update(table, seat, since)


async def _wait_for_news(table: Table, seconds: float) -> None:
    """Listens like a live connection that is sent nothing, until an entry comes."""
    ear, began = Listener(None), table.seq
    table.listeners.add(ear, None, None)
    try:
        until = time.monotonic() + seconds
        while table.seq == began and (left := until - time.monotonic()) > 0:
            if await asyncio.wait_for(ear.outbox.get(), left) is None:
                return
    except TimeoutError:
        return
    finally:
        table.listeners.remove(ear)


@PLAY.add("POST", "/api/tables/{table}/actions", Done, body=Act, refuses=(404, 409, 422), spends="messages")
async def act(call: Call) -> Done:
    """Submit an action, chosen looking at the entry `seq`. A stale one is answered with where the match stands."""
    table, seat = await sit(call, call.body.seat)
    player = call.somebody().id
    return Done(
        seq=await submit(call.services.turns, table, seat, call.body.seq, call.body.action, player, call.once())
    )


async def submit(turns: Turns, table: Table, seat: Seat, seq: int, action: Any, player: str, once: Once | None) -> int:
    began = time.perf_counter()
    try:
        number = await table.submit(seat, seq, action, player, once)
    except Refused as refused:
        REFUSALS.add()
        if isinstance(refused, Stale):
            raise Overtaken(refused, await _where_it_stands(table, seat, seq)) from None
        raise
    turns.saw_move(ASKER.get())
    ENTRIES.add()
    SUBMIT_SECONDS.observe(time.perf_counter() - began)
    return number


async def _where_it_stands(table: Table, seat: Seat, seq: int) -> Update:
    """Also where nobody has the time to write it aside: the move is late, and that is what has to be said."""
    try:
        return await whole_update(table, seat, seq)
    except StoreFailed:
        return update_of(table, seat, seq)


@PLAY.add(
    "POST", "/api/tables/{table}/preview", Judged, body=Ask, refuses=(404, 409), spends="messages", is_write=False
)
async def preview(call: Call) -> Judged:
    """What an action of one's own seat would change, itemised, or why it is refused. Nothing changes."""
    table = await table_of(call)
    seat = own_seat(table, call.somebody().id, call.body.seat)
    return judge(table.stands().match, seat, call.body.action)


@PLAY.add(
    "POST",
    "/api/tables/{table}/previews",
    JudgedMany,
    body=AskMany,
    refuses=(404, 409),
    spends="messages",
    is_write=False,
)
async def previews(call: Call) -> JudgedMany:
    """The same for several actions at once."""
    table = await table_of(call)
    seat = own_seat(table, call.somebody().id, call.body.seat)
    call.services.limits.spend("messages", call.somebody().id, len(call.body.actions) - 1)
    judged = []
    for action in call.body.actions:
        judged.append(judge(table.stands().match, seat, action))
        await asyncio.sleep(0)  # others have their turn in between
    return JudgedMany(judged=judged)


@PLAY.add(
    "POST", "/api/tables/{table}/plan", PlanAnswer, body=PlanWish, refuses=(404, 409), spends="messages", is_write=False
)
async def plan(call: Call) -> PlanAnswer:
    """Try actions on a private copy made from one's own view, at any time. Nothing changes, and nobody hears of it. A
    plan ends where something would be drawn."""
    table = await table_of(call)
    seat = own_seat(table, call.somebody().id, call.body.seat)
    most = call.services.settings.bounds.planned
    if len(call.body.actions) > most:
        raise Malformed("plan-too-long", most=most)
    call.services.limits.spend("messages", call.somebody().id, len(call.body.actions) // PLANNED_A_MESSAGE)
    return planning.answer(table.stands().match, seat, call.body)


@PLAY.add("POST", "/api/tables/{table}/undo", Done, body=UndoWish, refuses=(404, 409), spends="messages")
async def undo(call: Call) -> Done:
    """Take back to the barrier at once; beyond it, ask the seats concerned (`waits_for` names them)."""
    table, seat = await sit(call, call.body.seat)
    player = call.somebody().id
    return await beside_play.undo(
        table, seat, whole_turn=call.body.whole_turn, to=call.body.to, player=player, once=call.once()
    )


@PLAY.add("POST", "/api/tables/{table}/undo/answer", Done, body=UndoAnswer, refuses=(404, 409), spends="messages")
async def answer_undo(call: Call) -> Done:
    """Agree to what is asked (`what`), or refuse it; who asked takes the request back."""
    table, seat = await sit(call, call.body.seat)
    return await consent.answer(table, seat, call.body.what, agree=call.body.agree, once=call.once())


@PLAY.add("POST", "/api/tables/{table}/pause", Done, body=PauseWish, refuses=(404, 409), spends="messages")
async def pause(call: Call) -> Done:
    """Stop the clocks: from one's own allowance at once, or once the other people agree (`waits_for` names them)."""
    table, seat = await sit(call, call.body.seat)
    return await pauses.pause(table, seat, ask=call.body.ask, player=call.player_id, once=call.once())


@PLAY.add("POST", "/api/tables/{table}/resume", Done, body=OneSeat, refuses=(404, 409), spends="messages")
async def resume(call: Call) -> Done:
    """End the pause that is on: one's own at once; who paused is asked by others."""
    table, seat = await sit(call, call.body.seat)
    return await pauses.resume(table, seat, call.player_id, call.once())


@PLAY.add("POST", "/api/tables/{table}/redo", Done, body=OneSeat, refuses=(404, 409), spends="messages")
async def redo(call: Call) -> Done:
    """Do again what one took back last, until one does something else."""
    table, seat = await sit(call, call.body.seat)
    return await beside_play.do_again(table, seat, call.player_id, call.once())


@PLAY.add("POST", "/api/tables/{table}/resign", Done, body=OneSeat, refuses=(404, 409), spends="messages")
async def resign(call: Call) -> Done:
    """Give up: the seat ranks last and a bot plays it on; with one person left the match ends."""
    table, seat = await sit(call, call.body.seat)
    return await beside_play.give_up(table, seat, call.player_id, call.once())


@PLAY.add("POST", "/api/tables/{table}/hint", Hint, body=AskHint, refuses=(404, 409))
async def hint(call: Call) -> Hint:
    """The best few actions here, what each is expected to gain and why, on one's own view. The match then counts
    for nothing, and says so. A table may forbid hints."""
    table, seat = await sit(call, call.body.seat)
    call.services.limits.spend("hints", call.somebody().id)
    sitting = table.sitting
    if sitting is None or seat not in sitting.match.to_act or seat in sitting.match.resigned:
        raise Conflict("not-your-turn", seat=seat)
    check_not_paused(sitting.match)
    if not table.row.has_hints:
        raise Conflict("hints-forbidden")
    seconds = DEEPER_SECONDS if call.body.deeper else HINT_SECONDS
    hinted = hint_of(await call.services.bots.hint(table, sitting, seat, seconds, call.somebody().id))
    await table.change(call.keeping(put_row(table.id, is_hinted=True), lambda _: hinted))
    return hinted


@PLAY.add("GET", "/api/tables/{table}/lines", Lines, query=LinesSince, refuses=(404,))
async def lines(call: Call) -> Lines:
    """The chat and the table's notes, without what people say whom one has muted."""
    table = await table_of(call)
    since, hearer = call.query.since, call.player_id
    return Lines(lines=(await call.services.store.read(chat.heard_after(table.id, since, [hearer]))).by(hearer))


@PLAY.add("POST", "/api/tables/{table}/lines", Lines, body=Say, status=201, refuses=(404, 409))
async def say(call: Call) -> Lines:
    """Say something at the table, as plain text."""
    table = await table_of(call)
    speaker = Speaker(call.somebody(), call.address)
    return await write_line(call.services, table, speaker, call.body.seat, call.body.text, call.keeping)


class Speaker(NamedTuple):
    player: Player
    address: str


async def write_line(
    services: Any, table: Table, speaker: Speaker, wished: Seat | None, text: str, kept: Callable[..., Any]
) -> Lines:
    """The line, as it is stored. `kept` makes of a job and its answer one that keeps the answer."""
    player_id = speaker.player.id
    seat = own_seat(table, player_id, wished)
    services.limits.spend("chats", player_id)  # first: who says too much takes nothing from others at their address
    services.limits.spend("address_chats", speaker.address)
    if table.row.is_muted:
        raise Denied("chat-muted")
    bounds = services.settings.bounds
    if len(text) > bounds.line_letters:
        raise Malformed("line-long", most=bounds.line_letters)
    add = chat.adding(table.id, player_id, seat, table.seats[seat].name, text, bounds.lines)

    def job(connection: Connection) -> Lines:
        hold_table(connection, table.id)  # before the address, like whoever takes a seat
        check_lines(connection, speaker.player, bounds)
        return Lines(lines=chat.heard_after(table.id, add(connection) - 1, ())(connection).by(player_id))

    said: Lines = await table.change(kept(job, lambda lines: lines))
    return said
