"""Honest people at many tables, as their browsers talk to a server: a live connection each, previews before every
action, the table's page asked for now and then. How long each answer took, and what was refused."""

import asyncio
import random
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kits.siege import Caller, Target, answer_of

PERIOD: Final = 5.0
"""Seconds between two actions at one table."""
PATIENCE: Final = 30.0
BOT: Final = "bot's answer"
"""Is told apart: how long a bot thinks is its own affair."""
GAMES: Final = ("railroad-tiles", "off-the-rails", "railways", "railroad-tiles", "off-the-rails")


class Diary:
    """Seconds by kind of question, and every answer that was none: a status, a connection cut, the end of patience."""

    def __init__(self) -> None:
        self.is_open = False
        self.times: dict[str, list[float]] = defaultdict(list)
        self.refused: Counter[str] = Counter()
        self.statuses: Counter[str] = Counter()

    @asynccontextmanager
    async def timing(self, kind: str) -> AsyncIterator[None]:
        began = time.perf_counter()
        try:
            yield
        except Exception as error:
            self.refused[f"{kind}: {type(error).__name__}"] += 1
            raise
        if self.is_open:
            self.times[kind].append(time.perf_counter() - began)

    def answered(self, status: int, kind: str) -> None:
        self.statuses[str(status)] += 1
        if status >= 400:
            self.refused[f"{kind}: {status}"] += 1

    @property
    def all(self) -> list[float]:
        """All but the bots'."""
        return sorted(taken for kind, times in self.times.items() if kind != BOT for taken in times)


class Person(Caller):
    """Somebody with a browser: one connection for requests, kept open, and one live connection at a table."""

    def __init__(self, target: Target, address: str, diary: Diary) -> None:
        super().__init__(target, address)
        self.diary = diary
        self.seat, self.seq, self.number = 0, 0, 0
        self.position: Any = None
        self._streams: Any = None
        self._socket: ClientConnection | None = None
        self._hearing: asyncio.Task[None] | None = None
        self._asked: dict[int, asyncio.Future[Any]] = {}
        self._news = asyncio.Event()

    async def request_timed(self, kind: str, method: str, path: str, body: Any = None) -> Any:
        async with self.diary.timing(kind):
            answer = await self._exchange(self.request(method, path, body, close=False))
        self.diary.answered(answer.status, kind)
        self.cookie = answer.cookie or self.cookie
        return answer.data if answer.status < 400 else None

    async def _exchange(self, asked: bytes) -> Any:
        """A connection that was closed since the last request is opened again, as browsers do."""
        for is_last in (False, True):
            try:
                self._streams = self._streams or await self.connect()
                reader, writer = self._streams
                writer.write(asked)
                async with asyncio.timeout(PATIENCE):
                    return await answer_of(reader)
            except (OSError, EOFError):
                self._streams = None
                if is_last:
                    raise
        raise AssertionError

    # Live -------------------------------------------------------------------------------------------------------------

    async def sit_down(self, table: str, seat: int) -> None:
        """Opens the table's page, or opens it again."""
        await self.stand_up()
        self.seat, self.position = seat, None
        async with self.diary.timing("open"):
            url = f"ws://{self.target.host}:{self.target.port}/api/tables/{table}/live"
            headers = {"Cookie": f"branchline={self.cookie}"}
            more: Any = {"local_addr": (self.address, 0)}
            self._socket = await connect(
                url, additional_headers=headers, compression=None, ping_interval=None, open_timeout=PATIENCE, **more
            )
            self._hearing = asyncio.ensure_future(self._hear_all(self._socket))
            hello = {"type": "hello", "seat": seat, "seq": self.seq, "line": 0, "marks": True}
            await self._socket.send(msgspec.json.encode(hello).decode())
            await self.until(0)

    async def stand_up(self) -> None:
        if self._socket is not None and self._hearing is not None:
            self._hearing.cancel()
            await self._socket.close()
            self._socket = None

    async def until(self, seq: int) -> None:
        """Until an entry has been shown."""
        async with asyncio.timeout(PATIENCE):
            while self.position is None or self.seq < seq:
                self._news.clear()
                await self._news.wait()

    async def say(self, kind: str, **more: Any) -> Any:
        """Says something with a number; its answer."""
        assert self._socket is not None
        self.number += 1
        self._asked[self.number] = answered = asyncio.get_running_loop().create_future()
        await self._socket.send(msgspec.json.encode({"type": kind, "id": self.number, **more}).decode())
        async with asyncio.timeout(PATIENCE):
            told = await answered
        self.diary.answered(told.get("status", 200), kind)
        return told

    async def _hear_all(self, socket: ClientConnection) -> None:
        try:
            async for data in socket:
                self._hear(msgspec.json.decode(data))
        finally:
            for waiting in self._asked.values():
                if not waiting.done():
                    waiting.set_exception(EOFError("cut"))

    def _hear(self, message: Any) -> None:
        if message["type"] == "changed":
            self.seq, self.position = message["update"]["seq"], message["update"]["position"]
        elif message["type"] == "bye":
            self.diary.refused[f"bye: {message['reason']['message']}"] += 1
        elif message.get("id") in self._asked:
            waiting = self._asked.pop(message["id"])
            if not waiting.done():
                waiting.set_result(message)
        self._news.set()


class HonestTable:
    """Two people, one alone, or one and a bot. They play by chance, at a fixed pace."""

    def __init__(self, target: Target, diary: Diary, number: int, level: str) -> None:
        self.rng, self.diary, self.turns = random.Random(number), diary, number
        self.game = GAMES[number % len(GAMES)]
        count = 1 if self.game == "railways" or number % 10 == 3 else 2
        self.people = [Person(target, f"127.1.{number}.{place + 1}", diary) for place in range(count)]
        seats = [{"type": "me"}, *[{"type": "open"}] * (count - 1)]
        if number % 10 == 3:
            seats.append({"type": "bot", "level": level})
        self.wish = {"game": self.game, "seats": seats}
        self.id = ""

    async def open(self) -> None:
        """A new table, the friend invited, both at its page."""
        host = self.people[0]
        made = await host.request_timed("make", "POST", "/api/tables", self.wish)
        self.id = made["id"]
        for seat, person in enumerate(self.people):
            person.seq = 0
            if person is not host:
                link = made["seats"][seat]["link"]
                await person.request_timed("invitation", "GET", f"/api/join/{link}")
                await person.request_timed("join", "POST", "/api/join", {"link": link, "name": f"Friend {seat}"})
        for seat, person in enumerate(self.people):
            await person.sit_down(self.id, seat)

    async def turn(self) -> None:
        self.turns += 1
        await self._wait_for_bot()
        actor = next((one for one in self.people if one.seat in one.position["to_act"]), None)
        if actor is None:
            return await self.open()
        action = self.rng.choice(actor.position["legal"])
        async with self.diary.timing("preview"):
            await actor.say("preview", action=action)
        async with self.diary.timing("act"):
            done = await actor.say("act", seq=actor.seq, action=action)
            for person in self.people:
                await person.until(done.get("seq", 0))
        await self._look_around()
        return None

    async def _wait_for_bot(self) -> None:
        person = self.people[0]
        if len(self.wish["seats"]) == len(self.people) or person.seat in person.position["to_act"]:
            return
        async with self.diary.timing(BOT), asyncio.timeout(PATIENCE):
            while person.position["to_act"] and person.seat not in person.position["to_act"]:
                await person.until(person.seq + 1)

    async def _look_around(self) -> None:
        person = self.people[self.turns % len(self.people)]
        looks = {1: ("updates", f"/api/tables/{self.id}/updates?since=0"), 3: ("list", "/api/tables?state=open")}
        looks |= {5: ("my tables", "/api/me/tables"), 7: ("page", "/api/games")}
        if self.turns % 8 in looks:
            kind, path = looks[self.turns % 8]
            await person.request_timed(kind, "GET", path)
        elif self.turns % 8 == 0:
            await person.sit_down(self.id, person.seat)

    async def play(self, goes_on: Callable[[float], bool]) -> None:
        """At its own pace, however long an answer takes; a table that is cut off is opened again."""
        loop = asyncio.get_running_loop()
        at = loop.time() + self.rng.random() * PERIOD
        while goes_on(at := at + PERIOD * self.rng.uniform(0.8, 1.2)):
            await asyncio.sleep(max(0.0, at - loop.time()))
            try:
                await (self.turn() if all(person.position for person in self.people) else self._come_back())
            except (OSError, EOFError, TimeoutError, WebSocketException):
                await self._come_back()

    async def _come_back(self) -> None:
        try:
            for person in self.people:
                await person.sit_down(self.id, person.seat)
        except (OSError, EOFError, TimeoutError, WebSocketException):
            self.diary.refused["lost for good"] += 1

    async def close(self) -> None:
        for person in self.people:
            await person.stand_up()


async def play(
    target: Target, tables: int, seconds: float | None, attack: Any, settle: float = 2.0
) -> tuple[Diary, Any]:
    """`attack()` begins when all sit at their tables, and counting a moment later, when it is in full swing. Without
    `seconds` they play until it is over."""
    diary = Diary()
    level = (await Caller(target, "127.1.255.1").call("GET", "/api/games")).data["games"][0]["gentle"]
    playing = [HonestTable(target, diary, number, level) for number in range(tables)]
    for table in playing:
        await table.open()
    loop = asyncio.get_running_loop()
    attacking, began = asyncio.ensure_future(attack()), loop.time()

    def goes_on(at: float) -> bool:
        return not attacking.done() if seconds is None else at < began + settle + seconds

    loop.call_later(settle, setattr, diary, "is_open", True)
    await asyncio.gather(*(table.play(goes_on) for table in playing))
    heard = await attacking
    for table in playing:
        await table.close()
    return diary, heard
