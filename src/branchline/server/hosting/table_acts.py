"""What happens at a table beside playing: undo and redo, resigning, handing over, time-out, ending."""

from branchline.core.acts import (
    concerned,
    end,
    hand_over,
    is_free,
    resume,
    take_back_by_consent,
)
from branchline.core.entries import HOST, HandedOver
from branchline.core.match import Match, check_not_paused, redo, take_back
from branchline.core.values import Seat
from branchline.server.bounds.once import Once
from branchline.server.hosting.consent import do_or_ask
from branchline.server.hosting.new_entries import Job
from branchline.server.hosting.table import Table
from branchline.server.store.rows import Asked
from branchline.tables.clocks import out_of_time
from branchline.tables.giving_back import given_up, may_return, wanted_back
from branchline.tables.play_messages import Done
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
    """Within the barrier at once; beyond it once the seats concerned have agreed. Bots always do; a person whose seat a
    bot keeps is asked like any other, or one could look at the next card behind their back."""

    def wish(sitting: Sitting) -> Match | Asked:
        match = sitting.match
        seqs = wanted_back(match, seat, whole_turn=whole_turn, to=to)
        if is_free(match, seat, seqs):
            return take_back(match, seat, tuple(sorted(seqs, reverse=True)))
        check_not_paused(match)
        others = concerned(match, seat, seqs) - (sitting.bot_seats - _kept(sitting))
        return Asked(seat, seqs, tuple(sorted(others))) if others else take_back_by_consent(match, seat, seqs, ())

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

    def happens(sitting: Sitting) -> list[Match]:
        may = may_return(sitting, seat)
        return [hand_over(sitting.match, HandedOver(seat, "person", "returned"))] if may else []

    await table.enter(happens, seat, player)


def _kept(sitting: Sitting) -> frozenset[Seat]:
    """The seats that bots keep for people who may come back."""
    return frozenset(seat for seat in sitting.handed if may_return(sitting, seat))


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
