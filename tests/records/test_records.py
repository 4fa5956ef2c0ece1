"""The golden records replay to the very same states and scores. Where a change of the rules means to change them,
tools/golden.py --remake makes them anew."""

import json
import tomllib
from pathlib import Path

import pytest

from branchline.core import record
from gamekit import find_any_game

HERE = Path(__file__).parent
FILES = sorted(path for path in HERE.glob("*/*.json") if path.name != "outcomes.json")


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_record_replays_to_its_outcome(path: Path) -> None:
    data = path.read_bytes()
    match = record.replay(record.read(data), find_any_game)
    assert record.export(match) == data
    expected = json.loads((path.parent / "outcomes.json").read_text())[path.stem]
    assert match.outcome is not None
    assert {"scores": list(match.outcome.scores), "places": list(match.outcome.places)} == expected


@pytest.mark.parametrize(
    "folder", sorted(path.parent for path in HERE.glob("*/cases.toml")), ids=lambda path: path.name
)
def test_every_case_has_its_record(folder: Path) -> None:
    cases = tomllib.loads((folder / "cases.toml").read_text(encoding="utf-8"))
    assert sorted(cases) == sorted(json.loads((folder / "outcomes.json").read_text()))
    assert sorted(cases) == sorted(path.stem for path in FILES if path.parent == folder)
    for case, facts in cases.items():
        made = record.read((folder / f"{case}.json").read_bytes())
        assert made.seats == facts["seats"]
        assert facts.get("options", {}).items() <= made.options.items()
