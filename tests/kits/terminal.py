"""The command in a process of its own, with data of its own."""

import os
import subprocess
import sys
from pathlib import Path

COMMAND = [sys.executable, "-m", "branchline.cli"]


def run(folder: Path, *words: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """`more` is for its environment."""
    environment = os.environ | {"BRANCHLINE_DATA": str(folder), "BRANCHLINE_LANGUAGE": "en", "COLUMNS": "100"} | more
    return subprocess.run([*COMMAND, *words], input=typed, text=True, capture_output=True, env=environment, timeout=600)


def saves(folder: Path) -> list[Path]:
    return sorted((folder / "saves").glob("*.json"))
