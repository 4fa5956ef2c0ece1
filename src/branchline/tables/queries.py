"""What may stand behind the question mark of a path that every host answers."""

from typing import Annotated

import msgspec
from msgspec import Meta

from branchline.tables.wire import GameName, SeedCode, Seq, TableId, WishedSeat


class Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By itself: nothing."""


class Part(Query, frozen=True):
    part: Annotated[str, Meta(max_length=40)] | None = None
    """Only this of it: a list of names need not bring every tile along."""


class Since(Query, frozen=True):
    since: Seq | None = None
    """The last entry one has; without it, no earlier ones are sent."""
    seat: WishedSeat | None = None
    """One's own seat, needed only with several; -1: as a spectator."""
    wait: Annotated[float, Meta(ge=0, le=25)] = 0
    """So many seconds the answer may wait for something new; where nobody is far away it never does."""


class LinesSince(Query, frozen=True):
    since: Seq = 0


class Heard(Query, frozen=True):
    seq: Seq = 0
    """The last entry one has heard of."""


class AsSeat(Query, frozen=True):
    seat: WishedSeat | None = None
    """Whose view; -1: a spectator's. Without it one's own."""


class SeedOf(Query, frozen=True):
    seed: SeedCode
    game: GameName | None = None
    table: TableId | None = None
    """A table whose address one has: it is listed too, if it is on the seed."""


class Answer(Query, frozen=True):
    answer: bool = False
    """Whether one wants to know what was best."""
