"""The golden records replay to the very same states and scores. Where a change of the rules means to change them,
tools/golden.py --remake makes them anew. Those of earlier versions stay as they were: they must be read for ever."""

import json
import tomllib
from pathlib import Path

import pytest

from branchline.core import record
from branchline.core.beginning import begun
from branchline.core.codec import encode
from branchline.core.entries import Begins
from branchline.core.errors import BadRecord
from kits.games import find_any_game
from kits.scenario import to_plain

HERE = Path(__file__).parent
FILES = sorted(path for path in HERE.glob("*/*.json") if path.name != "outcomes.json")


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_record_replays_to_its_outcome(path: Path) -> None:
    data = path.read_bytes()
    match = record.replay(record.read(data), find_any_game)
    assert record.export(match) == data
    expected = json.loads((path.parent / "outcomes.json").read_text())[path.stem]
    assert match.outcome is not None
    assert to_plain(match.outcome) == expected


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_match_begun_from_a_step_goes_the_same_way_with_the_same_actions(path: Path) -> None:
    golden = record.read(path.read_bytes())
    assert golden.version == 1, "format 1 is read for ever"
    for step in range(0, len(golden.entries), 41):
        match = record.begin(golden, find_any_game, step)
        for entry in golden.entries[step:]:
            match = record.enter(match, entry)
        assert record.digest(match.state) == golden.digest
    data = record.export(match)
    again = record.read(data)
    assert (again.version, again.begins) == (2, Begins(golden.digest, step))
    assert record.export(record.replay(again, find_any_game)) == data


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_with_other_draws_nothing_changes_that_anybody_knew(path: Path) -> None:
    golden = record.read(path.read_bytes())
    match = record.begin(golden, find_any_game, 0)
    for number, entry in enumerate(golden.entries):
        match = record.enter(match, entry)
        if number % 3 or not match.to_act:
            continue
        others = begun(match, golden.digest, "others")
        assert encode(others.state) != encode(match.state)
        assert others.to_act == match.to_act
        for seat in (*range(match.seats), None):
            assert encode(others.view(seat)) == encode(match.view(seat))


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


EARLIER = sorted(path for path in HERE.glob("*/version_*/*.json") if path.name != "outcomes.json")


@pytest.mark.parametrize("path", EARLIER, ids=lambda path: f"{path.parts[-3]}/{path.parts[-2]}/{path.stem}")
def test_a_record_of_earlier_rules_replays_to_its_state_and_has_the_outcome_of_its_time(path: Path) -> None:
    kept = record.read(path.read_bytes())
    assert kept.rules_version == int(path.parent.name.removeprefix("version_"))
    match = record.replay(kept, find_any_game)
    assert record.read(record.export(match)).rules_version == match.game.rules_version > kept.rules_version
    expected = json.loads((path.parent / "outcomes.json").read_text())[path.stem]
    assert to_plain(match.outcome_by(kept.rules_version)) == expected


def test_a_record_of_rules_to_come_is_refused() -> None:
    data = EARLIER[0].read_bytes().replace(b'"rules_version": 1', b'"rules_version": 9')
    with pytest.raises(BadRecord, match="record-other-rules"):
        record.replay(record.read(data), find_any_game)
