"""Inviting people one played with to a table of one's own."""

import time
from collections.abc import Callable

from branchline.server.errors import Conflict, Unknown
from branchline.server.people.links import is_id, link_code, new_id
from branchline.server.people.player import Player
from branchline.server.store import invitations, people
from branchline.server.store.connection import Connection
from branchline.server.store.invitations import Received
from branchline.server.store.reminders import remind_person
from branchline.server.store.rows import MatchRow, SeatRow
from branchline.tables.peace import Invite


def inviting(
    row: MatchRow, seats: list[SeatRow], player: Player, wish: Invite, most: int
) -> Callable[[Connection], None]:
    """Somebody is invited, and told as of a table that waits for them. Who was invited already is not told again.
    Raises Unknown, Conflict."""
    if row.state != "open" or all(chair.kind != "open" for chair in seats):
        raise Conflict("no-open-seat")

    def run(connection: Connection) -> None:
        people.hold(connection, player.id)  # one at a time
        whom = invitations.met(connection, player.id, wish.table, wish.seat)
        if whom is None:
            raise Unknown("nobody-there")
        if any(chair.is_of(whom.id) for chair in seats):
            raise Conflict("there-already")
        if before := invitations.sent(row.id, whom.id)(connection):
            if before[0].is_declined:
                raise Conflict("invitation-declined")
            return
        if invitations.count_lately(connection, player.id) >= most:
            raise Conflict("too-many-invitations", most=most)
        invitations.add(connection, new_id(), row.id, player.id, whom)
        remind_person(connection, row.id, whom.id, time.time())

    return run


def link_of(invitation: Received, secret: bytes) -> str:
    """To the first seat that is free now."""
    return link_code(secret, invitation.row.id, invitation.free)


def declining(player: Player, invitation: str) -> Callable[[Connection], None]:
    """Raises Unknown."""
    if not is_id(invitation):
        raise Unknown("unknown-invitation")

    def run(connection: Connection) -> None:
        if not invitations.decline(connection, player.id, invitation):
            raise Unknown("unknown-invitation")

    return run
