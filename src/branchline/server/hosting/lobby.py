"""Before and around a match: making tables, taking seats, giving them back, starting again."""

import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from branchline.bots import Lineup
from branchline.core import match as matches
from branchline.core.codec import encode
from branchline.core.game import AnyGame
from branchline.core.match import Match
from branchline.core.rng import new_seed
from branchline.server.errors import Conflict, Denied, Unknown
from branchline.server.hosting.loading import FindGame, load_around
from branchline.server.people.allowance import check_kept, check_unfinished
from branchline.server.people.links import is_link, new_id
from branchline.server.people.looks import looks_of
from branchline.server.people.player import Player
from branchline.server.settings import Bounds
from branchline.server.store import tables
from branchline.server.store.connection import Connection
from branchline.server.store.people import closed_among, looks_of_others
from branchline.server.store.reminders import remind
from branchline.server.store.rows import MatchRow, SeatRow, to_act_text
from branchline.server.store.shunned import blocks_among
from branchline.server.store.waiting import put_waited
from branchline.tables.clocks import deadline, wound
from branchline.tables.messages import Clock, MySeat, NewTable, OpenSeat, SeatWish
from branchline.tables.seating import check_levels


def checked(wish: NewTable, find_game: FindGame, lineup: Callable[[str], Lineup]) -> Match:
    """The match that the wish is for, before anything is stored. Raises BadOption, BadContent, Denied."""
    game = find_game(wish.game)
    if wish.content is not None:
        game = game.with_content(wish.content)
    check_levels(wish.seats, lineup(wish.game))
    return matches.start(game, len(wish.seats), wish.seed or new_seed(), wish.options)


def wished_seats(wishes: Sequence[SeatWish], player: Player, names: list[str | None], own: str) -> list[dict[str, Any]]:
    """`names` are those that who makes a table gave to seats of theirs; the first without one has their own, for each
    seat of a hot seat is somebody else's."""
    unnamed = (n for n, seat in enumerate(wishes) if isinstance(seat, MySeat) and not names[n])
    mine = next(unnamed, None)
    called = [own if number == mine else name or "" for number, name in enumerate(names)]
    return [_seat_of(seat, player, name) for seat, name in zip(wishes, called, strict=True)]


def new_table(wish: NewTable, player: Player, match: Match, names: list[str | None], own: str) -> "NewMatch":
    row = row_of(match, player.id, is_seed_known=wish.seed is not None, is_public=wish.public, has_hints=wish.hints)
    if wish.clock is not None:
        row["clock"] = msgspec.json.encode(wish.clock).decode()
    return NewMatch(row, wished_seats(wish.seats, player, names, own), match)


class NewMatch(msgspec.Struct, frozen=True):
    """What a new table starts with."""

    row: dict[str, Any]
    seats: list[dict[str, Any]]
    match: Match

    def store(self, connection: Connection) -> str:
        table = tables.add_table(connection, self.row, self.seats)
        start_if_full(connection, table, self.match)
        return table


def row_of(match: Match, owner: str, **facts: Any) -> dict[str, Any]:
    now = time.time()
    return {
        "id": new_id(),
        "game": match.game.name,
        "rules_version": match.game.rules_version,
        "content_hash": match.game.content_hash,
        "content": match.game.content_text,
        "brought": len((match.game.content_text or "").encode()),
        "options": encode(match.options).decode(),
        "seed": match.seed,
        "is_seed_known": False,
        "state": "open",
        "owner": owner,
        "is_public": False,
        "is_muted": False,
        "is_hinted": False,
        "has_hints": True,
        "is_imported": False,
        "is_undone_past": False,
        "seq": 0,
        "to_act": "",
        "created_at": now,
        "changed_at": now,
        **facts,
    }


def seat_values(kind: str, player: str | None = None, name: str = "", level: str | None = None) -> dict[str, Any]:
    return {"kind": kind, "player": player, "name": name, "level": level, "link": 1, "here_until": 0.0}


def _seat_of(wish: SeatWish, player: Player, name: str) -> dict[str, Any]:
    if isinstance(wish, MySeat):
        return seat_values("person", player.id, name)
    if isinstance(wish, OpenSeat):
        return seat_values("open")
    return seat_values("bot", level=wish.level)


def start_if_full(connection: Connection, table: str, match: Match) -> bool:
    """The match begins when no seat is open any more."""
    if tables.has_open_seat(connection, table):
        return False
    stored, bots = tables.clock_and_bots(connection, table)
    now = time.time()
    values: dict[str, Any] = {"state": "playing", "started_at": now, "changed_at": now}
    values["to_act"] = to_act_text(match.to_act)
    until = None
    if stored is not None:
        clock = msgspec.json.decode(stored, type=Clock)
        values["deadline"] = until = deadline(wound(clock, match.seats, match.to_act - bots, now))
    tables.begin(connection, table, values)
    put_waited(connection, table, [(seat, until) for seat in sorted(match.to_act - bots)])
    remind(connection, table, match.to_act, now)
    return True


def _locked(connection: Connection, table: str) -> MatchRow:
    """The row, held until the end of the transaction: seats change one at a time."""
    found = tables.held_row(connection, table)
    if found is None:
        raise Unknown("unknown-table", table=table)
    return found


def _seats(connection: Connection, table: str) -> list[SeatRow]:
    return load_around(table)(connection)[1]


def opening(row: MatchRow, seats: int, game: AnyGame) -> Match:
    return matches.start(game, seats, row.seed, msgspec.json.decode(row.options))


def take_seat(
    table: str, seat: int, player: Player, name: str, link: str | None, secret: bytes, game: AnyGame, bounds: Bounds
) -> Callable[[Connection], None]:
    """An open seat becomes this player's: by its link, or because the table is public."""

    def job(connection: Connection) -> None:
        row, seats = _locked(connection, table), _seats(connection, table)
        if check_take(row, seats, seat, player.id, link, secret):
            return
        if player.id not in (row.owner, *(chair.player for chair in seats)):
            check_unfinished(connection, player, bounds)
        check_apart(connection, player, (row.owner, *(chair.player for chair in seats)))
        tables.put_seat(connection, table, seat, {"kind": "person", "player": player.id, "name": name})
        start_if_full(connection, table, opening(row, len(seats), game))

    return job


def check_apart(connection: Connection, player: Player, others: Iterable[str | None]) -> None:
    """Nobody sits down with somebody whom they have blocked, or who has blocked them. Only the former learns why."""
    blocks = blocks_among(connection, (player.id, *others))
    if any(who == player.id for who, _ in blocks):
        raise Denied("blocked-there")
    if any(whom == player.id for _, whom in blocks):
        raise Denied("no-seat-here")


def check_take(
    row: MatchRow, seats: list[SeatRow], seat: int, player: str | None, link: str | None, secret: bytes
) -> bool:
    """Whether the seat is this player's already; raises where they may not take it."""
    chair = _chair(seats, seat)
    if link is not None and not is_link(link, secret, row.id, chair):
        raise Denied("wrong-link")
    if link is None and not row.is_public and player != row.owner:
        raise Denied("needs-link")
    if chair.kind == "person" and player is not None and chair.player == player:
        return True
    if chair.kind != "open" or row.state != "open":
        raise Conflict("seat-taken", seat=seat)
    return False


def _chair(seats: list[SeatRow], seat: int) -> SeatRow:
    if not 0 <= seat < len(seats):
        raise Unknown("unknown-seat", seat=seat)
    return seats[seat]


def put_bot(table: str, seat: int, level: str, player: Player, game: AnyGame) -> Callable[[Connection], None]:
    """The owner fills an open seat with a bot."""

    def job(connection: Connection) -> None:
        row, seats = _locked(connection, table), _seats(connection, table)
        check_owner(row, player)
        if _chair(seats, seat).kind != "open" or row.state != "open":
            raise Conflict("seat-taken", seat=seat)
        tables.put_seat(connection, table, seat, _bots(level))
        start_if_full(connection, table, opening(row, len(seats), game))

    return job


def check_owner(row: MatchRow, player: Player) -> None:
    if row.owner != player.id:
        raise Denied("owner-only")


def give_back(table: str, player: Player) -> Callable[[Connection], None]:
    """Before the match begins, leaving makes one's seats open again; the owner's leaving closes the table."""

    def job(connection: Connection) -> None:
        row, seats = _locked(connection, table), _seats(connection, table)
        if row.state != "open":
            raise Conflict("already-started")
        for chair in seats:
            if chair.player == player.id:
                tables.put_seat(connection, table, chair.seat, {**seat_values("open"), "link": chair.link + 1})
        if row.owner == player.id:
            tables.put_table(connection, table, {"state": "over", "changed_at": time.time()})

    return job


def seat_of_bot(table: str, seat: int, level: str) -> Callable[[Connection], None]:
    """A removed person's seat: it is a bot's from now on."""
    return lambda connection: tables.put_seat(connection, table, seat, _bots(level))


def _bots(level: str) -> dict[str, Any]:
    """What changes in a seat that becomes a bot's."""
    return {"kind": "bot", "player": None, "name": "", "level": level}


def put_row(table: str, player: Player | None = None, **values: Any) -> Callable[[Connection], None]:
    """Changes the table's row; with a player, only for its owner."""

    def job(connection: Connection) -> None:
        row = _locked(connection, table)
        if player is not None:
            check_owner(row, player)
        tables.put_table(connection, table, values)

    return job


def rematch(table: str, player: Player, game: AnyGame, bounds: Bounds) -> Callable[[Connection], str]:
    """The same people, options, clock and hints with a new seed, everybody one seat further. The first who asks makes
    it; the others are led there."""

    def job(connection: Connection) -> str:
        row, seats = _locked(connection, table), _seats(connection, table)
        if row.state != "over":
            raise Conflict("not-over")
        if row.is_closed:
            raise Conflict("table-closed")
        if all(chair.player != player.id for chair in seats):
            raise Denied("not-your-table")
        if row.rematch is not None:
            return row.rematch
        check_unfinished(connection, player, bounds)
        check_kept(player, bounds, len((row.content or "").encode()))(connection)
        if blocks_among(connection, (chair.player for chair in seats)):
            raise Denied("no-rematch")
        match = matches.start(game, len(seats), new_seed(), msgspec.json.decode(row.options))
        closed = closed_among(connection, (row.owner, *(chair.player for chair in seats)))
        owner = player.id if row.owner in closed else row.owner
        values = row_of(match, owner, is_public=row.is_public, has_hints=row.has_hints, clock=row.clock)
        made = NewMatch(values, list(_moved_on(connection, seats, closed)), match).store(connection)
        tables.put_table(connection, table, {"rematch": made})
        return made

    return job


def _moved_on(connection: Connection, seats: list[SeatRow], closed: set[str]) -> Iterable[dict[str, Any]]:
    """A name that has become somebody's account since is not taken along; a seat whose person cannot come any more is
    open."""
    for chair in (*seats[1:], seats[0]):
        if chair.kind == "person" and (chair.player is None or chair.player in closed):
            yield seat_values("open")
        else:
            is_lost = bool(chair.name and looks_of_others(connection, chair.player or "", looks_of(chair.name)))
            yield seat_values(chair.kind, chair.player, "" if is_lost else chair.name, chair.level)
