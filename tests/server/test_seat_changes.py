"""A seat that changes hands: who had it hears nothing more of it, live or by a long wait, at any process."""

import re
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, NamedTuple

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from branchline.server import admin
from branchline.server.settings import BOUNDS
from branchline.tables.admin_messages import CloseAccount
from kits.games import find_any_game
from kits.playing import GROW, HIDE
from kits.server import PATIENCE, Document, Live, Person, Server, serving, wait_until

New = Callable[[], Person]
SECRET: Any = {"type": "hide", "number": 2}
BOT: Any = {"type": "bot", "level": "random"}
_NAMES = iter(range(10_000))


class Open(NamedTuple):
    """A table of three that waits: Anna's, with Ben at its second seat."""

    anna: Person
    ben: Person
    carl: Person
    id: str

    def link(self, seat: int) -> str:
        return str(self.anna.get(f"/api/tables/{self.id}")["seats"][seat]["link"])

    def take(self, who: Person, seat: int) -> None:
        who.post("/api/join", {"link": self.link(seat)})

    def leave(self, who: Person) -> None:
        who.post(f"/api/tables/{self.id}/leave")

    def fill(self, seat: int) -> None:
        self.anna.ask("PUT", f"/api/tables/{self.id}/seats/{seat}/bot", BOT)


def waiting(person: New) -> Open:
    table = Open(person(), person(), person(), "")
    for one in (table.anna, table.ben, table.carl):
        one.ask("PUT", "/api/me/name", {"name": f"Guest {next(_NAMES)}"})
    made = table.anna.new_table("me", "open", "open")["id"]
    table = table._replace(id=made)
    table.take(table.ben, 1)
    return table


def leaves_and_another_sits_down(table: Open) -> None:
    table.leave(table.ben)
    table.take(table.carl, 1)
    table.fill(2)


def leaves_and_a_bot_sits_down(table: Open) -> None:
    table.leave(table.ben)
    table.fill(1)
    table.take(table.carl, 2)


def changes_places(table: Open) -> None:
    table.leave(table.ben)
    table.take(table.ben, 2)
    table.take(table.carl, 1)


BEFORE_THE_START = [leaves_and_another_sits_down, leaves_and_a_bot_sits_down, changes_places]


def play_secretly(table: Open) -> int:
    """Whoever is seated now hides a number; the last entry's."""
    seq = 0
    for who in (table.anna, table.carl):
        seq = max(seq, who.act(table.id, SECRET))
    return seq


def check_knows_nothing(update: Any) -> None:
    """What is told to a spectator."""
    position = update["position"]
    assert position["seat"] is None
    assert position["view"]["mine"] is None
    assert not position.get("legal")
    for entry in update["entries"]:
        assert "action" not in entry
        assert all(event.get("number") is None for event in entry.get("events", []))


def listeners(server: Server) -> float:
    """Who waits for news counts as one who listens."""
    text = httpx.get(server.url + "/metrics", timeout=PATIENCE).text
    return float(re.findall(r"^branchline_live_connections (\S+)$", text, re.MULTILINE)[0])


class Waits:
    """Long waits for news, each in a thread of its own."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(8)

    def begin(self, who: Person, table: str, **query: Any) -> "Future[httpx.Response]":
        """Returns when the server has begun to wait."""
        before = listeners(who.server)
        answer = self._threads.submit(who.http.get, f"/api/tables/{table}/updates", params={"wait": 20, **query})
        wait_until(lambda: answer.done() or listeners(who.server) > before)
        return answer

    def close(self) -> None:
        self._threads.shutdown()


@pytest.fixture
def waits() -> Iterator[Waits]:
    made = Waits()
    yield made
    made.close()


@pytest.mark.parametrize("change", BEFORE_THE_START)
def test_who_had_a_seat_before_the_start_hears_nothing_of_it(person: New, change: Callable[[Open], None]) -> None:
    table = waiting(person)
    had = table.ben.live(table.id, seq=0, seat=1)
    had.until("table")
    change(table)
    seq = play_secretly(table)
    while had.seq < seq:
        check_knows_nothing(had.until("changed")["update"])
    refusal = had.ask("act", seq=had.seq, action=GROW)["reason"]["message"]
    assert refusal == ("tiny-not-now" if change is changes_places else "not-your-table"), "judged for the new place"
    had.say({"type": "hello", "seat": 1, "seq": 0})
    assert had.until("refused", "changed")["reason"]["message"] == "not-your-seat"
    had.close()


@pytest.mark.parametrize("change", BEFORE_THE_START[:2])
def test_who_waits_for_news_of_a_seat_gets_none_when_it_is_anothers(
    person: New, waits: Waits, change: Callable[[Open], None]
) -> None:
    table = waiting(person)
    named = waits.begin(table.ben.at(table.ben.server), table.id, seat=1, since=0)
    unnamed = waits.begin(table.ben.at(table.ben.server), table.id, since=0)
    change(table)
    play_secretly(table)
    assert named.result().json()["reason"]["message"] == "not-your-seat"
    check_knows_nothing(unnamed.result().json())


def test_one_who_changed_places_hears_the_new_one_after_another_hello(person: New) -> None:
    table = waiting(person)
    live = table.ben.live(table.id, seq=0)
    changes_places(table)
    live.say({"type": "hello", "seq": 0})
    while live.position is None or live.position["seat"] is None:
        live.until("changed")
    assert live.position["seat"] == 2
    live.act(SECRET)
    assert live.position["view"]["mine"] == 2
    live.close()


def test_who_was_removed_before_the_start_hears_nothing_of_the_seat(person: New, waits: Waits) -> None:
    table = waiting(person)
    answer = waits.begin(table.ben, table.id, since=0)
    table.anna.ask("DELETE", f"/api/tables/{table.id}/seats/1")
    table.take(table.carl, 1)
    table.fill(2)
    play_secretly(table)
    check_knows_nothing(answer.result().json())


def begun(person: New) -> Open:
    table = waiting(person)
    table.take(table.carl, 2)
    return table


def test_who_was_removed_in_play_hears_nothing_of_the_seat(person: New, waits: Waits) -> None:
    table = begun(person)
    answer = waits.begin(table.ben.at(table.ben.server), table.id, since=0)
    named = waits.begin(table.ben.at(table.ben.server), table.id, since=0, seat=1)
    table.anna.ask("DELETE", f"/api/tables/{table.id}/seats/1")
    told = answer.result().json()
    check_knows_nothing(told)
    assert told["entries"][0]["why"] == "removed"
    assert named.result().json()["reason"]["message"] == "not-your-seat"
    body = {"seq": 0, "action": HIDE, "seat": 1}
    assert table.ben.refused("POST", f"/api/tables/{table.id}/actions", body, expect=403) == "not-your-seat"
    check_knows_nothing(table.ben.update(table.id, since=0))


def test_a_removal_and_its_seat_are_stored_with_one_stroke(person: New) -> None:
    """A listener who is told of the removal is told at the same time that the seat is a bot's."""
    table = begun(person)
    live = table.anna.live(table.id, seq=0)
    live.until("changed")
    table.anna.ask("DELETE", f"/api/tables/{table.id}/seats/1")
    while not any(entry.get("why") == "removed" for entry in live.entries):
        live.until("changed")
    assert live.until("table")["table"]["seats"][1]["kind"] == "bot"
    live.close()


def test_who_left_in_play_and_came_back_has_the_seat_all_along(person: New) -> None:
    table = begun(person)
    live = table.ben.live(table.id, seq=0)
    live.until("changed")
    table.leave(table.ben)
    while not any(entry["type"] == "played" and entry["seat"] == 1 for entry in live.entries):
        live.until("changed")
    assert live.position["seat"] == 1, "the bot keeps it for Ben"
    assert live.position["view"]["mine"] is not None
    live.say({"type": "hello", "seat": 1, "seq": live.seq})
    while not any(entry.get("why") == "returned" for entry in live.entries):
        live.until("changed")
    live.close()


def test_who_gave_up_plays_and_asks_no_more_for_the_seat(person: New) -> None:
    table = begun(person)
    live = table.ben.live(table.id, seq=0)
    live.until("changed")
    table.ben.post(f"/api/tables/{table.id}/resign", {})
    path = f"/api/tables/{table.id}/"
    for word, body in (("actions", {"seq": 0, "action": HIDE}), ("undo", {}), ("redo", {}), ("resign", {})):
        assert table.ben.refused("POST", path + word, body, expect=409) == "already-resigned"
    assert table.ben.refused("POST", path + "hint", {}, expect=409) == "not-your-turn"
    assert live.ask("act", seq=0, action=HIDE)["reason"]["message"] == "already-resigned"
    assert "no_record" not in table.anna.get(path[:-1])
    live.close()


def test_a_closed_table_has_seats_no_more(person: New) -> None:
    table = waiting(person)
    live = table.ben.live(table.id, seq=0)
    live.until("table")
    table.leave(table.anna)
    while live.table["state"] != "over":
        live.until("table")
    assert live.position is None, "there was never a match to see"
    live.close()


def signed_in(who: Person) -> str:
    name = f"Account {next(_NAMES)}"
    who.post("/api/accounts", {"name": name, "password": "correct horse"}, expect=201)
    return name


def signs_out(ben: Person, _name: str) -> None:
    ben.ask("DELETE", "/api/session")


def signs_in_elsewhere_with_a_new_password(ben: Person, name: str) -> None:
    other = Person(ben.server, ben.document)
    other.post("/api/session", {"name": name, "password": "correct horse"})
    other.ask("PUT", "/api/me/password", {"old": "correct horse", "new": "another horse"})


def deletes_the_account(ben: Person, _name: str) -> None:
    ben.ask("DELETE", "/api/me", {"password": "correct horse"})


def gets_a_new_password_from_the_host(ben: Person, name: str) -> None:
    admin.reset_password(ben.server.settings.data, name, "another horse")


def is_closed_by_the_host(ben: Person, name: str) -> None:
    admin.do(ben.server.settings.data, CloseAccount(person=name), find_any_game, BOUNDS)


ENDINGS = [
    signs_out,
    signs_in_elsewhere_with_a_new_password,
    deletes_the_account,
    gets_a_new_password_from_the_host,
    is_closed_by_the_host,
]


def is_cut(live: Live) -> bool:
    try:
        while True:
            if live.hear()["type"] == "bye":
                return True
    except ConnectionClosed:
        return True


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_session_that_ends_takes_its_seats_with_it(
    person: New, waits: Waits, ending: Callable[[Person, str], None]
) -> None:
    table = begun(person)
    name = signed_in(table.ben)
    live = table.ben.live(table.id, seq=0)
    live.until("changed")
    waiter = table.ben.at(table.ben.server)
    answer = waits.begin(waiter, table.id, since=0)
    ending(table.ben, name)
    assert is_cut(live)
    table.anna.act(table.id, SECRET)
    check_knows_nothing(answer.result().json())
    live.close()


def test_who_waits_hears_at_once_that_the_account_was_closed(person: New, waits: Waits) -> None:
    """A bot plays the seat from here on: that is an entry, and nobody else has to do anything."""
    table = begun(person)
    name = signed_in(table.ben)
    answer = waits.begin(table.ben.at(table.ben.server), table.id, since=0)
    is_closed_by_the_host(table.ben, name)
    told = answer.result().json()
    assert [entry["type"] for entry in told["entries"]][:1] == ["handed_over"]
    check_knows_nothing(told)


def test_a_token_that_is_revoked_ends_its_wait(person: New, waits: Waits) -> None:
    table = begun(person)
    signed_in(table.ben)
    made = table.ben.post("/api/me/tokens", {"label": "bot"}, expect=201)
    program = Person(table.ben.server, table.ben.document, token=made["token"])
    answer = waits.begin(program, table.id, since=0)
    table.ben.ask("DELETE", f"/api/me/tokens/{made['id']}")
    table.anna.act(table.id, SECRET)
    assert answer.result().status_code == 401


def test_a_guests_cookie_hears_nothing_once_the_seat_is_an_accounts(person: New, waits: Waits) -> None:
    table = begun(person)
    guest = table.ben.at(table.ben.server)
    account = Person(table.ben.server, table.ben.document)
    name = signed_in(account)
    live = guest.live(table.id, seq=0)
    live.until("changed")
    answer = waits.begin(guest, table.id, since=0)
    table.ben.post("/api/session", {"name": name, "password": "correct horse"})
    assert is_cut(live)
    table.ben.act(table.id, SECRET)
    check_knows_nothing(answer.result().json())
    assert account.update(table.id)["position"]["view"]["mine"] == 2
    live.close()


@pytest.fixture
def both(new_data: Callable[[str], str]) -> Iterator[tuple[Server, Server]]:
    data = new_data("postgres")
    with serving(data=data, tend_seconds=0.2) as one, serving(data=data, tend_seconds=0.2) as two:
        yield one, two


@pytest.mark.parametrize("change", BEFORE_THE_START)
def test_a_seat_that_changes_hands_at_another_process_is_heard_no_more_at_this_one(
    both: tuple[Server, Server], waits: Waits, change: Callable[[Open], None]
) -> None:
    document = Document(both[0].url)
    table = waiting(lambda: Person(both[0], document))
    far = table.ben.at(both[1])
    had = far.live(table.id, seq=0, seat=1)
    had.until("table")
    answer = waits.begin(table.ben.at(both[1]), table.id, since=0, seat=1)
    change(table)
    seq = play_secretly(table)
    while had.seq < seq:
        check_knows_nothing(had.until("changed")["update"])
    assert answer.result().json()["reason"]["message"] == "not-your-seat"
    had.close()


def test_one_who_is_removed_at_another_process_hears_nothing_at_this_one(
    both: tuple[Server, Server], waits: Waits
) -> None:
    document = Document(both[0].url)
    table = begun(lambda: Person(both[0], document))
    answer = waits.begin(table.ben.at(both[1]), table.id, since=0)
    table.anna.ask("DELETE", f"/api/tables/{table.id}/seats/1")
    check_knows_nothing(answer.result().json())
