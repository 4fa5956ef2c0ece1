"""What happens at a table beside playing: undo and redo, resigning, handing over, time-out, ending."""

from branchline.core.acts import end, hand_over, resume
from branchline.core.entries import HOST, HandedOver
from branchline.core.match import Match, redo
from branchline.core.values import Seat
from branchline.server.bounds.once import Once
from branchline.server.hosting.consent import do_or_ask
from branchline.server.hosting.new_entries import Job
from branchline.server.hosting.table import Table
from branchline.tables.clocks import out_of_time
from branchline.tables.giving_back import given_up, may_return, returned
from branchline.tables.play_messages import Done
from branchline.tables.requests import Request, undo_wished
from branchline.tables.sitting import Sitting
from branchline.tables.wire import Nothing

# Undo ----------------------------------------------------------------------------------------------------------------


async def undo(
    table: Table,
    seat: Seat,
    *,
    whole_turn: bool = False,
    to: int | None = None,
    player: str | None = None,
    once: Once | None = None,
) -> Done:
    """At once, or asked for."""

    def wish(sitting: Sitting) -> Match | Request:
        return undo_wished(sitting, seat, whole_turn=whole_turn, to=to)

    return await do_or_ask(table, wish, seat, player, once)


async def do_again(table: Table, seat: Seat, player: str | None = None, once: Once | None = None) -> Done:
    return Done(seq=await table.enter(lambda sitting: [redo(sitting.match, seat)], seat, player, once=once))


# Who plays a seat ----------------------------------------------------------------------------------------------------


async def give_up(table: Table, seat: Seat, player: str | None = None, once: Once | None = None) -> Done:
    """A bot plays on for the seat; with one person left, or none, the match ends."""
    return Done(seq=await table.enter(lambda sitting: given_up(sitting, seat), seat, player, once=once))


async def keep_seats(table: Table, player: str, once: Once | None = None) -> bool:
    """A bot keeps the seats of somebody who left, until they are back, if there is anybody else to play with. Whether
    there was anything to keep."""
    kept: list[Seat] = []

    def happens(sitting: Sitting) -> list[Match]:
        kept[:] = _to_keep(table, sitting, player)
        matches: list[Match] = []
        for seat in kept:
            matches.append(hand_over(matches[-1] if matches else sitting.match, HandedOver(seat, "bot", "left")))
        return matches

    await table.enter(happens, once=once, answer=_nothing)
    return bool(kept)


def _to_keep(table: Table, sitting: Sitting, player: str) -> list[Seat]:
    people = [chair for chair in table.seats if chair.kind == "person"]
    if not {chair.seat for chair in people if not chair.is_of(player)} - sitting.handed:
        return []
    gone = sitting.handed | set(sitting.match.resigned)
    return [chair.seat for chair in people if chair.is_of(player) and chair.seat not in gone]


def _nothing(_seq: int) -> Nothing:
    return Nothing()


async def remove(table: Table, seat: Seat, also: Job | None = None, once: Once | None = None) -> Done:
    """A bot plays the seat from here on. `also` makes the seat its own with the same stroke."""

    def happens(sitting: Sitting) -> list[Match]:
        return [hand_over(sitting.match, HandedOver(seat, "bot", "removed"))]

    return Done(seq=await table.enter(happens, also=also, once=once, answer=_nothing))


async def come_back(table: Table, seat: Seat, player: str) -> None:
    """A person returns to a seat that a bot kept warm."""
    if table.sitting is None or not may_return(table.sitting, seat):
        return
    await table.enter(lambda sitting: returned(sitting, seat), seat, player)


async def time_out(table: Table) -> None:
    """Bots take over the seats whose time is up; a pause whose time is up is over."""

    def happens(sitting: Sitting) -> list[Match]:
        state, match = sitting.clock_state, sitting.match
        if is_pause_over(table, sitting):
            return [resume(match, HOST)]
        matches: list[Match] = []
        for seat in out_of_time(state, table.seconds_since) if state is not None else []:
            match = hand_over(match, HandedOver(seat, "bot", "time"))
            matches.append(match)
        return matches

    await table.enter(happens)


def is_pause_over(table: Table, sitting: Sitting) -> bool:
    left = sitting.pause_left(table.bounds.pause_seconds)
    return left is not None and left <= table.seconds_since


async def stop(table: Table, seat: Seat = -1, once: Once | None = None) -> Done:
    def happens(sitting: Sitting) -> list[Match]:
        return [end(sitting.match, seat, "stopped")]

    return Done(seq=await table.enter(happens, once=once, answer=_nothing))
