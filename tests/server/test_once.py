"""Whatever writes can carry an id of the client's: sent again it is answered as the first time, and nothing happens
twice. The client below loses every answer: it never learns of a cookie that an answer brought."""

import asyncio
import contextlib
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Any, get_args

import httpx
import pytest
from sqlalchemy import Connection, text

from branchline.core import record
from branchline.core.match import start
from branchline.server.app import all_endpoints
from branchline.server.bounds.once import WriteId, keep, tidy
from branchline.server.store.engine import open_engine
from branchline.server.store.migrate import migrate
from branchline.server.store.store import Store
from branchline.tables.live_messages import Said
from kits.crash import GONE
from kits.databases import dump
from kits.playing import GROW, HIDE, PASS, two
from kits.proxy import BadProxy
from kits.scenes import NEW_TABLE, PASSWORD, SCENES, New, Scene, account, new_key, send, signing_in, turned
from kits.server import Document, Person, Server, serving, wait_until
from kits.tiny_game import GAME
from server.conftest import ENGINES


@pytest.fixture(scope="module", params=ENGINES)
def servers(request: pytest.FixtureRequest, new_data: Callable[[str], str]) -> Iterator[tuple[Server, Server]]:
    """Where a write is sent first, and where again: another process, where there can be two. An answer of the day
    before yesterday lies there from the start."""
    data = new_data(request.param)
    migrate(data)
    engine = open_engine(data, writes=True)
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO players (id, name, created_at) VALUES ('somebody', '', 4000000000)"))
        keep(WriteId("x" * 16, "", "").of("somebody"), connection, {})
        connection.execute(text("UPDATE answers SET at = at - 172800"))
    engine.dispose()
    with contextlib.ExitStack() as running:
        games = ("tiny", "railways")
        first = running.enter_context(serving(data=data, games=games))
        yield first, running.enter_context(serving(data=data, games=games)) if request.param == "postgres" else first


@pytest.fixture(scope="module")
def document(servers: tuple[Server, Server]) -> Document:
    return Document(servers[0].url)


@pytest.fixture
def person(servers: tuple[Server, Server], document: Document) -> New:
    return lambda: Person(servers[0], document)


WRITES = sorted((endpoint.method, endpoint.path) for endpoint in all_endpoints() if endpoint.takes_key)


TOLD_BY_ITSELF = ("told_at", "failed_at", "failure")
"""What sending a message changes of its channel, whenever that is."""


def stored(servers: tuple[Server, Server]) -> list[str]:
    """All but what comes and goes by itself: attempts counted, who is here, snapshots, what is analysed and told."""
    by_itself = ("attempts ", "presences ", "snapshots ", "seats ", "facts ")
    aside = ("analyses ", "findings ", "reminders ", "deliveries ", "failures ")
    rows = dump(servers[0].settings.data, channels=TOLD_BY_ITSELF)
    return [row for row in rows if not row.startswith((*by_itself, *aside))]


def test_every_endpoint_that_writes_has_its_scene() -> None:
    assert sorted(SCENES) == WRITES


@pytest.mark.parametrize(("method", "path"), WRITES, ids=[" ".join(write) for write in WRITES])
def test_a_write_sent_again_gets_the_first_answer_and_does_nothing(
    method: str, path: str, servers: tuple[Server, Server], person: New
) -> None:
    scene, key = SCENES[method, path](person), new_key()
    first = send(scene, method, key, scene.body)
    assert first.status_code in (200, 201), first.text
    before = stored(servers)
    kept = [row for row in before if row.startswith("answers ") and sha256(key.encode()).hexdigest() in row]
    assert len(kept) == 1
    assert len(kept[0]) < MOST_CHARACTERS
    again = send(scene, method, key, scene.body, servers[1])
    assert (again.status_code, again.json()) == (first.status_code, first.json())
    assert again.headers.get("set-cookie") == first.headers.get("set-cookie")
    if scene.other is not None:
        other = send(scene, method, key, scene.other, servers[1])
        assert (other.status_code, other.json()["reason"]["message"]) == (409, "key-used")
    assert stored(servers) == before
    assert [secret for secret in secrets_in(scene, first, key) if any(secret in row for row in before)] == []


MOST_CHARACTERS = 4000
"""Of a kept answer with all that belongs to it."""


def secrets_in(scene: Scene, first: httpx.Response, key: str) -> list[str]:
    """What must lie nowhere in the clear, nor as a hash that anybody could try passwords with."""
    cookie, body = first.cookies.get("branchline"), scene.body if isinstance(scene.body, dict) else {}
    given = first.json()
    token = given.get("token") if scene.path.endswith("tokens") else given.get("code")
    passwords = [value for name, value in body.items() if name in ("password", "old", "new")]
    hashes = [sha256(part).hexdigest() for part in (first.request.content, *(p.encode() for p in passwords))]
    return [key, *passwords, *hashes, *(secret for secret in (cookie, token) if secret)]


def test_what_is_older_than_a_day_goes_by_itself(servers: tuple[Server, Server]) -> None:
    wait_until(lambda: not any(row.startswith("answers ") and "somebody" in row for row in stored(servers)))


def test_who_ends_the_token_they_show_hears_so_again(person: New) -> None:
    anna, key = account(person), new_key()
    made = anna.post("/api/me/tokens", {"label": "bot"}, expect=201)
    bot = Person(anna.server, anna.document, made["token"])
    headers, path = {"Idempotency-Key": key}, f"/api/me/tokens/{made['id']}"
    answers = [bot.http.delete(path, headers=headers) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [200, 200]
    assert bot.http.delete(path, headers={"Idempotency-Key": new_key()}).status_code == 401


def test_a_token_made_again_is_the_same_whatever_cookie_is_shown(person: New) -> None:
    anna, key = account(person), new_key()
    body = {"label": "bot"}
    first = send(Scene(anna, "/api/me/tokens", body), "POST", key, body).json()
    name = anna.get("/api/me")["name"]
    other = person()
    other.post("/api/session", {"name": name, "password": PASSWORD})
    assert send(Scene(other, "/api/me/tokens", body), "POST", key, body).json() == first
    assert Person(anna.server, token=first["token"]).get("/api/me")["name"] == name


def test_an_agreement_sent_again_agrees_to_nothing_else(person: New) -> None:
    """The second request is another one, though the first answer to it would be the same."""
    anna, ben, table = turned(person)
    anna.act(table, PASS)
    ask, path, body, key = f"/api/tables/{table}/undo", f"/api/tables/{table}/undo/answer", {"agree": True}, new_key()
    anna.post(ask, {})
    first = send(Scene(ben, path, body), "POST", key, body)
    anna.act(table, PASS)
    anna.post(ask, {})
    assert send(Scene(ben, path, body), "POST", key, body).json() == first.json()
    assert anna.get(f"/api/tables/{table}")["asked"]["agreed"] == []
    assert anna.update(table)["seq"] == first.json()["seq"] + 1


def test_who_left_and_came_back_is_not_sent_away_by_an_old_farewell(person: New) -> None:
    anna, _, table = two(person)
    scene, key = Scene(anna, f"/api/tables/{table}/leave", None), new_key()
    send(scene, "POST", key, None)
    live = anna.live(table, seq=0)
    live.ask("ping")
    send(scene, "POST", key, None)
    assert [e["why"] for e in anna.update(table, since=0)["entries"] if "why" in e] == ["left", "returned"]
    live.close()


def test_a_guest_who_used_the_same_ids_can_sign_in(person: New) -> None:
    anna, guest, key = account(person), person(), new_key()
    for one in (anna, guest):
        one.http.put("/api/me/name", json={"name": "Somebody"}, headers={"Idempotency-Key": key})
    anna_is = {"name": anna.get("/api/me")["name"], "password": PASSWORD}
    assert guest.http.post("/api/session", json=anna_is).status_code in (200, 403)


def test_the_cookie_that_came_without_its_answer_is_as_good(person: New) -> None:
    """A browser keeps a cookie as soon as the head of an answer is there."""
    nobody, key = person(), new_key()
    headers = {"Idempotency-Key": key}
    first = nobody.http.post("/api/tables", json=NEW_TABLE, headers=headers)
    again = nobody.http.post("/api/tables", json=NEW_TABLE, headers=headers)
    assert again.json() == first.json()
    assert len(nobody.get("/api/me/tables")["tables"]) == 1


def test_ids_are_each_persons_own(person: New) -> None:
    key = new_key()
    made = [
        one.http.post("/api/tables", json=NEW_TABLE, headers={"Idempotency-Key": key}).json()["id"]
        for one in (account(person), account(person))
    ]
    assert made[0] != made[1]


def test_the_same_id_with_another_query_is_something_else(person: New) -> None:
    """Which seats are bots' stands in the address alone, and the record is the same."""
    anna, key = account(person), {"Idempotency-Key": new_key()}
    kept = json.loads(record.export(start(GAME, 2, "queries")))
    made = [anna.http.post(f"/api/records{query}", json=kept, headers=key) for query in ("", "?bots=1:random", "")]
    assert [one.status_code for one in made] == [201, 409, 201]
    assert made[1].json()["reason"]["message"] == "key-used"
    assert made[2].json() == made[0].json()


@pytest.mark.parametrize("key", ["", "short", "x" * 65, "with a space in it", "ümlaut-ümlaut-ümlaut".encode("latin-1")])
def test_a_wrong_id_is_refused(key: Any, person: New) -> None:
    answer = person().http.post("/api/tables", json=NEW_TABLE, headers={"Idempotency-Key": key})
    assert (answer.status_code, answer.json()["reason"]["message"]) == (400, "bad-key")


def test_a_refusal_is_not_kept(person: New) -> None:
    anna, ben, table = two(person)
    scene, key = Scene(anna, f"/api/tables/{table}/actions", {"seq": 1, "action": HIDE}), new_key()
    assert send(scene, "POST", key, scene.body).status_code == 409
    ben.act(table, HIDE)
    assert send(scene, "POST", key, scene.body).json() == {"seq": 2}


@pytest.mark.parametrize("path", ["/lines", "/api/tables", "/api/session"])
def test_the_same_at_the_same_moment_happens_once(path: str, servers: tuple[Server, Server], person: New) -> None:
    """Also of nobody, who becomes somebody by it."""
    anna, _, table = two(person)
    scene = {
        "/lines": lambda: Scene(anna, f"/api/tables/{table}/lines", {"text": "once"}),
        "/api/tables": lambda: Scene(person(), "/api/tables", NEW_TABLE),
        "/api/session": lambda: signing_in(person),
    }[path]()
    before, key = stored(servers), new_key()
    with ThreadPoolExecutor(6) as threads:
        answers = list(threads.map(lambda n: send(scene, "POST", key, scene.body, servers[n % 2]), range(6)))
    assert len({(answer.text, answer.headers.get("set-cookie")) for answer in answers}) == 1, answers
    assert answers[0].is_success
    new = [row.split()[0] for row in set(stored(servers)) - set(before)]
    assert {name: new.count(name) for name in ("lines", "players", "sessions", "answers")} == {
        "lines": int(path == "/lines"),
        "players": int(path == "/api/tables"),
        "sessions": int(path != "/lines"),
        "answers": 1,
    }
    assert new.count("matches") == int(path == "/api/tables")


# Live ----------------------------------------------------------------------------------------------------------------

SAID: dict[str, tuple[Callable[[New], Scene], dict[str, Any]]] = {
    "act": (SCENES["POST", "/api/tables/{table}/actions"], {"seq": 2, "action": GROW}),
    "undo": (SCENES["POST", "/api/tables/{table}/undo"], {}),
    "answer_undo": (SCENES["POST", "/api/tables/{table}/undo/answer"], {"agree": True}),
    "redo": (SCENES["POST", "/api/tables/{table}/redo"], {}),
    "pause": (SCENES["POST", "/api/tables/{table}/pause"], {}),
    "resume": (SCENES["POST", "/api/tables/{table}/resume"], {}),
    "resign": (SCENES["POST", "/api/tables/{table}/resign"], {}),
    "chat": (SCENES["POST", "/api/tables/{table}/lines"], {"text": "hi"}),
}


@pytest.mark.parametrize("kind", SAID)
def test_what_is_said_again_live_gets_the_first_answer(kind: str, servers: tuple[Server, Server], person: New) -> None:
    make, said = SAID[kind]
    scene, key = make(person), new_key()
    table = scene.path.split("/")[3]
    live = scene.who.live(table, seq=0)
    live.until("changed")
    first = live.ask(kind, **said, key=key)
    assert first["type"] == "done"
    live.close()
    before = stored(servers)
    again = scene.who.at(servers[1]).live(table, seq=0)
    again.until("changed")
    repeated = again.ask(kind, **said, key=key)
    assert {**repeated, "id": 0} == {**first, "id": 0}
    other = again.ask("chat", text="something else", key=key)
    assert (other["status"], other["reason"]["message"]) == (409, "key-used")
    assert stored(servers) == before
    again.close()


def test_every_live_message_that_writes_has_its_scene() -> None:
    takes_key = {kind.__struct_config__.tag for kind in get_args(Said) if "key" in kind.__struct_fields__}
    assert takes_key == set(SAID)
    assert {kind.__struct_config__.tag for kind in get_args(Said)} - takes_key == {"hello", "preview", "ping", "look"}


# A bad network, and what is kept -------------------------------------------------------------------------------------


def test_through_a_bad_network_everything_is_done_once(person: New) -> None:
    """Chat and tables, each sent until it is answered."""
    anna, _, table = two(person, options={"rounds": 40})
    proxy = BadProxy(anna.server.url, seed=7, badness=0.3)
    headers = {"Cookie": anna.cookie, "X-Branchline": "1"}

    def insist(path: str, body: Any) -> Any:
        key = new_key()
        for _ in range(200):
            try:
                with httpx.Client(base_url=proxy.url, headers=headers, timeout=1, verify=False) as client:
                    answer = client.post(path, json=body, headers={"Idempotency-Key": key})
                assert answer.status_code == 201, answer.text
                return answer.json()
            except GONE:
                continue
        raise TimeoutError(path)

    lines: list[str] = []
    while len(lines) < 8 or (proxy.cuts <= 5 and len(lines) < 200):  # how often it cuts is chance
        lines.append(f"line {len(lines)}")
        insist(f"/api/tables/{table}/lines", {"text": lines[-1]})
    made = [insist("/api/tables", NEW_TABLE)["id"] for _ in range(4)]
    proxy.close()
    assert proxy.cuts > 5
    assert [line["text"] for line in anna.get(f"/api/tables/{table}/lines")["lines"]] == lines
    assert {one["id"] for one in anna.get("/api/me/tables")["tables"]} == {table, *made}


def test_answers_are_kept_for_a_day_and_so_many_of_one_person(data: str) -> None:
    writes = [WriteId(f"{number:016}", "", "") for number in range(5)]

    def job(connection: Connection) -> None:
        for number, write in enumerate(writes):
            keep(write.of("anna"), connection, number)
            when = {"key": write.key, "seconds": 86_400 if number == 0 else -number}
            connection.execute(text("UPDATE answers SET at = at - :seconds WHERE key = :key"), when)
        keep(WriteId("x" * 16, "", "").of("ben"), connection, "other")

    async def run() -> list[str]:
        store = Store(data)
        await store.write(job)
        await tidy(store, 3)
        left = await store.read(lambda c: c.execute(text("SELECT answer FROM answers")).scalars().all())
        store.close()
        return sorted(left)

    migrate(data)
    assert asyncio.run(run()) == ['"other"', "2", "3", "4"]
