"""The server's rows of the bench: CPU and latency of an action that is stored and pushed to four sockets, how it
compares with boardgame.io on the same trivial game, how long a preview takes, and how fast a server with many stored
tables starts."""

import asyncio
import json
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import insert
from websockets.asyncio.client import ClientConnection, connect

from branchline.core import record
from branchline.core.codec import to_plain
from branchline.core.match import start
from branchline.games import find_game
from branchline.server.hosting.lobby import row_of, seat_values
from branchline.server.settings import CHOOSE, FIND_GAME, LINEUP
from branchline.server.store import schema
from branchline.server.store.engine import open_engine
from branchline.server.store.migrate import migrate
from kits.server import Person, Server
from kits.tiny_game import GAME

ROOT = Path(__file__).resolve().parent.parent
RECORDS = ROOT / "tests" / "records" / "off_the_rails"
AT_ONCE = 8
"""So many actions are under way at the same time, whatever the number of tables."""
Row = Callable[..., None]


@dataclass
class Figures:
    cpu_us: float
    p50_ms: float
    p99_ms: float


class TinyTable:
    """One table: two seats and two watchers, each with a socket. The seats play hide, hide, then grow three times and
    pass, each in turn, round after round."""

    def __init__(self, table: str, sockets: list[ClientConnection]) -> None:
        self.table, self.sockets = table, sockets
        self.seq = 0
        self.moves = self._moves()

    @staticmethod
    def _moves() -> Iterator[tuple[int, Any]]:
        while True:
            for seat in (0, 1):
                yield seat, {"type": "hide", "number": 1}
            for seat in (0, 1):
                for _ in range(3):
                    yield seat, {"type": "grow"}
                yield seat, {"type": "pass"}

    async def act(self) -> float:
        """Seconds from sending an action until it was stored and all four sockets have been shown it."""
        seat, action = next(self.moves)
        socket = self.sockets[seat]
        began = time.perf_counter()
        await socket.send(json.dumps({"type": "act", "id": 1, "seq": self.seq, "action": action}))
        self.seq += 1
        await asyncio.gather(*(self._hear(each, self.seq) for each in self.sockets))
        taken = time.perf_counter() - began
        while b'"type":"done"' not in await socket.recv(decode=False):
            pass
        return taken

    @staticmethod
    async def _hear(socket: ClientConnection, seq: int) -> None:
        mark = b'"since":%d,"seq":%d' % (seq - 1, seq)
        while mark not in await socket.recv(decode=False):
            pass


async def open_table(url: str, client: httpx.AsyncClient, actions: int) -> TinyTable:
    wish = {"game": "tiny", "seats": [{"type": "me"}, {"type": "me"}], "options": {"rounds": actions // 10 + 2}}
    table = (await client.post(url + "/api/tables", json=wish)).json()["id"]
    sockets = []
    for seat in (0, 1, -1, -1):
        headers = {"Cookie": f"branchline={client.cookies['branchline']}"}
        address = url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        socket = await connect(address, additional_headers=headers, compression=None, ping_interval=None)
        await socket.send(json.dumps({"type": "hello", "seat": seat}))
        while b'"type":"changed"' not in await socket.recv(decode=False):
            pass
        sockets.append(socket)
    return TinyTable(table, sockets)


def cpu_seconds(url: str) -> float:
    text = httpx.get(url + "/metrics", timeout=60).text
    found = re.search(r"^process_cpu_seconds_total (\S+)", text, re.MULTILINE)
    assert found is not None
    return float(found[1])


async def measure(url: str, tables: int, actions: int) -> Figures:
    async with httpx.AsyncClient(headers={"X-Branchline": "1"}, timeout=60) as client:
        await client.put(url + "/api/me/name", json={"name": "Bench"})
        playing = [await open_table(url, client, actions // tables) for _ in range(tables)]
    waiting = asyncio.Queue[TinyTable]()
    for table in playing:
        waiting.put_nowait(table)
    times: list[float] = []

    async def play() -> None:
        while len(times) < actions:
            table = waiting.get_nowait()
            times.append(await table.act())
            waiting.put_nowait(table)

    began = cpu_seconds(url)
    await asyncio.gather(*(play() for _ in range(AT_ONCE)))
    spent = cpu_seconds(url) - began
    for table in playing:
        for socket in table.sockets:
            await socket.close()
    times.sort()
    return Figures(spent / len(times) * 1e6, statistics.median(times) * 1000, times[int(len(times) * 0.99)] * 1000)


@contextmanager
def running(data: str, **settings: Any) -> Iterator[Server]:
    server = Server(data=data, **settings)
    try:
        yield server
    finally:
        server.stop()


def bench_actions(row: Row, tables: int, actions: int) -> Figures:
    with tempfile.TemporaryDirectory() as folder, running(folder) as server:
        found = asyncio.run(measure(server.url, tables, actions))
    row(f"server: an action at {tables:,} tables, CPU", found.cpu_us, "us")
    row(f"server: an action at {tables:,} tables, p50", found.p50_ms, "ms")
    row(f"server: an action at {tables:,} tables, p99", found.p99_ms, "ms")
    return found


# boardgame.io, where node is present ---------------------------------------------------------------------------------


def boardgame_io(tables: int, actions: int, storage: str | None = None) -> float | None:
    """Microseconds of the server's CPU for a move of the same game; None without node. It keeps matches in memory, or
    as files in a folder (not synchronised to the disk)."""
    if not (shutil.which("node") and shutil.which("npm")):
        return None
    folder = ROOT / "out" / "boardgame_io"
    folder.mkdir(parents=True, exist_ok=True)
    for file in (ROOT / "tools" / "boardgame_io").iterdir():
        shutil.copy(file, folder / file.name)
    if not (folder / "node_modules").is_dir() and subprocess.run(["npm", "ci", "--silent"], cwd=folder).returncode:
        return None
    words = ["node", "server.js", *([storage] if storage else [])]
    server = subprocess.Popen(words, cwd=folder, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        port = server.stdout.readline().strip()
        words = ["node", "client.js", port, str(tables), str(actions), str(AT_ONCE)]
        done = subprocess.run(words, cwd=folder, capture_output=True, text=True, timeout=600)
        return float(json.loads(done.stdout.splitlines()[-1])["cpu_us"]) if done.returncode == 0 else None
    finally:
        server.kill()
        server.wait()


def bench_against_boardgame_io(row: Row, actions: int) -> None:
    """Turn about, so that a busy moment of the machine hits all; 100 tables each."""
    found: dict[str, list[float]] = {"ours": [], "files": [], "memory": []}
    for _ in range(3):
        with tempfile.TemporaryDirectory() as folder:
            stored, kept = boardgame_io(100, actions, folder), boardgame_io(100, actions)
        if stored is None or kept is None:
            row("boardgame.io: not measured (no node, or npm out of reach)", 0, "")
            return
        with tempfile.TemporaryDirectory() as folder, running(folder) as server:
            ours = asyncio.run(measure(server.url, 100, actions)).cpu_us
        for name, figure in (("ours", ours), ("files", stored), ("memory", kept)):
            found[name].append(figure)
    row("server: a move, stored durably, CPU", statistics.median(found["ours"]), "us")
    for name in ("files", "memory"):
        row(f"boardgame.io: the same move, kept in {name}, CPU", statistics.median(found[name]), "us")
        ratio = statistics.median(one / other for one, other in zip(found["ours"], found[name], strict=True))
        row(f"server: CPU of a move against boardgame.io in {name}", ratio, "times", "at most 0.5", ratio <= 0.5)


# Previews ------------------------------------------------------------------------------------------------------------


def late_record(name: str) -> Any:
    """A recorded match of Off the Rails, cut off late, where a seat has much to choose from."""
    whole = record.replay(record.read((RECORDS / f"{name}.json").read_bytes()), find_game)
    match = start(whole.game, whole.seats, whole.seed, to_plain(whole.options))
    best = match
    for entry in whole.entries:
        match = record.enter(match, entry)
        if match.seq > len(whole.entries) * 0.8 and _choices(match) > _choices(best):
            best = match
    return json.loads(record.export(best, ("",) * best.seats))


def _choices(match: Any) -> int:
    return max((len(match.legal_actions(seat)) for seat in match.to_act), default=0)


def bench_previews(row: Row, count: int) -> None:
    """What an action of a late four-player match would change, asked and answered live."""
    real = {"find_game": FIND_GAME, "games": None, "choose": CHOOSE, "lineup": LINEUP}
    times = list[float]()
    with tempfile.TemporaryDirectory() as folder, running(folder, **real) as server:
        for name in ("4-everything", "4-plain", "4-missions"):
            person = Person(server)
            table = person.post("/api/records", late_record(name), expect=201)
            live = person.live(table["id"], seat=table["to_act"][0])
            live.until("changed", timeout=60)
            legal = live.position["legal"]
            for number in range(count):
                began = time.perf_counter()
                live.ask("preview", action=legal[number % len(legal)])
                times.append(time.perf_counter() - began)
            live.close()
    times.sort()
    row("server: a preview of Off the Rails, p50", statistics.median(times) * 1000, "ms")
    late = times[int(len(times) * 0.95)] * 1000
    row("server: a preview of Off the Rails, p95", late, "ms", "under 16", late < 16)


# Many stored tables --------------------------------------------------------------------------------------------------


def fill(data: str, count: int) -> None:
    migrate(data)
    match = start(GAME, 2, "many")
    engine = open_engine(data, writes=True)
    with engine.begin() as connection:
        connection.execute(insert(schema.players).values(id="p", name="", created_at=0.0))
        for _ in range(count // 1000):
            rows = [row_of(match, "p", state="playing", started_at=0.0, to_act="0,1") for _ in range(1000)]
            connection.execute(insert(schema.matches), rows)
            seats = [{"match": r["id"], "seat": s, **seat_values("person", "p")} for r in rows for s in (0, 1)]
            connection.execute(insert(schema.seats), seats)
    engine.dispose()


def bench_start(row: Row, count: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        fill(folder, count)
        times, spent = list[float](), list[float]()
        for _ in range(3):
            began = time.perf_counter()
            server = Server(data=folder)
            times.append(time.perf_counter() - began)
            spent.append(cpu_seconds(server.url))
            memory = _resident_megabytes(server.process.pid)
            server.stop()
        taken = statistics.median(times)
        row(f"server: start with {count:,} stored tables", taken, "s", "under 2", taken < 2)
        row(f"server: CPU of a start with {count:,} stored tables", statistics.median(spent), "s")
        if memory is not None:
            row(f"server: memory with {count:,} stored tables", memory, "MB")


def _resident_megabytes(pid: int) -> float | None:
    file = Path(f"/proc/{pid}/status")
    found = re.search(r"VmRSS:\s+(\d+)", file.read_text()) if file.exists() else None
    return int(found[1]) / 1024 if found else None


def bench_server(row: Row, *, quick: bool = False) -> None:
    """All rows. `row(name, figure, unit, bound, holds)` is the bench's own."""
    actions = 300 if quick else 3000
    bench_actions(row, 100, actions)
    bench_actions(row, 100 if quick else 1000, actions)
    bench_against_boardgame_io(row, actions)
    bench_previews(row, 100)
    bench_start(row, 2000 if quick else 100_000)


def main() -> None:
    def row(name: str, figure: float, unit: str, bound: str = "", holds: bool = True) -> None:
        verdict = f"{bound:>14}  {'pass' if holds else 'FAIL'}" if bound else ""
        sys.stdout.write(f"  {name:58}{figure:>12,.2f} {unit:8}{verdict}\n")
        sys.stdout.flush()

    bench_server(row, quick="--quick" in sys.argv)


if __name__ == "__main__":
    main()
