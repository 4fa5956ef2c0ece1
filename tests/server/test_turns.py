"""Turns on the event loop: who has cost least of late comes first, however many others have asked before."""

import asyncio
import time

import pytest

from branchline.server.bounds import costs
from branchline.server.bounds.turns import Turns


def burn(seconds: float) -> None:
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        pass


async def work(order: list[str], name: str, seconds: float = 0.0) -> str:
    order.append(name)
    burn(seconds)
    await asyncio.sleep(0)
    return name


def test_who_has_cost_least_comes_first() -> None:
    async def run() -> list[str]:
        turns, order = Turns(), list[str]()
        await turns.spend("greedy", work(order, "greedy", 0.02))
        asked = [turns.spend("greedy", work(order, f"greedy {number}")) for number in range(50)]
        asked.append(turns.spend("modest", work(order, "modest")))
        await asyncio.gather(*asked)
        return order

    assert asyncio.run(run())[:4] == ["greedy", "greedy 0", "modest", "greedy 1"], "but for the one under way"


def test_alone_nobody_waits() -> None:
    async def run() -> None:
        turns, order = Turns(), list[str]()
        coming = turns.come("somebody")
        with pytest.raises(StopIteration):
            coming.send(None)
        await asyncio.sleep(0)
        assert await turns.spend("somebody", work(order, "done")) == "done"

    asyncio.run(run())


def test_what_is_waited_for_costs_nothing_and_what_is_done_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        turns, order = Turns(), list[str]()
        await turns.spend("waits", asyncio.sleep(0.05))
        await turns.spend("works", work(order, "works", 0.05))
        assert turns.costs.of("waits") < turns.costs.of("works") / 5
        monkeypatch.setattr(costs, "MOST_REMEMBERED", 10)
        for number in range(20):
            turns.costs.charge(f"stranger {number}", 1.0)
        assert turns.costs.of("works") == 0.0
        assert turns.costs.of("stranger 19") > 0.0

    asyncio.run(run())


def test_who_goes_away_or_fails_holds_nobody_up() -> None:
    async def fail() -> None:
        raise ValueError("on purpose")

    async def run() -> list[str]:
        turns, order = Turns(), list[str]()
        first = asyncio.ensure_future(turns.spend("first", work(order, "first")))
        gone = asyncio.ensure_future(turns.spend("gone", work(order, "gone")))
        failing = asyncio.ensure_future(turns.spend("failing", fail()))
        last = asyncio.ensure_future(turns.spend("last", work(order, "last")))
        await asyncio.sleep(0)
        gone.cancel()
        with pytest.raises(ValueError, match="on purpose"):
            await failing
        await asyncio.gather(first, last)
        assert gone.cancelled()
        return order

    assert asyncio.run(run()) == ["first", "last"]


def test_a_timeout_inside_is_heard() -> None:
    async def slow() -> str:
        try:
            async with asyncio.timeout(0.01):
                await asyncio.sleep(60)
        except TimeoutError:
            return "late"
        return "in time"

    assert asyncio.run(Turns().spend("somebody", slow())) == "late"
