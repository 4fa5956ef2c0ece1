"""What shapes of the API are made of: their two kinds, names, numbers and codes."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from branchline.core import names
from branchline.core.values import snake_case

KEY_PATTERN: Final = "^[A-Za-z0-9_-]{16,64}$"
"""Of what a client calls one of its writes."""


class Wire(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A shape of the API."""


class Message(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, tag=snake_case, tag_field="type"):
    """A message of the live connection, told apart by its type."""


def _of_game(name: str) -> Meta:
    """A value whose shape depends on the game: its schema is the union of all games' shapes."""
    return Meta(extra_json_schema={"$ref": f"#/components/schemas/{name}"})


AnyAction = Annotated[Any, _of_game("Action")]
AnyView = Annotated[Any, _of_game("View")]
AnyEvent = Annotated[Any, _of_game("Event")]
AnyOptions = Annotated[Any, _of_game("Options")]

SeatNumber = Annotated[int, Meta(ge=0, le=9)]
WishedSeat = Annotated[int, Meta(ge=-1, le=9)]
"""-1: the place of a spectator."""
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
# Printable, and with something to see in it.
Name = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=names.MOST,
        pattern=r"^[^\x00-\x20\x7f-\xa0\u2000-\u200f\u2028-\u202f\u2066-\u206f\ufeff]([^\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u206f\ufeff]*)$",
    ),
]
LEAST_PASSWORD: Final = 8
MOST_PASSWORD: Final = 200
MOST_LINE: Final = 500
Password = Annotated[str, Meta(min_length=LEAST_PASSWORD, max_length=MOST_PASSWORD)]
ChatText = Annotated[str, Meta(min_length=1, max_length=MOST_LINE, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]*$")]
NoteText = Annotated[str, Meta(max_length=4000, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]*$")]
_PRINTABLE = r"^[^\x00-\x1f\x7f]*$"
SeedCode = Annotated[str, Meta(min_length=1, max_length=64, pattern=_PRINTABLE)]
Registration = Literal["open", "invitation", "off"]
GameName = Annotated[str, Meta(min_length=1, max_length=40, pattern=_PRINTABLE)]
TableId = Annotated[str, Meta(pattern="^[a-z0-9]{1,16}$")]
LinkCode = Annotated[str, Meta(min_length=1, max_length=80)]
LevelName = Annotated[str, Meta(min_length=1, max_length=20)]


class Nothing(Wire):
    """Done, and nothing to say."""
