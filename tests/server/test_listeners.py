"""A connection that takes messages at once, slowly, or not at all."""

import asyncio

import pytest

from branchline.server.hosting.listeners import Listener


def test_what_can_go_goes_at_once_and_what_cannot_goes_later_in_order() -> None:
    async def run() -> list[bytes]:
        sent: list[bytes] = []
        is_open = asyncio.Event()
        is_open.set()

        async def transmit(message: bytes) -> None:
            await is_open.wait()
            sent.append(message)

        listener = Listener(None, transmit)
        listener.send(b"1")
        assert sent == [b"1"]
        is_open.clear()
        rest = asyncio.ensure_future(listener.send_rest())
        listener.send(b"2")
        listener.send(b"3")
        await asyncio.sleep(0)
        listener.send(b"4")
        assert sent == [b"1"]
        is_open.set()
        for _ in range(10):
            await asyncio.sleep(0)
        listener.send(b"5")
        rest.cancel()
        return sent

    assert asyncio.run(run()) == [b"1", b"2", b"3", b"4", b"5"]


@pytest.mark.parametrize(("size", "most"), [(1, 50), (1000, 10)])
def test_who_reads_too_slowly_is_cut_and_nothing_waits_for_them_any_more(size: int, most: int) -> None:
    async def run() -> list[bool]:
        async def transmit(_message: bytes) -> None:
            await asyncio.Event().wait()

        listener = Listener(None, transmit, 50, 10_000)
        cut = []
        for _ in range(60):
            listener.send(b"x" * size)
            cut.append(listener.is_closed)
        assert listener.outbox.qsize() == 2, "the farewell, and the end"
        return cut

    assert asyncio.run(run()).index(True) == most


def test_who_is_gone_is_no_harm() -> None:
    async def transmit(_message: bytes) -> None:
        raise ConnectionError

    Listener(None, transmit).send(b"1")
