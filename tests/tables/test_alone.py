"""A table needs nothing but the standard library and msgspec: whole matches of every game, played through `tables` in a
process in which nothing else can be imported."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from branchline.core import record
from branchline.games import NAMES, find_game

PLAY = Path(__file__).parent / "play_alone.py"


@pytest.fixture(scope="module")
def told() -> dict[str, dict[str, object]]:
    done = subprocess.run([sys.executable, str(PLAY)], capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    return {line["game"]: line for line in lines}


def test_nothing_else_was_there_to_import(told: dict[str, dict[str, object]]) -> None:
    assert set(told) == {*NAMES, "process"}
    outside = told["process"]["outside"]
    assert isinstance(outside, list) and set(outside) == {"branchline", "msgspec"}
    assert told["process"]["refused"], "rich, sqlalchemy and numba are installed here, and were not to be had there"


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_match_between_bots_and_a_seat_that_is_told_everything(
    game: str, told: dict[str, dict[str, object]]
) -> None:
    line = told[game]
    assert line["over"] and line["seats_told"] == line["seats"]
    assert line["has_secrets"] is False, "what a seat is told holds nothing of the seed"
    match = record.replay(record.read(str(line["record"]).encode()), find_game)
    assert match.outcome is not None and len(match.entries) == line["entries"]
