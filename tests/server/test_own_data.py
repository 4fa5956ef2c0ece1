"""One's own data as a file, and deleted for good: afterwards nothing in the database says who somebody was, and their
matches still replay."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import String, insert, select

from branchline.server import admin
from branchline.server.people.accounts import Accounts
from branchline.server.settings import Bounds, ReminderRules
from branchline.server.store import schema
from branchline.server.store.departing import depart
from branchline.server.store.migrate import migrate
from branchline.server.store.own_rows import PARTS
from branchline.server.store.store import Store
from branchline.tables.own_data import OwnData
from kits.databases import named, write
from kits.games import find_any_game
from kits.playing import HIDE, PASS, new_name, registered
from kits.server import OFTEN, Document, Person, Server, idle_after, serving, wait_until

New = Callable[[], Person]
PASSWORD = "correct horse"
LATER = ReminderRules(gather_seconds=1e6)
PUSH_KEYS = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
NAMES = ("Zinaida Q", "Zenobia Q", "Zuleika Q")
"""All that one person was ever called: as a guest, at a seat that is not the first, and as an account."""


def lived(zina: Person, ben: Person, data: str, *, is_account: bool) -> dict[str, str]:
    """Somebody with tables in every state, their own and another's, lines, results, a solo result and kept answers."""
    key = {"Idempotency-Key": secrets.token_urlsafe(24)}
    zina.ask("PUT", "/api/me/name", {"name": NAMES[0]}, headers=key)
    push = {"type": "push", "endpoint": f"https://push.example.org/{NAMES[0].replace(' ', '-')}", "label": NAMES[0]}
    zina.post("/api/me/channels", {**push, **PUSH_KEYS, "language": "en"}, expect=201)
    tables = {"open": zina.new_table("me", "open")["id"], "theirs": ben.new_table("me", "open", "open")}
    zina.post("/api/join", {"link": tables["theirs"]["seats"][1]["link"], "name": NAMES[1]})
    tables["theirs"] = tables["theirs"]["id"]
    tables["bots"] = zina.new_table("me", {"type": "bot", "level": "random"})["id"]
    playing = zina.new_table("me", "open")
    ben.join(playing, 1)
    tables["playing"] = playing["id"]
    zina.act(tables["playing"], HIDE)
    zina.post(f"/api/tables/{tables['playing']}/lines", {"text": f"I am {NAMES[0]}"}, expect=201)
    zina.ask("PUT", f"/api/tables/{tables['playing']}/note", {"text": f"I, {NAMES[0]}, mean to win"})
    cleo = Person(zina.server, zina.document)
    cleo.join(cleos := cleo.new_table({"type": "me", "name": "Cleo"}, "open"), 1)
    shunned = {"whom": {"type": "seat", "table": cleos["id"], "seat": 0}, "kind": "block"}
    zina.post("/api/me/shunned", shunned, expect=201)
    theirs = {"whom": {"type": "seat", "table": tables["playing"], "seat": 0}, "kind": "mute"}
    ben.post("/api/me/shunned", theirs, expect=201)
    fresh = ben.new_table("me", "open")["id"]
    ben.post(f"/api/tables/{fresh}/invitations", {"table": tables["playing"], "seat": 0}, expect=201)
    mine = {"table": tables["playing"], "seat": 1}
    zina.post(f"/api/tables/{tables['open']}/invitations", mine, expect=201)
    tables["over"] = zina.new_table("me", {"type": "me", "name": NAMES[1]}, options={"rounds": 1})["id"]
    for action in (HIDE, PASS):
        for seat in (0, 1):
            zina.act(tables["over"], action, seat=seat)
    zina.ask("PUT", f"/api/tables/{tables['playing']}/reminders", {"push": False, "mail": True, "webhook": True})
    if is_account:
        become_an_account(zina)
    result = {
        "match": tables["over"],
        "key": "k",
        "player": zina.get("/api/me")["id"],
        "game": "tiny",
        "value": 1,
        "at": 1.0,
    }
    write(data, lambda connection: connection.execute(insert(schema.feats).values(result)))
    return tables


def become_an_account(guest: Person) -> None:
    """By signing in to one that was there before: the guest's tables move into it."""
    elsewhere = Person(guest.server, guest.document)
    elsewhere.post("/api/accounts", {"name": NAMES[2], "password": PASSWORD}, expect=201)
    elsewhere.post("/api/me/tokens", {"label": "a program"}, expect=201)
    guest.post("/api/session", {"name": NAMES[2], "password": PASSWORD})


def test_who_is_deleted_is_named_nowhere_and_their_matches_replay(data: str) -> None:
    """An account with a file of all that is kept, then a guest."""
    with serving(data=data, times=idle_after(0.0), tend_seconds=0.05, reminders=LATER) as server:
        document, ben = Document(server.url), Person(server)
        ben.ask("PUT", "/api/me/name", {"name": "Ben"})
        ids = []
        for is_account in (True, False):
            zina = Person(server, document)
            guest = zina.ask("PUT", "/api/me/name", {"name": NAMES[0]})["id"]
            tables = lived(zina, ben, data, is_account=is_account)
            ids += [guest, zina.get("/api/me")["id"]]
            check_named(data, ids[-1], is_account=is_account)
            check_file(zina, ben, tables, is_account=is_account)
            delete_twice(zina, {"password": PASSWORD} if is_account else {})
            wait_until_over(ben, tables["bots"])
            assert named(data, *NAMES, *ids) == {}
            assert named(data, "Ben"), "others stay who they are"
            check_tables(ben, tables)
    assert [difference for difference in admin.verify(data, find_any_game) if difference is not None] == []
    assert named(data, *NAMES, *ids) == {}, "nor what was put away when the server stopped"


def check_named(data: str, player: str, *, is_account: bool) -> None:
    """Before they go, all of these tables name them."""
    tells = {"players", "seats", "matches", "lines", "results", "feats", "answers", "sessions"}
    tells |= {"channels", "silences", "reminders", "shunned", "invitations"}
    assert tells | ({"looks", "tokens"} if is_account else set()) <= set(named(data, *NAMES, player))


def delete_twice(zina: Person, goodbye: Any) -> None:
    """Who asks again hears the same."""
    key, cookie = {"Idempotency-Key": secrets.token_urlsafe(24)}, {"Cookie": zina.cookie}
    zina.ask("DELETE", "/api/me", goodbye, headers=key)
    assert zina.get("/api/me")["kind"] == "nobody"
    assert zina.ask("DELETE", "/api/me", goodbye, headers=key | cookie) == {}


def check_tables(ben: Person, tables: dict[str, str]) -> None:
    seats = ben.get(f"/api/tables/{tables['playing']}")["seats"]
    assert [(seat.get("name", ""), seat.get("bot_plays", False)) for seat in seats] == [("", True), ("seat 1", False)]
    assert ben.get(f"/api/tables/{tables['open']}")["state"] == "over", "who made it cannot begin it any more"
    assert [seat["kind"] for seat in ben.get(f"/api/tables/{tables['theirs']}")["seats"]][1] == "open"
    ben.act(tables["playing"], HIDE)
    ben.get(f"/api/tables/{tables['over']}/record")


def check_file(zina: Person, ben: Person, tables: dict[str, str], *, is_account: bool) -> None:
    """All that is kept about oneself, and nothing of others."""
    ben.post(f"/api/tables/{tables['playing']}/lines", {"text": "Ben's secret"}, expect=201)
    found = zina.get("/api/me/data")
    name = NAMES[2] if is_account else NAMES[0]
    assert (found["kind"] == "account", found["name"], found["left_off"]) == (is_account, name, {})
    assert {one["table"] for one in found["tables"]} == set(tables.values())
    assert {one["table"] for one in found["tables"] if not one["is_owner"]} == {tables["theirs"]}
    assert {(one["table"], one["name"]) for one in found["seats"]} >= {(tables["theirs"], NAMES[1])}
    assert [line["text"] for line in found["lines"]] == [f"I am {NAMES[0]}"]
    assert [note["text"] for note in found["notes"]] == [f"I, {NAMES[0]}, mean to win"]
    assert [(one["kind"], one["name"]) for one in found["shunned"]] == [("block", "Cleo")]
    assert [one["mine"] for one in found["invitations"]] == [True, False]
    assert {(one["table"], one["seat"]) for one in found["results"]} == {(tables["over"], 0), (tables["over"], 1)}
    assert [one["key"] for one in found["solo_results"]] == ["k"]
    assert [one["label"] for one in found["tokens"]] == (["a program"] if is_account else [])
    assert (len(found["sessions"]), bool(found["looks"])) == ((2, True) if is_account else (1, False))
    assert any(NAMES[0] in one["answer"] for one in found["answers"])
    assert [(one["kind"], one["label"]) for one in found["channels"]] == [("push", NAMES[0])]
    assert found["silences"] == [{"table": tables["playing"], "kind": "push"}]
    assert tables["playing"] in {one["table"] for one in found["reminders"]}
    assert (found["place"] is None) == is_account, "who has an account is not counted by address"
    assert "Ben" not in str(found)
    assert ben.get("/api/me/data")["kind"] == "guest"
    assert Person(zina.server, zina.document).refused("GET", "/api/me/data", expect=401) == "not-signed-in"


def wait_until_over(person: Person, table: str) -> None:
    wait_until(lambda: bool(person.get(f"/api/tables/{table}")["state"] == "over"))


def test_an_account_is_deleted_with_its_password_alone(server: Server, document: Document, person: New) -> None:
    anna, name = registered(person)
    token = anna.post("/api/me/tokens", {"label": "bot"}, expect=201)["token"]
    for body in ({}, {"password": None}, {"password": "wrong horse"}):
        assert anna.refused("DELETE", "/api/me", body, expect=403) == "wrong-name-or-password"
    by_program = Person(server, document, token=token)
    assert by_program.refused("DELETE", "/api/me", {"password": PASSWORD}, expect=403) == "cookie-only"
    assert person().refused("DELETE", "/api/me", {}, expect=401) == "not-signed-in"
    assert anna.get("/api/me")["name"] == name


def test_the_file_is_bounded_in_rows_and_in_how_often(folder: str) -> None:
    rates = msgspec.structs.replace(OFTEN, files=(2, 0.0))
    with serving(data=folder, rates=rates, bounds=Bounds(file_rows=2)) as server:
        anna = Person(server, Document(server.url))
        made = [anna.new_table("me", "me")["id"] for _ in range(3)]
        found = anna.get("/api/me/data")
        assert [one["table"] for one in found["tables"]] == made[:0:-1], "the latest"
        assert found["left_off"] == {"tables": 1, "seats": 4}
        anna.get("/api/me/data")
        assert anna.refused("GET", "/api/me/data", expect=429) == "too-many"


def test_what_was_under_way_while_somebody_went_is_cleared_away(data: str) -> None:
    with serving(data=data) as server:
        anna = Person(server)
        anna.ask("PUT", "/api/me/name", {"name": new_name()})
        table = anna.new_table("me", "me")["id"]
    line = {
        "match": table,
        "number": 1,
        "player": "left",
        "name": "Zinaida Q",
        "text": "late",
        "is_note": False,
        "at": 1.0,
    }
    result = {"match": table, "seat": 0, "player": "left", "name": "Zinaida Q", "deal": "d", "place": 1, "at": 1.0}
    alone = {"match": table, "key": "k", "player": "left", "game": "tiny", "value": 1, "at": 1.0}
    answer = dict.fromkeys(("key", "credential", "digest", "answer"), "x") | {
        "person": "left",
        "status": 200,
        "at": 1.0,
    }
    rows = {schema.lines: line, schema.results: result, schema.feats: alone, schema.answers: answer}
    write(data, lambda connection: [connection.execute(insert(one).values(row)) for one, row in rows.items()])
    assert set(named(data, "left", "Zinaida Q")) == {"lines", "results", "feats", "answers"}
    store = Store(data, 120.0)
    try:
        asyncio.run(Accounts(store).forget(30.0))
        kept = store.read_now(lambda connection: connection.execute(select(schema.players.c.id)).scalars().all())
    finally:
        store.close()
    assert named(data, "left", "Zinaida Q") == {}
    assert len(kept) == 1


# Every table there is -------------------------------------------------------------------------------------------------

IN_FILE = {
    "looks": "looks", "sessions": "sessions", "tokens": "tokens", "matches": "tables", "seats": "seats",
    "lines": "lines", "results": "results", "feats": "solo_results", "daily": "daily", "notes": "notes",
    "answers": "answers", "codes": "codes", "deeds": "deeds", "reports": "reports", "channels": "channels",
    "silences": "silences", "reminders": "reminders", "shunned": "shunned",
    "invitations": "invitations",
}  # fmt: skip
"""Which part of one's own data has a table's rows."""
NOT_IN_FILE = {
    "facts": "of the server",
    "players": "id, name and the rest stand at the head of the file",
    "presences": "who has which seat open now: a process's marks",
    "entries": "in the record of each table",
    "snapshots": "a cache of the entries",
    "analyses": "of a match, for everybody who may replay it; who asked is forgotten with them",
    "findings": "parts of an analysis",
    "attempts": "keyed hashes that run out",
    "failures": "of the server",
    "deliveries": "messages on their way by a channel, which go with it",
}
PERSONS = {"player", "owner", "person", "by", "about", "made_by", "used_by", "other", "whom"}
"""What a column is called that names somebody."""
WRITTEN = {"name", "text", "reason", "what", "label", "address", "answer"}
PERSON, MARK = "personwhoisgone", "Zinaida Quite Alone"


def test_every_table_is_in_the_file_or_has_its_reason() -> None:
    assert set(IN_FILE) | set(NOT_IN_FILE) == set(schema.META.tables)
    assert not set(IN_FILE) & set(NOT_IN_FILE)
    assert set(PARTS) == set(IN_FILE.values())
    ids = {(table.name, column.name) for table in schema.META.tables.values() for column in table.c if is_id(column)}
    assert {name for _, name in ids} - PERSONS == {"id", "digest"}, "every column that names somebody is known here"


def test_what_is_kept_of_a_person_themselves_is_in_the_file_or_has_its_reason() -> None:
    untold = {"login": "the name, as one signs in with it", "password": "a hash", "is_admin": "GET /api/me says it"}
    untold["closed_at"] = "nobody asks who cannot sign in"
    assert set(OwnData.__struct_fields__) & set(schema.players.c.keys()) == set(schema.players.c.keys()) - set(untold)


def is_id(column: Any) -> bool:
    return isinstance(column.type, String) and column.type.length == 32


def made_up(table: Any) -> dict[str, Any]:
    """A row that names the person wherever it can, and what they were called."""
    row: dict[str, Any] = {}
    for column in table.c:
        kind = column.type.python_type
        made = {str: "x", int: 0, float: 1.0, bool: False, bytes: b"x"}[kind]
        is_written = column.name in WRITTEN and (getattr(column.type, "length", None) or 99) > len(MARK)
        named_after = PERSON if column.name in PERSONS else MARK if is_written else made
        row[column.name] = named_after if kind is str else made
    return row


def test_who_goes_is_gone_from_every_table_there_is(data: str) -> None:
    """Tables are found in the schema: one that is new and that departing does not know fails here."""
    migrate(data)
    person = {"id": PERSON, "name": MARK, "login": "zinaida", "created_at": 1.0}

    def fill(connection: Any) -> None:
        for table in schema.META.sorted_tables:
            if table is not schema.facts:
                row = made_up(table) | (person if table is schema.players else {})
                connection.execute(insert(table).values(row))

    write(data, fill)
    naming = {table.name for table in schema.META.tables.values() if PERSONS & set(table.c.keys())}
    assert naming | {"players"} <= set(named(data, PERSON, MARK)), "each of them named her"
    write(data, depart(PERSON))
    left = named(data, PERSON, MARK)
    left.pop("failures", None)  # of the server: nothing of hers is written there
    assert left == {}


def test_who_goes_while_they_write_is_refused_and_nothing_is_stored(data: str) -> None:
    """Their row goes in the database itself: the server has not heard of it when the write comes."""
    with serving(data=data, tend_seconds=1e6) as server:
        people = [Person(server) for _ in range(3)]
        tables = [person.new_table("me", "me")["id"] for person in people]
        writes: list[tuple[str, str, Any]] = [
            ("PUT", f"/api/tables/{tables[0]}/note", {"text": "mine"}),
            ("POST", "/api/tables", {"game": "tiny", "seats": [{"type": "me"}, {"type": "me"}]}),
            ("PUT", f"/api/tables/{tables[2]}/reminders", {"push": False, "mail": True, "webhook": True}),
        ]
        for person, (method, path, body) in zip(people, writes, strict=True):
            me = person.get("/api/me")["id"]
            write(data, depart(me))
            assert person.refused(method, path, body, expect=401) == "not-signed-in", path
            assert named(data, me) == {}
