"""Golden records of the shipped games, each broken somewhere: a clear refusal that keeps nothing, or a whole table."""

import copy
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from branchline.core.errors import IllegalAction
from branchline.core.match import play, start
from branchline.games import find_game
from branchline.games.railways.actions import PlaceDie
from kits.databases import kept
from kits.server import Person, Server

GOLDEN = Path(__file__).parents[1] / "records"
RECORDS = ("railroad_tiles/two.json", "railways/as-dealt.json", "off_the_rails/2-quick.json")
TIMES = 14
STRANGE: tuple[Any, ...] = (None, True, -1, 0, 77, 10**30, 1.5, "", "x", "\0", [], {}, [[]], "9" * 300)


def places(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every way into it."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in inside:
        yield (*way, key)
        yield from places(inner, (*way, key))


def mutated(golden: Any, chance: random.Random) -> Any:
    made = copy.deepcopy(golden)
    *way, last = chance.choice(list(places(made)))
    at = made
    for key in way:
        at = at[key]
    how = chance.choice(("strange", "strange", "gone", "other", "twice", "moved"))
    if how == "strange":
        at[last] = chance.choice(STRANGE)
    elif how == "gone":
        del at[last]
    elif how == "other":
        *there, key = chance.choice(list(places(golden)))
        source = golden
        for each in there:
            source = source[each]
        at[last] = copy.deepcopy(source[key])
    elif how == "twice":
        made["entries"].insert(chance.randrange(len(made["entries"])), chance.choice(made["entries"]))
    else:
        chance.shuffle(made["entries"])
    return made


@pytest.mark.parametrize("cell", [(10**30, 0), (-5, 3), (200, 200), (0, -(10**30))])
def test_a_cell_that_is_nowhere_is_refused(cell: tuple[int, int]) -> None:
    """Its name was made of a letter that there is not."""
    match = start(find_game("railways"), 1, "nowhere", {"plan": "as_dealt"})
    with pytest.raises(IllegalAction) as refused:
        play(match, 0, PlaceDie(cell, 1))
    assert refused.value.reason.cell == cell


@pytest.mark.parametrize("name", RECORDS)
def test_a_broken_record_is_refused_whole_or_kept_whole(real: Server, name: str) -> None:
    golden = json.loads((GOLDEN / name).read_text(encoding="utf-8"))
    chance, somebody = random.Random(name), Person(real)
    brought = somebody.post("/api/records", golden, expect=201)
    assert brought["seq"] == len(golden["entries"]), "the record itself is good"
    for number in range(TIMES):
        before, damaged = kept(real), mutated(golden, chance)
        answer = somebody.http.post("/api/records", json=damaged)
        where = f"{name}, mutation {number}: {answer.status_code} {answer.text[:200]}"
        assert answer.status_code in (201, 400, 409, 422), where
        if answer.status_code == 201:
            info = answer.json()
            assert info["seq"] == len(damaged["entries"]), where
            assert len(somebody.get(f"/api/tables/{info['id']}/replay", seat=-1)["entries"]) == info["seq"], where
        else:
            assert answer.json()["reason"]["message"], where
            assert kept(real) == before, where
