"""Inviting people one played with."""

from branchline.server.errors import Unknown
from branchline.server.hosting import lobby
from branchline.server.http.endpoint import Call, Endpoints
from branchline.server.people.inviting import declining, inviting
from branchline.server.routes.seating import table_of
from branchline.server.store import invitations
from branchline.server.store.connection import Clash
from branchline.tables.peace import Companion, Companions, Invite, SentInvitation, SentInvitations
from branchline.tables.wire import Nothing

INVITING = Endpoints("people")


@INVITING.add("GET", "/api/me/companions", Companions)
async def list_companions(call: Call) -> Companions:
    """The people one played with lately who are still here, whom one met last first: each by a seat of theirs in a
    match of one's own."""
    found = await call.services.store.read(invitations.companions(call.somebody().id))
    return Companions(people=[Companion(**one._asdict()) for one in found])


@INVITING.add("GET", "/api/tables/{table}/invitations", SentInvitations, refuses=(404,))
async def list_invitations(call: Call) -> SentInvitations:
    """Whom the owner has invited to the table."""
    table = await table_of(call)
    lobby.check_owner(table.row, call.somebody())
    found = await call.services.store.read(invitations.sent(table.id))
    return SentInvitations(
        invitations=[SentInvitation(name=one.name, at=one.at, declined=one.is_declined) for one in found]
    )


@INVITING.add("POST", "/api/tables/{table}/invitations", Nothing, body=Invite, status=201, refuses=(404, 409))
async def invite(call: Call) -> Nothing:
    """The owner invites somebody they played with to a table with an open seat. They find it among what waits for
    them, with a link to the seat, and are told by their channels."""
    table, player = await table_of(call), call.somebody()
    lobby.check_owner(table.row, player)
    job = inviting(table.row, table.seats, player, call.body, call.services.settings.bounds.invitations)
    try:
        await call.services.store.write(call.keeping(job, lambda _: Nothing()))
    except Clash:  # they went meanwhile
        raise Unknown("nobody-there") from None
    return Nothing()


@INVITING.add("DELETE", "/api/me/invitations/{invitation}", Nothing, refuses=(404,))
async def decline(call: Call) -> Nothing:
    """One does not come; who invited sees so."""
    job = declining(call.somebody(), call.path["invitation"])
    await call.services.store.write(call.keeping(job, lambda _: Nothing()))
    return Nothing()
