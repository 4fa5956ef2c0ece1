"""Puzzles at a server: a private table on each, how far its turn has come, and what was best."""

from collections.abc import Iterator
from typing import Any

import pytest

from kits.real_games import REAL
from kits.server import Document, Person, Server, serving
from server.conftest import ENGINES


@pytest.fixture(scope="module", params=ENGINES)
def server(request: pytest.FixtureRequest, new_data: Any) -> Iterator[Server]:
    with serving(data=new_data(request.param), **REAL) as running:
        yield running


@pytest.fixture(scope="module")
def person(server: Server) -> Person:
    return Person(server, Document(server.url))


@pytest.mark.parametrize("puzzle", ["railroad-tiles-1", "railways-1", "off-the-rails-1"])
def test_a_puzzle_is_begun_solved_and_explained(person: Person, puzzle: str) -> None:
    made = person.post(f"/api/puzzles/{puzzle}", expect=201)
    table, path = made["id"], f"/api/tables/{made['id']}/puzzle"
    assert "begun" in made["no_record"], "it counts for nothing"
    assert not made.get("public")
    assert person.refused("POST", f"/api/tables/{table}/hint", {}, expect=409) == "hints-forbidden"
    begun = person.get(path)
    assert (begun["puzzle"]["id"], begun["can_stop"], begun["over"]) == (puzzle, False, False)
    assert begun["reached"] == begun["puzzle"]["start"]
    assert begun["answer"] is None, "not before one asks"
    answer = person.get(path, answer=True)["answer"]
    for step in answer["steps"]:
        person.act(table, step["action"])
    solved = person.get(path)
    assert (solved["reached"], solved["can_stop"]) == (answer["best"], True)
    assert answer["steps"][-1]["total"] == answer["best"] > begun["reached"]
    undo = person.post(f"/api/tables/{table}/undo", {"to": begun["step"] + 1})
    assert not undo.get("waits_for")
    assert person.get(path)["reached"] == begun["reached"], "one may try as often as one likes"


def test_what_is_no_puzzle_is_said(person: Person) -> None:
    listed = person.get("/api/puzzles")["puzzles"]
    assert {puzzle["game"] for puzzle in listed} == {"railroad-tiles", "railways", "off-the-rails"}
    assert all("best" not in puzzle for puzzle in listed)
    for name in ("railways-0", "chess-1", "railways", "-", "railways-1x"):
        assert person.refused("POST", f"/api/puzzles/{name}", expect=404) == "unknown-puzzle"
    table = person.post("/api/tables", {"game": "railways", "seats": [{"type": "me"}]}, expect=201)["id"]
    assert person.get(f"/api/tables/{table}/puzzle")["puzzle"] is None
