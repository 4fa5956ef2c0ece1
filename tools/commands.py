"""The commands behind ./run. Each sets up what it needs in .venv from the hash-pinned locks, then does its work."""

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

import pocket_parts

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
STAMPS = VENV / ".stamps"
PYTHON = BIN / "python"
TURN = ROOT / ".setting-up"
"""Who holds this file sets up. It lies beside .venv, which is made anew from time to time."""
CHECKING = ROOT / ".checking"
"""Who holds this one checks: what mypy found out is kept beside the tree, and one at a time writes it."""
SCRIPTS = ("src/branchline/web/**/*.{js,d.ts}", "tests/**/*.js")
"""What `check` wants written as prettier writes it."""


def say(text: str) -> None:
    sys.stderr.write(text + "\n")


def stop(text: str) -> None:
    say(text)
    raise SystemExit(1)


def call(*words: str | Path) -> None:
    """Runs a command of the environment; its failure is ours."""
    code = subprocess.run([str(word) for word in words], cwd=ROOT).returncode
    if code:
        raise SystemExit(code)


def become(*words: str | Path) -> None:
    """Hands this process over to a command."""
    arguments = [str(word) for word in words]
    if os.name == "nt":
        raise SystemExit(subprocess.run(arguments).returncode)
    os.execv(arguments[0], arguments)


# Setting up ----------------------------------------------------------------------------------------------------------


def take_turn(file: IO[str], *, wait: bool) -> None:
    """Raises OSError when another process has the turn and we do not wait. It ends with the process that took it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextlib.contextmanager
def turn_at(place: Path, waits: str) -> Iterator[None]:
    """One ./run at a time has it; a second one says so and waits."""
    with place.open("w") as file:
        try:
            take_turn(file, wait=False)
        except OSError:
            say(waits)
            take_turn(file, wait=True)
        yield


def setting_up() -> contextlib.AbstractContextManager[None]:
    """One at a time touches .venv and node_modules; a second one waits until they are whole."""
    return turn_at(TURN, "Another ./run is setting up here; waiting for it …")


def checking() -> contextlib.AbstractContextManager[None]:
    return turn_at(CHECKING, "Another ./run is checking here; waiting for it …")


def stamp_of(*files: Path) -> str:
    parts = [f"{sys.version_info[:2]} {ROOT}".encode(), *(file.read_bytes() for file in files)]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def is_current(name: str, stamp: str) -> bool:
    file = STAMPS / name
    return file.is_file() and file.read_text() == stamp


def make_environment() -> None:
    stamp = stamp_of()
    if is_current("python", stamp) and PYTHON.exists():
        return
    say("Making .venv …")
    try:
        venv.create(VENV, with_pip=True, clear=True)
    except (subprocess.CalledProcessError, ImportError):
        stop(
            "This Python cannot make virtual environments: its venv or ensurepip part is missing.\n"
            "On Debian and Ubuntu: apt install python3-venv. Then run the same command again."
        )
    STAMPS.mkdir(parents=True)
    (STAMPS / "python").write_text(stamp)


def install(group: str) -> None:
    """One lock: play, fast, test or bench. A second start sees the stamp and does nothing."""
    lock = ROOT / "locks" / f"{group}.txt"
    stamp = stamp_of(lock)
    if is_current(group, stamp):
        return
    say(f"Installing what `{group}` needs (locks/{group}.txt) …")
    words: list[str | Path] = ["install", "--quiet", "--disable-pip-version-check", "--require-hashes", "-r", lock]
    if group == "fast":
        do_without(PYTHON, "-m", "pip", *words, "--only-binary", "numba,llvmlite")
    else:
        call(PYTHON, "-m", "pip", *words)
    (STAMPS / group).write_text(stamp)


def do_without(*words: str | Path) -> None:
    """Numba is not built for every machine. Without it everything works, the bots alone are weaker: so it is said, and
    CI stops. The stamp is set all the same: what is not built today is not asked for at every start."""
    if subprocess.run([str(word) for word in words], cwd=ROOT).returncode == 0:
        return
    missing = "numba could not be installed here: the bots think in plain Python, slower and weaker."
    if os.environ.get("CI") == "true":
        stop(missing)
    say(missing)


def install_project() -> None:
    stamp = stamp_of(ROOT / "pyproject.toml")
    if is_current("project", stamp) and (BIN / "branchline").exists():
        return
    words = ("install", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation", "--editable")
    call(PYTHON, "-m", "pip", *words, ROOT)
    (STAMPS / "project").write_text(stamp)


def set_up(*groups: str) -> None:
    with setting_up():
        make_environment()
        for group in ("play", "fast", *groups):
            install(group)
        install_project()


# The commands --------------------------------------------------------------------------------------------------------


def play(words: list[str]) -> None:
    """set up, start the table and open it in the browser; with a game's name, play in the terminal"""
    set_up()
    in_browser = not words or words[0].startswith(("--host", "--port", "--lan", "--data", "--url", "--log"))
    if in_browser:
        begin_pocket()
    become(BIN / "branchline", *(["serve", "--open"] if in_browser else ["play"]), *words)


def begin_pocket() -> None:
    """Play without the server, where node is there: made aside, so that nobody waits for it. The server finds the parts
    when they are there; those of other sources are taken away before it starts. Without node all is as before."""
    if pocket_parts.are_current():
        return
    pocket_parts.put(None)
    if shutil.which("npm") is not None:
        subprocess.Popen([sys.executable, "-B", str(Path(__file__).resolve()), "pocket", "--aside"], cwd=ROOT)


def set_up_web() -> bool:
    """What checks the browser client, from package-lock.json. Without node it is left out: loudly, and never in CI."""
    npm = shutil.which("npm")
    if npm is None:
        missing = "npm was not found: the browser client's types are NOT checked. Install node to check them."
        if os.environ.get("CI") == "true":
            stop(missing)
        say(missing)
        return False
    stamp = stamp_of(ROOT / "package-lock.json", ROOT / "package.json")
    with setting_up():
        if not (is_current("web", stamp) and (ROOT / "node_modules" / "prettier").is_dir()):
            say("Installing what checks the browser client (package-lock.json) …")
            call(npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent")
            (STAMPS / "web").write_text(stamp)
    return True


def set_up_pocket() -> bool:
    """The parts of the host in the browser: Pyodide by package-lock.json, msgspec for it by locks/pocket.txt."""
    with setting_up():
        return subprocess.run([str(PYTHON), str(ROOT / "tools" / "pocket_parts.py")], cwd=ROOT).returncode == 0


def pocket_aside() -> None:
    """While the server runs: one sentence at the beginning and one at the end, whatever becomes of it."""
    say("Play without the server is being set up aside (./run pocket) …")
    try:
        with setting_up():
            words = [str(PYTHON), str(ROOT / "tools" / "pocket_parts.py")]
            done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
    except KeyboardInterrupt:
        return
    if done.returncode:
        why = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
        say(f"Play without the server could not be set up: {why} All else works; ./run pocket tries again.")
    else:
        say("Play without the server is set up: the settings offer it on the next page one opens.")


def set_up_browser() -> None:
    """The system's own Chromium for the browser tests. Where we may, on Debian, it is installed; else they skip."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    if os.environ.get("BRANCHLINE_CHROMIUM") or any(map(shutil.which, names)):
        return
    apt = shutil.which("apt-get")
    if apt is not None and hasattr(os, "geteuid") and os.geteuid() == 0:
        with setting_up():
            say("Installing Chromium for the browser tests (apt-get install chromium) …")
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run([apt, "update", "-q"], env=environment, stdout=subprocess.DEVNULL)
            subprocess.run([apt, "install", "-y", "-q", "chromium"], env=environment, stdout=subprocess.DEVNULL)
    if not any(map(shutil.which, names)):
        say("NO CHROMIUM was found: the browser tests will be skipped (and fail in CI). Install chromium to run them.")


def check(words: list[str]) -> None:
    """ruff, mypy --strict, the import arrows, and prettier and tsc over the browser client"""
    if words:
        stop("./run check takes no arguments")
    set_up("test")
    with checking():
        call(BIN / "ruff", "check")
        call(BIN / "ruff", "format", "--check", "--quiet")
        call(BIN / "mypy")
        call(BIN / "lint-imports", "--config", ROOT / "tools" / "arrows.ini")
        call(PYTHON, ROOT / "tools" / "client_types.py", "--check")
    if set_up_web():
        node, modules = shutil.which("node") or "node", ROOT / "node_modules"
        call(node, modules / "prettier" / "bin" / "prettier.cjs", "--check", "--log-level", "warn", *SCRIPTS)
        call(node, modules / "typescript" / "bin" / "tsc", "--project", ROOT)


def tidy(words: list[str]) -> None:
    """write Python, JavaScript and the types of what travels the way `check` wants to find them"""
    if words:
        stop("./run tidy takes no arguments")
    set_up("test")
    call(BIN / "ruff", "check", "--fix")
    call(BIN / "ruff", "format", "--quiet")
    call(PYTHON, ROOT / "tools" / "client_types.py")
    if set_up_web():
        prettier = ROOT / "node_modules" / "prettier" / "bin" / "prettier.cjs"
        call(shutil.which("node") or "node", prettier, "--write", "--log-level", "warn", *SCRIPTS)


def test(words: list[str]) -> None:
    """everything `check` does, then the tests (further words go to pytest)"""
    set_up("test")
    keep_compiled()
    with compiling():
        check([])
        if not set_up_pocket():
            say("The tests of play without a server will be skipped (and fail in CI).")
        set_up_browser()
    workers = [] if words else ["-n", str(workers_for_tests()), "--dist", "worksteal"]
    become(PYTHON, "-m", "pytest", *workers, *words)


def keep_compiled() -> None:
    """Tests start hundreds of servers and terminals: what Python compiles is compiled once, not by each of them, also
    where the shell tells it to keep nothing."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


@contextlib.contextmanager
def compiling() -> Iterator[None]:
    """What the bots think with is compiled meanwhile, and is there before anybody wants it: else all the processes of
    the tests would soon wait for the first of them that compiles."""
    aside = subprocess.Popen([str(PYTHON), "-m", "branchline.bots.warming"], cwd=ROOT)
    try:
        yield
        aside.wait()
    finally:
        aside.kill()


def workers_for_tests() -> int:
    """Half as many again as cores: a test that talks to a server or a browser waits for it most of the time. Neighbours
    stay with one worker, which starts what they share once; who is done takes over half of what another has left."""
    cores = os.cpu_count() or 1
    return cores + (cores + 1) // 2


QUICK = (
    "core",
    "contract",
    "scenarios",
    "records",
    "words",
    "test_project.py",
    "test_client.py",
    "test_rule_index.py",
    "test_glossary.py",
)


def quick(words: list[str]) -> None:
    """what can be known in about two minutes while one works: `check`, the rules, the words (no server, no browser)"""
    keep_compiled()
    check([])
    paths = [ROOT / "tests" / part for part in QUICK]
    become(PYTHON, "-m", "pytest", "-n", str(os.cpu_count() or 1), *paths, *words)


def browser(words: list[str]) -> None:
    """play whole matches, tutorials, every state of every page in a real Chromium (--slowed 4, --far 150: see below)"""
    while words and words[0] in HANDICAPS:
        if len(words) < 2 or not words[1].isdecimal():
            stop(f"./run browser {words[0]} takes a whole number: {HANDICAPS[words[0]]}")
        os.environ[f"BRANCHLINE_{words[0][2:].upper()}"], words = words[1], words[2:]
    os.environ["BRANCHLINE_EVERY_STATE"] = "1"
    set_up("test")
    keep_compiled()
    set_up_browser()
    become(PYTHON, "-m", "pytest", "-m", "chromium", "tests/web", *words)


HANDICAPS = {
    "--slowed": "how many times slower the browser's processor is made",
    "--far": "how many milliseconds it takes to the server, and as many back",
}
"""What ./run browser can make harder: a race shows where nothing is as quick as it was."""


def pocket(words: list[str]) -> None:
    """set up play without a server: Python and the rules for the browser, as parts (needs node)"""
    if words == ["--aside"]:
        pocket_aside()
        return
    if words:
        stop("./run pocket takes no arguments")
    set_up()
    if not set_up_pocket():
        stop("Play without a server was not set up; everything else works as before.")


def site(words: list[str]) -> None:
    """write the whole product as a folder for any static host: ./run site DIR (needs node)"""
    if len(words) != 1:
        stop("./run site takes one word: the folder to write")
    pocket([])
    become(PYTHON, ROOT / "tools" / "pocket_parts.py", "--site", words[0])


def bench(words: list[str]) -> None:
    """measure speed and print every bound with pass or fail"""
    set_up("bench")
    become(PYTHON, ROOT / "tools" / "bench.py", *words)


def fuzz(words: list[str]) -> None:
    """play thousands of random games over all options, or compare compiled rules with plain ones (--kernels N)"""
    set_up("test")
    become(PYTHON, ROOT / "tools" / "fuzz.py", *words)


def mutate(words: list[str]) -> None:
    """break every rule in turn, on a copy, and see that a test of its clause fails"""
    set_up("test")
    become(PYTHON, ROOT / "tools" / "mutate.py", *words)


def soak(words: list[str]) -> None:
    """kill a server under load again and again, and see that nothing acknowledged is lost"""
    set_up("test")
    become(PYTHON, ROOT / "tools" / "soak.py", *words)


def siege(words: list[str]) -> None:
    """honest tables while strangers attack a server in every way known: what is refused, and what the honest notice"""
    set_up("test")
    become(PYTHON, ROOT / "tools" / "siege.py", *words)


def scores(words: list[str]) -> None:
    """what the bots score over a thousand seeded games, written into docs/bots.md"""
    set_up()
    become(PYTHON, ROOT / "tools" / "scores.py", *words)


def ladder(words: list[str]) -> None:
    """let the levels of a game play each other for up to an hour, and write the table into docs/bots.md"""
    set_up()
    become(PYTHON, ROOT / "tools" / "ladder.py", *words)


def puzzles(words: list[str]) -> None:
    """make puzzles: 'make GAME COUNT' plays games of bots and proves turns of them, 'grade GAME' asks the levels"""
    set_up()
    become(PYTHON, ROOT / "tools" / "puzzles.py", *words)


def screenshots(words: list[str]) -> None:
    """make the README's pictures anew (docs/pictures)"""
    set_up("test")
    set_up_browser()
    become(PYTHON, ROOT / "tools" / "screenshots.py", *words)


def lock(words: list[str]) -> None:
    """make the lock files anew (needs uv)"""
    common = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "--no-annotate", "--quiet"]
    for place, group in enumerate(("play", "fast", "test", "bench")):  # pocket.txt names one wheel of play.txt
        extras = [] if group == "play" else ["--extra", group]
        # They are installed beside each other: what is shared has one version.
        pins = [word for before in ("play", "fast")[:place] for word in ("-c", f"locks/{before}.txt")]
        output = ["-o", f"locks/{group}.txt", "--no-emit-index-url", "--no-emit-find-links"]
        call("uv", "pip", "compile", "pyproject.toml", *common, "--extra", "build", *extras, *pins, *output, *words)


COMMANDS: dict[str, Callable[[list[str]], None]] = {
    "play": play,
    "test": test,
    "check": check,
    "tidy": tidy,
    "quick": quick,
    "browser": browser,
    "pocket": pocket,
    "site": site,
    "bench": bench,
    "fuzz": fuzz,
    "mutate": mutate,
    "screenshots": screenshots,
    "soak": soak,
    "siege": siege,
    "scores": scores,
    "ladder": ladder,
    "puzzles": puzzles,
    "lock": lock,
}


def usage() -> str:
    wide = max(map(len, COMMANDS))
    lines = [f"  ./run {name:{wide}}  {command.__doc__}" for name, command in COMMANDS.items()]
    hard = [f"  ./run browser {name} N: {about}" for name, about in HANDICAPS.items()]
    return "\n".join(["Branchline. Commands:", *lines, *hard, "", "Try `./run play --help` for what play takes."])


def main() -> None:
    words = sys.argv[1:]
    if not words or words[0] in ("help", "-h", "--help"):
        say(usage())
        return
    command = COMMANDS.get(words[0])
    if command is None:
        stop(f"./run knows no command {words[0]!r}.\n{usage()}")
        return
    command(words[1:])


if __name__ == "__main__":
    main()
