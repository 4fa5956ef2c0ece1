"""A backup is restored whole or not at all, and what a server keeps is for its owner alone."""

import gzip
import json
import os
import stat
from pathlib import Path
from threading import Timer
from typing import Any

import pytest
from sqlalchemy import text

from branchline.server.store.backup import BadBackup, back_up, restore
from branchline.server.store.engine import FILE, open_engine
from branchline.server.store.locks import FolderTaken, hold_folder
from branchline.server.store.migrate import migrate, revision_of, run_migrations
from kits.databases import dump, filled
from kits.server import PATIENCE, serving


def damaged(lines: list[bytes], kind: str) -> bytes:
    """The same backup with one thing wrong in it, near its end."""
    rows = [json.loads(line) for line in lines]
    spoil: dict[str, Any] = {
        "a table nobody knows": lambda: rows.append(["nowhere", [1]]),
        "a row too short": lambda: rows.append([rows[-1][0], rows[-1][1][:1]]),
        "a row twice": lambda: rows.append(rows[-1]),
        "no row": lambda: rows.append("?"),
        "another revision": lambda: rows[0].update(revision="0000x"),
        "no revision": lambda: rows[0].update(revision=None),
    }
    spoil[kind]()
    return gzip.compress(b"\n".join(json.dumps(row).encode() for row in rows) + b"\n")


KINDS = ["a table nobody knows", "a row too short", "a row twice", "no row", "another revision", "no revision"]


def test_a_restore_that_failed_leaves_nothing_and_the_good_one_succeeds(
    data: str, new_data: Any, tmp_path: Path
) -> None:
    source = new_data("sqlite")
    filled(source)
    good, bad = tmp_path / "good.gz", tmp_path / "bad.gz"
    rows = back_up(source, good)
    lines = gzip.decompress(good.read_bytes()).splitlines()
    whole = good.read_bytes()
    spoilt = [damaged(lines, kind) for kind in KINDS] + [whole[: len(whole) // 2], whole[:-5] + b"?????", b"", b"?"]
    for content in spoilt:
        bad.write_bytes(content)
        with pytest.raises(BadBackup, match="backup-unreadable"):
            restore(bad, data)
    assert restore(good, data) == rows
    assert dump(data) == dump(source)
    with pytest.raises(BadBackup, match="backup-not-empty"):
        restore(good, data)


def test_a_server_that_was_started_once_leaves_nothing_to_lose(data: str, new_data: Any, tmp_path: Path) -> None:
    source = new_data("sqlite")
    filled(source)
    rows = back_up(source, tmp_path / "all.gz")
    migrate(data)
    assert restore(tmp_path / "all.gz", data) == rows
    assert dump(data) == dump(source)


def test_what_the_check_refuses_is_not_restored(data: str, new_data: Any, tmp_path: Path) -> None:
    source = new_data("sqlite")
    filled(source)
    back_up(source, tmp_path / "all.gz")

    def refuse(connection: Any) -> None:
        assert connection.execute(text("SELECT count(*) FROM matches")).scalar() == 2
        raise BadBackup("backup-unreadable")

    with pytest.raises(BadBackup):
        restore(tmp_path / "all.gz", data, refuse)
    engine = open_engine(data)
    assert revision_of(engine) is None
    engine.dispose()


def test_a_server_waits_a_moment_for_what_a_killed_one_left_behind(folder: str) -> None:
    held = hold_folder(Path(folder))
    waiting = Timer(0.1, held.close)
    waiting.start()
    hold_folder(Path(folder), PATIENCE).close()
    waiting.join()


def test_beside_a_running_server_nothing_is_restored_and_nothing_migrated(folder: str, tmp_path: Path) -> None:
    with serving(data=folder):
        (tmp_path / "all.gz").write_bytes(gzip.compress(b"?"))
        with pytest.raises(FolderTaken):
            restore(tmp_path / "all.gz", folder)
        older = open_engine(folder, writes=True)
        with older.begin() as connection:  # as if the one that runs were of an older version
            connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
        with pytest.raises(FolderTaken):
            migrate(folder)
        with pytest.raises(RuntimeError, match="FolderTaken"), serving(data=folder):
            pass
        assert revision_of(older) == "0001", "it was refused before anything was changed"
        assert not (Path(folder) / "backups").exists()
        older.dispose()


def modes(folder: Path) -> dict[str, str]:
    return {path.name: oct(stat.S_IMODE(path.stat().st_mode)) for path in [folder, *folder.rglob("*")]}


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
def test_what_a_server_keeps_is_for_its_owner_alone(folder: str, tmp_path: Path) -> None:
    place = Path(folder) / "data"
    before = os.umask(0)
    try:
        with serving(data=str(place)):
            found = modes(place)
            assert set(found) >= {"data", FILE, f"{FILE}-wal", f"{FILE}-shm", "server.lock"}
            assert set(found.values()) <= {"0o700", "0o600"}, found
        back_up(str(place), tmp_path / "all.gz")
        assert modes(tmp_path)["all.gz"] == "0o600"
    finally:
        os.umask(before)


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
def test_what_an_older_version_left_open_is_closed(folder: str) -> None:
    place = Path(folder) / "data"
    migrate(str(place))
    engine = open_engine(str(place), writes=True)
    run_migrations(engine, "0001", down=True)
    assert migrate(str(place)) is not None
    engine.dispose()
    for path in [place, *place.rglob("*")]:
        path.chmod(0o755 if path.is_dir() else 0o644)
    with serving(data=str(place)) as server:
        assert '"made private"' in server.log_text()
        assert set(modes(place).values()) <= {"0o700", "0o600"}
    (place / "other").write_text("somebody else's")
    place.chmod(0o755)
    with serving(data=str(place)):
        assert modes(place)["data"] == "0o755", "a folder that holds other things too is left as it is"
