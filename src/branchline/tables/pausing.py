"""Pauses: who may take one, and how many."""

from branchline.core.acts import pause
from branchline.core.entries import Paused
from branchline.core.match import Match
from branchline.core.values import Seat
from branchline.tables.refusals import Conflict
from branchline.tables.sitting import Sitting


def check_may_pause(sitting: Sitting, seat: Seat, most: int) -> None:
    """Raises Conflict: where no clock runs there is nothing to stop, and nobody fills a match with pauses."""
    if sitting.clock_state is None:
        raise Conflict("pause-without-clock")
    if sum(isinstance(entry, Paused) and entry.seat == seat for entry in sitting.match.entries) >= most:
        raise Conflict("paused-enough", most=most)


def paused_alone(sitting: Sitting, seat: Seat) -> Match:
    """From the seat's own allowance."""
    paused = pause(sitting.match, seat)
    if sitting.clock_state is None or sitting.clock_state.allowed[seat] <= 0:
        raise Conflict("no-allowance-left" if sitting.clock is not None and sitting.clock.pauses else "no-allowance")
    return paused
