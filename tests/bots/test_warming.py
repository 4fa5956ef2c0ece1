"""What bots think with is compiled aside, once; whoever starts that need not wait for it."""

import subprocess
import sys

import pytest

from branchline.bots import warming

LOOKS = """
from branchline.bots.levels import load_all
from branchline.kernels.compiling import IS_COMPILED, is_ready
load_all()
print(IS_COMPILED and is_ready())
"""


def test_once_it_was_compiled_nobody_waits() -> None:
    subprocess.run([sys.executable, "-m", "branchline.bots.warming"], timeout=600, check=True)
    done = subprocess.run([sys.executable, "-c", LOOKS], capture_output=True, text=True, timeout=600, check=True)
    assert done.stdout == "True\n"


def test_who_stops_takes_the_one_aside_along() -> None:
    with warming.warming_up() as aside:
        assert aside is not None
    assert aside.returncode is not None


def test_where_no_process_can_be_started_everything_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with warming.warming_up() as aside:
        assert aside is None
