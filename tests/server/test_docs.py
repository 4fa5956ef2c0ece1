"""docs/api.md names every endpoint and every live message, and no others; the OpenAPI document keeps its word."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from branchline.games import NAMES, find_game
from branchline.server.app import all_endpoints
from branchline.server.http.openapi import document
from branchline.server.http.schema_page import schema_page
from branchline.tables.live_messages import Said, Told

TEXT = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")


def shown_paths() -> set[str]:
    """Paths as the text writes them; `…` stands for a table."""
    found = re.findall(r"(/(?:api|health|metrics|schema)[\w/{}…]*|…/[\w/{}]+)", TEXT)
    return {re.sub(r"\{(\w+)\}", "{}", path.replace("…", "/api/tables/{table}", 1)) for path in found}


def test_the_text_names_every_endpoint_and_no_other() -> None:
    endpoints = {re.sub(r"\{(\w+)\}", "{}", endpoint.path) for endpoint in all_endpoints()}
    shown = shown_paths() - {"/api/tables/{}/live"}
    assert endpoints - shown == set()
    assert shown - endpoints == set()


def test_the_text_names_every_live_message() -> None:
    for kind in (*Said.__args__, *Told.__args__):
        assert f"`{kind.__struct_config__.tag}`" in TEXT


BY_GAME = {"Action", "Event", "View", "Options"}
"""Unions over the games: which game it is says the table, not the value."""


@pytest.fixture(scope="module")
def made() -> Any:
    return document(all_endpoints(), [find_game(name) for name in NAMES])


def parts(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from parts(inner)


def test_the_document_says_that_nothing_else_may_stand_in_an_object(made: Any) -> None:
    objects = [part for part in parts(made["components"]["schemas"]) if "properties" in part]
    assert len(objects) > 100
    assert [part for part in objects if part["additionalProperties"] is not False] == []


def test_the_document_says_how_unions_are_told_apart(made: Any) -> None:
    schemas = {name: schema for name, schema in made["components"]["schemas"].items() if name not in BY_GAME}
    unions = [
        part for part in parts([schemas, made["paths"]]) if sum("$ref" in one for one in part.get("anyOf", ())) > 1
    ]
    assert len(unions) > 5
    assert [part for part in unions if "discriminator" not in part] == []


def test_the_page_to_read_has_every_endpoint(made: Any) -> None:
    page = schema_page(made)
    for endpoint in all_endpoints():
        assert endpoint.path in page
