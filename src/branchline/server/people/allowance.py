"""How much of a server one person may fill: unfinished tables, all the tables they made, and the bytes they brought.
The guests of one address have a bound together as well: a guest costs nothing to become."""

from collections.abc import Callable
from typing import NamedTuple

from branchline.server.errors import Conflict
from branchline.server.people.player import Player
from branchline.server.settings import Bounds
from branchline.server.store import analyses, chat, people, reports
from branchline.server.store.connection import Connection


class Room(NamedTuple):
    unfinished: int
    kept: int
    brought: int


def room_of(player: Player, bounds: Bounds) -> Room:
    """A guest costs nothing to become, so a guest has less."""
    if player.is_guest:
        return Room(bounds.guest_tables, bounds.guest_kept, bounds.guest_bytes)
    return Room(bounds.account_tables, bounds.account_kept, bounds.account_bytes)


def check_kept(
    player: Player, bounds: Bounds, brought: int = 0, *, is_new: bool = True
) -> Callable[[Connection], None]:
    """Whether there is room for one more table of theirs, with so many bytes brought along, or for these at one that
    they have. Raises Conflict."""
    room = room_of(player, bounds)

    def run(connection: Connection) -> None:
        kept, size = people.filled(connection, player.id)
        if is_new and kept >= room.kept:
            raise Conflict("too-many-kept", most=room.kept)
        if brought and size + brought > room.brought:
            raise Conflict("too-much-brought", most=room.brought)
        if player.place is not None:
            _check_place(connection, player.place, bounds, brought, is_new=is_new)

    return run


def _check_place(connection: Connection, place: str, bounds: Bounds, brought: int, *, is_new: bool) -> None:
    kept, size = people.filled_from(connection, place)
    if is_new and kept >= bounds.address_kept:
        raise Conflict("address-kept", most=bounds.address_kept)
    if brought and size + brought > bounds.address_bytes:
        raise Conflict("address-brought", most=bounds.address_bytes)


def check_guests(connection: Connection, place: str, bounds: Bounds) -> None:
    """So many guests there may be who came from one address. Raises Conflict."""
    _check_from(connection, place, people.guests_from, bounds.address_guests, "address-guests")


def check_analyses(player: Player, bounds: Bounds) -> Callable[[Connection], None]:
    """So many analyses are kept that guests of one address asked for. Raises Conflict."""
    return lambda connection: _check_from(
        connection, player.place, analyses.kept_from, bounds.address_analyses, "address-analyses"
    )


def check_reports(connection: Connection, player: Player, bounds: Bounds) -> None:
    """So many reports guests of one address make within a day: admins read them. Raises Conflict."""
    _check_from(connection, player.place, reports.count_from, bounds.address_reports, "address-reports")


def check_lines(connection: Connection, player: Player, bounds: Bounds) -> None:
    """So many lines guests of one address say within a day, at all tables together. Raises Conflict."""
    _check_from(connection, player.place, chat.count_from, bounds.address_lines, "address-lines")


def _check_from(
    connection: Connection, place: str | None, count: Callable[[Connection, str], int], most: int, refusal: str
) -> None:
    """An account has no such place. One at a time, so that two cannot both be the last."""
    if place is None:
        return
    people.hold_place(connection, place)
    if count(connection, place) >= most:
        raise Conflict(refusal, most=most)


def check_unfinished(connection: Connection, player: Player, bounds: Bounds) -> None:
    """So many unfinished tables somebody may have made or sit at. Raises Conflict."""
    people.hold(connection, player.id)  # one at a time
    if player.place is not None:
        people.hold_place(connection, player.place)
    most = room_of(player, bounds).unfinished
    if people.unfinished(connection, player.id) >= most:
        raise Conflict("too-many-tables", most=most)


def with_room(
    player: Player, bounds: Bounds, job: Callable[[Connection], str], brought: int = 0
) -> Callable[[Connection], str]:
    """The job, for somebody who has room for one more table."""

    def run(connection: Connection) -> str:
        check_unfinished(connection, player, bounds)
        check_kept(player, bounds, brought)(connection)
        return job(connection)

    return run
