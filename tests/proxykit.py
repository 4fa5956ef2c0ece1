"""A proxy that behaves like a bad network: it delays, cuts connections in the middle, and half-closes them."""

import contextlib
import random
import socket
import threading
import time
from urllib.parse import urlsplit


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
