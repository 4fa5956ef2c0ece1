"""The shipped games on a server: whole matches against bots, and what each seat is told."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from branchline.bots import lineup
from branchline.games import NAMES, find_game
from branchline.games.railways.content import shipped_text
from branchline.server.store import schema
from branchline.server.store.engine import open_engine
from kits.real_games import play_out
from kits.server import Document, Person, Server

FORMATS = Path(__file__).parents[2] / "docs" / "formats.md"


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_match_is_played_and_replayed(game: str, real: Server) -> None:
    document = Document(real.url)
    anna = Person(real, document)
    most = max(find_game(game).seat_counts)
    seats = ["me", *[{"type": "bot", "level": level} for level in lineup(game).levels[: min(most, 2) - 1]]]
    table = anna.post("/api/tables", {"game": game, "seats": [as_wish(seat) for seat in seats]}, expect=201)["id"]
    live = anna.live(table, seq=0)
    live.until("changed")
    play_out(live, game)
    live.close()
    info = anna.get(f"/api/tables/{table}")
    assert info["state"] == "over"
    replay = anna.get(f"/api/tables/{table}/replay", seat=-1)
    assert len(replay["entries"]) == info["seq"]
    half = anna.get(f"/api/tables/{table}/replay/{info['seq'] // 2}", seat=0)
    assert half["view"]
    brought = Person(real, document).post("/api/records", anna.get(f"/api/tables/{table}/record"), expect=201)
    assert brought["outcome"] == info["outcome"]


def as_wish(seat: Any) -> Any:
    return {"type": seat} if isinstance(seat, str) else seat


@pytest.mark.parametrize("game", NAMES)
def test_what_each_seat_is_sent_holds_no_seed(game: str, real: Server) -> None:
    anna = Person(real)
    most = min(max(find_game(game).seat_counts), 2)
    table = anna.post("/api/tables", {"game": game, "seats": [{"type": "me"}] * most}, expect=201)["id"]
    sent = [anna.http.get(f"/api/tables/{table}/updates?since=0&seat={seat}").content for seat in range(-1, most)]
    sent.append(anna.http.get(f"/api/tables/{table}").content)
    engine = open_engine(real.settings.data)
    with engine.connect() as connection:
        seed = connection.execute(schema.matches.select().where(schema.matches.c.id == table)).mappings().one()["seed"]
    engine.dispose()
    assert all(seed.encode() not in data for data in sent)
    assert all(b'"rng"' not in data for data in sent)
    assert msgspec.json.decode(sent[-1])["seed_hash"]


def test_a_whole_move_of_one_small_step_is_previewed_as_legal(real: Server) -> None:
    """A cart that derails at once: nothing but the end of the actions has to be decided."""
    anna = Person(real, Document(real.url))
    wish = {"game": "off-the-rails", "seats": [{"type": "me"}, {"type": "me"}]}
    table = anna.post("/api/tables", wish, expect=201)["id"]
    (seat,) = anna.update(table)["position"]["to_act"]
    legal = anna.update(table, seat=seat)["position"]["legal"]
    place = next(action for action in legal if action["type"] == "place_cart")
    anna.act(table, place, seat=seat)
    whole = {"type": "run_cart", "cart": place["cart"], "path": []}
    elsewhere = {"type": "run_cart", "cart": place["cart"], "path": [{"cell": [8, 8]}]}
    judged = [
        anna.post(f"/api/tables/{table}/preview", {"action": action, "seat": seat})
        for action in (whole, elsewhere, {"type": "leave_jewels"})
    ]
    assert [each["legal"] for each in judged] == [True, False, False]
    assert judged[0]["preview"]["changes"]
    anna.act(table, whole, seat=seat)


def test_what_is_unusual_about_an_owners_cards_comes_with_the_table(real: Server) -> None:
    anna = Person(real, Document(real.url))
    wish = {"game": "railways", "seats": [{"type": "me"}]}
    assert "warnings" not in anna.post("/api/tables", wish, expect=201)
    text = shipped_text().replace("┘·C──", "┘┌C──", 1).replace("capital_3", "capital_0", 1)
    made = anna.post("/api/tables", {**wish, "content": text}, expect=201)
    found = [(warning["message"], warning["args"]["card"]) for warning in made["warnings"]]
    assert found == [("railways-content-opening-land", 1), ("railways-content-amount", 1)]
    assert anna.get(f"/api/tables/{made['id']}")["own_content"]


EXAMPLES = {"railroad-tiles": "An area of Railroad Tiles", "railways": "A plan of Railways"}


def documented(section: str) -> list[Any]:
    """The examples in a section of the formats: a position, and its score."""
    text = FORMATS.read_text(encoding="utf-8").partition(f"## {section}")[2].partition("\n## ")[0]
    return [msgspec.json.decode(example) for example in re.findall(r"```json\n(.*?)```", text, re.DOTALL)]


@pytest.mark.parametrize("game", NAMES)
def test_a_position_is_scored_over_http_as_the_formats_say(real: Server, game: str) -> None:
    person = Person(real)
    if game not in EXAMPLES:
        assert person.refused("POST", f"/api/games/{game}/score", {}, expect=403) == "no-scoring"
        return
    given, wanted = documented(EXAMPLES[game])[:2]
    assert person.post(f"/api/games/{game}/score", given)["score"] == wanted
