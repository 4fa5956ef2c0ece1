"""Backups that a server makes by itself: when they are due, tried before they count, no more than wanted; and what the
doctor says where none comes of it."""

import gzip
import os
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from branchline.server.health.doctor import SetUp, findings
from branchline.server.settings import BackupRules
from branchline.server.store.backup import back_up, restore
from branchline.server.store.engine import backups_folder
from branchline.server.store.locks import hold_folder
from branchline.server.store.migrate import migrate
from branchline.server.store.schedule import HOUR, Wanted, make_one, place_of
from kits.databases import dump, filled
from kits.server import PATIENCE, serving

DAILY = BackupRules()
TWO = BackupRules(keep=2)


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where those of a PostgreSQL go."""
    monkeypatch.setenv("BRANCHLINE_DATA", str(tmp_path / "of a user"))


def age(file: Path, hours: float) -> None:
    then = time.time() - hours * HOUR
    os.utime(file, (then, then))


def test_one_a_day_is_made_and_the_latest_are_kept(data: str, new_data: Any) -> None:
    filled(data)
    folder = backups_folder(data)
    folder.mkdir(parents=True)
    (folder / "mine.jsonl.gz").write_bytes(b"somebody's own")
    (folder / "trying-killed").mkdir()
    older = [place_of(data).folder / f"{place_of(data).stem}2001010{day}-000000.jsonl.gz" for day in (1, 2, 3)]
    for file, hours in zip(older, (72, 48, 25), strict=True):
        file.write_bytes(b"")
        age(file, hours)
    made = make_one(Wanted(data, TWO))
    assert made is not None and made.rows > 0
    assert place_of(data).all() == [older[-1], Path(made.file)]
    assert (folder / "mine.jsonl.gz").exists()
    assert not (folder / "trying-killed").exists()
    assert Path(made.file).stat().st_mode & 0o077 == 0
    assert make_one(Wanted(data, TWO)) is None, "the next is due tomorrow"
    age(Path(made.file), -5)
    assert place_of(data).is_due(TWO, time.time()), "a clock that was wrong is not waited for"
    other = new_data("sqlite")
    restore(Path(made.file), other)
    assert dump(other) == dump(data)


def test_none_is_made_where_none_is_wanted_or_another_process_makes_it(data: str) -> None:
    migrate(data)
    assert make_one(Wanted(data, BackupRules(keep=0))) is None
    with closing(hold_folder(place_of(data).folder)):
        assert make_one(Wanted(data, DAILY)) is None
    assert place_of(data).all() == []
    assert make_one(Wanted(data, DAILY)) is not None


def test_one_that_cannot_be_restored_is_not_kept_and_the_older_ones_are(
    folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrate(folder)
    first = make_one(Wanted(folder, DAILY))
    assert first is not None
    age(Path(first.file), 48)

    def half(data: str, file: Path) -> int:
        """A disk that lies about what it wrote."""
        rows = back_up(data, file)
        lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
        file.write_bytes(gzip.compress(b"".join(lines[:-1])))
        return rows

    monkeypatch.setattr("branchline.server.store.backup.back_up", half)
    made = make_one(Wanted(folder, BackupRules(keep=1)))
    assert made is not None and "rows of" in made.why_not
    assert place_of(folder).all() == [Path(first.file)]
    assert sorted(path.name for path in place_of(folder).folder.iterdir()) == [Path(first.file).name, "server.lock"]


def test_a_server_makes_them_by_itself_and_says_so(data: str) -> None:
    often = BackupRules(hours=0.5 / HOUR, keep=1)
    with serving(data=data, backups=often, backup_seconds=0.2) as server:
        seen: set[str] = set()
        given_up = time.monotonic() + PATIENCE
        while len(seen) < 2:
            assert time.monotonic() < given_up, server.log_text()
            seen |= {file.name for file in backups_folder(data).glob("scheduled-*.jsonl.gz")}
            time.sleep(0.05)
        text = httpx.get(server.url + "/metrics", timeout=PATIENCE).text
        assert 'branchline_backups_total{result="made"}' in text
        assert "branchline_backup_age_seconds" in text
        assert "backed up" in server.log_text()
    left = place_of(data).all()
    assert len(left) <= 2, "one, and one that was just being tried"


def test_the_doctor_says_where_none_comes_of_it(data: str) -> None:
    migrate(data)

    def told(rules: BackupRules = DAILY) -> bool:
        found = findings(SetUp(data=data, backups=rules))
        return "doctor-no-backup" in [each.message for each in found]

    assert not told(), "nobody wanted one yet"
    hold_folder(place_of(data).folder).close()
    age(place_of(data).folder / "server.lock", 49)
    assert told()
    assert not told(BackupRules(keep=0))
    made = make_one(Wanted(data, DAILY))
    assert made is not None
    assert not told()
    age(Path(made.file), 49)
    assert told()
