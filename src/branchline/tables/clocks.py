"""Clocks: a time for each turn, or a bank with increment. How they stand follows from the entries and their times."""

from typing import NamedTuple

from branchline.core.values import Seat
from branchline.tables.messages import BankClock, Clock, ClockInfo, TurnClock

GRACE = 10.0
"""Seconds that somebody who comes back has where none were left."""
_NOTHING = 0.001
"""Less than this is the rounding of two times, and not time left."""


class ClockState(NamedTuple):
    """Seconds left of each seat as of `since`; they run down for `running`. `allowed` are the seconds that each seat
    may still pause by itself; they run down for `pausing`."""

    left: tuple[float, ...]
    running: frozenset[Seat]
    since: float
    allowed: tuple[float, ...]
    pausing: Seat | None = None


def wound(clock: Clock, seats: int, running: frozenset[Seat], at: float) -> ClockState:
    return ClockState((float(clock.seconds),) * seats, running, at, (float(clock.pauses),) * seats)


def _left_after(clock: Clock, left: float) -> float:
    """What a seat has when its turn is over."""
    return float(clock.seconds) if isinstance(clock, TurnClock) else left + clock.increment


def _left_on_return(clock: Clock, left: float) -> float:
    """Who had time left has that much: going and coming back wins none."""
    if left > _NOTHING:
        return left
    return max(float(clock.increment), GRACE) if isinstance(clock, BankClock) else min(float(clock.seconds), GRACE)


def advanced(
    clock: Clock,
    state: ClockState,
    at: float,
    spent: float,
    running: frozenset[Seat],
    *,
    anew: Seat | None = None,
    handed: Seat | None = None,
    returned: Seat | None = None,
    stops: bool = False,
    pausing: Seat | None = None,
) -> ClockState:
    """How the clocks stand after an entry at this time, so many seconds after the one before. `anew` begins another
    turn (it crossed a barrier and goes on, or a bot played for it); `handed` went to a bot, which ends no turn;
    `returned` is its person's again; `stops`: a pause, in which no clock runs and which ends no turn; `pausing`
    is in one from its own allowance."""
    left = list(state.left)
    for seat in state.running:
        left[seat] = max(0.0, left[seat] - spent)
        if seat not in running and seat != handed and not stops:
            left[seat] = _left_after(clock, left[seat])
    if anew is not None and isinstance(clock, TurnClock):
        left[anew] = float(clock.seconds)
    if returned is not None:
        left[returned] = _left_on_return(clock, left[returned])
    return ClockState(tuple(left), running, at, _allowed_after(state, spent), pausing)


def _allowed_after(state: ClockState, spent: float) -> tuple[float, ...]:
    allowed = list(state.allowed)
    if state.pausing is not None:
        allowed[state.pausing] = max(0.0, allowed[state.pausing] - spent)
    return tuple(allowed)


def deadline(state: ClockState) -> float | None:
    """When the first clock runs out, by the wall clock."""
    return min((state.since + state.left[seat] for seat in state.running), default=None)


def out_of_time(state: ClockState, spent: float) -> list[Seat]:
    """So many seconds after the last entry."""
    return [seat for seat in sorted(state.running) if state.left[seat] <= spent]


def clock_info(state: ClockState) -> ClockInfo:
    return ClockInfo(
        at=state.since,
        left=[round(left, 3) for left in state.left],
        running=sorted(state.running),
        pauses=[round(seconds, 3) for seconds in state.allowed],
    )
