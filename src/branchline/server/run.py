"""Running a server: a free port, the addresses people use, and a graceful stop."""

import asyncio
import gc
import logging
import os
import signal
import socket
import threading
from collections.abc import Callable
from types import FrameType

import uvicorn

from branchline.server.app import make_app, make_services
from branchline.server.logs import set_up_logs
from branchline.server.settings import Settings

log = logging.getLogger("branchline.server")
MOST_PORTS = 20
MESSAGE_BYTES = 65_536
GOODBYE_TURNS = 10


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


def serve(settings: Settings, announce: Callable[[list[str]], None], log_level: str = "info") -> None:
    """Runs until it is asked to stop (Ctrl-C or SIGTERM); what was begun is finished first.

    Raises FolderTaken, NewerDatabase, OSError.
    """
    set_up_logs(log_level)
    listening = free_socket(settings.host, settings.port)
    services = make_services(settings)
    app = make_app(services)
    gc.freeze()  # what the start made stays: the collector need not look at it again
    gc.set_threshold(20_000, 20, 50)  # values have no cycles: there is little to find
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        timeout_graceful_shutdown=max(1, int(settings.stop_seconds / 3)),
    )
    server = _Server(config)
    server.say_goodbye, server.bound = services.house.say_goodbye, Bound(settings.stop_seconds)
    # Once it runs, the server takes signals itself, and raises them again when it has stopped: both end here.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: setattr(server, "should_exit", True))
    announce(addresses(settings, listening.getsockname()[1]))
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(server.serve(sockets=[listening]))
