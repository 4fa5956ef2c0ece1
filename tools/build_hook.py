"""What happens when a wheel is built: the parts of the host in the browser are made, and go into it.

They need node, and npm where node_modules lacks Python for the browser. Without them a wheel lacks play without a
server, and says so; in CI, and for the image, it is not built at all.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PartsHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        if version == "editable":
            return
        root = Path(self.root)
        path = os.pathsep.join(filter(None, [str(root / "src"), os.environ.get("PYTHONPATH")]))
        words = [sys.executable, str(root / "tools" / "pocket_parts.py")]
        done = subprocess.run(words, cwd=root, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True)
        if done.returncode == 0:
            return
        why = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
        missing = f"The wheel lacks play without a server: {why}"
        if os.environ.get("CI") == "true":
            raise RuntimeError(missing)
        self.app.display_warning(missing)
