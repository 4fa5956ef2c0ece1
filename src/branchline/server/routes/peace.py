"""Whom one does not want to read, or to play with."""

from branchline.server.errors import Unknown
from branchline.server.hosting.table import Table
from branchline.server.http.endpoint import Call, Endpoints
from branchline.server.people.peace import meant, shunning, unshunning
from branchline.server.people.profiles import found
from branchline.server.store.connection import Clash
from branchline.server.store.shunned import shunned_by
from branchline.tables.peace import Shun, ShunnedPeople, ShunnedPerson, Shunning
from branchline.tables.profiles import PersonName
from branchline.tables.queries import Query
from branchline.tables.wire import Nothing, TableId

PEACE = Endpoints("people")


class Among(Query, frozen=True):
    table: TableId | None = None
    """Only those who sit there, with their seats."""
    name: PersonName | None = None
    """Only who has a profile of this name that all may see."""


@PEACE.add("GET", "/api/me/shunned", ShunnedPeople, query=Among, refuses=(404,))
async def list_shunned(call: Call) -> ShunnedPeople:
    """Whom one has muted or blocked, the latest first. Nobody else ever learns of it."""
    player, wish = call.somebody(), call.query
    store, table, among = call.services.store, None, None
    if wish.table is not None:
        table = await call.services.registry.table(wish.table)
        among = {chair.player for chair in table.seats if chair.player is not None}
    if wish.name is not None:
        named = {(await found(store, wish.name, player)).id}
        among = named if among is None else among & named
    rows = await store.read(shunned_by(player.id, among))
    return ShunnedPeople(
        people=[
            ShunnedPerson(id=row.id, kind=row.kind, name=row.name, at=row.at, seats=_seats(table, row.other))
            for row in rows
        ]
    )


def _seats(table: Table | None, person: str) -> list[int]:
    return [chair.seat for chair in table.seats if chair.player == person] if table is not None else []


@PEACE.add("POST", "/api/me/shunned", Shunning, body=Shun, status=201, refuses=(404, 409))
async def shun(call: Call) -> Shunning:
    """Mute or block somebody whom one has met: by their seat, by a line of theirs, or by their public profile."""
    player, store = call.somebody(), call.services.store
    whom = await meant(store, call.body.whom, player)
    job = shunning(player, whom, call.body.kind, call.services.settings.bounds.shunned)
    try:
        return await store.write(call.keeping(job, lambda done: done))
    except Clash:  # they went meanwhile
        raise Unknown("nobody-there") from None


@PEACE.add("DELETE", "/api/me/shunned/{shunned}", Nothing, refuses=(404,))
async def unshun(call: Call) -> Nothing:
    """They are as everybody else again."""
    job = unshunning(call.somebody(), call.path["shunned"])
    await call.services.store.write(call.keeping(job, lambda _: Nothing()))
    return Nothing()
