"""What is a request and what is none. h11, which reads by the letter, is the second opinion: what we take, it takes,
and understands alike."""

import random
from collections.abc import Iterator

import h11
import pytest
from h11._connection import _body_framing, _keep_alive

from branchline.server.http.requests import END_OF_HEAD, FIRST, Chunks, Head, NotHttp, read_head

HOST = b"Host: x\r\n"
MOST = 16_384
Framing = tuple[str, str, bytes, int, bool, bool]


def head(first: bytes = b"GET / HTTP/1.1", headers: bytes = HOST) -> bytes:
    return first + b"\r\n" + headers + b"\r\n"


TAKEN = {
    "plain": head(),
    "a query": head(b"GET /a?b=%20c HTTP/1.1"),
    "HTTP/1.0 without a host": head(b"GET / HTTP/1.0", b""),
    "every byte of a word": head(headers=HOST + b"!#$%&'*+-.^_`|~09azAZ: x\r\n"),
    "bytes that are no ASCII": head(headers=HOST + b"X-Name: \xc3\xa9\r\n"),
    "tabs around a value": head(headers=b"Host:\t x \t\r\n"),
    "nothing in a value": head(headers=HOST + b"X-Name:\r\n"),
    "a length": head(b"POST / HTTP/1.1", HOST + b"Content-Length: 5\r\n"),
    "chunks": head(b"POST / HTTP/1.1", HOST + b"Transfer-Encoding: Chunked\r\n"),
    "another server's address": head(b"GET http://x/y HTTP/1.1"),
    "another protocol offered": head(headers=HOST + b"Connection: Upgrade\r\nUpgrade: h2c\r\n"),
    "the end announced": head(headers=HOST + b"Connection: keep-alive, close\r\n"),
}
REFUSED = {
    "no host": head(headers=b""),
    "two hosts": head(headers=HOST + HOST),
    "no version": head(b"GET /"),
    "HTTP/0.9": head(b"GET / HTTP/0.9"),
    "HTTP/2.0": head(b"GET / HTTP/2.0"),
    "HTTP/1.2": head(b"GET / HTTP/1.2"),
    "another protocol": head(b"DESCRIBE / RTSP/1.0"),
    "radio": head(b"SOURCE / ICE/1.0"),
    "small letters": head(b"get / http/1.1"),
    "two spaces": head(b"GET  / HTTP/1.1"),
    "two spaces behind": head(b"GET /  HTTP/1.1"),
    "a space at the end": head(b"GET / HTTP/1.1 "),
    "a tab": head(b"GET\t/ HTTP/1.1"),
    "a blank line first": b"\r\n" + head(),
    "a target with a space": head(b"GET /a b HTTP/1.1"),
    "a target that is no ASCII": head(b"GET /\xc3\xa9 HTTP/1.1"),
    "a query that is no ASCII": head(b"GET /?\xc3\xa9 HTTP/1.1"),
    "NUL in a target": head(b"GET /\0 HTTP/1.1"),
    "a tunnel": head(b"CONNECT x:80 HTTP/1.1"),
    "the preface of HTTP/2": b"PRI * HTTP/2.0\r\n\r\n",
    "a space before a colon": head(headers=b"Host : x\r\n"),
    "no colon": head(headers=HOST + b"X-Name\r\n"),
    "no name": head(headers=HOST + b": x\r\n"),
    "a folded line": head(headers=HOST + b"X-Name: a\r\n b\r\n"),
    "a folded line first": head(headers=b" Host: x\r\n"),
    "NUL in a value": head(headers=HOST + b"X-Name: a\0b\r\n"),
    "NUL in a name": head(headers=HOST + b"X\0Name: a\r\n"),
    "a bare LF": head(headers=HOST + b"X-Name: a\nX-Other: b\r\n"),
    "a bare LF behind the first line": b"GET / HTTP/1.1\nHost: x\r\n\r\n",
    "a bare CR": head(headers=HOST + b"X-Name: a\rX-Other: b\r\n"),
    "an end by LF alone, and another request": b"GET / HTTP/1.1\r\nHost: x\n\n" + head(b"GET /b HTTP/1.1"),
    "the same length twice": head(b"POST / HTTP/1.1", HOST + b"Content-Length: 5\r\nContent-Length: 5\r\n"),
    "two lengths": head(b"POST / HTTP/1.1", HOST + b"Content-Length: 5\r\nContent-Length: 6\r\n"),
    "two lengths in one": head(b"POST / HTTP/1.1", HOST + b"Content-Length: 5, 6\r\n"),
    "a length with a sign": head(b"POST / HTTP/1.1", HOST + b"Content-Length: +5\r\n"),
    "a length in sixteens": head(b"POST / HTTP/1.1", HOST + b"Content-Length: 0x5\r\n"),
    "an empty length": head(b"POST / HTTP/1.1", HOST + b"Content-Length: \r\n"),
    "a length without end": head(b"POST / HTTP/1.1", HOST + b"Content-Length: 9999999999999999999999\r\n"),
    "a length and chunks": head(b"POST / HTTP/1.1", HOST + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n"),
    "chunks and a length": head(b"POST / HTTP/1.1", HOST + b"Transfer-Encoding: chunked\r\nContent-Length: 5\r\n"),
    "chunks twice": head(b"POST / HTTP/1.1", HOST + b"Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n"),
    "chunks in HTTP/1.0": head(b"POST / HTTP/1.0", HOST + b"Transfer-Encoding: chunked\r\n"),
    "packed chunks": head(b"POST / HTTP/1.1", HOST + b"Transfer-Encoding: gzip, chunked\r\n"),
    "another coding": head(b"POST / HTTP/1.1", HOST + b"Transfer-Encoding: identity\r\n"),
    "chunks behind odd whitespace": head(b"POST / HTTP/1.1", HOST + b"Transfer-Encoding:\x0bchunked\r\n"),
    "chunks before a space": head(b"POST / HTTP/1.1", HOST + b"Transfer-Encoding : chunked\r\n"),
}


def by_h11(data: bytes) -> h11.Request | None:
    connection = h11.Connection(h11.SERVER)
    connection.receive_data(data)
    try:
        event = connection.next_event()
    except h11.RemoteProtocolError:
        return None
    return event if isinstance(event, h11.Request) else None


def taken(data: bytes) -> Head | None:
    try:
        return read_head(data)
    except NotHttp:
        return None


def framing(found: Head) -> Framing:
    return found.method, found.version, found.target, found.length, found.is_chunked, found.stays


def framing_by_h11(found: h11.Request) -> Framing:
    kind, length = _body_framing(found.method, found)
    most, is_chunked = length[0] if length else 0, kind == "chunked"
    return (
        found.method.decode(), found.http_version.decode(), bytes(found.target), most, is_chunked, _keep_alive(found)
    )  # fmt: skip


def headers_of(found: Head) -> list[tuple[bytes, bytes]]:
    """h11 writes a coding small."""
    return [(name, value.lower() if name == b"transfer-encoding" else value) for name, value in found.headers]


@pytest.mark.parametrize("data", TAKEN.values(), ids=TAKEN)
def test_a_request_is_taken_and_understood_as_it_is_written(data: bytes) -> None:
    found, other = read_head(data), by_h11(data)
    assert other is not None
    assert framing(found) == framing_by_h11(other)
    assert headers_of(found) == [(bytes(name), bytes(value)) for name, value in other.headers]


@pytest.mark.parametrize("data", REFUSED.values(), ids=REFUSED)
def test_what_two_servers_could_read_in_two_ways_is_refused(data: bytes) -> None:
    with pytest.raises(NotHttp):
        read_head(data)


def test_what_is_told_of_a_request() -> None:
    live = b"Connection: keep-alive, Upgrade\r\nUpgrade: WebSocket\r\n"
    assert read_head(head(headers=HOST + live)).is_live
    assert not read_head(head(headers=HOST + b"Upgrade: websocket\r\n")).is_live
    assert not read_head(head(headers=HOST + b"Connection: Upgrade\r\nUpgrade: h2c\r\n")).is_live
    assert read_head(head(headers=HOST + b"Expect: 100-Continue\r\n")).waits
    assert not read_head(head(b"GET / HTTP/1.0", HOST + b"Expect: 100-continue\r\n")).waits
    assert not read_head(head(b"GET / HTTP/1.0", HOST + b"Connection: keep-alive\r\n")).stays


# Mutations ------------------------------------------------------------------------------------------------------------

WORDS = [word for data in (*TAKEN.values(), *REFUSED.values()) for word in data.replace(b"\r\n", b" \r\n ").split(b" ")]
WORDS += [b" ", b"\t", b"\r", b"\n", b"\r\n", b"\0", b"\x0b", b"\x7f", b"\xff", b":", b";", b",", b"0"]
CHUNK_WORDS = [
    b"5\r\n", b"hello", b"\r\n", b"0\r\n", b"0\r\n\r\n", b"5;a=b\r\n", b"5 \r\n", b"5\n", b"\r", b"\n", b"05\r\n",
    b"\0", b"0;x\r\n", b"A: b\r\n", b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", b"ffffffffffffffff\r\n", b"-5\r\n",
    b"0x5\r\n",
]  # fmt: skip


def changed(rng: random.Random, parts: list[bytes], words: list[bytes]) -> bytes:
    parts = list(parts)
    for _ in range(rng.randrange(4)):
        place, word = rng.randrange(len(parts)), rng.choice(words)
        new = rng.choice([[word, parts[place]], [word], [], [rng.randbytes(1) + parts[place]]])
        parts[place : place + 1] = new
        parts = parts or [b""]
    return b"".join(parts)


@pytest.mark.parametrize("seed", range(5))
def test_what_we_take_of_changed_heads_is_taken_by_h11_and_understood_alike(seed: int) -> None:
    rng, both = random.Random(seed), 0
    for _ in range(2000):
        lines = rng.choice(list(TAKEN.values())).splitlines(keepends=True)
        data = changed(rng, [part for line in lines for part in (line[:-2], line[-2:])], WORDS)
        data, end, _ = data.partition(END_OF_HEAD)
        found = taken(data + end) if end and data and data[0] >= FIRST else None
        if found is None:
            continue
        other = by_h11(data + end)
        assert other is not None, data + end
        assert framing(found) == framing_by_h11(other), data + end
        both += 1
    assert both > 300, "they are not all nonsense"


def chunks_by_h11(data: bytes) -> tuple[bool, bytes] | None:
    """Whether it is over, and what it says; None for what is no body in chunks."""
    connection, body = h11.Connection(h11.SERVER), b""
    connection.receive_data(head(b"POST / HTTP/1.1", HOST + b"Transfer-Encoding: chunked\r\n"))
    connection.next_event()
    connection.receive_data(data)
    try:
        while isinstance(event := connection.next_event(), h11.Data):
            body += event.data
    except h11.RemoteProtocolError:
        return None
    return isinstance(event, h11.EndOfMessage), body


def pieces(rng: random.Random, data: bytes) -> Iterator[bytes]:
    while data:
        size = rng.randrange(len(data)) + 1
        yield data[:size]
        data = data[size:]


@pytest.mark.parametrize("seed", range(5))
def test_what_we_take_of_changed_chunks_is_taken_by_h11_and_says_the_same(seed: int) -> None:
    rng, both = random.Random(seed), 0
    for _ in range(2000):
        data = changed(rng, [b"5\r\n", b"hello", b"\r\n"] * rng.randrange(3) + [b"0\r\n", b"\r\n"], CHUNK_WORDS)
        chunks, said = Chunks(MOST), b""
        try:
            for piece in pieces(rng, data):
                said += b"".join(chunks.read(piece))
                if chunks.is_over:
                    break
        except NotHttp:
            continue
        if data:
            assert chunks_by_h11(data) == (chunks.is_over, said), data
            both += 1
    assert both > 300, "they are not all nonsense"


def test_what_stands_behind_the_last_chunk_is_not_read() -> None:
    chunks = Chunks(MOST)
    assert chunks.read(b"5\r\nhello\r\n0\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n") == [b"hello"]
    assert chunks.is_over
    assert chunks.is_followed
    alone = Chunks(MOST)
    alone.read(b"0\r\nX-Trailer: y\r\n\r\n")
    assert alone.is_over
    assert not alone.is_followed


@pytest.mark.parametrize("kind", [b"5;" + b"x" * 30_000, b"0\r\nX: " + b"x" * 30_000, b"0\r\n" + b"a: b\r\n" * 5000])
def test_what_says_nothing_beside_a_body_is_bounded(kind: bytes) -> None:
    with pytest.raises(NotHttp):
        Chunks(MOST).read(kind)


def test_a_body_may_be_larger_than_what_may_stand_beside_it() -> None:
    chunks = Chunks(100)
    assert sum(len(part) for _ in range(100) for part in chunks.read(b"400\r\n" + b"x" * 1024 + b"\r\n")) == 102_400
