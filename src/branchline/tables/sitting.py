"""Where a table's match stands: the match, the times of its entries, who plays which seat, and the clocks.

A value: each entry gives the next one. It follows from what is stored alone, so every process sees the same.
"""

from collections.abc import Callable

import msgspec

from branchline.core.acts import seats_changed
from branchline.core.entries import HandedOver, Paused, Played
from branchline.core.log import Log
from branchline.core.match import Match, last_change
from branchline.core.record import Times
from branchline.core.values import Seat
from branchline.tables.clocks import ClockState, advanced, wound
from branchline.tables.messages import Clock


class Sitting(msgspec.Struct, frozen=True):
    match: Match
    bots: frozenset[Seat]
    """The seats that are a bot's own."""
    clock: Clock | None
    clock_state: ClockState | None
    began_at: float
    ats: Log[float] = msgspec.field(default_factory=Log)
    """When each entry was, by the wall clock."""
    seconds: Log[float] = msgspec.field(default_factory=Log)
    """From the beginning to each entry, as measured."""
    changed: tuple[int, ...] = ()
    """For each seat the entry that last changed what it may do."""
    handed: frozenset[Seat] = frozenset()
    """The seats of people that a bot plays now."""
    here_since: float = 0.0
    """When the table came here with what had been played of it before: nothing is spent between that and this."""
    is_timed: bool = True
    """Whether it is known when its entries were."""

    @property
    def bot_seats(self) -> frozenset[Seat]:
        return self.bots | self.handed

    @property
    def last_at(self) -> float:
        return self.ats[-1] if self.ats else self.began_at

    @property
    def waits_since(self) -> float:
        """From when on somebody thinks about the next entry."""
        return max(self.last_at, self.here_since)

    @property
    def times(self) -> Times | None:
        """For a record: what is known, and nothing that stands in for it."""
        if not self.is_timed:
            return None
        return Times(round(self.began_at, 3), tuple(round(seconds, 3) for seconds in self.seconds))

    @property
    def played_seconds(self) -> float:
        """From the beginning to the last entry."""
        return self.seconds[-1] if self.seconds else 0.0

    @property
    def brought_seconds(self) -> float:
        """Of them, those that were over when the table came here: nobody was away from it in those."""
        brought = (after for at, after in zip(self.ats, self.seconds, strict=True) if at <= self.here_since)
        return max(brought, default=0.0)

    def waited_for(self) -> list[tuple[Seat, float | None]]:
        """The people whose move is waited for, and when their time is up by the wall clock. In a pause for nobody's."""
        clocks = self.clock_state
        people = self.match.to_act - self.bot_seats - frozenset(self.match.resigned)
        until = {seat: clocks.since + clocks.left[seat] for seat in people} if clocks is not None else {}
        return [(seat, until.get(seat)) for seat in sorted(people)] if self.match.pause is None else []

    def pause_left(self, longest: float) -> float | None:
        """Seconds from the last entry until the pause that is on is over by itself: until its seat's allowance is used
        up or, where it was agreed, it has lasted as long as one may. None where there is no end to it, and no pause."""
        if self.match.pause is None or self.clock_state is None:
            return None
        if self.clock_state.pausing is not None:
            return self.clock_state.allowed[self.clock_state.pausing]
        began = next(seq for seq in range(self.match.seq, 0, -1) if isinstance(self.match.entries[seq - 1], Paused))
        return max(0.0, longest - (self.played_seconds - self.seconds[began - 1]))

    def bots_to_act(self) -> list[Seat]:
        """In a pause bots wait like everybody."""
        return sorted(self.match.to_act & self.bot_seats) if self.match.pause is None else []


Happening = Callable[[Sitting], list[Match]]
"""What somebody wants to happen: the matches after each of its entries. Raises Refused."""


def opened(
    match: Match,
    bots: frozenset[Seat],
    clock: Clock | None,
    at: float,
    *,
    here_since: float = 0.0,
    is_timed: bool = True,
) -> Sitting:
    """A clock is wound when the table is here, however long ago that was played with which it begins."""
    since = max(at, here_since)
    state = wound(clock, match.seats, match.to_act - bots, since) if clock is not None else None
    changed = (0,) * match.seats
    return Sitting(match, bots, clock, state, at, changed=changed, here_since=here_since, is_timed=is_timed)


def resumed(match: Match, bots: frozenset[Seat], at: float, times: Times | None = None) -> Sitting:
    """A match without a clock that has gone so far, taken up now. Where nobody knows when its entries were, all of them
    are of now; a match that only begins is known whole."""
    known = (no_later_than(times, at) if times is not None else Times(at, ())).until(match.seq)
    is_timed = times is not None or not any(isinstance(entry, Played) for entry in match.entries)
    changed = tuple(last_change(match, seat) for seat in range(match.seats))
    return Sitting(
        match, bots, None, None, known.began, Log(known.began + seconds for seconds in known.seconds),
        Log(known.seconds), changed, handed_in(match), at, is_timed,
    )  # fmt: skip


def handed_in(match: Match) -> frozenset[Seat]:
    """The seats that a bot plays now because they were handed to one."""
    acts = {entry.seat: entry.to for entry in match.entries if isinstance(entry, HandedOver)}
    return frozenset(seat for seat, to in acts.items() if to == "bot")


def no_later_than(times: Times, at: float) -> Times:
    """Another machine's clock may be ahead of ours, or a file may say anything: nothing in it is yet to come."""
    return Times(min(times.began, round(at - times.last, 3)), times.seconds)


def entered(sitting: Sitting, after: Match, at: float, spent: float | None = None) -> Sitting:
    """One entry later. `spent` is what a process measured; where none did, the wall clock counts."""
    entry = after.entries[-1]
    if spent is None:
        spent = max(0.0, at - sitting.waits_since)
    handed = sitting.handed
    if isinstance(entry, HandedOver):
        handed = handed | {entry.seat} if entry.to == "bot" else handed - {entry.seat}
    return Sitting(
        after, sitting.bots, sitting.clock, _clock_after(sitting, after, handed, at, spent), sitting.began_at,
        sitting.ats.grown(at), sitting.seconds.grown(sitting.played_seconds + spent),
        seats_changed(sitting.match, after, sitting.changed), handed, sitting.here_since, sitting.is_timed,
    )  # fmt: skip


def _clock_after(sitting: Sitting, after: Match, handed: frozenset[Seat], at: float, spent: float) -> ClockState | None:
    if sitting.clock is None or sitting.clock_state is None:
        return None
    entry = after.entries[-1]
    running = after.to_act - sitting.bots - handed if after.pause is None else frozenset()
    if after.is_beginning:
        return wound(sitting.clock, after.seats, running, max(at, sitting.here_since))
    has_passed = after.last.seq == after.seq and entry.seat in after.last.barred
    is_bots = isinstance(entry, Played) and entry.seat in handed
    return advanced(
        sitting.clock,
        sitting.clock_state,
        at,
        spent,
        running,
        anew=entry.seat if is_bots or (has_passed and entry.seat in running) else None,
        handed=entry.seat if isinstance(entry, HandedOver) and entry.to == "bot" else None,
        returned=entry.seat if isinstance(entry, HandedOver) and entry.to == "person" else None,
        stops=isinstance(entry, Paused),
        pausing=after.pause.seat if after.pause is not None and after.pause.agreed is None else None,
    )
