"""Every scenario file below this folder is a test; it carries the clauses it names."""

from pathlib import Path

import pytest

from kits import scenario

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.toml"))


def as_test(path: Path) -> object:
    clauses = scenario.load(path)["clauses"]
    return pytest.param(path, id=str(path.relative_to(HERE)), marks=pytest.mark.clause(*clauses))


@pytest.mark.parametrize("path", [as_test(path) for path in FILES])
def test_scenario(path: Path) -> None:
    scenario.run(scenario.load(path))
