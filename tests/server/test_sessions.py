"""Sessions and tokens: whose end is told to whom, and how many there may be."""

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx

from branchline.server.people.accounts import Accounts, ended
from branchline.server.people.links import new_token
from branchline.server.settings import Bounds
from branchline.server.store.migrate import migrate
from branchline.server.store.store import Store
from kits.playing import HIDE, new_name, registered, two
from kits.server import PATIENCE, Person, Server, serving

New = Callable[[], Person]
SECRET = "correct horse"


def reads(server: Server) -> int:
    """Questions to the database so far that somebody's request or message made; those of the server itself go on."""
    text = httpx.get(server.url + "/metrics", timeout=PATIENCE).text
    found = re.search(r'^branchline_reads_total\{whose="somebody"\} (\d+)', text, re.MULTILINE)
    return int(found[1]) if found is not None else 0


def signed_in(person: Person, name: str) -> Person:
    person.post("/api/session", {"name": name, "password": SECRET})
    return person


def test_an_invented_cookie_ends_nothing_and_disturbs_nobody(server: Server, person: New) -> None:
    listening = []
    for _ in range(3):
        anna, ben, table = two(person)
        listening += [anna.live(table), ben.live(table)]
    for live in listening:
        live.until("changed")
    before, times = reads(server), 20
    for _ in range(times):
        headers = {"X-Branchline": "1", "Cookie": f"branchline={new_token()}"}
        assert httpx.delete(server.url + "/api/session", headers=headers, timeout=PATIENCE).status_code == 200
    for live in listening:
        assert live.ask("ping")["type"] == "done"
    assert reads(server) - before < 2 * times, "each is looked up once; who listens is not asked about again"
    for live in listening:
        live.close()


def test_what_is_no_token_is_not_even_looked_up(server: Server) -> None:
    before, times = reads(server), 20
    for cookie in ("x", "x" * 5000, "' OR 1=1 --", new_token()[:-1]) * times:
        me = httpx.get(server.url + "/api/me", headers={"Cookie": f"branchline={cookie}"}, timeout=PATIENCE)
        assert me.json()["kind"] == "nobody"
    assert reads(server) - before < times, "a quarter of what was asked about; somebody who left may still be looked up"


def test_who_is_known_stays_known_whatever_others_do(server: Server, person: New) -> None:
    """Others who come or call themselves something else make nobody be looked up again but themselves."""
    anna, _ = registered(person)
    ben, before, times = person(), reads(server), 20
    for number in range(times):
        ben.ask("PUT", "/api/me/name", {"name": f"Ben {number}"})
        person().ask("PUT", "/api/me/name", {"name": "Somebody else"})
        assert anna.get("/api/me")["kind"] == "account"
    assert reads(server) - before < (2 + 1.5) * times, "each of the two names is compared once, and Ben looked up"


def test_who_signs_out_at_one_process_is_cut_at_the_other(new_data: Callable[[str], str]) -> None:
    data = new_data("postgres")
    with serving(data=data) as one, serving(data=data) as two:
        anna, ben = Person(one), Person(one)
        table = anna.new_table("me", "open")
        ben.join(table, 1)
        hers, his = anna.at(two).live(table["id"]), ben.at(two).live(table["id"])
        for live in (hers, his):
            live.until("changed")
        anna.ask("DELETE", "/api/session")
        assert hers.until("bye")["reason"]["message"] == "signed-out"
        assert his.ask("act", seq=0, action=HIDE)["type"] == "done"
        hers.close()
        his.close()


def test_the_oldest_session_ends_where_there_are_too_many(data: str) -> None:
    with serving(data=data, bounds=Bounds(sessions=2)) as server:
        first, name = Person(server), new_name()
        first.post("/api/accounts", {"name": name, "password": SECRET}, expect=201)
        table = first.new_table("me", "me")["id"]
        live = first.live(table, seat=0)
        live.until("changed")
        second, third = signed_in(Person(server), name), signed_in(Person(server), name)
        assert live.until("bye")["reason"]["message"] == "signed-out"
        assert [each.get("/api/me")["kind"] for each in (first, second, third)] == ["nobody", "account", "account"]


def test_tokens_made_at_once_are_counted_one_by_one(data: str) -> None:
    with serving(data=data, bounds=Bounds(tokens=3)) as server:
        anna = Person(server)
        anna.post("/api/accounts", {"name": new_name(), "password": SECRET}, expect=201)
        with ThreadPoolExecutor(8) as crowd:
            made = list(
                crowd.map(lambda _: anna.http.post("/api/me/tokens", json={"label": "x"}).status_code, range(12))
            )
        assert sorted(made) == [201] * 3 + [409] * 9
        assert len(anna.get("/api/me/tokens")["tokens"]) == 3


def test_news_of_one_person_is_found_among_all_who_are_remembered(folder: str) -> None:
    """Whoever goes for good is news once for every table of theirs: nobody looks through all the others each time."""

    class Unsearched(dict[str, Any]):
        def items(self) -> Any:
            raise AssertionError("looked through")

    async def run() -> None:
        store = Store(folder)
        accounts = Accounts(store)
        accounts._known = Unsearched()
        tokens = {token: await accounts.new_guest("", token, "192.0.2.1") for token in (new_token() for _ in range(3))}
        for token in tokens:
            assert await accounts.by_cookie(token) == tokens[token]
        first, *others = tokens
        accounts.hear("a-table")
        accounts.hear(ended(tokens[first].id))
        assert [known.id for known in accounts._known.values()] == [tokens[token].id for token in others]
        assert set(accounts._keys) == {tokens[token].id for token in others}
        store.close()

    migrate(folder)
    asyncio.run(run())
