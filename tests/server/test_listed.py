"""A list of tables reads no owner's content, whatever its tables were made with."""

import re
from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.event import listen

from branchline.core.match import start
from branchline.games import find_game
from branchline.server.hosting.lobby import NewMatch, row_of, seat_values
from branchline.server.hosting.seeds import deals_of
from branchline.server.people.links import new_id
from branchline.server.store import schema
from branchline.server.store.engine import open_engine
from branchline.server.store.migrate import migrate
from branchline.server.store.rows import MatchRow, listed


def test_a_list_says_that_there_is_content_and_leaves_it_where_it_is(data: str) -> None:
    migrate(data)
    engine, asked = open_engine(data, writes=True), list[str]()
    listen(engine, "before_cursor_execute", lambda _c, _k, statement, *_rest: asked.append(statement))
    try:
        with engine.begin() as connection:
            owner = new_id()
            connection.execute(insert(schema.players).values(id=owner, name="", created_at=0.0))
            match = start(find_game("railways"), 1, "listed")
            for content in (None, "c" * 60_000):
                row = row_of(match, owner, content=content, state="over")
                NewMatch(row, [seat_values("bot", level="random")], match).store(connection)
            asked.clear()
            rows = [MatchRow(**row) for row in connection.execute(listed()).mappings()]
            deals_of("listed", None, owner)(connection)
            assert sorted(row.content is not None for row in rows) == [False, True]
            assert max(len(row.content or "") for row in rows) == 0
            assert asked and not any(reads_content(statement) for statement in asked)
            connection.execute(select(schema.matches))
            assert reads_content(asked[-1]), "the test would notice"
    finally:
        engine.dispose()


def reads_content(statement: Any) -> bool:
    return bool(re.search(r"matches\.content(?!_hash)(?! IS NOT NULL)", statement))
