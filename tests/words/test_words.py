"""Three complete sets of words: no message missing, unused or left in English."""

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from importlib import resources
from pathlib import Path, PurePosixPath
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from branchline.bots import LEVELS, YARDSTICKS
from branchline.cli.office import DUTIES
from branchline.games import NAMES, find_game
from branchline.games.railroad_tiles.actions import HALLS
from branchline.games.railroad_tiles.content import OBJECTIVES
from branchline.games.railroad_tiles.faces import PAWN_TYPES
from branchline.games.railroad_tiles.preview import CLAUSES
from branchline.games.railroad_tiles.rules.challenges import CHALLENGES
from branchline.games.railroad_tiles.state import AnyStep
from branchline.server.health.jobs import JOBS, LOOPS
from branchline.server.store.office import COUNTED
from branchline.tables.wire import Registration
from branchline.words import LANGUAGES, in_language
from branchline.words.rulebook import book, clauses
from kits.languages import OTHERS
from kits.uses import Scripts, matches, uses

ROOT = Path(__file__).parents[2]
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


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_every_language_says_the_same_things(file: str, language: str) -> None:
    english, other = messages("en", file), messages(language, file)
    assert list(other) == list(english)
    for name, message in other.items():
        assert variables(message) == variables(english[name]), name


def left_in_english(english: Mapping[str, ast.Message], other: Mapping[str, ast.Message]) -> list[str]:
    """A message that is the same on purpose says so in a comment above it, and only such a one."""
    found = []
    for name, message in other.items():
        marked = message.comment is not None and (message.comment.content or "").startswith("same")
        theirs = english[name].value
        is_equal = message.value is not None and theirs is not None and message.value.equals(theirs)
        if is_equal != marked:
            found.append(name)
    return found


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_nothing_is_left_in_english(file: str, language: str) -> None:
    assert not left_in_english(messages("en", file), messages(language, file))


class Texts(Visitor):
    """What is written, without what is put in when it is said."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        parts = [part.value if isinstance(part, ast.TextElement) else "…" for part in node.elements]
        self.found.append("".join(str(part) for part in parts))
        self.generic_visit(node)


def texts(message: ast.Message) -> list[str]:
    visitor = Texts()
    visitor.visit(message)
    return visitor.found


CLOSE = re.compile(r"[^\s:;!?][:;!?](?=\s|$)|[^\S\u00a0][:;!?»](?=\s|$)|«[^\S\u00a0]")
"""A mark that French writes with a space before it, and that has none, or one at which a line may break."""


def close_marks(found: Mapping[str, ast.Message]) -> list[str]:
    return [name for name, message in found.items() for text in texts(message) if CLOSE.search(text)]


@pytest.mark.parametrize("file", FILES)
def test_french_marks_stand_apart(file: str) -> None:
    assert not close_marks(messages("fr", file))


PERCENT = {"fr": re.compile(r"(?<!\u00a0)%"), **dict.fromkeys(("en", "it"), re.compile(r"\s%"))}
"""Not as the language writes it: French sets the sign off, at a space where no line breaks."""


def odd_percents(language: str, found: Mapping[str, ast.Message]) -> list[str]:
    return [name for name, message in found.items() for text in texts(message) if PERCENT[language].search(text)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_percent_is_written_alike(file: str, language: str) -> None:
    assert not odd_percents(language, messages(language, file))


def test_a_percent_written_otherwise_is_found() -> None:
    given = parsed("a = { $n }%\nb = { $n } %\nc = { $n }_% de\nd = (95%)\n".replace("_", "\u00a0"))
    assert odd_percents("fr", given) == ["a", "b", "d"]
    assert odd_percents("en", given) == odd_percents("it", given) == ["b", "c"]


def test_a_french_mark_without_its_space_is_found() -> None:
    given = "a = Graine: { $seed }\nb = Prêt ?\nc = { $n }!\nd = «_{ $a }_»_: oui\ne = « { $a }_»\n"
    assert close_marks(parsed(given.replace("_", "\u00a0"))) == ["a", "b", "c", "e"]


def test_no_script_writes_a_colon_behind_a_message() -> None:
    """`labelled` puts it as the language does."""
    assert not [path for path, text in SCRIPTS.items() if re.search(r"\)\}\s?:\s", text)]


STRAIGHT = re.compile(r"(?<=[^\W\d_…])'(?=[^\W\d_])|…'s\b")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_an_apostrophe_is_curved(file: str, language: str) -> None:
    found = messages(language, file)
    assert not [name for name in found if any(map(STRAIGHT.search, texts(found[name])))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_rules_are_set_like_the_words(name: str, language: str) -> None:
    text = book(name, language)
    assert not STRAIGHT.findall(text)
    assert language != "fr" or not re.findall(r"\S [:;!?»](?=\s)|« ", text)


TYPED = re.compile(r"help|type-cell")
MINUS = re.compile(r"(?<![\w…])-(?=[\d…])")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_a_minus_is_a_minus(file: str, language: str) -> None:
    """Except where one is told what to type."""
    found = messages(language, file)
    assert not [name for name in found if not TYPED.search(name) and any(map(MINUS.search, texts(found[name])))]


KEYS_AND_CLICKS = {
    "en": r"\b[Cc]lick|\bR (turns|changes)|\bwith R\b",
    "fr": r"\b[Cc]li(c\b|qu)|\bR (l[ae]|change|passe)\b|\bavec R\b",
    "it": r"\b[Cc]lic|\bR (l[ao]|cambia|passa)\b|\bcon R\b",
}


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [("en", "Take one tile", "Take 3 tiles"), ("fr", "Prendre une tuile", "Prendre 3 tuiles"),
     ("it", "Prendi una tessera", "Prendi 3 tessere")],
)  # fmt: skip
def test_a_column_says_what_is_taken_of_it(language: str, one: str, several: str) -> None:
    """A number alone, under a column of another number, was taken for it."""
    words = in_language(language)
    said = [words.say("railroad-tiles-web-take", tiles=tiles, stars=0, column=2) for tiles in (1, 3)]
    assert said == [one, several]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_range_of_numbers_is_not_broken_over_two_lines(language: str) -> None:
    """A dash between two numbers is held to the second one, so that no line ends with it."""
    words, dash = in_language(language), "\N{EN DASH}"
    said = words.say("off-the-rails-web-chasm-after", least=1, most=4)
    assert dash not in said or f"1{dash}\N{WORD JOINER}4" in said
    broken = re.compile(rf"\}}{dash}\s*(?!{{\"\\u2060\"}})\{{")
    for file in FILES:
        text = (resources.files("branchline.words") / language / file).read_text(encoding="utf-8")
        assert not broken.search(text), file


def test_nobody_is_called_a_glutton_in_french() -> None:
    for file in FILES:
        text = (resources.files("branchline.words") / "fr" / file).read_text(encoding="utf-8")
        assert "glouton" not in text.casefold(), file
    assert in_language("fr").say("level-greedy") == "avide"


def test_in_french_a_thing_has_one_name() -> None:
    """A replay was two, and what leads into nothing as well."""
    words = in_language("fr")
    assert words.say("web-watch-replay") == words.say("web-replay")
    for file in FILES:
        text = (resources.files("branchline.words") / "fr" / file).read_text(encoding="utf-8").casefold()
        assert "rediffusion" not in text, file
        assert "railroad_tiles" not in file or not re.search(r"\bouvert(?:es|ures?)\b", text), file


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", [file for file in FILES if file not in ("terminal.ftl", "server.ftl")])
def test_a_finger_is_told_of_no_click_and_no_key(file: str, language: str) -> None:
    words, seen = in_language(language), re.compile(KEYS_AND_CLICKS[language])
    assert not [name for name in messages(language, file) if seen.search(words.say(name, hand="touch"))]


def source() -> str:
    files = [*(ROOT / "src" / "branchline").rglob("*.py"), *(ROOT / "src" / "branchline").rglob("*.toml")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


CODE = source()
WEB = ROOT / "src" / "branchline" / "web"
SCRIPTS = {
    PurePosixPath(path.relative_to(WEB).as_posix()): path.read_text(encoding="utf-8")
    for path in sorted(WEB.rglob("*.js"))
    if "vendor" not in path.parts
}
MODULES = {name: name.replace("-", "_") for name in NAMES}
KNOWN = frozenset(name for file in FILES for name in messages("en", file))

# What the star of a template stands for, from the code or the game's own data. Each of these messages must be there,
# and the template says no others. `<game>-*` says the names of pieces, which stand in the content.
RAILROAD: Any = find_game("railroad-tiles")


def tags(kinds: Any) -> list[str]:
    return [kind.__struct_config__.tag.replace("_", "-") for kind in get_args(kinds)]


def constants(file: str, name: str) -> list[str]:
    """A list of words in a script: `export const THEMES = (['system', 'day', 'night'])`."""
    found = re.search(rf"const {name} = [^\n]*?\[([^\]]*)\]", SCRIPTS[PurePosixPath(file)])
    assert found is not None, name
    return re.findall(r"'([^']+)'", found[1])


def ids(file: str) -> list[str]:
    return re.findall(r"\bid: '([a-z-]+)'", SCRIPTS[PurePosixPath(file)])


WAYS = ids("pages/home.js")
STEPS = [
    tag for tag in tags(AnyStep) if tag not in ("new-round", "begin-pawn-placement", "end-of-round", "final-scoring")
]
OBJECTIVE_IDS = [name.replace("_", "-") for name in OBJECTIVES]
CHALLENGE_IDS = [name.replace("_", "-") for name in CHALLENGES]
DOMAINS: dict[str, Iterable[str]] = {
    "web-about-*": NAMES,
    "web-game-*": NAMES,
    "web-reconstruction-*": NAMES,
    "web-account-*": ["nobody", "guest", "account"],
    "web-admin-*": constants("pages/admin.js", "TABS"),
    "web-admin-registration-*": get_args(Registration),
    "web-admin-rows-*": ["accounts", "guests", *COUNTED],
    "web-admin-job-*": [*JOBS, *LOOPS],
    "web-admin-pool-*": ["bots", "judges"],
    "web-admin-duty-*": [*DUTIES, "promote", "demote"],
    "railroad-tiles-web-challenge-*": CHALLENGE_IDS,
    "web-confirmation-*": constants("lib/settings.js", "CONFIRMATIONS"),
    "web-motion-*": constants("lib/settings.js", "MOTIONS"),
    "web-theme-*": constants("lib/settings.js", "THEMES"),
    "level-*": (*YARDSTICKS, *LEVELS),
    "level-*-about": (*YARDSTICKS, *LEVELS),
    "log-*": ["resigned", "ended", "undone", "redone", "paused", "resumed", "reseeded"],
    "study-state-*": ["none", "waiting", "working", "stopped", "failed"],
    "study-column-*": ["turn", "player", "value", "best", "given"],
    "log-handed-*": ["bot", "person"],
    "web-side-*": "nesw",
    "web-with-*": WAYS,
    "web-with-*-hint": WAYS,
    "railroad-tiles-*": [*CHALLENGE_IDS, *OBJECTIVE_IDS, *PAWN_TYPES, "town", "field"],
    "railroad-tiles-*-hall": HALLS,
    "railroad-tiles-action-*": tags(RAILROAD.action_type),
    "railroad-tiles-event-*": tags(RAILROAD.event_type),
    "railroad-tiles-challenge-*": ["lost", "holds", "open"],
    "railroad-tiles-item-*": {
        item.partition(":")[0] for item in (*CLAUSES, "chain:", "objective:", "challenge", "limit_broken")
    },
    "railroad-tiles-pin-*": PAWN_TYPES,
    "railroad-tiles-shape-*": {tile.shape.lower() for tile in RAILROAD.content.tiles if not tile.printed.objective},
    "railroad-tiles-web-*": ["row-points", "cities", "rectangle", "objectives", "openings"],
    "railroad-tiles-web-do-*": STEPS,
    "railroad-tiles-web-edition-*": ["final", "prototype"],
    "railroad-tiles-web-edition-*-help": ["final", "prototype"],
    "railroad-tiles-web-objective-*": OBJECTIVE_IDS,
    "railroad-tiles-web-phase-*": constants("games/railroad_tiles/index.js", "PHASES"),
    "railroad-tiles-web-row-*": [*PAWN_TYPES, "column"],
    **{f"{name}-event-*": tags(find_game(name).event_type) for name in ("railways", "off-the-rails")},
}


@dataclass(frozen=True)
class Said:
    """What the browser says, whole; and the templates nobody declared, which may say anything that looks like them."""

    whole: frozenset[str]
    loose: frozenset[str]

    def says(self, message: str) -> bool:
        return message in self.whole or any(matches(pattern, message) for pattern in self.loose)

    def missing(self, known: Collection[str]) -> list[str]:
        wordless = [pattern for pattern in self.loose if not any(matches(pattern, message) for message in known)]
        return sorted([*(self.whole - set(known)), *wordless])


def said_by(scripts: Scripts) -> Said:
    found = uses(scripts)
    declared = {pattern.replace("*", value) for pattern in found.patterns & set(DOMAINS) for value in DOMAINS[pattern]}
    names = {
        f"{name}-*" for name in NAMES
    }  # so wide that everything would look like it: pieces are looked up in the code
    return Said(frozenset(found.whole | declared), frozenset(found.patterns - set(DOMAINS) - names))


SAID = said_by(SCRIPTS)


def is_used(message: str, said: Said = SAID) -> bool:
    """The code names the message whole, or puts it together from a family (`word-…`) and a word that it knows."""
    if f'"{message}' in CODE or said.says(message):
        return True
    pieces = message.split("-")
    for cut in range(1, len(pieces)):
        family, rest = "-".join(pieces[:cut]), "_".join(pieces[cut:])
        named = re.search(rf'[-"\']{family}-{{', CODE)
        if named and (rest in CODE.lower() or rest.title().replace("_", "") in CODE):
            return True
    return False


def unused(names: Iterable[str], said: Said = SAID) -> list[str]:
    """Within a game's code messages go without the game's name; a piece's message is its own name."""
    left = []
    for message in names:
        game = next((name for name in NAMES if message.startswith(f"{name}-")), "")
        key = message.removeprefix(f"{game}-")
        is_piece = bool(game) and f'"{key.replace("-", "_")}"' in CODE
        if not (is_used(message, said) or is_used(key, said) or is_piece or message in NAMES):
            left.append(message)
    return left


@pytest.mark.parametrize("file", [file for file in FILES if not file.startswith(("tutorial_", "about"))])
def test_no_message_is_unused(file: str) -> None:
    """What a tutorial says is held against its script in tests/web/test_tutorials.py, what explains in
    tests/web/test_about.py."""
    assert not unused(messages("en", file))


def test_no_message_that_the_browser_says_is_missing() -> None:
    assert not SAID.missing(KNOWN)


def test_every_declared_template_is_in_use() -> None:
    assert set(DOMAINS) <= uses(SCRIPTS).patterns


# Does it bite? On copies, broken on purpose ---------------------------------------------------------------------------


def with_script(text: str) -> Said:
    return said_by({**SCRIPTS, PurePosixPath("pages/broken.js"): text})


@pytest.mark.parametrize(
    ("script", "missing"),
    [
        ("t('web-nobody-wrote-this')", "web-nobody-wrote-this"),
        ("t(isNight() ? 'web-home' : 'web-nobody-wrote-this')", "web-nobody-wrote-this"),
        ("const rows = [{ keys: ['Q'], message: 'no-such-key' }]", "no-such-key"),
        ("act(job, 'web-nobody-wrote-this')", "web-nobody-wrote-this"),
        ("t(`web-nobody-${wrote}`)", "web-nobody-*"),
        ("t(`web-home-${is ? 'lost' : 'found'}`)", "web-home-found"),
        ("import { named } from '../games/railroad_tiles/pieces.js'\nnamed('teapot')", "railroad-tiles-teapot"),
    ],
)
def test_a_message_nobody_wrote_is_found(script: str, missing: str) -> None:
    assert missing in with_script(script).missing(KNOWN)


@pytest.mark.parametrize("message", ["level-greedy", "web-theme-night", "railroad-tiles-web-row-car", "web-home"])
def test_a_message_that_was_dropped_is_found(message: str) -> None:
    assert message in KNOWN
    assert SAID.missing(KNOWN - {message}) == [message]


@pytest.mark.parametrize(
    "message",
    [
        "web-nobody-says-this",
        "railroad-tiles-nobody-says-this",
        "railroad-tiles-web-nobody-says-this",
        "web-theme-dusk",
    ],
)
def test_a_message_nobody_says_is_found(message: str) -> None:
    assert unused([message]) == [message]


def test_a_message_that_is_no_longer_said_is_found() -> None:
    page = PurePosixPath("pages/settings.js")
    without = said_by({**SCRIPTS, page: SCRIPTS[page].replace("t('web-accessibility')", "''")})
    assert unused(messages("en", "web.ftl"), without) == ["web-accessibility"]


def parsed(text: str) -> dict[str, ast.Message]:
    body = FluentParser(with_spans=False).parse(text).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def test_a_message_left_in_english_is_found_and_so_is_a_mark_that_is_wrong() -> None:
    english = parsed("web-home = Home\nweb-train = train\nweb-map = map\n")
    theirs = parsed("web-home = Home\n# same\nweb-train = train\n# same\nweb-map = carte\n")
    assert left_in_english(english, theirs) == ["web-home", "web-map"]


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
    refusals = "Denied|Malformed|NotSignedIn|Unknown|Conflict|TooLarge|TooMany|Unavailable|close"
    quoted = set(re.findall(rf'(?:Reason|Misread|Bad[A-Z]\w+|_refuse|say|{refusals})\(\s*"([a-z0-9-]+)"', CODE))
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


ELIDED = re.compile(r"\b(?:de|que|jusque|lorsque) \{ \$(?:name|player) \}")


def test_in_french_no_name_stands_where_a_vowel_would_shorten_the_word_before_it() -> None:
    """Ada's is « d’Ada »: nobody knows beforehand what somebody is called."""
    folder = resources.files("branchline.words") / "fr"
    found = [line for file in FILES for line in (folder / file).read_text(encoding="utf-8").splitlines()]
    assert found
    assert not [line for line in found if ELIDED.search(line)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_a_plan_stands_among_the_bots_is_said_by_their_names(language: str) -> None:
    """Under it stand the bots themselves, by the names of their levels."""
    words = in_language(language)
    for level, tiers in (("greedy", ("above", "among")), ("random", ("between", "below"))):
        for tier in tiers:
            assert words.say(f"level-{level}") in words.say(f"railways-web-tier-{tier}"), tier
    for level in LEVELS:
        assert words.say(f"level-{level}")[0].isupper(), "a name, and not what it is like"
