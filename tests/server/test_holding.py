"""Idle tables are rows; a stop is graceful; slow readers are cut; the server is well and says so."""

import asyncio
import signal
from typing import Any

import pytest
import uvicorn
from sqlalchemy import insert, select
from websockets.exceptions import ConnectionClosed

from branchline.core.match import start
from branchline.server.hosting.lobby import row_of, seat_values
from branchline.server.run import Bound, _Server
from branchline.server.store import schema
from branchline.server.store.engine import open_engine
from branchline.server.store.migrate import migrate
from kits.playing import HIDE
from kits.server import PATIENCE, Document, Person, Server, idle_after, loaded, serving, wait_until
from kits.tiny_game import GAME


def let_go(data: str) -> dict[str, int]:
    """Tables that were let go, and how far each had come: it leaves a snapshot."""
    engine = open_engine(data)
    with engine.begin() as connection:
        rows = connection.execute(select(schema.snapshots.c.match, schema.snapshots.c.seq)).all()
    engine.dispose()
    return {str(row.match): int(row.seq) for row in rows}


def test_a_table_is_loaded_when_touched_and_let_go_afterwards(data: str) -> None:
    """After a while, not at once: what was asked for just now is in somebody's hands."""
    with serving(data=data, times=idle_after(0.5), tend_seconds=0.05) as server:
        anna = Person(server, Document(server.url))
        table, left = anna.new_table("me", "me")["id"], anna.new_table("me", "me")["id"]
        live = anna.live(table, seat=0)
        live.until("changed")
        assert live.act(HIDE)["type"] == "done"
        anna.act(left, HIDE, seat=0)
        wait_until(lambda: let_go(data).get(left) == 1)
        assert let_go(data).get(table) != 1 and loaded(server) == 1, "somebody is there"
        live.close()
        wait_until(lambda: loaded(server) == 0)
        assert anna.act(table, HIDE, seat=1) == 2


def test_a_server_with_many_stored_tables_loads_none_of_them(folder: str) -> None:
    migrate(folder)
    match = start(GAME, 2, "many")
    engine = open_engine(folder, writes=True)
    with engine.begin() as connection:
        connection.execute(insert(schema.players).values(id="p", name="", created_at=0.0))
        rows = [row_of(match, "p", state="playing", started_at=0.0, to_act="0,1") for _ in range(5000)]
        connection.execute(insert(schema.matches), rows)
        seats: list[Any] = [
            {"match": row["id"], "seat": seat, **seat_values("person", "p")} for row in rows for seat in (0, 1)
        ]
        connection.execute(insert(schema.seats), seats)
    engine.dispose()
    with serving(data=folder) as server:
        assert loaded(server) == 0
        stranger = Person(server, Document(server.url))
        assert stranger.update(rows[17]["id"])["position"]["to_act"] == [0, 1]
        assert loaded(server) == 1


def test_a_stop_tells_everybody_to_come_back_and_loses_nothing(data: str) -> None:
    server = Server(data=data)
    anna = Person(server, Document(server.url))
    table = anna.new_table("me", "me")["id"]
    live = anna.live(table, seat=0, seq=0)
    live.until("changed")
    assert live.act(HIDE)["type"] == "done"
    server.process.terminate()
    assert live.until("bye")["reason"]["message"] == "server-stops"
    with pytest.raises(ConnectionClosed, match="1012"):
        live.hear()
    assert server.process.wait(PATIENCE) == 0
    assert "error" not in server.log_text()
    live.close()
    with serving(data=data) as again:
        back = Person(again, None)
        back.http.cookies.update(anna.http.cookies)
        assert back.update(table, since=0, seat=0)["entries"][0]["action"] == HIDE


class Unbound(Bound):
    """Ends nothing: here that would be the tests themselves."""

    def asked(self, number: int) -> None:
        pass


def test_connections_are_closed_only_after_everybody_was_told() -> None:
    async def run() -> list[str]:
        server, told = _Server(uvicorn.Config(lambda: None)), list[str]()

        async def tell() -> None:
            for word in ("bye", "closed"):
                await asyncio.sleep(0)
                told.append(word)

        def say_goodbye() -> None:
            telling.append(asyncio.ensure_future(tell()))

        telling: list[Any] = []
        server.say_goodbye, server.bound = say_goodbye, Unbound(60.0)
        server.handle_exit(signal.SIGTERM, None)
        told.append(f"stops: {server.should_exit}")
        while not server.should_exit:
            await asyncio.sleep(0)
        return told

    assert asyncio.run(run()) == ["stops: False", "bye", "closed"]
