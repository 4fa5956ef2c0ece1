"""A line or a name is reported: kept as it was, once by each, so many a day; an admin settles it, and whom it is about
never hears who told of it."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select, update

from branchline.cli.main import main
from branchline.server import admin
from branchline.server.settings import BOUNDS, Bounds, TidyRules
from branchline.server.store import schema
from branchline.server.store.engine import open_engine
from branchline.server.store.migrate import HEAD, migrate, run_migrations
from branchline.tables import admin_messages as wire
from kits.databases import dump, named, write
from kits.games import find_any_game
from kits.server import Document, Person, serving, wait_until

PASSWORD = "correct horse"
RUDE = "you are a rude word"


def line_of(table: str, line: int = 1, **more: Any) -> dict[str, Any]:
    return {"type": "line", "table": table, "line": line, **more}


def rows(data: str) -> list[Any]:
    query = select(schema.reports).order_by(schema.reports.c.at)
    return list(write(data, lambda connection: connection.execute(query).mappings().all()))


def account(person: Person, name: str) -> Person:
    person.post("/api/accounts", {"name": name, "password": PASSWORD}, expect=201)
    return person


def boss_of(data: str, person: Person) -> Person:
    boss = account(person, "Boss")
    admin.set_admin(data, "Boss", is_admin=True)
    wait_until(lambda: bool(boss.get("/api/me")["admin"]))
    return boss


def said_at_a_table(person: Callable[[], Person]) -> tuple[Person, Person, str]:
    """Anna, whom Zoe is rude to, Zoe, and where."""
    zoe, anna = account(person(), "Zoe"), person()
    table = zoe.new_table("me", "open")
    anna.post("/api/join", {"link": table["seats"][1]["link"], "name": "Anna"})
    zoe.post(f"/api/tables/{table['id']}/lines", {"text": RUDE}, expect=201)
    return anna, zoe, table["id"]


def test_a_report_keeps_what_it_is_about_and_tells_nobody(data: str) -> None:
    with serving(data=data, bounds=Bounds(reports=4), tend_seconds=0.1) as server:
        document = Document(server.url)
        anna, zoe, table = said_at_a_table(lambda: Person(server, document))
        boss = boss_of(data, Person(server, document))
        live = zoe.live(table, seq=0, line=0)
        live.until("lines")
        before = len(live.lines)
        anna.post("/api/reports", line_of(table, reason="it hurts"), expect=201)
        anna.post("/api/reports", {"type": "seat", "table": table, "seat": 0}, expect=201)
        for what in (line_of(table), {"type": "seat", "table": table, "seat": 0}):
            assert anna.refused("POST", "/api/reports", what, expect=409) == "reported-already"
        assert zoe.refused("POST", "/api/reports", line_of(table), expect=409) == "report-own"
        assert anna.refused("POST", "/api/reports", line_of(table, 9), expect=404) == "unknown-line"
        nowhere = {"type": "seat", "table": "nowhere", "seat": 0}
        assert anna.refused("POST", "/api/reports", nowhere, expect=404) == "unknown-seat"
        hidden = {"type": "person", "name": "Zoe"}
        assert anna.refused("POST", "/api/reports", hidden, expect=404) == "unknown-person", "she shows no profile"
        zoe.ask("PUT", "/api/me/profile", {"public": True})
        assert anna.refused("POST", "/api/reports", hidden, expect=409) == "reported-already", "the same name"
        assert anna.refused("POST", "/api/reports", line_of(table, reason="x" * 301), expect=400) == "bad-body"
        stranger = Person(server, document)
        stranger.post("/api/reports", hidden, expect=201)
        assert stranger.get("/api/me")["kind"] == "guest"

        listed = boss.get("/api/admin/reports")["reports"]
        assert [(one["kind"], one["name"], one.get("text"), one.get("by")) for one in listed] == [
            ("name", "Zoe", None, None),
            ("name", "Zoe", None, "Anna"),
            ("line", "Zoe", RUDE, "Anna"),
        ]
        assert listed[2].items() >= {"table": table, "line": 1, "reason": "it hurts"}.items()
        assert boss.get("/api/admin")["reports"] == 3
        assert "branchline_reports_open 3" in boss.http.get("/metrics").text
        told = [zoe.get(path) for path in ("/api/me/data", f"/api/tables/{table}", f"/api/tables/{table}/lines")]
        assert len(live.lines) == before
        assert "it hurts" not in str(told)
        assert zoe.get("/api/me/data")["reports"] == []
        mine = anna.get("/api/me/data")["reports"]
        assert [(one["text"], one["reason"]) for one in mine] == [("", ""), (RUDE, "it hurts")]
        live.close()


def test_one_person_reports_so_many_a_day(data: str) -> None:
    with serving(data=data, bounds=Bounds(reports=2)) as server:
        anna, zoe, table = said_at_a_table(lambda: Person(server))
        for number in (2, 3):
            zoe.post(f"/api/tables/{table}/lines", {"text": f"line {number}"}, expect=201)
        for number in (1, 2):
            anna.post("/api/reports", line_of(table, number), expect=201)
        assert anna.refused("POST", "/api/reports", line_of(table, 3), expect=409) == "too-many-reports"
        Person(server).post("/api/reports", line_of(table, 3), expect=201)
        yesterday = update(schema.reports).values(at=time.time() - 90_000)
        write(data, lambda connection: connection.execute(yesterday))
        anna.post("/api/reports", line_of(table, 3), expect=201)


def test_the_guests_of_one_address_report_so_many_a_day_together(data: str) -> None:
    with serving(data=data, bounds=Bounds(address_reports=2)) as server:
        _, zoe, table = said_at_a_table(lambda: Person(server))
        zoe.post(f"/api/tables/{table}/lines", {"text": "line 2"}, expect=201)
        for _ in range(2):
            Person(server).post("/api/reports", line_of(table), expect=201)
        assert Person(server).refused("POST", "/api/reports", line_of(table), expect=409) == "address-reports"
        account(Person(server), "Carl").post("/api/reports", line_of(table), expect=201)
        yesterday = update(schema.reports).values(at=time.time() - 90_000)
        write(data, lambda connection: connection.execute(yesterday))
        Person(server).post("/api/reports", line_of(table, 2), expect=201)


def do(data: str, boss: Person, report: str, done: str, *, by_page: bool, **more: str) -> None:
    if by_page:
        boss.post("/api/admin/deeds", {"type": "settle", "report": report, "done": done, **more})
    else:
        duty = wire.SettleReport(report=report, done=done, **more)  # type: ignore[arg-type]
        admin.do(data, duty, find_any_game, BOUNDS)


@pytest.mark.parametrize("by_page", [True, False], ids=["page", "command"])
def test_an_admin_settles_it_and_what_is_done_is_done(data: str, *, by_page: bool) -> None:
    with serving(data=data, tend_seconds=0.1) as server:
        document = Document(server.url)

        def person() -> Person:
            return Person(server, document)

        anna, zoe, table = said_at_a_table(person)
        boss, other = boss_of(data, person()), person()
        for one in (anna, other):
            one.post("/api/reports", line_of(table), expect=201)
        anna.post("/api/reports", {"type": "seat", "table": table, "seat": 0}, expect=201)
        other.post("/api/reports", {"type": "seat", "table": table, "seat": 1}, expect=201)
        ids = {(one["kind"], one["name"]): one["id"] for one in boss.get("/api/admin/reports")["reports"]}
        no = {"type": "settle", "report": ids["name", "Zoe"], "done": "removed"}
        assert boss.refused("POST", "/api/admin/deeds", no, expect=409) == "report-of-a-name"
        no["done"] = "renamed"
        assert boss.refused("POST", "/api/admin/deeds", no, expect=400) == "report-new-name"

        do(data, boss, ids["line", "Zoe"], "removed", by_page=by_page)
        wait_until(lambda: bool(anna.get(f"/api/tables/{table}/lines")["lines"][0].get("removed")))
        assert [row["done"] for row in rows(data)] == ["removed", "removed", None, None], "for both who told of it"
        again = {"type": "settle", "report": ids["line", "Zoe"], "done": "nothing"}
        assert boss.refused("POST", "/api/admin/deeds", again, expect=409) == "settled-already"
        again["report"] = "nowhere"
        assert boss.refused("POST", "/api/admin/deeds", again, expect=404) == "unknown-report"

        do(data, boss, ids["name", "Anna"], "renamed", by_page=by_page, name="Seat of Anna")
        do(data, boss, ids["name", "Zoe"], "closed", by_page=by_page)
        wait_until(lambda: anna.get(f"/api/tables/{table}")["seats"][1]["name"] == "Seat of Anna")
        wait_until(lambda: bool(zoe.get("/api/me")["kind"] == "nobody"))
        wait_until(lambda: bool(anna.get(f"/api/tables/{table}")["seats"][0].get("bot_plays")))
        assert boss.get("/api/admin/reports")["reports"] == []
        settled = boss.get("/api/admin/reports", settled="true")["reports"]
        assert {(one["name"], one["done"]) for one in settled} == {
            ("Zoe", "removed"),
            ("Zoe", "closed"),
            ("Anna", "renamed"),
        }
        kinds = [one["kind"] for one in boss.get("/api/admin/deeds")["deeds"]]
        assert kinds[:6] == ["settle", "close", "settle", "rename", "settle", "remove-line"]
        assert {one["done"] for one in anna.get("/api/me/data")["reports"]} == {"removed", "closed"}


def test_a_seat_that_is_called_otherwise_than_its_person_is_renamed_alone(data: str) -> None:
    with serving(data=data, tend_seconds=0.1) as server:
        anna, zoe, _ = said_at_a_table(lambda: Person(server))
        table = zoe.new_table("me", {"type": "me", "name": "Rude Seat"})["id"]
        anna.post("/api/reports", {"type": "seat", "table": table, "seat": 1}, expect=201)
        duty = wire.SettleReport(report=rows(data)[0]["id"], done="renamed", name="Kind Seat")
        admin.do(data, duty, find_any_game, BOUNDS)
        wait_until(lambda: zoe.get(f"/api/tables/{table}")["seats"][1]["name"] == "Kind Seat")
        assert zoe.get("/api/me")["name"] == "Zoe"


def test_who_reported_goes_nameless_and_who_was_reported_goes_with_it(data: str) -> None:
    with serving(data=data) as server:
        anna, zoe, table = said_at_a_table(lambda: Person(server))
        ids = [one.get("/api/me")["id"] for one in (anna, zoe)]
        anna.post("/api/reports", line_of(table, reason="I am Anna"), expect=201)
        zoe.post("/api/reports", {"type": "seat", "table": table, "seat": 1, "reason": "Zoe says"}, expect=201)
        anna.ask("DELETE", "/api/me", {})
        assert [(row["by"], row["name"], row["text"], row["reason"]) for row in rows(data)] == [(None, "Zoe", RUDE, "")]
        assert "reports" not in named(data, "Anna", ids[0])
        zoe.ask("DELETE", "/api/me", {"password": PASSWORD})
        assert named(data, "Zoe", RUDE, *ids) == {}
        assert rows(data) == []


def test_a_guest_who_signs_in_takes_their_reports_along(data: str) -> None:
    """What the account has reported before stays its own."""
    with serving(data=data) as server:
        anna, _, table = said_at_a_table(lambda: Person(server))
        account(Person(server), "Ada").post("/api/reports", line_of(table, reason="Ada's"), expect=201)
        anna.post("/api/reports", line_of(table, reason="a guest's"), expect=201)
        anna.post("/api/reports", {"type": "seat", "table": table, "seat": 0}, expect=201)
        me = anna.post("/api/session", {"name": "Ada", "password": PASSWORD})["id"]
        assert [(row["by"], row["kind"], row["reason"]) for row in rows(data)] == [
            (me, "line", "Ada's"),
            (me, "name", ""),
        ]


def test_reports_are_tidied_by_a_rule_and_outlive_their_table(data: str) -> None:
    with serving(data=data) as server:
        anna, zoe, table = said_at_a_table(lambda: Person(server))
        anna.post("/api/reports", line_of(table), expect=201)
        zoe.post("/api/reports", {"type": "seat", "table": table, "seat": 1}, expect=201)
    admin.do(data, wire.RemoveTable(table=table), find_any_game, BOUNDS)
    assert [row["text"] for row in rows(data)] == [RUDE, ""]
    first = rows(data)[0]["id"]
    settle = wire.SettleReport(report=first, done="nothing")
    admin.do(data, settle, find_any_game, BOUNDS)
    long_ago = update(schema.reports).values(at=time.time() - 200 * 86_400)
    write(data, lambda connection: connection.execute(long_ago))
    before = dump(data)
    gone = admin.tidy(data, TidyRules(), find_any_game, dry_run=True)["reports"]
    assert gone == [row["id"] for row in rows(data) if row["id"] != first], "one that was settled today stays"
    assert dump(data) == before
    admin.tidy(data, TidyRules(), find_any_game, dry_run=False)
    assert [row["id"] for row in rows(data)] == [first]
    assert admin.tidy(data, TidyRules(report_days=1e-9), find_any_game, dry_run=False)["reports"] == [first]
    assert rows(data) == []


def test_the_commands_list_and_settle(folder: str, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(data=folder) as server:
        anna, _, table = said_at_a_table(lambda: Person(server))
        anna.post("/api/reports", line_of(table, reason="two\nlines\u009b2J\u202e"), expect=201)
    capsys.readouterr()

    def said(*words: str) -> str:
        main(["admin", "--language", "en", *words, "--data", folder])
        return capsys.readouterr().out

    report = rows(folder)[0]["id"]
    listed = said("reports")
    assert listed.count("\n") == 1 and listed.rstrip("\n").isprintable(), "nothing that would rule the terminal"
    assert all(part in listed for part in (report, RUDE, "two lines", "Anna", f"table {table} line 1"))
    assert "1 report" in said("doctor") or "One report" in said("doctor")
    for wrong in (["settle", report, "sold"], ["settle", report, "renamed"], ["settle", "nowhere", "nothing"]):
        with pytest.raises(SystemExit, match="2"):
            said(*wrong)
    assert "Settled" in said("settle", report, "renamed", "--name", "Agatha")
    assert "There are none." in said("reports")
    assert "renamed" in said("reports", "--settled")
    assert "report" not in said("doctor")


def test_a_database_of_before_gets_its_reports(data: str) -> None:
    migrate(data)
    engine = open_engine(data, writes=True)
    run_migrations(engine, "0022", down=True)
    engine.dispose()
    with serving(data=data) as server:
        anna, _, table = said_at_a_table(lambda: Person(server))
        anna.post("/api/reports", line_of(table), expect=201)
    assert HEAD > "0022"
    assert len(rows(data)) == 1
