"""What needs the consent of others: whom one asks, what their answers make of it, and how long it stands."""

from collections.abc import Callable
from typing import Final

import msgspec

from branchline.core.acts import concerned, is_chain_kept, is_free, pause, resume, take_back_by_consent
from branchline.core.entries import KEEPS, Entry, HandedOver, Played, Redone, Undone
from branchline.core.errors import Refused
from branchline.core.match import Match, check_not_paused, take_back
from branchline.core.values import Reason, Seat
from branchline.tables.giving_back import may_return, wanted_back
from branchline.tables.messages import WhatAsked
from branchline.tables.refusals import Conflict
from branchline.tables.sitting import Happening, Sitting


class Request(msgspec.Struct, frozen=True):
    """What is being asked for, by this seat and of those concerned; `seqs` are those of an undo."""

    seat: int
    seqs: tuple[int, ...]
    concerned: tuple[int, ...]
    agreed: tuple[int, ...] = ()
    what: WhatAsked = "undo"

    @property
    def waits_for(self) -> list[Seat]:
        return [seat for seat in self.concerned if seat not in self.agreed]


Wish = Callable[[Sitting], Match | Request]
"""What somebody wants: it happens, or it is asked for. Raises Refused."""


def wishing(wish: Wish) -> tuple[Happening, list[Request]]:
    """What happens at once by a wish. Where it must be asked for instead, nothing does, and the list holds the request:
    that of the last time it was judged."""
    asks: list[Request] = []

    def happens(sitting: Sitting) -> list[Match]:
        found = wish(sitting)
        asks[:] = [] if isinstance(found, Match) else [found]
        return [found] if isinstance(found, Match) else []

    return happens, asks


def undo_wished(sitting: Sitting, seat: Seat, *, whole_turn: bool, to: int | None) -> Match | Request:
    """Within the barrier at once; beyond it once the seats concerned have agreed. Bots always do; a person whose seat a
    bot keeps is asked like any other, or one could look at the next card behind their back."""
    match = sitting.match
    seqs = wanted_back(match, seat, whole_turn=whole_turn, to=to)
    if is_free(match, seat, seqs):
        return take_back(match, seat, tuple(sorted(seqs, reverse=True)))
    check_not_paused(match)
    kept = {each for each in sitting.handed if may_return(sitting, each)}
    others = concerned(match, seat, seqs) - (sitting.bot_seats - kept)
    return Request(seat, seqs, tuple(sorted(others))) if others else take_back_by_consent(match, seat, seqs, ())


def check_asked(request: Request | None, seat: Seat, what: WhatAsked) -> Request:
    """The request, where this is what is asked and the seat has a say in it. Raises Conflict."""
    if request is None or request.what != what or (seat not in request.concerned and seat != request.seat):
        raise Conflict("nothing-asked")
    return request


def answered(
    request: Request | None, seat: Seat, what: WhatAsked, *, agree: bool, paused_by: Seat | None = None
) -> Request | None:
    """What the answer makes of it: with the last consent it waits for nobody; one refusal, or who asked, ends it."""
    asked = check_asked(request, seat, what)
    if not agree or seat == asked.seat:
        return None
    if what == "undo" and paused_by is not None:  # the request stands until the pause is over
        raise Refused(Reason("match-paused", args={"seat": paused_by}))
    return msgspec.structs.replace(asked, agreed=tuple(sorted({*asked.agreed, seat})))


_AGREED: Final[dict[WhatAsked, Callable[[Match, Request], Match]]] = {
    "undo": lambda match, asked: take_back_by_consent(match, asked.seat, asked.seqs, asked.agreed),
    "pause": lambda match, asked: pause(match, asked.seat, asked.agreed),
    "resume": lambda match, asked: resume(match, asked.seat),
}


def carried_out(match: Match, request: Request) -> Match:
    """Everybody has agreed."""
    return _AGREED[request.what](match, request)


def still_asked(request: Request | None, match: Match, since: int) -> Request | None:
    """The request, where after the entries that follow `since` it still waits for the same people. What is played in
    between ends a request to take back, and no other; a pause, or its end, is an answer to those."""
    if request is None:
        return None
    if request.what == "undo":
        return request if is_chain_kept(match, since) else None
    stands = bool(match.to_act) and all(_leaves_the_people(entry) for entry in match.entries[since:])
    return request if stands else None


def _leaves_the_people(entry: Entry) -> bool:
    return isinstance(entry, Played | Undone | Redone) or (isinstance(entry, HandedOver) and entry.why in KEEPS)
