"""What a request, a question or a connection leaves behind is gone with it: nothing is left for Python's collector,
whose pauses are everybody's."""

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.server import ServerState

from branchline.server.bounds.limits import Limits
from branchline.server.bounds.turns import Turns
from branchline.server.health import collector
from branchline.server.http.connections import Doorkeeper
from branchline.server.http.door import Door
from branchline.server.settings import Settings
from branchline.server.store import chat, invitations, people, rows, shunned, tables, waiting
from branchline.server.store.connection import Connection
from branchline.server.store.engine import open_engine
from branchline.server.store.migrate import migrate
from branchline.server.store.readers import Readers
from branchline.server.store.store import Store
from kits.registry import new_registry
from kits.server import PATIENCE


class Wrong(Exception):
    pass


@pytest.fixture
def uncollected() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


async def is_soon_gone(kept: "weakref.ref[Any]") -> bool:
    """A thread may hold it for a moment longer."""
    async with asyncio.timeout(PATIENCE):
        while kept() is not None:
            await asyncio.sleep(0.001)
    return True


def is_gone_after(work: Callable[[Wrong], Awaitable[object]]) -> bool:
    """Whether an error that is raised on the way is gone when it was caught."""

    async def run() -> weakref.ref[Wrong]:
        error = Wrong()
        kept = weakref.ref(error)
        work_on = work(error)
        del error
        with pytest.raises(Wrong):
            await work_on
        return kept

    async def inside() -> bool:
        kept = await run()
        return await is_soon_gone(kept)

    return asyncio.run(inside())


def raising(error: Wrong) -> Callable[[], None]:
    held = [error]

    def work() -> None:
        raise held.pop()

    return work


@pytest.mark.usefixtures("uncollected")
def test_what_a_question_raises_is_gone_with_it() -> None:
    readers = Readers()
    try:
        assert is_gone_after(lambda error: readers.ask("somebody", raising(error)))
    finally:
        readers.close()


@pytest.mark.usefixtures("uncollected")
def test_what_a_turn_raises_is_gone_with_it() -> None:
    def failed(errors: list[Wrong]) -> "asyncio.Future[None]":
        later: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        asyncio.get_running_loop().call_soon(later.set_exception, errors.pop())
        return later

    async def fail(errors: list[Wrong]) -> None:
        await failed(errors)

    assert is_gone_after(lambda error: Turns().spend("somebody", fail([error])))


@pytest.mark.usefixtures("uncollected")
def test_what_a_write_raises_is_gone_with_it(folder: str) -> None:
    def refusing(error: Wrong) -> Callable[[object], None]:
        work = raising(error)
        return lambda _connection: work()

    migrate(folder)
    store = Store(folder)
    try:
        assert is_gone_after(lambda error: store.write(refusing(error)))
    finally:
        store.close()


@pytest.mark.usefixtures("uncollected")
def test_a_table_that_was_let_go_is_gone(folder: str) -> None:
    async def inside() -> bool:
        registry, table = await new_registry(folder)
        try:
            await registry.let_go(table)
            kept = weakref.ref(table)
            del table
            return await is_soon_gone(kept)
        finally:
            registry.store.close()

    migrate(folder)
    assert asyncio.run(inside())


@pytest.mark.usefixtures("uncollected")
def test_a_visit_that_has_ended_is_gone() -> None:
    class Wire(asyncio.Transport):
        def __init__(self) -> None:
            super().__init__({"peername": ("192.0.2.1", 1)})
            self.visit: object = None

    async def inside() -> bool:
        door, wire = Door(Settings(data=""), Limits(Settings(data="").rates), Turns()), Wire()
        visit = door.enter(cast(asyncio.Transport, wire))
        assert visit is not None
        wire.visit = visit  # as a protocol holds it
        visit.wait(10.0, wire.abort)
        door.leave(visit)
        kept = weakref.ref(wire)
        del wire, visit
        return kept() is None

    assert asyncio.run(inside())


HOST = b"Host: x\r\n"
POST = b"POST / HTTP/1.1\r\n" + HOST


class Wire(asyncio.Transport):
    """As much of a socket as a connection needs."""

    def __init__(self) -> None:
        super().__init__({"peername": ("192.0.2.1", 1), "sockname": ("192.0.2.2", 1)})
        self.written = b""
        self.protocol: Any = None

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return False

    def close(self) -> None: ...

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol


async def answer(_scope: Any, receive: Any, send: Any) -> None:
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"{}"})


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize(
    ("heard", "status"),
    [
        (b"GET / HTTP/1.1\r\n" + HOST + b"\r\n", b"200"),
        ((b"GET / HTTP/1.1\r\n" + HOST + b"\r\n") * 3, b"200"),
        (POST + b"Content-Length: 2\r\n\r\n{}", b"200"),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n", b"200"),
        (POST + b"Transfer-Encoding: chunked\r\n\r\nnonsense\r\n", b"400"),
        (b"GET / HTTP/1.1\r\n\r\n", b"400"),
        (b"\x16nonsense\r\n\r\n", b"400"),
        (b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 200, b"431"),
    ],
)
def test_a_connection_that_has_ended_is_gone(heard: bytes, status: bytes) -> None:
    async def inside() -> bytes:
        door, wire = Door(Settings(data=""), Limits(Settings(data="").rates), Turns()), Wire()
        config, state = uvicorn.Config(answer, log_config=None), ServerState()
        Doorkeeper(door, config=config, server_state=state, app_state={}).connection_made(wire)
        wire.protocol.data_received(heard)
        while state.tasks:
            await asyncio.sleep(0)
        wire.protocol.connection_lost(OSError("gone"))
        kept = weakref.ref(wire.protocol)
        wire.protocol = None
        await asyncio.sleep(0)
        assert kept() is None
        return wire.written

    assert asyncio.run(inside()).startswith(b"HTTP/1.1 " + status)


def test_what_has_stayed_is_set_aside_and_looked_at_once_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(gc, "collect", lambda generation=2: done.append(f"collect {generation}"))
    monkeypatch.setattr(gc, "freeze", lambda: done.append("freeze"))
    monkeypatch.setattr(gc, "unfreeze", lambda: done.append("unfreeze"))
    monkeypatch.setattr(collector, "SET_ASIDE_SECONDS", 0.0)

    async def tended(turns: int) -> None:
        tending = asyncio.ensure_future(collector.tend())
        for _ in range(turns):
            await asyncio.sleep(0)
        tending.cancel()

    asyncio.run(tended(4))
    assert done[:4] == ["collect 2", "freeze"] * 2
    done.clear()
    monkeypatch.setattr(collector, "DAY", 0.0)
    asyncio.run(tended(4))
    assert done[:3] == ["unfreeze", "collect 2", "freeze"]


ME, TABLE = "somebody", "table"
OFTEN: dict[str, Callable[[Connection], Any]] = {
    "whose a session is": people.by_session("hash", 0.0),
    "whose a token is": people.by_token("hash"),
    "the room they have": lambda connection: people.unfinished(connection, ME),
    "their tables": tables.tables_of(ME, None, None, None),
    "those in play": tables.tables_of(ME, "playing", "railways", 1.0),
    "the open tables": tables.public_tables("open", None, None, ME),
    "what is over": tables.public_tables("over", "railways", 1.0, None),
    "what waits for them": waiting.waiting_for(ME),
    "what they are invited to": invitations.received(ME),
    "the seats of tables": lambda connection: rows.seat_rows(connection, [TABLE]),
    "tables for a list": lambda connection: rows.match_rows(connection, [TABLE]),
    "a table": lambda connection: rows.match_row(connection, TABLE),
    "what was said last": chat.last_line(TABLE),
    "what was said": chat.heard_after(TABLE, 0, ()),
    "who reads nothing of whom": lambda connection: shunned.unheard(connection, [ME], ["other"]),
    "who has blocked whom": lambda connection: shunned.blocks_among(connection, [ME, "other"]),
}


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize("asked", OFTEN.values(), ids=OFTEN)
def test_what_is_asked_all_the_time_leaves_no_cycles(folder: str, asked: Callable[[Connection], Any]) -> None:
    migrate(folder)
    engine = open_engine(folder)
    with engine.connect() as connection:
        asked(connection)  # what is kept from the first time on is none
        gc.collect()
        for _ in range(10):
            asked(connection)
        assert gc.collect() == 0
    engine.dispose()
