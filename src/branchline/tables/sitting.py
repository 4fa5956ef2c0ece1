"""Where a table's match stands: the match, the times of its entries, who plays which seat, and the clocks.

A value: each entry gives the next one. It follows from what is stored alone, so every process sees the same.
"""

import msgspec

from branchline.core.acts import seats_changed
from branchline.core.entries import HandedOver, Played
from branchline.core.log import Log
from branchline.core.match import Match, last_change
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

    @property
    def bot_seats(self) -> frozenset[Seat]:
        return self.bots | self.handed

    @property
    def last_at(self) -> float:
        return self.ats[-1] if self.ats else self.began_at

    @property
    def played_seconds(self) -> float:
        """From the beginning to the last entry."""
        return self.seconds[-1] if self.seconds else 0.0

    def bots_to_act(self) -> list[Seat]:
        return sorted(self.match.to_act & self.bot_seats)


def opened(match: Match, bots: frozenset[Seat], clock: Clock | None, at: float) -> Sitting:
    state = wound(clock, match.seats, match.to_act - bots, at) if clock is not None else None
    return Sitting(match, bots, clock, state, at, changed=(0,) * match.seats)


def resumed(match: Match, bots: frozenset[Seat], at: float) -> Sitting:
    """A match without a clock that has gone so far, of which nobody knows when its entries were: all of them now."""
    changed = tuple(last_change(match, seat) for seat in range(match.seats))
    acts = {entry.seat: entry.to for entry in match.entries if isinstance(entry, HandedOver)}
    return Sitting(
        match, bots, None, None, at, Log([at] * match.seq), Log([0.0] * match.seq), changed,
        frozenset(seat for seat, to in acts.items() if to == "bot"),
    )  # fmt: skip


def entered(sitting: Sitting, after: Match, at: float, spent: float | None = None) -> Sitting:
    """One entry later. `spent` is what a process measured; where none did, the wall clock counts."""
    entry = after.entries[-1]
    if spent is None:
        spent = max(0.0, at - sitting.last_at)
    handed = sitting.handed
    if isinstance(entry, HandedOver):
        handed = handed | {entry.seat} if entry.to == "bot" else handed - {entry.seat}
    return Sitting(
        after, sitting.bots, sitting.clock, _clock_after(sitting, after, handed, at, spent), sitting.began_at,
        sitting.ats.grown(at), sitting.seconds.grown(sitting.played_seconds + spent),
        seats_changed(sitting.match, after, sitting.changed), handed,
    )  # fmt: skip


def _clock_after(sitting: Sitting, after: Match, handed: frozenset[Seat], at: float, spent: float) -> ClockState | None:
    if sitting.clock is None or sitting.clock_state is None:
        return None
    entry, running = after.entries[-1], after.to_act - sitting.bots - handed
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
    )
