"""Muting and blocking: whose lines one does not read, and with whom one never sits down again."""

from collections.abc import Callable
from contextlib import ExitStack

from branchline.server.settings import Bounds
from branchline.server.store.engine import open_engine
from branchline.server.store.migrate import migrate, run_migrations
from kits.playing import HIDE, at_seat, registered, shun, two
from kits.server import Document, Person, serving, wait_until

New = Callable[[], Person]
PASSWORD = "correct horse"


def said(who: Person, table: str) -> list[str]:
    return [line["text"] for line in who.get(f"/api/tables/{table}/lines")["lines"] if "text" in line]


def say(who: Person, table: str, text: str) -> int:
    lines = who.post(f"/api/tables/{table}/lines", {"text": text}, expect=201)["lines"]
    return int(lines[-1]["number"])


def test_who_is_muted_is_not_read_and_does_not_learn_of_it(person: New) -> None:
    anna, ben, table = two(person)
    line = say(ben, table, "before")
    row = shun(anna, "mute", {"type": "line", "table": table, "line": line})
    live, theirs = anna.live(table, seq=0), ben.live(table, seq=0)
    say(ben, table, "nasty")
    say(anna, table, "kind")
    assert [line["text"] for line in live.until("lines")["lines"]] == ["kind"]
    assert [line["text"] for line in theirs.until("lines")["lines"]][-1] in ("nasty", "kind")
    assert (said(anna, table), said(ben, table)) == (["kind"], ["before", "nasty", "kind"])
    assert said(person(), table) == ["before", "nasty", "kind"], "nobody else misses anything"
    told = [ben.get(path) for path in ("/api/me", "/api/me/data", "/api/me/shunned", f"/api/tables/{table}")]
    assert row not in str(told)
    assert "mute'" not in str(told)
    anna.ask("DELETE", f"/api/me/shunned/{row}")
    assert said(anna, table) == ["before", "nasty", "kind"]
    say(ben, table, "again")
    assert [line["text"] for line in live.until("lines")["lines"]] == ["again"], "the live line forgot nothing"
    live.close()
    theirs.close()


def test_one_who_is_muted_still_plays_and_one_who_is_blocked_plays_on(person: New) -> None:
    anna, ben, table = two(person)
    shun(anna, "mute", at_seat(table, 1))
    other = ben.new_table("me", "open")
    anna.join(other, 1)
    shun(anna, "block", at_seat(table, 1))
    ben.act(table, HIDE)
    anna.act(table, HIDE)
    assert [(one["kind"], one["seats"]) for one in anna.get("/api/me/shunned", table=table)["people"]] == [
        ("block", [1])
    ]


def test_who_is_blocked_sits_down_nowhere_with_one_nor_one_with_them(person: New) -> None:
    anna, ben, table = two(person)
    cleo = person()
    open_before = anna.new_table("me", "open", "open", public=True)
    shun(anna, "block", at_seat(table, 1))
    say(ben, table, "hm")
    assert said(anna, table) == []
    join = ("POST", "/api/join")
    link = {"link": open_before["seats"][1]["link"]}
    assert ben.refused(*join, link, expect=403) == "no-seat-here"
    assert ben.refused("POST", f"/api/tables/{open_before['id']}/seats/1", {}, expect=403) == "no-seat-here"
    theirs = ben.new_table("me", "open", "open", public=True)
    assert anna.refused(*join, {"link": theirs["seats"][1]["link"]}, expect=403) == "blocked-there"
    third = cleo.new_table("me", "open", "open", public=True)
    anna.join(third, 1)
    assert ben.refused(*join, {"link": third["seats"][2]["link"]}, expect=403) == "no-seat-here"
    listed = [{one["id"] for one in who.get("/api/tables")["tables"]} for who in (anna, ben, cleo)]
    assert [theirs["id"] in found for found in listed] == [False, True, True]
    assert [open_before["id"] in found for found in listed] == [True, False, True]
    assert [third["id"] in found for found in listed] == [True, False, True]
    cleo.join(open_before, 1)
    anna.ask("DELETE", f"/api/me/shunned/{anna.get('/api/me/shunned')['people'][0]['id']}")
    ben.join(third, 2)
    assert anna.get("/api/me/shunned")["people"] == []


def test_there_is_no_rematch_with_who_was_blocked(person: New) -> None:
    anna, ben, table = two(person)
    ben.post(f"/api/tables/{table}/resign", {})
    row = shun(ben, "block", at_seat(table, 0))
    for who in (anna, ben):
        assert who.refused("POST", f"/api/tables/{table}/rematch", expect=403) == "no-rematch"
    ben.ask("DELETE", f"/api/me/shunned/{row}")
    anna.post(f"/api/tables/{table}/rematch", expect=201)


def test_whom_one_means_is_somebody_else_who_is_there(person: New) -> None:
    anna, ben, table = two(person)
    robots = anna.new_table("me", {"type": "bot", "level": "random"}, "open")["id"]
    note = {"type": "line", "table": table, "line": 77}
    for whom in (at_seat(robots, 1), at_seat(robots, 2), at_seat(table, 7), at_seat("nowhere", 0), note):
        assert anna.refused("POST", "/api/me/shunned", {"whom": whom, "kind": "mute"}, expect=404) == "nobody-there"
    mine = {"whom": at_seat(table, 0), "kind": "block"}
    assert anna.refused("POST", "/api/me/shunned", mine, expect=409) == "that-is-you"
    hidden = {"whom": {"type": "profile", "name": registered(person)[1]}, "kind": "block"}
    assert anna.refused("POST", "/api/me/shunned", hidden, expect=404) == "unknown-person"
    shown, name = registered(person)
    shown.ask("PUT", "/api/me/profile", {"public": True})
    row = shun(anna, "block", {"type": "profile", "name": name})
    assert [one["name"] for one in anna.get("/api/me/shunned")["people"]] == [name]
    assert [one["id"] for one in anna.get("/api/me/shunned", name=name)["people"]] == [row]
    assert anna.get("/api/me/shunned", table=table)["people"] == []
    assert ben.refused("DELETE", f"/api/me/shunned/{row}", expect=404) == "unknown-shunned"
    assert person().refused("GET", "/api/me/shunned", expect=401) == "not-signed-in"
    shown.ask("DELETE", "/api/me", {"password": PASSWORD})
    assert anna.get("/api/me/shunned")["people"] == [], "who is gone is named no more"


def test_a_guest_who_signs_in_takes_it_along_and_it_stays_with_who_was_meant(person: New) -> None:
    anna, ben, table = two(person)
    shun(ben, "block", at_seat(table, 0))
    account, name = registered(person)
    own = account.new_table("me", "open")
    ben.join(own, 1)
    shun(ben, "mute", at_seat(own["id"], 0))
    shun(anna, "mute", at_seat(own["id"], 0))  # herself, as it turns out
    shun(anna, "mute", at_seat(table, 1))
    anna.post("/api/session", {"name": name, "password": PASSWORD})
    assert [one["kind"] for one in ben.get("/api/me/shunned")["people"]] == ["block"], "the stricter of two"
    assert len(anna.get("/api/me/shunned")["people"]) == 1
    assert anna.refused("POST", "/api/join", {"link": ben.new_table("me", "open")["seats"][1]["link"]}, expect=403)


def test_it_is_bounded_and_in_a_database_of_before(data: str) -> None:
    with serving(data=data, bounds=Bounds(shunned=1)) as server:
        document = Document(server.url)
        anna, _, table = two(lambda: Person(server, document))
        row = shun(anna, "mute", at_seat(table, 1))
        assert shun(anna, "block", at_seat(table, 1)) == row
        cleo = Person(server, document)
        theirs = cleo.new_table("me", "open")["id"]
        body = {"whom": at_seat(theirs, 0), "kind": "mute"}
        assert anna.refused("POST", "/api/me/shunned", body, expect=409) == "too-many-shunned"
        server.kill()
    with serving(data=data) as server:
        assert [one["kind"] for one in anna.at(server).get("/api/me/shunned")["people"]] == ["block"]
    engine = open_engine(data, writes=True)
    run_migrations(engine, "0020", down=True)
    engine.dispose()
    migrate(data)
    with serving(data=data) as server:
        assert anna.at(server).get("/api/me/shunned")["people"] == []
        shun(anna.at(server), "block", at_seat(table, 1))


def test_two_processes_of_one_database_agree(new_data: Callable[[str], str]) -> None:
    data = new_data("postgres")
    with ExitStack() as running:
        one, other = (running.enter_context(serving(data=data)) for _ in range(2))
        document = Document(one.url)
        anna, ben, table = two(lambda: Person(one, document))
        live = anna.live(table, seq=0)
        shun(anna.at(other), "block", at_seat(table, 1))
        say(ben.at(other), table, "nasty")
        say(anna, table, "kind")
        assert [line["text"] for line in live.until("lines")["lines"]] == ["kind"]
        live.close()
        made = anna.at(one).new_table("me", "open")
        wait_until(lambda: bool(ben.at(other).get(f"/api/tables/{made['id']}")))
        link = {"link": made["seats"][1]["link"]}
        assert ben.at(other).refused("POST", "/api/join", link, expect=403) == "no-seat-here"
