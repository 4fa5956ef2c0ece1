"""The door, on real sockets: who may come in, how long one may keep the server waiting, how small pieces may be."""

import asyncio
import contextlib
import json
import re
import socket
import struct
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest

from branchline.server.bounds.limits import Crowd
from branchline.server.errors import TooMany
from branchline.server.http.proxies import Proxies
from branchline.server.run import ACCEPTED_AT_ONCE, SPARE_FILES, doors, free_socket, open_files_for
from branchline.server.settings import Bounds
from kits.playing import HIDE
from kits.server import MANY, OFTEN, PATIENCE, Person, Server, serving, wait_until

STRANGER = "127.0.0.2"
"""A loopback address that is no proxy of ours."""
QUICK = Bounds(head_seconds=0.3, body_seconds=0.3, unread_seconds=0.3)
HEAD = b"GET /api/me HTTP/1.1\r\nHost: x\r\n"


@contextlib.contextmanager
def raw(server: Server, address: str = STRANGER) -> Iterator[socket.socket]:
    parts = urlsplit(server.url)
    with socket.create_connection(
        (parts.hostname, parts.port), timeout=PATIENCE, source_address=(address, 0)
    ) as opened:
        yield opened


def rest(opened: socket.socket) -> bytes:
    """All that comes until the other side closes; a reset is an end as well."""
    heard = b""
    with contextlib.suppress(ConnectionError):
        while data := opened.recv(65_536):
            heard += data
    return heard


def one_answer(opened: socket.socket) -> int:
    """The status of one answer with its length, and no more is read."""
    heard = b""
    while b"\r\n\r\n" not in heard:
        data = opened.recv(65_536)
        if not data:
            return 0
        heard += data
    head, _, body = heard.partition(b"\r\n\r\n")
    length = int(re.search(rb"content-length: (\d+)", head)[1])  # type: ignore[index]
    while len(body) < length:
        body += opened.recv(65_536)
    return int(head.split()[1])


def reason(answer: bytes) -> tuple[int, str]:
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["reason"]["message"]


def is_well(server: Server) -> bool:
    return httpx.get(server.url + "/health", timeout=PATIENCE).status_code == 200


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(data=str(tmp_path_factory.mktemp("quick")), bounds=QUICK) as running:
        yield running


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """For what is about no time: however busy the machine, nobody is late."""
    with serving(data=str(tmp_path_factory.mktemp("patient"))) as running:
        yield running


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    rates = msgspec.structs.replace(OFTEN, pieces=(40, 0.0))
    with serving(data=str(tmp_path_factory.mktemp("plain")), rates=rates) as running:
        yield running


def test_a_connection_that_asks_nothing_is_closed(quick: Server) -> None:
    with raw(quick) as idle:
        assert rest(idle) == b""


@pytest.mark.parametrize("begun", [b"G", HEAD, HEAD + b"X-Slow: " + b"a" * 600])
def test_a_request_that_never_ends_is_refused(quick: Server, begun: bytes) -> None:
    with raw(quick) as slow:
        slow.sendall(begun)
        assert reason(rest(slow)) == (408, "too-late")


def test_a_second_request_may_not_be_slower_than_the_first(folder: str) -> None:
    bounds = Bounds(head_seconds=3.0)  # the first one must come in time, however busy the machine
    with serving(data=folder, bounds=bounds) as server, raw(server) as slow:
        slow.sendall(HEAD + b"\r\n")
        assert one_answer(slow) == 200
        slow.sendall(HEAD)
        assert reason(rest(slow)) == (408, "too-late")


@pytest.mark.parametrize(
    "length", [b"Content-Length: 500", b"Transfer-Encoding: chunked", b"Content-Length: 500\r\nExpect: 100-continue"]
)
def test_a_body_that_never_ends_is_refused(quick: Server, length: bytes) -> None:
    with raw(quick) as slow:
        slow.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Branchline: 1\r\n" + length + b"\r\n\r\n")
        answer = rest(slow).removeprefix(b"HTTP/1.1 100 Continue\r\n\r\n").removeprefix(b"HTTP/1.1 100 \r\n\r\n")
        assert reason(answer) == (408, "too-late")
    assert is_well(quick)


def test_a_body_that_is_not_taken_in_because_others_come_first_is_not_late(folder: str) -> None:
    bounds = Bounds(body_seconds=0.3, modest_seconds=1e-6, costly_share=1e-6)
    with serving(data=folder, bounds=bounds) as server, raw(server) as costly:
        costly.sendall(HEAD + b"\r\n")
        assert one_answer(costly) == 200
        assert ask_from(server, "127.3.0.1") == 200  # somebody modest is about, and the costly one waits
        head = b"POST /api/records HTTP/1.1\r\nHost: x\r\nX-Branchline: 1\r\nContent-Type: application/json\r\n"
        costly.sendall(head + b"Content-Length: 200000\r\n\r\n" + b" " * 200_000)
        until, modest = time.monotonic() + 2.0, iter(range(2, 250))
        while time.monotonic() < until:
            assert ask_from(server, f"127.3.0.{next(modest)}") == 200
            time.sleep(0.02)
        assert one_answer(costly) == 422


def ask_from(server: Server, address: str) -> int:
    with raw(server, address) as opened:
        opened.sendall(HEAD + b"\r\n")
        return one_answer(opened)


def test_what_follows_an_answer_is_not_read_for_ever(quick: Server) -> None:
    """A page needs no body: who goes on sending one after the answer is cut."""
    with raw(quick) as slow:
        slow.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nContent-Length: 100000000\r\n\r\n")
        rest(slow)


def test_who_does_not_read_the_answers_is_cut(quick: Server) -> None:
    """Requests go on as long as somebody takes them; with nobody reading, that ends."""
    with raw(quick) as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        with pytest.raises((ConnectionError, TimeoutError)) as ended:
            for _ in range(1000):
                deaf.sendall(b"GET /schema HTTP/1.1\r\nHost: x\r\n\r\n" * 2000)
        assert isinstance(ended.value, ConnectionError)
    assert is_well(quick)


@pytest.mark.parametrize("head", [b"a:\r\n" * 200, b"X-Long: " + b"a" * 20_000 + b"\r\n", b"a: b\r\n" * 100_000])
def test_a_head_with_too_much_in_it_is_refused(plain: Server, head: bytes) -> None:
    with raw(plain) as loud:
        with contextlib.suppress(ConnectionError):
            loud.sendall(HEAD + head + b"\r\n")
        heard = rest(loud)
        assert not heard or reason(heard) == (431, "too-large-head")
    assert is_well(plain)


def test_the_second_of_two_requests_in_one_go_is_bounded_as_well(plain: Server) -> None:
    with raw(plain) as loud:
        loud.sendall(HEAD + b"\r\n" + HEAD + b"a:\r\n" * 4000 + b"\r\n")
        heard = rest(loud)
        assert heard.startswith(b"HTTP/1.1 200")
        assert b"HTTP/1.1 431" in heard or heard.count(b"HTTP/1.1") == 1


@pytest.mark.parametrize("body", [b"1\r\nx\r\n" * 500, b"1;" + b"x" * 300 + b"\r\nx\r\n"])
def test_a_body_in_crumbs_is_refused(plain: Server, body: bytes) -> None:
    with raw(plain, "127.0.0.3") as crumbs:
        with contextlib.suppress(ConnectionError):
            for _ in range(60):
                crumbs.sendall(b"POST /api/join HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" + body)
        heard = rest(crumbs)
        assert heard.count(b"HTTP/1.1") < 60
    assert is_well(plain)


def test_what_is_not_http_gets_a_plain_word(plain: Server) -> None:
    with raw(plain, "127.0.0.4") as stranger:
        stranger.sendall(b"\x16\x03\x01 hello\r\n\r\n")
        assert reason(rest(stranger)) == (400, "malformed")


# One request ends where another begins --------------------------------------------------------------------------------

JOIN = b"POST /api/join HTTP/1.1\r\nHost: x\r\nX-Branchline: 1\r\nContent-Type: application/json\r\n"
CHUNKED = JOIN + b"Transfer-Encoding: chunked\r\n"
LAST = HEAD + b"Connection: close\r\n\r\n"


def answers(server: Server, *parts: bytes) -> list[int]:
    """The statuses of all that is answered to these bytes, until the other side closes."""
    with raw(server, "127.0.0.5") as opened:
        opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        with contextlib.suppress(ConnectionError):
            for part in parts:
                opened.sendall(part)
                time.sleep(0.02 if len(parts) > 1 else 0.0)
        return [int(status) for status in re.findall(rb"HTTP/1\.1 (\d+)", rest(opened))]


@pytest.mark.parametrize(
    "framing",
    [
        b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n",
        b"Content-Length: 2\r\nContent-Length: 45\r\n\r\n{}",
        b"Transfer-Encoding: chunked\n\n0\r\n\r\n",
    ],
)
def test_a_body_that_could_end_in_two_places_is_refused_and_nothing_behind_it_is_heard(
    patient: Server, framing: bytes
) -> None:
    assert answers(patient, JOIN + framing + LAST) == [400]


def test_a_request_behind_a_length_is_one_of_its_own(patient: Server) -> None:
    assert answers(patient, JOIN + b"Content-Length: 2\r\n\r\n{}" + LAST) == [400, 200]
    assert answers(patient, JOIN + b"Content-Length: 2\r\n\r\n", b"{", b"}" + LAST[:9], LAST[9:]) == [400, 200]


def test_a_head_may_come_in_two_parts(patient: Server) -> None:
    for cut in range(len(LAST) - 5, len(LAST)):
        assert answers(patient, LAST[:cut], LAST[cut:]) == [200]


def test_behind_chunks_a_request_is_heard_that_comes_by_itself(patient: Server) -> None:
    with raw(patient, "127.0.0.5") as opened:
        opened.sendall(CHUNKED + b"\r\n2\r\n{}\r\n0\r\n\r\n")
        assert one_answer(opened) == 400, "or it could come together with what is behind it"
        opened.sendall(LAST)
        assert rest(opened).startswith(b"HTTP/1.1 200")


def test_what_comes_together_with_the_last_chunk_is_not_heard_and_the_connection_ends(patient: Server) -> None:
    assert answers(patient, CHUNKED + b"\r\n2\r\n{}\r\n0\r\n\r\n" + LAST) == [400]


def test_a_trailer_is_no_header(patient: Server) -> None:
    without = CHUNKED.replace(b"X-Branchline: 1\r\n", b"Cookie: branchline=nobody\r\nConnection: close\r\n")
    assert answers(patient, without + b"\r\n2\r\n{}\r\n0\r\nX-Branchline: 1\r\n\r\n") == [403]


def test_behind_the_last_request_nothing_is_heard(patient: Server) -> None:
    assert answers(patient, LAST + HEAD + b"\r\n") == [200]
    assert answers(patient, HEAD.replace(b"HTTP/1.1", b"HTTP/1.0") + b"\r\n" + HEAD + b"\r\n") == [200]


def test_who_offers_another_protocol_is_answered_by_this_one(patient: Server) -> None:
    offer = b"Connection: Upgrade\r\nUpgrade: h2c\r\nContent-Length: 2\r\n\r\n{}"
    assert answers(patient, JOIN + offer + LAST) == [400, 200]


@pytest.mark.parametrize("path", [b"/", b"/api/me", b"/api/nothing", b"/health"])
def test_an_answer_in_http_1_0_has_its_length_and_no_chunks(patient: Server, path: bytes) -> None:
    with raw(patient, "127.0.0.6") as old:
        old.sendall(b"GET " + path + b" HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
        head, _, body = rest(old).partition(b"\r\n\r\n")
    assert int(re.search(rb"content-length: (\d+)", head)[1]) == len(body)  # type: ignore[index]
    assert b"transfer-encoding" not in head
    assert b"connection: close" in head


def test_connections_are_counted_by_address(folder: str) -> None:
    with (
        serving(data=folder, crowds=msgspec.structs.replace(MANY, connections=(3, 40))) as server,
        contextlib.ExitStack() as open_,
    ):
        held = [open_.enter_context(raw(server)) for _ in range(3)]
        for each in held:
            each.sendall(HEAD + b"\r\n")
            assert one_answer(each) == 200
        with raw(server) as fourth:
            assert rest(fourth) == b""
        with raw(server, "127.0.0.3") as other:
            other.sendall(HEAD + b"Connection: close\r\n\r\n")
            assert rest(other).startswith(b"HTTP/1.1 200"), "somebody else comes in"
        held[0].close()
        assert is_well(server)
        for _ in range(200):  # until the server has noticed
            with raw(server) as again, contextlib.suppress(ConnectionError):
                again.sendall(HEAD + b"Connection: close\r\n\r\n")
                if rest(again).startswith(b"HTTP/1.1 200"):
                    break
        else:
            pytest.fail("a place that is free again is not given")


def test_new_connections_have_a_rate(folder: str) -> None:
    with serving(data=folder, rates=msgspec.structs.replace(OFTEN, connections=(5, 0.0))) as server:
        answers = []
        for _ in range(8):
            with raw(server) as each, contextlib.suppress(ConnectionError):
                each.sendall(HEAD + b"Connection: close\r\n\r\n")
                answers.append(rest(each)[:12])
        assert answers.count(b"HTTP/1.1 200") == 5
        assert is_well(server), "a proxy of ours is not counted so"


def test_too_many_requests_are_refused_before_they_are_read_and_the_connection_ends(folder: str) -> None:
    rates = msgspec.structs.replace(OFTEN, requests=(3, 0.0), pages=(2, 0.0))
    with serving(data=folder, rates=rates) as server, raw(server) as flood:
        flood.sendall((HEAD + b"\r\n") * 50)
        heard = rest(flood)
        assert (heard.count(b"HTTP/1.1 200"), heard.count(b"HTTP/1.1 429"), heard.count(b"HTTP/1.1")) == (3, 1, 4)
        for number in range(4):
            with raw(server) as page:
                page.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                assert int(rest(page).split()[1]) == (200 if number < 2 else 429)


def handshake(opened: socket.socket, table: str, extra: bytes = b"") -> bytes:
    opened.sendall(
        b"GET /api/tables/"
        + table.encode()
        + b"/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n" + extra + b"\r\n"
    )
    heard = b""
    while b"\r\n\r\n" not in heard:
        heard += opened.recv(65_536)
    return heard


def frame(opcode: int, data: bytes, *, fin: bool = True) -> bytes:
    head = bytes([(0x80 if fin else 0) | opcode])
    length = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0xFE]) + struct.pack("!H", len(data))
    return head + length + bytes(4) + data


CONT, TEXT, PING, PONG = 0, 1, 9, 10


@pytest.mark.parametrize("kind", [PING, PONG])
def test_a_flood_of_control_frames_is_cut(plain: Server, kind: int) -> None:
    table = Person(plain).new_table("me", "me")["id"]
    with raw(plain, f"127.0.1.{kind}") as flood:
        assert b" 101 " in handshake(flood, table)
        with contextlib.suppress(ConnectionError):
            for _ in range(50):
                flood.sendall(frame(kind, b"") * 10_000)
        heard = rest(flood)
        assert struct.pack("!H", 1008) in heard or not heard, "where the reset did not swallow it, it says why"
    assert is_well(plain)


def test_a_message_in_endless_fragments_is_cut(folder: str) -> None:
    with serving(data=folder) as server, raw(server) as opened:
        handshake(opened, Person(server).new_table("me", "me")["id"])
        opened.sendall(frame(TEXT, b"", fin=False) + frame(CONT, b"", fin=False) * 100)
        assert struct.pack("!H", 1009) in rest(opened)


def test_a_message_that_is_too_large_and_compression_are_refused(folder: str) -> None:
    with serving(data=folder) as server, raw(server) as opened:
        table = Person(server).new_table("me", "me")["id"]
        heard = handshake(opened, table, b"Sec-WebSocket-Extensions: permessage-deflate\r\n")
        assert b"permessage-deflate" not in heard.lower()
        opened.sendall(frame(TEXT, b"x" * 60_000, fin=False) + frame(CONT, b"x" * 60_000))
        assert struct.pack("!H", 1009) in rest(opened)


def test_a_few_never_take_every_place() -> None:
    crowd = Crowd("connections", 100, 400)
    for stranger in range(20):
        with contextlib.suppress(TooMany):
            for _ in range(100):
                crowd.enter(f"stranger {stranger}")
    with crowd.among("newcomer"):
        assert crowd.count < 400
    crowd.leave("stranger 0")
    with pytest.raises(TooMany):
        for _ in range(100):
            crowd.enter("stranger 0")


def test_a_part_is_kept_for_who_plays() -> None:
    crowd = Crowd("connections", 100, 40, 0.25)
    with pytest.raises(TooMany):
        for stranger in range(40):
            crowd.enter(f"stranger {stranger}")
    assert crowd.count == 30
    for player in range(10):
        crowd.enter(f"player {player}", plays=True)
    with pytest.raises(TooMany):
        crowd.enter("player 10", plays=True)


def test_strangers_who_hold_every_request_do_not_keep_out_who_has_made_a_move(folder: str) -> None:
    """One that has made none is a stranger, too."""
    with (
        serving(data=folder, crowds=msgspec.structs.replace(MANY, requests=(4, 8))) as server,
        contextlib.ExitStack() as open_,
    ):
        anna, ben = Person(server), Person(server)
        for person, address in ((anna, "198.51.100.7"), (ben, "198.51.100.8")):
            person.http.headers["X-Forwarded-For"] = address
        table = anna.new_table("me", "me")["id"]
        seq = anna.act(table, HIDE, seat=0)
        for stranger in range(6):
            held = open_.enter_context(raw(server, "127.0.0.1"))
            waits = f"GET /api/tables/{table}/updates?since={seq}&wait=25 HTTP/1.1\r\nHost: x\r\n"
            held.sendall(f"{waits}X-Forwarded-For: 203.0.113.{stranger}\r\n\r\n".encode())
        wait_until(lambda: ben.http.get("/api/games").status_code == 429)
        assert anna.get("/api/games")["games"]
        anna.act(table, HIDE, seat=1)


@pytest.mark.parametrize(
    ("trusted", "peer", "said", "client"),
    [
        ("127.0.0.1", "127.0.0.1", "198.51.100.7", "198.51.100.7"),
        ("127.0.0.1", "::ffff:127.0.0.1", "198.51.100.7", "198.51.100.7"),
        ("127.0.0.1", "192.0.2.1", "198.51.100.7", "192.0.2.1"),
        ("127.0.0.1", "127.0.0.1", "invented, 198.51.100.7", "198.51.100.7"),
        ("127.0.0.1, 10.0.0.0/8", "127.0.0.1", "invented, 198.51.100.7, ::ffff:10.1.2.3", "198.51.100.7"),
        ("10.0.0.0/8", "10.0.0.5", "[2001:db8::1]:4711", "2001:db8::1"),
        ("10.0.0.0/8", "10.0.0.5", "198.51.100.7:4711", "198.51.100.7"),
        ("127.0.0.1", "127.0.0.1", "", "127.0.0.1"),
        ("*", "192.0.2.1", "198.51.100.7", "192.0.2.1"),
        ("nonsense", "192.0.2.1", "198.51.100.7", "192.0.2.1"),
    ],
)
def test_whose_word_about_an_address_counts(trusted: str, peer: str, said: str, client: str) -> None:
    headers: Any = [(b"host", b"x"), *([(b"x-forwarded-for", said.encode())] if said else [])]
    assert Proxies(trusted).client(peer, headers) == client


def test_there_are_no_more_connections_than_files_to_hold_them(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    set_to: list[Any] = []
    monkeypatch.setattr(resource, "setrlimit", lambda _kind, limits: set_to.append(limits))
    monkeypatch.setattr(resource, "getrlimit", lambda _kind: (256, 1000))
    assert open_files_for(500) == 500
    assert open_files_for(4000) == 1000 - SPARE_FILES
    assert set_to == [(500 + SPARE_FILES, 1000), (1000, 1000)]


def test_connections_are_taken_as_many_as_wait_not_one_in_a_turn() -> None:
    """The loop on which the server runs takes one of each listening socket in a turn."""
    taken: list[int] = []

    class Taking(asyncio.Protocol):
        def connection_made(self, _transport: asyncio.BaseTransport) -> None:
            taken.append(1)

    async def begin() -> list[asyncio.Server]:
        loop = asyncio.get_running_loop()
        return [await loop.create_server(Taking, sock=door) for door in doors(listening)]

    listening = free_socket("127.0.0.1", 0)
    uvloop = pytest.importorskip("uvloop")
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner, contextlib.ExitStack() as waiting:
        servers = runner.run(begin())
        for _ in range(ACCEPTED_AT_ONCE):
            waiting.enter_context(socket.create_connection(listening.getsockname()))
        runner.run(few_turns())
        assert len(taken) == ACCEPTED_AT_ONCE
        for server in servers:
            server.close()


async def few_turns() -> None:
    for _ in range(4):
        await asyncio.sleep(0)
