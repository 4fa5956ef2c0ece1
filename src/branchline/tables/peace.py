"""What travels of muting and blocking."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from branchline.tables.profiles import PersonName
from branchline.tables.wire import SeatNumber, TableId, Wire

ShunKind = Literal["mute", "block"]
LineNumber = Annotated[int, Meta(ge=1, le=1_000_000)]


class WhoSits(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="seat", tag_field="type"):
    """Whoever has this seat."""

    table: TableId
    seat: SeatNumber


class WhoSaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="line", tag_field="type"):
    """Whoever said this line of the chat."""

    table: TableId
    line: LineNumber


class WhoShows(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="profile", tag_field="type"):
    """Whoever has this name and a profile that all may see."""

    name: PersonName


Whom = WhoSits | WhoSaid | WhoShows
"""Somebody, as one who meets them can name them: nobody learns another's id."""


class Shun(Wire):
    """`mute`: what they say is not shown to one. `block`: that, and one takes no seat where they sit, nor they where
    one does."""

    whom: Whom
    kind: ShunKind


class Shunning(Wire):
    id: str
    kind: ShunKind


class ShunnedPerson(Wire, omit_defaults=True):
    id: str
    kind: ShunKind
    name: str
    """What they were called where one met them."""
    at: float
    seats: list[int] = []
    """Of the table that was asked about."""


class ShunnedPeople(Wire):
    people: list[ShunnedPerson]


# Inviting people one played with --------------------------------------------------------------------------------------


class Companion(Wire):
    """Somebody one played with, as they were called there: their seat in the last match together names them."""

    name: str
    table: str
    seat: int
    game: str
    at: float


class Companions(Wire):
    people: list[Companion]


class Invite(Wire):
    """Who had this seat in a match of one's own."""

    table: TableId
    seat: SeatNumber


class SentInvitation(Wire, omit_defaults=True):
    name: str
    at: float
    declined: bool = False


class SentInvitations(Wire):
    invitations: list[SentInvitation]
