"""What lies in a database, and a database in which something lies."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, func, select, text

from branchline.core import record
from branchline.server.hosting.replayed import Replayed, replayed
from branchline.server.store import schema
from branchline.server.store.engine import open_engine
from branchline.server.store.schema import META
from kits import TESTS
from kits.games import find_any_game
from kits.playing import HIDE, PASS, ROLL
from kits.server import Document, Person, Server, idle_after, serving

RAILWAYS_1 = TESTS / "server" / "railways_version_1.jsonl.gz"
"""A backup of matches by the first rules of Railways."""


def brought(content: bytes) -> Replayed:
    """A record as a judge gives it back."""
    read = record.read(content)
    return replayed(read.players, record.replay(read, find_any_game), read.times)


def filled(data: str) -> dict[str, Any]:
    """A database with people, a running match and a finished one in it."""
    with serving(data=data, times=idle_after(0.0), tend_seconds=0.05) as server:
        anna = Person(server, Document(server.url))
        anna.post("/api/accounts", {"name": "Anna", "password": "correct horse"}, expect=201)
        token = anna.post("/api/me/tokens", {"label": "bot"}, expect=201)["token"]
        running = anna.new_table("me", "me")["id"]
        for seat in (0, 1):
            anna.act(running, HIDE, seat=seat)
        anna.act(running, ROLL, seat=0)
        anna.post(f"/api/tables/{running}/undo", {"seat": 0})
        anna.post(f"/api/tables/{running}/undo/answer", {"seat": 1, "agree": True})
        anna.act(running, ROLL, seat=0)
        anna.post(f"/api/tables/{running}/lines", {"text": "è vero", "seat": 0}, expect=201)
        over = anna.new_table("me", "me", options={"rounds": 1})["id"]
        for action in (HIDE, PASS):
            for seat in (0, 1):
                anna.act(over, action, seat=seat)
        return {"token": token, "running": running, "over": over, "view": shown(anna, running)}


def shown(person: Person, table: str) -> Any:
    return [person.update(table, since=0, seat=seat) for seat in (0, 1)]


def dump(data: str, **without: tuple[str, ...]) -> list[str]:
    """Everything in the database, in an order of its own; of these tables without these columns."""
    engine = open_engine(data)
    try:
        with engine.connect() as connection:
            shown = {
                table.name: [column for column in table.c if column.name not in without.get(table.name, ())]
                for table in META.sorted_tables
            }
            tables = {name: connection.execute(select(*columns)).all() for name, columns in shown.items()}
            return sorted(f"{name} {row}" for name, rows in tables.items() for row in rows)
    finally:
        engine.dispose()


def write(data: str, job: Callable[[Connection], Any]) -> Any:
    engine = open_engine(data, writes=True)
    try:
        with engine.begin() as connection:
            return job(connection)
    finally:
        engine.dispose()


def named(data: str, *words: str) -> dict[str, int]:
    """How many rows of which tables say one of these words, in whatever column."""
    found: dict[str, int] = {}
    for row in dump(data):
        if any(word in row for word in words):
            table = row.split(" ", 1)[0]
            found[table] = found.get(table, 0) + 1
    return found


def pass_time(data: str, table: str, seconds: float) -> None:
    """As if everything that is stored of the table had happened so much earlier. The server must be off."""
    engine = open_engine(data, writes=True)
    with engine.begin() as connection:
        facts = {"seconds": seconds, "table": table}
        row = "started_at = started_at - :seconds, deadline = deadline - :seconds, changed_at = changed_at - :seconds"
        connection.execute(text(f"UPDATE matches SET {row} WHERE id = :table"), facts)
        connection.execute(text("UPDATE entries SET at = at - :seconds WHERE match = :table"), facts)
    engine.dispose()


def kept(server: Server) -> int:
    engine = open_engine(server.settings.data)
    try:
        with engine.connect() as connection:
            count = sum(
                connection.execute(select(func.count()).select_from(table)).scalar_one()
                for table in (schema.matches, schema.seats, schema.entries, schema.results)
            )
    finally:
        engine.dispose()
    return int(count)
