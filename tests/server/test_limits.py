"""Rate limits: how buckets fill again, who shares one, and that attempts at passwords are counted for all processes."""

import asyncio
from collections.abc import Callable, Iterator
from types import SimpleNamespace

import msgspec
import pytest
from sqlalchemy import func, select

from branchline.server.bounds import limits
from branchline.server.bounds.limits import Attempts, Limits, one_asker
from branchline.server.errors import TooMany
from branchline.server.services import Services
from branchline.server.settings import Rates
from branchline.server.store import schema
from branchline.server.store.migrate import migrate
from branchline.server.store.store import Store
from kits.here import Ask, at_a_server
from kits.server import MANY, OFTEN, Person, Server, serving

FEW = msgspec.structs.replace(OFTEN, guesses=(3, 0.0))


class Clock:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(limits, "time", SimpleNamespace(time=lambda: self.now, monotonic=lambda: self.now))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def is_allowed(spend: Callable[[], object]) -> bool:
    try:
        spend()
    except TooMany:
        return False
    return True


def test_a_bucket_fills_again_with_time(clock: Clock) -> None:
    rates = Limits(Rates(chats=(2, 0.5)))
    assert [is_allowed(lambda: rates.spend("chats", "ada")) for _ in range(3)] == [True, True, False]
    assert is_allowed(lambda: rates.spend("chats", "bo")), "everybody has their own"
    clock.now += 2
    assert [is_allowed(lambda: rates.spend("chats", "ada")) for _ in range(2)] == [True, False]


def test_many_strangers_empty_nobodys_bucket(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_MOST_BUCKETS", 10)
    rates = Limits(Rates(chats=(1, 0.0)))
    rates.spend("chats", "ada")
    for number in range(100):
        rates.spend("chats", f"stranger {number}")
        assert not is_allowed(lambda: rates.spend("chats", "ada")), "who goes on trying stays known"
    clock.now += 1
    assert is_allowed(lambda: rates.spend("chats", "stranger 0")), "and who rests is forgotten"


def test_a_whole_network_of_addresses_is_one_asker() -> None:
    assert one_asker("2001:db8:1:2:3::4") == one_asker("2001:db8:1:2:ffff::1") == "2001:db8:1:2::"
    assert one_asker("2001:db8:1:3::4") != one_asker("2001:db8:1:2::4")
    assert one_asker("192.0.2.7") == "192.0.2.7"
    assert one_asker("fe80::1%eth0") == "fe80::"
    assert one_asker("not:an:address") == "not:an:address"
    assert len(one_asker("x" * 10_000)) < 100, "what is no address is no key of any length either"


def test_an_ipv4_address_is_one_asker_however_it_is_written() -> None:
    written = ("192.0.2.7", "::ffff:192.0.2.7", "::FFFF:c000:207", "64:ff9b::192.0.2.7", "2002:c000:207:1::9")
    assert {one_asker(address) for address in written} == {"192.0.2.7"}
    assert one_asker("::ffff:192.0.2.8") != one_asker("::ffff:192.0.2.7")


@pytest.fixture
def store(data: str) -> Iterator[Store]:
    migrate(data)
    opened = Store(data)
    yield opened
    opened.close()


def test_attempts_are_kept_in_the_database_until_they_are_forgiven(store: Store, clock: Clock) -> None:
    rates = Rates(sign_ins=(9, 0.1), guesses=(2, 0.1), strangers=(4, 0.1), mails=(3, 0.1))

    async def spent(address: str, login: str) -> bool:
        try:
            await Attempts(store, rates).sign_in(address, login)  # a new process each time
        except TooMany:
            return False
        return True

    async def run() -> None:
        assert [await spent("a", "x") for _ in range(3)] == [True, True, False]
        assert await spent("b", "x"), "somebody else is somebody else"
        assert await spent("a", "y"), "and another name another name"
        clock.now += 10
        assert [await spent("a", "x") for _ in range(2)] == [True, False]
        clock.now += 1000
        assert await spent("c", "z")
        count = select(func.count()).select_from(schema.attempts)
        assert await store.read(lambda c: c.execute(count).scalar()) == 3, "the others are full again, and gone"

    asyncio.run(run())


def guess(
    person: Person, name: str = "Ada Lovelace", address: str | None = None, password: str = "a wrong guess"
) -> int:
    headers = {"X-Forwarded-For": address} if address else {}
    body = {"name": name, "password": password}
    return person.http.post("/api/session", json=body, headers=headers).status_code


def test_guesses_at_a_password_count_for_all_processes_together(new_data: Callable[[str], str]) -> None:
    data = new_data("postgres")
    one, two = Server(data=data, rates=FEW), Server(data=data, rates=FEW)
    try:
        people = [Person(one), Person(two)]
        assert [guess(people[number % 2]) for number in range(3)] == [403, 403, 403]
        assert [guess(person) for person in people] == [429, 429]
    finally:
        one.stop()
        two.stop()


def test_a_restart_forgives_no_guess_and_spaces_make_no_other_name(folder: str) -> None:
    with serving(data=folder, rates=FEW) as server:
        assert [guess(Person(server), name) for name in ("Ada Lovelace", "ada  lovelace")] == [403, 403]
    with serving(data=folder, rates=FEW) as server:
        assert [guess(Person(server), f"ADA {' ' * number} Lovelace") for number in range(2)] == [403, 429]


SECRET = "correct horse"
BESIEGED = msgspec.structs.replace(OFTEN, guesses=(5, 0.0), strangers=(20, 0.0))


@pytest.fixture
def owner(folder: str) -> Iterator[Person]:
    """Has an account, made at 198.51.100.1, and is signed in."""
    with serving(data=folder, rates=BESIEGED) as server:
        person = Person(server)
        body = {"name": "Ada", "password": SECRET}
        made = person.http.post("/api/accounts", json=body, headers={"X-Forwarded-For": "198.51.100.1"})
        assert made.status_code == 201
        yield person


def test_one_address_that_guesses_keeps_the_owner_out_of_nowhere(owner: Person) -> None:
    stranger = Person(owner.server)
    assert [guess(stranger, "Ada", "203.0.113.9") for _ in range(30)] == [403] * 5 + [429] * 25
    assert guess(Person(owner.server), "Ada", "198.51.100.77", SECRET) == 200, "from an address that is new"
    assert guess(Person(owner.server), "Ada", "198.51.100.1", SECRET) == 200
    assert guess(stranger, "Ada", "203.0.113.9", SECRET) == 429, "and the guesser is out even with a lucky guess"


def test_many_addresses_that_guess_are_bounded_together_and_the_owner_is_let_in_where_known(owner: Person) -> None:
    stranger = Person(owner.server)
    statuses = [guess(stranger, "Ada", f"203.0.113.{number}") for number in range(40) for _ in range(5)]
    assert statuses.count(403) <= 20, "all strangers together have so many"
    assert guess(stranger, "Ada", "203.0.113.99", SECRET) == 429
    assert guess(Person(owner.server), "Ada", "198.51.100.1", SECRET) == 200, "where the account was made"
    change = {"old": SECRET, "new": "battery staple"}
    assert owner.http.put("/api/me/password", json=change).status_code == 200, "and with a session anyhow"


def test_an_address_that_was_signed_in_from_stays_known_after_signing_out(owner: Person) -> None:
    device = Person(owner.server)
    assert guess(device, "Ada", "198.51.100.50", SECRET) == 200
    device.ask("DELETE", "/api/session")
    stranger = Person(owner.server)
    for number in range(30):
        guess(stranger, "Ada", f"203.0.113.{number}")
    assert guess(stranger, "Ada", "203.0.113.200", SECRET) == 429
    assert guess(device, "Ada", "198.51.100.50", SECRET) == 200


def test_the_last_of_what_strangers_have_is_for_first_attempts(owner: Person) -> None:
    stranger = Person(owner.server)
    for number in range(3):
        for _ in range(5):
            guess(stranger, "Ada", f"203.0.113.{number}")
    assert guess(stranger, "Ada", "198.51.100.88", SECRET) == 200


def test_passwords_are_checked_for_a_few_at_a_time(folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services, ask: Ask) -> None:
        is_checking, may_end = asyncio.Event(), asyncio.Event()

        async def check(*_given: object) -> bool:
            """The first takes its time."""
            if not is_checking.is_set():
                is_checking.set()
                await may_end.wait()
            return False

        async def guessed() -> int:
            body = {"name": "Ada Lovelace", "password": "a wrong guess"}
            return (await ask("POST", "/api/session", json=body)).status_code

        monkeypatch.setattr(services.accounts, "_is_password", check)
        first = asyncio.ensure_future(guessed())
        await is_checking.wait()
        assert await guessed() == 429
        may_end.set()
        assert [await first, await guessed()] == [403, 403]

    at_a_server(folder, work, crowds=msgspec.structs.replace(MANY, passwords=(1, 100)))
