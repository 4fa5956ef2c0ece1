"""A connection that takes messages at once, slowly, or not at all."""

import asyncio

from branchline.server.hub import MOST_WAITING, Listener


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


def test_who_reads_too_slowly_is_cut() -> None:
    async def run() -> Listener:
        async def transmit(_message: bytes) -> None:
            await asyncio.Event().wait()

        listener = Listener(None, transmit)
        for number in range(MOST_WAITING + 50):
            listener.send(b"%d" % number)
        return listener

    listener = asyncio.run(run())
    assert listener.is_closed
    assert listener.outbox.qsize() == MOST_WAITING + 2


def test_who_is_gone_is_no_harm() -> None:
    async def transmit(_message: bytes) -> None:
        raise ConnectionError

    Listener(None, transmit).send(b"1")
