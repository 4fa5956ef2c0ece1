"""Who may register, and what an admin does: by the page and by `branchline admin`, which are the same duties."""

import re
import secrets
from pathlib import Path
from typing import Any, get_args

import pytest

from branchline.cli import office as commands
from branchline.cli.main import main
from branchline.core.errors import Refused
from branchline.server import admin
from branchline.server.settings import Bounds
from branchline.server.store.backup import restore
from branchline.tables import admin_messages as wire
from kits.databases import dump
from kits.games import find_any_game
from kits.playing import HIDE, new_name, two
from kits.server import Document, Person, Server, idle_after, serving, wait_until

PASSWORD = "correct horse"
MOST = 5


def do(data: str, duty: wire.AnyDuty) -> Any:
    return admin.do(data, duty, find_any_game, Bounds(codes=MOST))


def made_admin(data: str, server: Server, document: Document, name: str) -> Person:
    """Somebody with an account, promoted on the command line while the server runs."""
    boss = account(Person(server, document), name)
    assert boss.refused("GET", "/api/admin", expect=404) == "unknown-page"
    admin.set_admin(data, name, is_admin=True)
    wait_until(lambda: bool(boss.get("/api/me")["admin"]))
    return boss


def account(person: Person, name: str) -> Person:
    person.post("/api/accounts", {"name": name, "password": PASSWORD}, expect=201)
    return person


def duty(boss: Person, kind: str, **given: Any) -> Any:
    return boss.post("/api/admin/deeds", {"type": kind, **given})


def test_every_duty_of_the_page_is_a_command_with_the_same_fields() -> None:
    duties = {kind.__struct_config__.tag: kind.__struct_fields__ for kind in get_args(wire.AnyDuty)}
    assert set(duties) <= set(commands.OFFICE)
    page = Path(commands.__file__).parents[1] / "web" / "pages" / "admin.js"
    shown = set(re.findall(r"type: '([a-z-]+)'", page.read_text(encoding="utf-8")))
    assert shown == set(duties), "the page does all of them, and nothing else"


def test_one_registers_with_a_code_once_and_not_at_all_where_it_is_off(data: str) -> None:
    with serving(data=data, registration="invitation", tend_seconds=0.1) as server:
        document, guest = Document(server.url), Person(server)
        assert guest.get("/api/me")["registration"] == "invitation"
        wish = {"name": "Ada", "password": PASSWORD}
        assert guest.refused("POST", "/api/accounts", wish, expect=403) == "registration-by-code"
        assert guest.refused("POST", "/api/accounts", wish | {"code": "abc"}, expect=403) == "wrong-code"
        code = do(data, wire.MakeCode(days=3)).code
        Person(server).post("/api/accounts", {"name": "Bea", "password": PASSWORD, "code": code}, expect=201)
        assert guest.refused("POST", "/api/accounts", wish | {"code": code}, expect=403) == "wrong-code"
        later = do(data, wire.MakeCode()).code
        taken = wish | {"name": "bea", "code": later}
        assert guest.refused("POST", "/api/accounts", taken, expect=409) == "name-taken"
        guest.post("/api/accounts", wish | {"code": later.upper()}, expect=201)  # who was refused has it still
        admin.set_admin(data, "Ada", is_admin=True)
        wait_until(lambda: bool(guest.get("/api/me")["admin"]))
        key = {"Idempotency-Key": secrets.token_urlsafe(24)}
        made = [guest.ask("POST", "/api/admin/deeds", {"type": "invite", "days": 1}, headers=key) for _ in range(2)]
        assert made[0] == made[1], "who asks again gets the same code"
        listed = guest.get("/api/admin/codes")["codes"]
        assert sorted(one.get("used_by", "") for one in listed) == ["", "Ada", "Bea"]
        assert made[0]["code"] not in "".join(dump(data)), "what it says is kept nowhere"
        unused = next(one["id"] for one in listed if "used_at" not in one)
        duty(guest, "withdraw", code=unused)
        late = Person(server, document)
        last = {"name": "Cleo", "password": PASSWORD, "code": made[0]["code"]}
        assert late.refused("POST", "/api/accounts", last, expect=403) == "wrong-code"
        for _ in range(MOST):
            do(data, wire.MakeCode())
        with pytest.raises(Refused, match="too-many-codes"):
            do(data, wire.MakeCode())
    with serving(data=data, registration="off") as server:
        person = Person(server, document)
        assert person.get("/api/me")["registration"] == "off"
        last["code"] = "abc"
        assert person.refused("POST", "/api/accounts", last, expect=403) == "registration-off"
        assert person.post("/api/session", {"name": "Bea", "password": PASSWORD})["kind"] == "account"


def closes(data: str, boss: Person, person: str, *, by_page: bool) -> None:
    if by_page:
        duty(boss, "close", person=person)
    else:
        do(data, wire.CloseAccount(person=person))


def test_a_rematch_seats_no_closed_account_and_is_not_its(data: str) -> None:
    with serving(data=data) as server:
        document = Document(server.url)
        zoe, ben = account(Person(server, document), "Zoe"), Person(server, document)
        made = zoe.new_table("me", "open")
        ben.join(made, 1)
        zoe.post(f"/api/tables/{made['id']}/resign", {})
        do(data, wire.CloseAccount(person="Zoe"))
        table = ben.post(f"/api/tables/{made['id']}/rematch", expect=201)["table"]
        again = ben.get(f"/api/tables/{table}")
        assert [seat["kind"] for seat in again["seats"]] == ["person", "open"]
        assert again["mine"], "or nobody could invite somebody else"
        assert again["seats"][1]["link"]


@pytest.mark.parametrize("by_page", [True, False], ids=["page", "command"])
def test_an_account_is_closed_and_renamed(data: str, *, by_page: bool) -> None:
    """Where others are at the table they see it at once, by whichever way it was done."""
    with serving(data=data, tend_seconds=0.1, times=idle_after(3600.0)) as server:
        document = Document(server.url)
        boss = made_admin(data, server, document, "Boss")

        def person() -> Person:
            return Person(server, document)

        zoe, ben = account(person(), "Zoe"), person()
        token = zoe.post("/api/me/tokens", {"label": "bot"}, expect=201)["token"]
        table = zoe.new_table("me", "open")
        ben.join(table, 1)
        waits = zoe.new_table("me", "open")["id"]
        table = table["id"]
        zoe.act(table, HIDE)
        zoe.post(f"/api/tables/{table}/lines", {"text": "hello"}, expect=201)
        live, hers = ben.live(table, seq=0, line=0), zoe.live(table)
        live.until("lines")

        new = "Agatha"
        if by_page:
            duty(boss, "rename", person="Zoe", name=new)
        else:
            do(data, wire.RenameAccount(person="zoe", name=new))
        while live.table["seats"][0]["name"] != new:
            live.until("table")
        assert ben.get(f"/api/tables/{table}/lines")["lines"][0]["name"] == new
        assert (
            boss.http.post("/api/admin/deeds", json={"type": "rename", "person": new, "name": "B0ss"}).status_code
            == 409
        )
        who = person()
        assert who.refused("POST", "/api/accounts", {"name": "Zoe", "password": PASSWORD}, expect=409) == "name-taken"

        closes(data, boss, new, by_page=by_page)
        while not live.table["seats"][0].get("bot_plays"):
            live.until("table")
        wait_until(lambda: bool(zoe.get("/api/me")["kind"] == "nobody"))
        assert zoe.http.get("/api/me", headers={"Authorization": f"Bearer {token}"}).status_code == 401
        hers.until("bye")
        wait_until(lambda: bool(ben.get(f"/api/tables/{waits}")["state"] == "over"))
        assert (
            zoe.refused("POST", "/api/session", {"name": "Zoe", "password": PASSWORD}, expect=403) == "account-closed"
        )
        wrong = {"name": "Zoe", "password": "wrong horse"}
        assert zoe.refused("POST", "/api/session", wrong, expect=403) == "wrong-name-or-password"
        assert who.refused("POST", "/api/accounts", {"name": new, "password": PASSWORD}, expect=409) == "name-taken"
        with pytest.raises(Refused, match="is-admin"):
            do(data, wire.CloseAccount(person="Boss"))
        duty(boss, "reopen", person=new)
        zoe.post("/api/session", {"name": "Zoe", "password": PASSWORD})
        kinds = [one["kind"] for one in boss.get("/api/admin/deeds")["deeds"]]
        assert kinds == ["reopen", "close", "rename", "promote"], "and what was refused is not among them"
        found = boss.get("/api/admin/people", name="aga")["people"]
        assert [(one["name"], one["login"], one["tables"]) for one in found] == [(new, "zoe", 2)]
        live.close()
    assert [difference for difference in admin.verify(data, find_any_game) if difference is not None] == []


def test_tables_and_lines_are_removed_for_everybody(data: str) -> None:
    with serving(data=data, tend_seconds=0.1) as server:
        document = Document(server.url)
        boss = made_admin(data, server, document, "Boss")

        def person() -> Person:
            return Person(server, document)

        anna, ben, table = two(person)
        for text in ("first", "second"):
            anna.post(f"/api/tables/{table}/lines", {"text": text}, expect=201)
        live = ben.live(table, seq=0, line=0)
        live.until("lines")
        duty(boss, "remove-line", table=table, line=1)
        live.until("lines")
        assert live.lines[-1].items() >= {"number": 1, "removed": True}.items()
        assert "text" not in live.lines[-1]
        assert [line.get("text") for line in ben.get(f"/api/tables/{table}/lines")["lines"]] == [None, "second"]
        assert "first" not in "".join(dump(data))
        gone = {"type": "remove-line", "table": table, "line": 9}
        assert boss.refused("POST", "/api/admin/deeds", gone, expect=404) == "unknown-line"
        again = ben.live(table, seq=0, line=2)
        again.until("lines")
        assert [line["number"] for line in again.lines] == [1], "whoever was away hears of it"
        again.close()

        do(data, wire.RemoveTable(table=table))
        assert live.until("bye")["reason"]["message"] == "table-removed"
        wait_until(lambda: anna.http.get(f"/api/tables/{table}").status_code == 404)
        assert [line for line in dump(data) if table in line and not line.startswith(("deeds", "answers"))] == []
        other = two(person)[2]
        duty(boss, "end", table=other)
        assert boss.get("/api/admin/tables", state="over")["tables"][0]["id"] == other
        shown = boss.get("/api/admin")
        assert shown["sizes"]["rows"]["matches"] == 1
        assert shown["sizes"]["database"] > 0
        assert {job["name"] for job in shown["jobs"]} >= {"tending", "backing-up"}


def test_whoever_is_no_admin_finds_nothing_and_a_demoted_one_no_more(data: str) -> None:
    with serving(data=data, tend_seconds=0.1) as server:
        document = Document(server.url)
        boss = made_admin(data, server, document, "Boss")
        token = boss.post("/api/me/tokens", {"label": "bot"}, expect=201)["token"]
        assert Person(server, document, token=token).get("/api/admin/deeds")["deeds"]
        foreign = {"Origin": "https://elsewhere.example"}
        wish = {"type": "invite", "days": 1}
        assert boss.http.post("/api/admin/deeds", json=wish, headers=foreign).status_code == 403
        admin.set_admin(data, "Boss", is_admin=False)
        wait_until(lambda: not boss.get("/api/me")["admin"])
        others = [boss, Person(server, document), account(Person(server, document), new_name())]
        for path in ("", "/people", "/tables", "/codes", "/deeds"):
            assert {one.refused("GET", f"/api/admin{path}", expect=404) for one in others} == {"unknown-page"}
        assert {one.refused("POST", "/api/admin/deeds", wish, expect=404) for one in others} == {"unknown-page"}


def test_a_database_of_before_has_no_admin_and_gets_one(data: str) -> None:
    restore(Path(__file__).parent / "before_tables.jsonl.gz", data)
    people = admin.read_people(data, "").people
    assert not any(one.admin or one.closed_at for one in people)
    with serving(data=data, tend_seconds=0.1) as server:
        assert made_admin(data, server, Document(server.url), "Somebody New").get("/api/admin")["version"]


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    main(["admin", "--language", "en", *words])
    return capsys.readouterr().out


def test_the_commands_say_what_they_did(folder: str, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(data=folder) as server:
        account(Person(server), "Ada")
    data = ["--data", folder]
    assert re.search(r"register, once: [a-z2-9]{16}$", said(capsys, "invite", "--days", "2", *data).strip())
    assert "Ada is an admin." in said(capsys, "promote", "ADA", *data)
    assert "(admin)" in said(capsys, "people", "ad", *data)
    for refused in (["close", "Ada"], ["remove-line", "nowhere", "0"], ["invite", "--days", "0"], ["end", "nowhere"]):
        with pytest.raises(SystemExit, match="2"):
            said(capsys, *refused, *data)
    said(capsys, "demote", "Ada", *data)
    assert "is closed" in said(capsys, "close", "Ada", *data)
    log = [line.split("  ")[2] for line in said(capsys, "log", *data).splitlines()]
    assert log == ["close", "demote", "promote", "invite"]
    assert "good until" in said(capsys, "codes", *data)
    assert "Accounts: 1" in said(capsys, "sizes", *data)
    assert said(capsys, "failures", *data)
