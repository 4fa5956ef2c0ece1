"""Playing: actions, previews, taking back, giving up, hints. What comes live and plain questions both come here."""

from typing import Any

from branchline.core.errors import Stale
from branchline.core.match import Match
from branchline.core.match import redo as done_again
from branchline.core.values import Seat
from branchline.pocket.asking import Asking, Call, own_seat, viewpoint
from branchline.pocket.host import Host
from branchline.pocket.once import Once
from branchline.pocket.table import Table, update_of
from branchline.tables import planning
from branchline.tables.giving_back import given_up
from branchline.tables.judging import judge
from branchline.tables.messages import WhatAsked
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
    UndoAnswer,
    UndoWish,
    Update,
    hint_of,
)
from branchline.tables.queries import LinesSince, Since
from branchline.tables.reading import read_action
from branchline.tables.refusals import Conflict, Overtaken
from branchline.tables.requests import answered, carried_out, undo_wished, wishing
from branchline.tables.sitting import Sitting

PLAYING = Asking()


async def act(host: Host, table: Table, seat: Seat, seq: int, action: Any, once: Once) -> Done:
    chosen = read_action(table.game, action)
    await host.come_back(table, seat)
    try:
        return Done(seq=await host.submit(table, seat, seq, chosen, once))
    except Stale as stale:
        raise Overtaken(stale, update_of(table, seat, min(seq, table.row.seq))) from None


async def undo(host: Host, table: Table, seat: Seat, once: Once, *, whole_turn: bool, to: int | None) -> Done:
    """At once, or asked for."""
    happens, asks = wishing(lambda sitting: undo_wished(sitting, seat, whole_turn=whole_turn, to=to))
    seq = await host.enter(table, happens, seat, once=once)
    if not asks:
        return Done(seq=seq)
    done = Done(seq=seq, waits_for=list(asks[0].concerned))
    await host.ask(table, asks[0], seq, once.saying(done))
    return done


async def answer_undo(host: Host, table: Table, seat: Seat, what: WhatAsked, once: Once, *, agree: bool) -> Done:
    """The last consent makes the undo happen; one refusal, or who asked, ends the request."""
    asked = table.row.asked
    agreed = answered(asked, seat, what, agree=agree)
    if agreed is None or agreed.waits_for:
        done = Done(seq=table.row.seq, waits_for=agreed.waits_for if agreed is not None else [])
        await host.ask(table, agreed, done.seq, once.saying(done), asked)
        return done

    def happens(sitting: Sitting) -> list[Match]:
        if table.row.asked != asked:
            raise Conflict("nothing-asked")
        return [carried_out(sitting.match, agreed)]

    return Done(seq=await host.enter(table, happens, once=once))


async def redo(host: Host, table: Table, seat: Seat, once: Once) -> Done:
    return Done(seq=await host.enter(table, lambda sitting: [done_again(sitting.match, seat)], seat, once=once))


async def resign(host: Host, table: Table, seat: Seat, once: Once) -> Done:
    return Done(seq=await host.enter(table, lambda sitting: given_up(sitting, seat), seat, once=once))


# Asked plainly -------------------------------------------------------------------------------------------------------


@PLAYING.add("GET", "/api/tables/{table}/updates", query=Since)
async def updates(call: Call) -> Update:
    table = await call.table()
    since = table.row.seq if call.query.since is None else call.query.since
    return update_of(table, viewpoint(table, call.query.seat), since)


@PLAYING.add("POST", "/api/tables/{table}/actions", body=Act)
async def post_action(call: Call) -> Done:
    table, seat = await call.sit(call.body.seat)
    return await act(call.host, table, seat, call.body.seq, call.body.action, call.once)


@PLAYING.add("POST", "/api/tables/{table}/preview", body=Ask)
async def preview(call: Call) -> Judged:
    table = await call.table()
    seat = own_seat(table, call.body.seat)
    return judge(table.stands().match, seat, call.body.action)


@PLAYING.add("POST", "/api/tables/{table}/previews", body=AskMany)
async def previews(call: Call) -> JudgedMany:
    table = await call.table()
    seat = own_seat(table, call.body.seat)
    match = table.stands().match
    return JudgedMany(judged=[judge(match, seat, action) for action in call.body.actions])


@PLAYING.add("POST", "/api/tables/{table}/plan", body=PlanWish)
async def plan(call: Call) -> PlanAnswer:
    table = await call.table()
    return planning.answer(table.stands().match, own_seat(table, call.body.seat), call.body)


@PLAYING.add("POST", "/api/tables/{table}/undo", body=UndoWish)
async def post_undo(call: Call) -> Done:
    table, seat = await call.sit(call.body.seat)
    wish: UndoWish = call.body
    return await undo(call.host, table, seat, call.once, whole_turn=wish.whole_turn, to=wish.to)


@PLAYING.add("POST", "/api/tables/{table}/undo/answer", body=UndoAnswer)
async def post_answer(call: Call) -> Done:
    table, seat = await call.sit(call.body.seat)
    return await answer_undo(call.host, table, seat, call.body.what, call.once, agree=call.body.agree)


@PLAYING.add("POST", "/api/tables/{table}/redo", body=OneSeat)
async def post_redo(call: Call) -> Done:
    return await redo(call.host, *await call.sit(call.body.seat), call.once)


@PLAYING.add("POST", "/api/tables/{table}/resign", body=OneSeat)
async def post_resign(call: Call) -> Done:
    return await resign(call.host, *await call.sit(call.body.seat), call.once)


@PLAYING.add("POST", "/api/tables/{table}/hint", body=AskHint)
async def hint(call: Call) -> Hint:
    """The best few actions here by the plain bots, on one's own view. The match then counts for nothing."""
    table, seat = await call.sit(call.body.seat)
    sitting = table.sitting
    if sitting is None or seat not in sitting.match.to_act or seat in sitting.match.resigned:
        raise Conflict("not-your-turn", seat=seat)
    if not table.row.has_hints:
        raise Conflict("hints-forbidden")
    hinted = hint_of(await call.host.hint(table, sitting, seat))
    await call.host.change(table, call.once.saying(hinted), is_hinted=True)
    return hinted


@PLAYING.add("GET", "/api/tables/{table}/lines", query=LinesSince)
async def lines(call: Call) -> Lines:
    """Nobody talks here."""
    await call.table()
    return Lines(lines=[])
