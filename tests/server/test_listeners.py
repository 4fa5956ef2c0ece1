"""A connection that takes messages at once, slowly, or not at all."""

import asyncio
from collections import Counter
from typing import Any

import pytest

from branchline.core.codec import decode
from branchline.server.hosting.listeners import Listener
from branchline.server.hosting.showing import table_info
from branchline.server.store.chat import adding
from branchline.server.store.migrate import migrate
from kits.registry import new_registry


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


CROWD = 50


def test_what_looks_the_same_to_a_crowd_is_written_once_and_what_it_has_heard_is_not_looked_at(
    folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever says hello again and again at a table that thousands watch makes nothing for each of them each time."""
    migrate(folder)
    counts: Counter[str] = Counter()

    def counted(name: str, known: Any) -> Any:
        def run(*given: Any) -> Any:
            counts[name] += 1
            return known(*given)

        return run

    async def run() -> None:
        registry, table = await new_registry(folder)
        owner, said = table.row.owner, 30
        for number in range(said):
            await table.change(adding(table.id, owner, 0, "Ada", f"line {number}", 100))
        crowd, player = [Listener(None) for _ in range(CROWD)], Listener(owner)
        for listener in (*crowd, player):
            table.listeners.add(listener, None, said)
        newcomer = Listener(None)
        table.listeners.add(newcomer, None, 0)
        monkeypatch.setattr("branchline.server.hosting.listeners.table_info", counted("tables", table_info))
        monkeypatch.setattr(Listener, "lacks", counted("lines", Listener.lacks))
        waiting = [listener.outbox.qsize() for listener in (*crowd, player)]
        table.listeners.show_table()
        assert [listener.outbox.qsize() for listener in (*crowd, player)] == [count + 1 for count in waiting]
        seen = [decode(listener.outbox._queue[-1], dict)["table"] for listener in (*crowd, player)]  # type: ignore[attr-defined]
        assert [one.get("mine", False) for one in seen] == [False] * CROWD + [True]
        await table.listeners.show_lines()
        assert newcomer.line == said
        assert counts == {"tables": 2, "lines": said}
        for listener in (*crowd, player, newcomer):
            table.listeners.remove(listener)
        await registry.close()
        registry.store.close()

    asyncio.run(run())
