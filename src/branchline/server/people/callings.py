"""What people may be called: the one door for every name that others see. Nobody is called like somebody's account."""

from branchline.core.names import clean, fault_in
from branchline.server.errors import Conflict, Malformed
from branchline.server.people.looks import looks_of
from branchline.server.people.player import Player
from branchline.server.settings import Bounds
from branchline.server.store import people
from branchline.server.store.connection import Connection
from branchline.server.store.store import Store


def readable(name: str, bounds: Bounds) -> str:
    """The name as it is kept. Raises Malformed for one that cannot be seen, or is too long."""
    fault = fault_in(name, bounds.name_letters)
    if fault is not None:
        raise Malformed(fault.message, **fault.args)
    return clean(name)


class Callings:
    def __init__(self, store: Store, bounds: Bounds) -> None:
        self._store, self._bounds = store, bounds

    async def checked(self, name: str, player: Player | None) -> str:
        """The name as it is kept; one's own stays one's own, whatever it is. Raises Malformed, Conflict."""
        if player is not None and not player.is_guest and name == player.name:
            return name
        kept = readable(name, self._bounds)
        if await self.is_anothers(kept, player):
            raise Conflict("name-taken", name=kept)
        return kept

    async def own(self, player: Player) -> str:
        """What somebody is called who says nothing: a guest whose name has become an account's since, by no name."""
        is_lost = player.is_guest and player.name and await self.is_anothers(player.name, player)
        return "" if is_lost else player.name

    async def is_anothers(self, name: str, player: Player | None) -> bool:
        """Whether an account of somebody else's is called like this, or could be taken for it."""
        me = player.id if player is not None else ""
        return bool(await self._store.read(lambda connection: people.looks_of_others(connection, me, looks_of(name))))


def claim(connection: Connection, player: str, name: str, login: str) -> None:
    """The looks of an account's names are its own from here on. Raises Conflict where the name's are another's."""
    if people.looks_of_others(connection, player, looks_of(name)):
        raise Conflict("name-taken", name=name)
    looks = looks_of(name) | looks_of(login)
    free = looks - people.looks_of_others(
        connection, player, looks
    )  # of accounts that clash since long ago, the first has it
    people.put_looks(connection, player, free)
