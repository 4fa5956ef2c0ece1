"""What the browser client stands on is what the lock names, byte for byte."""

import json
import re
from hashlib import sha256
from pathlib import Path

import pytest

import vendor_web

ROOT = Path(__file__).parents[2]
WEB = ROOT / "src" / "branchline" / "web"
MANIFEST = json.loads((WEB / "vendor" / "vendor.json").read_text(encoding="utf-8"))
LOCK = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]


@pytest.mark.parametrize("package", sorted(MANIFEST))
def test_the_copies_are_of_the_locked_version(package: str) -> None:
    entry, locked = MANIFEST[package], LOCK[f"node_modules/{package}"]
    assert (entry["version"], entry["integrity"]) == (locked["version"], locked["integrity"])
    for name, digest in entry["files"].items():
        assert sha256((WEB / "vendor" / name).read_bytes()).hexdigest() == digest, name


def test_every_copy_is_accounted_for() -> None:
    listed = {name for entry in MANIFEST.values() for name in entry["files"]}
    found = {path.relative_to(WEB / "vendor").as_posix() for path in (WEB / "vendor").rglob("*.js")}
    assert found == listed


@pytest.mark.skipif(not vendor_web.MODULES.is_dir(), reason="node_modules is not there to compare with")
def test_the_copies_are_what_the_packages_hold() -> None:
    for files in vendor_web.COPIES.values():
        for source, name in files.items():
            text = (vendor_web.MODULES / source).read_text(encoding="utf-8")
            assert (WEB / "vendor" / name).read_text(encoding="utf-8") == vendor_web.copied(text), name


def test_the_lock_names_no_hosts() -> None:
    text = (ROOT / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in text


def test_nothing_is_loaded_from_outside() -> None:
    """Every address in our own files is our own, or a name space."""
    ours = [path for path in WEB.rglob("*") if path.suffix in (".js", ".css", ".html", ".webmanifest", ".svg")]
    for path in ours:
        if "vendor" in path.parts:
            continue
        found = set(re.findall(r"https?://[^\s'\"`)]+", path.read_text(encoding="utf-8")))
        assert found <= {"http://www.w3.org/2000/svg"}, path
