"""A server with the games of the package, to compare the host in the browser with."""

from collections.abc import Iterator

import pytest

from branchline.server.settings import CHOOSE, FIND_GAME, BotLimits
from kits.server import Person, Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    facts = {"find_game": FIND_GAME, "games": None, "choose": CHOOSE}
    with serving(data=str(tmp_path_factory.mktemp("server")), bots=BotLimits(workers=1), **facts) as running:
        yield running


@pytest.fixture
def person(server: Server) -> Person:
    return Person(server)
