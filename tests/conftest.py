"""`--clause RT-T3` runs the tests that carry this clause, and no others."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from kits.ready import loaded_in

settings.register_profile(
    "steady", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")
"""The same examples every time, however slow the machine: what a new one might find is `./run fuzz`'s to look for."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clause", help="run only the tests that carry this rule clause")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = config.getoption("--clause")
    if not wanted:
        return
    kept = [item for item in items if any(wanted in mark.args for mark in item.iter_markers("clause"))]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept


@pytest.fixture(autouse=True, scope="session")
def _data_of_their_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Tests never touch what the person who runs them has kept."""
    before = os.environ.get("BRANCHLINE_DATA")
    os.environ["BRANCHLINE_DATA"] = str(tmp_path_factory.mktemp("user"))
    loaded_in()
    yield
    if before is None:
        del os.environ["BRANCHLINE_DATA"]
    else:
        os.environ["BRANCHLINE_DATA"] = before
