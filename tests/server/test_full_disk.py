"""A disk that is full: what cannot be stored is refused and shown to nobody, health says so, and then all goes on."""

import contextlib
import resource
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kits.playing import HIDE, ROLL, two
from kits.server import Document, Person, Server, failing, serving, wait_until


class FullDisk:
    """A small file system in memory, and a file that takes all the room there is. Making one needs rights."""

    def __init__(self, folder: Path) -> None:
        self.data = str(folder)
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", self.data], capture_output=True)
        if mounted.returncode:
            pytest.skip(
                "NO FULL DISK: a file system can be mounted by root alone; a limit on files is tried beside this"
            )
        self._ballast = folder / "ballast"

    def fill(self, _server: Server) -> None:
        with self._ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(bytes(4096))

    def empty(self, _server: Server) -> None:
        self._ballast.unlink()

    def close(self) -> None:
        subprocess.run(["umount", self.data], check=True)


class FullFiles:
    """No file of the server may grow: the system refuses every byte beyond what there is."""

    def __init__(self, folder: Path) -> None:
        self.data = str(folder)

    def fill(self, server: Server) -> None:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))

    def empty(self, server: Server) -> None:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    def close(self) -> None:
        """Nothing is left."""


@pytest.fixture(params=[FullDisk, FullFiles])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Any]:
    made = request.param(tmp_path)
    yield made
    made.close()


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="the limits of another process can be set on Linux alone")
def test_on_a_full_disk_nothing_is_shown_that_is_not_stored_and_health_says_what_fails(disk: Any) -> None:
    with serving(data=disk.data) as server:
        document = Document(server.url)
        anna, ben, table = two(lambda: Person(server, document))
        anna.act(table, HIDE)
        live = anna.live(table, seq=0)
        live.until_seq(1)
        disk.fill(server)
        wait_until(lambda: failing(server) == "write")
        body = {"seq": 0, "action": HIDE}
        assert ben.refused("POST", f"/api/tables/{table}/actions", body, expect=503) in ("store-failed", "store-unsure")
        assert ben.refused("POST", f"/api/tables/{table}/lines", {"text": "?"}, expect=503).startswith("store-")
        assert live.seq == 1, "who watches was shown nothing"
        assert ben.update(table, since=0)["seq"] == 1, "what is stored can be read"
        disk.empty(server)
        wait_until(lambda: failing(server) == "")
        wait_until(lambda: ben.http.post(f"/api/tables/{table}/actions", json=body).status_code == 200)
        assert anna.act(table, ROLL) == 3
        assert [entry["seat"] for entry in ben.update(table, since=0)["entries"]] == [0, 1, 0]
        live.close()
