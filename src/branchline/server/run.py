"""Running a server: a free port, the addresses people use, and a graceful stop."""

import asyncio
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Any, cast

import msgspec
import uvicorn

from branchline.server.app import make_app, make_services
from branchline.server.health import collector
from branchline.server.health.failing import RECENT
from branchline.server.health.logs import set_up_logs
from branchline.server.http.connections import Doorkeeper
from branchline.server.services import Services
from branchline.server.settings import Settings
from branchline.server.store.private import write_privately

log = logging.getLogger("branchline.server")
MOST_PORTS = 20
GOODBYE_TURNS = 10
ACCEPTED_AT_ONCE = 16
"""Connections. uvloop takes one of each listening socket in a turn of the loop, however many wait: where turns are long
or strangers many, whoever comes last waits for all before them. So it gets the same socket several times."""
SPARE_FILES = 100
"""For the database, the bots, the logs."""
TURN_SECONDS = 0.0002
"""For so long a thread that loads a table or reads a list keeps the event loop waiting. Python's own five milliseconds
come again with every system call of the loop: a dozen of them, and a stranger's replay has made everybody wait."""


def free_socket(host: str, port: int) -> socket.socket:
    """Bound to the port, or to the next one that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, port + MOST_PORTS) if port else [0]:
        taken = socket.socket(family, socket.SOCK_STREAM)
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taken.bind((host, candidate))
            return taken
        except OSError:
            taken.close()
    raise OSError(f"no free port from {port} to {port + MOST_PORTS - 1}")


def doors(listening: socket.socket) -> list[socket.socket]:
    """The same socket as often as connections may be taken at once."""
    return [listening, *(listening.dup() for _ in range(ACCEPTED_AT_ONCE - 1))]


def lan_address() -> str | None:
    """This machine's address on its network. Nothing is sent: a datagram socket only looks up the way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith("127.") else address


def addresses(settings: Settings, port: int) -> list[str]:
    """Where people find the server, the best one last."""
    if settings.url is not None:
        return [settings.url]
    is_everywhere = settings.host in ("0.0.0.0", "::")
    host = "127.0.0.1" if is_everywhere else settings.host
    lan = lan_address() if is_everywhere else None
    local = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
    return [local, *([f"http://{lan}:{port}"] if lan else [])]


def open_files_for(connections: int) -> int:
    """As many connections as were asked for, or as the system lets us hold: without a file for it, a connection could
    not even be refused. The system's own default is often a thousand, and may be raised."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < connections + SPARE_FILES:
        wanted = connections + SPARE_FILES
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return connections if soft == resource.RLIM_INFINITY else max(1, min(connections, soft - SPARE_FILES))


class _Server(uvicorn.Server):
    """Says goodbye first: who waits for news would otherwise keep the server waiting."""

    say_goodbye: Callable[[], None]
    bound: "Bound"
    _leaving: asyncio.Task[None] | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.bound.asked(sig)
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            super().handle_exit(sig, frame)
        else:
            loop.call_soon_threadsafe(self._begin_to_leave, sig, frame)

    def _begin_to_leave(self, sig: int, frame: FrameType | None) -> None:
        self._leaving = asyncio.ensure_future(self._leave(sig, frame))

    async def _leave(self, sig: int, frame: FrameType | None) -> None:
        """Connections are closed only when everybody who can be told was told: that takes a few turns of the loop."""
        self.say_goodbye()
        for _ in range(GOODBYE_TURNS):
            await asyncio.sleep(0)
        super().handle_exit(sig, frame)


class Bound:
    """A server that was asked to stop has stopped after `seconds`, whatever it waits for; asked again, at once. That is
    as if it had been killed: what was acknowledged is stored."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._is_asked = False

    def asked(self, number: int) -> None:
        if self._is_asked:
            log.warning("stopped at once")
            os._exit(128 + number)
        self._is_asked = True
        timer = threading.Timer(self._seconds, self._end)
        timer.daemon = True
        timer.start()

    def _end(self) -> None:
        log.error("did not finish in time and is ended", extra={"seconds": self._seconds})
        os._exit(1)


def _config(services: Services, app: Any) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=cast(Any, partial(Doorkeeper, services.door)),
        ws="websockets-sansio",
        ws_max_size=services.settings.bounds.message_bytes,
        ws_per_message_deflate=False,  # a small message that unpacks to a large one would be a way around that
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_keep_alive=5,
        backlog=2048,
        limit_concurrency=None,  # the door counts, and the application
        proxy_headers=False,  # http/proxies.py
        server_header=False,
        timeout_graceful_shutdown=max(1, int(services.settings.times.stop_seconds / 3)),
    )


def serve(settings: Settings, announce: Callable[[list[str]], None], log_level: str = "info") -> None:
    """Runs until it is asked to stop (Ctrl-C or SIGTERM); what was begun is finished first.

    Raises FolderTaken, NewerDatabase, OSError.
    """
    set_up_logs(log_level, RECENT)
    write_privately()
    each, most = settings.crowds.connections
    crowds = msgspec.structs.replace(settings.crowds, connections=(each, open_files_for(most)))
    settings = msgspec.structs.replace(settings, crowds=crowds)
    listening = free_socket(settings.host, settings.port)
    settings = msgspec.structs.replace(settings, address=addresses(settings, listening.getsockname()[1])[-1])
    services = make_services(settings)
    app = make_app(services)
    sys.setswitchinterval(TURN_SECONDS)
    collector.begin()
    config = _config(services, app)
    server = _Server(config)
    server.say_goodbye, server.bound = services.registry.say_goodbye, Bound(settings.times.stop_seconds)
    # Once it runs, the server takes signals itself, and raises them again when it has stopped: both end here.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: setattr(server, "should_exit", True))
    announce(addresses(settings, listening.getsockname()[1]))
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(server.serve(sockets=doors(listening)))
