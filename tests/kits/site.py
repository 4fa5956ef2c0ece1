"""The product as a folder of files, served by a host that knows nothing but files."""

import contextlib
import functools
import os
import shutil
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Worker

from branchline.server.http.pages import Pages
from branchline.server.http.site import write_site
from pocket_parts import PARTS, made_of

FOLDER = "somewhere/else"
KEPT = "async () => (await caches.keys()).filter(name => name.startsWith('branchline-offline-'))"
"""Asked of a page: the names of what is kept to play without the server."""

PUT = """async (stroke) => {
  const { src } = document.querySelector('script[type=module]')
  const { Store } = await import(src.replace('app.js', 'pocket/store.js'))
  const store = new Store(() => {})
  const answer = await store.put(stroke)
  store.close()
  return answer
}"""
"""Told to a page: what its browser keeps from then on (`kits.pocket.challenge`). The answer is empty where it does."""


def host_of(page: Page) -> Worker:
    """The worker with Python in it."""
    return next(worker for worker in page.workers if worker.url.endswith("/pocket/worker.js"))


class Site(ThreadingHTTPServer):
    """Serves a folder. While `gate` is not set, what is `held` does not come: Python and its library."""

    daemon_threads = True

    def __init__(self, root: Path) -> None:
        super().__init__(("127.0.0.1", 0), functools.partial(_Files, directory=str(root)))
        self.gate = threading.Event()
        self.gate.set()
        self.held: tuple[str, ...] = ("python_stdlib.zip", ".wasm.packed")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/{FOLDER}/"

    def stop(self) -> None:
        self.shutdown()
        self.server_close()


class _Files(SimpleHTTPRequestHandler):
    server: Site

    def do_GET(self) -> None:
        if self.path.endswith(self.server.held):
            self.server.gate.wait()
        super().do_GET()

    def log_message(self, *_words: Any) -> None:
        """Says nothing: a test's output is its own."""


class Witness(ThreadingHTTPServer):
    """Stands between a browser and all other machines, answers nobody, and writes down who was asked for."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Refusing)
        self.asked: list[str] = []

    @property
    def proxy(self) -> dict[str, str]:
        """For a browser's context."""
        return {"server": f"http://127.0.0.1:{self.server_port}", "bypass": "127.0.0.1"}


class _Refusing(BaseHTTPRequestHandler):
    server: Witness

    def handle_one_request(self) -> None:
        self.server.asked.append(self.rfile.readline(1000).decode(errors="replace").strip())
        self.close_connection = True

    def log_message(self, *_words: Any) -> None:
        """As above."""


@contextlib.contextmanager
def witness() -> Iterator[Witness]:
    server = Witness()
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server
    server.shutdown()
    server.server_close()
    thread.join()


def need_parts() -> None:
    """Where the parts are not set up, or are those of other sources, a test is skipped: loudly, and never in CI."""
    made = PARTS / "made_of"
    if not made.is_file() or made.read_text() != made_of():
        missing = "THE PARTS of the host in the browser are not set up, or old: ./run pocket makes them (it needs node)"
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)


def upgrade(root: Path, said: str, then: str) -> str:
    """Another version, with other words, in the place of the one that is served, of which nothing stays. Its name."""
    words = root / "words"
    shutil.copytree(Pages().folders["words"], words)
    changed = words / "en" / "web.ftl"
    changed.write_text(changed.read_text(encoding="utf-8").replace(said, then), encoding="utf-8")
    pages = Pages({**Pages().folders, "words": words})
    write_site(pages, root / "new")
    shutil.rmtree(root / FOLDER)
    (root / "new").rename(root / FOLDER)
    return pages.version


@contextlib.contextmanager
def static_site(root: Path) -> Iterator[Site]:
    """Under a path of its own."""
    need_parts()
    write_site(Pages(), root / FOLDER)
    server = Site(root)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server
    server.gate.set()  # a test that failed may have left it shut
    server.stop()
    thread.join()
