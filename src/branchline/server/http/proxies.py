"""Whose word about a client's address counts: what a proxy says of each request, and nobody else."""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Final

from branchline.server.bounds.limits import plain_address

_FORWARDED: Final = b"x-forwarded-for"


class Proxies:
    """From addresses and networks with commas between them."""

    def __init__(self, trusted: str) -> None:
        words = [word.strip() for word in trusted.split(",") if word.strip()]
        self._networks = [network for word in words if (network := _network(word)) is not None]

    def trusts(self, address: str) -> bool:
        try:
            plain = plain_address(address)
        except ValueError:
            return False
        return any(plain.version == network.version and plain in network for network in self._networks)

    def client(self, peer: str, headers: Iterable[tuple[bytes, bytes]]) -> str:
        """Each proxy adds at the end whom it was asked by: the last one that is not a proxy of ours is the client."""
        if not self.trusts(peer):
            return peer
        said = b",".join(value for name, value in headers if name == _FORWARDED).decode("latin-1")
        hops = [_without_port(hop.strip()) for hop in said.split(",") if hop.strip()]
        for hop in reversed(hops):
            if not self.trusts(hop):
                return hop
        return hops[0] if hops else peer


def _network(word: str) -> IPv4Network | IPv6Network | None:
    """None for what is none: nobody connects from there."""
    try:
        return ip_network(plain_address(word)) if "/" not in word else ip_network(word, strict=False)
    except ValueError:
        return None


def _without_port(hop: str) -> str:
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop
