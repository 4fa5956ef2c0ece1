"""The messages of the live connection (WebSocket), both ways."""

from typing import Annotated

from msgspec import Meta

from branchline.core.values import Reason
from branchline.tables.messages import TableInfo, WhatAsked
from branchline.tables.play_messages import Judged, Line, Update
from branchline.tables.wire import KEY_PATTERN, AnyAction, ChatText, Message, SeatNumber, Seq, WishedSeat

Id = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Key = Annotated[str, Meta(pattern=KEY_PATTERN)]
"""What the client calls this write, at random: who says the same again within a day gets the first answer."""

# What a client says ---------------------------------------------------------------------------------------------------


class Hello(Message):
    """The first message, and again to change seats. `seq` and `line` are the last the client has; None: send no
    earlier ones. `seat` None is one's only seat, or a spectator's place; -1 is the spectator's place for sure. Who
    draws the table asks for `marks` with every position."""

    seat: WishedSeat | None = None
    seq: Seq | None = None
    line: Seq | None = None
    marks: bool = False


class Act(Message):
    id: Id
    seq: Seq
    action: AnyAction
    key: Key | None = None


class Preview(Message):
    id: Id
    action: AnyAction


class Undo(Message):
    id: Id
    key: Key | None = None
    whole_turn: bool = False
    to: Seq | None = None


class AnswerUndo(Message):
    id: Id
    agree: bool
    what: WhatAsked = "undo"
    key: Key | None = None


class Pause(Message):
    id: Id
    ask: bool = False
    key: Key | None = None


class Resume(Message):
    id: Id
    key: Key | None = None


class Redo(Message):
    id: Id
    key: Key | None = None


class Resign(Message):
    id: Id
    key: Key | None = None


class Chat(Message):
    id: Id
    text: ChatText
    key: Key | None = None


class Ping(Message):
    id: Id


class Look(Message):
    """Whether the page is in sight. Who has a table open and does not see it is told elsewhere of their turn."""

    id: Id
    is_looking: bool


Said = Hello | Act | Preview | Undo | AnswerUndo | Redo | Pause | Resume | Resign | Chat | Ping | Look
Write = Act | Undo | AnswerUndo | Redo | Pause | Resume | Resign | Chat
"""What is done once, however often it is said with the same key."""


def id_of(said: Said | None) -> int | None:
    """The number it is answered under; None for a hello, and for what could not be read."""
    return None if said is None or isinstance(said, Hello) else said.id


# What the server says -------------------------------------------------------------------------------------------------


class Table(Message):
    """The table around the match: seats, who is here, what is asked. Comes first, and whenever it changed."""

    table: TableInfo
    seat: SeatNumber | None


class Changed(Message):
    """What happened, as one seat may know it. It begins where the last one ended."""

    update: Update


class NewLines(Message, tag="lines"):
    """New lines of the chat and notes of the table."""

    lines: list[Line]


class Done(Message, omit_defaults=True):
    """What the client asked under this id is stored."""

    id: Id
    seq: int
    waits_for: list[int] = []


class Refused(Message):
    """What the client asked under this id is refused; nothing has changed. `id` is None for what could not be read."""

    id: Id | None
    status: int
    reason: Reason


class Previewed(Message):
    id: Id
    judged: Judged


class Bye(Message):
    """The connection ends now."""

    reason: Reason


Told = Table | Changed | NewLines | Done | Refused | Previewed | Bye
