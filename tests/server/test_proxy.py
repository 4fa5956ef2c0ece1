"""Behind a bad network: a client that resumes misses nothing and sees nothing twice; nothing is played twice."""

import random
import threading
from collections.abc import Callable
from typing import Any

from kits.crash import GONE
from kits.playing import two
from kits.proxy import BadProxy
from kits.server import Live, Person

New = Callable[[], Person]


class Client:
    """Keeps what it heard and resumes from there, whatever happens to its connections."""

    def __init__(self, person: Person, table: str, proxy: BadProxy, seed: int) -> None:
        self.person, self.table, self.proxy = person, table, proxy
        self.rng = random.Random(seed)
        self.seqs: list[int] = []
        self.acknowledged: list[int] = []
        self.connections = 0

    def run(self) -> None:
        is_over = False
        while not is_over:
            try:
                is_over = self._play()
            except GONE:
                continue

    def _play(self) -> bool:
        self.connections += 1
        live = Live(self.person, self.table, url=self.proxy.url, patience=10.0, seq=self._last)
        try:
            self._take(live.until("changed", timeout=2))
            while live.position["to_act"]:
                if live.position.get("legal"):
                    self._act(live)
                else:
                    self._take(live.until("changed", timeout=2))
            return True
        finally:
            live.close()

    @property
    def _last(self) -> int:
        return self.seqs[-1] if self.seqs else 0

    def _take(self, message: Any) -> None:
        """As a client should: what begins where it ended is taken in whole."""
        update = message["update"]
        assert update["since"] <= self._last, "something was missed"
        self.seqs += [entry["seq"] for entry in update["entries"] if entry["seq"] > self._last]

    def _act(self, live: Live) -> None:
        live.number += 1
        action = self.rng.choice(live.position["legal"])
        live.say({"type": "act", "id": live.number, "seq": live.seq, "action": action})
        while True:
            message = live.until("changed", "done", "refused", timeout=2)
            if message["type"] == "changed":
                self._take(message)
            else:
                self.acknowledged += [message["seq"]] if message["type"] == "done" else []
                return


def test_a_client_that_resumes_misses_nothing_and_sees_nothing_twice(person: New) -> None:
    anna, ben, table = two(person, options={"rounds": 12})
    proxy = BadProxy(anna.server.url, seed=5)
    clients = [Client(anna, table, proxy, 1), Client(ben, table, proxy, 2)]
    threads = [threading.Thread(target=client.run, daemon=True) for client in clients]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(600)
    last = anna.update(table)["seq"]
    for client in clients:
        assert client.seqs == list(range(1, last + 1))
        assert client.connections > 1
    acknowledged = [seq for client in clients for seq in client.acknowledged]
    assert len(acknowledged) == len(set(acknowledged))
    assert proxy.cuts > 2
    proxy.close()
