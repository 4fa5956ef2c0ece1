"""Pauses at a table: taken from a seat's allowance, agreed by the others, and over."""

from branchline.core import acts
from branchline.core.errors import Refused
from branchline.core.match import Match, check_not_paused
from branchline.core.values import Reason, Seat
from branchline.server.bounds.once import Once
from branchline.server.hosting.consent import do_or_ask
from branchline.server.hosting.table import Table
from branchline.tables.pausing import check_may_pause, paused_alone
from branchline.tables.play_messages import Done
from branchline.tables.requests import Request
from branchline.tables.sitting import Sitting


async def pause(
    table: Table, seat: Seat, *, ask: bool = False, player: str | None = None, once: Once | None = None
) -> Done:
    """From the seat's allowance at once; with `ask`, once the other people have agreed. Bots, and who is away while a
    bot plays for them, lose nothing by it and are not asked."""

    def wish(sitting: Sitting) -> Match | Request:
        check_not_paused(sitting.match)
        check_may_pause(sitting, seat, table.bounds.pauses)
        if not ask:
            return paused_alone(sitting, seat)
        others = _others(table, sitting, seat)
        return Request(seat, (), others, what="pause") if others else acts.pause(sitting.match, seat, ())

    return await do_or_ask(table, wish, seat, player, once)


async def resume(table: Table, seat: Seat, player: str | None = None, once: Once | None = None) -> Done:
    """At once for who paused, or where nobody has that seat any more; others ask them."""

    def wish(sitting: Sitting) -> Match | Request:
        if sitting.match.pause is None:
            raise Refused(Reason("not-paused"))
        paused_by = sitting.match.pause.seat
        if _is_there(table, sitting, paused_by) and table.seats[paused_by].player != table.seats[seat].player:
            return Request(seat, (), (paused_by,), what="resume")
        return acts.resume(sitting.match, seat)

    return await do_or_ask(table, wish, seat, player, once)


def _is_there(table: Table, sitting: Sitting, seat: Seat) -> bool:
    """Whether the seat's person plays it."""
    is_persons = table.seats[seat].kind == "person" and table.seats[seat].player is not None
    return is_persons and seat not in sitting.bot_seats and seat not in sitting.match.resigned


def _others(table: Table, sitting: Sitting, seat: Seat) -> tuple[Seat, ...]:
    """One seat of every other person who plays here."""
    seats: dict[str | None, Seat] = {}
    for chair in table.seats:
        if _is_there(table, sitting, chair.seat):
            seats.setdefault(chair.player, chair.seat)
    seats.pop(table.seats[seat].player, None)
    return tuple(sorted(seats.values()))
