"""The rows of hints and analyses: how soon a hint comes, how long a golden match of each game takes to be analysed, and
what that does to a table's own echo."""

import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench_bots import Seated
from bench_rates import Row
from branchline.bots import LEVELS
from branchline.kernels import IS_COMPILED
from branchline.server.settings import CHOOSE, FIND_GAME, LINEUP, BotLimits
from kits.server import Person, Server, wait_until

REAL: dict[str, Any] = {
    "find_game": FIND_GAME,
    "games": None,
    "choose": CHOOSE,
    "lineup": LINEUP,
    "bots": BotLimits(),
}
"""A server as hosts have it."""
HINTED = {"railroad-tiles": ["me"], "railways": ["me"], "off-the-rails": ["me", "me"]}
"""Everybody's own seats: nobody else has to be waited for."""
UP_SECONDS = 20.0
"""How long a server is up before its first hint is asked for."""
RECORDS = Path(__file__).parents[1] / "tests" / "records"
GOLDEN = {
    "railroad-tiles, two players": "railroad_tiles/two",
    "railways": "railways/arranged",
    "off-the-rails, two players": "off_the_rails/2-plain",
}
ROUNDS = 3


def bench_hints(row: Row, decisions: int = 8) -> None:
    """From the question to the answer, the first hint of a server among them; and how sure each answer is."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(data=folder, **REAL)
        try:
            time.sleep(UP_SECONDS)
            for game, seats in HINTED.items():
                first, sure, deeper = hinted(server, game, seats, decisions)
                at_most = max(first)
                row(f"{game}: the first hint, the slowest of {decisions}", at_most, "s", "under 1", at_most < 1)
                row(f"{game}: how sure the first hint is", statistics.mean(sure), "%")
                row(f"{game}: how sure the longer thought is", statistics.mean(deeper), "%")
        finally:
            server.stop()


def hinted(server: Server, game: str, seats: list[str], decisions: int) -> tuple[list[float], list[int], list[int]]:
    """Seconds of the first hint at each of so many decisions, and how sure it and the longer thought are."""
    person = Person(server)
    wish = {"game": game, "seats": [{"type": kind} for kind in seats], "seed": "bench"}
    table = person.post("/api/tables", wish, expect=201)["id"]
    seconds, sure, deeper = list[float](), list[int](), list[int]()
    for _ in range(decisions):
        seat = person.get(f"/api/tables/{table}")["to_act"][0]
        began = time.perf_counter()
        hint = person.post(f"/api/tables/{table}/hint", {"seat": seat})
        seconds.append(time.perf_counter() - began)
        longer = person.post(f"/api/tables/{table}/hint", {"seat": seat, "deeper": True})
        sure.append(hint.get("sure", 100))
        deeper.append(longer.get("sure", 100))
        seq = person.get(f"/api/tables/{table}")["seq"]
        person.post(f"/api/tables/{table}/actions", {"seat": seat, "seq": seq, "action": hint["action"]})
    return seconds, sure, deeper


def imported(person: Person, name: str) -> str:
    """The path of the analysis of a golden match."""
    data = (RECORDS / f"{name}.json").read_bytes()
    answer = person.http.post("/api/records", content=data, headers={"content-type": "application/json"})
    assert answer.status_code == 201, answer.text
    return f"/api/tables/{answer.json()['id']}/analysis"


def bench_analyses(row: Row) -> None:
    """From the question to its end, by a server as it is set up; then a table's echo beside one."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(data=folder, **REAL)
        try:
            person = Person(server)
            for said, name in GOLDEN.items():
                path, began = imported(person, name), time.perf_counter()
                person.post(path)
                wait_until(lambda path=path: person.get(path)["state"] == "done")  # type: ignore[misc]
                took = time.perf_counter() - began
                row(f"{said}: a golden match analysed", took, "s", "under 120", took < 120)
            bench_echo(row, server, imported(person, GOLDEN["railroad-tiles, two players"]), person)
        finally:
            server.stop()


def bench_echo(row: Row, server: Server, path: str, person: Person, actions: int = 60) -> None:
    """Turn about, so that a busy moment hits both: the analysis is stopped and taken up again."""
    somebody = Seated(server, LEVELS[1])
    somebody.act()
    quiet, busy = list[float](), list[float]()

    def echo() -> float:
        return statistics.median(somebody.act()[0] for _ in range(actions))

    for _ in range(ROUNDS):
        quiet.append(echo())
        person.post(path)
        wait_until(lambda: person.get(path)["state"] in ("working", "done"))
        busy.append(echo())
        person.post(f"{path}/stop")
    times = statistics.median(one / other for one, other in zip(busy, quiet, strict=True))
    row("an action's echo, p50", statistics.median(quiet) * 1000, "ms")
    row("an action's echo while an analysis runs, p50", statistics.median(busy) * 1000, "ms")
    row("the echo while an analysis runs to that without", times, "times", "at most 1.5", times <= 1.5)


def bench_study(row: Row) -> None:
    """All rows. `row(name, figure, unit, bound, holds)` is the bench's own."""
    if not IS_COMPILED:
        row("hints and analyses: not measured (no numba)", 0, "")
        return
    parts: tuple[Callable[[Row], None], ...] = (bench_hints, bench_analyses)
    for part in parts:
        part(row)
