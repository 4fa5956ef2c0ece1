"""It is your turn: stored with the entry, gathered, sent once, to those who do not look; what fails is tried again."""

import hmac
import json
import os
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from hashlib import sha256
from typing import Any

import httpx
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import text

from branchline.core.codec import convert
from branchline.server.reminders.teller import Teller
from branchline.server.reminders.web_push import b64, unb64
from branchline.server.settings import ReminderRules, Settings
from branchline.server.store import channels, people
from branchline.server.store.engine import open_engine
from branchline.server.store.migrate import HEAD, migrate, revision_of, run_migrations
from branchline.server.store.reminders import Due, add_delivery, due_deliveries
from branchline.server.store.store import Store
from branchline.tables.reminders import MailAddress
from kits.playing import GROW, HIDE, PASS, ROLL, account
from kits.server import PATIENCE, Document, Person, Server, wait_until
from kits.telling import HOUR, RULES, Call, Receiver, Telling, hooked, metric, receiving, rows, telling_server

ENGINES = ("sqlite", "postgres")
Tellers = Callable[[str], Telling]


@pytest.fixture(scope="module")
def tellers(new_data: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tellers]:
    """One of each engine, made when it is first needed."""
    made: dict[str, Telling] = {}
    with ExitStack() as stack:

        def teller(engine: str) -> Telling:
            if engine not in made:
                opened = telling_server(new_data(engine), tmp_path_factory.mktemp("teller"), at_once=4, each_host=2)
                made[engine] = stack.enter_context(opened)
            return made[engine]

        yield teller


@pytest.fixture(params=ENGINES)
def each(request: pytest.FixtureRequest, tellers: Tellers) -> Telling:
    return tellers(request.param)


@pytest.fixture
def teller(tellers: Tellers) -> Telling:
    return tellers("sqlite")


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as one:
        yield one


def waiting_for(anna: Person, ben: Person) -> str:
    """A table at which it is Anna's turn, and Ben's."""
    table = anna.new_table("me", "open")
    ben.join(table, 1)
    return str(table["id"])


def channel_of(person: Person) -> Any:
    return person.get("/api/me/channels")["channels"][0]


def test_ten_tables_are_one_signed_message_without_those_where_one_acted_or_wants_silence(
    each: Telling, receiver: Receiver
) -> None:
    document = Document(each.server.url)
    anna, ben = account(each.server, document), Person(each.server)
    hooked(anna, receiver)
    tables = [waiting_for(anna, ben) for _ in range(12)]
    anna.act(tables[0], HIDE)
    path, choice = f"/api/tables/{tables[1]}/reminders", {"push": True, "mail": True, "webhook": False}
    anna.ask("PUT", path, choice)
    assert anna.get(path) == choice
    assert account(each.server, document).refused("PUT", path, choice, expect=403) == "not-your-table"
    ben.act(tables[0], HIDE)  # now it is Anna's turn there once more
    anna.act(tables[2], HIDE)
    each.tell(anna)
    [call] = receiver.calls
    said = call.said
    assert {one["table"] for one in said["tables"]} == set(tables) - {tables[1], tables[2]}
    assert (said["type"], said["title"]) == ("your_turn", "It is your turn at 10 tables")
    assert said["tables"][0]["others"] == ["seat 1"]
    assert said["tables"][0]["url"] == f"{each.server.url}/table/{said['tables'][0]['table']}"
    check_signed(call, channel_of(anna)["secret"])
    assert channel_of(anna)["told_at"]
    assert metric(each.server, 'branchline_reminders_total{result="sent"}') >= 1


def check_signed(call: Call, secret: str) -> None:
    signed = f"{call.headers['branchline-timestamp']}.".encode() + call.body
    assert call.headers["branchline-signature"] == "v1=" + hmac.new(secret.encode(), signed, sha256).hexdigest()


def test_in_a_pause_nobody_is_told_and_when_it_is_over_whose_turn_it_is(each: Telling, receiver: Receiver) -> None:
    anna, ben = account(each.server), Person(each.server)
    hooked(anna, receiver)
    made = anna.new_table("me", "open", clock={"type": "turn", "seconds": 86_400, "pauses": 3_600})
    ben.join(made, 1)
    ben.post(f"/api/tables/{made['id']}/pause", {})
    other = waiting_for(anna, ben)
    each.tell(anna)
    assert [[one["table"] for one in call.said["tables"]] for call in receiver.calls] == [[other]]
    ben.post(f"/api/tables/{made['id']}/resume", {})
    each.tell(anna)
    assert [one["table"] for one in receiver.calls[-1].said["tables"]] == [made["id"]]


def test_who_looks_at_a_table_is_not_told_and_who_only_has_it_open_is(each: Telling, receiver: Receiver) -> None:
    anna, ben = account(each.server), Person(each.server)
    hooked(anna, receiver)
    seen, behind = waiting_for(anna, ben), waiting_for(anna, ben)
    looking, away, also = anna.live(seen), anna.live(behind), anna.live(behind)
    for live in (looking, away, also):
        live.until("changed")
    for live in (away, also):
        look(live, is_looking=False)
    each.tell(anna)
    assert [[one["table"] for one in call.said["tables"]] for call in receiver.calls] == [[behind]]
    look(also, is_looking=True)
    for who in (anna, ben):
        who.act(behind, HIDE)
    each.tell(anna)
    assert len(receiver.calls) == 1, "one of the two windows is in sight"
    also.close()
    wait_until(lambda: rows(each.data, f"SELECT 1 FROM presences WHERE match = '{behind}' AND NOT is_looking") != [])
    for who in (anna, ben):
        for action in (GROW, ROLL, PASS):
            who.act(behind, action)
    each.tell(anna)
    assert len(receiver.calls) == 2, "the window that is left is behind another"
    looking.close()
    away.close()


def look(live: Any, *, is_looking: bool) -> None:
    assert live.ask("look", is_looking=is_looking)["type"] == "done"


def test_what_fails_is_tried_again_after_growing_pauses_and_given_up_with_a_word(
    teller: Telling, receiver: Receiver
) -> None:
    anna, ben = account(teller.server, Document(teller.server.url)), Person(teller.server)
    hooked(anna, receiver)
    receiver.answer = lambda _call: 503
    waiting_for(anna, ben)
    teller.tell(anna)
    wait_until(lambda: channel_of(anna).get("tries_again", False))
    assert channel_of(anna)["failure"]["message"] == "told-refused"
    teller.clock.forward(1.1 * HOUR)
    wait_until(lambda: len(receiver.calls) == 2)
    teller.until_told(anna)
    teller.clock.forward(1.1 * HOUR)  # the second pause is longer
    assert [tries for (tries,) in own_deliveries(teller, anna)] == [2]
    teller.clock.forward(1.1 * HOUR)
    wait_until(lambda: not own_deliveries(teller, anna))
    failure = channel_of(anna)["failure"]
    assert (failure["message"], failure["args"]) == ("told-refused", {"host": "127.0.0.1", "status": 503})
    assert (len(receiver.calls), channel_of(anna).get("tries_again", False)) == (3, False)
    for status, word in ((None, "told-unsure"), (302, "told-refused"), (404, "told-refused")):
        receiver.answer = lambda _call, status=status: status  # type: ignore[misc]
        try_out(teller, anna)
        assert channel_of(anna)["failure"]["message"] == word
        assert not own_deliveries(teller, anna), "it may have arrived, or never will: it is not sent again"
    assert [call.path for call in receiver.calls] == ["/hook"] * 6, "nobody is sent elsewhere"
    receiver.answer = lambda _call: 204
    try_out(teller, anna)
    assert "failure" not in channel_of(anna)
    assert receiver.calls[-1].said["type"] == "trial"


def own_deliveries(teller: Telling, person: Person) -> list[Any]:
    return rows(teller.data, f"SELECT tries FROM deliveries WHERE channel = '{channel_of(person)['id']}'")


def try_out(teller: Telling, person: Person) -> None:
    person.post(f"/api/me/channels/{channel_of(person)['id']}/try")
    teller.until_told(person)


def test_the_forms_of_other_services(teller: Telling, receiver: Receiver) -> None:
    anna, ben = account(teller.server), Person(teller.server)
    for form, language in (("discord", "fr"), ("slack", "it"), ("ntfy", "en")):
        hooked(anna, receiver, form, f"/{form}/topic", language)
    table = anna.new_table("me", "open")
    ben.post("/api/join", {"link": table["seats"][1]["link"], "name": "<@everyone> & co"})
    teller.tell(anna)
    said, link = {call.path: call.said for call in receiver.calls}, f"{teller.server.url}/table/{table['id']}"
    text = f"C’est à vous de jouer\ntiny avec <@everyone> & co\n{link}"
    assert said["/discord/topic"] == {"content": text, "allowed_mentions": {"parse": []}}
    assert said["/slack/topic"] == {"text": f"Tocca a te\ntiny con &lt;@everyone&gt; &amp; co\n{link}"}
    note = {"topic": "topic", "title": "It is your turn", "message": "tiny with <@everyone> & co"}
    assert said["/ntfy/"] == {**note, "click": link, "tags": ["train"]}


def test_a_service_that_never_answers_holds_up_no_move_and_nobody_elses_message(
    teller: Telling, receiver: Receiver
) -> None:
    release = threading.Event()
    with receiving() as dead:
        dead.answer = lambda _call: 200 if release.wait() else None
        victims, ben, anna = [account(teller.server) for _ in range(3)], Person(teller.server), account(teller.server)
        for victim in victims:
            hooked(victim, dead)
        hooked(anna, receiver)
        tables = [waiting_for(victim, ben) for victim in victims]
        teller.clock.forward(1.1 * HOUR)
        wait_until(lambda: len(dead.calls) == 2)  # no more of them at once
        for victim, table in zip(victims, tables, strict=True):
            victim.act(table, HIDE)
            ben.act(table, HIDE)
        waiting_for(anna, ben)
        teller.tell(anna)
        assert (len(receiver.calls), len(dead.calls)) == (1, 2)
        release.set()
        teller.until_told(*victims)


def test_two_processes_and_a_kill_send_nothing_twice_and_lose_only_what_was_marked(
    new_data: Callable[[str], str], receiver: Receiver
) -> None:
    data, release = new_data("postgres"), threading.Event()
    rules = msgspec.structs.replace(RULES, gather_seconds=0.0, at_once=1)
    receiver.answer = lambda _call: 200 if len(receiver.calls) < 3 or release.wait() else None
    both = [Server(data=data, reminders=rules, tend_seconds=0.2) for _ in range(2)]
    try:
        people, ben = [account(both[number % 2]) for number in range(6)], Person(both[0])
        told: dict[str, set[str]] = {}
        for number, somebody in enumerate(people):
            hooked(somebody, receiver, path=f"/hook/{number}")
            told[f"/hook/{number}"] = {waiting_for(somebody, ben) for _ in range(3)}
        wait_until(lambda: len(receiver.calls) == 4)  # two are answered, and each process has one under way
        both[0].kill()
        release.set()
        wait_until(lambda: not rows(data, "SELECT 1 FROM reminders"))
        wait_until(lambda: len(rows(data, "SELECT 1 FROM deliveries")) == 1)  # the one that was marked and is lost
        check_once(receiver, told, rows(data, "SELECT tables FROM deliveries WHERE marked_at IS NOT NULL"))
    finally:
        release.set()
        for server in both:
            server.stop()


def check_once(receiver: Receiver, told: dict[str, set[str]], left: list[Any]) -> None:
    ids = [call.said["id"] for call in receiver.calls]
    assert len(ids) == len(set(ids)), "no message twice"
    named = [(call.path, one["table"]) for call in receiver.calls for one in call.said["tables"]]
    assert len(named) == len(set(named)), "no turn twice"
    lost = {table for (tables,) in left for table in json.loads(tables)}
    assert lost, "the one that was killed had marked it"
    missing = {(path, table) for path, tables in told.items() for table in tables} - set(named)
    assert {table for _, table in missing} <= lost


def test_a_wish_that_cannot_be_is_refused_and_so_many_one_may_have(teller: Telling, receiver: Receiver) -> None:
    document = Document(teller.server.url)
    anna, guest = account(teller.server, document), Person(teller.server, document)
    guest.ask("PUT", "/api/me/name", {"name": "G"})
    wish = {"type": "webhook", "url": "https://10.0.0.1/x", "form": "json", "label": "mine", "language": "en"}

    def refused(**changes: Any) -> str:
        return anna.refused("POST", "/api/me/channels", {**wish, **changes}, expect=400)

    assert guest.refused("POST", "/api/me/channels", wish, expect=403) == "account-only"
    assert [refused(), refused(url="http://192.0.2.1/")] == ["told-barred"] * 2
    assert [refused(url="https://a@example.org/"), refused(url="https://x.example:99999/")] == ["told-bad-url"] * 2
    assert refused(language="xx") == "told-bad-language"
    assert refused(url="https://ntfy.example.org/", form="ntfy") == "told-no-topic"
    made = hooked(anna, receiver)
    assert hooked(anna, receiver)["id"] == made["id"], "the same address is the same channel"
    for number in range(RULES.webhooks - 1):
        hooked(anna, receiver, path=f"/{number}")
    more = {**wish, "url": receiver.url}
    assert anna.refused("POST", "/api/me/channels", more, expect=409) == "told-too-many"
    path = f"/api/me/channels/{made['id']}"
    assert account(teller.server, document).refused("DELETE", path, expect=404) == "told-unknown-channel"
    anna.ask("PUT", path, {"is_on": False})
    assert anna.refused("POST", f"{path}/try", expect=409) == "told-is-off"
    anna.ask("DELETE", path)
    assert len(anna.get("/api/me/channels")["channels"]) == RULES.webhooks - 1


def test_a_database_of_the_shape_before_is_brought_here_with_what_was_in_it(data: str) -> None:
    engine = open_engine(data, writes=True)
    try:
        run_migrations(engine, "0017")
        with engine.begin() as connection:
            connection.execute(text("INSERT INTO players (id, name, created_at) VALUES ('p', 'Anna', 1)"))
            columns = "id, game, rules_version, content_hash, options, seed, is_seed_known, state, owner, is_public"
            more = "is_muted, is_hinted, is_imported, is_undone_past, seq, to_act, created_at, changed_at"
            values = "'m', 'tiny', 1, '', '{}', 's', false, 'open', 'p', false, false, false, false, false, 0, '', 1, 1"
            connection.execute(text(f"INSERT INTO matches ({columns}, {more}) VALUES ({values})"))
            connection.execute(text("INSERT INTO presences (match, seat, process) VALUES ('m', 0, 7)"))
        backup = migrate(data)
        assert backup is not None
        backup.unlink()
        assert revision_of(engine) == HEAD
    finally:
        engine.dispose()
    assert rows(data, "SELECT seat, process FROM presences WHERE is_looking") == [(0, 7)]
    assert rows(data, "SELECT count(*) FROM channels") == [(0,)]


# Mail -----------------------------------------------------------------------------------------------------------------


def test_whoever_has_many_messages_waiting_holds_up_their_own_alone(data: str) -> None:
    """Also the guests of one address together: a guest costs nothing to become."""
    migrate(data)
    engine, crowd = open_engine(data, writes=True), 20
    places = {f"guest{number}": "there" for number in range(crowd)} | {"anna": None, "ben": None}
    since = {"anna": 100.0, "ben": 150.0}
    try:
        with engine.begin() as connection:
            for name, place in places.items():
                people.add(connection, name, 0.0, {"name": "", "place": place})
                facts = {"id": name, "player": name, "kind": "push", "form": "", "address": f"https://{name}.example"}
                more = {"label": "", "language": "en", "is_on": True, "is_confirmed": True, "created_at": 0.0}
                channels.add(connection, facts | more)
                for number in range(2 if place is None else 10):
                    at = since.get(name, 0.0) + number
                    add_delivery(connection, f"{name}-{number}", name, "trial", [], at)
            due = due_deliveries(200.0, 5)(connection)
        assert [one.whose for one in due] == ["there", "anna", "ben", "there", "anna"]
    finally:
        engine.dispose()


def test_nobody_takes_more_than_half_of_all_places(folder: str) -> None:
    migrate(folder)
    store = Store(folder)
    teller = Teller(store, Settings(data=folder, reminders=ReminderRules(at_once=4, each_host=2)))

    def due(whose: str, number: int) -> Due:
        return Due(f"{whose}{number}", "push", f"https://{whose}{number}.example", whose)

    vars(teller)["_under_way"] = {number: due("anna", number) for number in range(2)}
    assert not teller._has_room(due("anna", 3)) and teller._has_room(due("ben", 1))
    store.close()


@pytest.mark.parametrize("address", ["anna@example.org\n", "anna@example.org\r\n", "anna@", "an na@example.org"])
def test_what_is_no_address_of_a_mailbox_is_refused(address: str) -> None:
    assert convert("anna@example.org", MailAddress) == "anna@example.org"
    with pytest.raises(msgspec.ValidationError):
        convert(address, MailAddress)


def mailed(teller: Telling, person: Person, address: str, language: str) -> Any:
    """The link that was sent there."""
    count = len(teller.mails.mails)
    person.post("/api/me/channels", {"type": "mail", "address": address, "language": language}, expect=201)
    wait_until(lambda: len(teller.mails.mails) > count)
    return teller.mails.mails[-1]


def code_in(mail: Any, kind: str) -> str:
    words: list[str] = mail.get_content().split()
    return next(word for word in words if f"/told/{kind}/" in word).rsplit("/", 1)[1]


def test_mail_goes_to_an_address_that_was_confirmed_until_somebody_stops_it(teller: Telling) -> None:
    document = Document(teller.server.url)
    anna, ben, reader = account(teller.server, document), Person(teller.server), Person(teller.server, document)
    table = waiting_for(anna, ben)
    asks = mailed(teller, anna, "anna@example.org", "fr")
    assert (asks["To"], asks["Subject"]) == ("anna@example.org", "Cette adresse est-elle la vôtre\u00a0?")
    waiting_for(anna, ben)
    teller.tell(anna)
    assert len(teller.mails.mails) == 1, "an address that is not confirmed is told nothing"
    assert reader.refused("POST", "/api/reminders/confirm", {"code": "x_y"}, expect=404) == "told-bad-code"
    answer = reader.post("/api/reminders/confirm", {"code": code_in(asks, "confirm")})
    assert answer == {"address": "anna@example.org"}
    for who in (anna, ben):
        who.act(table, HIDE)
    teller.tell(anna)
    mail = teller.mails.mails[-1]
    assert (len(teller.mails.mails), mail["Subject"], mail["From"]) == (2, "C’est à vous de jouer", asks["From"])
    assert f"{teller.server.url}/table/{table}" in mail.get_content()
    assert teller.mails.signed_in, "the mail server was told who we are"
    stop = mail["List-Unsubscribe"].strip("<>")
    assert stop.endswith(code_in(mail, "stop"))
    form = {"List-Unsubscribe": "One-Click"}
    assert httpx.post(stop, data=form, timeout=PATIENCE).status_code == 200, "as a mail program does"
    assert channel_of(anna)["is_on"] is False
    teller.mails.refuses = lambda _to: "550 no such person"
    anna.ask("PUT", f"/api/me/channels/{channel_of(anna)['id']}", {"is_on": True})
    try_out(teller, anna)
    assert channel_of(anna)["failure"]["message"] == "told-mail"
    teller.mails.refuses = lambda _to: None


def test_nobody_is_flooded_with_questions_whether_an_address_is_theirs(teller: Telling) -> None:
    """Two at once, by the settings of this test, whoever asks."""
    for language, title in (("en", "Is this address yours?"), ("it", "Questo indirizzo è tuo?")):
        asks = mailed(teller, account(teller.server), "victim@example.org", language)
        assert asks["Subject"] == title
    wish = {"type": "mail", "address": "Victim@example.org", "language": "en"}
    third = account(teller.server, Document(teller.server.url))
    assert third.refused("POST", "/api/me/channels", wish, expect=429) == "too-many"
    assert third.get("/api/me/channels")["channels"] == []
    third.post(f"/api/reminders/stop/{code_in(asks, 'stop')}")
    kept = rows(teller.data, "SELECT count(*) FROM channels WHERE address = 'victim@example.org'")
    assert kept == [(1,)], "who says no to a question is asked no more, and nothing is kept of it"


# Push -----------------------------------------------------------------------------------------------------------------


class Browser:
    """A browser's half of a subscription."""

    def __init__(self, receiver: Receiver, name: str = "/push/1") -> None:
        self.key, self.auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        self.point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.wish = {
            "type": "push",
            "endpoint": receiver.url + name,
            "p256dh": b64(self.point),
            "auth": b64(self.auth),
            "label": "A browser",
            "language": "it",
        }

    def read(self, body: bytes) -> Any:
        """As RFC 8291 and RFC 8188 say, with the library's own HKDF."""
        salt, size, sender = body[:16], body[20], body[21 : 21 + body[20]]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        info = b"WebPush: info\0" + self.point + sender
        secret = HKDF(SHA256(), 32, self.auth, info).derive(self.key.exchange(ec.ECDH(), theirs))
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(key).decrypt(nonce, body[21 + size :], None)
        assert plain.endswith(b"\x02")
        return json.loads(plain[:-1])


def check_vapid(call: Call, origin: str, push_key: str) -> None:
    """Signed by the key with which the browser subscribed, for this service, and not for ever."""
    token, key = re.fullmatch(r"vapid t=(\S+), k=(\S+)", call.headers["authorization"]).groups()  # type: ignore[union-attr]
    assert key == push_key
    head, claims, signed = token.split(".")
    r, s = (int.from_bytes(part, "big") for part in (unb64(signed)[:32], unb64(signed)[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(key))
    public.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    assert json.loads(unb64(head))["alg"] == "ES256"
    assert json.loads(unb64(claims))["aud"] == origin


def test_a_push_is_read_by_the_browser_alone_and_a_subscription_that_is_gone_is_dropped(
    each: Telling, receiver: Receiver
) -> None:
    anna, ben, browser = Person(each.server, Document(each.server.url)), Person(each.server), Browser(receiver)
    anna.ask("PUT", "/api/me/name", {"name": "Anna"})  # a guest will do
    assert anna.refused("POST", "/api/me/channels", {**browser.wish, "auth": "AAAA"}, expect=400) == "told-bad-keys"
    anna.post("/api/me/channels", browser.wish, expect=201)
    table = waiting_for(anna, ben)
    each.tell(anna)
    [call] = receiver.calls
    assert browser.read(call.body) == {
        "title": "Tocca a te",
        "body": "tiny con seat 1",
        "tag": table,
        "path": f"/table/{table}",
        "lang": "it",
    }
    assert (call.headers["content-encoding"], b"tiny" in call.body) == ("aes128gcm", False)
    check_vapid(call, receiver.url, anna.get("/api/me/channels")["push_key"])
    for _ in range(40):
        table = waiting_for(anna, ben)
    each.tell(anna)
    said = browser.read(receiver.calls[1].body)
    assert (said["path"], said["title"], len(receiver.calls[1].body) < 4096) == ("/", "Tocca a te a 40 tavoli", True)
    other = Person(each.server)
    other.ask("PUT", "/api/me/name", {"name": "Other"})
    other.post("/api/me/channels", browser.wish, expect=201)
    assert anna.get("/api/me/channels")["channels"] == [], "a browser tells whoever uses it now"
    receiver.answer = lambda _call: 410
    other.post(f"/api/me/channels/{channel_of(other)['id']}/try")
    wait_until(lambda: other.get("/api/me/channels")["channels"] == [])
