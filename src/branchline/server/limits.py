"""Rate limits: a bucket for each address or player and kind of request."""

import time
from hashlib import sha256
from ipaddress import ip_network
from typing import Final

from sqlalchemy import Connection, delete, select, text, update

from branchline.server.errors import TooMany
from branchline.server.settings import Rates
from branchline.server.store import schema
from branchline.server.store.store import Store

_MOST_BUCKETS: Final = 20_000
_OPEN: Final = text("INSERT INTO attempts (key, room, at) VALUES (:key, :room, :at) ON CONFLICT (key) DO NOTHING")


class Limits:
    """Counted by this process alone. Where there are too many buckets, the one that was longest at rest goes."""

    def __init__(self, rates: Rates) -> None:
        self._rates = rates
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def spend(self, kind: str, who: str) -> None:
        """Raises TooMany when the bucket is empty."""
        most, refill = getattr(self._rates, kind)
        now = time.monotonic()
        left, since = self._buckets.pop((kind, who), (most, now))
        left = min(most, left + (now - since) * refill)
        self._buckets[kind, who] = (left - 1 if left >= 1 else left, now)
        if len(self._buckets) > _MOST_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        if left < 1:
            raise TooMany("too-many", kind=kind)


class Attempts:
    """Attempts at a password, counted in the database: several processes are no more than one, and a restart forgives
    nothing. Names and addresses are kept as hashes, and only until their bucket is full again."""

    def __init__(self, store: Store, rates: Rates) -> None:
        self._store = store
        self._most, self._refill = rates.sign_ins

    async def spend(self, *whose: str) -> None:
        """One attempt of each, all of them counted. Raises TooMany when one's bucket is empty."""
        may = await self._store.write(lambda connection: [self._take(connection, who) for who in whose])
        if not all(may):
            raise TooMany("too-many", kind="sign_ins")

    def _take(self, connection: Connection, who: str) -> bool:
        now, columns, key = time.time(), schema.attempts.c, sha256(who.encode()).hexdigest()
        if self._refill:
            connection.execute(delete(schema.attempts).where(columns.at < now - self._most / self._refill))
        connection.execute(_OPEN, {"key": key, "room": self._most, "at": now})
        mine = columns.key == key
        row = connection.execute(select(columns.room, columns.at).where(mine).with_for_update()).one()
        room = min(self._most, row.room + max(0.0, now - row.at) * self._refill)
        may = room >= 1
        connection.execute(update(schema.attempts).where(mine).values(room=room - 1 if may else room, at=now))
        return bool(may)


def one_asker(address: str) -> str:
    """Whom an address stands for: with IPv6 one household has a whole network of them."""
    if ":" not in address:
        return address
    try:
        return str(ip_network((address.partition("%")[0], 64), strict=False).network_address)
    except ValueError:
        return address
