"""The OpenAPI 3.1 document, made from the endpoints and from msgspec's own schemas of their types."""

import re
from typing import Any

import msgspec

from branchline import __version__
from branchline.core.game import AnyGame
from branchline.server.http.endpoint import Endpoint
from branchline.server.http.routing import NUMBERS
from branchline.tables import live_messages as live
from branchline.tables.play_messages import Problem
from branchline.tables.wire import KEY_PATTERN

REFS = "#/components/schemas/"
_MEANING = {
    400: "Malformed",
    401: "Not signed in, or a wrong token",
    403: "Not allowed",
    404: "No such thing",
    409: "Not as things stand (a stale action, somebody else's turn, a seat that is taken)",
    413: "Too large",
    422: "Refused by the rules",
    429: "Too many requests",
    503: "Not stored (try again), or nobody knows (store-unsure)",
}


def document(endpoints: list[Endpoint], games: list[AnyGame]) -> dict[str, Any]:
    schemas = _schemas(endpoints, games)
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Branchline", "version": __version__, "description": "Tables for three railway games."},
        "paths": paths,
        "components": {
            "schemas": schemas.components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "branchline"},
            },
        },
    }


class _Schemas:
    """`of` gives the schema of a type; all named ones are in `components`."""

    def __init__(self, kinds: list[Any], components: dict[str, Any]) -> None:
        found, named = msgspec.json.schema_components(kinds, ref_template=REFS + "{name}")
        self._of = {id(kind): schema for kind, schema in zip(kinds, found, strict=True)}
        self.components = {**named, **components}

    def of(self, kind: Any) -> dict[str, Any]:
        return self._of[id(kind)]


def _schemas(endpoints: list[Endpoint], games: list[AnyGame]) -> _Schemas:
    kinds: list[Any] = [Problem, live.Said, live.Told]
    for endpoint in endpoints:
        kinds += [kind for kind in (endpoint.returns, endpoint.body, endpoint.query) if kind not in (None, bytes, str)]
    unique = list({id(kind): kind for kind in kinds}.values())
    schemas = _Schemas(unique, _game_components(games))
    schemas.components |= {"LiveSaid": schemas.of(live.Said), "LiveTold": schemas.of(live.Told)}
    return schemas


def _game_components(games: list[AnyGame]) -> dict[str, Any]:
    """Each game's actions, events, options and view, and for each of these the union of all games'."""
    made: dict[str, Any] = {"Action": [], "Event": [], "View": [], "Options": []}
    components: dict[str, Any] = {}
    for game in games:
        kinds = {
            "Action": game.action_type,
            "Event": game.event_type,
            "View": game.view_type,
            "Options": game.options_type,
        }
        prefix = "".join(word.title() for word in re.split(r"\W", game.name))
        roots, named = msgspec.json.schema_components(
            list(kinds.values()), ref_template=f"{REFS}{prefix}.{{name}}", schema_hook=_loose
        )
        components |= {f"{prefix}.{name}": schema for name, schema in named.items()}
        for kind, root in zip(kinds, roots, strict=True):
            components[f"{prefix}.Any{kind}"] = root
            made[kind].append({"$ref": f"{REFS}{prefix}.Any{kind}"})
    return components | {kind: {"anyOf": refs} if refs else {} for kind, refs in made.items()}


def _loose(_kind: type) -> dict[str, Any]:
    """A value that writes its own JSON: any."""
    return {}


def _operation(endpoint: Endpoint, schemas: _Schemas) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.about.split(". ")[0].split("\n")[0],
        "description": endpoint.about,
        "tags": [endpoint.tag],
        "parameters": [*_path_parameters(endpoint), *_query_parameters(endpoint, schemas), *_mark(endpoint)],
        "responses": _responses(endpoint, schemas),
        "security": [{}, {"token": []}, {"cookie": []}],
    }
    if endpoint.body is not None:
        schema = {} if endpoint.body is bytes else schemas.of(endpoint.body)
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    return operation


def _path_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    names = re.findall(r"\{(\w+)\}", endpoint.path)
    number, text = {"type": "integer", "minimum": 0, "maximum": 1_000_000}, {"type": "string", "minLength": 1}
    return [
        {"name": name, "in": "path", "required": True, "schema": number if name in NUMBERS else text} for name in names
    ]


def _query_parameters(endpoint: Endpoint, schemas: _Schemas) -> list[dict[str, Any]]:
    if endpoint.query is None:
        return []
    schema = schemas.components[endpoint.query.__name__]
    required = schema.get("required", [])
    return [
        {"name": name, "in": "query", "required": name in required, "schema": _not_null(each)}
        for name, each in schema["properties"].items()
    ]


def _not_null(schema: dict[str, Any]) -> dict[str, Any]:
    """A query can leave something out, but it cannot say null."""
    kinds = [kind for kind in schema.get("anyOf", []) if kind != {"type": "null"}]
    return kinds[0] if len(kinds) == 1 else {key: value for key, value in schema.items() if key != "default"}


def _mark(endpoint: Endpoint) -> list[dict[str, Any]]:
    if endpoint.method == "GET" or endpoint.is_for_programs:
        return []
    mark = "Any value. Needed with the cookie, not with a token: pages of other sites cannot send it."
    schema = {"type": "string", "enum": ["1"]}
    found = [{"name": "X-Branchline", "in": "header", "required": True, "schema": schema, "description": mark}]
    if endpoint.takes_key:
        about = "An id of the client's own, at random: who sends the same again within a day gets the first answer."
        key = {"type": "string", "pattern": KEY_PATTERN}
        found.append(
            {"name": "Idempotency-Key", "in": "header", "required": False, "schema": key, "description": about}
        )
    return found


def _responses(endpoint: Endpoint, schemas: _Schemas) -> dict[str, Any]:
    content: dict[str, Any]
    if endpoint.media == "application/json":
        content = {endpoint.media: {"schema": schemas.of(endpoint.returns)}}
    else:
        content = {endpoint.media.split(";")[0]: {"schema": {"type": "string"}}}
    good = {str(endpoint.status): {"description": "Done", "content": content}}
    problem = {"application/json": {"schema": schemas.of(Problem)}}
    return good | {str(code): {"description": _MEANING[code], "content": problem} for code in endpoint.statuses}
