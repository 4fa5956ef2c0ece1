"""Taking a match along: what may be taken, and what goes on with it when it comes back."""

from collections.abc import Mapping
from itertools import zip_longest
from types import MappingProxyType
from typing import Annotated, Final

from msgspec import Meta

from branchline.core.acts import pause, taken_up
from branchline.core.codec import encode
from branchline.core.errors import BadRecord
from branchline.core.match import Match
from branchline.core.record import Record
from branchline.core.values import Seat
from branchline.tables.refusals import Malformed
from branchline.tables.sitting import Sitting

_SET_UP: Final = ("game", "content_hash", "seats", "options", "seed", "begins")
Bots = Annotated[str, Meta(pattern=r"^[0-9]:[a-z_-]{1,20}(,[0-9]:[a-z_-]{1,20}){0,9}$")]
"""Which seats are bots', and of which level: `1:porter,2:clerk`."""


def put_away(sitting: Sitting, people: list[Seat]) -> list[Match]:
    """A match that is taken along waits in a pause, which everybody who has a seat agrees to: it is the same person."""
    running = taken_up(sitting.match)
    paused = pause(running, people[0], tuple(people[1:]))
    return [paused] if running is sitting.match else [running, paused]


def check_continues(brought: Record, known: Record) -> None:
    """Whether a record is of the same match, and begins with all its entries, byte for byte. Raises BadRecord."""
    for part in _SET_UP:
        if getattr(brought, part) != getattr(known, part):
            raise BadRecord("hand-back-other", part=part)
    pairs = zip_longest(brought.entries, known.entries)
    for number, (theirs, ours) in enumerate(pairs, 1):
        if ours is None:
            return
        if theirs is None:
            raise BadRecord("hand-back-shortened", entries=len(brought.entries), most=len(known.entries))
        if encode(theirs) != encode(ours):
            raise BadRecord("hand-back-differs", entry=number)


def bots_in(text: str | None, seats: int) -> Mapping[Seat, str]:
    """Raises Malformed."""
    if text is None:
        return MappingProxyType({})
    found = {int(seat): level for seat, _, level in (each.partition(":") for each in text.split(","))}
    if max(found) >= seats or len(found) >= seats:
        raise Malformed("bad-query", detail="bots: some seat must be a person's, and each one of the match's")
    return found
