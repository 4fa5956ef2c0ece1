"""What counts as an answer to an attack: a server that says nothing has withstood none of them."""

import asyncio
from collections import Counter

from kits.siege import Target, besiege
from kits.siege_attacks import ATTACKS

LIVE = ("pings", "chat", "previews", "deaf listeners", "silent sockets")
CLOSED = b"HTTP/1.1 %s x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


async def heard_at(server: asyncio.Server, *names: str) -> dict[str, Counter[str]]:
    host, port = server.sockets[0].getsockname()
    attacks = {name: ATTACKS[name] for name in names}
    async with server:
        return await besiege(Target(host, port), attacks, 1.0, last_words=60.0)


async def mute(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.close()


def test_nothing_is_withstood_without_a_word() -> None:
    async def run() -> dict[str, Counter[str]]:
        return await heard_at(await asyncio.start_server(mute, "127.0.0.1", 0), *ATTACKS)

    heard = asyncio.run(run())
    assert heard.keys() == ATTACKS.keys()
    assert [name for name, counts in heard.items() if not counts] == []
    assert {name: dict(counts) for name, counts in heard.items() if ATTACKS[name].answered(counts)} == {}


async def without_tables(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Nobody gets one; whoever asks about another is sent away."""
    head = await reader.readuntil(b"\r\n\r\n")
    is_live = b"websocket" in head
    writer.write(b"HTTP/1.1 101 x\r\n\r\n" if is_live else CLOSED % (b"429" if head.startswith(b"POST") else b"404"))
    await writer.drain()
    writer.close()


def test_who_gets_no_table_has_not_tried_it() -> None:
    async def run() -> dict[str, Counter[str]]:
        return await heard_at(await asyncio.start_server(without_tables, "127.0.0.1", 0), *LIVE, "glances")

    for name, counts in asyncio.run(run()).items():
        assert counts.keys() <= {"unsettled", "left out"}, name
        assert not ATTACKS[name].answered(counts)


async def declining(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    head = await reader.readuntil(b"\r\n\r\n")
    made = b'HTTP/1.1 201 x\r\nContent-Length: 21\r\n\r\n{"id":"kg3hn4v7jxsv"}'
    writer.write(made if head.startswith(b"POST") else CLOSED % b"500")
    await writer.drain()
    writer.close()


def test_a_live_connection_that_is_declined_is_no_connection_that_was_cut() -> None:
    async def run() -> dict[str, Counter[str]]:
        return await heard_at(await asyncio.start_server(declining, "127.0.0.1", 0), *LIVE)

    for name, counts in asyncio.run(run()).items():
        assert counts["500"], name
        assert ATTACKS[name].wrong(counts)
        assert not ATTACKS[name].answered(counts)
