"""A server with the games of the package, to compare the host in the browser with."""

from collections.abc import Iterator

import pytest

from branchline.server.settings import BotLimits
from kits.real_games import REAL
from kits.server import Person, Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(data=str(tmp_path_factory.mktemp("server")), bots=BotLimits(workers=1), **REAL) as running:
        yield running


@pytest.fixture
def person(server: Server) -> Person:
    return Person(server)
