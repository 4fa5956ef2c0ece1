"""What needs the consent of others: it is asked for at the table, and done with the last of them who agrees."""

import msgspec

from branchline.core.values import Seat
from branchline.server.bounds.once import Once, keep, keeping
from branchline.server.errors import Conflict
from branchline.server.hosting.table import Table
from branchline.server.store.connection import Connection
from branchline.server.store.tables import held_asked, held_seq, put_table
from branchline.server.store.waiting import put_asked
from branchline.tables.messages import WhatAsked
from branchline.tables.play_messages import Done
from branchline.tables.requests import Request, Wish, answered, carried_out, check_asked, wishing


async def do_or_ask(table: Table, wish: Wish, seat: Seat, player: str | None, once: Once | None) -> Done:
    happens, asks = wishing(wish)
    seq = await table.enter(happens, seat, player, once=once)
    if not asks:
        return Done(seq=seq)
    done = Done(seq=seq, waits_for=list(asks[0].concerned))
    await table.change(keeping(once, lambda c: _ask(c, table.id, asks[0], seq), lambda _: done))
    return done


def _ask(connection: Connection, table: str, asked: Request, seq: int) -> None:
    if held_seq(connection, table) != seq:
        raise Conflict("table-moved-on")
    _put_asked(connection, table, asked)


async def answer(table: Table, seat: Seat, what: WhatAsked, *, agree: bool, once: Once | None = None) -> Done:
    """The last consent makes it happen; one refusal, or who asked, ends the request."""
    check_asked(table.asked, seat, what)

    def job(connection: Connection) -> Request | None:
        """The answer is kept with what it brings about: the last consent with the undo, or the pause, itself."""
        noted = _note_answer(connection, table.id, seat, what, agree)
        if noted is None or _waits(noted):
            keep(once, connection, Done(seq=table.seq, waits_for=_waits(noted)))
        return noted

    agreed = await table.change(job)
    if agreed is None or _waits(agreed):
        return Done(seq=table.seq, waits_for=_waits(agreed))
    return Done(seq=await table.enter(lambda sitting: [carried_out(sitting.match, agreed)], once=once))


def _note_answer(connection: Connection, table: str, seat: Seat, what: WhatAsked, agree: bool) -> Request | None:
    stored, paused_by = held_asked(connection, table)
    asked = msgspec.json.decode(stored, type=Request) if stored is not None else None
    kept = answered(asked, seat, what, agree=agree, paused_by=paused_by)
    _put_asked(connection, table, kept)
    return kept


def _waits(asked: Request | None) -> list[Seat]:
    return asked.waits_for if asked is not None else []


def _put_asked(connection: Connection, table: str, asked: Request | None) -> None:
    put_table(connection, table, {"asked": msgspec.json.encode(asked).decode() if asked else None})
    put_asked(connection, table, _waits(asked))
