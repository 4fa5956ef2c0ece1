"""The rows a table is made of, as values."""

from typing import Any, Final, Literal

import msgspec
from sqlalchemy import BindParameter, Connection, Select, bindparam, case, select

from branchline.core.values import Outcome
from branchline.server.store import schema

TableState = Literal["open", "playing", "over", "frozen"]


class MatchRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    game: str
    rules_version: int
    content_hash: str
    content: str | None
    options: str
    seed: str
    is_seed_known: bool
    state: TableState
    owner: str
    is_public: bool
    is_muted: bool
    is_hinted: bool
    has_hints: bool = True
    """Whether a seat may ask what a bot would do."""
    is_imported: bool
    is_undone_past: bool
    clock: str | None
    deadline: float | None
    asked: str | None
    paused_by: int | None = None
    """The seat whose pause is on."""
    seq: int
    to_act: str
    outcome: str | None
    rematch: str | None
    begins: str | None = None
    """Where the match began, if not at the beginning."""
    along: Literal["away", "back"] | None = None
    """Whether its owner has taken it along, or had."""
    brought: int = 0
    """Bytes that came with it: a list, the entries of a record."""
    created_at: float
    started_at: float | None
    changed_at: float
    measured_by: int | None = None
    measured_at: float | None = None
    place: str | None = None
    """Of the guest who made it and went for good, for a while."""

    @property
    def is_closed(self) -> bool:
        """Its owner left before the match began: there never is one."""
        return self.state == "over" and self.started_at is None


def stored_outcome(row: MatchRow) -> Outcome | None:
    """What a finished match came to when it ended: one that was played by earlier rules keeps it."""
    found: Outcome | None = readable(row.outcome, Outcome)
    return found


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    match: str
    seat: int
    kind: Literal["person", "open", "bot"]
    player: str | None
    name: str
    level: str | None
    link: int
    here_until: float
    """When there was a last sign of its person."""
    processes: tuple[int, ...] = ()
    """The server processes in which somebody has it open."""

    def is_of(self, player: str | None) -> bool:
        """Whether the seat is this person's now."""
        return self.kind == "person" and player is not None and self.player == player


_SEAT = [column for column in schema.seats.c if column.name in SeatRow.__struct_fields__]
"""Whom a table waits for follows from its match, and is there for who looks for tables."""


def listed() -> Select[Any]:
    """Rows for a list: of an owner's content, which may be long, they only say whether there is one."""
    columns = schema.matches.c
    has_own = case((columns.content.is_not(None), ""), else_=None).label("content")
    return select(*(column for column in columns if column.name != "content"), has_own)


_OF_TABLES: Final[BindParameter[Any]] = bindparam("tables", expanding=True)
"""Some tables, by their ids. What is asked all the time is put together once: putting a question together takes longer
than most answers, and leaves behind what only the collector of cycles takes away."""
_LISTED: Final = listed().where(schema.matches.c.id.in_(_OF_TABLES))
_PRESENCES: Final = schema.presences.c
_MARKS: Final = select(schema.presences).where(_PRESENCES.match.in_(_OF_TABLES)).order_by(_PRESENCES.process)
_SEATS: Final = select(*_SEAT).where(schema.seats.c.match.in_(_OF_TABLES)).order_by(schema.seats.c.seat)


def match_rows(connection: Connection, tables: list[str]) -> dict[str, MatchRow]:
    """Those of these tables that there are, as for a list."""
    return {row["id"]: MatchRow(**row) for row in connection.execute(_LISTED, {"tables": tables}).mappings()}


def match_row(connection: Connection, table: str) -> MatchRow | None:
    row = connection.execute(select(schema.matches).where(schema.matches.c.id == table)).mappings().first()
    return MatchRow(**row) if row is not None else None


def seat_rows(connection: Connection, tables: list[str]) -> dict[str, list[SeatRow]]:
    """The seats of each of these tables, in order."""
    open_in: dict[tuple[str, int], list[int]] = {}
    for mark in connection.execute(_MARKS, {"tables": tables}):
        open_in.setdefault((mark.match, mark.seat), []).append(mark.process)
    found: dict[str, list[SeatRow]] = {table: [] for table in tables}
    for row in connection.execute(_SEATS, {"tables": tables}).mappings():
        processes = tuple(open_in.get((row["match"], row["seat"]), ()))
        found[row["match"]].append(SeatRow(**row, processes=processes))
    return found


def to_act_text(seats: frozenset[int]) -> str:
    return ",".join(str(seat) for seat in sorted(seats))


def to_act_seats(text: str) -> list[int]:
    return [int(seat) for seat in text.split(",") if seat]


def readable(text: str | None, kind: Any = Any) -> Any:
    """What a row holds as JSON; None where there is nothing, or nothing that can still be read: one damaged table is no
    reason to list none, and whoever opens it is told."""
    try:
        return msgspec.json.decode(text, type=kind) if text is not None else None
    except (msgspec.MsgspecError, UnicodeError):
        return None
