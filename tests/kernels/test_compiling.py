"""Where what was compiled is kept: made anew when a source changes, and not kept for ever."""

import os
import time
from pathlib import Path

import pytest

from branchline.kernels import compiling

DAY = 24 * 60 * 60


def test_what_all_kernels_share_is_part_of_what_was_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a kernel would go on with the old version of a function that it calls."""
    monkeypatch.setenv("BRANCHLINE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(compiling, "KERNELS", tmp_path / "kernels")
    bots = tmp_path / "bots" / "game"
    sources = [tmp_path / "kernels" / "chance.py", tmp_path / "kernels" / "game" / "play.py", bots / "search.py"]
    for source in sources:
        source.parent.mkdir(parents=True, exist_ok=True)
        source.write_text("first")
    found = [compiling.cache_folder.__wrapped__(bots)]
    for source in sources:
        source.write_text("second")
        found.append(compiling.cache_folder.__wrapped__(bots))
    assert len(set(found)) == 4


def test_old_folders_go_and_those_used_last_stay(tmp_path: Path) -> None:
    now = time.time()
    ages = {f"{days:02}": now - days * DAY for days in range(compiling.MOST_KEPT + 10)}
    for name, used in ages.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / compiling.READY).touch()
        os.utime(tmp_path / name / compiling.READY, (used, used))
    compiling.forget_old(tmp_path)
    assert sorted(folder.name for folder in tmp_path.iterdir()) == sorted(ages)[: compiling.MOST_KEPT]


def test_what_was_used_today_stays_however_much_there_is(tmp_path: Path) -> None:
    """Somebody may be loading it; and one who has just begun has marked nothing yet."""
    for number in range(compiling.MOST_KEPT + 10):
        (tmp_path / str(number)).mkdir()
    compiling.forget_old(tmp_path)
    assert len(list(tmp_path.iterdir())) == compiling.MOST_KEPT + 10
