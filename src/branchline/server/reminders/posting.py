"""One POST to an address that was checked: a connection of its own, no redirect, nothing read but the status."""

import asyncio
import ssl
from collections.abc import Mapping
from typing import Final

from branchline.server.reminders.addresses import Resolver, Target
from branchline.server.reminders.outcomes import Attempt, Gone, NotSent, Unsure

MOST_ANSWER: Final = 8192
"""Bytes that are read of an answer; no more of it is wanted than its first line."""
_INTERIM: Final = 10
"""So many answers of the kind `100 Continue` may come before the real one."""
_AGAIN: Final = frozenset({408, 425, 429})
"""Refusals that say that it was too early, or too much."""


class Caller:
    def __init__(self, resolver: Resolver, seconds: float) -> None:
        self.resolver, self._seconds = resolver, seconds
        self._tls: ssl.SSLContext | None = None

    async def post(self, target: Target, headers: Mapping[str, str], body: bytes, attempt: Attempt) -> int:
        """The status. Raises NotSent, Unsure."""
        try:
            async with asyncio.timeout(self._seconds):
                address = await self.resolver.address_of(target)
                reader, writer = await self._connect(target, address)
        except TimeoutError:
            raise NotSent("told-no-connection", host=target.host) from None
        except ssl.SSLError as error:
            raise NotSent("told-no-tls", host=target.host, detail=str(error.reason or error)) from None
        except OSError:
            raise NotSent("told-no-connection", host=target.host) from None
        attempt.begin()
        try:
            async with asyncio.timeout(self._seconds):
                writer.write(_request(target, headers, body))
                await writer.drain()
                return await _status(reader)
        except (OSError, ValueError, EOFError, TimeoutError):
            raise Unsure from None
        finally:
            writer.transport.abort()

    async def _connect(self, target: Target, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """To the address, by the name: the certificate must be the name's."""
        if target.scheme == "http":
            return await asyncio.open_connection(address, target.port, limit=MOST_ANSWER)
        if self._tls is None:
            self._tls = await asyncio.to_thread(ssl.create_default_context)
        return await asyncio.open_connection(
            address, target.port, ssl=self._tls, server_hostname=target.host, limit=MOST_ANSWER
        )

    def close(self) -> None:
        self.resolver.close()


def _request(target: Target, headers: Mapping[str, str], body: bytes) -> bytes:
    every = {"Host": target.authority, "User-Agent": "Branchline", "Connection": "close", **headers}
    every["Content-Length"] = str(len(body))
    head = "".join(f"{name}: {value}\r\n" for name, value in every.items())
    return f"POST {target.path} HTTP/1.1\r\n{head}\r\n".encode("latin-1") + body


async def _status(reader: asyncio.StreamReader) -> int:
    """Raises ValueError, EOFError for what is no answer."""
    for _ in range(_INTERIM):
        head = await reader.readuntil(b"\n")
        version, status, *_ = head.split(None, 2)
        if not version.startswith(b"HTTP/1.") or len(status) != 3:
            raise ValueError(head)
        if int(status) >= 200:
            return int(status)
        while (await reader.readuntil(b"\n")).strip():
            pass
    raise ValueError("nothing but interim answers")


def check_status(status: int, target: Target, gone: frozenset[int] = frozenset()) -> None:
    """What an answer means. Raises NotSent, Gone."""
    if 200 <= status < 300:
        return
    if status in gone:
        raise Gone
    is_final = status < 500 and status not in _AGAIN
    raise NotSent("told-refused", is_final=is_final, host=target.host, status=status)
