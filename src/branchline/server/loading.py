"""Loading a table: its row, its seats, and its match played again from the entries."""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, select

from branchline.core import match as matches
from branchline.core.codec import decode
from branchline.core.errors import Refused
from branchline.core.game import AnyGame
from branchline.core.match import Entry, Match
from branchline.core.record import digest, enter
from branchline.server.errors import Unknown
from branchline.server.rows import MatchRow, SeatRow, match_row, seat_rows
from branchline.server.standing import Standing, entered, opened
from branchline.server.store import schema
from branchline.server.store.store import entries_after
from branchline.server.wire import Clock

FindGame = Callable[[str], AnyGame]


class TimedEntry(NamedTuple):
    entry: Entry
    at: float

    def onto(self, match: Match) -> Match:
        return enter(match, self.entry)


class Frozen(NamedTuple):
    """A match that the current rules do not play to the same end: all that is left is its last snapshot."""

    seq: int
    state: Any
    """None where the snapshot itself cannot be read any more."""
    detail: str


class Loaded(NamedTuple):
    row: MatchRow
    seats: list[SeatRow]
    game: AnyGame
    standing: Standing | None
    frozen: Frozen | None
    snapshot_seq: int


def read_entries(table: str, after: int) -> Callable[[Connection], list[TimedEntry]]:
    def run(connection: Connection) -> list[TimedEntry]:
        return [
            TimedEntry(decode(stored.entry, Entry), stored.at) for stored in entries_after(table, after)(connection)
        ]

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
    snapshot = connection.execute(select(schema.snapshots).where(schema.snapshots.c.match == table)).mappings().first()
    if row.state == "open" or row.is_closed:
        return Loaded(row, seats, game, None, None, 0)
    stored = read_entries(table, 0)(connection)
    try:
        standing = replayed(row, seats, game, stored, snapshot)
        if row.state == "over" and standing.match.to_act:
            raise Mismatch("it was ended without an entry that says so")
    except (Refused, msgspec.ValidationError, Mismatch) as error:
        return Loaded(row, seats, game, None, _frozen(game, snapshot, str(error)), snapshot["seq"] if snapshot else 0)
    return Loaded(row, seats, game, standing, None, snapshot["seq"] if snapshot else 0)


class Mismatch(Exception):
    """The match does not replay, or not to where it once was."""


def replayed(
    row: MatchRow, seats: list[SeatRow], game: AnyGame, stored: list[TimedEntry], snapshot: Any = None
) -> Standing:
    """Raises Refused for the opening, Mismatch with the first entry that differs, where the rules have changed."""
    bots = frozenset(seat.seat for seat in seats if seat.kind == "bot")
    match = matches.start(game, len(seats), row.seed, msgspec.json.decode(row.options))
    standing = opened(match, bots, read_clock(row), row.started_at or row.created_at)
    for number, timed in enumerate(stored, 1):
        try:
            standing = entered(standing, timed.onto(standing.match), timed.at)
        except Refused as refused:
            raise Mismatch(f"entry {number} is refused: {refused}") from None
        if snapshot and snapshot["seq"] == number and digest(standing.match.state) != snapshot["digest"]:
            raise Mismatch(f"entry {number} leads elsewhere than it did")
    return standing


def read_clock(row: MatchRow) -> Clock | None:
    return msgspec.json.decode(row.clock, type=Clock) if row.clock else None


def _frozen(game: AnyGame, snapshot: Any, detail: str) -> Frozen:
    try:
        state = decode(snapshot["state"], game.state_type) if snapshot else None
    except (msgspec.ValidationError, msgspec.DecodeError):
        state = None
    return Frozen(snapshot["seq"] if snapshot else 0, state, detail)
