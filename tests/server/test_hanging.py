"""A database that answers nothing: stopped in its tracks, or behind a network that swallows everything.

Whoever waits is answered, health says what fails, and the server can still be stopped.
"""

import contextlib
import os
import signal
import subprocess
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from branchline.server.settings import Times
from kits.playing import HIDE, ROLL, two
from kits.postgres import running_postgres
from kits.proxy import SilentProxy
from kits.server import PATIENCE, Document, Person, Server, failing, serving, wait_until


class Stopped:
    """A PostgreSQL of its own, every process of which can be stopped by a signal."""

    def __init__(self) -> None:
        self._open = contextlib.ExitStack()
        postgres = self._open.enter_context(running_postgres())
        self._process = Path(postgres.pgdata) / "postmaster.pid"
        postgres.psql("CREATE DATABASE hanging;")
        self.data = str(postgres.get_uri("hanging"))

    def _signal(self, number: int) -> None:
        parent = int(self._process.read_text().split()[0])
        listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(parent)], capture_output=True, text=True)
        for process in [parent, *map(int, listed.stdout.split())]:
            with contextlib.suppress(ProcessLookupError):  # it ended since it was listed
                os.kill(process, number)

    def hang(self) -> None:
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self._signal(signal.SIGCONT)

    def close(self) -> None:
        self.go_on()
        self._open.close()


class Swallowed:
    """A database behind a proxy that can swallow every byte."""

    def __init__(self, data: str) -> None:
        self._proxy = SilentProxy(data)
        self.data = self._proxy.data

    def hang(self) -> None:
        self._proxy.swallows = True

    def go_on(self) -> None:
        self._proxy.swallows = False

    def close(self) -> None:
        self._proxy.close()


@pytest.fixture(scope="module", params=["stopped", "swallowed"])
def made(request: pytest.FixtureRequest, new_data: Callable[[str], str]) -> Iterator[Any]:
    database: Any = Stopped() if request.param == "stopped" else Swallowed(new_data("postgres"))
    yield database
    database.close()


@pytest.fixture
def database(made: Any) -> Iterator[Any]:
    yield made
    made.go_on()


def at_once(*people: Callable[[], None]) -> None:
    """Each in a thread of its own: what took long enough for one was long enough for all."""
    with ThreadPoolExecutor(len(people)) as threads:
        for asked in [threads.submit(each) for each in people]:
            asked.result()


def test_nobody_waits_for_a_database_that_hangs_and_then_all_goes_on(database: Any) -> None:
    with serving(data=database.data, times=Times(store_seconds=4.0, stop_seconds=PATIENCE)) as server:
        document = Document(server.url)
        anna, ben, table = two(lambda: Person(server, document))
        anna.act(table, HIDE)
        live = ben.live(table, seq=0)
        live.until_seq(1)
        database.hang()
        body = {"seq": 0, "action": HIDE}

        def says() -> None:
            refused = anna.refused("POST", f"/api/tables/{table}/lines", {"text": "hello?"}, expect=503)
            assert refused.startswith("store-")

        def acts_live() -> None:
            with contextlib.suppress(ConnectionClosed):  # told to come back, or
                assert live.ask("act", **body)["status"] == 503

        def acts() -> None:
            assert ben.http.post(f"/api/tables/{table}/actions", json=body).status_code == 503

        def looks() -> None:
            assert Person(server).http.get("/api/tables").status_code == 503

        at_once(says, acts_live, acts, looks)
        assert failing(server).startswith("read, write")
        database.go_on()
        wait_until(lambda: failing(server) == "")
        wait_until(lambda: ben.http.post(f"/api/tables/{table}/actions", json=body).status_code in (200, 409))
        assert [entry["seat"] for entry in anna.update(table, since=0)["entries"]] == [0, 1]
        assert anna.act(table, ROLL) == 3
        live.close()


def test_a_server_whose_database_hangs_can_be_stopped(database: Any) -> None:
    server = Server(data=database.data, times=Times(store_seconds=6.0, stop_seconds=8.0))
    anna, _, table = two(lambda: Person(server))
    live = anna.live(table, seq=0)
    live.until("changed")
    database.hang()
    live.say({"type": "act", "id": 1, "seq": 0, "action": HIDE})
    server.process.send_signal(signal.SIGTERM)
    server.process.wait(PATIENCE)


def test_asked_a_second_time_it_stops_at_once(database: Any) -> None:
    server = Server(data=database.data, times=Times(store_seconds=300.0, stop_seconds=600.0))
    anna, _, table = two(lambda: Person(server))
    live = anna.live(table, seq=0)
    live.until("changed")
    database.hang()
    server.process.send_signal(signal.SIGTERM)
    live.until("bye")
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(PATIENCE) == 128 + signal.SIGTERM
