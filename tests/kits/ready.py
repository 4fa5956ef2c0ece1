"""A Python that has loaded the server and waits: every server of the tests is a copy of it, in a process of its own,
and need not load all that again. Each test process has one, which ends with it."""

import functools
import gc
import importlib
import os
import select
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping
from typing import IO, Any, Final

from kits import surroundings

LOADED: Final = (
    "branchline.server.run", "kits.server", "kits.server_games", "alembic.command", "anyio._backends._asyncio",
    "uvicorn.lifespan.on", "uvicorn.loops.auto", "sqlalchemy.dialects.postgresql.psycopg", "sqlalchemy.dialects.sqlite",
)  # fmt: skip
MOST: Final = 1 << 20
MATTERS: Final = ("BRANCHLINE", "PG", "SSL", "HOME", "XDG", "LANG", "LC_")
"""How the names begin of what surrounds a test and makes a difference to a server. Libraries that a test loads leave
names of their own behind, which make none."""


_ONE_AT_A_TIME: Final = threading.Lock()


class Copy:
    """A server's process, as subprocess.Popen shows one. What became of it is told by the one that it is a copy of."""

    def __init__(self, pid: int, stdout: IO[str], ended: int) -> None:
        self.pid, self.stdout, self._ended = pid, stdout, ended
        self.returncode: int | None = None

    def poll(self) -> int | None:
        return self._heard(0.0)

    def wait(self, timeout: float | None = None) -> int:
        code = self._heard(timeout)
        if code is None:
            raise subprocess.TimeoutExpired("a server", timeout or 0.0)
        return code

    def _heard(self, timeout: float | None) -> int | None:
        if self.returncode is None and select.select([self._ended], [], [], timeout)[0]:
            told = os.read(self._ended, 16)
            os.close(self._ended)
            self.returncode = int(told or -signal.SIGKILL)
            self.stdout.close()
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)


def is_wanted(environment: Mapping[str, str]) -> bool:
    """Tests alone: what measures a server starts a whole one. What surrounds it must be what it was loaded in."""
    is_test = sys.platform == "linux" and "PYTEST_VERSION" in os.environ
    return is_test and _lasting(environment) == loaded_in()


def _lasting(environment: Mapping[str, str]) -> dict[str, str]:
    own = {name: value for name, value in environment.items() if name.startswith(MATTERS)}
    return {**own, "PYTHONPATH": os.environ.get("PYTHONPATH", "")}


@functools.cache
def loaded_in() -> dict[str, str]:
    """What surrounds all tests. Asked for before the first of them: one that changes it may be the first that starts a
    server."""
    return _lasting(surroundings())


def start(settings: bytes, log: IO[Any]) -> Copy:
    reading, writing = os.pipe()
    ended, ends = os.pipe()
    with _ONE_AT_A_TIME:
        line = _line()
        socket.send_fds(line, [settings], [writing, log.fileno(), ends])
        pid = int(line.recv(16))
    os.close(writing)
    os.close(ends)
    return Copy(pid, os.fdopen(reading), ended)


@functools.cache
def _line() -> socket.socket:
    """To the one that waits: it ends when this is closed, as it is when we end."""
    ours, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    for end in (ours, its):
        end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST)
    words = [sys.executable, "-m", "kits.ready", str(its.fileno())]
    subprocess.Popen(words, stdin=subprocess.DEVNULL, env=surroundings(), pass_fds=[its.fileno()])
    its.close()
    return ours


# The one that waits --------------------------------------------------------------------------------------------------


def wait_for_settings(line: socket.socket) -> bytes | None:
    """In a copy: the settings it serves by. In the one that waits: None, when nobody is left who could ask."""
    running: dict[int, int] = {}
    woken, wakes = os.pipe()
    os.set_blocking(wakes, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(wakes, warn_on_full_buffer=False)
    while True:
        readable: list[Any] = select.select([line.fileno(), woken], [], [])[0]
        if woken in readable:
            os.read(woken, 4096)
            _tell_of_the_ended(running)
        if line.fileno() in readable:
            settings, files, _, _ = socket.recv_fds(line, MOST, 3)
            if not settings:
                return None
            if (pid := os.fork()) == 0:
                signal.set_wakeup_fd(-1)
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                _take_place(files, [line.detach(), woken, wakes, *running.values()])
                return settings
            running[pid] = files.pop()
            for file in files:
                os.close(file)
            line.send(str(pid).encode())


def _tell_of_the_ended(running: dict[int, int]) -> None:
    for pid in list(running):
        found, status = os.waitpid(pid, os.WNOHANG)
        if found:
            ends = running.pop(pid)
            os.write(ends, str(os.waitstatus_to_exitcode(status)).encode())
            os.close(ends)


def _take_place(files: list[int], others: list[int]) -> None:
    """A copy speaks to the test and its log, and holds on to nothing else."""
    os.dup2(files[0], 1)
    os.dup2(files[1], 2)
    for file in (*files, *others):
        os.close(file)


def main() -> None:
    line = socket.socket(fileno=int(sys.argv[1]))
    for name in LOADED:
        importlib.import_module(name)
    gc.collect()
    gc.freeze()
    settings = wait_for_settings(line)
    if settings is not None:
        from kits.server import serve_by

        serve_by(settings)


if __name__ == "__main__":
    main()
