"""The servers of the tests: copies of one that has loaded everything, each in a process of its own."""

import signal
import sys
from pathlib import Path

import pytest

from kits.ready import Copy
from kits.server import Server, set_wall

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere every server loads everything itself")


def test_what_became_of_each_copy_is_told(tmp_path: Path) -> None:
    servers = [Server(data=str(tmp_path / name)) for name in ("killed", "stopped", "goes on")]
    killed, stopped, goes_on = servers
    assert all(isinstance(server.process, Copy) for server in servers)
    assert len({server.process.pid for server in servers}) == len({server.url for server in servers}) == 3
    killed.kill()
    assert killed.process.returncode == -signal.SIGKILL
    assert stopped.stop() == 0
    assert goes_on.process.poll() is None
    assert goes_on.stop() == 0


def test_what_is_surrounded_by_something_else_is_loaded_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    set_wall(tmp_path / "wall", 60.0)
    elsewhen = Server(wall=tmp_path / "wall", data=str(tmp_path / "elsewhen"))
    monkeypatch.setenv("BRANCHLINE_PLAIN", "1")
    plain = Server(data=str(tmp_path / "plain"))
    for server in (elsewhen, plain):
        assert not isinstance(server.process, Copy)
        assert server.stop() == 0
