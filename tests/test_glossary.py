"""One word for one idea: names that were given up stay away, and where the wire keeps one, only the wire has it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "branchline"
FILES = sorted(path for folder in ("src", "tests", "tools") for path in (ROOT / folder).rglob("*.py"))
GIVEN_UP = {"eyes", "house", "hub", "hubs", "instinct", "speak", "standing", "standings", "talk", "talks"}
ON_THE_WIRE = {
    "deeds": (
        "games/",
        "kernels/",
        "tests/kits/railways",
        "server/store/schema.py",
        "tables/admin_messages.py",
        "tables/own_data.py",
    ),
    "deed": ("games/", "bots/railways/", "kernels/", "tests/kits/railways", "tests/web/test_railways.py"),
    "feats": ("server/store/schema.py", "tables/replay_messages.py", "tables/profiles.py"),
    "no_record": ("pocket/kept.py", "server/hosting/seeds.py", "tables/messages.py", "tables/replay_messages.py"),
}
"""Words of the API and the store: the files that may give something this name."""
ONE_MEANING = {
    "calling": ("server/people/callings.py",),
    "line": ("tables/play_messages.py",),
    "say": ("words/__init__.py", "cli/terminal.py", "server/routes/play.py", "tables/play_messages.py"),
    "shown": (),
    "step": ("core/values.py",),
    "steps": ("core/tutorial.py",),
    "table_acts": (),
}
"""What a function, a method or a class of this name may be: it means one thing, and these files are where."""


def names_given(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()):
                yield name


def given() -> Iterator[tuple[str, str]]:
    """Every file of ours with every name that it gives, tests' own sentences left out."""
    for path in FILES:
        where = path.relative_to(ROOT).as_posix()
        yield where, path.stem
        for name in names_given(ast.parse(path.read_text(encoding="utf-8"))):
            if not name.startswith("test_"):
                yield where, name


WEB = PACKAGE / "web"
SCRIPTS = [path for path in sorted(WEB.rglob("*.js")) if "vendor" not in path.relative_to(WEB).parts]
STYLES = sorted((WEB / "css").glob("*.css")) + sorted((WEB / "games").rglob("*.css"))
GIVEN = re.compile(
    r"\b(?:const|let|var|function|class|import|as)\s+(\w+)|^  (?:async |static )*(\w+)\([^\n]*\) \{$", re.MULTILINE
)
TAKEN_APART = re.compile(r"\b(?:const|let|import)\s+[{\[]([^=;]*?)[}\]]\s*(?:=|from)")
"""The names that a script gives: alone, as a method, and out of something that has several."""


def given_in_the_client() -> Iterator[tuple[str, str]]:
    """Names of files, of what scripts declare, and of the classes of stylesheets."""
    for path in SCRIPTS:
        where, text = path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")
        yield where, path.stem
        for names in (*GIVEN.findall(text), *(re.findall(r"\w+", each) for each in TAKEN_APART.findall(text))):
            yield from ((where, name) for name in names if name)
    for path in STYLES:
        for name in set(re.findall(r"\.([a-z][\w-]*)", path.read_text(encoding="utf-8"))):
            yield path.relative_to(ROOT).as_posix(), name


def words_of(name: str) -> set[str]:
    return {word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", name)}


def test_words_that_were_given_up_stay_away() -> None:
    """A house that is drawn is one."""
    drawn = ("web/games/railroad_tiles/scenery.js", "web/games/railroad_tiles/tiles.js")
    named = [*given(), *(each for each in given_in_the_client() if not each[0].endswith(drawn))]
    assert {(where, name) for where, name in named if words_of(name) & GIVEN_UP} == set()


def test_no_message_is_called_by_a_word_that_was_given_up() -> None:
    """What it says to players is another matter."""
    texts = [path.read_text(encoding="utf-8") for path in (PACKAGE / "words").rglob("*.ftl")]
    called = {name for text in texts for name in re.findall(r"^(-?[a-z][\w-]*) =", text, re.MULTILINE)}
    assert len(called) > 1000
    assert {name for name in called if words_of(name) & GIVEN_UP} == set()


def test_a_word_of_the_wire_names_nothing_else() -> None:
    taken = {(where, name) for where, name in given() if name.lower() in ON_THE_WIRE}
    away = {(where, name) for where, name in taken if not any(part in where for part in ON_THE_WIRE[name.lower()])}
    assert away == set()


def defined() -> Iterator[tuple[str, str]]:
    """In the package; what is private to a module may be called as it likes there."""
    for path in sorted((ROOT / "src").rglob("*.py")):
        yield path.relative_to(ROOT).as_posix(), path.stem
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                yield path.relative_to(ROOT).as_posix(), node.name.lower()


def test_what_has_one_meaning_names_nothing_else() -> None:
    named = {(where, name) for where, name in defined() if name in ONE_MEANING}
    assert {each for each in named if not any(part in each[0] for part in ONE_MEANING[each[1]])} == set()


COUNTED = (
    "bots/railroad_tiles/aims.py",
    "kernels/railroad_tiles/challenges.py",
    "kernels/railroad_tiles/layout.py",
    "kernels/railroad_tiles/ways.py",
    "kernels/off_the_rails/ways.py",
)
"""Where steps from tile to tile are counted, as RT-Q8 does."""


def named_steps(path: Path) -> Iterator[str]:
    """What has that name, and is not taken from an agenda there and then. Tables by the kind of a step are."""
    text = path.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Name(id=name, ctx=ast.Store()) | ast.arg(arg=name) if {"step", "steps"} & words_of(name):
                if "agenda" not in text.splitlines()[node.lineno - 1] and name != "_BY_STEP":
                    yield name


def test_a_bot_calls_nothing_a_step_but_a_part_of_the_agenda() -> None:
    """What it plans are actions."""
    paths = {
        path.relative_to(PACKAGE).as_posix(): path
        for room in ("bots", "kernels")
        for path in (PACKAGE / room).rglob("*.py")
    }
    assert set(paths) > set(COUNTED)
    assert {(where, name) for where in set(paths) - set(COUNTED) for name in named_steps(paths[where])} == set()


IN_THE_CLIENT = {
    "line": ("parts/preview_card.js", "parts/log.js", "games/off_the_rails/effects.js", "lib/live.js"),
    "lines": ("parts/table_view.js", "lib/desk.js", "lib/unread.js", "games/railroad_tiles/scores.js"),
    "shown": ("parts/explanation.js",),
    "step": (),
    "steps": ("parts/tutorial.js",),
}
"""What scripts give such a name for all of themselves, or as a field: a line of text, what a card shows, a lesson's."""
OF_A_SCRIPT = re.compile(r"^(?:export )?(?:async )?(?:const|let|function|class) (\w+)|\bthis\.(\w+) = ", re.MULTILINE)


def test_what_has_one_meaning_names_nothing_else_in_a_script() -> None:
    given = {(path, name) for path in SCRIPTS for one in OF_A_SCRIPT.findall(path.read_text("utf-8")) for name in one}
    named = {(path.relative_to(WEB).as_posix(), name.lower()) for path, name in given if name.lower() in IN_THE_CLIENT}
    assert {each for each in named if not any(part in each[0] for part in IN_THE_CLIENT[each[1]])} == set()


def test_a_solo_result_is_no_record_in_the_client_and_in_what_players_read() -> None:
    """`feats` is the wire's word: it is read from an answer there, and given to nothing."""
    assert {each for each in given_in_the_client() if {"feat", "feats"} & words_of(each[1])} == set()
    counted = re.compile(r"\bcounts? for (?:a|no)\s+record\b|\bsolo records?\b")
    ours = [path for path in FILES if "migrations" not in path.parts and path != Path(__file__)]
    assert not [path for path in (*ours, *SCRIPTS) if counted.search(path.read_text(encoding="utf-8"))]
    record = re.compile(r"\b(?:no|aucun|les|per i|nessun|né|ni) records?\b")
    for path in sorted((ROOT / "src/branchline/words").rglob("*.ftl")):
        about = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("record-")]
        assert not [line for line in about if record.search(line)], path.name


def test_every_word_that_was_settled_has_its_row() -> None:
    text = (ROOT / "docs/glossary.md").read_text(encoding="utf-8")
    rows = {word.strip() for row in re.findall(r"^\| ([^|]+) \|", text, re.MULTILINE) for word in row.split(",")}
    settled = {"room", "note", "calling", "bench", "deed", "request", "host", "pocket", "line", "say", "chain"}
    assert settled <= rows


def test_every_word_is_explained_once() -> None:
    rows = re.findall(r"^\| ([^|]+) \|", (ROOT / "docs/glossary.md").read_text(encoding="utf-8"), re.MULTILINE)
    words = [word.strip() for row in rows if row not in ("word", "---") for word in row.split(",")]
    assert len(words) > 80
    assert {word for word in words if words.count(word) > 1} == set()
