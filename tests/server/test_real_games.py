"""The shipped games on a server: whole matches against bots, what each seat is told, and solo records."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert

from branchline.bots import find_bot
from branchline.core.codec import convert, to_plain
from branchline.core.match import start
from branchline.core.rng import Rng
from branchline.games import NAMES, find_game
from branchline.server.bot_choice import levels
from branchline.server.links import token_hash
from branchline.server.lobby import NewMatch, row_of, seat_values
from branchline.server.settings import CHOOSE, FIND_GAME, LEVELS
from branchline.server.store import schema
from branchline.server.store.engine import open_engine
from branchline.server.store.migrate import migrate
from serverkit import Document, Live, Person, Server, serving

REAL: dict[str, Any] = {"find_game": FIND_GAME, "games": None, "choose": CHOOSE, "levels": LEVELS}


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(data=str(tmp_path_factory.mktemp("real")), **REAL) as server:
        yield server


def greedy_choice(game_name: str, position: Any, rng: Rng) -> Any:
    """What the greedy bot would do with what a client is sent, and nothing else."""
    game = find_game(game_name)
    legal = [convert(action, game.action_type) for action in position["legal"]]
    view = convert(position["view"], game.view_type)
    return to_plain(find_bot("greedy", game_name)(game, view, legal, position["seat"], rng))


def play_out(live: Live, game: str, most: int = 3000) -> None:
    rng = Rng("test")
    for _ in range(most):
        if not live.position["to_act"]:
            return
        if live.position["legal"]:
            _, rng = rng.below(2)
            assert live.act(greedy_choice(game, live.position, rng))["type"] == "done"
        else:
            live.until("changed", timeout=120)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_match_is_played_and_replayed(game: str, real: Server) -> None:
    document = Document(real.url)
    anna = Person(real, document)
    most = max(find_game(game).seat_counts)
    seats = ["me", *[{"type": "bot", "level": level} for level in levels(game)[: min(most, 2) - 1]]]
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


def solo(data: str, token: str, seed: str, **facts: Any) -> str:
    """A solo table with a deal of our choosing that the server takes for a fresh one."""
    match = start(find_game("railroad-tiles"), 1, seed, {"challenge": "traffic_control"})
    engine = open_engine(data, writes=True)
    with engine.begin() as connection:
        if not connection.execute(schema.players.select()).first():
            connection.execute(insert(schema.players).values(id="p", name="Ada", created_at=0.0))
            session = {"hash": token_hash(token), "player": "p", "expires_at": 4e9}
            connection.execute(insert(schema.sessions).values(session))
        table = NewMatch(row_of(match, "p", **facts), [seat_values("person", "p", "Ada")], match).store(connection)
    engine.dispose()
    return table


def test_medals_count_after_a_replay_and_not_with_a_known_seed_a_hint_or_an_undo_too_far(data: str) -> None:
    migrate(data)
    fair = solo(data, "ada's cookie", "seed1")
    known = solo(data, "ada's cookie", "seed1", is_seed_known=True)
    hinted, undone = solo(data, "ada's cookie", "seed1"), solo(data, "ada's cookie", "seed1")
    with serving(data=data, **REAL) as server:
        ada = Person(server, Document(server.url))
        ada.http.cookies.set("branchline", "ada's cookie")
        ada.post(f"/api/tables/{hinted}/hint", {})
        for table in (known, hinted, undone, fair):
            live = ada.live(table, seq=0)
            live.until("changed")
            if table == undone:
                draw_and_take_back(live)
            play_out(live, "railroad-tiles")
            live.close()
        feats = wait_for_feats(ada)
        assert [(feat["table"], feat["key"]) for feat in feats] == [(fair, "traffic_control")]
        assert feats[0]["value"] >= 1
        reasons = {table: ada.get(f"/api/tables/{table}").get("no_record") for table in (known, hinted, undone, fair)}
        assert reasons == {known: ["seed-known"], hinted: ["hint"], undone: ["undo-past-barrier"], fair: None}


def draw_and_take_back(live: Live) -> None:
    """Plays until something was drawn that one cannot take back alone, and takes it back all the same."""
    rng = Rng("undo")
    while not live.entries or live.position["can_undo"]:
        live.act(greedy_choice("railroad-tiles", live.position, rng))
    assert live.ask("undo")["type"] == "done"


def wait_for_feats(person: Person) -> list[Any]:
    for _ in range(200):
        if found := person.get("/api/me/records")["feats"]:
            return list(found)
    raise AssertionError("no record was kept")


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
