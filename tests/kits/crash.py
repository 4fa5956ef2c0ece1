"""A server under load, killed at seeded random moments, started again, and asked for everything it had acknowledged."""

import contextlib
import random
import shutil
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from sqlalchemy import text
from websockets.exceptions import WebSocketException

from branchline.server.store.engine import folder_of, open_engine
from kits.server import PATIENCE, Live, Person, Server, idle_after

GONE = (httpx.TransportError, WebSocketException, OSError, EOFError, TimeoutError)
KEPT = Path(__file__).parents[2] / "out"


@dataclass
class Load:
    """One table after another, played by one person on two seats; what was acknowledged, and what was shown."""

    crash: "Crash"
    seed: int
    acknowledged: dict[str, dict[int, tuple[int, Any]]] = field(default_factory=dict)
    shown: dict[str, dict[int, Any]] = field(default_factory=dict)
    people: dict[str, Person] = field(default_factory=dict)
    error: BaseException | None = None

    def run(self) -> None:
        rng = random.Random(self.seed)
        try:
            while not self.crash.is_over:
                with contextlib.suppress(*GONE):
                    self._play(Person(self.crash.server), rng)
        except BaseException as error:
            self.error = error

    def _play(self, person: Person, rng: random.Random) -> None:
        table = person.new_table("me", "me", options={"rounds": 40})["id"]
        acknowledged = self.acknowledged.setdefault(table, {})
        self.people[table] = person
        while not self.crash.is_over:
            try:
                person.http.base_url = httpx.URL(self.crash.server.url)
                person.server = self.crash.server
                if not self._turn(person, table, acknowledged, rng):
                    return
            except GONE:
                time.sleep(0.05)

    def _turn(self, person: Person, table: str, acknowledged: dict[int, tuple[int, Any]], rng: random.Random) -> bool:
        """Plays on one live connection until it breaks; False when the match is over."""
        known = max(self.shown.get(table, {}), default=0)
        live = Live(person, table, seat=rng.choice([0, 1]), seq=known)
        try:
            live.until("changed")
            while not self.crash.is_over:
                self.shown.setdefault(table, {}).update({entry["seq"]: entry for entry in live.entries})
                if not live.position["to_act"]:
                    return False
                if not live.position.get("legal"):
                    live.say({"type": "hello", "seat": live.position["to_act"][0], "seq": live.seq})
                    live.until("changed")
                    continue
                self._act(live, acknowledged, rng)
        finally:
            live.close()
        return True

    def _act(self, live: Live, acknowledged: dict[int, tuple[int, Any]], rng: random.Random) -> None:
        action, seat = rng.choice(live.position["legal"]), live.position["seat"]
        answer = live.act(action)
        if answer["type"] == "done":
            assert answer["seq"] not in acknowledged, "the same number was given twice"
            acknowledged[answer["seq"]] = (seat, action)


class Crash:
    """`kills` kills of a server on `data`; a failure says its seed and keeps the database."""

    def __init__(self, data: str, seed: int, kills: int, loads: int = 3) -> None:
        self.data, self.seed, self.kills = data, seed, kills
        self.is_over = False
        self.server = Server(data=data, times=idle_after(0.2), tend_seconds=0.1)
        self.loads = [Load(self, seed * 1000 + number) for number in range(loads)]

    def run(self) -> int:
        """How many acknowledged actions were held against the store."""
        try:
            self._kill_and_start()
            return sum(self._check(load) for load in self.loads)
        except BaseException as error:
            raise AssertionError(f"crash test failed with seed {self.seed}; database kept in {self._keep()}") from error
        finally:
            self.server.stop()

    def _kill_and_start(self) -> None:
        rng = random.Random(self.seed)
        threads = [threading.Thread(target=load.run, daemon=True) for load in self.loads]
        for thread in threads:
            thread.start()
        for _ in range(self.kills):
            self._wait_for(rng.randint(3, 25))
            time.sleep(rng.uniform(0, 0.05))
            self.server.kill()
            self.server = Server(data=self.data, times=idle_after(0.2), tend_seconds=0.1)
        self._wait_for(5)
        self.is_over = True
        for thread in threads:
            thread.join(PATIENCE)
            assert not thread.is_alive(), "a client hangs"
        for load in self.loads:
            if load.error is not None:
                raise load.error

    def _wait_for(self, more: int) -> None:
        """Until so many more actions were acknowledged."""
        began, until = self._acknowledged(), time.monotonic() + PATIENCE
        while self._acknowledged() < began + more:
            assert time.monotonic() < until, "the tables do not play on"
            time.sleep(0.002)

    def _acknowledged(self) -> int:
        return sum(len(seqs) for load in self.loads for seqs in list(load.acknowledged.values()))

    def _check(self, load: Load) -> int:
        count = 0
        for table, acknowledged in load.acknowledged.items():
            stored = stored_entries(self.data, table)
            assert [seq for seq, _ in stored] == list(range(1, len(stored) + 1)), "a gap, or a number twice"
            entries = dict(stored)
            for seq, (seat, action) in acknowledged.items():
                assert entries[seq] == {"type": "played", "seat": seat, "action": action}, f"{table} {seq}"
            assert set(load.shown.get(table, {})) <= set(entries), "something was shown that is not stored"
            self._play_on(load.people[table], table, len(stored))
            count += len(acknowledged)
        return count

    def _play_on(self, person: Person, table: str, seq: int) -> None:
        person.http.base_url = httpx.URL(self.server.url)
        update = person.update(table, since=0, seat=0)
        assert [entry["seq"] for entry in update["entries"]] == list(range(1, seq + 1))
        waiting = update["position"].get("to_act", [])
        if waiting:
            legal = person.update(table, seat=waiting[0])["position"]["legal"]
            assert person.act(table, legal[0], seat=waiting[0]) == seq + 1

    def _keep(self) -> Path | str:
        folder = folder_of(self.data)
        if folder is None:
            return self.data
        kept = KEPT / f"crash-{self.seed}"
        shutil.rmtree(kept, ignore_errors=True)
        shutil.copytree(folder, kept)
        return kept


def stored_entries(data: str, table: str) -> list[tuple[int, Any]]:
    engine = open_engine(data)
    try:
        with engine.connect() as connection:
            query = text("SELECT seq, entry FROM entries WHERE match = :table ORDER BY seq")
            return [(row.seq, msgspec.json.decode(row.entry)) for row in connection.execute(query, {"table": table})]
    finally:
        engine.dispose()
