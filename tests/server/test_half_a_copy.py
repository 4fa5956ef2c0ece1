"""A copy of the SQLite file without the file `-wal` beside it is no backup, and whoever looks at it is told."""

import shutil
from pathlib import Path

import pytest

from branchline.cli.main import main
from branchline.server.store.backup import back_up, restore
from branchline.server.store.engine import FILE
from kits.playing import HIDE, two
from kits.server import Person, serving


def is_noticed(folder: Path, capsys: pytest.CaptureFixture[str]) -> bool:
    """(The terminal knows no tiny game: that its match cannot be played again is another matter.)"""
    with pytest.raises(SystemExit) as end:
        main(["admin", "verify", "--data", str(folder)])
    assert end.value.code == 1
    return "-wal" in capsys.readouterr().out


def copied(folder: Path, to: Path, *names: str) -> Path:
    to.mkdir()
    for name in names:
        shutil.copy(folder / name, to / name)
    return to


def test_a_copy_without_its_wal_is_noticed_and_nothing_else_is_taken_for_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, wal = tmp_path / "data", f"{FILE}-wal"
    with serving(data=str(data)) as server:
        anna, _, table = two(lambda: Person(server))
        assert not is_noticed(data, capsys), "beside a running server"
        anna.act(table, HIDE)
        half = copied(data, tmp_path / "half", FILE)
        whole = copied(data, tmp_path / "whole", FILE, wal)
        back_up(str(data), tmp_path / "backup.gz")
        server.kill()
    for _ in range(2):
        assert is_noticed(half, capsys)
        assert not is_noticed(whole, capsys), "whoever opens it makes one file of the two"
        assert not is_noticed(data, capsys), "after a crash all is there"
    restore(tmp_path / "backup.gz", str(tmp_path / "restored"))
    assert not is_noticed(tmp_path / "restored", capsys)
    with serving(data=str(half)) as server:
        assert "a copy without its -wal" in server.log_text()
    with serving(data=str(data)) as server:
        assert "a copy without its -wal" not in server.log_text()
        assert Person(server).get(f"/api/tables/{table}")["seq"] == 1
    closed = copied(data, tmp_path / "closed", FILE)
    assert not is_noticed(closed, capsys), "a server that was stopped leaves one file"
