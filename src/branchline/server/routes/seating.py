"""Which seat somebody speaks for."""

from branchline.core.values import Seat
from branchline.server.errors import Denied
from branchline.server.hosting import steady
from branchline.server.hosting.beside_play import come_back
from branchline.server.hosting.showing import is_here
from branchline.server.hosting.table import Table
from branchline.server.http.endpoint import Call
from branchline.server.people.player import Player
from branchline.server.store.rows import SeatRow
from branchline.tables.seating import seat_meant, viewpoint_meant


def seats_of(table: Table, player_id: str | None) -> list[Seat]:
    return [seat.seat for seat in table.seats if seat.is_of(player_id)]


def own_seat(table: Table, player_id: str | None, wished: Seat | None) -> Seat:
    return seat_meant(seats_of(table, player_id), len(table.seats), wished)


def own_seats(table: Table, player_id: str) -> list[Seat]:
    """Raises Denied for who has none there."""
    mine = seats_of(table, player_id)
    if not mine:
        raise Denied("not-your-table")
    return mine


async def table_of(call: Call) -> Table:
    return await call.services.registry.table(call.path["table"])


async def sit(call: Call, wished: Seat | None) -> tuple[Table, Seat]:
    """The table and the asker's own seat at it. Somebody who asks for something is back."""
    table = await table_of(call)
    player = call.somebody().id
    seat = own_seat(table, player, wished)
    await come_back(table, seat, player)
    return table, seat


def viewpoint(table: Table, player: Player | None, wished: Seat | None) -> Seat | None:
    return viewpoint_meant(seats_of(table, player.id if player else None), len(table.seats), wished)


def is_absent(table: Table, chair: SeatRow, seconds: float) -> bool:
    """After a roll call: others may have the seat open in another process."""
    return not is_here(chair, table.store, table) and away_seconds(table, chair) > seconds


def away_seconds(table: Table, chair: SeatRow) -> float:
    """Since somebody was last here: with a live connection, or, as programs do, by playing without one."""
    away, sitting = steady.now() - chair.here_until, table.sitting
    if sitting is None:
        return away
    own = [sitting.brought_seconds]
    if chair.seat not in sitting.handed:
        entries = zip(sitting.match.entries, sitting.seconds, strict=True)
        own += [seconds for entry, seconds in entries if entry.seat == chair.seat]
    return min(away, sitting.played_seconds - max(own) + table.seconds_since)
