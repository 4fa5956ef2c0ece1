"""Guests, accounts, tokens, and what keeps strangers out."""

from collections.abc import Callable

import httpx
import msgspec
import pytest

from kits.playing import HIDE, new_name, registered, two
from kits.server import OFTEN, PATIENCE, Document, Live, Person, Server, patiently, serving

New = Callable[[], Person]


def test_nobody_becomes_a_guest_by_doing_something(person: New) -> None:
    anna = person()
    here = {"registration": "open", "least_password": 8}
    assert anna.get("/api/me") == {"kind": "nobody", "name": "", "id": None, "admin": False, **here}
    anna.ask("PUT", "/api/me/name", {"name": "Anna"})
    assert anna.get("/api/me")["kind"] == "guest"
    assert anna.new_table("me", "me")["seats"][0]["name"] == "Anna"
    anna.ask("DELETE", "/api/session")
    assert anna.get("/api/me")["kind"] == "nobody"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Server) -> None:
    answer = httpx.put(server.url + "/api/me/name", json={"name": "A"}, headers={"X-Branchline": "1"}, timeout=PATIENCE)
    words = answer.headers["set-cookie"].split("; ")
    assert {"HttpOnly", "SameSite=Strict", "Path=/"} <= set(words)
    assert "Secure" not in words, "plain HTTP on a local network"


def test_a_guests_games_move_into_a_new_account(person: New) -> None:
    guest = person()
    table = guest.new_table("me", "me")["id"]
    name = new_name()
    guest.post("/api/accounts", {"name": name, "password": "correct horse"}, expect=201)
    assert guest.get("/api/me")["kind"] == "account"
    elsewhere = person()
    elsewhere.post("/api/session", {"name": name.upper(), "password": "correct horse"})
    assert [one["id"] for one in elsewhere.get("/api/me/tables")["tables"]] == [table]
    elsewhere.act(table, HIDE, seat=1)


def test_a_guests_games_move_into_an_account_they_sign_in_to(person: New) -> None:
    _, name = registered(person)
    guest, other, table = two(person)
    live = guest.live(table)
    live.until("changed")
    guest.post("/api/session", {"name": name, "password": "correct horse"})
    guest.act(table, HIDE)
    other.act(table, HIDE)
    live.close()


def test_wrong_passwords_and_taken_names_are_refused(person: New) -> None:
    _, name = registered(person)
    other = person()
    wrong = {"name": name, "password": "wrong horse"}
    assert other.refused("POST", "/api/session", wrong, expect=403) == "wrong-name-or-password"
    nobody = {"name": new_name(), "password": "correct horse"}
    assert other.refused("POST", "/api/session", nobody, expect=403) == "wrong-name-or-password"
    again = {"name": name.lower(), "password": "correct horse"}
    assert other.refused("POST", "/api/accounts", again, expect=409) == "name-taken"
    assert other.refused("POST", "/api/accounts", {"name": "x", "password": "short"}, expect=400) == "bad-body"
    assert other.refused("POST", "/api/accounts", {"name": " \u202e", "password": "correct horse"}, expect=400)


def test_a_new_password_signs_out_all_other_devices(person: New) -> None:
    here, name = registered(person)
    there = person()
    there.post("/api/session", {"name": name, "password": "correct horse"})
    change = {"old": "correct horse", "new": "battery staple"}
    assert here.refused("PUT", "/api/me/password", {**change, "old": "wrong horse"}, expect=403)
    here.ask("PUT", "/api/me/password", change)
    assert there.get("/api/me")["kind"] == "nobody"
    assert here.get("/api/me")["kind"] == "account"
    there.post("/api/session", {"name": name, "password": "battery staple"})


def test_tokens_are_for_programs_and_can_be_revoked(server: Server, document: Document, person: New) -> None:
    anna, _ = registered(person)
    made = anna.post("/api/me/tokens", {"label": "my bot"}, expect=201)
    assert [one["label"] for one in anna.get("/api/me/tokens")["tokens"]] == ["my bot"]
    assert "token" not in anna.get("/api/me/tokens")["tokens"][0]
    bot = Person(server, document, token=made["token"])
    table = bot.new_table("me", "me")["id"]
    bot.act(table, HIDE, seat=0)
    assert bot.refused("POST", "/api/me/tokens", {"label": "another"}, expect=403) == "cookie-only"
    anna.ask("DELETE", f"/api/me/tokens/{made['id']}")
    assert bot.refused("GET", "/api/me", expect=401) == "wrong-token"
    assert anna.refused("DELETE", f"/api/me/tokens/{made['id']}", expect=404) == "unknown-token"
    guest = person()
    guest.ask("PUT", "/api/me/name", {"name": "G"})
    assert guest.refused("POST", "/api/me/tokens", {"label": "x"}, expect=403) == "account-only"


def test_a_live_connection_ends_with_what_it_came_in_by(server: Server, document: Document, person: New) -> None:
    """A revoked token, a new password, signing out: who listens by it hears no more. Others are not disturbed."""
    anna, name = registered(person)
    there = person()
    there.post("/api/session", {"name": name, "password": "correct horse"})
    made = anna.post("/api/me/tokens", {"label": "my bot"}, expect=201)
    bot = Person(server, document, token=made["token"])
    table = anna.new_table("me", "me")["id"]
    by_token = Live(bot, table, headers={"Authorization": f"Bearer {made['token']}"}, seat=0)
    by_cookie, mine = there.live(table, seat=0), anna.live(table, seat=0)
    for live in (by_token, by_cookie, mine):
        live.until("changed")
    anna.ask("DELETE", f"/api/me/tokens/{made['id']}")
    assert by_token.until("bye")["reason"]["message"] == "signed-out"
    assert by_cookie.ask("ping")["type"] == "done"
    there.ask("DELETE", "/api/session")
    assert by_cookie.until("bye")["reason"]["message"] == "signed-out"
    anna.act(table, HIDE, seat=0)
    mine.until("changed")


def test_a_deleted_account_is_gone_and_its_matches_go_on(person: New) -> None:
    anna, name = registered(person)
    ben = person()
    table = anna.new_table("me", "open")
    ben.join(table, 1)
    anna.post(f"/api/tables/{table['id']}/lines", {"text": "my secret"}, expect=201)
    assert anna.refused("DELETE", "/api/me", {"password": "wrong horse"}, expect=403)
    anna.ask("DELETE", "/api/me", {"password": "correct horse"})
    assert anna.get("/api/me")["kind"] == "nobody"
    assert anna.refused("POST", "/api/session", {"name": name, "password": "correct horse"}, expect=403)
    info = ben.get(f"/api/tables/{table['id']}")
    assert info["seats"][0]["name"] == ""
    assert info["seats"][0]["bot_plays"]
    assert ben.get(f"/api/tables/{table['id']}/lines")["lines"][0].get("text", "") == ""
    ben.act(table["id"], HIDE)


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"X-Branchline": "1", "Origin": "https://evil.example"},
        {"X-Branchline": "1", "Origin": "null"},
        {"X-Branchline": "1", "Sec-Fetch-Site": "cross-site"},
    ],
)
def test_a_forged_request_is_refused(headers: dict[str, str], server: Server, person: New) -> None:
    anna, ben, table = two(person)
    body = {"seq": 0, "action": HIDE}
    answer = httpx.post(
        f"{server.url}/api/tables/{table}/actions",
        json=body,
        headers={**headers, "Cookie": anna.cookie},
        timeout=PATIENCE,
    )
    assert answer.status_code == 403
    assert ben.update(table, since=0)["seq"] == 0


def test_a_socket_from_another_site_is_refused(server: Server, person: New) -> None:
    anna, _, table = two(person)
    address = server.url.replace("http", "ws") + f"/api/tables/{table}/live"
    headers = {"Cookie": anna.cookie, "Origin": "https://evil.example"}
    with patiently(address, additional_headers=headers) as socket:
        assert "wrong-origin" in str(socket.recv(PATIENCE))
    with patiently(address, additional_headers={"Authorization": "Bearer forged"}) as socket:
        assert "wrong-token" in str(socket.recv(PATIENCE))
    ours = {"Cookie": anna.cookie, "Origin": server.url}
    with patiently(address, additional_headers=ours) as socket:
        socket.send('{"type": "hello"}')
        assert '"table"' in str(socket.recv(PATIENCE))


def test_every_answer_carries_the_strict_headers(server: Server) -> None:
    for path in ("/api/me", "/schema/page", "/nowhere.txt", "/api/nowhere"):
        headers = httpx.get(server.url + path, timeout=PATIENCE).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_rates_are_limited_and_no_secret_is_logged(folder: str) -> None:
    rates = msgspec.structs.replace(OFTEN, guesses=(3, 0.0), tables=(2, 0.0), chats=(1, 0.0))
    with serving(data=folder, rates=rates) as server:
        anna = Person(server, Document(server.url))
        anna.post("/api/accounts", {"name": "Anna", "password": "correct horse"}, expect=201)
        made = anna.post("/api/me/tokens", {"label": "my bot"}, expect=201)["token"]
        Person(server, token=made).get("/api/me")
        table = anna.new_table("me", "open")
        anna.get(f"/api/join/{table['seats'][1]['link']}")
        anna.new_table("me", "me")
        wish = {"game": "tiny", "seats": [{"type": "me"}, {"type": "me"}]}
        assert anna.refused("POST", "/api/tables", wish, expect=429) == "too-many"
        lines = f"/api/tables/{table['id']}/lines"
        anna.post(lines, {"text": "once"}, expect=201)
        assert anna.refused("POST", lines, {"text": "twice"}, expect=429) == "too-many"
        guess = {"name": "Anna", "password": "a wrong guess"}
        for _ in range(3):
            anna.refused("POST", "/api/session", guess, expect=403)
        assert anna.refused("POST", "/api/session", guess, expect=429) == "too-many"
        secrets = ["correct horse", "a wrong guess", made, table["seats"][1]["link"], anna.http.cookies["branchline"]]
        server.stop()
        log = server.log_text()
        assert log.count("\n") > 10
        for secret in secrets:
            assert secret not in log
