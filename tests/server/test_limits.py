"""Rate limits: how buckets fill again, who shares one, and that attempts at passwords are counted for all processes."""

import asyncio
from collections.abc import Callable, Iterator
from types import SimpleNamespace

import msgspec
import pytest
from sqlalchemy import func, select

from branchline.server import limits
from branchline.server.errors import TooMany
from branchline.server.limits import Attempts, Limits, one_asker
from branchline.server.settings import Rates
from branchline.server.store import schema
from branchline.server.store.migrate import migrate
from branchline.server.store.store import Store
from serverkit import OFTEN, Person, Server, serving

FEW = msgspec.structs.replace(OFTEN, sign_ins=(3, 0.0))


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
    async def spent(*whose: str) -> bool:
        try:
            await Attempts(store, Rates(sign_ins=(2, 0.1))).spend(*whose)  # a new process each time
        except TooMany:
            return False
        return True

    async def run() -> None:
        assert [await spent("address a", "name x") for _ in range(3)] == [True, True, False]
        assert not await spent("address b", "name x"), "the name's bucket is empty, whoever asks"
        assert await spent("address b"), "and the one before counted for the address too"
        assert not await spent("address b")
        clock.now += 10
        assert await spent("name x")
        assert not await spent("name x")
        clock.now += 1000
        assert await spent("name y")
        count = select(func.count()).select_from(schema.attempts)
        assert await store.read(lambda c: c.execute(count).scalar()) == 1, "the others are full again, and gone"

    asyncio.run(run())


def guess(person: Person, name: str = "Ada Lovelace") -> int:
    return person.http.post("/api/session", json={"name": name, "password": "a wrong guess"}).status_code


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
    with serving(data=folder, rates=FEW, proxies="*") as server:
        elsewhere = Person(server)
        for number, expected in enumerate((403, 429)):
            elsewhere.http.headers["X-Forwarded-For"] = f"198.51.100.{number}"
            assert guess(elsewhere, f"ADA {' ' * number} Lovelace") == expected
