"""The worker processes of a server."""

import subprocess

from kits.server import Server


def workers_of(server: Server, doing: str) -> list[int]:
    """Those that do this, by the name of the module that they were started with."""
    words = ["ps", "-ww", "-o", "pid=,args=", "--ppid", str(server.process.pid)]
    listed = subprocess.run(words, capture_output=True, text=True, check=False)
    return [int(line.split()[0]) for line in listed.stdout.splitlines() if doing in line]
