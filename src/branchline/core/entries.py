"""What stands in a match's log: moves, what was taken back, and acts of the table that are nobody's move."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from branchline.core.values import Seat, snake_case

HOST: Final = -1
"""In place of a seat, where nobody at the table asked for it."""


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag=snake_case, tag_field="type"):
    """A seat's action."""

    seat: Seat
    action: Any


class Undone(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag=snake_case, tag_field="type"
):
    """A seat took back entries: these numbers. `agreed` tells of an undo beyond the barrier: who consented to it."""

    seat: Seat
    seqs: tuple[int, ...]
    agreed: tuple[Seat, ...] | None = None


class Redone(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=snake_case, tag_field="type"):
    """A seat did again what it had taken back."""

    seat: Seat
    seqs: tuple[int, ...]


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
    """The match was ended before the rules did; `seat` is who asked for it, or the host."""

    seat: Seat
    why: Literal["resigned", "stopped"]


class Paused(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag=snake_case, tag_field="type"
):
    """A seat asked for a pause: nobody's time runs and nobody plays until it is over. `agreed` tells who consented to
    it; without it the pause is from the seat's own allowance."""

    seat: Seat
    agreed: tuple[Seat, ...] | None = None


class Resumed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=snake_case, tag_field="type"):
    """The pause is over: a seat said so, or the host, where an allowance ran out."""

    seat: Seat


class Reseeded(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=snake_case, tag_field="type"):
    """From here on the draws are others, by this seed. Only where a match begins from another's step."""

    seat: Seat
    seed: Annotated[str, Meta(min_length=1, max_length=64)]


Entry = Played | Undone | Redone | Resigned | HandedOver | Ended | Paused | Resumed | Reseeded


def kind_of(entry: Entry) -> str:
    """Its name in a record and on the wire."""
    return str(type(entry).__struct_config__.tag)


SINCE_FORMAT_2: Final = (Paused, Resumed, Reseeded)
"""What a record of format 1 cannot hold."""


class Begins(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a match began that did not begin at the beginning: after this entry of another, known by the digest of its
    end. What was played before is in its own entries too. It counts for nothing."""

    record: Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]*$")]
    step: Annotated[int, Meta(ge=0, le=10_000)]
