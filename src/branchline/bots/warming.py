"""What the levels think with is compiled once, in a process aside, while the first page loads."""

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module

from branchline.bots.levels import load_all


@contextlib.contextmanager
def warming_up() -> Iterator[subprocess.Popen[bytes] | None]:
    """Meanwhile somebody compiles, if that was not done before. Until it is, levels choose as `greedy` does."""
    quiet = subprocess.DEVNULL
    words = [sys.executable, "-m", "branchline.bots.warming"]
    try:
        aside = subprocess.Popen(words, stdin=quiet, stdout=quiet, stderr=quiet)
    except OSError:
        yield None
        return
    try:
        yield aside
    finally:
        aside.kill()
        aside.wait()


def warm_up() -> None:
    """Compiles, or sees that nothing is left to compile. Without numba there is nothing to do."""
    load_all()
    compiling = import_module("branchline.kernels.compiling")
    if not compiling.is_ready():
        compiling.compile_all()


if __name__ == "__main__":
    os.nice(10)
    warm_up()
