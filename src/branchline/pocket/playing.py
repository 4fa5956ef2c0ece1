"""Playing: actions, previews, taking back, giving up, hints. The live line and the plain questions both come here."""

from typing import Any

import msgspec

from branchline.core.acts import concerned, is_free, take_back_by_consent
from branchline.core.codec import convert
from branchline.core.consider import consider
from branchline.core.errors import Stale
from branchline.core.match import Match, take_back
from branchline.core.match import redo as done_again
from branchline.core.values import Seat
from branchline.pocket.asking import Asking, Call, own_seat, viewpoint
from branchline.pocket.host import Host
from branchline.pocket.kept import Request
from branchline.pocket.once import Once
from branchline.pocket.table import Table, update_of
from branchline.tables import planning
from branchline.tables.giving_back import given_up, may_return, wanted_back
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
from branchline.tables.refusals import Conflict, Malformed, Overtaken
from branchline.tables.sitting import Sitting

PLAYING = Asking()


def _action(table: Table, action: Any) -> Any:
    try:
        return convert(action, table.game.action_type)
    except msgspec.ValidationError as error:
        raise Malformed("bad-action", detail=str(error)[:200]) from None


async def act(host: Host, table: Table, seat: Seat, seq: int, action: Any, once: Once) -> Done:
    chosen = _action(table, action)
    await host.come_back(table, seat)
    try:
        return Done(seq=await host.submit(table, seat, seq, chosen, once))
    except Stale as stale:
        raise Overtaken(stale, update_of(table, seat, min(seq, table.row.seq))) from None


def judge(table: Table, seat: Seat, action: Any) -> Judged:
    """On the seat's view alone: a preview knows no more than its seat."""
    match = table.stands().match
    considered = consider(match, seat, _action(table, action))
    return Judged(legal=considered.is_legal, preview=considered.preview, reason=considered.reason)


async def undo(host: Host, table: Table, seat: Seat, once: Once, *, whole_turn: bool, to: int | None) -> Done:
    """Within the barrier at once; beyond it once the seats concerned have agreed. Bots always do."""
    wanted: list[Request] = []

    def happens(sitting: Sitting) -> list[Match]:
        wanted.clear()
        match = sitting.match
        seqs = wanted_back(match, seat, whole_turn=whole_turn, to=to)
        if is_free(match, seat, seqs):
            return [take_back(match, seat, tuple(sorted(seqs, reverse=True)))]
        kept = {each for each in sitting.handed if may_return(sitting, each)}
        others = concerned(match, seat, seqs) - (sitting.bot_seats - kept)
        if not others:
            return [take_back_by_consent(match, seat, seqs, ())]
        wanted.append(Request(seat, seqs, tuple(sorted(others))))
        return []

    seq = await host.enter(table, happens, seat, once=once)
    if not wanted:
        return Done(seq=seq)
    done = Done(seq=seq, waits_for=list(wanted[0].concerned))
    await host.ask(table, wanted[0], seq, once.saying(done))
    return done


async def answer_undo(host: Host, table: Table, seat: Seat, what: WhatAsked, once: Once, *, agree: bool) -> Done:
    """The last consent makes the undo happen; one refusal, or who asked, ends the request."""
    asked = table.row.asked
    if asked is None or what != "undo" or (seat not in asked.concerned and seat != asked.seat):
        raise Conflict("nothing-asked")
    agreed = None
    if agree and seat != asked.seat:
        agreed = msgspec.structs.replace(asked, agreed=tuple(sorted({*asked.agreed, seat})))
    if agreed is None or agreed.waits_for:
        done = Done(seq=table.row.seq, waits_for=agreed.waits_for if agreed is not None else [])
        await host.ask(table, agreed, done.seq, once.saying(done), asked)
        return done
    by, seqs, who = agreed.seat, agreed.seqs, agreed.agreed

    def happens(sitting: Sitting) -> list[Match]:
        if table.row.asked != asked:
            raise Conflict("nothing-asked")
        return [take_back_by_consent(sitting.match, by, seqs, who)]

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
    return judge(table, own_seat(table, call.body.seat), call.body.action)


@PLAYING.add("POST", "/api/tables/{table}/previews", body=AskMany)
async def previews(call: Call) -> JudgedMany:
    table = await call.table()
    seat = own_seat(table, call.body.seat)
    return JudgedMany(judged=[judge(table, seat, action) for action in call.body.actions])


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
    """The best few actions here by the plain bots, on one's own view. The match then counts for no record."""
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
