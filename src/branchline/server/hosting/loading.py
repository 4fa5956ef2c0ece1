"""Loading a table: its row, its seats, and its match played again from the entries."""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from branchline.core import match as matches
from branchline.core.codec import decode
from branchline.core.entries import Begins, Entry
from branchline.core.errors import Refused
from branchline.core.game import AnyGame
from branchline.core.match import Match
from branchline.core.record import digest, enter
from branchline.core.values import Reason
from branchline.server.errors import Unknown
from branchline.server.store.connection import Connection
from branchline.server.store.played import snapshot_of
from branchline.server.store.rows import MatchRow, SeatRow, match_row, seat_rows
from branchline.server.store.store import entries_after
from branchline.tables.messages import Clock
from branchline.tables.sitting import Sitting, entered, opened

FindGame = Callable[[str], AnyGame]


class TimedEntry(NamedTuple):
    entry: Entry
    at: float
    spent: float | None

    def onto(self, match: Match) -> Match:
        return enter(match, self.entry)


class Frozen(NamedTuple):
    """A match that cannot go on: the current rules do not play it to the same end, or some of it is gone. All that is
    left is its last snapshot, or the entries that can be read."""

    seq: int
    state: Any
    """None where there is nothing to show."""
    reason: Reason
    detail: str


class Loaded(NamedTuple):
    row: MatchRow
    seats: list[SeatRow]
    game: AnyGame
    sitting: Sitting | None
    frozen: Frozen | None
    snapshot_seq: int


class Mismatch(Exception):
    """The match does not replay, or not to where it once was."""


class Damaged(Mismatch):
    """Something of it is missing or cannot be read."""


def whole_entries(table: str, after: int = 0) -> Callable[[Connection], tuple[list[TimedEntry], str]]:
    """The entries up to the first that is missing or cannot be read, and what is wrong with that one ("": nothing)."""

    def run(connection: Connection) -> tuple[list[TimedEntry], str]:
        found: list[TimedEntry] = []
        for number, stored in enumerate(entries_after(table, after)(connection), after + 1):
            if stored.seq != number:
                return found, f"entry {number} is missing"
            try:
                times = msgspec.convert(stored.at, float), msgspec.convert(stored.spent, float | None)
                found.append(TimedEntry(decode(stored.entry, Entry), *times))
            except (msgspec.MsgspecError, UnicodeError):
                return found, f"entry {number} cannot be read"
        return found, ""

    return run


def read_entries(table: str, after: int) -> Callable[[Connection], list[TimedEntry]]:
    """All of them. Raises Damaged."""

    def run(connection: Connection) -> list[TimedEntry]:
        found, wrong = whole_entries(table, after)(connection)
        if wrong:
            raise Damaged(wrong)
        return found

    return run


def load_around(table: str) -> Callable[[Connection], tuple[MatchRow, list[SeatRow]]]:
    def run(connection: Connection) -> tuple[MatchRow, list[SeatRow]]:
        row = match_row(connection, table)
        if row is None:
            raise Unknown("unknown-table", table=table)
        return row, seat_rows(connection, [table])[table]

    return run


def game_of(row: MatchRow, find_game: FindGame) -> AnyGame:
    game = find_game(row.game)
    return game.with_content(row.content) if row.content is not None else game


def load(connection: Connection, table: str, find_game: FindGame | AnyGame) -> Loaded:
    row, seats = load_around(table)(connection)
    game = game_of(row, find_game) if callable(find_game) else find_game
    if row.state == "open" or row.is_closed:
        return Loaded(row, seats, game, None, None, 0)
    snapshot = snapshot_of(connection, table)
    kept = snapshot["seq"] if snapshot else 0
    stored, wrong = whole_entries(table)(connection)
    try:
        check_whole(row, seats, stored, wrong, snapshot)
        sitting = replayed(row, seats, game, stored, snapshot)
        if row.state == "over" and sitting.match.to_act:
            raise Mismatch("it was ended without an entry that says so")
    except (Refused, msgspec.MsgspecError, Mismatch) as error:
        return Loaded(row, seats, game, None, _frozen(row, seats, game, stored, snapshot, error), kept)
    return Loaded(row, seats, game, sitting, None, kept)


def check_whole(row: MatchRow, seats: list[SeatRow], stored: list[TimedEntry], wrong: str, snapshot: Any) -> None:
    """Whether all is there that once was stored: every entry up to the row's `seq`. Raises Damaged."""
    if wrong:
        raise Damaged(wrong)
    if len(stored) != row.seq:
        raise Damaged(f"{len(stored)} entries, the row says {row.seq}")
    if snapshot and snapshot["seq"] > row.seq:
        raise Damaged(f"{len(stored)} entries, the snapshot is of {snapshot['seq']}")
    if [seat.seat for seat in seats] != list(range(len(seats))):
        raise Damaged("a seat is missing")


def replayed(
    row: MatchRow, seats: list[SeatRow], game: AnyGame, stored: list[TimedEntry], snapshot: Any = None
) -> Sitting:
    """Raises Refused for the opening, Mismatch with the first entry that differs, where the rules have changed."""
    bots = frozenset(seat.seat for seat in seats if seat.kind == "bot")
    match = matches.start(game, len(seats), row.seed, msgspec.json.decode(row.options), _begins(row))
    began = row.started_at or row.created_at
    is_of_record = row.is_imported or row.begins is not None
    is_timed = not (is_of_record and stored and stored[0].spent is None)  # one that told no times
    here_since = row.created_at if is_of_record else 0.0
    sitting = opened(match, bots, read_clock(row), began, here_since=here_since, is_timed=is_timed)
    for number, timed in enumerate(stored, 1):
        try:
            sitting = entered(sitting, timed.onto(sitting.match), timed.at, timed.spent)
        except Refused as refused:
            raise Mismatch(f"entry {number} is refused: {refused}") from None
        if snapshot and snapshot["seq"] == number and digest(sitting.match.state) != snapshot["digest"]:
            raise Mismatch(f"entry {number} leads elsewhere than it did")
    return sitting


def _begins(row: MatchRow) -> Begins | None:
    return msgspec.json.decode(row.begins, type=Begins) if row.begins is not None else None


def read_clock(row: MatchRow) -> Clock | None:
    return msgspec.json.decode(row.clock, type=Clock) if row.clock else None


def _frozen(
    row: MatchRow, seats: list[SeatRow], game: AnyGame, stored: list[TimedEntry], snapshot: Any, error: Exception
) -> Frozen:
    """As it last stood, as far as that can still be known."""
    try:
        state, seq = (decode(snapshot["state"], game.state_type), snapshot["seq"]) if snapshot else (None, 0)
    except (msgspec.MsgspecError, UnicodeError):
        state, seq = None, 0
    if not _is_damage(error):
        return Frozen(seq, state, Reason("table-frozen"), str(error))
    readable = kept_of(row, seats, game, stored, snapshot)
    if readable is not None and (state is None or readable.match.seq > seq):
        state, seq = readable.match.state, readable.match.seq
    return Frozen(seq, state, Reason("table-damaged", args={"kept": len(stored), "seq": row.seq}), str(error))


def _is_damage(error: Exception) -> bool:
    """What is not even JSON is no rule that has changed."""
    is_unreadable = isinstance(error, msgspec.DecodeError) and not isinstance(error, msgspec.ValidationError)
    return isinstance(error, Damaged) or is_unreadable


def kept_of(
    row: MatchRow, seats: list[SeatRow], game: AnyGame, stored: list[TimedEntry], snapshot: Any
) -> Sitting | None:
    """How far a damaged match can be played again; None where not even that."""
    try:
        return replayed(row, seats, game, stored, snapshot)
    except (Refused, msgspec.MsgspecError, Mismatch):
        return None
