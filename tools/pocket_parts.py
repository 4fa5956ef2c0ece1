"""Makes the parts of the host in the browser: Python itself, msgspec, and our package without server and terminal.

    python tools/pocket_parts.py              makes src/branchline/web/pocket/parts anew, where something has changed
    python tools/pocket_parts.py --site DIR   writes the whole product as a folder that any static host can serve

Pyodide comes by npm (package-lock.json), msgspec's wheel from the package index (locks/pocket.txt): both are pinned by
hash, and neither is in git. What a start imports is compiled by that Python itself, in node. Until something
is to be made, the standard library is all this file needs.
"""

import asyncio
import gzip
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "src" / "branchline"
PARTS: Final = PACKAGE / "web" / "pocket" / "parts"
MODULES: Final = ROOT / "node_modules"
PYODIDE: Final = MODULES / "pyodide"
BUILD: Final = ROOT / "build"
LOCK: Final = ROOT / "locks" / "pocket.txt"
COMPILER: Final = ROOT / "tools" / "pocket_compile.mjs"
LEFT_OUT: Final = ("server", "cli", "arena", "web", "words")
"""What a host in a browser has no use for: its pages bring the words along themselves."""
OF_OURS: Final = (".py", ".toml", ".json")
NOT_THERE: Final = (
    *(
        "_pyrepl",
        "bdb",
        "cmd",
        "code",
        "compileall",
        "cProfile",
        "doctest",
        "getpass",
        "pdb",
        "profile",
        "pstats",
        "pty",
    ),
    *("pyclbr", "pydoc", "pydoc_data", "rlcompleter", "timeit", "trace", "tty", "unittest", "webbrowser", "zipapp"),
    *("ctypes", "multiprocessing", "sqlite3", "wave", "xml", "xmlrpc", "antigravity", "this"),
    *("email", "ftplib", "http", "imaplib", "mailbox", "netrc", "poplib", "smtplib", "socketserver", "wsgiref"),
)
"""Of Python's library: what is for networks, processes, terminals or developers has nothing to do in a page."""
ENCODINGS: Final = re.compile(
    r"encodings/(__init__|aliases|ascii|charmap|cp437|idna|latin_1|punycode|utf_\w+|\w+_escape)\.py"
)
SCRIPTS: Final = ("pyodide.mjs", "pyodide.asm.mjs")
PLATFORM: Final = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp")
THEN: Final = (1980, 1, 1, 0, 0, 0)
"""When every file of the archive was made: the same sources are the same bytes."""
ANSWERS: Final = ("/api/games", "/api/games/{game}", "/api/games/{game}/content", "/api/games/{game}/tutorial")
CHALLENGES: Final = "/api/games/railroad-tiles/content?part=challenges"


def _ours() -> list[Path]:
    files = [file for file in sorted(PACKAGE.rglob("*")) if file.suffix in OF_OURS]
    return [file for file in files if file.relative_to(PACKAGE).parts[0] not in LEFT_OUT]


def archive() -> bytes:
    """Our package, as the browser's Python imports it."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for file in _ours():
            name = f"branchline/{file.relative_to(PACKAGE).as_posix()}"
            packed.writestr(zipfile.ZipInfo(name, THEN), file.read_bytes(), 8, 9)
    return made.getvalue()


def library() -> bytes:
    """Python's own, as far as a page has a use for it."""
    made = io.BytesIO()
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as whole, zipfile.ZipFile(made, "w") as packed:
        for name in whole.namelist():
            is_there = re.split(r"[./]", name)[0] not in NOT_THERE
            if is_there and (not name.startswith("encodings/") or ENCODINGS.fullmatch(name)):
                packed.writestr(zipfile.ZipInfo(name, THEN), whole.read(name), 8, 9)
    return made.getvalue()


def compiled(sources: dict[str, bytes]) -> dict[str, bytes]:
    """The archives with bytecode in the place of sources, as the browser's Python reads it."""
    node = shutil.which("node")
    if node is None:
        sys.exit("node was not found: without it nothing can be compiled for the browser's Python.")
    with tempfile.TemporaryDirectory() as folder:
        for name, data in sources.items():
            (Path(folder) / name).write_bytes(data)
        subprocess.run([node, str(COMPILER), str(PYODIDE), folder], check=True)
        return {name: (Path(folder) / name).read_bytes() for name in sources}


def integrity(lock: Path) -> str:
    """Which Pyodide a lock of npm's names; none where it names none."""
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"] if lock.is_file() else {}
    return str(packages.get("node_modules/pyodide", {}).get("integrity", ""))


def fetch_pyodide() -> None:
    """Where it is not there: npm writes its own lock last, and what it was stopped at has none."""
    if integrity(MODULES / ".package-lock.json") == integrity(ROOT / "package-lock.json"):
        return
    npm = shutil.which("npm")
    if npm is None:
        sys.exit("npm was not found: without node there is no way to fetch Python for the browser.")
    quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--silent"]
    subprocess.run([npm, "ci", "--omit=dev", *quiet], cwd=ROOT, check=True)


def wheel() -> bytes:
    """msgspec for the browser's Python; the lock's hash is asked for. One that is here already is not fetched again."""
    for known in (BUILD / "msgspec.whl", PARTS / "msgspec.whl"):
        if known.is_file() and hashlib.sha256(known.read_bytes()).hexdigest() in LOCK.read_text():
            return known.read_bytes()
    with tempfile.TemporaryDirectory() as folder:
        words = ["--no-deps", "--only-binary", ":all:", "--require-hashes", "--abi", "cp314", *PLATFORM]
        quiet = ["--quiet", "--disable-pip-version-check"]
        pip = [sys.executable, "-m", "pip", "download", *quiet, *words, "-r", str(LOCK), "-d", folder]
        # Who builds a wheel of ours may hide pip from what it builds with.
        outside = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        subprocess.run(pip, check=True, env=outside)
        data = next(Path(folder).glob("*.whl")).read_bytes()
    BUILD.mkdir(exist_ok=True)
    (BUILD / "msgspec.whl").write_bytes(data)
    return data


class _Nothing:
    """A store with nothing in it, and nobody who thinks: what is asked here needs neither."""

    async def read(self) -> str:
        return "{}"

    async def row(self, _table: str) -> str:
        return ""

    async def entries(self, _table: str, _after: int) -> str:
        return "[]"

    async def answer(self, _key: str) -> str:
        return ""

    async def put(self, _change: str) -> str:
        return ""

    async def choose(self, _question: str) -> str:
        return ""


def answers() -> bytes:
    """What never changes can be said before Python is there: the games, their pieces, their first matches."""
    from branchline.pocket.browser import new_host

    host = new_host(_Nothing(), _Nothing())

    async def said(path: str) -> Any:
        answer = await host.request("GET", path)
        assert answer.status == 200, (path, answer)
        return json.loads(answer.body)

    async def all_said() -> dict[str, Any]:
        games = [game["name"] for game in (await said("/api/games"))["games"]]
        paths = dict.fromkeys(path.format(game=game) for path in ANSWERS for game in games)
        return {path: await said(path) for path in (*paths, CHALLENGES)}

    return json.dumps(asyncio.run(all_said()), separators=(",", ":"), ensure_ascii=False).encode()


def made_of() -> str:
    """What the parts follow from: where it is the same, so are they."""
    files = [Path(__file__), COMPILER, LOCK, *_ours()]
    pinned = integrity(ROOT / "package-lock.json").encode()
    return hashlib.sha256(b"\0".join([pinned, *(file.read_bytes() for file in files)])).hexdigest()


def are_current() -> bool:
    return (PARTS / "made_of").is_file() and (PARTS / "made_of").read_text() == made_of()


def put(fresh: Path | None) -> None:
    """In the place of what was there, in one stroke; or nothing there, where what is there is of other sources."""
    old = BUILD / "parts.old"
    shutil.rmtree(old, ignore_errors=True)
    BUILD.mkdir(exist_ok=True)
    if PARTS.exists():
        PARTS.rename(old)
    if fresh is not None:
        fresh.rename(PARTS)
    shutil.rmtree(old, ignore_errors=True)


def known_by(files: dict[str, bytes]) -> dict[str, Any]:
    """What a page checks them by, as at a server (http/pages.py): a wheel is built without what a server needs."""
    return {name: {"bytes": len(d), "sha256": hashlib.sha256(d).hexdigest()} for name, d in sorted(files.items())}


def make_parts() -> None:
    if are_current():
        return
    stamp = made_of()
    fetch_pyodide()
    data = {
        "pyodide.asm.wasm.packed": gzip.compress((PYODIDE / "pyodide.asm.wasm").read_bytes(), 9, mtime=0),
        **compiled({"python_stdlib.zip": library(), "msgspec.whl": wheel(), "branchline.zip": archive()}),
    }
    scripts = {name: (PYODIDE / name).read_bytes() for name in SCRIPTS}
    fresh = BUILD / "parts"  # a server reads all that lies beside the parts
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    twins = {f"{name}.gz": gzip.compress(script, 9, mtime=0) for name, script in scripts.items()}
    for name, content in {**data, **scripts, **twins, "answers.json": answers()}.items():
        (fresh / name).write_bytes(content)
    listed = {"parts": known_by(data), "scripts": known_by(scripts)}
    (fresh / "parts.json").write_text(json.dumps(listed, indent=1) + "\n")
    (fresh / "made_of").write_text(stamp)
    put(fresh)


def make_site(folder: str) -> None:
    from branchline.server.http.pages import Pages
    from branchline.server.http.site import write_site

    try:
        write_site(Pages(), Path(folder))
    except FileExistsError:
        sys.exit(f"{folder} holds something that is no site of ours: name a new folder, or an empty one.")
    sys.stdout.write(f"The site is in {folder}: any host of static files can serve it, under any path.\n")


def main() -> None:
    words = sys.argv[1:]
    try:
        make_parts()
    except subprocess.CalledProcessError as failed:
        sys.exit(f"{Path(failed.cmd[0]).name} could not make Python for the browser (status {failed.returncode}).")
    if words[:1] == ["--site"]:
        make_site(words[1])


if __name__ == "__main__":
    main()
