"""What needs the consent of others: it is asked for at the table, and done with the last of them who agrees."""

from collections.abc import Callable
from typing import Final

import msgspec

from branchline.core.acts import pause, resume, take_back_by_consent
from branchline.core.errors import Refused
from branchline.core.match import Match
from branchline.core.values import Reason, Seat
from branchline.server.bounds.once import Once, keep, keeping
from branchline.server.errors import Conflict
from branchline.server.hosting.table import Table
from branchline.server.store.connection import Connection
from branchline.server.store.rows import Asked
from branchline.server.store.tables import held_asked, held_seq, put_table
from branchline.server.store.waiting import put_asked
from branchline.tables.messages import WhatAsked
from branchline.tables.play_messages import Done
from branchline.tables.sitting import Sitting

Wish = Callable[[Sitting], Match | Asked]
"""What somebody wants: it happens, or it is asked for. Raises Refused."""


async def do_or_ask(table: Table, wish: Wish, seat: Seat, player: str | None, once: Once | None) -> Done:
    wanted: list[Asked] = []

    def happens(sitting: Sitting) -> list[Match]:
        wanted.clear()
        found = wish(sitting)
        if isinstance(found, Match):
            return [found]
        wanted.append(found)
        return []

    seq = await table.enter(happens, seat, player, once=once)
    if not wanted:
        return Done(seq=seq)
    asks = Done(seq=seq, waits_for=list(wanted[0].concerned))
    await table.change(keeping(once, lambda c: _ask(c, table.id, wanted[0], seq), lambda _: asks))
    return asks


def _ask(connection: Connection, table: str, asked: Asked, seq: int) -> None:
    if held_seq(connection, table) != seq:
        raise Conflict("table-moved-on")
    _put_asked(connection, table, asked)


async def answer(table: Table, seat: Seat, what: WhatAsked, *, agree: bool, once: Once | None = None) -> Done:
    """The last consent makes it happen; one refusal, or who asked, ends the request."""
    asked = table.asked
    if asked is None or asked.what != what or (seat not in asked.concerned and seat != asked.seat):
        raise Conflict("nothing-asked")

    def job(connection: Connection) -> Asked | None:
        """The answer is kept with what it brings about: the last consent with the undo, or the pause, itself."""
        noted = _note_answer(connection, table.id, seat, what, agree)
        if noted is None or _waits(noted):
            keep(once, connection, Done(seq=table.seq, waits_for=_waits(noted)))
        return noted

    agreed = await table.change(job)
    if agreed is None or _waits(agreed):
        return Done(seq=table.seq, waits_for=_waits(agreed))
    return Done(seq=await table.enter(lambda sitting: [_AGREED[agreed.what](sitting.match, agreed)], once=once))


_AGREED: Final[dict[WhatAsked, Callable[[Match, Asked], Match]]] = {
    "undo": lambda match, asked: take_back_by_consent(match, asked.seat, asked.seqs, asked.agreed),
    "pause": lambda match, asked: pause(match, asked.seat, asked.agreed),
    "resume": lambda match, asked: resume(match, asked.seat),
}


def _waits(asked: Asked | None) -> list[Seat]:
    return [other for other in asked.concerned if other not in asked.agreed] if asked else []


def _note_answer(connection: Connection, table: str, seat: Seat, what: WhatAsked, agree: bool) -> Asked | None:
    stored, paused_by = held_asked(connection, table)
    asked = msgspec.json.decode(stored, type=Asked) if stored is not None else None
    if asked is None or asked.what != what:
        raise Conflict("nothing-asked")
    kept = None
    if agree and seat != asked.seat:
        if what == "undo" and paused_by is not None:  # the request stands until the pause is over
            raise Refused(Reason("match-paused", args={"seat": paused_by}))
        kept = msgspec.structs.replace(asked, agreed=tuple(sorted({*asked.agreed, seat})))
    _put_asked(connection, table, kept)
    return kept


def _put_asked(connection: Connection, table: str, asked: Asked | None) -> None:
    put_table(connection, table, {"asked": msgspec.json.encode(asked).decode() if asked else None})
    put_asked(connection, table, _waits(asked))
