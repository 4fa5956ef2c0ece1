"""Games, tables and seats."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from branchline.core.codec import encode
from branchline.core.errors import Refused
from branchline.server.errors import Conflict, Denied, Unavailable, Unknown
from branchline.server.hosting import lobby
from branchline.server.hosting.beside_play import keep_seats, remove, stop
from branchline.server.hosting.loading import load_around
from branchline.server.hosting.showing import table_info
from branchline.server.hosting.table import Table
from branchline.server.http.endpoint import Call, Endpoints
from branchline.server.people.allowance import with_room
from branchline.server.people.links import is_link, read_link
from branchline.server.people.player import Player
from branchline.server.routes.seating import is_absent, seats_of, table_of
from branchline.server.store.connection import Connection
from branchline.server.store.tables import Listed as ListedRows
from branchline.server.store.tables import public_tables, tables_of
from branchline.server.store.writer import StoreFailed
from branchline.server.workers import judge_worker
from branchline.tables.game_info import game_info
from branchline.tables.messages import (
    BotSeat,
    GameInfo,
    Games,
    Invited,
    Join,
    MySeat,
    NewTable,
    Seated,
    SeatWish,
    TableInfo,
    Tables,
    TakeSeat,
)
from branchline.tables.play_messages import Listed, Mute, Rematch
from branchline.tables.queries import Query
from branchline.tables.wire import GameName, LinkCode, Nothing

T = TypeVar("T")
TABLES = Endpoints("tables")
GAMES = Endpoints("games")


@GAMES.add("GET", "/api/games", Games)
async def list_games(call: Call) -> Games:
    """The games there are, with their options as a JSON Schema and the levels of their bots."""
    return Games(games=[_game_info(call, name) for name in call.services.game_names])


@GAMES.add("GET", "/api/games/{game}", GameInfo, refuses=(404,))
async def show_game(call: Call) -> GameInfo:
    """One game."""
    if call.path["game"] not in call.services.game_names:
        raise Unknown("unknown-game", game=call.path["game"][:40], known=", ".join(call.services.game_names))
    return _game_info(call, call.path["game"])


def _game_info(call: Call, name: str) -> GameInfo:
    return game_info(call.services.find_game(name), call.services.lineup(name))


def info(call: Call, table: Table) -> TableInfo:
    return table_info(table.row, table.seats, call.player_id, call.services.store, table)


@TABLES.add("POST", "/api/tables", TableInfo, body=NewTable, status=201, refuses=(409, 422), most="table_bytes")
async def new_table(call: Call) -> TableInfo:
    """A new table. It begins when no seat is open; open seats have links for the owner to send."""
    services, wish = call.services, call.body
    if wish.game not in services.game_names:
        raise Denied("unknown-game", game=wish.game, known=", ".join(services.game_names))
    call.make()
    if wish.content is not None:
        await call.bring(len(wish.content))
        most = services.settings.bounds.list_bytes
        opening = judge_worker.Opening(wish.game, wish.content, len(wish.seats), encode(wish.options), most)
        await services.judges.judge(opening, call.askers)
    match = await asyncio.to_thread(lobby.checked, wish, services.find_game, services.lineup)
    player, names, own = await called(call, wish.seats)
    made = lobby.new_table(wish, player, match, names, own)
    kept = with_room(player, services.settings.bounds, made.store, made.row["brought"])
    return await first_shown(call, kept, warnings=list(match.game.content_warnings))


async def called(call: Call, wishes: Sequence[SeatWish]) -> tuple[Player, list[str | None], str]:
    """Who makes a table, how they call seats of theirs, and how they are called. Nobody becomes a guest by it."""
    names = [await _checked_name(call, seat.name) if isinstance(seat, MySeat) else None for seat in wishes]
    player = await call.anybody()
    return player, names, await call.services.callings.own(player)


async def first_shown(call: Call, job: Callable[[Connection], str], **more: Any) -> TableInfo:
    """A table that the job makes, as its owner first sees it. It is stored, whatever happens to its loading."""
    store, player = call.services.store, call.player_id

    def run(connection: Connection) -> TableInfo:
        row, seats = load_around(job(connection))(connection)
        return msgspec.structs.replace(table_info(row, seats, player, store), **more)

    made: TableInfo = await store.write(call.keeping(run, lambda shown: shown))
    with suppress(StoreFailed, Unavailable):
        await call.services.registry.table(made.id)  # its bots begin
    return made


class Which(Query, frozen=True):
    game: GameName | None = None
    state: Annotated[str, Meta(pattern="^(open|playing|over)$")] = "open"
    before: float | None = None
    """Only tables changed before this time, to page on."""


@TABLES.add("GET", "/api/tables", Tables, query=Which)
async def list_tables(call: Call) -> Tables:
    """Public tables, the latest first: open ones to join (the default), or those in play or over to watch."""
    which: Which = call.query
    return await _listed(call, public_tables(which.state, which.game, which.before, call.player_id))


class MyWhich(Which, frozen=True):
    state: Annotated[str, Meta(pattern="^(open|playing|over|frozen)$")] | None = None  # type: ignore[assignment]


@TABLES.add("GET", "/api/me/tables", Tables, query=MyWhich)
async def my_tables(call: Call) -> Tables:
    """The tables one has a seat at, or owns, the latest first; not the deals that bots alone play again to compare."""
    player = call.somebody()
    which: MyWhich = call.query
    return await _listed(call, tables_of(player.id, which.state, which.game, which.before))


async def _listed(call: Call, read: Callable[[Connection], ListedRows]) -> Tables:
    store, loaded = call.services.store, call.services.registry.tables
    found = await store.read(read)
    return Tables(tables=[table_info(row, seats, call.player_id, store, loaded.get(row.id)) for row, seats in found])


@TABLES.add("GET", "/api/tables/{table}", TableInfo, refuses=(404,))
async def show_table(call: Call) -> TableInfo:
    """The table around the match: seats, who is here, state."""
    return info(call, await table_of(call))


@TABLES.add("GET", "/api/join/{link}", Invited, refuses=(404,))
async def show_invitation(call: Call) -> Invited:
    """What a secret link leads to."""
    table, seat = await _invited(call, call.path["link"])
    chair = table.seats[seat]
    return Invited(table=info(call, table), seat=seat, free=chair.kind == "open" and table.row.state == "open")


async def _invited(call: Call, link: LinkCode) -> tuple[Table, int]:
    found = read_link(link)
    if found is None:
        raise Unknown("wrong-link")
    table = await call.services.registry.table(found[0])
    if found[1] >= len(table.seats):
        raise Unknown("wrong-link")
    chair = table.seats[found[1]]
    mine = chair.player is not None and chair.player == call.player_id
    if not is_link(link, call.services.store.secret, table.id, chair) and not mine:
        raise Unknown("wrong-link")
    return table, found[1]


@TABLES.add("POST", "/api/join", Seated, body=Join, refuses=(404, 409))
async def join(call: Call) -> Seated:
    """Take the seat that a secret link is for. Nobody becomes a guest by it."""
    table, seat = await _invited(call, call.body.link)
    return await _take(call, table, seat, call.body.link, call.body.name)


@TABLES.add("POST", "/api/tables/{table}/seats/{seat}", Seated, body=TakeSeat, refuses=(404, 409))
async def take_seat(call: Call) -> Seated:
    """Take an open seat: with its link, or at a public table without."""
    return await _take(call, await table_of(call), call.path["seat"], call.body.link, call.body.name)


async def _checked_name(call: Call, name: str | None) -> str | None:
    return await call.services.callings.checked(name, call.player) if name is not None else None


async def _take(call: Call, table: Table, seat: int, link: str | None, name: str | None) -> Seated:
    secret = call.services.store.secret
    try:
        lobby.check_take(table.row, table.seats, seat, call.player_id, link, secret)
    except Refused:  # it may have been given back at another process just now
        await table.catch_up()
        lobby.check_take(table.row, table.seats, seat, call.player_id, link, secret)
    name = await _checked_name(call, name)
    player = await call.anybody(name or "")
    called, bounds = name or await call.services.callings.own(player), call.services.settings.bounds
    sits = lobby.take_seat(table.id, seat, player, called, link, secret, table.game, bounds)
    return await _change(call, table, sits, Seated(table=table.id, seat=seat))


async def _change(call: Call, table: Table, job: Callable[[Connection], Any], answer: T) -> T:
    """A change around the table, with its answer."""
    await table.change(call.keeping(job, lambda _: answer))
    return answer


@TABLES.add("PUT", "/api/tables/{table}/seats/{seat}/bot", Seated, body=BotSeat, refuses=(404, 409))
async def seat_bot(call: Call) -> Seated:
    """The owner fills an open seat with a bot."""
    table, seat, level = await table_of(call), call.path["seat"], call.body.level
    known = call.services.lineup(table.row.game).levels
    if level not in known:
        raise Conflict("unknown-level", level=level, known=", ".join(known))
    sits = lobby.put_bot(table.id, seat, level, call.somebody(), table.game)
    return await _change(call, table, sits, Seated(table=table.id, seat=seat))


@TABLES.add("DELETE", "/api/tables/{table}/seats/{seat}", Nothing, refuses=(404, 409))
async def remove_person(call: Call) -> Nothing:
    """The owner removes somebody who has been away for long; a bot plays on."""
    table, seat = await table_of(call), call.path["seat"]
    lobby.check_owner(table.row, call.somebody())
    await call.services.registry.roll_call(table)
    if not 0 <= seat < len(table.seats):
        raise Unknown("unknown-seat", seat=seat)
    chair = table.seats[seat]
    if chair.kind != "person" or chair.player == call.player_id:
        raise Conflict("cannot-remove", seat=seat)
    if not is_absent(table, chair, call.services.settings.bounds.absent_seconds):
        raise Conflict("not-absent", seat=seat)
    if table.row.state == "open":
        return await _change(call, table, lobby.give_back(table.id, Player(chair.player or "", "")), Nothing())
    level = call.services.lineup(table.row.game).quick
    await remove(table, seat, lobby.seat_of_bot(table.id, seat, level), call.once())
    return Nothing()


@TABLES.add("POST", "/api/tables/{table}/leave", Nothing, refuses=(404, 409))
async def leave(call: Call) -> Nothing:
    """Before the match begins, one's seats are open again (the owner's leaving closes the table). In play, a bot keeps
    the seat until its person is back, if there is anybody else to play with."""
    table, player = await table_of(call), call.somebody()
    mine = seats_of(table, player.id)
    if not mine and table.row.owner != player.id:
        raise Denied("not-your-table")
    if table.row.state == "open":
        return await _change(call, table, lobby.give_back(table.id, player), Nothing())
    if table.row.state != "playing" or not await keep_seats(table, player.id, call.once()):
        await call.services.store.write(call.keeping(lambda _: None, lambda _: Nothing()))
    return Nothing()


@TABLES.add("PUT", "/api/tables/{table}/mute", Nothing, body=Mute, refuses=(404,))
async def mute(call: Call) -> Nothing:
    """The owner silences the table's chat, or lets it speak again."""
    table = await table_of(call)
    return await _change(call, table, lobby.put_row(table.id, call.somebody(), is_muted=call.body.muted), Nothing())


@TABLES.add("DELETE", "/api/tables/{table}", Nothing, refuses=(404, 409))
async def end_table(call: Call) -> Nothing:
    """The owner ends a match whose other people have all gone, or closes a table that has not begun."""
    table, player = await table_of(call), call.somebody()
    lobby.check_owner(table.row, player)
    if table.row.state == "open":
        return await _change(call, table, lobby.give_back(table.id, player), Nothing())
    await call.services.registry.roll_call(table)
    seconds = call.services.settings.bounds.absent_seconds
    for chair in table.seats:
        if chair.kind == "person" and chair.player not in (None, player.id) and not is_absent(table, chair, seconds):
            raise Conflict("not-absent", seat=chair.seat)
    mine = seats_of(table, player.id)
    await stop(table, mine[0] if mine else -1, call.once())
    return Nothing()


@TABLES.add("POST", "/api/tables/{table}/rematch", Rematch, status=201, refuses=(404, 409))
async def rematch(call: Call) -> Rematch:
    """The same again with a new seed, everybody one seat further; whoever asks later is led to the same table."""
    table, player = await table_of(call), call.somebody()
    call.make()
    again = lobby.rematch(table.id, player, table.game, call.services.settings.bounds)
    return Rematch(table=await table.change(call.keeping(again, lambda made: Rematch(table=made))))


@TABLES.add("PUT", "/api/tables/{table}/public", Nothing, body=Listed, refuses=(404,))
async def list_publicly(call: Call) -> Nothing:
    """The owner lists the table for everybody to see and join, or takes it off the list."""
    table = await table_of(call)
    return await _change(call, table, lobby.put_row(table.id, call.somebody(), is_public=call.body.public), Nothing())
