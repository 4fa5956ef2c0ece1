"""A real server in a process of its own, and clients that hold every answer against the OpenAPI document."""

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from branchline.server.settings import BotLimits, Bounds, Crowds, Rates, Settings, Times
from kits import ready, surroundings

WALL = "BRANCHLINE_TEST_WALL"
DEALS = "BRANCHLINE_TEST_DEALS"
PATIENCE = 300.0
"""Seconds that a test waits for what must come: a machine may be busy with others, and a long wait costs nothing where
all is well."""
UNTIL_NEW = httpx.Limits(keepalive_expiry=1.0)
"""A connection that rested so long is not used again: the server closes it after five seconds, perhaps just as a
request is on its way."""
PATIENT = Bounds(
    absent_seconds=0.0, head_seconds=PATIENCE, body_seconds=PATIENCE, unread_seconds=PATIENCE, hello_seconds=PATIENCE
)
"""For tests that are not about how long one may keep a server waiting: they too can be held up."""
TIMES = Times(store_seconds=PATIENCE, stop_seconds=PATIENCE)
OFTEN = Rates(**dict.fromkeys(Rates.__struct_fields__, (1e6, 1e6)))
"""No limits, for tests that are not about them."""
MANY = Crowds(**dict.fromkeys(Crowds.__struct_fields__, (100_000, 400_000)))


def idle_after(seconds: float) -> Times:
    """A server that lets tables go so long after the last person left."""
    return msgspec.structs.replace(TIMES, idle_seconds=seconds)


def wait_until(is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < until, "it never came"
        time.sleep(0.05)


def set_wall(file: Path, seconds: float) -> None:
    """By how much a server's wall clock is wrong from now on."""
    tell(file, str(seconds))


def tell(file: Path, said: str) -> None:
    """What a file says from now on. At once: a server that found it empty would stumble wherever it reads it."""
    beside = file.with_suffix(".new")
    beside.write_text(said)
    beside.replace(file)


def known_seed(said: str, whose: str, number: int) -> str:
    """The seed that a server takes where a file of `deals` says this, the first one for number 1."""
    return sha256(f"{said} {whose} {number}".encode()).hexdigest()[:32]


class Server:
    """Started with settings; `kill` is kill -9, `stop` asks nicely. Its wall clock is wrong by as many seconds as the
    file `wall` says. Where there is a file `deals`, what is dealt and what bots draw follows from what it says."""

    def __init__(self, wall: Path | None = None, deals: Path | None = None, **settings: Any) -> None:
        self.told = {name: str(file) for name, file in ((WALL, wall), (DEALS, deals)) if file}
        self.settings = Settings(
            **{"port": 0, "rates": OFTEN, "crowds": MANY, "weak_passwords": True, **_for_tests(), **settings}
        )
        self.process = self._start()
        self.url = self._wait()

    def _start(self) -> "subprocess.Popen[str] | ready.Copy":
        settings = msgspec.json.encode(self.settings)
        words = [sys.executable, "-m", "kits.server", settings.decode()]
        environment = surroundings(**self.told)
        self.log = _log_file()
        if ready.is_wanted(environment):
            return ready.start(settings, self.log)
        return subprocess.Popen(words, stdout=subprocess.PIPE, stderr=self.log, text=True, env=environment)

    def _wait(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"the server did not start: {self.log_text()}")
        url = str(json.loads(line)[0])
        until = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < until:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(url + "/health", timeout=PATIENCE).status_code == 200:
                    return url
            time.sleep(0.02)
        raise RuntimeError(f"the server does not answer: {self.log_text()}")

    def log_text(self) -> str:
        self.log.seek(0)
        return str(self.log.read())

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


def _for_tests() -> Mapping[str, Any]:
    return {
        "find_game": "kits.server_games:find_game",
        "games": ("tiny",),
        "choose": "kits.server_games:choose",
        "bots": BotLimits(ready=0),
        "bounds": PATIENT,
        "times": TIMES,
    }


def _log_file() -> Any:
    import tempfile

    return tempfile.TemporaryFile("w+")


@contextlib.contextmanager
def serving(**settings: Any) -> Iterator[Server]:
    server = Server(**settings)
    try:
        yield server
    finally:
        server.stop()
        server.log.close()


class Document:
    """The OpenAPI document of a server: says whether an answer is as it promises."""

    def __init__(self, url: str) -> None:
        self.data = httpx.get(url + "/schema", timeout=PATIENCE).json()
        self._paths = [
            (re.compile("^" + re.sub(r"\{\w+\}", "[^/]+", path) + "$"), path, methods)
            for path, methods in sorted(self.data["paths"].items(), key=lambda item: item[0].count("{"))
        ]
        self._validators: dict[str, Any] = {}

    def check(self, response: httpx.Response) -> None:
        path = response.request.url.path
        found = next(((name, methods) for pattern, name, methods in self._paths if pattern.match(path)), None)
        assert found is not None, f"{path} is in no document"
        answers = found[1][response.request.method.lower()]["responses"]
        assert str(response.status_code) in answers, f"{found[0]}: {response.status_code} {response.text}"
        content = answers[str(response.status_code)]["content"]
        kind = response.headers["content-type"].split(";")[0]
        assert kind in content, f"{found[0]}: {kind}"
        if kind == "application/json":
            self.check_value(content[kind]["schema"], response.json())

    def check_value(self, schema: Mapping[str, Any], value: Any) -> None:
        key = json.dumps(schema, sort_keys=True)
        if key not in self._validators:
            import jsonschema_rs  # the bench has no need of it

            whole = {"components": self.data["components"], **schema}
            self._validators[key] = jsonschema_rs.Draft202012Validator(whole)
        self._validators[key].validate(value)

    def check_message(self, name: str, value: Any) -> None:
        self.check_value({"$ref": f"#/components/schemas/{name}"}, value)


class Person:
    """Somebody with a cookie of their own."""

    def __init__(self, server: Server, document: Document | None = None, token: str | None = None) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {"X-Branchline": "1"}
        self.server, self.document = server, document
        # Without TLS there is nothing to verify, and preparing for it would take longer than most requests.
        self.http = httpx.Client(base_url=server.url, headers=headers, timeout=PATIENCE, verify=False, limits=UNTIL_NEW)

    def ask(self, method: str, path: str, body: Any = None, *, expect: int = 200, **more: Any) -> Any:
        response = self.http.request(method, path, json=body, **more)
        if self.document is not None:
            self.document.check(response)
        assert response.status_code == expect, f"{method} {path}: {response.status_code} {response.text}"
        return response.json()

    def get(self, path: str, *, expect: int = 200, **query: Any) -> Any:
        return self.ask("GET", path, params=query, expect=expect)

    def post(self, path: str, body: Any = None, *, expect: int = 200) -> Any:
        return self.ask("POST", path, body, expect=expect)

    def refused(self, method: str, path: str, body: Any = None, *, expect: int) -> str:
        """The message id of a refusal."""
        return str(self.ask(method, path, body, expect=expect)["reason"]["message"])

    def new_table(self, *seats: Any, **wish: Any) -> Any:
        wishes = [{"type": seat} if isinstance(seat, str) else seat for seat in seats]
        return self.post("/api/tables", {"game": "tiny", "seats": wishes, **wish}, expect=201)

    def join(self, table: Any, seat: int) -> None:
        self.post("/api/join", {"link": table["seats"][seat]["link"], "name": f"seat {seat}"})

    def update(self, table: str, **query: Any) -> Any:
        return self.get(f"/api/tables/{table}/updates", **query)

    def act(self, table: str, action: Any, *, seat: int | None = None, seq: int | None = None) -> int:
        """Plays on what the server shows now."""
        if seq is None:
            seq = self.update(table, **({} if seat is None else {"seat": seat}))["seq"]
        body = {"seq": seq, "action": action, "seat": seat}
        return int(self.post(f"/api/tables/{table}/actions", body)["seq"])

    def at(self, server: Server) -> "Person":
        """The same person, with the same cookie, at another process."""
        other = Person(server, self.document)
        other.http.cookies.update(self.http.cookies)
        return other

    @property
    def cookie(self) -> str:
        return f"branchline={self.http.cookies['branchline']}"

    def live(self, table: str, **hello: Any) -> "Live":
        return Live(self, table, **hello)


def patiently(url: str, *, open_timeout: float = PATIENCE, **more: Any) -> ClientConnection:
    """A live connection that is not given up because an answer to a ping, or to the first word, is late."""
    opened: ClientConnection = connect(url, open_timeout=open_timeout, ping_timeout=None, **more)
    return opened


class Live:
    """A live connection that has said hello. Messages are checked against the document as they come."""

    def __init__(
        self,
        person: Person,
        table: str,
        url: str | None = None,
        headers: dict[str, str] | None = None,
        patience: float = PATIENCE,
        **hello: Any,
    ) -> None:
        base = (url or person.server.url).replace("http", "ws", 1)
        if headers is None:
            headers = {"Cookie": person.cookie} if "branchline" in person.http.cookies else {}
        self.person = person
        self._open = contextlib.ExitStack()
        connecting = patiently(f"{base}/api/tables/{table}/live", open_timeout=patience, additional_headers=headers)
        self.socket: ClientConnection = self._open.enter_context(connecting)
        self.number = 0
        self.entries: list[Any] = []
        self.seq = hello.get("seq") or 0
        self.lines: list[Any] = []
        self.table: Any = None
        self.position: Any = None
        self.say({"type": "hello", **hello})

    def say(self, message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> Any:
        message = json.loads(self.socket.recv(timeout))
        if self.person.document is not None:
            self.person.document.check_message("LiveTold", message)
        take = _HEARD.get(message["type"])
        if take is not None:
            take(self, message)
        return message

    def until(self, *kinds: str, timeout: float = PATIENCE) -> Any:
        """The next message of one of these kinds; others are taken in on the way. Only silence runs the time down: what
        comes in between is checked against the document, which takes a busy machine a while."""
        while (message := self.hear(timeout))["type"] not in kinds:
            pass
        return message

    def ask(self, kind: str, **more: Any) -> Any:
        """Says something with a number and waits for its answer."""
        self.number += 1
        self.say({"type": kind, "id": self.number, **more})
        while True:
            message = self.until("done", "refused", "previewed")
            if message["id"] == self.number:
                return message

    def act(self, action: Any) -> Any:
        return self.ask("act", seq=self.seq, action=action)

    def until_seq(self, seq: int) -> None:
        while self.seq < seq:
            self.until("changed")

    def close(self) -> None:
        self._open.close()

    def _take_update(self, message: Any) -> None:
        update = message["update"]
        self.entries += [entry for entry in update["entries"] if entry["seq"] > self.seq]
        self.seq, self.position = max(self.seq, update["seq"]), update["position"]

    def _take_table(self, message: Any) -> None:
        self.table = message["table"]

    def _take_lines(self, message: Any) -> None:
        self.lines += message["lines"]


_HEARD = {"changed": Live._take_update, "table": Live._take_table, "lines": Live._take_lines}


def main() -> None:
    if WALL in os.environ:
        true, file = time.time, Path(os.environ[WALL])
        time.time = lambda: true() + float(file.read_text())
    if DEALS in os.environ:
        deal_by(Path(os.environ[DEALS]))
    serve_by(sys.argv[1].encode())


def deal_by(file: Path) -> None:
    from branchline.server.hosting import bot_seats, lobby

    given: Counter[tuple[str, str]] = Counter()

    def seeds(whose: str) -> Callable[[], str]:
        def seed() -> str:
            said = file.read_text()
            given[said, whose] += 1
            return known_seed(said, whose, given[said, whose])

        return seed

    vars(lobby).update(new_seed=seeds("deal"))
    vars(bot_seats).update(new_seed=seeds("bot"))


def serve_by(settings: bytes) -> None:
    from branchline.server.run import serve

    def announce(addresses: list[str]) -> None:
        sys.stdout.write(json.dumps(addresses) + "\n")
        sys.stdout.flush()

    serve(msgspec.json.decode(settings, type=Settings), announce)


if __name__ == "__main__":
    main()


def failing(server: Server) -> str:
    """The parts that health names."""
    answer = Person(server).http.get("/health")
    return "" if answer.status_code == 200 else str(answer.json()["reason"].get("args", {}).get("parts"))


def loaded(server: Server) -> int:
    return int(httpx.get(server.url + "/health", timeout=PATIENCE).json()["tables"])
