"""Solo records: the best of each challenge or goal, of matches that the server has played again, and of no others."""

from typing import Any, NamedTuple

import pytest
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
from kits.real_games import REAL, greedy_choice, play_out
from kits.server import Document, Live, Person, Server, serving, wait_until

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


class Desk:
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


def wait_for_feat(person: Person, table: str) -> list[Any]:
    wait_until(lambda: any(feat["table"] == table for feat in person.get("/api/me/records")["feats"]))
    return list(person.get("/api/me/records")["feats"])


CASES = [("sqlite", SOLOS[0]), ("sqlite", SOLOS[1]), ("postgres", SOLOS[2])]


@pytest.mark.parametrize(("engine", "solo"), CASES, ids=[f"{solo.key}-{engine}" for engine, solo in CASES])
def test_the_best_counts_and_nothing_that_was_helped_along(engine: str, solo: Solo, new_data: Any) -> None:
    data = new_data(engine)
    desk, (better, worse) = Desk(data, solo), solo.seeds
    first, second, forged = desk.table(worse), desk.table(better), desk.forged(better)
    unfair = {
        "seed-known": desk.table(better, is_seed_known=True),
        "hint": desk.table(better),
        "undo-past-barrier": desk.table(better),
        "imported": desk.table(better, is_imported=True),
    }
    stopped = desk.table(better)
    with serving(data=data, **REAL) as server:
        ada = desk.ada(server)
        assert ada.get(f"/api/tables/{forged}")["outcome"]["scores"] == [9999]
        ada.post(f"/api/tables/{stopped}/resign", {})
        ada.post(f"/api/tables/{unfair['hint']}/hint", {})
        for reason, table in unfair.items():
            play_at(ada, table, solo.game, undo=reason == "undo-past-barrier")
            assert ada.get(f"/api/tables/{table}")["no_record"] == [reason]
            best = ada.get(f"/api/tables/{table}/best")
            assert (best["before"], best["counts"], best["beaten"]) == (None, False, False)
        assert ada.get("/api/me/records")["feats"] == []
        play_at(ada, first, solo.game)
        kept = wait_for_feat(ada, first)
        assert [(feat["game"], feat["key"], feat["table"]) for feat in kept] == [(solo.game, solo.key, first)]
        assert "no_record" not in ada.get(f"/api/tables/{first}")
        reached = ada.get(f"/api/tables/{first}")["outcome"]["scores"][0]
        solo_facts = {"solo": kept[0]["value"], "solo_before": None}
        assert ada.get(f"/api/tables/{first}/best") == {
            "score": reached, "before": None, "counts": True, "beaten": True, **solo_facts
        }  # fmt: skip
        given_up = {
            "score": None, "before": None, "counts": False, "beaten": False, "solo": None, "solo_before": None
        }  # fmt: skip
        assert ada.get(f"/api/tables/{stopped}/best") == given_up
        if better != worse:
            play_at(ada, second, solo.game)
            best = wait_for_feat(ada, second)
            assert [feat["table"] for feat in best] == [second], "the best of each key alone"
            assert best[0]["value"] > kept[0]["value"]
            now = ada.get(f"/api/tables/{second}/best")
            assert (now["before"], now["beaten"]) == (reached, True) and now["score"] > reached
            assert (now["solo"], now["solo_before"]) == (best[0]["value"], kept[0]["value"])
            assert ada.get(f"/api/tables/{first}/best")["before"] is None, "what came later was not there yet"
        stranger = Person(server)
        stranger.ask("PUT", "/api/me/name", {"name": "Stranger"})
        assert stranger.get("/api/me/records")["feats"] == []
        assert stranger.refused("GET", f"/api/tables/{first}/best", expect=403) == "not-your-table"
