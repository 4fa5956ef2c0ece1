"""Pauses, and what is asked of others: who may take one, how many, and how long a request stands."""

from branchline.core.acts import is_line_kept, pause
from branchline.core.entries import KEEPS, Entry, HandedOver, Paused, Played, Redone, Undone
from branchline.core.match import Match
from branchline.core.values import Seat
from branchline.tables.messages import WhatAsked
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


def is_still_asked(what: WhatAsked, match: Match, since: int) -> bool:
    """Whether what was asked before the entries after `since` still waits for the same people. What is played in
    between ends a request to take back, and no other; a pause, or its end, is an answer to those."""
    if what == "undo":
        return is_line_kept(match, since)
    return bool(match.to_act) and all(_leaves_the_people(entry) for entry in match.entries[since:])


def _leaves_the_people(entry: Entry) -> bool:
    return isinstance(entry, Played | Undone | Redone) or (isinstance(entry, HandedOver) and entry.why in KEEPS)
