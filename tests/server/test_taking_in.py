"""What comes is parsed at the cost of whoever sent it; those who have cost much wait for their turn with every byte."""

import asyncio
from collections.abc import Callable
from typing import Any, cast

from branchline.server.bounds.limits import Limits
from branchline.server.bounds.turns import Turns
from branchline.server.http.door import Door, Visit
from branchline.server.settings import Bounds, Settings
from kits.turns import burn, soon

MODEST = Bounds(modest_seconds=0.1, costly_share=0.2)
COSTLY = 1.0


class Wire:
    """As much of a connection as the door needs."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.told: list[str] = []
        self.is_closed = False

    def get_extra_info(self, _name: str) -> tuple[str, int]:
        return self.address, 1

    def pause_reading(self) -> None:
        self.told.append("paused")

    def resume_reading(self) -> None:
        self.told.append("resumed")

    def is_closing(self) -> bool:
        return self.is_closed

    def abort(self) -> None:
        self.is_closed = True


def run(work: Callable[[Door], Any], proxies: str = "127.0.0.1") -> None:
    settings = Settings(data="", bounds=MODEST, proxies=proxies)

    async def inside() -> None:
        await work(Door(settings, Limits(settings.rates), Turns(MODEST)))

    asyncio.run(inside())


def coming(door: Door, address: str) -> tuple[Visit, Wire]:
    wire = Wire(address)
    visit = door.enter(cast(asyncio.Transport, wire))
    assert visit is not None
    return visit, wire


async def keep_busy(door: Door) -> None:
    """Somebody modest is about, so that the lane of the costly is a share; it is spent."""
    await door.turns.come("somebody")
    door.turns.charge("costly", COSTLY)


def test_what_comes_is_parsed_at_once_and_counted() -> None:
    async def work(door: Door) -> None:
        visit, wire = coming(door, "192.0.2.1")
        parsed: list[str] = []
        visit.take_in(lambda: parsed.append("head") or burn(0.02), lambda: False)  # type: ignore[func-returns-value]
        assert parsed == ["head"]
        assert not wire.told
        assert door.turns.costs.of("192.0.2.1") > 0.01

    run(work)


def test_who_has_cost_much_is_not_even_parsed_before_their_turn_and_nothing_more_is_read() -> None:
    async def work(door: Door) -> None:
        visit, wire = coming(door, "192.0.2.1")
        parsed: list[str] = []
        door.turns.charge("192.0.2.1", COSTLY)
        await keep_busy(door)
        visit.take_in(lambda: parsed.append("all that came"), lambda: False)
        visit.take_in(lambda: parsed.append("a second time"), lambda: False)
        await asyncio.sleep(0)
        assert not parsed
        assert wire.told == ["paused", "paused"]
        await soon(lambda: parsed == ["all that came"])
        assert wire.told == ["paused", "paused", "resumed"]

    run(work)


def test_where_there_is_enough_to_do_nothing_more_is_read() -> None:
    async def work(door: Door) -> None:
        visit, wire = coming(door, "192.0.2.1")
        parsed: list[str] = []
        door.turns.charge("192.0.2.1", COSTLY)
        await keep_busy(door)
        visit.take_in(lambda: parsed.append("a message"), lambda: True)
        await soon(lambda: bool(parsed))
        assert wire.told == ["paused"]

    run(work)


def test_who_goes_while_others_are_before_them_has_no_turn() -> None:
    async def work(door: Door) -> None:
        visit, _wire = coming(door, "192.0.2.1")
        stays, _ = coming(door, "192.0.2.1")
        parsed: list[str] = []
        door.turns.charge("192.0.2.1", COSTLY)
        await keep_busy(door)
        visit.take_in(lambda: parsed.append("gone"), lambda: False)
        stays.take_in(lambda: parsed.append("stays"), lambda: False)
        door.leave(visit)
        await soon(lambda: bool(parsed))
        assert parsed == ["stays"]

    run(work)


def test_a_proxys_connections_are_nobodys_before_it_says_whose() -> None:
    async def work(door: Door) -> None:
        visit, wire = coming(door, "127.0.0.1")
        parsed: list[str] = []
        visit.take_in(lambda: parsed.append("head") or burn(0.02), lambda: False)  # type: ignore[func-returns-value]
        assert parsed == ["head"]
        assert not wire.told
        assert door.turns.costs.of("127.0.0.1") == 0.0

    run(work)
