"""A siege: strangers who try small things over and over at fixed rates, each from a loopback address of its own, and a
sink that takes everything and judges nothing. What they do is in siege_attacks.py; `./run siege` measures it.

Nothing here leaves the machine: nobody is attacked but a loopback address, and every loop has an end.
"""

import asyncio
import contextlib
import json
import struct
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from ipaddress import ip_address
from typing import Any, Final, NamedTuple

PATIENCE: Final = 30.0
"""Seconds that a sink holds on to anybody."""
LAST_WORDS: Final = 3.0
"""Seconds after the last attempt was begun in which those under way may still end."""
AT_ONCE: Final = 40
"""Attempts of one attack that may be under way; more are left out, and counted."""
NOBODY: Final = "a" * 43
"""A cookie that could be one, where nobody gave us any."""
NOWHERE: Final = "abcdefghjkmn"
CONT, TEXT, PING = 0, 1, 9
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Target(NamedTuple):
    host: str
    port: int


class Answer(NamedTuple):
    status: int
    head: bytes
    body: bytes

    @property
    def data(self) -> Any:
        return json.loads(self.body)

    @property
    def cookie(self) -> str | None:
        _, found, rest = self.head.partition(b"branchline=")
        return rest.partition(b";")[0].decode() if found else None


class Declined(Exception):
    """What was asked for was answered with a status instead."""


class Caller:
    """Somebody at a loopback address."""

    def __init__(self, target: Target, address: str) -> None:
        if not (ip_address(target.host).is_loopback and ip_address(address).is_loopback):
            raise ValueError("only this machine is besieged")
        self.target, self.address = target, address
        self.cookie = ""

    @contextlib.asynccontextmanager
    async def connection(self) -> AsyncIterator[Streams]:
        reader, writer = await self.connect()
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    async def connect(self) -> Streams:
        more: Any = {"local_addr": (self.address, 0)}
        return await asyncio.open_connection(*self.target, limit=1 << 22, **more)

    def request(self, method: str, path: str, body: Any = None, *, close: bool = True) -> bytes:
        data = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nX-Branchline: 1\r\n"
        head += "Connection: close\r\n" if close else ""
        head += f"Cookie: branchline={self.cookie}\r\n" if self.cookie else ""
        if method != "GET":
            head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n"
        return (head + "\r\n").encode() + data

    async def call(self, method: str, path: str, body: Any = None) -> Answer:
        async with self.connection() as (reader, writer):
            writer.write(self.request(method, path, body))
            return await answer_of(reader)

    async def ask(self, method: str, path: str, body: Any = None) -> str:
        return str((await self.call(method, path, body)).status)

    async def send(self, *parts: bytes) -> str:
        """The status that is answered to these bytes."""
        async with self.connection() as (reader, writer):
            for part in parts:
                writer.write(part)
                await writer.drain()
            return await status_of(reader)

    @contextlib.asynccontextmanager
    async def live(self, table: str) -> AsyncIterator[Streams]:
        """A live connection. Raises Declined where it is none."""
        async with self.connection() as (reader, writer):
            cookie = f"Cookie: branchline={self.cookie}\r\n".encode() if self.cookie else b""
            writer.write(HANDSHAKE % (table.encode(), cookie))
            head = await reader.readuntil(b"\r\n\r\n")
            status = status_in(head)
            if status != "101":
                raise Declined(status)
            yield reader, writer


HANDSHAKE: Final = (
    b"GET /api/tables/%s/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n%s\r\n"
)


async def answer_of(reader: asyncio.StreamReader) -> Answer:
    """One answer with its length, or to the end of the connection."""
    head = await reader.readuntil(b"\r\n\r\n")
    if not head.startswith(b"HTTP/1.1 "):
        raise EOFError
    lengths = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
    body = await reader.readexactly(int(lengths[0].partition(b":")[2])) if lengths else await reader.read()
    return Answer(int(head.split()[1]), head, body)


async def status_of(reader: asyncio.StreamReader) -> str:
    return status_in(await reader.readline())


def status_in(head: bytes) -> str:
    if not head.startswith(b"HTTP/1.1 "):
        raise EOFError
    return head.split()[1].decode()


async def to_the_end(reader: asyncio.StreamReader) -> str:
    """All that comes until the other side closes, or breaks off. Only of a connection on which something was heard: one
    that never came to be is cut by nobody."""
    with contextlib.suppress(ConnectionError):
        while await reader.read(65_536):
            pass
    return "cut"


def frame(opcode: int, data: bytes, *, fin: bool = True) -> bytes:
    """A frame of a client, masked with zeros."""
    head, size = bytes([(0x80 if fin else 0) | opcode]), len(data)
    if size < 126:
        return head + bytes([0x80 | size]) + bytes(4) + data
    if size < 65_536:
        return head + b"\xfe" + struct.pack("!H", size) + bytes(4) + data
    return head + b"\xff" + struct.pack("!Q", size) + bytes(4) + data


def said(message: Any) -> bytes:
    return frame(TEXT, json.dumps(message).encode())


# Attackers ------------------------------------------------------------------------------------------------------------


class Attacker(Caller):
    """One address of an attack. `table` is its own, once it has settled; `number` counts the attempts of the attack."""

    def __init__(self, target: Target, address: str) -> None:
        super().__init__(target, address)
        self.table, self.number = NOWHERE, 0
        self.is_turned_away = False
        """Whether it got no table, and so asks about one that is not there, or as nobody."""
        self.friend: Attacker | None = None
        self._settling: asyncio.Task[None] | None = None

    async def settle(self, wish: Any) -> str:
        """Makes one table as a guest, or brings a record of one; its id. At a sink there is none to be had."""
        if self._settling is None:
            self._settling = asyncio.ensure_future(self._settle(wish))
        await asyncio.shield(self._settling)
        return self.table

    async def _settle(self, wish: Any) -> None:
        answer = await self.call("POST", "/api/records" if "format" in wish else "/api/tables", wish)
        self.cookie = answer.cookie or NOBODY
        if answer.status == 201:
            self.table = answer.data["id"]
        self.is_turned_away = answer.status != 201


Attempt = Callable[[Attacker], Awaitable[str]]
"""Gives what became of it: a status, or `cut`."""


CUT: Final = frozenset({"cut"})
TOO_MANY: Final = "429"
ALWAYS: Final = frozenset({TOO_MANY, "cut", "reset", "held", "left out", "unsettled"})
"""How any attempt may end: too many, cut, reset before anything was heard, and what is our own affair."""


class Attack(NamedTuple):
    rate: float
    """Attempts a second, of all its addresses together."""
    attempt: Attempt
    ends: frozenset[str]
    """How an attempt may end, beside ALWAYS."""
    addresses: int = 2

    def wrong(self, heard: Mapping[str, int]) -> dict[str, int]:
        """What became of attempts that should not have."""
        return {what: count for what, count in heard.items() if what not in self.ends | ALWAYS}

    def answered(self, heard: Mapping[str, int]) -> int:
        """How many attempts the server answered as it must. What was held, left out, tried without a table or reset
        before there was an answer tells nothing of it."""
        return sum(count for what, count in heard.items() if what in self.ends | {TOO_MANY})


async def repeat(
    target: Target, attack: Attack, number: int, seconds: float, times: float = 1.0, last_words: float = LAST_WORDS
) -> Counter[str]:
    """`times` its rate, whether or not the last one is done. Counts what became of them: a status, `cut`, `held` (not
    over when all is over), `reset` (over before it was answered), `unsettled` (it had no table to try it at), or
    `left out`."""
    attackers = [Attacker(target, f"127.2.{number}.{place + 1}") for place in range(attack.addresses)]
    loop, heard, under_way = asyncio.get_running_loop(), Counter[str](), set[asyncio.Task[None]]()
    began, rate = loop.time(), attack.rate * times
    for turn in range(max(1, int(rate * seconds))):
        await asyncio.sleep(max(0.0, began + turn / rate - loop.time()))
        if len(under_way) >= AT_ONCE:
            heard["left out"] += 1
            continue
        task = asyncio.ensure_future(_do(attack.attempt, attackers[turn % len(attackers)], turn, heard))
        under_way.add(task)
        task.add_done_callback(under_way.discard)
    if under_way:
        await asyncio.wait(under_way.copy(), timeout=max(0.0, began + seconds + last_words - loop.time()))
    heard["held"] += len(under_way)
    for task in under_way:
        task.cancel()
    await asyncio.gather(*under_way, return_exceptions=True)
    return +heard


async def _do(attempt: Attempt, attacker: Attacker, turn: int, heard: Counter[str]) -> None:
    attacker.number = turn
    try:
        became = await attempt(attacker)
    except Declined as declined:
        became = str(declined)
    except (OSError, EOFError, asyncio.LimitOverrunError):
        became = "reset"
    heard["unsettled" if attacker.is_turned_away and became in ("401", "404", "cut") else became] += 1


async def besiege(
    target: Target, attacks: Mapping[str, Attack], seconds: float, times: float = 1.0, last_words: float = LAST_WORDS
) -> dict[str, Counter[str]]:
    """All of them at once."""
    numbered = enumerate(attacks.values(), 1)
    work = [repeat(target, attack, number, seconds, times, last_words) for number, attack in numbered]
    return dict(zip(attacks, await asyncio.gather(*work), strict=True))


# The sink -------------------------------------------------------------------------------------------------------------


async def sink() -> asyncio.Server:
    """Takes everything and answers the least there is: what attackers cost a machine on which nobody is attacked."""

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                data = await reader.read(65_536)
                is_live = b"websocket" in data
                writer.write(b"HTTP/1.1 101 x\r\n\r\n" if is_live else b"HTTP/1.1 429 x\r\nContent-Length: 0\r\n\r\n")
                await writer.drain()
                while await reader.read(65_536):
                    pass
        writer.transport.abort()

    return await asyncio.start_server(take, "127.0.0.1", 0)


async def _run_sink() -> None:
    server = await sink()
    sys.stdout.write(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}\n")
    sys.stdout.flush()
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(_run_sink())
