"""Servers for the tests of this folder: every test runs on SQLite and on a real PostgreSQL."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kits.postgres import running_postgres
from kits.real_games import REAL
from kits.server import Document, Person, Server, serving

ENGINES = ("sqlite", "postgres")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    with running_postgres() as server:
        yield server


@pytest.fixture(scope="session")
def new_data(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], str]:
    """A place for a new, empty database of this engine."""
    count = [0]

    def make(engine: str) -> str:
        count[0] += 1
        if engine == "sqlite":
            return str(tmp_path_factory.mktemp("data"))
        server, name = request.getfixturevalue("postgres"), f"test{count[0]}"
        server.psql(f"CREATE DATABASE {name};")
        return str(server.get_uri(name))

    return make


@pytest.fixture(scope="session", params=ENGINES)
def server(request: pytest.FixtureRequest, new_data: Callable[[str], str]) -> Iterator[Server]:
    with serving(data=new_data(request.param)) as running:
        yield running


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the games of the package."""
    with serving(data=str(tmp_path_factory.mktemp("real")), **REAL) as running:
        yield running


@pytest.fixture(scope="session")
def document(server: Server) -> Document:
    return Document(server.url)


@pytest.fixture
def person(server: Server, document: Document) -> Callable[[], Person]:
    """Makes somebody new."""
    return lambda: Person(server, document)


@pytest.fixture(params=ENGINES)
def data(request: pytest.FixtureRequest, new_data: Callable[[str], str]) -> str:
    """An empty database of a test's own."""
    return new_data(request.param)


@pytest.fixture
def folder(tmp_path: Path) -> str:
    return str(tmp_path)
