"""The bots' rows of the bench: the kernel's random matches beside OpenSpiel and catanatron, the searches beside the
plain rules, how long everything takes to compile, and what four tables with the strongest thinking do to others."""

import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

from bench_rates import Row, Work, rates
from bench_searches import bench_searches
from branchline.bots import LEVELS
from branchline.games import find_game
from branchline.kernels import IS_COMPILED
from branchline.server.settings import CHOOSE, FIND_GAME, LINEUP
from kits.server import Live, Person, Server

# Random matches -------------------------------------------------------------------------------------------------------


def kernel_matches(matches: int) -> Work:
    """Railroad Tiles with three players, scores included. A decision has two legal actions or more, here and there."""
    from branchline.games.railroad_tiles.state import Options
    from branchline.kernels.chance import luck
    from branchline.kernels.compiling import vector
    from branchline.kernels.railroad_tiles.playouts import random_matches
    from branchline.kernels.railroad_tiles.tables import tables
    from branchline.kernels.railroad_tiles.translate import fresh_table

    content: Any = find_game("railroad-tiles").content
    fresh = fresh_table(content, 3, Options())
    t, s, scores = tables(content), vector(len(fresh)), vector(3 * matches)
    return lambda: int(random_matches(t, fresh, s, luck(1), 1, scores))


def openspiel_matches(name: str, matches: int) -> Work:
    """Driven from Python, as OpenSpiel's own bots are; dice are chance, no decision."""
    game, rng = import_module("pyspiel").load_game(name), random.Random(1)

    def one() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, odds)[0])
                continue
            legal = state.legal_actions()
            decisions += len(legal) > 1
            state.apply_action(legal[rng.randrange(len(legal))])
        state.returns()
        return decisions

    return lambda: sum(one() for _ in range(matches))


def catanatron_matches(matches: int) -> Work:
    catan, rng = import_module("catanatron"), random.Random(1)

    def one() -> int:
        players = [catan.RandomPlayer(colour) for colour in list(catan.Color)[:3]]
        game, decisions = catan.Game(players), 0

        def decide(_player: Any, _game: Any, actions: Any) -> Any:
            nonlocal decisions
            decisions += len(actions) > 1
            return actions[rng.randrange(len(actions))]

        game.play(decide_fn=decide)
        return decisions

    return lambda: sum(one() for _ in range(matches))


def bench_random_matches(row: Row, aim: Row) -> None:
    rivals: dict[str, tuple[Callable[[], Work], int]] = {
        "OpenSpiel's hive": (lambda: openspiel_matches("hive", 3), 10),
        "OpenSpiel's backgammon": (lambda: openspiel_matches("backgammon", 60), 3),
        "catanatron": (lambda: catanatron_matches(3), 10),
    }
    ours = kernel_matches(2000)
    ours()
    (alone,) = rates(ours)
    row("kernel: random Railroad Tiles, 3 players, decisions", alone, "/s", ">= 300,000", alone >= 300_000)
    aim("the same, against what is aimed at", alone, "/s", 1_000_000)
    for name, (make, least) in rivals.items():
        try:
            theirs = make()
        except ImportError:
            row(f"{name}: not measured (not installed)", 0, "")
            continue
        our_rate, their_rate = rates(ours, theirs)
        times = our_rate / their_rate
        row(f"{name}, random games, decisions", their_rate, "/s")
        row(f"kernel against {name}", times, "times", f">= {least}", times >= least)


# Compiling ------------------------------------------------------------------------------------------------------------


def bench_compiling(row: Row) -> None:
    """Everything of all three games from nothing, in one process."""
    with tempfile.TemporaryDirectory() as folder:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        environment = {**os.environ, "BRANCHLINE_CACHE": folder}
        subprocess.run([sys.executable, "-m", "branchline.bots.warming"], env=environment, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    row("kernels: compiling all of them, CPU", spent, "s", "under 120", spent < 120)


# Tables at which the strongest think ----------------------------------------------------------------------------------


class Seated:
    """Somebody at a table of Railroad Tiles with a bot, who takes the first action that there is."""

    def __init__(self, server: Server, level: str) -> None:
        self.person = Person(server)
        self.wish = {"game": "railroad-tiles", "seats": [{"type": "me"}, {"type": "bot", "level": level}]}
        self.live = self._sit()

    def _sit(self) -> Live:
        table = self.person.post("/api/tables", self.wish, expect=201)
        live = self.person.live(table["id"], seat=0)
        live.until("changed", timeout=60)
        return live

    def act(self) -> tuple[float, float | None]:
        """Seconds until the own action is shown, and how long the bot took after it, if it had to act."""
        while not self.live.position["legal"]:
            if self.live.position.get("outcome"):
                self.live = self._sit()
            else:
                self.live.until("changed", timeout=120)
        began = time.perf_counter()
        self.live.act(self.live.position["legal"][0])
        echo = time.perf_counter() - began
        if self.live.position["legal"] or self.live.position.get("outcome"):
            return echo, None
        while not (self.live.position["legal"] or self.live.position.get("outcome")):
            self.live.until("changed", timeout=120)
        return echo, time.perf_counter() - began - echo


def measured(server: Server, actions: int) -> tuple[list[float], list[float]]:
    somebody = Seated(server, LEVELS[1])
    acted = [somebody.act() for _ in range(actions)]
    return sorted(echo for echo, _ in acted), sorted(bot for _, bot in acted if bot is not None)


def bench_thinking(row: Row, actions: int = 150) -> None:
    real: dict[str, Any] = {"find_game": FIND_GAME, "games": None, "choose": CHOOSE, "lineup": LINEUP}
    with tempfile.TemporaryDirectory() as folder:
        server = Server(data=folder, **real)
        stopped = threading.Event()

        def keep_thinking() -> None:
            strong = Seated(server, LEVELS[-1])
            while not stopped.is_set():
                strong.act()

        try:
            Seated(server, LEVELS[1]).act()
            quiet = measured(server, actions)
            threads = [threading.Thread(target=keep_thinking) for _ in range(4)]
            for thread in threads:
                thread.start()
            time.sleep(3)
            busy = measured(server, actions)
            stopped.set()
            for thread in threads:
                thread.join()
        finally:
            server.stop()
    for name, (echoes, bots) in (("nobody else thinking", quiet), (f"four {LEVELS[-1]}s thinking", busy)):
        row(f"{name}: an action's echo, p50", statistics.median(echoes) * 1000, "ms")
        row(f"{name}: an action's echo, p95", echoes[int(len(echoes) * 0.95)] * 1000, "ms")
        row(f"{name}: a {LEVELS[1]} elsewhere answers, p50", statistics.median(bots) * 1000, "ms")


def bench_bots(row: Row, aim: Row) -> None:
    """All rows. `row(name, figure, unit, bound, holds)` and `aim(name, figure, unit, least)` are the bench's own."""
    if not IS_COMPILED:
        row("kernels: not measured (no numba)", 0, "")
        return
    bench_random_matches(row, aim)
    bench_searches(row)
    bench_compiling(row)
    bench_thinking(row)
