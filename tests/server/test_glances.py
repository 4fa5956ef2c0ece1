"""A table at a glance, for lists: with one's own eyes, and an idle one is not loaded for it."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from branchline.core.codec import convert, encode
from branchline.games import NAMES, find_game
from kits.playing import HIDE
from kits.server import Document, Person, Server, loaded, serving

New = Callable[[], Person]
MOST_BYTES = 16_000
"""A card is small, however late the match."""


def seen(person: Person, table: str) -> tuple[int, int | None, Any]:
    found = person.get(f"/api/tables/{table}/glance")
    return found["seq"], found["seat"], found["board"]["mine"]


def test_everybody_looks_with_their_own_eyes(person: New) -> None:
    anna, ben = person(), person()
    table = anna.new_table("me", "open")
    path = f"/api/tables/{table['id']}/glance"
    assert anna.refused("GET", path, expect=409) == "not-started"
    assert anna.refused("GET", "/api/tables/nothing/glance", expect=404) == "unknown-table"
    ben.join(table, 1)
    anna.act(table["id"], HIDE)
    assert seen(anna, table["id"]) == (1, 0, 1)
    assert seen(ben, table["id"]) == (1, 1, None), "what she hides is hers"
    assert seen(person(), table["id"]) == (1, None, None)


def test_of_several_seats_it_is_the_one_that_is_to_act(person: New) -> None:
    anna = person()
    table = anna.new_table("me", "me")["id"]
    assert seen(anna, table) == (0, 0, None)
    anna.act(table, HIDE, seat=0)
    assert seen(anna, table) == (1, 1, None)


def test_an_idle_table_is_seen_without_loading_it_as_long_as_its_snapshot_is_the_last_word(data: str) -> None:
    with serving(data=data) as server:
        anna = Person(server, Document(server.url))
        ben = Person(server, anna.document)
        table = anna.new_table("me", "open")
        ben.join(table, 1)
        anna.act(table["id"], HIDE)
    with serving(data=data) as server:
        anna, ben, stranger = anna.at(server), ben.at(server), Person(server, anna.document)
        assert [seen(who, table["id"]) for who in (anna, ben, stranger)] == [(1, 0, 1), (1, 1, None), (1, None, None)]
        assert loaded(server) == 0
        ben.act(table["id"], HIDE)
        assert seen(anna, table["id"])[0] == 2
        server.kill()
    with serving(data=data) as server:
        assert seen(anna.at(server), table["id"])[0] == 2, "the snapshot is older"


@pytest.mark.parametrize("game", NAMES)
def test_every_game_has_a_small_board_made_of_the_view_alone(game: str, real: Server) -> None:
    anna, rules = Person(real, Document(real.url)), find_game(game)
    seats = [{"type": "me"}] * min(rules.seat_counts)
    table = anna.post("/api/tables", {"game": game, "seats": seats}, expect=201)["id"]
    for _ in range(4):
        found = anna.get(f"/api/tables/{table}/glance")
        position = anna.update(table, seat=found["seat"])["position"]
        board = encode(rules.glance(convert(position["view"], rules.view_type)))
        assert found["board"] == json.loads(board) and len(board) < MOST_BYTES
        anna.act(table, position["legal"][0], seat=found["seat"])
