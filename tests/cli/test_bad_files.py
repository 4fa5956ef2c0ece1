"""Whatever file a command is given, it answers one sentence and exit status 2, never a traceback."""

import contextlib
import gzip
import io
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from branchline.cli.main import main
from branchline.core import owners_list, position_file, record
from branchline.core.match import start
from branchline.games import find_game
from branchline.server.store.engine import FILE
from branchline.server.store.migrate import migrate

KINDS = {
    "empty": b"",
    "foreign": b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 4,
    "text": "Lettre à Anna".encode("latin-1"),
    "json": b'{"format": 3}',
    "deep": b"[" * 50_000,
    "gzip": gzip.compress(b"?\n" * 100),
}
COMMANDS = {
    "score": ["score", "FILE"],
    "content check": ["content", "check", "FILE"],
    "content check railways": ["content", "check", "FILE", "--game", "railways"],
    "play content": ["play", "railways", "--seats", "greedy", "--content", "FILE"],
    "play --resume": ["play", "--resume", "FILE"],
    "analyse": ["analyse", "FILE"],
    "import": ["admin", "import", "FILE", "--data", "DATA"],
    "restore": ["admin", "restore", "FILE", "--data", "NEW"],
    "limits": ["serve", "--limits", "FILE", "--data", "NEW"],
    "data file": ["admin", "list", "--data-file", "FILE"],
}
ON_A_DATABASE = {
    "serve": ["serve", "--port", "0"],
    "list": ["admin", "list"],
    "verify": ["admin", "verify"],
    "backup": ["admin", "backup", "OUT"],
    "password": ["admin", "password", "Anna"],
    "end": ["admin", "end", "abcdefghijkl"],
}


def refused(words: list[str], place: Path) -> str:
    """In this process: what is not refused raises here. What was said."""
    (place / "new").mkdir(exist_ok=True)
    names = {"DATA": place / "data", "NEW": place / "new", "OUT": place / "out.gz", "FILE": place / "given.json"}
    said = io.StringIO()
    with pytest.raises(SystemExit) as end, contextlib.redirect_stderr(said):
        main([str(names.get(word, word)) for word in words])
    assert end.value.code == 2
    assert len([line for line in said.getvalue().splitlines() if line.startswith("branchline:")]) == 1, said.getvalue()
    return said.getvalue()


@pytest.mark.parametrize("command", COMMANDS)
def test_a_file_that_is_not_what_it_should_be_is_refused_in_one_sentence(command: str, tmp_path: Path) -> None:
    migrate(str(tmp_path / "data"))
    given = tmp_path / "given.json"
    refused(COMMANDS[command], tmp_path)  # not there
    whole = record.export(start(find_game("railways"), 1, "seed"), ("you",))
    for content in (*KINDS.values(), whole[: len(whole) // 2]):
        given.write_bytes(content)
        if command == "data file" and content not in (b"", KINDS["foreign"], KINDS["text"]):
            continue  # a folder may have any name
        if command == "limits" and not content:
            continue  # no limit is named, and that is one way to say so
        refused(COMMANDS[command], tmp_path)
    given.unlink()
    given.mkdir()
    refused(COMMANDS[command], tmp_path)


OVERSIZED = {
    "score": position_file.MOST_BYTES,
    "content check": owners_list.MOST_BYTES,
    "content check railways": owners_list.MOST_BYTES,
    "play content": owners_list.MOST_BYTES,
    "play --resume": record.MOST_BYTES,
    "analyse": record.MOST_BYTES,
    "import": record.MOST_BYTES,
}


@pytest.mark.parametrize("command", OVERSIZED)
def test_a_file_that_is_too_large_is_refused_for_that(command: str, tmp_path: Path) -> None:
    """Before anything of it is looked at: it is full of what would be wrong otherwise."""
    migrate(str(tmp_path / "data"))
    (tmp_path / "given.json").write_bytes(b"[" * (OVERSIZED[command] + 1))
    said = refused(COMMANDS[command], tmp_path)
    assert str(OVERSIZED[command]) in "".join(sign for sign in said if sign.isalnum() or sign in ".:/")


@pytest.mark.parametrize("command", ON_A_DATABASE)
def test_a_database_that_is_none_is_refused_in_one_sentence(command: str, tmp_path: Path) -> None:
    data = tmp_path / "data"
    migrate(str(data))
    whole = (data / FILE).read_bytes()
    for content in (KINDS["foreign"], KINDS["text"] * 100, whole[:100] + bytes(4000) + whole[4100:], whole[:5000]):
        for rest in data.iterdir():
            rest.unlink()
        (data / FILE).write_bytes(content)
        refused([*ON_A_DATABASE[command], "--data", "DATA"], tmp_path)
    for rest in data.iterdir():
        rest.unlink()
    (data / FILE).mkdir()
    refused([*ON_A_DATABASE[command], "--data", "DATA"], tmp_path)


@contextlib.contextmanager
def without_rights() -> Iterator[None]:
    """Root may read everything: as nobody it may not."""
    is_root = os.geteuid() == 0
    if is_root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if is_root:
            os.seteuid(0)


@pytest.fixture
def open_place() -> Iterator[Path]:
    """A folder that everybody can enter."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


@pytest.mark.parametrize("command", [*COMMANDS, *ON_A_DATABASE])
def test_what_may_not_be_read_is_refused_in_one_sentence(command: str, open_place: Path) -> None:
    data, given = open_place / "data", open_place / "given.json"
    migrate(str(data))
    words = COMMANDS.get(command) or [*ON_A_DATABASE[command], "--data", "DATA"]
    whole = (data / FILE).read_bytes()
    for file in (given, data / FILE) if command in ON_A_DATABASE else (given,):
        file.write_bytes(KINDS["foreign"])
    refused(words, open_place)  # by now all is loaded that nobody might not read either
    (data / FILE).write_bytes(whole)
    for closed in (given, *data.iterdir(), data):
        closed.chmod(0)
    with without_rights():
        refused(words, open_place)
    data.chmod(0o777)  # now the files in it alone
    with without_rights():
        refused(words, open_place)


def test_a_password_is_never_shown(tmp_path: Path) -> None:
    given = tmp_path / "where"
    given.write_text("postgresql://anna:hunter2@127.0.0.1:9/nowhere\n")
    for words in (["admin", "list"], ["serve"], ["admin", "verify"]):
        line = [sys.executable, "-m", "branchline.cli", *words, "--data-file", str(given)]
        done = subprocess.run(line, capture_output=True, text=True, timeout=600)
        assert done.returncode == 2
        assert "Traceback" not in done.stderr
        assert "hunter2" not in done.stdout + done.stderr
        assert "127.0.0.1" in done.stderr


@pytest.mark.parametrize("given", ["*", "0.0.0.0/0", "::/0", "proxy", ""])
def test_a_server_that_would_believe_everybody_about_their_address_is_not_started(given: str, tmp_path: Path) -> None:
    refused(["serve", "--port", "0", "--data", "NEW", "--proxies", given], tmp_path)
