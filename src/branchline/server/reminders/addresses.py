"""Which addresses a server calls because somebody wants to be told there: only those outside, or in networks that its
host has named. The address that was checked is the one that is connected to."""

import asyncio
import re
import socket
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from branchline.server.bounds.limits import plain_address
from branchline.server.errors import Malformed
from branchline.server.reminders.outcomes import NotSent

MOST_URL: Final = 1000
_PORTS: Final = {"http": 80, "https": 443}
_PRINTABLE: Final = re.compile(r"[!-~]+")
_GIVEN_OUT: Final = IPv6Network("2000::/3")
"""All of IPv6 that belongs to anybody out there."""
_NAMES_AT_ONCE: Final = 4


class Target(NamedTuple):
    """Where something is posted to."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        return f"{self.scheme}://{self.authority}"

    @property
    def authority(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == _PORTS[self.scheme] else f"{host}:{self.port}"


def target_of(url: str) -> Target:
    """Raises Malformed for what is no address of the web, or has a name and password in it."""
    try:
        parts = urlsplit(url)
        port = parts.port or _PORTS[parts.scheme]
        if len(url) > MOST_URL or not _PRINTABLE.fullmatch(url) or not parts.hostname or "@" in parts.netloc:
            raise ValueError(url)
    except (ValueError, KeyError):
        raise Malformed("told-bad-url") from None
    path = parts.path or "/"
    return Target(parts.scheme, parts.hostname, port, f"{path}?{parts.query}" if parts.query else path)


class Resolver:
    """Names become addresses in threads of their own: a dead name server holds up nobody else."""

    def __init__(self, networks: tuple[str, ...] = ()) -> None:
        self._own = [ip_network(network) for network in networks]
        self._threads = ThreadPoolExecutor(_NAMES_AT_ONCE, "names")

    async def address_of(self, target: Target) -> str:
        """The first of the name's addresses that may be called. Raises NotSent."""
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self._threads, self.look_up, target.host, target.port)
        except (OSError, UnicodeError):
            raise NotSent("told-no-such-host", host=target.host) from None
        allowed = [address for address in found if self.may_call(address, is_secure=target.scheme == "https")]
        if not allowed:
            raise NotSent("told-barred", is_final=True, host=target.host)
        return allowed[0]

    def look_up(self, host: str, port: int) -> list[str]:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        return [str(address[0]) for *_, address in found]

    def may_call(self, address: str, *, is_secure: bool) -> bool:
        try:
            plain = plain_address(address)
        except ValueError:
            return False
        return self._is_own(plain) or (is_secure and is_outside(plain) and _is_whole(address))

    def _is_own(self, address: IPv4Address | IPv6Address) -> bool:
        return any(address.version == network.version and address in network for network in self._own)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _is_whole(address: str) -> bool:
    """One with a zone (`fe80::1%eth0`) is of a network that we are in."""
    return "%" not in address


def is_outside(address: IPv4Address | IPv6Address) -> bool:
    """Not of this machine, its networks, its provider's, nor of anything that is not one machine out there."""
    if isinstance(address, IPv6Address) and (address not in _GIVEN_OUT or address.teredo is not None):
        return False
    is_special = address.is_multicast or address.is_reserved or address.is_unspecified or address.is_loopback
    return address.is_global and not is_special


def is_written_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
