"""What a stranger can have stored is bounded, and counted one by one however many ask at once."""

import asyncio
import gzip
import json
import time
import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, func, select, update

from branchline.core import record
from branchline.core.match import play, start
from branchline.server.app import all_endpoints
from branchline.server.bounds.turns import Turns
from branchline.server.hosting.bot_seats import BotSeats
from branchline.server.http.pages import Pages
from branchline.server.people import accounts
from branchline.server.settings import BotLimits, Bounds, Rates
from branchline.server.store import forgetting, schema
from branchline.server.store.migrate import migrate
from branchline.server.store.store import Store
from branchline.server.workers.bot_pool import BotPool
from branchline.tables.messages import BotSeat, MySeat
from kits.databases import write
from kits.playing import GROW, HIDE, PASS
from kits.registry import new_registry
from kits.server import OFTEN, PATIENT, Person, Server, serving
from kits.server_games import lineup
from kits.tiny_game import GAME, Hide

WISH = {"game": "tiny", "seats": [{"type": "me"}, {"type": "me"}]}


def test_tables_are_counted_for_who_makes_them_and_who_sits_there(data: str) -> None:
    with serving(data=data, bounds=Bounds(guest_tables=2, account_tables=3)) as server:
        anna, ben = Person(server), Person(server)
        ben.ask("PUT", "/api/me/name", {"name": "Ben"})
        with ThreadPoolExecutor(6) as crowd:
            made = list(crowd.map(lambda _: ben.at(server).http.post("/api/tables", json=WISH).status_code, range(6)))
        assert sorted(made) == [201, 201, 409, 409, 409, 409]
        assert ben.refused("POST", "/api/tables", WISH, expect=409) == "too-many-tables"
        table = anna.new_table("me", "open", "open")
        link = {"link": table["seats"][1]["link"], "name": "Ben"}
        assert ben.refused("POST", "/api/join", link, expect=409) == "too-many-tables"
        own = {"link": table["seats"][1]["link"], "name": "Anna"}
        assert anna.post("/api/join", own)["seat"] == 1, "a second seat at one's own table is no second table"
        first = ben.get("/api/me/tables")["tables"][0]["id"]
        ben.ask("DELETE", f"/api/tables/{first}")
        ben.post("/api/join", {"link": table["seats"][2]["link"], "name": "Ben"})


def test_an_account_has_more_room_than_a_guest(folder: str) -> None:
    with serving(data=folder, bounds=Bounds(guest_tables=1, account_tables=2)) as server:
        anna = Person(server)
        anna.post("/api/tables", WISH, expect=201)
        assert anna.refused("POST", "/api/tables", WISH, expect=409) == "too-many-tables"
        anna.post("/api/accounts", {"name": "Anna", "password": "correct horse"}, expect=201)
        anna.post("/api/tables", WISH, expect=201)
        assert anna.refused("POST", "/api/tables", WISH, expect=409) == "too-many-tables"


def test_what_a_guest_keeps_is_counted_finished_or_not(data: str) -> None:
    """In tables, and in bytes of what was brought; before a judge has any work with it."""
    brought = json.loads(record.export(start(GAME, 2, "brought")))
    with serving(data=data, bounds=Bounds(guest_kept=4, guest_bytes=100, account_kept=5)) as server:
        anna = Person(server)
        table = anna.post("/api/tables", WISH | {"content": "m" * 60}, expect=201)["id"]
        anna.ask("DELETE", f"/api/tables/{table}")
        assert anna.refused("POST", "/api/tables", WISH | {"content": "m" * 41}, expect=409) == "too-much-brought"
        assert anna.refused("POST", f"/api/tables/{table}/rematch", expect=409) == "too-much-brought"
        huge = {**brought, "content": "m" * 41}
        assert anna.refused("POST", "/api/records", huge, expect=409) == "too-much-brought"
        for _ in range(3):
            anna.ask("DELETE", f"/api/tables/{anna.post('/api/tables', WISH, expect=201)['id']}")
        assert anna.refused("POST", "/api/tables", WISH, expect=409) == "too-many-kept"
        assert anna.refused("POST", "/api/records", brought, expect=409) == "too-many-kept"
        anna.post("/api/accounts", {"name": "Anna", "password": "correct horse"}, expect=201)
        anna.post("/api/tables", WISH, expect=201)
        assert anna.refused("POST", "/api/tables", WISH, expect=409) == "too-many-kept"


def test_the_guests_of_one_address_have_a_bound_together(data: str) -> None:
    """However many they are, and also of what those made who deleted themselves; an account has room of its own."""
    brought = json.loads(record.export(start(GAME, 2, "brought")))
    bounds = Bounds(address_guests=3, address_kept=4, address_bytes=100)
    with serving(data=data, bounds=bounds) as server:
        anna, ben, cleo, dora = (Person(server) for _ in range(4))
        anna.post("/api/tables", WISH | {"content": "m" * 60}, expect=201)
        assert ben.refused("POST", "/api/tables", WISH | {"content": "m" * 41}, expect=409) == "address-brought"
        assert ben.get("/api/me")["id"] is None, "nobody became a guest for what is refused before it is judged"
        with ThreadPoolExecutor(2) as crowd:
            made = list(crowd.map(lambda one: one.http.post("/api/tables", json=WISH).status_code, (ben, cleo)))
        assert made == [201, 201]
        assert dora.refused("POST", "/api/tables", WISH, expect=409) == "address-guests"
        cleo.ask("DELETE", "/api/me", {})
        dora.post("/api/tables", WISH, expect=201)
        for guest in (anna, ben, dora):
            assert guest.refused("POST", "/api/tables", WISH, expect=409) == "address-kept"
            assert guest.refused("POST", "/api/records", brought, expect=409) == "address-kept"
        dora.post("/api/accounts", {"name": "Dora", "password": "correct horse"}, expect=201)
        dora.post("/api/tables", WISH | {"content": "m" * 50}, expect=201)
        anna.post("/api/tables", WISH, expect=201)
    store = Store(data)
    try:
        left = select(func.count()).where(schema.matches.c.place.is_not(None))
        for days, is_left in ((1.0, 1), (0.0, 0)):
            asyncio.run(_forget(store, days))
            assert store.read_now(lambda connection: connection.execute(left).scalar_one()) == is_left
    finally:
        store.close()


def test_many_guests_of_one_address_are_counted_one_by_one(data: str) -> None:
    with serving(data=data, bounds=Bounds(address_guests=4, address_kept=6)) as server:
        with ThreadPoolExecutor(8) as crowd:
            made = list(crowd.map(lambda _: Person(server).http.post("/api/tables", json=WISH).status_code, range(8)))
        assert sorted(made) == [201] * 4 + [409] * 4


def test_who_never_sat_down_is_forgotten_and_who_did_is_not(data: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forgetting, "AT_ONCE", 2)
    with serving(data=data) as server:
        visitors, anna, ben, ada = [Person(server) for _ in range(5)], Person(server), Person(server), Person(server)
        for person in (*visitors, anna, ben):
            person.ask("PUT", "/api/me/name", {"name": "Somebody"})
        ada.post("/api/accounts", {"name": "Ada", "password": "correct horse"}, expect=201)
        ben.join(anna.new_table("me", "open"), 1)
    store = Store(data)
    try:
        asyncio.run(_forget(store, 1.0))
        assert _count(store, schema.players) == 8, "they came today"
        asyncio.run(_forget(store, 0.0))
        assert _count(store, schema.players) == 3
        assert _count(store, schema.sessions) == 3
        end = update(schema.sessions).values(expires_at=0.0)
        asyncio.run(_written(store, lambda connection: connection.execute(end)))
        asyncio.run(_forget(store, 0.0))
        assert _count(store, schema.sessions) == 0
        assert _count(store, schema.players) == 3
    finally:
        store.close()


async def _forget(store: Store, days: float) -> None:
    await accounts.Accounts(store).forget(days)


async def _written(store: Store, job: Callable[[Connection], Any]) -> None:
    await store.write(job)


def _count(store: Store, table: Any) -> int:
    count = select(func.count()).select_from(table)
    return int(store.read_now(lambda connection: connection.execute(count).scalar_one()))


def test_the_chat_of_a_table_has_an_end(data: str) -> None:
    with serving(data=data, bounds=Bounds(lines=3)) as server:
        anna = Person(server)
        table = anna.new_table("me", "me")["id"]
        say = {"text": "hello", "seat": 0}
        for _ in range(3):
            anna.post(f"/api/tables/{table}/lines", say, expect=201)
        assert anna.refused("POST", f"/api/tables/{table}/lines", say, expect=409) == "chat-full"
        live = anna.live(table, seat=0)
        live.until("changed")
        assert live.ask("chat", text="hello")["reason"]["message"] == "chat-full"
        assert live.act(HIDE)["type"] == "done", "the match goes on"
        live.close()


def from_address(server: Server, address: str) -> tuple[Person, str]:
    """A guest who comes from there, and the chat of a table of theirs."""
    person = Person(server)
    person.http.headers["X-Forwarded-For"] = address
    return person, f"/api/tables/{person.new_table('me', 'open')['id']}/lines"


SAY = {"text": "hello"}
ONE_NETWORK = ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9")
ONE_MACHINE = ("192.0.2.7", "::ffff:192.0.2.7")


@pytest.mark.parametrize("addresses", [ONE_NETWORK, ONE_MACHINE])
def test_the_guests_of_one_address_say_so_many_lines_a_day_together(data: str, addresses: tuple[str, str]) -> None:
    """At however many tables; by a live connection, too. Who has an account is none of them."""
    with serving(data=data, bounds=msgspec.structs.replace(PATIENT, address_lines=2)) as server:
        (anna, hers), (ben, his) = (from_address(server, address) for address in addresses)
        other, elsewhere = from_address(server, "2001:db8:1:3::1")
        for person, path in ((anna, hers), (ben, his)):
            person.post(path, SAY, expect=201)
        assert ben.refused("POST", his, SAY, expect=409) == "address-lines"
        live = anna.live(hers.split("/")[3])
        assert live.ask("chat", text="hello")["reason"]["message"] == "address-lines"
        live.close()
        other.post(elsewhere, SAY, expect=201)
        anna.post("/api/accounts", {"name": "Anna", "password": "correct horse"}, expect=201)
        anna.post(hers, SAY, expect=201)
        ben.post(his, SAY, expect=201)
        assert ben.refused("POST", his, SAY, expect=409) == "address-lines"
        write(data, lambda connection: connection.execute(update(schema.lines).values(at=time.time() - 90_000)))
        ben.post(his, SAY, expect=201)


def places_of_lines(data: str) -> list[str | None]:
    query = select(schema.lines.c.place).where(~schema.lines.c.is_note).order_by(schema.lines.c.at)
    found: list[str | None] = write(data, lambda connection: list(connection.execute(query).scalars()))
    return found


def forget(data: str) -> None:
    store = Store(data)
    try:
        asyncio.run(_forget(store, 30.0))
    finally:
        store.close()


def test_what_a_guest_said_who_went_for_good_counts_for_a_day_where_they_came_from(data: str) -> None:
    """Then it is forgotten where that was; of somebody with an account nothing is kept."""
    with serving(data=data, bounds=msgspec.structs.replace(PATIENT, address_lines=2)) as server:
        (anna, hers), (ben, his) = (from_address(server, address) for address in ONE_NETWORK)
        for _ in range(2):
            anna.post(hers, SAY, expect=201)
        anna.ask("DELETE", "/api/me", {})
        assert ben.refused("POST", his, SAY, expect=409) == "address-lines"
        ben.post("/api/accounts", {"name": "Ben", "password": "correct horse"}, expect=201)
        ben.post(his, SAY, expect=201)
        ben.ask("DELETE", "/api/me", {"password": "correct horse"})
    kept = places_of_lines(data)
    assert kept[:2] == [kept[0]] * 2 and kept[0] is not None and kept[2:] == [None]
    forget(data)
    assert places_of_lines(data) == kept, "of today"
    write(data, lambda connection: connection.execute(update(schema.lines).values(at=time.time() - 90_000)))
    forget(data)
    assert places_of_lines(data) == [None] * 3


def test_so_much_is_said_at_once_from_one_address(folder: str) -> None:
    """Whoever says it; who says too much by themselves takes nothing from the others there."""
    with serving(data=folder, rates=msgspec.structs.replace(OFTEN, chats=(3, 0.0), address_chats=(5, 0.0))) as server:
        (anna, hers), (ben, his) = (from_address(server, address) for address in ONE_NETWORK)
        other, elsewhere = from_address(server, "2001:db8:1:3::1")
        for _ in range(3):
            anna.post(hers, SAY, expect=201)
        assert anna.refused("POST", hers, SAY, expect=429) == "too-many"
        ben.post("/api/accounts", {"name": "Ben", "password": "correct horse"}, expect=201)
        for _ in range(2):
            ben.post(his, SAY, expect=201)
        assert ben.refused("POST", his, SAY, expect=429) == "too-many"
        other.post(elsewhere, SAY, expect=201)


def test_a_host_can_bound_further_what_the_rules_bound(folder: str) -> None:
    """Played, taken back, planned and brought; giving up is always possible."""
    bounds = msgspec.structs.replace(PATIENT, entries=6, taken_back=1, planned=2, list_bytes=4)
    long = msgspec.json.decode(record.export(play(play(start(GAME, 2, "long"), 0, Hide(1)), 1, Hide(1))))
    with serving(data=folder, bounds=bounds) as server:
        anna = Person(server)
        table = anna.new_table("me", "me", content="mine")["id"]
        path = f"/api/tables/{table}"
        assert anna.refused("POST", "/api/tables", WISH | {"content": "mines"}, expect=422) == "content-too-large"
        listed = {**long, "content": "mines"}
        assert anna.refused("POST", "/api/records", listed, expect=422) == "content-too-large"
        assert anna.refused("POST", f"{path}/plan", {"actions": [HIDE] * 3, "seat": 0}, expect=400) == "plan-too-long"
        for seat in (0, 1):
            anna.act(table, HIDE, seat=seat)
        for _ in range(2):
            anna.act(table, GROW, seat=0)
            undo = anna.http.post(f"{path}/undo", json={"seat": 0})
        assert (undo.status_code, undo.json()["reason"]["message"]) == (409, "undone-enough")
        assert anna.act(table, PASS, seat=0) == 6
        action = {"seq": 6, "action": GROW, "seat": 1}
        assert anna.refused("POST", f"{path}/actions", action, expect=409) == "match-too-long"
        anna.post(f"{path}/resign", {"seat": 1})
    with serving(data=folder, bounds=msgspec.structs.replace(PATIENT, entries=1)) as server:
        assert Person(server).refused("POST", "/api/records", long, expect=422) == "record-too-long"


def test_a_pause_has_room_for_its_end_also_where_the_bound_was_lowered_meanwhile(folder: str) -> None:
    """A table that is taken along waits in one: it can always be opened again."""
    with serving(data=folder, bounds=msgspec.structs.replace(PATIENT, entries=5)) as server:
        anna = Person(server)
        table = anna.new_table("me", "me")["id"]
        path = f"/api/tables/{table}/along"
        for seat in (0, 1):
            anna.act(table, HIDE, seat=seat)
        anna.post(path)
        assert anna.ask("DELETE", path)["seq"] == 4
        assert anna.refused("POST", path, expect=409) == "match-too-long"
        other = anna.new_table("me", "me")["id"]
        anna.post(f"/api/tables/{other}/along")
        cookie = anna.http.cookies
    with serving(data=folder, bounds=msgspec.structs.replace(PATIENT, entries=1)) as server:
        anna = Person(server)
        anna.http.cookies = cookie
        assert anna.ask("DELETE", f"/api/tables/{other}/along")["seq"] == 2


def test_no_bot_thinks_where_nothing_more_can_be_entered(folder: str) -> None:
    """A table is looked at every second, also one that goes no further."""
    migrate(folder)

    async def run() -> tuple[int, int]:
        registry, table = await new_registry(folder, MySeat(), BotSeat("random"))
        pool = BotPool("kits.server_games:find_game", "kits.server_games:choose", BotLimits(workers=1))
        table.bounds = Bounds(entries=1)
        await table.submit(0, 0, HIDE)
        bots = BotSeats(registry, pool, lineup, Turns())
        bots.look_at(table)
        begun = len(registry._tasks)
        table.bounds = Bounds(entries=2)
        bots.look_at(table)
        await asyncio.gather(*registry._tasks, return_exceptions=True)
        await pool.close()
        await registry.close()
        registry.store.close()
        return begun, table.seq

    assert asyncio.run(run()) == (0, 2)


def test_a_host_sets_how_long_names_lines_and_passwords_are(data: str) -> None:
    """What is there already stays: whoever has a longer name, or another password, is still who they were."""
    old = {"name": "Annabella", "password": "battery!"}
    with serving(data=data) as server:
        Person(server).post("/api/accounts", old, expect=201)
    bounds = msgspec.structs.replace(PATIENT, name_letters=4, line_letters=5, least_password=10, most_password=12)
    with serving(data=data, bounds=bounds) as server:
        anna, ben = Person(server), Person(server)
        assert anna.post("/api/session", old)["name"] == "Annabella"
        assert anna.ask("GET", "/api/me")["least_password"] == 10
        assert ben.refused("PUT", "/api/me/name", {"name": "Benno"}, expect=400) == "bad-name"
        assert ben.ask("PUT", "/api/me/name", {"name": "Beno"})["name"] == "Beno"
        for name, password, why in (
            ("Benno", "staple!!!!", "bad-name"),
            ("Beno", "staple!!!", "password-short"),
            ("Beno", "staple!!!!!!!", "password-long"),
        ):
            wish = {"name": name, "password": password}
            assert ben.refused("POST", "/api/accounts", wish, expect=400) == why
        change = {"old": old["password"], "new": "staple!!!"}
        assert anna.refused("PUT", "/api/me/password", change, expect=400) == "password-short"
        table = ben.new_table("me", "me")["id"]
        path = f"/api/tables/{table}/lines"
        assert ben.refused("POST", path, {"text": "hellos", "seat": 0}, expect=400) == "line-long"
        ben.post(path, {"text": "hello", "seat": 0}, expect=201)
        live = ben.live(table, seat=0)
        live.until("changed")
        assert live.ask("chat", text="hellos")["reason"]["message"] == "line-long"
        live.close()


def test_tables_count_for_the_address_as_well(folder: str) -> None:
    with serving(data=folder, rates=msgspec.structs.replace(OFTEN, tables=(3, 0.0))) as server:
        statuses = [Person(server).http.post("/api/tables", json=WISH).status_code for _ in range(5)]
        assert statuses == [201] * 3 + [429] * 2, "a new guest each time is no way around it"


def test_whatever_changes_something_has_a_rate(folder: str) -> None:
    for endpoint in all_endpoints():
        assert endpoint.method == "GET" or endpoint.spends in Rates.__struct_fields__, endpoint.path
    with serving(data=folder, rates=msgspec.structs.replace(OFTEN, changes=(3, 0.0))) as server:
        anna = Person(server)
        anna.ask("PUT", "/api/me/name", {"name": "Anna"})
        statuses = [anna.http.put("/api/me/name", json={"name": "Anna"}).status_code for _ in range(5)]
        assert statuses == [200] * 3 + [429] * 2


def test_many_previews_at_once_are_counted_one_by_one(folder: str) -> None:
    with serving(data=folder, rates=msgspec.structs.replace(OFTEN, messages=(50, 0.0))) as server:
        anna = Person(server)
        table = anna.new_table("me", "me")["id"]
        many = {"actions": [HIDE] * 30, "seat": 0}
        assert len(anna.post(f"/api/tables/{table}/previews", many)["judged"]) == 30
        assert anna.refused("POST", f"/api/tables/{table}/previews", many, expect=429) == "too-many"


def test_a_long_plan_costs_more_than_a_short_one(folder: str) -> None:
    with serving(data=folder, rates=msgspec.structs.replace(OFTEN, messages=(9, 0.0))) as server:
        anna = Person(server)
        table = anna.new_table("me", "me")["id"]
        path, long = f"/api/tables/{table}/plan", {"actions": [HIDE] * 60, "seat": 0}
        for wish in (long, {"actions": [HIDE], "seat": 0}):
            anna.post(path, wish)
        assert anna.refused("POST", path, long, expect=429) == "too-many"


def test_a_page_is_packed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    packed: list[int] = []

    def compress(data: bytes, level: int) -> bytes:
        packed.append(level)
        return zlib.compress(data)

    monkeypatch.setattr(gzip, "compress", compress)
    pages = Pages()
    for _ in range(5):
        pages.shell("gzip")
    assert len(packed) == 1
