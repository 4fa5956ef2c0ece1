"""Muting and blocking: who is meant, and what becomes of it."""

from collections.abc import Callable

from branchline.server.errors import Conflict, Unknown
from branchline.server.people.links import is_id, new_id
from branchline.server.people.player import Player
from branchline.server.people.profiles import found
from branchline.server.store import people, shunned
from branchline.server.store.connection import Connection
from branchline.server.store.rows import seat_rows
from branchline.server.store.shunned import Meant
from branchline.server.store.store import Store
from branchline.tables.peace import ShunKind, Shunning, Whom, WhoSaid, WhoSits


async def meant(store: Store, whom: Whom, asker: Player) -> Meant:
    """Raises Unknown where nobody is there who could be meant, Conflict for the asker."""
    if isinstance(whom, WhoSits):
        one = await store.read(_who_sits(whom))
    elif isinstance(whom, WhoSaid):
        one = await store.read(shunned.author_of(whom.table, whom.line))
    else:
        profile = await found(store, whom.name, asker)
        one = Meant(profile.id, profile.name)
    if one is None:
        raise Unknown("nobody-there")
    if one.id == asker.id:
        raise Conflict("that-is-you")
    return one


def _who_sits(whom: WhoSits) -> Callable[[Connection], Meant | None]:
    def run(connection: Connection) -> Meant | None:
        chairs = seat_rows(connection, [whom.table])[whom.table]
        sits = (chair for chair in chairs if chair.seat == whom.seat and chair.kind == "person")
        return next((Meant(chair.player, chair.name) for chair in sits if chair.player is not None), None)

    return run


def shunning(player: Player, whom: Meant, kind: ShunKind, most: int) -> Callable[[Connection], Shunning]:
    """Raises Conflict."""
    shun = shunned.shunning(player.id, whom, kind, new_id(), most)

    def run(connection: Connection) -> Shunning:
        people.hold(connection, player.id)  # one at a time
        try:
            return Shunning(id=shun(connection), kind=kind)
        except shunned.TooManyShunned:
            raise Conflict("too-many-shunned", most=most) from None

    return run


def unshunning(player: Player, row: str) -> Callable[[Connection], None]:
    """Raises Unknown."""
    if not is_id(row):
        raise Unknown("unknown-shunned")

    def run(connection: Connection) -> None:
        if not shunned.unshun(connection, player.id, row):
            raise Unknown("unknown-shunned")

    return run
