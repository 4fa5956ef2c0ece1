"""Who draws a table gets the marks with every position; who does not is spared them. Pieces come whole or in part."""

import json
from typing import Any

import pytest

from branchline.core.codec import convert, encode
from branchline.games import NAMES, find_game
from kits.server import Document, Person, Server


def expected(game_name: str, position: Any) -> Any:
    game: Any = find_game(game_name)
    return json.loads(encode(game.marks(convert(position["view"], game.view_type))))


def test_one_part_of_the_pieces(real: Server) -> None:
    anna = Person(real, Document(real.url))
    whole = anna.get("/api/games/railroad-tiles/content")
    assert anna.get("/api/games/railroad-tiles/content", part="challenges") == {"challenges": whole["challenges"]}
    assert anna.refused("GET", "/api/games/railroad-tiles/content?part=dragons", expect=404) == "unknown-part"


@pytest.mark.parametrize("game", NAMES)
def test_marks_come_with_the_position_for_who_asks(game: str, real: Server) -> None:
    anna = Person(real, Document(real.url))
    seats = [{"type": "me"}] * min(find_game(game).seat_counts)
    table = anna.post("/api/tables", {"game": game, "seats": seats}, expect=201)["id"]
    drawing, reading = anna.live(table, seat=0, seq=0, marks=True), anna.live(table, seat=0, seq=0)
    for live in (drawing, reading):
        live.until("changed")
    for _ in range(6):
        acting = drawing.position["to_act"][0]
        if acting != drawing.position["seat"]:
            drawing.say({"type": "hello", "seat": acting, "seq": drawing.seq, "marks": True})
            drawing.until("changed")
        assert drawing.position["marks"] == expected(game, drawing.position)
        drawing.act(drawing.position["legal"][0])
        reading.until_seq(drawing.seq)
        assert reading.position["marks"] is None
    seat = drawing.position["seat"]
    assert drawing.position["marks"] == anna.get(f"/api/tables/{table}/marks/{drawing.seq}", seat=seat)
