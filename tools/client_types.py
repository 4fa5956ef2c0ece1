"""The types of everything that travels, for the browser client: written from the OpenAPI document, never by hand.

Without a word it writes `src/branchline/web/wire.d.ts`; with `--check` it says whether the file is as it would be.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from branchline.games import NAMES, find_game
from branchline.server.app import all_endpoints
from branchline.server.http.openapi import REFS, document

FILE = Path(__file__).parents[1] / "src" / "branchline" / "web" / "wire.d.ts"
HEAD = """// Written by tools/client_types.py from the OpenAPI document: what the server says and what it is told.
// Do not change it by hand; `./run tidy` writes it anew.
"""
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
WIDE = 110

Schema = dict[str, Any]


def written() -> str:
    said = document(all_endpoints(), [find_game(name) for name in NAMES])
    components = said["components"]["schemas"]
    rooms: dict[str, dict[str, Schema]] = {}
    for name, schema in components.items():
        room, _, kind = name_of(name).rpartition(".")
        rooms.setdefault(room, {})[kind] = schema
    parts = [HEAD, *declarations(rooms.pop(""), {*lean_structs("tables", "core"), *told(said)})]
    for game, kinds in rooms.items():
        lean = set(lean_structs("games." + re.sub(r"(?<!^)(?=[A-Z])", "_", game).lower()))
        lines = "".join(declarations(kinds, lean)).replace(f"{game}.", "").splitlines()
        parts += [f"export namespace {game} {{\n", *(f"  {line}\n" for line in lines), "}\n"]
    return "".join([*parts, *answers(said["paths"])])


def answers(paths: dict[str, Any]) -> Iterator[str]:
    """What is said to whom asks so, by method and path: a part of the path that is filled in is a star."""
    yield "/** What is answered, by method and path; `*` stands for a part that is filled in. */\n"
    yield "export type Answers = {\n"
    for path, methods in paths.items():
        for method, endpoint in methods.items():
            [good] = [each for status, each in endpoint["responses"].items() if status.startswith("2")]
            if (body := good["content"].get("application/json")) is not None:
                asked = f"{method.upper()} {re.sub(r'{[^}]+}', '*', path)}"
                yield f"  '{asked}': {type_of(body['schema'])}\n"
    yield "}\n"


def name_of(component: str) -> str:
    """As it is called in the client. Where two kinds have one name, the document names them with their modules."""
    module, _, name = component.rpartition(".")
    if not module.startswith("branchline."):
        return component
    return f"Live{name}" if module.endswith("live_messages") else name


# What may be missing --------------------------------------------------------------------------------------------------


def lean_structs(*rooms: str) -> Iterator[str]:
    """Kinds of these packages of which what is as usual is left out."""
    within = tuple(f"branchline.{room}." for room in rooms)
    waiting: list[type] = [msgspec.Struct]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind.__module__.startswith(within):
            config = getattr(kind, "__struct_config__", None)
            if config is not None and config.omit_defaults:
                yield kind.__name__


def told(said: dict[str, Any]) -> set[str]:
    """What a client sends, and what is in it: the bodies of requests and the messages of a live connection. What has a
    usual value may be left out."""
    components = said["components"]["schemas"]
    bodies = [each["requestBody"] for path in said["paths"].values() for each in path.values() if "requestBody" in each]
    waiting, found = [*references(bodies), *references(components["LiveSaid"])], set[str]()
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += references(components[name])
    return {name_of(name) for name in found}


def references(schema: Any) -> Iterator[str]:
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield str(schema["$ref"].removeprefix(REFS))
        schema = list(schema.values())
    if isinstance(schema, list | tuple):
        for part in schema:
            yield from references(part)


# Types ----------------------------------------------------------------------------------------------------------------


def declarations(kinds: dict[str, Schema], loose: set[str]) -> Iterator[str]:
    for name, schema in sorted(kinds.items()):
        yield "\n".join([*declaration(name, schema, name in loose), ""])


def declaration(name: str, schema: Schema, is_loose: bool) -> Iterator[str]:
    about = re.sub(r"\s+", " ", schema.get("description", "")).replace("*/", "* /").split(". ")[0].rstrip(".")
    if about:
        yield f"/** {about}. */" if len(about) < WIDE else f"/** {about[: WIDE - 2]}… */"
    if "properties" not in schema:
        yield from folded(f"export type {name} =", type_of(schema))
        return
    yield f"export type {name} = {{"
    required = set(schema.get("required", ()))
    for field, each in schema["properties"].items():
        mark = "?" if is_loose and field not in required else ""
        yield from folded(f"  {field}{mark}:", type_of(each))
    yield "}"


def folded(name: str, kind: str) -> Iterator[str]:
    """A union that is too long for a line has a line for each of its kinds."""
    if len(name) + len(kind) < WIDE:
        yield f"{name} {kind}"
        return
    is_list = kind.startswith("(") and kind.index(")") == len(kind) - 3
    indent = " " * (len(name) - len(name.lstrip()) + 2)
    yield f"{name} (" if is_list else name
    yield from (f"{indent}| {each}" for each in (kind[1:-3] if is_list else kind).split(" | "))
    if is_list:
        yield f"{indent[2:]})[]"


def type_of(schema: Schema) -> str:
    if "$ref" in schema:
        return name_of(schema["$ref"].removeprefix(REFS))
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(each) for each in schema["anyOf"])) or "unknown"
    if "enum" in schema or "const" in schema:
        return " | ".join(literal(value) for value in schema.get("enum", [schema.get("const")]))
    kind = schema.get("type")
    if kind == "array":
        return array_of(schema)
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"{{ [key: string]: {type_of(values) if isinstance(values, dict) else 'unknown'} }}"
    return PLAIN.get(str(kind), "unknown")


def array_of(schema: Schema) -> str:
    """A tuple where the length is known."""
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(each) for each in schema['prefixItems'])}]"
    items = type_of(schema.get("items") or {})
    return f"({items})[]" if "|" in items else f"{items}[]"


def literal(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else msgspec.json.encode(value).decode()


def main(words: list[str]) -> int:
    text = written()
    if words != ["--check"]:
        FILE.write_text(text, encoding="utf-8")
        return 0
    is_current = FILE.exists() and FILE.read_text(encoding="utf-8") == text
    if not is_current:
        sys.stderr.write(f"{FILE.name} is not what the server says: ./run tidy writes it anew\n")
    return int(not is_current)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
