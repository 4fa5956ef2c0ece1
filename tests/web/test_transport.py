"""The client reaches its host by one interface: another host can be put in the server's place."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "src" / "branchline" / "web"


@pytest.mark.skipif(not shutil.which("node"), reason="node is not there to run it")
def test_another_host_is_plugged_in(tmp_path: Path) -> None:
    shutil.copytree(WEB / "lib", tmp_path / "lib")
    shutil.copy(Path(__file__).parent / "other_host.js", tmp_path)
    (tmp_path / "package.json").write_text('{"type": "module"}')
    signals = tmp_path / "node_modules" / "@preact" / "signals"
    signals.mkdir(parents=True)
    (signals / "package.json").write_text('{"type": "module", "exports": "./index.js"}')
    shutil.copy(WEB / "vendor" / "signals_core.js", signals / "index.js")
    done = subprocess.run(["node", "other_host.js"], cwd=tmp_path, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {"requests": 3, "lines": 1, "sent": 2}
