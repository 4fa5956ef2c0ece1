"""Services at which people are told: a receiver of webhooks and pushes, and a mail server, each on a real socket."""

import email
import email.policy
import json
import re
import socketserver
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import text as sql

from branchline.server.settings import MailRules, ReminderRules
from branchline.server.store.engine import open_engine
from kits.server import OFTEN, PATIENCE, Person, Server, wait_until

HERE = ("127.0.0.0/8",)
HOUR = 3600.0
RULES = ReminderRules(gather_seconds=HOUR, look_seconds=0.05, pauses=(HOUR, 2 * HOUR), seconds=PATIENCE, networks=HERE)
"""Nothing is sent until the server's wall clock is put forward: how busy the machine is makes no difference."""


RATES = msgspec.structs.replace(OFTEN, mails=(2, 0))


class Call(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def said(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """Keeps what is posted to it. `answer` gives the status for each; None: the line is cut without a word."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self.answer: Callable[[Call], int | None] = lambda _call: 201
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                call = Call(self.path, {name.lower(): value for name, value in self.headers.items()}, body)
                receiver.calls.append(call)
                status = receiver.answer(call)
                if status is not None:
                    self.send_response(status)
                    self.send_header("location", f"{receiver.url}/elsewhere")
                    self.send_header("content-length", "0")
                    self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Says nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"


@contextmanager
def receiving() -> Iterator[Receiver]:
    receiver = Receiver()
    with _running(receiver.server):
        yield receiver


@contextmanager
def _running(server: socketserver.BaseServer) -> Iterator[None]:
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()


class MailServer:
    """Takes mail by SMTP. `refuses` gives the answer to a recipient, where it is not yes."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuses: Callable[[str], str | None] = lambda _to: None
        self.signed_in: list[str] = []
        mails = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                self.say("220 here")
                while line := self.rfile.readline().decode().strip():
                    verb = line.upper().partition(" ")[0]
                    if verb == "DATA":
                        self.say("354 go on")
                        lines = list(iter(self.rfile.readline, b".\r\n"))
                        mails.mails.append(email.message_from_bytes(b"".join(lines), policy=email.policy.default))
                        self.say("250 taken")
                    elif verb == "EHLO":
                        self.say("250-here\r\n250 AUTH PLAIN")
                    elif verb == "AUTH":
                        mails.signed_in.append(line)
                        self.say("235 welcome")
                    else:
                        self.say((verb == "RCPT" and mails.refuses(line)) or "250 yes")

            def say(self, line: str) -> None:
                self.wfile.write(line.encode() + b"\r\n")

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.port: int = self.server.server_address[1]


@contextmanager
def taking_mail() -> Iterator[MailServer]:
    mails = MailServer()
    with _running(mails.server):
        yield mails


class Clock:
    """The wall clock of a server, in a file that it reads."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "wall"
        self.ahead = 0.0
        self.forward(0.0)

    def forward(self, seconds: float) -> None:
        self.ahead += seconds
        fresh = self.file.with_suffix(".new")
        fresh.write_text(str(self.ahead))
        fresh.replace(self.file)


def metric(server: Server, name: str) -> float:
    """0 where nothing was counted yet."""
    text = Person(server).http.get("/metrics").text
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def rows(data: str, query: str) -> list[Any]:
    engine = open_engine(data)
    try:
        with engine.connect() as connection:
            return [tuple(row) for row in connection.execute(sql(query))]
    finally:
        engine.dispose()


class Telling(NamedTuple):
    """A server with a clock that can be put forward, and its mail server."""

    server: Server
    clock: Clock
    mails: MailServer

    @property
    def data(self) -> str:
        return str(self.server.settings.data)

    def tell(self, *people: Person) -> None:
        """Time passes until they are told, or are not going to be."""
        self.clock.forward(1.1 * HOUR)
        self.until_told(*people)

    def until_told(self, *people: Person) -> None:
        for person in people:
            player = person.get("/api/me")["id"]
            mine = f"channel IN (SELECT id FROM channels WHERE player = '{player}')"
            told = (
                f"SELECT 1 FROM reminders WHERE player = '{player}' "
                f"UNION ALL SELECT 1 FROM deliveries WHERE {mine} AND (marked_at IS NOT NULL OR tries = 0)"
            )
            wait_until(lambda told=told: not rows(self.data, told))  # type: ignore[misc]


@contextmanager
def telling_server(data: str, folder: Path, **rules: Any) -> Iterator[Telling]:
    clock, password = Clock(folder), folder / "password"
    password.write_text("secret\n")
    with taking_mail() as mails:
        settings = MailRules(
            host="127.0.0.1",
            port=mails.port,
            security="none",
            user="tables",
            password_file=str(password),
            sender="Tables <tables@example.org>",
        )
        told = msgspec.structs.replace(RULES, **rules)
        server = Server(data=data, wall=clock.file, reminders=told, mail=settings, rates=RATES)
        try:
            yield Telling(server, clock, mails)
        finally:
            server.stop()


def hooked(person: Person, receiver: Receiver, form: str = "json", path: str = "/hook", language: str = "en") -> Any:
    wish = {"type": "webhook", "url": receiver.url + path, "form": form, "label": "mine", "language": language}
    return person.post("/api/me/channels", wish, expect=201)
