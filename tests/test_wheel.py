"""The wheel, installed in an empty environment, plays a match."""

import hashlib
import json
import os
import re
import shutil
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


def parts_in(wheel: Path) -> dict[str, bytes]:
    """What it holds of the host in the browser, by name."""
    packed, folder = zipfile.ZipFile(wheel), "branchline/web/pocket/parts/"
    return {name.removeprefix(folder): packed.read(name) for name in packed.namelist() if name.startswith(folder)}


def check_parts(parts: dict[str, bytes]) -> None:
    listed = json.loads(parts["parts.json"])
    assert {*listed["parts"], *listed["scripts"], "answers.json"} <= parts.keys()
    for name, known in (listed["parts"] | listed["scripts"]).items():
        assert hashlib.sha256(parts[name]).hexdigest() == known["sha256"], name


def need_npm() -> None:
    """Without node a wheel lacks them, and says so: not in CI."""
    if shutil.which("npm") is None and os.environ.get("CI") != "true":
        pytest.skip("NO NODE: a wheel built here lacks play without a server")


def test_the_wheel_ships_what_plays_without_a_server(wheel: Path) -> None:
    need_npm()
    check_parts(parts_in(wheel))


def copied(dockerfile: str) -> list[str]:
    """What the stage that builds the wheel is given of this folder."""
    stage = dockerfile.split("AS build")[1].split("FROM")[0]
    lines = re.findall(r"^COPY (?!--from)(.+) \S+$", stage, re.MULTILINE)
    return [name for line in lines for name in line.split()]


def test_what_the_image_is_built_from_is_enough_for_a_wheel_with_all_of_it(tmp_path: Path) -> None:
    """Seen without Docker: its file names what is copied, .dockerignore lets that through, and the wheel is built."""
    need_npm()
    let = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    names = copied((ROOT / "Dockerfile").read_text())
    assert "src" in names and set(names) <= let
    for name in names:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("parts", "__pycache__"))
        else:
            shutil.copy(ROOT / name, tmp_path / name)
    for name in ("package.json", ".npmrc"):  # another stage has these, and gives what npm fetched
        assert name in let
        shutil.copy(ROOT / name, tmp_path / name)
    pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(tmp_path / "made"), str(tmp_path))
    check_parts(parts_in(next((tmp_path / "made").glob("branchline-*.whl"))))


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
