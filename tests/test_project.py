"""The rules of the project that a machine can check."""

import ast
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from branchline.words import LANGUAGES
from kits.languages import OTHERS

ROOT = Path(__file__).parent.parent
TRACKED = subprocess.run(
    ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
    cwd=ROOT,
    capture_output=True,
    text=True,
    check=True,
).stdout.splitlines()
LOCKS = sorted((ROOT / "locks").glob("*.txt"))


def text_of(name: str) -> str:
    try:
        return (ROOT / name).read_text(encoding="utf-8")
    except (UnicodeDecodeError, FileNotFoundError, IsADirectoryError):
        return ""


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_locks_are_pinned_by_hash_and_name_no_host(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    for pin in re.findall(r"^\S+==.*?(?=^\S|\Z)", text, re.MULTILINE | re.DOTALL):
        assert "--hash=sha256:" in pin, pin


def test_there_is_a_lock_for_each_kind_of_work() -> None:
    assert [lock.stem for lock in LOCKS] == ["bench", "fast", "play", "pocket", "test"]


def test_the_host_in_the_browser_has_the_servers_msgspec() -> None:
    """One version everywhere, and a wheel that the lock of the server knows."""
    name, wheel = text_of("locks/pocket.txt").split("\\\n")
    assert name in text_of("locks/play.txt")
    assert wheel.strip() in text_of("locks/play.txt")


def test_the_version_is_said_once() -> None:
    project = tomllib.loads(text_of("pyproject.toml"))["project"]["version"]
    assert f'__version__ = "{project}"' in text_of("src/branchline/__init__.py")
    assert f"## {project}" in text_of("CHANGELOG.md")


def test_no_file_holds_what_belongs_to_one_machine() -> None:
    pattern = re.compile(r"(?<![\w.])/(?:root|work|tmp/[a-z]+_jobs)/\w|\bshared/(?:rules|design|content)")
    found = [name for name in TRACKED if pattern.search(text_of(name)) and not name.endswith("test_project.py")]
    assert not found


def test_the_readme_starts_with_the_two_commands() -> None:
    first_screen = "\n".join(text_of("README.md").splitlines()[:30])
    assert "./run play" in first_screen
    assert "./run test" in first_screen


def test_every_run_command_is_documented() -> None:
    commands = re.findall(r'^    "(\w+)": \w+,$', text_of("tools/commands.py"), re.MULTILINE)
    guide = text_of("README.md") + text_of("docs/architecture.md")
    assert commands
    assert [name for name in commands if f"./run {name}" not in guide] == []


def test_links_in_the_documentation_lead_somewhere() -> None:
    for name in TRACKED:
        if not name.endswith(".md"):
            continue
        for target in re.findall(r"\]\((?!https?:|#)([^)#]+)", text_of(name)):
            assert (ROOT / name).parent.joinpath(target).exists(), f"{name} links to {target}"


def test_docs_name_only_code_that_exists() -> None:
    """Paths in backticks that look like ours must be there."""
    for name in ("README.md", *(n for n in TRACKED if n.startswith("docs/") and n.endswith(".md"))):
        for path in re.findall(r"`((?:src|tests|tools|docs|locks)/[\w./-]+)`", text_of(name)):
            assert (ROOT / path).exists(), f"{name} names {path}"


def is_list_of_languages(node: ast.AST) -> bool:
    """All of them, or all but English, one after another."""
    if not isinstance(node, ast.Tuple | ast.List | ast.Set):
        return False
    found = {each.value if isinstance(each, ast.Constant) else None for each in node.elts}
    return found in ({*LANGUAGES}, {*OTHERS})


def test_languages_and_signs_of_clauses_are_derived_and_never_listed() -> None:
    """`words.LANGUAGES` are the folders there are; a clause bears the sign of its book."""
    signs = {clause.split("-")[0] for clause in tomllib.loads(text_of("docs/rules/index.toml"))}
    together = re.compile("|".join(rf"\b{one}\|{other}\b" for one in signs for other in signs if one != other))
    for name in TRACKED:
        if name.endswith((".py", ".js", ".mjs")):
            assert not together.search(text_of(name)), f"{name} lists the signs of clauses"
        if name.endswith(".py"):
            listed = [ast.unparse(node) for node in ast.walk(ast.parse(text_of(name))) if is_list_of_languages(node)]
            assert not listed, f"{name} lists the languages: {listed}"


WIDEST = 140


def test_no_line_of_the_browser_client_is_too_wide_to_read() -> None:
    web = ROOT / "src" / "branchline" / "web"
    files = [path for path in web.rglob("*") if path.suffix in (".js", ".ts", ".css") and "vendor" not in path.parts]
    wide = {
        path.relative_to(web).as_posix()
        for path in files
        if any(len(line) > WIDEST for line in path.read_text(encoding="utf-8").splitlines())
    }
    assert not wide


SCREEN = 60
"""Lines of a function at the most."""


def test_a_function_fits_on_a_screen() -> None:
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    trees = {name: ast.parse(text_of(name)) for name in TRACKED if name.endswith(".py")}
    found = [(name, node) for name, tree in trees.items() for node in ast.walk(tree) if isinstance(node, kinds)]
    assert len(found) > 5000
    assert not [(name, node.name) for name, node in found if (node.end_lineno or 0) - node.lineno >= SCREEN]


def test_tests_and_tools_share_kits_and_touch_no_path() -> None:
    """What several of them use is in the package `kits`, which holds no test, and is found without a trick."""
    files = [name for name in TRACKED if re.match(r"(tests|tools)/.*\.py$", name)]
    assert not [name for name in files if re.search(r"sys\.path(\.\w+\(|\[)", text_of(name))]
    assert not [name for name in files if re.match(r"tests/kits/.*test_", name)]
    elsewhere = re.compile(r"tests/(?!kits/|tiny/)(?:\w+/)*(?!test_|conftest|__init__)\w+\.py$")
    beside = [name for name in files if elsewhere.match(name)]
    assert beside == ["tests/tables/play_alone.py"], "a program of its own, which one test starts"


def test_no_test_is_made_of_another() -> None:
    """Who changes a test would change others by it; what they share is a kit. (A process of its own may ask for the
    test that starts it.)"""
    found = []
    for name in TRACKED:
        if re.match(r"tests/.*\.py$", name):
            asked = re.findall(r"^\s*(?:from|import) +([\w.]*\btest_\w+)", text_of(name), re.MULTILINE)
            asked += re.findall(r"^\s*from +[\w.]+ +import .*\b(test_\w+)", text_of(name), re.MULTILINE)
            found += [(name, module) for module in asked if module.rpartition(".")[2] != Path(name).stem]
    assert not found


def test_no_browser_test_waits_for_a_fixed_while() -> None:
    """It waits for what comes; where nothing should, it turns the page's clock on."""
    tests = [name for name in TRACKED if re.match(r"tests/web/test_\w+\.py$", name)]
    assert len(tests) > 40
    assert not [name for name in tests if "wait_for_timeout(" in text_of(name)]


def test_a_part_of_a_state_is_replaced_in_one_way() -> None:
    """Whoever knows one game finds the others written alike."""
    games = [name for name in TRACKED if name.startswith("src/branchline/games/") and name.endswith(".py")]
    assert not [name for name in games if "structs.replace(" in text_of(name)]


def test_below_the_hosts_nobody_looks_at_a_clock() -> None:
    """Time and randomness are arguments there: the same entries give the same table, whoever has it and whenever."""
    modules = "time|threading|asyncio|socket|random|secrets"
    asks = re.compile(rf"^\s*(import|from) ({modules})\b|\b(now|today)\(\)", re.MULTILINE)
    below = tuple(f"src/branchline/{layer}/" for layer in ("core", "games", "tables"))
    found = [name for name in TRACKED if name.startswith(below) and name.endswith(".py") and asks.search(text_of(name))]
    assert found == [
        "src/branchline/core/rng.py",  # makes up a seed for who asks for none
        "src/branchline/games/railroad_tiles/longest_path.py",  # numbers that tell sets of cells apart, always the same
    ]


def test_migrations_are_one_line() -> None:
    """Two of one number, or two after the same one, would be noticed only by whoever starts a server."""
    folder = ROOT / "src/branchline/server/store/migrations/versions"
    files = sorted(folder.glob("r*.py"))
    numbers = [path.name[1:5] for path in files]
    assert numbers == [f"{number:04}" for number in range(1, len(files) + 1)]
    for number, before, path in zip(numbers, [None, *numbers], files, strict=False):
        text = path.read_text(encoding="utf-8")
        revisions = dict(re.findall(r'^(revision|down_revision)\b.* = (?:"(\w+)"|None)$', text, re.MULTILINE))
        assert revisions == {"revision": number, "down_revision": before or ""}, path.name


FOREIGN = {"cli/faults.py", "kernels/compiling.py", "server/store/looking.py", "server/store/witness.py"}
"""They ask what a driver says of its error, and what an operating system can."""


def test_nobody_looks_for_what_something_can_do_by_its_name() -> None:
    """What a game, a screen or a message has is declared, with a default where it may do without."""
    asked = re.compile(r"\b(?:getattr|hasattr)\([^()]*, *[\"']|\bfind_spec\b|\bruntime_checkable\b")
    package = "src/branchline/"
    found = {name.removeprefix(package) for name in TRACKED if name.endswith(".py") and asked.search(text_of(name))}
    assert {name for name in found if not name.startswith(("tests/", "tools/"))} == FOREIGN


def test_only_the_folders_of_a_game_are_found_by_its_name() -> None:
    """Its rules and its screen, whoever adds it; what else there is of some games stands in a registry."""
    made = re.compile(r"import_module\(\s*f[\"']")
    found = [
        name for name in TRACKED if name.startswith("src/") and name.endswith(".py") and made.search(text_of(name))
    ]
    assert found == ["src/branchline/cli/screens/__init__.py", "src/branchline/games/__init__.py"]


def names_of(tree: ast.Module) -> set[str]:
    """What a module gives names to: not what a decorator hands to others."""
    given = set()
    for node in tree.body:
        match node:
            case ast.FunctionDef(name=name, decorator_list=[]) | ast.ClassDef(name=name, decorator_list=[]):
                given.add(name)
            case ast.AsyncFunctionDef(name=name, decorator_list=[]) | ast.AnnAssign(target=ast.Name(id=name)):
                given.add(name)
            case ast.Assign(targets=targets):
                given |= {target.id for target in targets if isinstance(target, ast.Name)}
    return {name for name in given if not re.match(r"__|_\b|test_|Test|pytest", name)}


def names_asked_for(tree: ast.Module) -> set[str]:
    """By somebody else: imported, taken out of a module, or written down for whoever loads it."""
    asked = set()
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(names=names):
                asked |= {each.name for each in names}
            case ast.Attribute(attr=name):
                asked.add(name)
            case ast.Constant(value=str(text)):
                asked |= set(re.findall(r"\w+", text))
    return asked


def test_nothing_has_a_name_that_nobody_uses() -> None:
    """Of what a module gives a name to, some line uses it. What Alembic and hatchling look for are theirs."""
    files = [name for name in TRACKED if name.endswith(".py") and "/versions/" not in name and "build_hook" not in name]
    trees = {name: ast.parse(text_of(name)) for name in files}
    asked = set().union(*map(names_asked_for, trees.values()))
    unused = []
    for name, tree in trees.items():
        within = {each.id for each in ast.walk(tree) if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Load)}
        unused += [f"{name}: {given}" for given in sorted(names_of(tree) - within - asked)]
    assert not unused
