"""Three complete sets of words: no message missing, unused or left in English."""

import re
from importlib import resources
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from branchline.games import NAMES, find_game
from branchline.words import LANGUAGES, in_language
from branchline.words.rulebook import book, clauses

HOUSE = Path(__file__).parents[2]
FILES = sorted(file.name for file in (resources.files("branchline.words") / "en").iterdir())


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str, file: str) -> dict[str, ast.Message]:
    text = (resources.files("branchline.words") / language / file).read_text(encoding="utf-8")
    body = FluentParser(with_spans=False).parse(text).body
    junk = [entry for entry in body if isinstance(entry, ast.Junk)]
    assert not junk, junk[0].content
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len(found) == len({entry.id.name for entry in found}), "a message stands twice"
    return {entry.id.name: entry for entry in found}


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


@pytest.mark.parametrize("language", ["fr", "it"])
@pytest.mark.parametrize("file", FILES)
def test_every_language_says_the_same_things(file: str, language: str) -> None:
    english, other = messages("en", file), messages(language, file)
    assert list(other) == list(english)
    for name, message in other.items():
        assert variables(message) == variables(english[name]), name


@pytest.mark.parametrize("language", ["fr", "it"])
@pytest.mark.parametrize("file", FILES)
def test_nothing_is_left_in_english(file: str, language: str) -> None:
    """A message that is the same on purpose says so in a comment above it."""
    english, other = messages("en", file), messages(language, file)
    for name, message in other.items():
        comment = message.comment.content if message.comment else None
        marked = comment is not None and comment.startswith("same")
        theirs = english[name].value
        is_equal = message.value is not None and theirs is not None and message.value.equals(theirs)
        assert is_equal == marked, name


def source() -> str:
    files = [*(HOUSE / "src" / "branchline").rglob("*.py"), *(HOUSE / "src" / "branchline").rglob("*.toml")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def scripts() -> str:
    """The browser client, less what it stands on."""
    web = HOUSE / "src" / "branchline" / "web"
    files = [path for path in web.rglob("*.js") if "vendor" not in path.parts]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


CODE = source()
SCRIPTS = scripts()
# A template such as `web-theme-${choice}` says every message that it can become.
TEMPLATES = {
    re.sub(r"\\\$\\\{.*?\\\}", "[a-z0-9-]+", re.escape(text))
    for text in re.findall(r"`([a-z][a-z-]*-\$\{(?:[^{}`]|`[^`]*`)*\}[a-z0-9-]*)`", SCRIPTS)
}


def is_in_scripts(message: str) -> bool:
    return f"'{message}'" in SCRIPTS or any(re.fullmatch(template, message) for template in TEMPLATES)


MODULES = {name: name.replace("-", "_") for name in NAMES}


def is_used(message: str) -> bool:
    """The code names the message whole, or puts it together from a family (`word-…`) and a word that it knows."""
    if f'"{message}' in CODE or is_in_scripts(message):
        return True
    pieces = message.split("-")
    for cut in range(1, len(pieces)):
        family, rest = "-".join(pieces[:cut]), "_".join(pieces[cut:])
        named = re.search(rf'[-"\']{family}-{{', CODE)
        if named and (rest in CODE.lower() or rest.title().replace("_", "") in CODE):
            return True
    return False


# What a tutorial says is held against its script in tests/web/test_tutorials.py.
OWN = {f"{kind}{module}.ftl" for kind in ("", "tutorial_") for module in MODULES.values()}


@pytest.mark.parametrize("file", [file for file in FILES if file not in OWN])
def test_no_common_message_is_unused(file: str) -> None:
    unused = [name for name in messages("en", file) if not is_used(name)]
    assert not unused


@pytest.mark.parametrize("name", NAMES)
def test_no_message_of_a_game_is_unused(name: str) -> None:
    """Within a game's code messages go without the game's name."""
    own = [key.removeprefix(f"{name}-") for key in messages("en", f"{MODULES[name]}.ftl") if key != name]
    unused = [key for key in own if not is_used(key) and not is_used(f"{name}-{key}") and not is_named(key)]
    assert not unused


def is_named(key: str) -> bool:
    """Pieces and challenges: the message is the piece's own name."""
    return f'"{key.replace("-", "_")}"' in CODE


@pytest.mark.parametrize("name", NAMES)
def test_every_event_action_and_refusal_of_a_game_has_words(name: str) -> None:
    known = set(messages("en", f"{MODULES[name]}.ftl"))
    game = find_game(name)
    tags = [("event", kind) for kind in get_args(game.event_type)]
    tags += [("action", kind) for kind in get_args(game.action_type)]
    made = {f"{name}-{what}-{kind.__struct_config__.tag.replace('_', '-')}" for what, kind in tags}
    assert made <= known, made - known
    named = set(re.findall(rf'"({name}-[a-z0-9-]+)"', CODE))
    assert named <= known, named - known


def test_every_refusal_of_the_core_and_the_command_line_has_words() -> None:
    known = {name for file in FILES for name in messages("en", file)}
    house = "Denied|Malformed|NotSignedIn|Unknown|Conflict|TooLarge|TooMany|Unavailable|close"
    quoted = set(re.findall(rf'(?:Reason|Misread|Bad[A-Z]\w+|_refuse|say|{house})\(\s*"([a-z0-9-]+)"', CODE))
    games = {f"{name}-{message}" for name in NAMES for message in quoted}
    missing = {message for message in quoted if message not in known and not games & known}
    assert not missing


def test_a_message_nobody_wrote_shows_its_id() -> None:
    assert in_language("en").say("no-such-message") == "{no-such-message}"


def test_a_language_nobody_speaks_is_refused() -> None:
    with pytest.raises(ValueError, match="no words in 'xx'"):
        in_language("xx")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_rules_can_be_read_clause_by_clause(name: str, language: str) -> None:
    found = clauses(name, language)
    assert len(found) == len(re.findall(r"^- \*\*[A-Z]{2}-[A-Z]?\d+\*\*", book(name, language), re.MULTILINE)) > 0
    assert all(len(text) > 20 for text in found.values())
