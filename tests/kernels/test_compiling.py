"""Where what was compiled is kept: made anew when a source changes, and not kept for ever."""

import os
import tempfile
import time
from pathlib import Path

import pytest

from branchline.kernels import compiling
from branchline.sources import PACKAGE

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


def test_where_the_usual_folder_cannot_be_made_what_is_compiled_is_kept_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where the whole installation is read-only: its owner's home may be, too."""
    taken = tmp_path / "a file"
    taken.touch()
    monkeypatch.setenv("BRANCHLINE_CACHE", str(taken))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "for a while"))
    found = [compiling.cache_folder.__wrapped__(compiling.KERNELS / "railways") for _ in range(2)]
    assert found[0] == found[1], "it is there the next time"
    assert found[0].is_dir() and found[0].is_relative_to(tmp_path / "for a while")


def test_nothing_compiled_lies_in_the_package() -> None:
    """Which may be read-only. The functions that are compiled say where they are kept."""
    from branchline.kernels.railways import legal

    usual = compiling.cache_folder(compiling.KERNELS / "railways")
    assert Path(legal.list_actions.stats.cache_path).is_relative_to(usual)  # type: ignore[attr-defined]
    assert not usual.is_relative_to(PACKAGE)
    assert not [*PACKAGE.rglob("*.nb[ic]")]
