"""A server with the games of the package, and a browser, for the tests of this folder."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from branchline.server.settings import BotLimits
from kits.browser import FAR, LEAN, Visitor, chromium
from kits.proxy import FarProxy
from kits.real_games import REAL
from kits.server import Server, serving, tell


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium(LEAN) as running:
        yield running


@pytest.fixture(scope="session")
def dealing(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file that the server deals by."""
    file = tmp_path_factory.mktemp("deals") / "deals"
    tell(file, "")
    return file


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, dealing: Path) -> Iterator[Server]:
    data = str(tmp_path_factory.mktemp("server"))
    with serving(data=data, deals=dealing, bots=BotLimits(workers=1), **REAL) as running:
        yield running


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest, dealing: Path) -> None:
    """What a test is dealt and what its bots draw is the same every time: what failed once can be seen again."""
    tell(dealing, request.node.nodeid)


@pytest.fixture
def visitor(browser: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Makes somebody new, `far` milliseconds away; at the end of the test nothing may have gone wrong in their page."""
    made: list[Visitor] = []
    lines: dict[int, FarProxy] = {}

    def make(far: int = FAR, **facts: Any) -> Visitor:
        if far and far not in lines:
            lines[far] = FarProxy(server.url, max(far, FAR) / 1000)
        made.append(Visitor(browser, lines[far].url if far else server.url, **facts))
        return made[-1]

    yield make
    for each in made:
        each.close()
    for line in lines.values():
        line.close()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What needs the browser says so, by the fixture it asks for."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker("chromium")
