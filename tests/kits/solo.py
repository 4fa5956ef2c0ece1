"""Matches alone: tables planted in a database as Ada's own, played out, and their solo results."""

from typing import Any, NamedTuple

from sqlalchemy import insert

from branchline.core.codec import encode
from branchline.core.match import start
from branchline.core.rng import Rng
from branchline.core.values import Outcome
from branchline.games import find_game
from branchline.server.hosting.lobby import NewMatch, row_of, seat_values
from branchline.server.people.links import token_hash
from branchline.server.store import schema
from branchline.server.store.engine import open_engine
from branchline.server.store.migrate import migrate
from kits.real_games import greedy_choice, play_out
from kits.server import Document, Live, Person, Server, wait_until

COOKIE = "ada".ljust(43, "-")
"""Ada's: as long as those the server makes."""


class Solo(NamedTuple):
    """A game alone whose greedy bot does better on the first seed than on the second."""

    game: str
    options: dict[str, Any]
    key: str
    seeds: tuple[str, str]


SOLOS = [
    Solo("railroad-tiles", {"challenge": "traffic_control"}, "traffic_control", ("seed1", "seed1")),
    Solo("railways", {"goals": "economist"}, "economist", ("seed0", "seed4")),
    Solo("railways", {"goals": ["mayor", "economist"]}, "economist+mayor", ("seed3", "seed4")),
]


class Planted:
    """Puts tables into a database that the server takes for Ada's own, with deals of our choosing."""

    def __init__(self, data: str, solo: Solo) -> None:
        self.data, self.solo = data, solo
        migrate(data)
        self._write(insert(schema.players).values(id="p", name="Ada", created_at=0.0))
        self._write(insert(schema.sessions).values(hash=token_hash(COOKIE), player="p", expires_at=4e9))

    def _write(self, *statements: Any) -> None:
        engine = open_engine(self.data, writes=True)
        with engine.begin() as connection:
            for statement in statements:
                connection.execute(statement)
        engine.dispose()

    def table(self, seed: str, **facts: Any) -> str:
        match = start(find_game(self.solo.game), 1, seed, self.solo.options)
        made = NewMatch(row_of(match, "p", **facts), [seat_values("person", "p", "Ada")], match)
        engine = open_engine(self.data, writes=True)
        with engine.begin() as connection:
            table = made.store(connection)
        engine.dispose()
        return table

    def forged(self, seed: str) -> str:
        """A match that is over with a great score, says its row; its entries say nothing of the kind."""
        table, outcome = self.table(seed), encode(Outcome((9999,), (1,))).decode()
        columns = schema.matches.c
        self._write(schema.matches.update().where(columns.id == table).values(state="over", to_act="", outcome=outcome))
        return table

    def ada(self, server: Server) -> Person:
        ada = Person(server, Document(server.url))
        ada.http.cookies.set("branchline", COOKIE)
        return ada


def play_at(ada: Person, table: str, game: str, *, undo: bool = False) -> None:
    live = ada.live(table, seq=0)
    live.until("changed")
    if undo:
        draw_and_take_back(live, game)
    play_out(live, game)
    live.close()


def draw_and_take_back(live: Live, game: str) -> None:
    """Plays until something was drawn that one cannot take back alone, and takes it back all the same."""
    rng = Rng("undo")
    while not live.entries or live.position["can_undo"]:
        live.act(greedy_choice(game, live.position, rng))
    assert live.ask("undo")["type"] == "done"


def wait_for_result(person: Person, table: str) -> list[Any]:
    wait_until(lambda: any(result["table"] == table for result in person.get("/api/me/records")["feats"]))
    return list(person.get("/api/me/records")["feats"])
