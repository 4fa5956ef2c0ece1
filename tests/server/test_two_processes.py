"""Two server processes on one PostgreSQL: one table with seats on both; a killed one's seats go on at the other."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import text

from branchline.server.store.engine import open_engine
from kits.playing import GROW, HIDE, PASS, new_name, over
from kits.server import Document, Live, Person, Server, wait_until

Two = tuple[Server, Server]


@pytest.fixture
def both(new_data: Callable[[str], str]) -> Iterator[Two]:
    data = new_data("postgres")
    one, two = Server(data=data, tend_seconds=0.2), Server(data=data, tend_seconds=0.2)
    yield one, two
    one.stop()
    two.stop()


def table_on_both(both: Two, *more: Any, **wish: Any) -> tuple[Person, Person, str]:
    document = Document(both[0].url)
    anna, ben = Person(both[0], document), Person(both[1], document)
    table = anna.new_table("me", "open", *more, **wish)
    ben.join(table, 1)
    return anna, ben, table["id"]


def test_seats_on_both_see_everything_in_order_once(both: Two) -> None:
    anna, ben, table = table_on_both(both, options={"rounds": 3})
    a, b = anna.live(table, seq=0), ben.live(table, seq=0)
    a.until("changed")
    b.until("changed")
    while a.position["to_act"]:
        acting = next((one for one in (a, b) if one.position.get("legal")), None)
        assert acting is not None
        assert acting.act(acting.position["legal"][-1])["type"] == "done"
        for one in (a, b):
            one.until_seq(acting.seq)
    for one in (a, b):
        assert [entry["seq"] for entry in one.entries] == list(range(1, a.seq + 1))
        one.close()


def test_when_both_act_at_the_same_moment_the_key_decides_and_nothing_is_lost(both: Two) -> None:
    anna, ben, _ = table_on_both(both)
    for _ in range(10):
        table = anna.new_table("me", "open", options={"rounds": 1})
        ben.join(table, 1)
        with ThreadPoolExecutor(2) as threads:
            answers = list(threads.map(lambda who, name: who.act(name, HIDE, seq=0), (anna, ben), [table["id"]] * 2))
        assert sorted(answers) == [1, 2]


def test_chat_seats_and_requests_are_seen_at_the_other_process(both: Two) -> None:
    anna, ben, table = table_on_both(both)
    b = ben.live(table, seq=0, line=0)
    b.until("changed")
    anna.post(f"/api/tables/{table}/lines", {"text": "hello there"}, expect=201)
    assert b.until("lines")["lines"][0]["text"] == "hello there"
    anna.act(table, HIDE)
    anna.act(table, PASS, seq=ben.act(table, HIDE))  # whether or not the news has come to her process
    anna.post(f"/api/tables/{table}/undo", {})
    while not (b.table or {}).get("asked"):
        b.until("table")
    assert b.table["seats"][1]["here"]
    b.ask("answer_undo", agree=True)
    wait_until(lambda: bool(anna.update(table, since=3)["entries"]))
    assert anna.update(table, since=3)["entries"][0]["agreed"] == [1]
    b.close()


def test_a_card_at_the_other_process_shows_what_its_list_has_heard_of(both: Two) -> None:
    anna, ben, table = table_on_both(both)
    ben.update(table)
    seq = anna.act(table, HIDE)
    seen = ben.get(f"/api/tables/{table}/glance", seq=seq)
    assert (seen["seq"], seen["seat"]) == (seq, 1)


def test_a_killed_processs_seats_go_on_at_the_other(both: Two) -> None:
    anna, ben, table = table_on_both(both, {"type": "bot", "level": "random"}, options={"rounds": 4})
    anna.act(table, HIDE)
    both[0].kill()
    again = anna.at(both[1])
    # What was acknowledged there is heard of here, if only a moment later.
    wait_until(lambda: HIDE in [entry.get("action") for entry in again.update(table, since=0)["entries"]])
    ben.act(table, HIDE)
    live = again.live(table, seq=0)
    live.until("changed")
    while not live.position.get("legal"):
        live.until("changed")  # the bot's seat goes on too: its lock was the killed process's
    assert live.act(GROW)["type"] == "done"
    live.close()


def test_the_same_cookie_and_token_are_good_at_both_and_bad_at_both_when_ended(both: Two) -> None:
    document = Document(both[0].url)
    anna = Person(both[0], document)
    anna.post("/api/accounts", {"name": "Anna", "password": "correct horse"}, expect=201)
    made = anna.post("/api/me/tokens", {"label": "bot"}, expect=201)
    bot = Person(both[1], document, token=made["token"])
    assert bot.get("/api/me")["name"] == "Anna"
    anna.ask("DELETE", f"/api/me/tokens/{made['id']}")
    wait_until(lambda: bot.http.get("/api/me").status_code == 401)
    assert bot.refused("GET", "/api/me", expect=401) == "wrong-token"


NOTE_WHO_TAKES_IT = """
CREATE TABLE taken (match text, process integer);
CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.process IS NOT NULL THEN INSERT INTO taken VALUES (NEW.match, NEW.process); END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER note AFTER UPDATE OF process ON analyses FOR EACH ROW EXECUTE FUNCTION note()
"""


def test_an_analysis_that_is_asked_for_at_both_is_worked_at_by_one(both: Two) -> None:
    engine, document = open_engine(both[0].settings.data, writes=True), Document(both[0].url)
    with engine.begin() as connection:
        connection.execute(text(NOTE_WHO_TAKES_IT))
    played = [over(lambda: Person(both[0], document)) for _ in range(3)]
    asked = [(who, f"/api/tables/{table}/analysis") for anna, ben, table in played for who in (anna, ben.at(both[1]))]
    with ThreadPoolExecutor(len(asked)) as threads:
        list(threads.map(lambda who, path: who.post(path), *zip(*asked, strict=True)))
    for who, path in asked:
        wait_until(lambda who=who, path=path: who.get(path)["state"] == "done")  # type: ignore[misc]
    with engine.begin() as connection:
        taken = connection.execute(text("SELECT match FROM taken")).scalars().all()
    engine.dispose()
    assert sorted(taken) == sorted(table for _, _, table in played)
    for (_, path), (other, _) in zip(asked[::2], asked[1::2], strict=True):
        assert other.get(path)["done"] == other.get(path)["parts"] > 0


# Who is here ---------------------------------------------------------------------------------------------------------


def forget_signs(server: Server, table: str) -> None:
    """As if the last sign of everybody were long past."""
    engine = open_engine(server.settings.data, writes=True)
    with engine.begin() as connection:
        connection.execute(text("UPDATE seats SET here_until = 0 WHERE match = :table"), {"table": table})
        connection.execute(text("UPDATE matches SET started_at = 0 WHERE id = :table"), {"table": table})
        connection.execute(text("SELECT pg_notify('branchline', :table)"), {"table": table})
    engine.dispose()


def is_here(person: Person, table: str, seat: int) -> bool:
    return bool(person.get(f"/api/tables/{table}")["seats"][seat].get("here"))


def test_who_is_connected_at_one_process_is_not_away_at_the_other(both: Two) -> None:
    anna, ben, table = table_on_both(both)
    live = ben.live(table, seq=0)
    live.until("changed")
    wait_until(lambda: is_here(anna, table, 1))  # who comes is shown what there is before it is stored that they came
    forget_signs(both[0], table)
    seat = f"/api/tables/{table}/seats/1"
    assert anna.refused("DELETE", seat, expect=409) == "not-absent"
    assert anna.refused("DELETE", f"/api/tables/{table}", expect=409) == "not-absent"
    assert is_here(anna, table, 1)
    live.close()
    wait_until(lambda: anna.http.delete(seat).status_code == 200)
    assert not is_here(anna, table, 1)


def test_who_was_connected_at_a_process_that_is_gone_is_away(both: Two) -> None:
    anna, ben, table = table_on_both(both)
    live, watching = ben.live(table, seq=0), anna.live(table, seq=0)
    for one in (live, watching):
        one.until("changed")
    while not watching.table["seats"][1].get("here"):
        watching.until("table")
    both[1].kill()
    while watching.table["seats"][1].get("here"):
        watching.until("table")
    watching.close()
    anna.ask("DELETE", f"/api/tables/{table}/seats/1")
    live.close()


def test_a_seat_left_under_an_open_connection_is_here_for_nobody_else(both: Two) -> None:
    document = Document(both[0].url)
    anna, ben = Person(both[0], document), Person(both[1], document)
    table = anna.new_table("me", "open", "open", public=True)
    ben.join(table, 1)
    live = ben.live(table["id"], seq=0)
    live.until("table")
    wait_until(lambda: is_here(anna, table["id"], 1))
    ben.post(f"/api/tables/{table['id']}/leave")
    cleo = Person(both[0], document)
    cleo.post(f"/api/tables/{table['id']}/seats/1", {"name": "Cleo"})
    wait_until(lambda: not is_here(anna, table["id"], 1))
    live.close()


# What was shown is never taken back ----------------------------------------------------------------------------------


def test_who_comes_over_from_the_other_process_is_never_sent_back(both: Two) -> None:
    anna, ben, table = table_on_both(both, options={"rounds": 40})
    here, there = anna.live(table, seq=0), ben.live(table, seq=0)
    for one in (here, there):
        one.until("changed")
    for _ in range(25):
        acting, idle = (here, there) if here.position.get("legal") else (there, here)
        acting.act(acting.position["legal"][-1])
        moved = Live(idle.person.at(acting.person.server), table, seq=acting.seq)  # before the news has come there
        update = moved.until("changed")["update"]
        assert (update["since"], update["seq"]) == (acting.seq, acting.seq)
        moved.close()
        idle.until_seq(acting.seq)
    here.close()
    there.close()


def test_a_guest_who_signs_in_has_their_seats_and_tables_at_the_other_process_too(both: Two) -> None:
    anna, _, table = table_on_both(both)
    watched = anna.new_table("open", "open")["id"]
    elsewhere = [Person(both[1]).live(name) for name in (table, watched)]  # they are loaded there
    name = new_name()
    account = Person(both[0])
    account.post("/api/accounts", {"name": name, "password": "correct horse"}, expect=201)
    anna.post("/api/session", {"name": name, "password": "correct horse"})
    there = anna.at(both[1])
    wait_until(lambda: bool(there.get(f"/api/tables/{table}")["seats"][0].get("mine")))
    wait_until(lambda: bool(there.get(f"/api/tables/{watched}").get("mine")))
    there.act(table, HIDE)
    for live in elsewhere:
        live.close()
