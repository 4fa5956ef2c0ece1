"""What waits for somebody."""

from branchline.server.hosting.showing import table_info
from branchline.server.http.endpoint import Call, Endpoints
from branchline.server.people.inviting import link_of
from branchline.server.store.invitations import received
from branchline.server.store.waiting import waiting_for
from branchline.tables.messages import Invitation, WaitingTable, WaitingTables

WAITING = Endpoints("tables")


@WAITING.add("GET", "/api/me/waiting", WaitingTables)
async def what_waits(call: Call) -> WaitingTables:
    """The tables that wait for one's move or answer, what runs out first first; without a clock, what has waited
    longest. And what one is invited to. No match is read for it."""
    store, player = call.services.store, call.somebody().id
    found, count = await store.read(waiting_for(player))
    invited = await store.read(received(player))
    loaded = call.services.registry.tables
    return WaitingTables(
        invitations=[
            Invitation(
                id=one.id,
                by=one.by,
                table=table_info(one.row, one.seats, player, store, loaded.get(one.row.id)),
                link=link_of(one, store.secret),
                at=one.at,
            )
            for one in invited
        ],
        count=count,
        tables=[
            WaitingTable(
                table=table_info(one.row, one.seats, player, store, loaded.get(one.row.id)),
                seat=one.seat,
                why="turn" if one.is_turn else "answer",
                left=one.left,
            )
            for one in found
        ],
    )
