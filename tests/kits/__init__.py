"""What tests and tools share: servers, browsers, proxies, positions, games of their own. No test is in here.

The project's own installation for work on it (`./run` makes it) puts `tests` on Python's path beside `src`."""

import os
import sys
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).parents[1]


def surroundings(**more: str) -> dict[str, str]:
    """The environment for a Python of our own that finds what this one finds, from this very tree."""
    path = [str(TESTS), os.environ.get("PYTHONPATH", ""), *sys.path]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, path)), **more}
