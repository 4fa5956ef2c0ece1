"""Taking back, giving up and coming back: which entries somebody means to take back, what becomes of a seat that
resigns, and who may return to one that a bot keeps."""

from typing import Final

from branchline.core.acts import end, entries_back_to, hand_over, resign
from branchline.core.entries import KEEPS, HandedOver
from branchline.core.errors import NothingToUndo
from branchline.core.match import Match, can_undo
from branchline.core.values import Reason, Seat
from branchline.tables.sitting import Sitting

MOST_RETURNS: Final = 100
"""So often a person comes back to a seat; then its bot plays on. Each coming and going is an entry for all to keep."""


def wanted_back(match: Match, seat: Seat, *, whole_turn: bool, to: int | None) -> tuple[int, ...]:
    """The entries somebody wants to take back: within the barrier, their own alone."""
    own = can_undo(match, seat)
    if to is not None:
        return tuple(sorted(seq for seq in own if seq >= to)) if to in own else entries_back_to(match, seat, to)
    if own:
        return tuple(sorted(own if whole_turn else own[:1]))
    if whole_turn:
        raise NothingToUndo(Reason("nothing-to-undo", args={"seat": seat}))
    return entries_back_to(match, seat)


def given_up(sitting: Sitting, seat: Seat) -> list[Match]:
    """A bot plays on for the seat; with one person left, or none, the match ends."""
    resigned = resign(sitting.match, seat)
    people = set(range(resigned.seats)) - sitting.bots - set(resigned.resigned) - _removed(resigned)
    if len(people) <= 1:
        return [resigned, end(resigned, seat, "resigned")]
    if seat in sitting.handed:
        return [resigned]
    return [resigned, hand_over(resigned, HandedOver(seat, "bot", "resigned"))]


def _removed(match: Match) -> set[Seat]:
    return {entry.seat for entry in match.entries if isinstance(entry, HandedOver) and entry.why == "removed"}


def may_return(sitting: Sitting, seat: Seat) -> bool:
    """Whether a bot keeps the seat for somebody who may come back to it."""
    if seat not in sitting.handed or not sitting.match.to_act or seat in sitting.match.resigned:
        return False
    acts = [e for e in sitting.match.entries if isinstance(e, HandedOver) and e.seat == seat]
    return acts[-1].why in KEEPS and sum(act.to == "person" for act in acts) < MOST_RETURNS


def returned(sitting: Sitting, seat: Seat) -> list[Match]:
    """Its person is back at a seat that a bot kept; nothing happens where they may not be."""
    back = HandedOver(seat, "person", "returned")
    return [hand_over(sitting.match, back)] if may_return(sitting, seat) else []
