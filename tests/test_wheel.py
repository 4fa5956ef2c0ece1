"""The wheel, installed in an empty environment, plays a match."""

import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def pip(*words: str) -> None:
    """A registry out of reach fails the run in CI and skips the test loudly elsewhere."""
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", *words]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode and os.environ.get("CI") != "true" and "No matching distribution" in done.stderr:
        pytest.skip(f"no package registry: {done.stderr.strip().splitlines()[-1]}")
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT))
    return next(folder.glob("branchline-*.whl"))


def test_the_wheel_ships_content_words_and_rules(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    lists = [*(ROOT / "src").rglob("*.toml"), ROOT / "src" / "branchline" / "server" / "people" / "look_alikes.txt"]
    content = [str(p.relative_to(ROOT / "src")) for p in lists]
    words = [str(p.relative_to(ROOT / "src")) for p in (ROOT / "src").rglob("*.ftl")]
    rules = [f"branchline/{p.relative_to(ROOT)}" for p in (ROOT / "docs" / "rules").glob("*/*.md")]
    assert content and words and rules
    assert {*content, *words, *rules} <= set(names)


def test_an_empty_environment_with_the_wheel_plays_a_match(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "empty")
    install = ("--python", str(tmp_path / "empty"), "install", "--quiet", "--no-compile")
    pip(*install, "--require-hashes", "-r", str(ROOT / "locks" / "play.txt"))
    pip(*install, "--no-deps", "--no-index", str(wheel))
    outside = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    environment = outside | {"BRANCHLINE_DATA": str(tmp_path / "data"), "BRANCHLINE_LANGUAGE": "en"}
    command = [str(tmp_path / "empty" / "bin" / "branchline"), "play", "railroad-tiles", "--seats", "greedy,random"]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=tmp_path, timeout=600)
    assert done.returncode == 0, done.stderr
    assert "Final score" in done.stdout
