"""What people are called: nobody like somebody's account, nobody by a name one cannot see, at any door."""

import json
import time
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest
from sqlalchemy import text

from branchline.core import record
from branchline.core.match import start
from branchline.server.people.accounts import login_of
from branchline.server.people.looks import LOOK_ALIKES, looks_of
from branchline.server.store.backup import restore
from branchline.server.store.engine import open_engine
from branchline.server.store.migrate import migrate, run_migrations
from kits.databases import RAILWAYS_1
from kits.server import Document, Person, serving
from kits.tiny_game import GAME

New = Callable[[], Person]

ALIKE = [
    ("capitals", "Marlow", "MARLOW"),
    ("spaces", "Marlow", "Mar low"),
    ("a Cyrillic letter", "Marlow", "Mаrlow"),
    ("a Greek letter", "Marlow", "Μarlow"),
    ("Greek small letters", "Ivan", "Iνan"),
    ("full width", "Marlow", "Ｍａｒｌｏｗ"),
    ("mathematical letters", "Marlow", "𝓜𝓪𝓻𝓵𝓸𝔀"),
    ("marks", "Marlow", "Márlòw"),
    ("a nought", "Marlow", "Marl0w"),
    ("a capital I for an l", "Marlow", "MarIow"),
    ("a one for an l", "Marlow", "Mar1ow"),
    ("two letters for one", "Marlow", "rnarlow"),
    ("two v for a w", "Marlow", "Marlovv"),
    ("a full stop", "Marlow", "Marlow."),
    ("Latin capitals for Cyrillic small letters", "Анна", "AHHA"),
    ("mixed capitals of a Greek name", "Νίκος", "NIKOΣ"),
    ("a stroke", "Lukas", "Łukas"),
    ("sharp s", "Strasse", "STRAẞE"),
    ("a sign for a letter", "Max", "Ma×"),
    ("two letters in one", "Aeneas", "Æneas"),
    ("Cyrillic and Greek", "Пётр", "Πётр"),
    ("Coptic, Cherokee, Lisu", "Ada", "ꓮᎠᎪ"),
]
APART = [
    ("Ada", "Ida"), ("Anna", "Hanna"), ("Jan", "Jay"), ("Ben", "Len"), ("Mia", "Nia"), ("Мария", "Марина"),
    ("Ada 1", "Ada 2"), ("कि", "कु"), ("李", "王"), ("🚂", "🚃"), ("...", "!!!"),
]  # fmt: skip


@pytest.mark.parametrize(("one", "other"), [case[1:] for case in ALIKE], ids=[case[0] for case in ALIKE])
def test_names_that_could_be_taken_for_one_another_share_a_look(one: str, other: str) -> None:
    assert looks_of(one) & looks_of(other)


@pytest.mark.parametrize(("one", "other"), APART)
def test_names_that_can_be_told_apart_do_not(one: str, other: str) -> None:
    assert not looks_of(one) & looks_of(other)


def registered(person: New, name: str, *, expect: int = 201) -> Person:
    somebody = person()
    somebody.post("/api/accounts", {"name": name, "password": "correct horse"}, expect=expect)
    return somebody


def a_record(*players: str) -> Any:
    return json.loads(record.export(start(GAME, 2, "names"), players))


def at_every_door(guest: Person, host: Person, name: str) -> list[tuple[int, str]]:
    """What each door answers to who comes by this name."""
    link = host.new_table("me", "open")["seats"][1]["link"]
    public = host.new_table("me", "open", public=True)["id"]
    seats = [{"type": "me", "name": "First"}, {"type": "me", "name": name}]
    asked = [
        guest.http.put("/api/me/name", json={"name": name}),
        guest.http.post("/api/join", json={"link": link, "name": name}),
        guest.http.post(f"/api/tables/{public}/seats/1", json={"name": name}),
        guest.http.post("/api/tables", json={"game": "tiny", "seats": seats}),
        guest.http.post("/api/accounts", json={"name": name, "password": "correct horse"}),
    ]
    return [(answer.status_code, answer.json().get("reason", {}).get("message", "")) for answer in asked]


@pytest.mark.parametrize("name", ["Quentin", "QUENTIN", "Quеntin", "Quentіn", "Qüéntin", "Q uentin", "Quentln"])
def test_nobody_comes_by_an_accounts_name_through_any_door(person: New, name: str) -> None:
    person().http.post("/api/accounts", json={"name": "Quentin", "password": "correct horse"})
    guest = person()
    answers = at_every_door(guest, person(), name)
    assert answers == [(409, "name-taken")] * 5
    assert guest.get("/api/me")["kind"] == "nobody", "nothing was changed"
    brought = guest.post("/api/records", a_record("First", name), expect=201)
    assert [seat["name"] for seat in brought["seats"]] == ["First", ""]
    assert [warning["message"] for warning in brought["warnings"]] == ["record-name-dropped"]


@pytest.mark.parametrize(
    "name", ["A\u200bda", "\u3164", "\u2800", "A\u202eda", "A\u00adda", "A\u034fda", "a" + "\u0301" * 4]
)
def test_a_name_one_cannot_see_is_refused_at_every_door(person: New, name: str) -> None:
    guest = person()
    answers = at_every_door(guest, person(), name)
    assert {status for status, _ in answers} == {400}
    assert {message for _, message in answers} <= {"bad-body", "bad-name"}
    assert guest.refused("POST", "/api/records", a_record("First", name), expect=422) == "record-bad-name"
    assert guest.get("/api/me")["kind"] == "nobody", "nothing was changed"


def test_what_is_kept_of_a_name_is_one_way_to_write_it(person: New) -> None:
    guest = person()
    assert guest.ask("PUT", "/api/me/name", {"name": "Ｏｔｔｏ   von\u00a0B"})["name"] == "Otto von B"


def test_ones_own_name_is_ones_own(person: New) -> None:
    una = registered(person, "Una Grey")
    una.ask("PUT", "/api/me/name", {"name": "Una Grey"})
    una.ask("PUT", "/api/me/name", {"name": "UNA GREY"})
    made = una.new_table({"type": "me", "name": "Una Grey"}, {"type": "me", "name": "Guest of Una"})
    assert [seat["name"] for seat in made["seats"]] == ["Una Grey", "Guest of Una"]
    brought = una.post("/api/records", a_record("Una Grey", ""), expect=201)
    assert brought["seats"][0]["name"] == "Una Grey" and "warnings" not in brought
    again = person()
    again.post("/api/session", {"name": "una  grey", "password": "correct horse"})
    again.ask("PUT", "/api/me/name", {"name": "Vera"})
    assert person().refused("PUT", "/api/me/name", {"name": "Vera"}, expect=409) == "name-taken"
    assert person().refused("PUT", "/api/me/name", {"name": "Una Grey"}, expect=409), "it signs in by it still"


def test_a_guests_name_that_has_become_an_accounts_is_the_guests_no_more(person: New) -> None:
    guest = person()
    guest.ask("PUT", "/api/me/name", {"name": "Wanda"})
    played = guest.new_table("me", {"type": "me", "name": "Carl"})
    assert [seat["name"] for seat in played["seats"]] == ["Wanda", "Carl"]
    guest.ask("DELETE", f"/api/tables/{played['id']}")
    registered(person, "Wanda")
    assert guest.new_table("me", "me")["seats"][0]["name"] == ""
    assert [seat["name"] for seat in again_at(guest, played)["seats"]] == ["Carl", ""], "nor at a rematch"
    table = person().new_table("me", "open")
    guest.post("/api/join", {"link": table["seats"][1]["link"]})
    assert guest.get(f"/api/tables/{table['id']}")["seats"][1]["name"] == ""


def again_at(somebody: Person, table: Any) -> Any:
    made = somebody.post(f"/api/tables/{table['id']}/rematch", expect=201)["table"]
    return somebody.get(f"/api/tables/{made}")


def test_each_seat_of_a_hot_seat_is_somebody_elses(person: New) -> None:
    """The first without a name has its maker's; the others are called in each reader's language."""
    ida = person()
    ida.ask("PUT", "/api/me/name", {"name": "Ida"})
    seats = ida.new_table({"type": "me", "name": "Otto"}, "me", "me")["seats"]
    assert [seat["name"] for seat in seats] == ["Otto", "Ida", ""]


def test_a_deleted_accounts_name_is_free_again(person: New) -> None:
    xena = registered(person, "Xena")
    xena.ask("DELETE", "/api/me", {"password": "correct horse"})
    person().ask("PUT", "/api/me/name", {"name": "Xena"})


def test_accounts_that_clash_already_keep_their_names(data: str) -> None:
    migrate(data)
    engine = open_engine(data, writes=True)
    with serving(data=data) as server:
        document = Document(server.url)
        for name in ("Yara", "Zoe"):
            registered(lambda: Person(server, document), name)
    run_migrations(engine, "0007", down=True)
    with engine.begin() as connection:
        connection.execute(text("UPDATE players SET name = 'Yаra', login = 'yаra' WHERE login = 'zoe'"))
    engine.dispose()
    migrate(data)
    with serving(data=data) as server:
        for name in ("Yara", "Yаra"):
            one = Person(server, document)
            assert one.post("/api/session", {"name": name, "password": "correct horse"})["name"] == name
            assert one.new_table("me", "me")["seats"][0]["name"] == name
            one.ask("PUT", "/api/me/name", {"name": name})
        one.ask("PUT", "/api/me/name", {"name": "Someone new"})
        for name in ("Yara", "Yаra", "Someone new"):
            assert Person(server, document).refused("PUT", "/api/me/name", {"name": name}, expect=409) == "name-taken"


def test_a_database_of_before_knows_its_accounts(data: str) -> None:
    """Ada has an account in a backup that was made some revisions earlier."""
    restore(RAILWAYS_1, data)
    with serving(data=data) as server:
        document = Document(server.url)
        for name in ("Ada", "АDА"):
            assert Person(server, document).refused("PUT", "/api/me/name", {"name": name}, expect=409) == "name-taken"


def test_a_login_that_was_never_cleaned_still_signs_in_and_is_tried_no_oftener(data: str) -> None:
    migrate(data)
    with serving(data=data) as server:
        document = Document(server.url)
        registered(lambda: Person(server, document), "Otto")
    engine = open_engine(data, writes=True)
    with engine.begin() as connection:
        connection.execute(text("UPDATE players SET name = 'Ｏtto', login = 'ｏtto'"))
    engine.dispose()
    with serving(data=data) as server:
        one = Person(server, document)
        assert one.post("/api/session", {"name": "Ｏtto", "password": "correct horse"})["name"] == "Ｏtto"
    assert login_of("Ｏtto") == login_of("otto"), "what is tried counts for one account"


def test_the_list_of_look_alikes_is_the_one_that_stored_looks_were_made_with() -> None:
    """Whoever changes it adds a migration that makes the looks of accounts anew, and puts its sum here."""
    listed = "".join(f"{chr(code)}{shape} " for code, shape in sorted(LOOK_ALIKES.items()))
    assert sha256(listed.encode()).hexdigest()[:16] == "2e5fba6d1c1a8d77"
    assert all(len(looks_of(chr(code)) & looks_of(shape)) for code, shape in LOOK_ALIKES.items())


def test_a_name_that_another_database_could_not_keep_is_mended(folder: str) -> None:
    migrate(folder)
    engine = open_engine(folder, writes=True)
    run_migrations(engine, "0007", down=True)
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO players (id, name, created_at) VALUES ('p', :name, 0)"), {"name": "A\0da"})
    migrate(folder)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT name FROM players")).scalar() == "Ada"
    engine.dispose()


def test_a_name_that_grows_where_capitals_do_not_count_must_fit_as_well(person: New) -> None:
    """What one signs in with is kept in so many letters, and a sharp s is two of them."""
    wish = {"name": "ß" * 40, "password": "correct horse"}
    refused = person().ask("POST", "/api/accounts", wish, expect=400)["reason"]
    assert (refused["message"], refused["args"]["most"]) == ("bad-name", 20)
    anna, name = person(), "ß" * 17 + sha256(str(time.time()).encode()).hexdigest()[:6]
    anna.post("/api/accounts", {**wish, "name": name}, expect=201)
    person().post("/api/session", {**wish, "name": name})
