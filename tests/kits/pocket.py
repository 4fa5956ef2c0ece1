"""A pocket host outside any browser: kept in memory, with bots that think where they are asked."""

import asyncio
import json
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec

from branchline.core.codec import encode
from branchline.core.rng import Rng
from branchline.pocket import live
from branchline.pocket.browser import new_host, think
from branchline.pocket.kept import Change, Kept, KeptAnswer, KeptEntry, Row
from kits.real_games import greedy_choice

T = TypeVar("T")
TILES = "railroad-tiles"


class Memory:
    """Keeps what a browser's database would, and can be made to fail."""

    def __init__(self) -> None:
        self.rows: dict[str, Row] = {}
        self.kept: dict[tuple[str, int], KeptEntry] = {}
        self.name = ""
        self.answers: dict[str, KeptAnswer] = {}
        self.room: int | None = None
        """How often something can still be stored."""
        self.is_readable = True

    def _look(self) -> None:
        if not self.is_readable:
            raise OSError("broken")

    async def read(self) -> str:
        self._look()
        answers = {key: answer.at for key, answer in self.answers.items()}
        return encode(Kept(list(self.rows.values()), self.name, answers)).decode()

    async def row(self, table: str) -> str:
        self._look()
        return encode(self.rows[table]).decode() if table in self.rows else ""

    async def entries(self, table: str, after: int) -> str:
        self._look()
        found = [entry for (name, seq), entry in sorted(self.kept.items()) if name == table and seq > after]
        return encode(found).decode()

    async def answer(self, key: str) -> str:
        self._look()
        return encode(self.answers[key]).decode() if key in self.answers else ""

    def _next_version(self, table: str) -> int:
        return self.rows[table].version + 1 if table in self.rows else 0

    async def put(self, change: str) -> str:
        wish = msgspec.json.decode(change, type=Change)
        if self.room is not None and self.room < 1:
            raise OSError("full")
        new = {(entry.table, entry.seq): entry for entry in wish.entries}
        is_late = any(row.version != self._next_version(row.id) for row in wish.rows)
        answers = {key: kept for key, kept in self.answers.items() if key not in wish.forgotten}
        if wish.answer is not None and wish.answer.key in answers:
            return "repeated"
        if is_late or not new.keys().isdisjoint(self.kept):
            return "taken"
        self.kept |= new
        self.answers = answers if wish.answer is None else answers | {wish.answer.key: wish.answer}
        self.rows |= {row.id: row for row in wish.rows}
        self.name = self.name if wish.name is None else wish.name
        self.room = None if self.room is None else self.room - 1
        return ""

    def stroke(self, table: str) -> str:
        """A table as it stands, to be put into a store that does not have it."""
        row = msgspec.structs.replace(self.rows[table], version=0)
        entries = tuple(entry for (name, _), entry in sorted(self.kept.items()) if name == table)
        return encode(Change(rows=(row,), entries=entries)).decode()


class Here:
    """Thinks in this very process."""

    async def choose(self, question: str) -> str:
        return think(question)


class Pocket:
    """A host, asked like the server is asked (`kits.server.Person`)."""

    def __init__(self, memory: Memory | None = None) -> None:
        self.memory = memory or Memory()
        self._loop = asyncio.new_event_loop()
        self.host = new_host(self.memory, Here())
        self.do(self.host.begin())
        self.heard: list[Any] = []

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return self._loop.run_until_complete(work)

    def ask(self, method: str, path: str, body: Any = None, *, expect: int = 200, key: str | None = None) -> Any:
        said = self.do(self.host.request(method, path, None if body is None else json.dumps(body), key))
        self.do(self.host.settle())
        assert said.status == expect, f"{method} {path}: {said}"
        return json.loads(said.body)

    def get(self, path: str, *, expect: int = 200) -> Any:
        return self.ask("GET", path, expect=expect)

    def post(self, path: str, body: Any = None, *, expect: int = 200, key: str | None = None) -> Any:
        return self.ask("POST", path, body, expect=expect, key=key)

    def listen(self, table: str, **hello: Any) -> int:
        """A line of its own; what it hears is added to `heard`."""
        number = len(self.heard)
        self.heard.append([])
        assert self.connect(number, table) == 0
        self.say(number, type="hello", seq=0, **hello)
        return number

    def connect(self, number: int, table: str) -> int:
        return self.do(self.host.connect(number, table, lambda text: self.heard[number].append(json.loads(text))))

    def say(self, number: int, **message: Any) -> list[Any]:
        """What is heard by it."""
        before = len(self.heard[number])
        self.do(live.receive(self.host, number, json.dumps(message)))
        self.do(self.host.settle())
        return list(self.heard[number][before:])

    def again(self) -> "Pocket":
        """Another tab, or the same one after a reload: it knows what is kept and nothing else."""
        return Pocket(self.memory)


def challenge(seed: str) -> tuple[str, str]:
    """Somebody alone in a challenge that the greedy bot ended with a medal: the name of the table, and all of it as a
    browser's store takes it. In a thread of its own: who drives a browser has a loop."""
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(_challenge, seed).result()


def _challenge(seed: str) -> tuple[str, str]:
    pocket, rng = Pocket(), Rng("test")
    wish = {"game": TILES, "seats": [{"type": "me"}], "options": {"challenge": "traffic_control"}, "seed": seed}
    table = pocket.post("/api/tables", wish, expect=201)["id"]
    # Nobody knew the deal: such a match counts.
    pocket.memory.rows[table] = msgspec.structs.replace(pocket.memory.rows[table], is_seed_known=False)
    pocket = pocket.again()
    while (update := pocket.get(f"/api/tables/{table}/updates"))["position"]["to_act"]:
        _, rng = rng.below(2)
        action = greedy_choice(TILES, update["position"], rng)
        pocket.post(f"/api/tables/{table}/actions", {"seq": update["seq"], "action": action})
    return table, pocket.memory.stroke(table)
