"""`--clause RT-T3` runs the tests that carry this clause, and no others."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clause", help="run only the tests that carry this rule clause")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = config.getoption("--clause")
    if not wanted:
        return
    kept = [item for item in items if any(wanted in mark.args for mark in item.iter_markers("clause"))]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept
