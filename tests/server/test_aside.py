"""What grows with a match is not done on the event loop: its entries and its record are found and written aside."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any, cast

import pytest

from branchline.core import record
from branchline.core.codec import decode, encode
from branchline.server.hosting import showing
from branchline.server.hosting.analysing import Analyses
from branchline.server.hosting.listeners import Listener
from branchline.server.hosting.table import Table
from branchline.server.routes.live import connect
from branchline.server.services import Services
from branchline.server.settings import StudyLimits
from branchline.server.store.migrate import migrate
from branchline.server.store.writer import StoreFailed
from branchline.tables import updates
from kits.here import Ask, at_a_server
from kits.playing import HIDE, PASS
from kits.registry import new_registry

ON_THE_LOOP = "MainThread"
ME = {"type": "me"}


@pytest.fixture
def where(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The threads in which entries were told of and records written, but for the first of their names."""
    threads = set[str]()

    def noting(work: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*given: Any, **named: Any) -> Any:
            threads.add(threading.current_thread().name.partition("_")[0])
            return work(*given, **named)

        return noted

    monkeypatch.setattr(updates, "entry_info", noting(updates.entry_info))
    monkeypatch.setattr(record, "export", noting(record.export))
    return threads


async def over(ask: Ask) -> str:
    """The path of a match of four entries."""
    wish = {"game": "tiny", "seats": [ME, ME], "options": {"rounds": 1}}
    path = f"/api/tables/{(await ask('POST', '/api/tables', json=wish)).json()['id']}"
    for seq, (action, seat) in enumerate(((HIDE, 0), (HIDE, 1), (PASS, 0), (PASS, 1))):
        done = await ask("POST", path + "/actions", json={"seq": seq, "action": action, "seat": seat})
        assert done.status_code == 200, done.text
    return path


async def going_on(ask: Ask) -> str:
    """The path of one with three entries, which goes on."""
    path = f"/api/tables/{(await ask('POST', '/api/tables', json={'game': 'tiny', 'seats': [ME, ME]})).json()['id']}"
    for seq, (action, seat) in enumerate(((HIDE, 0), (HIDE, 1), (PASS, 0))):
        await ask("POST", path + "/actions", json={"seq": seq, "action": action, "seat": seat})
    return path


LOOKS = ("/replay", "/replay?seat=1", "/updates?since=0&seat=0", "/updates?since=1&seat=-1")


def test_many_entries_are_told_aside_and_in_the_same_words(
    folder: str, where: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(_services: Services, ask: Ask) -> None:
        path = await over(ask)
        where.clear()
        few = [(await ask("GET", path + look)).json() for look in LOOKS]
        assert where == {ON_THE_LOOP}, "the test would notice; and what is little is done at once"
        where.clear()
        monkeypatch.setattr(showing, "MOST_AT_ONCE", 2)
        many = [(await ask("GET", path + look)).json() for look in LOOKS]
        assert where == {"reader"}
        assert many == few
        assert [len(each["entries"]) for each in many] == [4, 4, 4, 3]

    at_a_server(folder, work)


async def told_first(services: Services, path: str, said: Any) -> Any:
    """The update that a live connection is sent when it has said hello."""
    told, is_told = list[Any](), asyncio.Event()
    asked = iter(({"type": "websocket.connect"}, {"type": "websocket.receive", "text": encode(said).decode()}))

    async def receive() -> Any:
        if (message := next(asked, None)) is not None:
            return message
        await is_told.wait()
        return {"type": "websocket.disconnect"}

    async def send(message: Any) -> None:
        found = decode(message.get("text", "{}"), dict[str, Any])
        if found.get("type") in ("changed", "bye"):
            told.append(found)
            is_told.set()

    scope = {"type": "websocket", "path": path + "/live", "headers": [], "client": ("127.0.0.1", 5)}
    await connect(services, scope, receive, send)
    return told[0]["update"]


def test_who_says_hello_is_told_aside_of_what_was(
    folder: str, where: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services, ask: Ask) -> None:
        path, hello = await over(ask), {"type": "hello", "seq": 0, "marks": True}
        where.clear()
        few = await told_first(services, path, hello)
        assert where == {ON_THE_LOOP}
        where.clear()
        monkeypatch.setattr(showing, "MOST_AT_ONCE", 2)
        assert await told_first(services, path, hello) == few
        assert where == {"reader"}
        assert [entry["seq"] for entry in few["entries"]] == [1, 2, 3, 4]
        assert [entry["seq"] for entry in (await told_first(services, path, {**hello, "seq": 3}))["entries"]] == [4]

    at_a_server(folder, work)


def test_what_changed_before_they_listen_is_told_all_the_same(folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was found early is of no use then."""
    monkeypatch.setattr(showing, "MOST_AT_ONCE", 0)
    migrate(folder)

    async def run() -> list[int]:
        registry, table = await new_registry(folder)
        await table.submit(0, 0, HIDE, table.row.owner)
        listener = Listener(table.row.owner)
        listener.seat, listener.early = 1, await showing.early_for(table, 1, 0)
        await table.submit(1, 0, HIDE, table.row.owner)
        table.listeners.add(listener, 0, None)
        told = [decode(listener.outbox.get_nowait() or b"", dict[str, Any]) for _ in range(listener.outbox.qsize())]
        await registry.close()
        registry.store.close()
        return [entry["seq"] for each in told if each["type"] == "changed" for entry in each["update"]["entries"]]

    assert asyncio.run(run()) == [1, 2]


def test_where_somebody_plays_on_meanwhile_it_is_found_again(folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(showing, "MOST_AT_ONCE", 0)
    migrate(folder)

    async def run() -> list[int] | None:
        registry, table = await new_registry(folder)
        await table.submit(0, 0, HIDE, table.row.owner)
        aside, others = table.store.aside, iter([table.submit(1, 0, HIDE, table.row.owner)])

        async def slowly(work: Callable[[], Any]) -> Any:
            found = await aside(work)
            if move := next(others, None):
                await move
            return found

        monkeypatch.setattr(table.store, "aside", slowly)
        early = await showing.early_for(table, 1, 0)
        await registry.close()
        registry.store.close()
        return early and [decode(encode(entry), dict[str, Any])["seq"] for entry in early.entries]

    assert asyncio.run(run()) == [1, 2]


def test_the_clock_is_read_when_what_was_is_found(folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seconds may pass until a reader has the time: they are no longer anybody's to play."""
    monkeypatch.setattr(showing, "MOST_AT_ONCE", 0)
    order: list[str] = []

    async def work(services: Services, ask: Ask) -> None:
        path = await over(ask)
        table: Table = await services.registry.table(path.rpartition("/")[2])
        found, stands = showing.entries_of, showing._update_at

        async def finds(*given: Any) -> Any:
            entries = await found(*given)
            order.append("found")
            return entries

        def looks(*given: Any, **named: Any) -> Any:
            order.append("read")
            return stands(*given, **named)

        monkeypatch.setattr(showing, "entries_of", finds)
        monkeypatch.setattr(showing, "_update_at", looks)
        assert len((await showing.whole_update(table, 0, 0)).entries) == 4

    at_a_server(folder, work)
    assert order == ["found", "read"]


def test_who_is_late_hears_so_where_nobody_has_the_time_to_say_it_aside(
    folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services, ask: Ask) -> None:
        path = await going_on(ask)
        monkeypatch.setattr(showing, "MOST_AT_ONCE", 0)

        async def fails(_work: Any) -> Any:
            raise StoreFailed

        monkeypatch.setattr(services.store, "aside", fails)
        late = await ask("POST", path + "/actions", json={"seq": 0, "action": PASS, "seat": 1})
        assert (late.status_code, late.json()["reason"]["message"]) == (409, "stale")
        assert [entry["seq"] for entry in late.json()["update"]["entries"]] == [1, 2, 3]

    at_a_server(folder, work)


def test_who_is_late_is_told_aside_where_the_match_stands(
    folder: str, where: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(_services: Services, ask: Ask) -> None:
        path = await going_on(ask)
        where.clear()
        monkeypatch.setattr(showing, "MOST_AT_ONCE", 2)
        late = await ask("POST", path + "/actions", json={"seq": 0, "action": PASS, "seat": 1})
        assert (late.status_code, late.json()["reason"]["message"]) == (409, "stale")
        assert [entry["seq"] for entry in late.json()["update"]["entries"]] == [1, 2, 3]
        assert where == {"reader"}

    at_a_server(folder, work)


def test_a_record_is_written_aside(folder: str, where: set[str]) -> None:
    """Also where a match begins in it, and where one that was taken along is handed back."""

    async def work(_services: Services, ask: Ask) -> None:
        path = await over(ask)
        where.clear()
        written = await ask("GET", path + "/record")
        assert len(written.json()["entries"]) == 4
        assert where == {"reader"}
        begun = await ask("POST", path + "/replay/2/begin", json={"seats": [ME, ME], "seed": "x"})
        taken = f"/api/tables/{begun.json()['id']}"
        assert (await ask("POST", taken + "/along")).status_code == 200
        kept = await ask("GET", taken + "/record")
        where.clear()
        back = await ask("PUT", taken + "/along", content=kept.content, headers={"Content-Type": "application/json"})
        assert back.status_code == 200, back.text
        assert ON_THE_LOOP not in where
        assert "reader" in where

    at_a_server(folder, work)


def test_what_is_analysed_is_written_aside(folder: str, where: set[str]) -> None:
    migrate(folder)

    async def run() -> None:
        registry, table = await new_registry(folder)
        await Analyses(registry, cast(Any, None), StudyLimits())._work(table.id, registry.store.locks.me)
        await registry.close()
        registry.store.close()

    asyncio.run(run())
    assert where == {"reader"}


def test_what_is_done_aside_costs_who_wants_it(folder: str) -> None:
    async def work(services: Services, ask: Ask) -> None:
        path = await over(ask)
        table: Table = await services.registry.table(path.rpartition("/")[2])
        charged = list[float]()
        services.store.on_spent = lambda _asker, seconds: charged.append(seconds)
        assert await table.store.aside(lambda: sum(range(1_000_000))) == 499_999_500_000
        assert len(charged) == 1
        assert charged[0] > 0.0

    at_a_server(folder, work)
