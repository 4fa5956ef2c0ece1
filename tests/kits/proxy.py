"""Proxies that behave like a bad network: one delays, cuts connections in the middle, and half-closes them; one loses
what a database says about a commit. And a good line to a place far away."""

import contextlib
import queue
import random
import socket
import threading
import time
from collections.abc import Callable
from typing import Any, Literal
from urllib.parse import parse_qs, urlsplit


class BadProxy:
    """Listens on a port of its own. With `badness` 0 it is a good network."""

    def __init__(self, url: str, seed: int, badness: float = 0.15) -> None:
        parts = urlsplit(url)
        self._target = (parts.hostname or "", parts.port or 80)
        self._rng, self.badness = random.Random(seed), badness
        self.cuts = 0
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._is_closed = False
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        self._is_closed = True
        self._listening.close()

    def _accept(self) -> None:
        while not self._is_closed:
            try:
                near, _ = self._listening.accept()
                far = socket.create_connection(self._target)
            except OSError:
                continue
            for source, sink in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=(source, sink), daemon=True).start()

    def _carry(self, source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(512):
                if self._rng.random() < self.badness and self._spoil(source, sink, data):
                    return
                sink.sendall(data)
            sink.shutdown(socket.SHUT_WR)

    def _spoil(self, source: socket.socket, sink: socket.socket, data: bytes) -> bool:
        """Delays (and goes on), cuts both ways after half of the data, or closes one direction alone."""
        kind = self._rng.choice(["delay", "delay", "cut", "half"])
        if kind == "delay":
            time.sleep(self._rng.uniform(0, 0.05))
            return False
        self.cuts += 1
        sink.sendall(data[: len(data) // 2])
        if kind == "half":
            sink.shutdown(socket.SHUT_WR)
            return True
        for each in (source, sink):
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()
        return True


def _postgres(data: str) -> tuple[Any, Callable[[int], str]]:
    """Where the database of a URL listens, and the URL that leads there through a port of ours."""
    parts = urlsplit(data)
    folder = parse_qs(parts.query).get("host", [""])[0]
    target = f"{folder}/.s.PGSQL.{parts.port or 5432}" if folder else (parts.hostname, parts.port or 5432)
    who = f"{parts.username}:{parts.password or ''}"
    return target, lambda port: f"postgresql://{who}@127.0.0.1:{port}{parts.path}"


Loss = Literal["commit", "answer"]
"""What does not arrive: the commit itself, or the database's word that it is done."""


class CommitProxy:
    """Between a server and its PostgreSQL. `lose` says what becomes of the next commits, in this order; each loss cuts
    the connection. With `of`, it is the next commit of something in which these bytes were written: a server tidies in
    between, and nobody waits for that. While it is `closed` nobody comes through."""

    def __init__(self, data: str) -> None:
        self._target, make_data = _postgres(data)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.data = make_data(self._listening.getsockname()[1])
        self.losses: list[tuple[Loss, bytes]] = []
        self.lost = 0
        self.is_closed = False
        self.closes = False
        """With the next loss nobody new comes through."""
        self._lock = threading.Lock()
        threading.Thread(target=self._accept, daemon=True).start()

    def lose(self, loss: Loss, of: bytes = b"") -> None:
        with self._lock:
            self.losses.append((loss, of))

    def _next(self, written: bytes) -> Loss | None:
        with self._lock:
            if not self.losses or self.losses[0][1] not in written:
                return None
            self.lost += 1
            self.is_closed = self.closes
            return self.losses.pop(0)[0]

    def close(self) -> None:
        self._listening.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            if self.is_closed:
                near.close()
                continue
            far = socket.socket(socket.AF_UNIX if isinstance(self._target, str) else socket.AF_INET)
            far.connect(self._target)
            line = _Line(near, far)
            threading.Thread(target=self._ask, args=(line,), daemon=True).start()
            threading.Thread(target=self._answer, args=(line,), daemon=True).start()

    def _ask(self, line: "_Line") -> None:
        written = b""
        with contextlib.suppress(OSError):
            while data := line.near.recv(65536):
                written += data
                loss = self._next(written) if b"COMMIT" in data else None
                if loss == "commit":
                    break
                if b"COMMIT" in data:
                    written = b""
                line.is_losing = loss == "answer"
                line.far.sendall(data)
        if not line.is_losing:
            line.cut()

    def _answer(self, line: "_Line") -> None:
        with contextlib.suppress(OSError):
            while data := line.far.recv(65536):
                if line.is_losing:
                    break
                line.near.sendall(data)
        line.cut()


class AnswerProxy:
    """Between a browser and its server. What is named by `lose` arrives there, and its answer does not come back: the
    connection is cut instead. "live" names whatever is said next on a live connection."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._target = (parts.hostname or "", parts.port or 80)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._wanted: bytes | None = None
        self.lost = 0
        threading.Thread(target=self._accept, daemon=True).start()

    def lose(self, asked: str) -> None:
        """What begins like this, a method and its path; or "live"."""
        self._wanted = asked.encode()

    def close(self) -> None:
        self._listening.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                line = _Line(near, socket.create_connection(self._target))
                threading.Thread(target=self._ask, args=(line,), daemon=True).start()
                threading.Thread(target=self._answer, args=(line,), daemon=True).start()

    def _ask(self, line: "_Line") -> None:
        is_live = False
        with contextlib.suppress(OSError):
            while data := line.near.recv(65536):
                if self._wanted is not None and (
                    data.startswith(self._wanted) or (is_live and self._wanted == b"live")
                ):
                    self._wanted, line.is_losing = None, True
                is_live = is_live or b"upgrade: websocket" in data.lower()
                line.far.sendall(data)
        if not line.is_losing:
            line.cut()

    def _answer(self, line: "_Line") -> None:
        with contextlib.suppress(OSError):
            while data := line.far.recv(65536):
                if line.is_losing:
                    self.lost += 1
                    break
                line.near.sendall(data)
        line.cut()


class _Line:
    """One connection through the proxy."""

    def __init__(self, near: socket.socket, far: socket.socket) -> None:
        self.near, self.far = near, far
        self.is_losing = False

    def cut(self) -> None:
        for each in (self.near, self.far):
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()


class FarProxy:
    """A good line to a server far away: all of it arrives, in order, each part so many seconds after it was sent."""

    def __init__(self, url: str, seconds: float) -> None:
        parts = urlsplit(url)
        self._target, self._seconds = (parts.hostname or "", parts.port or 80), seconds
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        self._listening.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                far = socket.create_connection(self._target)
                for source, sink in ((near, far), (far, near)):
                    under_way: queue.Queue[tuple[float, bytes]] = queue.Queue()
                    threading.Thread(target=self._take, args=(source, under_way), daemon=True).start()
                    threading.Thread(target=self._give, args=(under_way, sink), daemon=True).start()

    def _take(self, source: socket.socket, under_way: "queue.Queue[tuple[float, bytes]]") -> None:
        data = b"begun"
        while data:
            try:
                data = source.recv(65536)
            except OSError:
                data = b""
            under_way.put((time.monotonic() + self._seconds, data))

    def _give(self, under_way: "queue.Queue[tuple[float, bytes]]", sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                due, data = under_way.get()
                time.sleep(max(0.0, due - time.monotonic()))
                if not data:
                    break
                sink.sendall(data)
            sink.shutdown(socket.SHUT_WR)


class SilentProxy:
    """Between a server and its PostgreSQL. While it `swallows`, every byte is taken and none arrives, and whoever
    connects is let in and told nothing."""

    def __init__(self, data: str) -> None:
        self._target, make_data = _postgres(data)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.data = make_data(self._listening.getsockname()[1])
        self.swallows = False
        self._open: set[socket.socket] = set()
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        for each in (self._listening, *self._open):
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                far = socket.socket(socket.AF_UNIX if isinstance(self._target, str) else socket.AF_INET)
                far.connect(self._target)
                self._open |= {near, far}
                for source, sink in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(source, sink), daemon=True).start()

    def _carry(self, source: socket.socket, sink: socket.socket) -> None:
        """What was swallowed is gone: this connection is never in order again."""
        is_spoilt = False
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                is_spoilt = is_spoilt or self.swallows
                if not is_spoilt:
                    sink.sendall(data)
            sink.shutdown(socket.SHUT_WR)
