"""The rules for the browser client that a machine can check."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import client_types
from branchline.bots import LEVELS
from branchline.games import NAMES
from branchline.server.http.lean import lean

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "src" / "branchline" / "web"
SCRIPTS = {
    path.relative_to(WEB).as_posix(): path.read_text(encoding="utf-8")
    for path in WEB.rglob("*.js")
    if "vendor" not in path.parts
}


FRAME = {
    path.relative_to(WEB).as_posix(): path.read_text(encoding="utf-8")
    for path in WEB.rglob("*.*")
    if path.suffix in (".js", ".ts", ".css", ".html")
    and not {"vendor", "games", "wire.d.ts"} & set(path.relative_to(WEB).parts)
}


CODE = re.compile(
    r"(?P<comment>//[^\n]*|/\*.*?\*/)|'(?:\\.|[^'\\\n])*'|\"(?:\\.|[^\"\\\n])*\"|[`{}]"
    r"|(?:(?<=[(,=:\[!&|?>])|(?<=[(,=:\[!&|?>] )|(?<=return ))/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n\[])+/",
    re.DOTALL,
)
TEMPLATE = re.compile(r"\\.|`|\$\{", re.DOTALL)


def without_comments(text: str) -> str:
    """What looks like one inside of a string or a template stays."""
    kept, within, at = list[str](), ["{"], 0
    while token := (TEMPLATE if within[-1] == "`" else CODE).search(text, at):
        is_comment = within[-1] != "`" and token["comment"]
        kept.append(text[at : token.start() if is_comment else token.end()])
        at = token.end()
        if token[0] == "}" or token[0] == within[-1] == "`":
            within.pop()
        elif token[0] in ("`", "{", "${"):
            within.append(token[0])
    assert within == ["{"]
    return "".join([*kept, text[at:]])


def code_alone(text: str) -> str:
    """Without comments and without what strings and templates say; what a template puts in stands in braces."""
    kept, within, at = list[str](), ["{"], 0
    while token := (TEMPLATE if within[-1] == "`" else CODE).search(text, at):
        is_said = within[-1] == "`"
        kept.append("" if is_said else text[at : token.start()])
        at = token.end()
        if token[0] == "}" or token[0] == within[-1] == "`":
            kept.append("}")
            within.pop()
        elif token[0] in ("`", "{", "${"):
            kept.append("{")
            within.append(token[0])
        elif not (is_said or token["comment"]):
            kept.append("''")
    return "".join([*kept, text[at:]])


def declared_together(text: str) -> list[str]:
    """The first names of declarations that give several: a comma stands outside of every bracket before they end."""
    code = code_alone(text)
    return [one[1] for one in re.finditer(r"\b(?:const|let|var) ([\w{\[]+)", code) if _gives_more(code, one.start())]


DEEPER = {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}
MARGIN = re.compile(r"\n*( *)\S")


def _gives_more(code: str, start: int) -> bool:
    """It ends where a line begins no further in than its own, or with what is around it."""
    margin, depth = MARGIN.match(code, code.rfind("\n", 0, start) + 1), 0
    assert margin is not None
    for at in range(start, len(code)):
        depth += DEEPER.get(code[at], 0)
        if depth < 0:
            return False
        if depth == 0 and code[at] == ",":
            return True
        line = MARGIN.match(code, at) if depth == 0 and code[at] == "\n" else None
        if line is not None and len(line[1]) <= len(margin[1]):
            return False
    return False


def elements(text: str) -> Iterator[tuple[int, int]]:
    """Of each that a template of the page opens: which template it stands in, and in which line."""
    within, at = [("{", 0)], 0
    while token := (TEMPLATE if "`" in within[-1][0] else CODE).search(text, at):
        kind, place = within[-1]
        if kind == "html`":
            opened = re.finditer(r"<(?=[a-zA-Z]|\$\{)", text[at : token.end()])
            yield from ((place, text.count("\n", 0, at + one.start())) for one in opened)
        at = token.end()
        if token[0] == "`" and "`" not in kind:
            within.append(("html`" if text.endswith("html", 0, token.start()) else "`", token.start()))
        elif token[0] in ("`", "}"):
            within.pop()
        elif token[0] in ("{", "${"):
            within.append(("{", place))
    assert len(within) == 1


def found(pattern: str) -> set[str]:
    return {name for name, text in SCRIPTS.items() if re.search(pattern, without_comments(text))}


def test_the_host_is_reached_in_one_place() -> None:
    """`Transport` in types.d.ts is the interface; the worker that keeps the shell stands between page and server."""
    reaches = r"\bfetch\(|\bWebSocket\b|\bXMLHttpRequest\b|\bEventSource\b|\bsendBeacon\b"
    assert found(reaches) == {"lib/http_transport.js", "worker.js"}


def test_nobody_polls() -> None:
    """What is waited for is a signal or a promise."""
    assert not found(r"while \([^\n]*\) await new Promise\([^\n]*setTimeout")


def names_of_games() -> list[str]:
    """As they are said, as modules and in ids, by their clauses and by the classes of their stylesheets."""
    names = [name for game in NAMES for name in (game, game.replace("-", "_"), game.replace("-", " "))]
    clauses = {clause.split("-")[0] for clause in tomllib.loads((ROOT / "docs/rules/index.toml").read_text("utf-8"))}
    return [*names, *(f"{clause}-" for clause in clauses), *signs_of_styles()]


def signs_of_styles() -> set[str]:
    """What many classes of one game's stylesheets begin with, and none of another's."""
    folders = [folder for folder in (WEB / "games").iterdir() if folder.is_dir()]
    begun = {folder: Counter(f"{name.split('-')[0]}-" for name in classes_in(folder)) for folder in folders}
    signs = {folder: {sign for sign, times in found.items() if times >= 10} for folder, found in begun.items()}
    return {sign for folder in folders for sign in signs[folder] if sum(sign in begun[one] for one in folders) == 1}


def classes_in(folder: Path) -> set[str]:
    texts = [path.read_text(encoding="utf-8") for path in folder.glob("*.css")]
    return {name for text in texts for name in re.findall(r"\.([a-z][\w]*-[\w-]*)", text)}


def test_the_frame_names_no_game() -> None:
    """What a game has to show comes from its folder by the contract of games/README.md."""
    pattern = re.compile("|".join(rf"(?<![\w-]){re.escape(name)}" for name in names_of_games()), re.IGNORECASE)
    assert {name: sorted(set(pattern.findall(text))) for name, text in FRAME.items() if pattern.search(text)} == {}


def test_the_frame_asks_only_the_games_registries() -> None:
    asked = {path for text in FRAME.values() for path in re.findall(r"['\"](?:\.\./)+games/([^'\"]+)['\"]", text)}
    assert asked == {"index.js", "fronts.js"}


def test_the_types_of_what_travels_are_those_of_the_server() -> None:
    """`python tools/client_types.py` (`./run tidy` does it) writes them anew."""
    assert client_types.FILE.read_text(encoding="utf-8") == client_types.written()


UNCHECKED = 4
"""So many places of the client's types are `any`: the fields of an action and of an event of whatever game, the table
of whatever game, and what a template becomes. There the compiler looks at nothing; new code says what it means."""


def types_said() -> Iterator[str]:
    """What stands within the braces of comments, and the declarations; those that a machine writes are left out."""
    for path in WEB.glob("**/*.d.ts"):
        if "vendor" not in path.parts and path != client_types.FILE:
            yield re.sub(r"/\*.*?\*/|//[^\n]*", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    for text in SCRIPTS.values():
        for comment in re.findall(r"/\*\*.*?\*/", text, re.DOTALL):
            depth = 0
            for part in re.split(r"([{}])", comment):
                depth += {"{": 1, "}": -1}.get(part, 0)
                if depth:
                    yield part


def test_what_the_compiler_does_not_look_at_grows_no_more() -> None:
    unchecked = sum(len(re.findall(r"\bany\b", said)) for said in types_said())
    assert unchecked <= UNCHECKED, f"{unchecked - UNCHECKED} more `any` in the client: say what it is, or `unknown`"
    assert unchecked == UNCHECKED, f"fewer `any` in the client: set UNCHECKED to {unchecked}"


def test_no_module_comes_back_to_itself() -> None:
    """Who imports whom, loaded with the module; what is imported when asked for is another matter."""
    asked = re.compile(r"^(?:import|export)\b[^'\"(]*?['\"](\.[^'\"]+)['\"]", re.MULTILINE)
    left = {
        name: {(WEB / name).parent.joinpath(path).resolve().relative_to(WEB).as_posix() for path in asked.findall(text)}
        for name, text in SCRIPTS.items()
    }
    while leaves := [name for name, wanted in left.items() if not wanted & left.keys()]:
        for name in leaves:
            del left[name]
    assert left == {}


def test_a_declaration_gives_one_name() -> None:
    assert declared_together("const a = f(1, `${[2, 3]},`),\n  b = 4\n") == ["a"]
    assert not declared_together("const a = f(1, '2,')\nfor (const [x, y] of a) g(x, y)\nlet c\n")
    assert {name: names for name, text in SCRIPTS.items() if (names := declared_together(text))} == {}


MOST_ELEMENTS = 2
"""Of one template in one line: what a page is made of is seen by its margin."""


def test_a_line_of_a_template_holds_few_elements() -> None:
    example = "html`<p><b>${a}</b><i>${f(html`<u>1</u>`)}</i>\n<${B} /></p>` + `<i><i><i>`"
    assert sorted(Counter(elements(example)).values()) == [1, 1, 3]
    packed = {
        (name, line + 1)
        for name, text in SCRIPTS.items()
        for (_, line), many in Counter(elements(text)).items()
        if many > MOST_ELEMENTS
    }
    assert packed == set()


def test_cells_and_their_sides_are_named_in_one_place() -> None:
    assert found(r"const (?:keyOf|cellOf|sideTo|opposite|turnOf) =|function (?:keyOf|cellOf)\b") == {"lib/cells.js"}
    assert found(r"\bArrowUp: '?N|\bN: \[0, -1\]|'NESW'[.\[]|\.\.\.'NESW'") == {"lib/cells.js"}


def test_the_pips_of_a_die_lie_alike_in_every_game() -> None:
    assert found(r"\bconst (?:PIPS|pips)\b") == {"parts/pips.js"}


def test_whose_a_cart_is_is_asked_of_the_server() -> None:
    """It is a rule what a number means: the client works nothing out of one."""
    assert not found(r"\b(?:cart|railway|die)\b\)? (?:[*/]|%) ")


def test_what_a_rectangle_scores_and_which_action_needs_no_place_is_read_from_what_the_server_says() -> None:
    """`rectangle_points` of the sheet; an action of Railways without a cell, a railway or a die."""
    assert not found(r"\bwidth \* height\b")
    assert not found(r"Set\(\[[^\]]*'recruit'")


def test_which_way_a_placed_cart_faces_is_asked_of_the_server() -> None:
    """`inward` of an exit in the catalogue; that it is the side across from the one it lies on is a rule."""
    assert not found(r"\bopposite\([^()]*\.side\b")


def test_where_rails_lead_a_cart_is_read_from_what_happened() -> None:
    """`facing` of `cart_moved`: the far exit of a straight or a corner is a rule."""
    assert not found(r"\bexits\.replace\(")


def test_nothing_but_the_message_of_the_wire_is_called_act() -> None:
    """Elsewhere an act is an entry that is nobody's move."""
    assert not found(r"\bact(?=\(|,| =|: \()|\bAct\b|[\".-]acts\b")


def test_every_level_has_a_face() -> None:
    """One of the places that a new level touches (docs/extending.md); its words are looked for in tests/words."""
    worn = SCRIPTS["parts/faces.js"].partition("const WEARS = {")[2].partition("\n}")[0]
    assert tuple(re.findall(r"^  (\w+): `", worn, re.MULTILINE)) == LEVELS


ASKED = (
    r"^(?:import|export)\b[^'\"]*?\{([^}]*)\} from",
    r"import\([^)]*\)\s*\.then\(\s*\(\{([^}]*)\}",
    r"\{([^{}]*)\} = await import\(",
)


def test_what_a_script_shares_is_asked_for() -> None:
    """Imported by another or by one of the tests', or taken out of one that was fetched when it was needed."""
    asked = set[str]()
    for text in (*SCRIPTS.values(), *(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("*.js"))):
        lists = [names for pattern in ASKED for names in re.findall(pattern, text, re.MULTILINE)]
        asked |= {name.split(" as ")[0].strip() for names in lists for name in names.split(",")}
        asked |= set(re.findall(r"\.(\w+)\b", text))
    shared = re.compile(r"^export (?:async )?(?:const|let|function|class) (\w+)", re.MULTILINE)
    given = [(name, each) for name, text in SCRIPTS.items() for each in shared.findall(text)]
    assert len(given) > 500
    assert not [(name, each) for name, each in given if each not in asked]


SCREEN = 60
"""Lines of a function at the most."""


def statements(text: str) -> Iterator[list[str]]:
    """What begins at the margin, with its lines: only what closes it is at the margin, too."""
    one: list[str] = []
    for line in text.splitlines():
        if line and line[0] not in " })]`":
            yield one
            one = []
        one.append(line)
    yield one


def methods(text: str) -> Iterator[list[str]]:
    """Of the classes of a script, each with its lines."""
    head = r"^  (?:async |static |get |set )*(?!(?:if|for|while|switch|catch)\b)#?\w+\([^\n]*\) \{\n"
    yield from (one[0].splitlines() for one in re.finditer(rf"{head}.*?\n  \}}", text, re.MULTILINE | re.DOTALL))


def test_a_function_fits_on_a_screen() -> None:
    begins = re.compile(r"^(?:export )?(?:default )?(?:async )?(?:function\b|const \w+ = .*=>)")
    found = [(name, one) for name, text in SCRIPTS.items() for one in statements(text) if one and begins.match(one[0])]
    of_classes = [(name, one) for name, text in SCRIPTS.items() for one in methods(text)]
    assert len(found) > 1000 and len(of_classes) > 150
    assert not [(name, lines[0]) for name, lines in (*found, *of_classes) if len(lines) > SCREEN]


def test_what_is_not_sent_of_a_script_is_a_comment() -> None:
    """A line of a template could look like one."""
    for name, text in SCRIPTS.items():
        bare = without_comments(text).encode()
        assert lean(name, bare) == bare, name


def test_no_style_is_for_what_nobody_draws() -> None:
    """A class, an id or a property of a stylesheet is a word of some script or of the page, or put together there:
    `link-${seat}`, `f${2}`."""
    drawn = "\n".join([*SCRIPTS.values(), (WEB / "index.html").read_text(encoding="utf-8")])
    known, begun = set(re.findall(r"[\w-]+", drawn)), set(re.findall(r"([\w-]*\w-?)\$\{", drawn))
    styles = "\n".join(
        re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        for path in WEB.rglob("*.css")
        if "vendor" not in path.parts
    )
    named = set(re.findall(r"[.#]([A-Za-z][\w-]*)", " ".join(re.findall(r"([^{};]+)\{", styles))))
    named |= set(re.findall(r"(--[\w-]+)\s*:", styles)) - set(re.findall(r"var\(\s*(--[\w-]+)", styles))
    put_together = re.compile("|".join(re.escape(word) + (r"\w+" if word[-1] == "-" else r"\d+") for word in begun))
    assert not [name for name in named - known if not put_together.match(name)]
