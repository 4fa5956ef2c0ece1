"""A live connection that goes over a limit: a warning first, then the end; and nobody else notices."""

import asyncio
import contextlib
import json
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor, as_completed
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from branchline.server.hosting.listeners import Listener
from branchline.server.routes.live import Connection
from branchline.server.settings import Bounds, Crowds, Rates
from kits.playing import HIDE
from kits.server import MANY, OFTEN, PATIENCE, Person, Server, patiently, serving

FEW = msgspec.structs.replace(OFTEN, messages=(30, 0.0))
PING = json.dumps({"type": "ping", "id": 1})


def socket_at(server: Server, table: str, cookie: str | None = None) -> ClientConnection:
    headers = {"Cookie": cookie} if cookie else {}
    return patiently(f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/live", additional_headers=headers)


def heard(socket: ClientConnection) -> tuple[list[dict[str, object]], int]:
    """All messages until the connection is closed, and with which code."""
    messages = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            messages.append(json.loads(socket.recv(PATIENCE)))
    return messages, socket.close_code or 0


@pytest.mark.parametrize("said", [PING, "{", json.dumps({"type": "act", "id": 1, "seq": 0, "action": {}}), "x" * 200])
def test_a_flood_is_warned_then_cut_and_others_play_on(folder: str, said: str) -> None:
    with serving(data=folder, rates=FEW) as server:
        anna = Person(server)
        table = anna.new_table("me", "me")["id"]
        mine = anna.live(table, seat=0)
        mine.until("changed")
        with socket_at(server, table) as flood:
            with contextlib.suppress(ConnectionClosed):
                for _ in range(5000):
                    flood.send(said)
            messages, code = heard(flood)
        refused = [message for message in messages if message.get("status") == 429]
        assert len(refused) == Bounds().warnings
        assert messages[-1]["type"] == "bye"
        assert messages[-1]["reason"]["message"] == "too-many"  # type: ignore[index]
        assert code == 4429
        assert mine.act(HIDE)["type"] == "done"
        mine.close()


def test_hellos_have_a_rate_of_their_own(folder: str) -> None:
    with serving(data=folder, rates=msgspec.structs.replace(OFTEN, hellos=(3, 0.0))) as server:
        anna = Person(server)
        live = anna.live(anna.new_table("me", "me")["id"], seat=0)
        for _ in range(2):
            live.say({"type": "hello", "seat": 0})
        live.say({"type": "hello", "seat": 1})
        assert live.until("refused")["status"] == 429
        assert live.ask("ping")["type"] == "done"
        live.close()


def test_who_says_no_hello_is_sent_away(folder: str) -> None:
    """And who has said it is not, though they came before."""
    with serving(data=folder, bounds=Bounds(hello_seconds=3.0)) as server:
        anna = Person(server)
        table = anna.new_table("me", "me")["id"]
        live = anna.live(table, seat=0)
        live.until("changed")
        with socket_at(server, table) as silent:
            silent.send(PING)
            messages, code = heard(silent)
        assert messages[-1]["reason"]["message"] == "say-hello"  # type: ignore[index]
        assert code == 1012
        assert live.ask("ping")["type"] == "done"
        live.close()


def settled(socket: ClientConnection) -> ClientConnection:
    """It was let in: its place is taken."""
    socket.send(PING)
    assert json.loads(socket.recv(PATIENCE))["type"] == "done"
    return socket


def test_live_connections_are_counted_by_address_and_by_player(folder: str) -> None:
    crowds = msgspec.structs.replace(MANY, live=(4, 100), own_live=(2, 100))
    with serving(data=folder, crowds=crowds) as server, contextlib.ExitStack() as held:
        anna = Person(server)
        table = anna.new_table("me", "me")["id"]
        sockets = [settled(held.enter_context(socket_at(server, table, anna.cookie))) for _ in range(2)]
        with socket_at(server, table, anna.cookie) as third:
            assert heard(third)[1] == 4429
        sockets += [settled(held.enter_context(socket_at(server, table))) for _ in range(2)]
        with socket_at(server, table) as fifth:
            assert heard(fifth)[1] == 4429
        for socket in sockets:
            settled(socket)


def test_those_who_wait_for_news_are_counted(folder: str) -> None:
    with serving(data=folder, crowds=msgspec.structs.replace(MANY, waits=(1, 100))) as server:
        anna = Person(server)
        table = anna.new_table("me", "me")["id"]
        path = f"/api/tables/{table}/updates?wait=25&since=0"
        with ThreadPoolExecutor(3) as crowd:
            asked = [crowd.submit(lambda: anna.at(server).http.get(path).status_code) for _ in range(3)]
            answers = as_completed(asked)
            assert [next(answers).result() for _ in range(2)] == [429, 429], "one waits, and nobody else"
            anna.act(table, HIDE, seat=0, seq=0)
            assert next(answers).result() == 200


def test_the_default_limits_let_a_person_play(folder: str) -> None:
    with serving(data=folder, rates=Rates(), crowds=Crowds()) as server:
        anna = Person(server)
        table = anna.new_table("me", "me")["id"]
        live = anna.live(table, seat=0)
        live.until("changed")
        for _ in range(100):
            assert live.ask("ping")["type"] == "done"
        live.close()


def test_whose_hello_waits_for_its_turn_is_not_urged_to_say_it() -> None:
    async def run() -> None:
        turn, said = (
            asyncio.Event(),
            iter([{"type": "websocket.receive", "text": "{}"}, {"type": "websocket.disconnect"}]),
        )

        async def spend(_asker: str, work: Coroutine[Any, Any, None]) -> None:
            work.close()
            await turn.wait()

        async def receive() -> Any:
            return next(said)

        settings = SimpleNamespace(bounds=Bounds(hello_seconds=600.0))
        services: Any = SimpleNamespace(settings=settings, turns=SimpleNamespace(spend=spend))
        table: Any = None
        connection = Connection(services, table, Listener(None), "somebody")
        hearing = asyncio.ensure_future(connection.hear_all(receive))
        await asyncio.sleep(0)
        connection.urge()
        assert not connection.listener.is_closed
        connection.urging.cancel()
        turn.set()
        await hearing
        connection.urge()
        assert connection.listener.is_closed, "what was said was no hello"

    asyncio.run(run())


def test_what_is_as_deep_as_can_be_read_is_answered(person: Callable[[], Person]) -> None:
    anna = person()
    live = anna.live(anna.new_table("me", "me")["id"], seat=0)
    for depth in range(900, 1001):
        action, key = "[" * depth + "]" * depth, f"a key of {depth}".replace(" ", "-").ljust(16, "-")
        live.socket.send(f'{{"type": "act", "id": {depth}, "seq": 0, "action": {action}, "key": "{key}"}}')
        assert live.until("refused")["status"] == 400
    assert live.ask("ping")["type"] == "done"
