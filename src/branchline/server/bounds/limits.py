"""Rate limits: a bucket for each address or player and kind of request."""

import hmac
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from hashlib import sha256
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final

from branchline.server.errors import TooMany
from branchline.server.settings import Rate, Rates
from branchline.server.store import attempts
from branchline.server.store.connection import Connection
from branchline.server.store.store import Store

_MOST_BUCKETS: Final = 20_000
_TRANSLATED: Final = IPv6Network("64:ff9b::/96")
_LONGEST: Final = 64
_FIRST: Final = 3
"""So many attempts of an address at a name are its first."""


KEPT: Final = 0.25
"""Of all connections and requests, for addresses where somebody plays."""


class Limits:
    """Counted by this process alone. Where there are too many buckets, the one that was longest at rest goes."""

    def __init__(self, rates: Rates) -> None:
        self._rates = rates
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def spend(self, kind: str, who: str, amount: float = 1) -> None:
        """Raises TooMany when there is not as much in the bucket; then nothing is taken."""
        most, refill = getattr(self._rates, kind)
        now = time.monotonic()
        left, since = self._buckets.pop((kind, who), (most, now))
        left = min(most, left + (now - since) * refill)
        self._buckets[kind, who] = (left - amount if left >= amount else left, now)
        if len(self._buckets) > _MOST_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        if left < amount:
            raise TooMany("too-many", kind=kind)


class Crowd:
    """So many at the same time: of one asker, and of all together. Nobody gets more than a quarter of what is still
    free, so that a few askers never take everything: the fuller it is, the less each of them may have. A part may be
    `kept` for askers who are known to play: strangers from however many addresses never keep them out."""

    def __init__(self, kind: str, each: int, most: int, kept: float = 0.0) -> None:
        self._kind, self._each, self._most, self._kept = kind, each, most, int(most * kept)
        self._held: dict[str, int] = {}
        self.count = 0

    def enter(self, who: str | None, *, plays: bool = False) -> None:
        """`who` None counts among all alone. Raises TooMany."""
        kept = 0 if plays or who is None else self._kept
        free, held = self._most - self.count - kept, self._held.get(who, 0) if who is not None else 0
        if free < 1 or (who is not None and held >= min(self._each, free / 4)):
            raise TooMany("too-many", kind=self._kind)
        self.count += 1
        if who is not None:
            self._held[who] = held + 1

    def leave(self, who: str | None) -> None:
        self.count -= 1
        if who is not None:
            self._held[who] -= 1
            if not self._held[who]:
                del self._held[who]

    @contextmanager
    def among(self, who: str | None, *, plays: bool = False) -> Iterator[None]:
        self.enter(who, plays=plays)
        try:
            yield
        finally:
            self.leave(who)


class Attempts:
    """Attempts at a password, counted in the database: several processes are no more than one, and a restart forgives
    nothing. Names and addresses are kept as keyed hashes, and only for as long as they count.

    An address has so many attempts in all, and fewer at one name. All addresses together have so many at one name, but
    for those from which it was signed in to before: whoever guesses elsewhere cannot keep its owner out there. And half
    of what strangers have together is for the first attempts of an address: whoever comes from a new one has a chance
    as well. What is refused costs nobody else anything."""

    def __init__(self, store: Store, rates: Rates) -> None:
        self._store, self._rates = store, rates
        counted = (rates.sign_ins, rates.guesses, rates.strangers, rates.mails)
        self._is_lasting = not all(refill for _, refill in counted)
        self._seconds = max(most / refill if refill else 0.0 for most, refill in counted)

    async def sign_in(self, address: str, login: str) -> None:
        """Raises TooMany."""

        def job(connection: Connection) -> bool:
            if self._take(connection, self._rates.sign_ins, f"address {address}") is None:
                return False
            room = self._take(connection, self._rates.guesses, f"guess {address} {login}")
            if room is None or self._is_known(connection, address, login):
                return room is not None
            is_first = room > self._rates.guesses[0] - _FIRST
            least = 1.0 if is_first else self._rates.strangers[0] / 2
            return self._take(connection, self._rates.strangers, f"name {login}", least) is not None

        await self._ask(job)

    async def inside(self, player: str) -> None:
        """Somebody who is signed in says their password again: nobody else's attempts count here."""
        await self._ask(lambda connection: self._take(connection, self._rates.guesses, f"inside {player}") is not None)

    def may_mail(self, connection: Connection, address: str) -> bool:
        """Whether one more mail may go to an address that nobody has said is theirs, whoever wants it."""
        return self._take(connection, self._rates.mails, f"mail {address}") is not None

    async def _ask(self, job: Callable[[Connection], bool]) -> None:
        if not await self._store.write(job):
            raise TooMany("too-many", kind="sign_ins")

    async def remember(self, address: str, login: str, seconds: float) -> None:
        """The account was signed in to from here."""
        key, until = self._key(f"known {address} {login}"), time.time() + seconds
        await self._store.write(lambda connection: attempts.remember(connection, key, until))

    def _is_known(self, connection: Connection, address: str, login: str) -> bool:
        return attempts.is_remembered(connection, self._key(f"known {address} {login}"), time.time())

    def _key(self, who: str) -> str:
        return hmac.new(self._store.secret, who.encode(), sha256).hexdigest()

    def _take(self, connection: Connection, rate: Rate, who: str, least: float = 1.0) -> float | None:
        """How much room there was before; None where it was less than `least`, and then none is taken."""
        now, key, (most, refill) = time.time(), self._key(who), rate
        if not self._is_lasting:
            attempts.forget(connection, now - self._seconds)
        left, since = attempts.held(connection, key, most, now)
        room = min(most, left + max(0.0, now - since) * refill)
        may = room >= max(1.0, least)
        attempts.put(connection, key, room - 1 if may else room, now)
        return room if may else None


def one_asker(address: str) -> str:
    """Whom an address stands for. With IPv6 one household has a whole network of them; an IPv4 address is the same
    one however it is written inside an IPv6 address."""
    try:
        plain = plain_address(address)
    except ValueError:
        return address[:_LONGEST]
    if isinstance(plain, IPv6Address):
        return str(IPv6Network((int(plain) >> 64 << 64, 64)).network_address)
    return str(plain)


def plain_address(text: str) -> IPv4Address | IPv6Address:
    """`::ffff:192.0.2.1` (a socket for both kinds), `64:ff9b::192.0.2.1` (a translator in front of us) and 6to4's
    `2002:c000:201::` are 192.0.2.1. Raises ValueError for what is no address."""
    if len(text) > _LONGEST:
        raise ValueError(text[:_LONGEST])
    return _parsed(text)


@lru_cache(4096)
def _parsed(text: str) -> IPv4Address | IPv6Address:
    """Every connection and every request asks for its own, mostly the same again."""
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv4Address):
        return address
    if address in _TRANSLATED:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour or address
