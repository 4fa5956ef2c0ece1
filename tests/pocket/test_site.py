"""The product as a folder of files, and what the server says of the files of the host in the browser."""

import io
import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from branchline.server.http.pages import Pages
from branchline.server.http.site import NotSetUp, write_site
from kits.site import need_parts
from pocket_parts import archive

ROOT = Path(__file__).parents[2]
WEB = ROOT / "src" / "branchline" / "web"


@pytest.fixture
def pages(tmp_path: Path) -> Pages:
    """The client as it is, with parts that weigh nothing."""
    web = tmp_path / "web"
    (web / "pocket" / "parts").mkdir(parents=True)
    for name in ("index.html", "worker.js", "manifest.webmanifest", "app.js", "pocket/worker.js", "pocket/thinker.js"):
        (web / name).write_bytes((WEB / name).read_bytes())
    (web / "pocket" / "parts" / "parts.json").write_text("{}")
    (web / "pocket" / "parts" / "pyodide.mjs").write_text("plain")
    (web / "pocket" / "parts" / "pyodide.mjs.gz").write_bytes(b"packed")
    return Pages({"web": web})


def test_a_site_has_no_path_from_the_root_and_says_that_it_is_its_own_host(pages: Pages, tmp_path: Path) -> None:
    write_site(pages, tmp_path / "site")
    shell = (tmp_path / "site" / "index.html").read_text()
    assert not re.findall(r'(?:href|src)="/|"/assets', shell)
    assert 'data-host="pocket"' in shell and 'data-addresses="behind"' in shell
    manifest = json.loads((tmp_path / "site" / "manifest.webmanifest").read_text())
    assert "id" not in manifest, "it would name the root, and every site of the host would be the same app"
    assert manifest["start_url"] == "./" and all(icon["src"].startswith("./assets/") for icon in manifest["icons"])
    assert (tmp_path / "site" / "assets" / pages.version / "pocket" / "parts" / "pyodide.mjs").read_text() == "plain"
    assert pages.version in (tmp_path / "site" / "worker.js").read_text()
    write_site(pages, tmp_path / "site")  # over a site of before


def test_of_a_site_of_before_what_was_written_goes_and_nothing_else(pages: Pages, tmp_path: Path) -> None:
    site = tmp_path / "site"
    write_site(pages, site)
    own = site / "assets" / pages.version / "pocket" / "own.txt"
    own.write_text("somebody's")
    (site / "assets" / "pictures").mkdir()
    (tmp_path / "web" / "app.js").write_text("another version")
    new = Pages({"web": tmp_path / "web"})
    write_site(new, site)
    left = {path for path in (site / "assets").rglob("*") if new.version not in path.parts}
    assert left == {own, own.parent, own.parent.parent, site / "assets" / "pictures"}
    own.unlink()
    listed = json.loads((site / "assets" / new.version / "files.json").read_text())
    assert listed and all((site / "assets" / new.version / name).is_file() for name in listed)


def test_a_site_is_not_written_over_anything_else(pages: Pages, tmp_path: Path) -> None:
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "dear.txt").write_text("…")
    with pytest.raises(FileExistsError):
        write_site(pages, tmp_path / "letters")
    assert [path.name for path in (tmp_path / "letters").iterdir()] == ["dear.txt"]


def test_without_the_parts_there_is_no_site(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").write_text("a page")
    with pytest.raises(NotSetUp):
        write_site(Pages({"web": tmp_path / "web"}), tmp_path / "site")
    assert not (tmp_path / "site").exists()


def rules_in(policy: str) -> dict[str, set[str]]:
    return {rule.split()[0]: set(rule.split()[1:]) for rule in policy.split("; ")}


def test_webassembly_is_for_the_workers_with_python_alone_and_they_may_nothing_else_that_a_page_may_not(
    pages: Pages, tmp_path: Path
) -> None:
    said = {name: pages.asset(name, "").headers.get("content-security-policy", "") for name in pages.files}
    allowed = {name: policy for name, policy in said.items() if "wasm" in policy}
    assert allowed.keys() == {"pocket/worker.js", "pocket/thinker.js"}
    page = rules_in(pages.shell("").headers["content-security-policy"])
    assert not any("wasm" in word or "eval" in word for words in page.values() for word in words)
    for policy in allowed.values():
        for rule, words in rules_in(policy).items():
            assert words - {"'wasm-unsafe-eval'"} <= page[rule], rule
    write_site(pages, tmp_path / "site")
    (own,) = re.findall(r'content-security-policy" content="([^"]+)"', (tmp_path / "site" / "index.html").read_text())
    of_site = rules_in(own)
    hashes = {word for word in of_site["script-src"] if word.startswith("'sha256-")}
    assert of_site.keys() == page.keys() - {"frame-ancestors"}
    assert of_site["script-src"] - hashes == {"'self'"} and len(hashes) == 1
    assert all(of_site[rule] == page[rule] for rule in of_site if rule != "script-src")


def test_what_comes_packed_is_sent_as_it_is(pages: Pages) -> None:
    assert list(json.loads(pages.files["files.json"])) == [
        "app.js", "pocket/parts/parts.json", "pocket/parts/pyodide.mjs", "pocket/thinker.js",
        "pocket/worker.js",
    ]  # fmt: skip
    assert "pocket/parts/pyodide.mjs.gz" not in pages.files


def make_site(folder: Path) -> "subprocess.CompletedProcess[str]":
    """As ./run site does once the parts are there."""
    words = [sys.executable, str(ROOT / "tools" / "pocket_parts.py"), "--site", str(folder)]
    return subprocess.run(words, capture_output=True, text=True, timeout=600)


def test_the_command_writes_a_site_over_a_site_and_refuses_what_is_none_in_a_sentence(tmp_path: Path) -> None:
    need_parts()
    for _ in range(2):
        done = make_site(tmp_path / "site")
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.startswith(f"The site is in {tmp_path / 'site'}: ")
    assert 'data-host="pocket"' in (tmp_path / "site" / "index.html").read_text()
    letters = tmp_path / "letters"
    letters.mkdir()
    (letters / "dear.txt").write_text("…")
    refused = make_site(letters)
    said = f"{letters} holds something that is no site of ours: name a new folder, or an empty one.\n"
    assert (refused.returncode, refused.stdout, refused.stderr) == (1, "", said)
    assert [path.name for path in letters.iterdir()] == ["dear.txt"]


def test_the_archive_has_all_that_plays_and_nothing_of_server_terminal_and_words() -> None:
    with zipfile.ZipFile(io.BytesIO(archive())) as packed:
        parts = {name.split("/")[1] for name in packed.namelist()}
    assert parts >= {"core", "games", "bots", "tables", "study", "pocket"}
    assert parts.isdisjoint({"server", "cli", "arena", "web", "words"})
