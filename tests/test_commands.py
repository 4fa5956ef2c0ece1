"""The commands behind ./run: setting up is done by one of them at a time, and what may be missing stops nobody."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import commands

AMONG_TOOLS = {**os.environ, "PYTHONPATH": str(Path(__file__).parent.parent / "tools")}
WORKS = """
import sys
from pathlib import Path
import commands
folder, name = Path(sys.argv[1]), sys.argv[2]
commands.TURN, commands.CHECKING = folder / "turn", folder / "checking"
def work(*words):
    commands.call = lambda *words: None
    with (folder / "log").open("a") as file:
        file.write(name + " begins\\n")
    print("begun", flush=True)
    sys.stdin.readline() if name == "early" else None
    with (folder / "log").open("a") as file:
        file.write(name + " ends\\n")
commands.set_up, commands.set_up_web, commands.call = lambda *groups: None, lambda: False, work
sys.stdin.readline() if name == "late" else None
"""
SETS_UP = "with commands.setting_up():\n    work()\n"
CHECKS = "commands.check([])\n"


def start(does: str, folder: Path, name: str) -> "subprocess.Popen[str]":
    words = [sys.executable, "-B", "-c", WORKS + does, str(folder), name]
    pipe = subprocess.PIPE
    return subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=AMONG_TOOLS)


@pytest.mark.parametrize("does", [SETS_UP, CHECKS], ids=["set up", "check"])
def test_two_commands_started_at_once_set_up_and_check_one_after_the_other(does: str, tmp_path: Path) -> None:
    with start(does, tmp_path, "early") as early, start(does, tmp_path, "late") as late:
        assert early.stdin and early.stdout and late.stdin and late.stderr
        assert early.stdout.readline() == "begun\n"
        late.stdin.write("go\n")
        late.stdin.flush()
        assert "waiting" in late.stderr.readline()
        early.stdin.write("go\n")
        early.stdin.flush()
        assert late.wait(600) == early.wait(600) == 0
    assert (tmp_path / "log").read_text().splitlines() == ["early begins", "early ends", "late begins", "late ends"]


def test_the_commands_are_listed_with_what_they_do() -> None:
    listed = [line.split(maxsplit=2) for line in commands.usage().splitlines() if line.startswith("  ./run")]
    wanted = [["./run", name, command.__doc__] for name, command in commands.COMMANDS.items()]
    assert listed[: len(wanted)] == wanted


INSTALLS = """
import sys
from pathlib import Path
import commands
commands.STAMPS = Path(sys.argv[1])
commands.PYTHON = commands.STAMPS / "no-pip"
commands.PYTHON.write_text("#!/bin/sh\\necho tried >&2; exit 1\\n")
commands.PYTHON.chmod(0o755)
commands.install("fast")
commands.install("fast")
"""


def install_without_numba(folder: Path, ci: str) -> "subprocess.CompletedProcess[str]":
    words = [sys.executable, "-B", "-c", INSTALLS, str(folder)]
    return subprocess.run(words, capture_output=True, text=True, timeout=600, env={**AMONG_TOOLS, "CI": ci})


def test_where_numba_cannot_be_installed_play_goes_on_and_says_so_once(tmp_path: Path) -> None:
    done = install_without_numba(tmp_path, "")
    assert done.returncode == 0
    assert done.stderr.count("tried") == done.stderr.count("numba could not be installed here") == 1


def test_where_numba_cannot_be_installed_ci_stops(tmp_path: Path) -> None:
    assert install_without_numba(tmp_path, "true").returncode == 1


PLAYS = """
import sys
from pathlib import Path
import commands
import pocket_parts
folder = Path(sys.argv[1])
for module in (commands, pocket_parts):
    module.ROOT = folder
pocket_parts.PARTS, pocket_parts.BUILD = folder / "parts", folder / "build"
commands.set_up = lambda *groups: None
commands.become = lambda *words: print(*map(str, words[1:]), flush=True)
commands.shutil.which = lambda name: sys.argv[2] or None
pocket_parts.PARTS.mkdir()
(pocket_parts.PARTS / "made_of").write_text(pocket_parts.made_of() if sys.argv[3] == "current" else "other sources")
begun = []
commands.subprocess.Popen = lambda words, **facts: begun.append(words[-2:])
commands.play([])
print(begun, pocket_parts.PARTS.exists())
"""


def plays(folder: Path, npm: str, parts: str) -> str:
    words = [sys.executable, "-B", "-c", PLAYS, str(folder), npm, parts]
    return subprocess.run(words, capture_output=True, text=True, check=True, timeout=600, env=AMONG_TOOLS).stdout


@pytest.mark.parametrize(
    ("npm", "parts", "then"),
    [
        ("npm", "old", "[['pocket', '--aside']] False"),
        ("npm", "current", "[] True"),
        ("", "old", "[] False"),
        ("", "current", "[] True"),
    ],
)
def test_play_waits_for_no_parts_and_serves_none_of_other_sources(
    tmp_path: Path, npm: str, parts: str, then: str
) -> None:
    assert plays(tmp_path, npm, parts).splitlines() == ["serve --open", then]


ASIDE = """
import sys
from pathlib import Path
import commands
folder = Path(sys.argv[1])
commands.TURN = folder / "turn"
commands.PYTHON = folder / "python"
commands.PYTHON.write_text("#!/bin/sh\\n" + sys.argv[2])
commands.PYTHON.chmod(0o755)
commands.pocket(["--aside"])
"""


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("exit 0", "is set up: the settings offer it"),
        (
            "echo a lot of noise >&2; echo no such host. >&2; exit 1",
            "could not be set up: no such host. All else works",
        ),
    ],
)
def test_what_is_made_aside_says_in_one_sentence_what_became_of_it(tmp_path: Path, script: str, said: str) -> None:
    words = [sys.executable, "-B", "-c", ASIDE, str(tmp_path), script]
    done = subprocess.run(words, capture_output=True, text=True, timeout=600, env=AMONG_TOOLS)
    assert done.returncode == 0
    lines = done.stderr.splitlines()
    assert len(lines) == 2 and said in lines[1]


RUNS = """
import os
import sys
import commands
commands.set_up = commands.set_up_browser = commands.check = lambda *words: None
commands.set_up_pocket = lambda: True
commands.PYTHON = sys.executable
commands.compiling = commands.contextlib.nullcontext
commands.become = lambda *words: print(os.environ.get("PYTHONDONTWRITEBYTECODE", "kept"))
commands.COMMANDS[sys.argv[1]]([])
"""


@pytest.mark.parametrize("command", ["test", "quick", "browser"])
def test_what_python_compiles_is_kept_for_all_that_tests_start(command: str) -> None:
    environment = {**AMONG_TOOLS, "PYTHONDONTWRITEBYTECODE": "1"}
    words = [sys.executable, "-c", RUNS, command]
    done = subprocess.run(words, capture_output=True, text=True, check=True, timeout=600, env=environment)
    assert done.stdout == "kept\n"


SITE = """
import sys
import commands
commands.pocket = lambda words: print("the parts first")
commands.become = lambda *words: print(*words[2:])
commands.site(sys.argv[1:])
"""


@pytest.mark.parametrize(
    ("words", "rc", "out", "err"),
    [
        (["a folder"], 0, "the parts first\n--site a folder\n", ""),
        ([], 1, "", "./run site takes one word: the folder to write\n"),
        (["one", "two"], 1, "", "./run site takes one word: the folder to write\n"),
    ],
)
def test_a_site_is_written_into_the_one_folder_that_is_named(words: list[str], rc: int, out: str, err: str) -> None:
    done = subprocess.run(
        [sys.executable, "-B", "-c", SITE, *words], capture_output=True, text=True, timeout=600, env=AMONG_TOOLS
    )
    assert (done.returncode, done.stdout, done.stderr) == (rc, out, err)
