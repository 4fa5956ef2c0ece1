"""Making tables, listing them, ending them, and who one is."""

import secrets
import time
from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, Final

from msgspec import Meta

from branchline.core import match as matches
from branchline.core import names, record
from branchline.core.acts import end, taken_up
from branchline.core.codec import to_plain
from branchline.core.errors import BadRecord
from branchline.core.match import Match
from branchline.core.record import Record, Times
from branchline.core.rng import new_seed
from branchline.core.tutorial import LEARNER
from branchline.core.tutorial_match import played
from branchline.games import NAMES, find_game
from branchline.pocket.asking import Asking, Call
from branchline.pocket.kept import Chair, Row
from branchline.pocket.lineup import lineup
from branchline.pocket.looking import record_of, shipped_game, step_in
from branchline.tables.along import Bots, bots_in
from branchline.tables.entering import facts_of
from branchline.tables.game_info import taught
from branchline.tables.messages import (
    BotSeat,
    MySeat,
    NewTable,
    OpenSeat,
    SeatWish,
    TableInfo,
    Tables,
    WaitingTable,
    WaitingTables,
)
from branchline.tables.people_messages import Me, Rename
from branchline.tables.play_messages import Rematch
from branchline.tables.queries import Query
from branchline.tables.refusals import Conflict, Denied, Malformed
from branchline.tables.replay_messages import NewBeginning
from branchline.tables.replaying import check_step
from branchline.tables.seating import check_levels
from branchline.tables.sitting import Sitting, opened, resumed
from branchline.tables.wire import GameName, Nothing, TableId

TABLES = Asking()
MOST_LISTED: Final = 50
_SIGNS: Final = "abcdefghjkmnpqrstuvwxyz23456789"


def new_id(length: int = 12) -> str:
    return "".join(secrets.choice(_SIGNS) for _ in range(length))


# Who one is -----------------------------------------------------------------------------------------------------------


@TABLES.add("GET", "/api/me")
async def me(call: Call) -> Me:
    """Whoever sits in front of the screen is somebody from the start."""
    return _me(call.host.name)


def _me(name: str) -> Me:
    return Me(kind="guest", name=name, id="me")


@TABLES.add("PUT", "/api/me/name", body=Rename)
async def rename(call: Call) -> Me:
    name = checked_name(call.body.name)
    await call.host.rename(name, call.once.saying(_me(name)))
    return _me(name)


def checked_name(name: str) -> str:
    fault = names.fault_in(name)
    if fault is not None:
        raise Malformed(fault.message, **fault.args)
    return names.clean(name)


# Lists ----------------------------------------------------------------------------------------------------------------


class Which(Query, frozen=True):
    game: GameName | None = None
    state: Annotated[str, Meta(pattern="^(open|playing|over|frozen)$")] | None = None
    before: float | None = None


@TABLES.add("GET", "/api/tables", query=Which)
async def list_tables(_call: Call) -> Tables:
    """There is nobody else."""
    return Tables(tables=[])


@TABLES.add("GET", "/api/me/tables", query=Which)
async def my_tables(call: Call) -> Tables:
    """The latest first; not the deals that bots alone play again to compare, nor what goes on at a server."""
    wish: Which = call.query
    rows = [row for row in call.host.rows.values() if row.along != "gone" or row.state == "over"]
    found = [row for row in rows if row.people and wish.game in (None, row.game)]
    infos = [call.host.info(row) for row in found if wish.before is None or row.changed_at < wish.before]
    infos = [info for info in infos if wish.state in (None, info.state)]
    return Tables(tables=sorted(infos, key=lambda info: -info.changed_at)[:MOST_LISTED])


@TABLES.add("GET", "/api/me/waiting")
async def what_waits(call: Call) -> WaitingTables:
    """The tables that wait for a move or an answer of somebody here, what has waited longest first."""
    rows = sorted(call.host.rows.values(), key=lambda row: row.changed_at)
    found = [waits for row in rows if (waits := _waits(call, row)) is not None]
    return WaitingTables(tables=found[:MOST_LISTED], count=len(found))


def _waits(call: Call, row: Row) -> WaitingTable | None:
    info = call.host.info(row)
    answers = row.asked.waits_for if row.asked is not None else []
    waited = [seat for seat in row.people if seat in row.to_act or seat in answers]
    if info.state != "playing" or row.along in ("away", "gone") or not waited:
        return None
    return WaitingTable(table=info, seat=waited[0], why="turn" if waited[0] in row.to_act else "answer")


@TABLES.add("GET", "/api/tables/{table}")
async def show_table(call: Call) -> TableInfo:
    return call.host.info((await call.table()).row)


# New ones -------------------------------------------------------------------------------------------------------------


@TABLES.add("POST", "/api/tables", status=201, body=NewTable)
async def new_table(call: Call) -> TableInfo:
    wish: NewTable = call.body
    if wish.game not in NAMES:
        raise Denied("unknown-game", game=wish.game, known=", ".join(NAMES))
    if wish.clock is not None or wish.public or any(isinstance(seat, OpenSeat) for seat in wish.seats):
        raise Conflict("needs-server")
    game = find_game(wish.game)
    game = game.with_content(wish.content) if wish.content is not None else game
    check_levels(wish.seats, lineup(wish.game))
    match = matches.start(game, len(wish.seats), wish.seed or new_seed(), wish.options)
    sitting = opened(match, frozenset(), None, time.time())
    row = new_row(sitting, seated(call, wish.seats), is_seed_known=wish.seed is not None, has_hints=wish.hints)
    return await call.host.keep(row, sitting, call.once, game.content_warnings)


def seated(call: Call, wishes: Sequence[SeatWish]) -> tuple[Chair, ...]:
    """The first seat of one's own without a name has one's own: each seat of a hot seat is somebody else's."""
    chairs: list[Chair] = []
    own: str | None = call.host.name
    for wish in wishes:
        if isinstance(wish, BotSeat):
            chairs.append(Chair("bot", level=wish.level))
        elif isinstance(wish, MySeat) and wish.name:
            chairs.append(Chair("person", checked_name(wish.name)))
        else:
            chairs.append(Chair("person", own or ""))
            own = None
    return tuple(chairs)


def new_row(sitting: Sitting, chairs: tuple[Chair, ...], **facts: Any) -> Row:
    match, game, now = sitting.match, sitting.match.game, time.time()
    return Row(
        id=new_id(),
        game=game.name,
        content_hash=game.content_hash,
        content=game.content_text,
        options=to_plain(match.options),
        seed=match.seed,
        seats=chairs,
        begins=match.begins,
        **facts_of(match)._asdict(),
        is_timed=sitting.is_timed,
        created_at=now,
        started_at=sitting.began_at,
        here_since=sitting.here_since,
        changed_at=now,
        **facts,
    )


async def taken_in(call: Call, match: Match, times: Times | None, chairs: tuple[Chair, ...], **facts: Any) -> TableInfo:
    """A match that has gone so far, as a table of its own; it counts for nothing."""
    bots = frozenset(seat for seat, chair in enumerate(chairs) if chair.kind == "bot")
    sitting = resumed(match, bots, time.time(), times)
    row = new_row(sitting, chairs, is_seed_known=True, **facts)
    return await call.host.keep(row, sitting, call.once)


class Brought(Query, frozen=True):
    bots: Bots | None = None
    home: TableId | None = None
    """The server's table that it was taken along from."""


@TABLES.add("POST", "/api/records", status=201, body=Record, query=Brought, is_raw=True)
async def import_record(call: Call) -> TableInfo:
    """A table from a record, replayed entry by entry before it is kept. An unfinished one goes on as a hot seat, but
    for the seats that are said to be bots'. Bots that need a server are played by the strongest that there is here."""
    wish: Brought = call.query
    read = record.read(call.body)
    if read.game not in NAMES:
        raise BadRecord("unknown-game", game=read.game, known=", ".join(NAMES))
    match = taken_up(record.replay(read, find_game))
    called = [*map(names.clean, read.players), *[""] * read.seats][: read.seats]
    bots = bots_in(wish.bots, read.seats)
    chairs = tuple(
        Chair("bot", level=bots[seat]) if seat in bots else Chair("person", name) for seat, name in enumerate(called)
    )
    return await taken_in(call, match, read.times, chairs, is_imported=True, home=wish.home)


@TABLES.add("POST", "/api/tables/{table}/replay/{step}/begin", status=201, body=NewBeginning)
async def begin_from_step(call: Call) -> TableInfo:
    """A table that begins where the match stood after an entry. It counts for nothing."""
    table, wish, step = await call.table(), call.body, step_in(call)
    match = table.stands().match
    check_step(match, step)
    if match.to_act and not (table.row.is_imported or match.begins):
        raise Conflict("not-over")
    if len(wish.seats) != match.seats:
        raise Conflict("begins-seats", seats=len(wish.seats), match=match.seats)
    if wish.clock is not None:
        raise Conflict("needs-server")
    check_levels(wish.seats, lineup(table.row.game))
    read = record.read(record_of(table))
    times = read.times.of_first(step) if read.times is not None else None
    begun = record.begin(read, find_game, step, wish.seed)
    return await taken_in(call, begun, times, seated(call, wish.seats), has_hints=wish.hints)


@TABLES.add("POST", "/api/games/{game}/tutorial", status=201)
async def play_on(call: Call) -> TableInfo:
    """A table at the place where the lessons end. A gentle bot has the seats that are not the learner's."""
    game = shipped_game(call)
    match, gentle = _taught_match(game.name), lineup(game.name).gentle
    learner = Chair("person", call.host.name)
    chairs = tuple(learner if seat == LEARNER else Chair("bot", level=gentle) for seat in range(match.seats))
    return await taken_in(call, match, None, chairs, is_imported=True)


@cache
def _taught_match(name: str) -> Match:
    game = find_game(name)
    return played(game, taught(game))


@TABLES.add("POST", "/api/tables/{table}/rematch", status=201)
async def rematch(call: Call) -> Rematch:
    """The same again with a new seed, everybody one seat further; whoever asks later is led to the same table."""
    table = await call.table()
    row = table.row
    if row.state != "over":
        raise Conflict("not-over")
    match = matches.start(table.game, len(row.seats), new_seed(), row.options)
    chairs = (*row.seats[1:], row.seats[0])
    sitting = opened(match, frozenset(), None, time.time())
    made = new_row(sitting, chairs, has_hints=row.has_hints)
    return Rematch(table=await call.host.lead_on(table, made, sitting, call.once))


# Ending ---------------------------------------------------------------------------------------------------------------


@TABLES.add("POST", "/api/tables/{table}/leave")
async def leave(call: Call) -> Nothing:
    """Nobody waits for who leaves: the table stays as it is."""
    await call.table()
    return Nothing()


@TABLES.add("DELETE", "/api/tables/{table}")
async def end_table(call: Call) -> Nothing:
    table = await call.table()
    seat = table.row.people[0] if table.row.people else -1
    once = call.once.saying(Nothing())
    await call.host.enter(table, lambda sitting: [end(sitting.match, seat, "stopped")], once=once)
    return Nothing()
