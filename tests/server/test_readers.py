"""The threads that ask the database: a fair line, in which nobody keeps the others waiting and no thread is lost."""

import asyncio
import threading
from collections.abc import Callable

import pytest

from branchline.server.store.readers import BEGUN, Readers
from kits.server import PATIENCE

MANY = 20


class Held:
    """Every thread is busy until it is let go."""

    def __init__(self, readers: Readers) -> None:
        self._go = threading.Event()
        self._busy = [asyncio.ensure_future(readers.ask("busy", self._wait)) for _ in range(BEGUN)]

    def _wait(self) -> None:
        assert self._go.wait(PATIENCE)

    async def let_go(self) -> None:
        self._go.set()
        await asyncio.gather(*self._busy)


def run(work: Callable[[Readers], object]) -> None:
    async def inside() -> None:
        readers = Readers()
        try:
            await work(readers)  # type: ignore[misc]
        finally:
            readers.close()

    asyncio.run(inside())


def noting(order: list[str], name: str) -> Callable[[], None]:
    return lambda: order.append(name)


def test_who_asks_for_much_is_answered_after_who_asks_for_little() -> None:
    async def work(readers: Readers) -> None:
        order, held = list[str](), Held(readers)
        await asyncio.sleep(0)
        readers.charge("greedy", 1.0)
        asked = [asyncio.ensure_future(readers.ask("greedy", noting(order, "greedy"))) for _ in range(MANY)]
        await asyncio.sleep(0)
        asked.append(asyncio.ensure_future(readers.ask("modest", noting(order, "modest"))))
        await asyncio.sleep(0)
        await held.let_go()
        await asyncio.gather(*asked)
        assert order.index("modest") < BEGUN
        assert len(order) == MANY + 1

    run(work)


def test_who_no_longer_waits_takes_no_thread_with_them() -> None:
    async def work(readers: Readers) -> None:
        order, held = list[str](), Held(readers)
        await asyncio.sleep(0)
        gone = [asyncio.ensure_future(readers.ask("gone", noting(order, "gone"))) for _ in range(MANY)]
        await asyncio.sleep(0)
        for one in gone:
            one.cancel()
        await asyncio.gather(*gone, return_exceptions=True)
        await held.let_go()
        again = Held(readers)
        await asyncio.sleep(0)
        last = asyncio.ensure_future(readers.ask("last", noting(order, "last")))
        await again.let_go()
        await last
        assert order == ["last"]

    run(work)


def test_whose_turn_has_come_and_who_goes_in_that_moment_passes_it_on() -> None:
    async def work(readers: Readers) -> None:
        order, held = list[str](), Held(readers)
        await asyncio.sleep(0)
        first = asyncio.ensure_future(readers.ask("first", noting(order, "first")))
        second = asyncio.ensure_future(readers.ask("second", noting(order, "second")))
        await asyncio.sleep(0)
        readers._next()  # as if a thread had become free
        first.cancel()
        await held.let_go()
        await second
        assert order == ["second"]

    run(work)


def test_what_a_query_raises_is_the_askers() -> None:
    async def work(readers: Readers) -> None:
        for _ in range(2 * BEGUN):
            with pytest.raises(ZeroDivisionError):
                await readers.ask("somebody", lambda: 1 // 0)

    run(work)
