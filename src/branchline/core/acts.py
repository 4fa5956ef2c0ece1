"""Acts of the table: entries that are nobody's move in the game, and stand in the log like one."""

from typing import Final, Literal

import msgspec

from branchline.core.values import Outcome, Seat, snake_case

HOUSE: Final = -1
"""In place of a seat, where nobody at the table asked for it."""


class Resigned(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=snake_case, tag_field="type"):
    """A seat gave up: it ranks last, whoever plays it on."""

    seat: Seat


class HandedOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=snake_case, tag_field="type"):
    """Somebody else plays the seat from here on."""

    seat: Seat
    to: Literal["bot", "person"]
    why: Literal["resigned", "removed", "time", "left", "returned"]


KEEPS: Final = frozenset({"time", "left", "returned"})
"""Why a seat is handed over whose person keeps it: a bot plays until they are back."""


class Ended(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=snake_case, tag_field="type"):
    """The match was ended before the rules did; `seat` is who asked for it, or the house."""

    seat: Seat
    why: Literal["resigned", "stopped"]


def ranked_last(outcome: Outcome, resigned: tuple[Seat, ...]) -> Outcome:
    """The outcome with the seats that resigned behind all others: who held out longer is before who gave up sooner."""
    staying = [place for seat, place in enumerate(outcome.places) if seat not in resigned]
    places = list(outcome.places)
    for seat, place in enumerate(outcome.places):
        if seat not in resigned:
            places[seat] = 1 + sum(other < place for other in staying)
    for held_out, seat in enumerate(reversed(resigned)):
        places[seat] = len(staying) + held_out + 1
    return Outcome(outcome.scores, tuple(places), outcome.missed)
