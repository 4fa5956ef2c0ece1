"""What stands in a match's log: moves, what was taken back, and acts of the table that are nobody's move."""

from typing import Any, Final, Literal

import msgspec

from branchline.core.values import Seat, snake_case

HOST: Final = -1
"""In place of a seat, where nobody at the table asked for it."""


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=snake_case, tag_field="type"):
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


Entry = Played | Undone | Redone | Resigned | HandedOver | Ended
