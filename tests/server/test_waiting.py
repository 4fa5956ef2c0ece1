"""Which tables wait for somebody: by their seats alone, what runs out first first."""

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import text

from branchline.cli.main import main
from branchline.server.store.engine import is_postgres, open_engine
from branchline.server.store.migrate import migrate, run_migrations
from branchline.server.store.waiting import WAITED_SEATS, waiting_for
from kits.playing import HIDE, PASS, ROLL, begun, registered, two, waiting
from kits.server import Document, Person, Server, serving

New = Callable[[], Person]


def moved(*people: Person, table: str) -> str:
    for who in people:
        who.act(table, HIDE)
    return table


def test_what_runs_out_first_comes_first_and_a_move_takes_a_table_off_the_list(person: New) -> None:
    anna, ben = person(), person()
    for who in (anna, ben):
        who.ask("PUT", "/api/me/name", {"name": "x"})

    def table(**wish: Any) -> str:
        made = anna.new_table("me", "open", **wish)
        ben.post("/api/join", {"link": made["seats"][1]["link"]})
        return str(made["id"])

    plain, slow = table(), table(clock={"type": "turn", "seconds": 14 * 86_400})
    quick, over = table(clock={"type": "bank", "seconds": 86_400}), table()
    anna.post(f"/api/tables/{over}/resign", {})
    assert waiting(anna) == waiting(ben) == [(quick, "turn"), (slow, "turn"), (plain, "turn")]
    shown = anna.get("/api/me/waiting")["tables"]
    assert 0 < shown[0]["left"] <= 86_400 < shown[1]["left"] <= 14 * 86_400
    assert "left" not in shown[2]
    assert shown[0]["seat"] == 0
    anna.act(quick, HIDE)
    assert waiting(anna) == [(slow, "turn"), (plain, "turn")]
    assert len(waiting(ben)) == 3, "they have hidden no number yet"
    ben.post(f"/api/tables/{plain}/leave")
    assert (plain, "turn") not in waiting(ben), "a bot plays there"
    assert person().refused("GET", "/api/me/waiting", expect=401) == "not-signed-in"


def test_who_is_asked_for_consent_is_waited_for_until_they_answer(person: New) -> None:
    anna, ben, table = begun(person)
    anna.act(table, ROLL)
    anna.post(f"/api/tables/{table}/undo", {})
    assert (waiting(anna), waiting(ben)) == ([(table, "turn")], [(table, "answer")])
    ben.post(f"/api/tables/{table}/undo/answer", {"agree": False})
    assert waiting(ben) == []
    anna.post(f"/api/tables/{table}/undo", {})
    anna.act(table, PASS)
    assert (waiting(anna), waiting(ben)) == ([], [(table, "turn")]), "what is played in between ends the request"
    ben.act(table, PASS)
    ben.act(table, HIDE)
    assert waiting(ben) == [], "the next round has begun, and nothing is asked of them any more"


def test_the_terminal_lists_them(server: Server, capsys: pytest.CaptureFixture[str], monkeypatch: Any) -> None:
    anna, name = registered(lambda: Person(server))
    monkeypatch.setenv("BRANCHLINE_TOKEN", anna.post("/api/me/tokens", {"label": "terminal"}, expect=201)["token"])
    main(["waiting", "--language", "en", server.url])
    assert capsys.readouterr().out == "No table waits for you.\n"
    bot = {"type": "bot", "level": "random"}
    slow = anna.new_table("me", bot, clock={"type": "turn", "seconds": 9 * 86_400})["id"]
    plain = anna.new_table("me", bot)["id"]
    main(["waiting", "--language", "en", server.url])
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith(f"tiny · {name}, random · Your move · 8 d 23 h")
    assert first.endswith(f"{server.url}/table/{slow}")
    assert second == f"tiny · {name}, random · Your move · no clock · {server.url}/table/{plain}"
    ben = Person(server)
    ben.join(together := anna.new_table("me", "open"), 1)
    anna.act(together["id"], HIDE)
    fresh = ben.new_table({"type": "me", "name": "Ben"}, "open")["id"]
    ben.post(f"/api/tables/{fresh}/invitations", {"table": together["id"], "seat": 0}, expect=201)
    [invited] = anna.get("/api/me/waiting")["invitations"]
    main(["waiting", "--language", "en", server.url])
    last = capsys.readouterr().out.splitlines()[-1]
    assert last == f"tiny · Ben invites you · {server.url}/join#{invited['link']}"
    monkeypatch.setenv("BRANCHLINE_TOKEN", "wrong")
    with pytest.raises(SystemExit):
        main(["waiting", "--language", "en", server.url])
    assert "refuses it" in capsys.readouterr().err


def plan(data: str, player: str) -> str:
    """How SQLite means to find them; of so few rows PostgreSQL would rather read them one by one."""
    engine = open_engine(data)
    with engine.connect() as connection:
        whole = str(WAITED_SEATS.params(asker=player).compile(engine, compile_kwargs={"literal_binds": True}))
        found = "\n".join(map(str, connection.execute(text(f"EXPLAIN QUERY PLAN {whole}"))))
    engine.dispose()
    return found


def test_a_database_of_before_knows_whom_its_tables_wait_for(data: str) -> None:
    """Down to the schema before and up again: the marks are made from the rows."""
    with serving(data=data) as server:
        document = Document(server.url)
        clock = {"type": "turn", "seconds": 9 * 86_400}
        anna, ben, table = two(lambda: Person(server, document), clock=clock)
        moved(anna, ben, table=table)
        bots = anna.new_table("me", {"type": "bot", "level": "random"}, clock=clock)["id"]
        ids = {who: who.get("/api/me")["id"] for who in (anna, ben)}
        before = {who: waiting(who) for who in (anna, ben)}
    engine = open_engine(data, writes=True)
    run_migrations(engine, "0015", down=True)
    engine.dispose()
    migrate(data)
    engine = open_engine(data)
    with engine.connect() as connection:
        for who, expected in before.items():
            found, count = waiting_for(ids[who])(connection)
            assert [(one.row.id, "turn") for one in found if one.left] == expected
            assert count == len(expected)
    engine.dispose()
    assert {one for one, _why in before[anna]} == {table, bots}
    if not is_postgres(data):
        how = plan(data, ids[anna])
        assert "seats_waited_for" in how
        assert "seats_asked" in how
