"""Where the database is may stand in the environment or in a file, with its password: no list of processes shows it."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from branchline.cli.main import main
from branchline.server.store.engine import open_engine
from branchline.server.store.migrate import migrate
from kits.server import PATIENCE, wait_until

PASSWORD = "hunter2"


@pytest.fixture
def guarded(new_data: Callable[[str], str]) -> str:
    """A database whose user must say a password; the URL does not."""
    data = new_data("postgres")
    migrate(data)
    engine = open_engine(data, writes=True)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        if connection.execute(text("SELECT 1 FROM pg_roles WHERE rolname = 'guarded'")).first() is None:
            connection.execute(text(f"CREATE ROLE guarded SUPERUSER LOGIN PASSWORD '{PASSWORD}'"))
            rules = Path(str(connection.execute(text("SHOW hba_file")).scalar_one()))
            rules.write_text("local all guarded scram-sha-256\n" + rules.read_text())
            connection.execute(text("SELECT pg_reload_conf()"))
    engine.dispose()
    wait_until(lambda: not is_open(data.replace("postgres:@", "guarded@")))
    return data.replace("postgres:@", "guarded@")


def is_open(data: str) -> bool:
    words = [sys.executable, "-m", "branchline.cli", "admin", "list", "--data", data]
    return subprocess.run(words, capture_output=True, timeout=PATIENCE, env=plain()).returncode == 0


def plain(**more: str) -> dict[str, str]:
    """The environment without anything that says where a database is."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("BRANCHLINE", "PG"))}
    return {**kept, **more}


def with_password(data: str) -> str:
    return data.replace("guarded@", f"guarded:{PASSWORD}@")


def test_the_address_and_the_password_come_from_the_environment_or_a_file(
    guarded: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, bare = tmp_path / "database", tmp_path / "bare"
    file.write_text(with_password(guarded) + "\nwhat follows is nobody's business\n")
    bare.write_text(guarded + "\n")
    ways = (
        {"BRANCHLINE_DATA_FILE": str(file)},
        {"BRANCHLINE_DATA": with_password(guarded)},
        {"BRANCHLINE_DATA_FILE": str(bare), "PGPASSWORD": PASSWORD},
    )
    for way in ways:
        with monkeypatch.context() as patched:
            for name, value in way.items():
                patched.setenv(name, value)
            main(["admin", "list"])
    with monkeypatch.context() as patched, pytest.raises(SystemExit):
        patched.setenv("BRANCHLINE_DATA_FILE", str(bare))
        patched.setenv("PGPASSWORD", "another")
        main(["admin", "list"])


def test_no_list_of_processes_shows_the_password(guarded: str, tmp_path: Path) -> None:
    """Neither of the server nor of those it starts."""
    file = tmp_path / "database"
    file.write_text(with_password(guarded))
    words = [sys.executable, "-m", "branchline.cli", "serve", "--port", "0", "--limit", "bots.ready=1"]
    environment = plain(BRANCHLINE_DATA_FILE=str(file))
    server = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    try:
        assert server.stdout is not None
        assert server.stdout.readline()
        listed = subprocess.run(["ps", "-ww", "-eo", "pid,ppid,args"], capture_output=True, text=True).stdout
        family = [line for line in listed.splitlines() if str(server.pid) in line.split()[:2]]
        assert family, "the server itself is among them"
        assert PASSWORD not in "".join(family)
    finally:
        server.terminate()
        said = server.communicate(timeout=PATIENCE)
    assert PASSWORD not in "".join(said)
