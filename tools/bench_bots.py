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
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

from branchline.bots import LEVELS, Budget, find_bot
from branchline.core.match import Match, play, start
from branchline.core.rng import Rng
from branchline.games import find_game
from branchline.kernels import IS_COMPILED
from branchline.server.settings import CHOOSE, FIND_GAME, LINEUP
from kits.server import Live, Person, Server

RUNS = 3
Row = Callable[..., None]
Work = Callable[[], int]
"""Something that counts what it did."""


def rates(*works: Work) -> list[float]:
    """How much each does a second: the median of three, turn about, so that a busy moment hits all."""
    found: list[list[float]] = [[] for _ in works]
    for _ in range(RUNS):
        for place, work in enumerate(works):
            began = time.process_time()
            done = work()
            found[place].append(done / (time.process_time() - began))
    return [statistics.median(each) for each in found]


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


def bench_random_matches(row: Row) -> None:
    rivals: dict[str, tuple[Callable[[], Work], int]] = {
        "OpenSpiel's hive": (lambda: openspiel_matches("hive", 3), 10),
        "OpenSpiel's backgammon": (lambda: openspiel_matches("backgammon", 60), 3),
        "catanatron": (lambda: catanatron_matches(3), 10),
    }
    ours = kernel_matches(2000)
    ours()
    (alone,) = rates(ours)
    row("kernel: random Railroad Tiles, 3 players, decisions", alone, "/s", ">= 300,000", alone >= 300_000)
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


# Searches -------------------------------------------------------------------------------------------------------------


def positions(name: str, seats: int, step: type) -> Iterator[Match]:
    """Matches of level 3, at every such step of a seat's turn."""
    game, bot = find_game(name), find_bot(LEVELS[2], name)
    match, plans = start(game, seats, "bench"), dict[int, Any]()
    while match.to_act:
        seat = min(match.to_act)
        if isinstance(match.state.agenda[0], step):
            yield match
        rng = Rng(f"bench {match.seq}")
        choice = bot(game, match.view(seat), match.legal_actions(seat), seat, rng, Budget(playouts=0), plans.get(seat))
        plans[seat] = choice.plan
        match = play(match, seat, choice.action)


def railways_expansions() -> tuple[Work, Work]:
    """Positions after one action more, with its payment. Ours judges each of them, the rules only make them."""
    from branchline.bots.railways import search
    from branchline.bots.railways.bench import Bench, Position
    from branchline.bots.railways.weights import FARSIGHTED
    from branchline.games.railways.state import TakeAction
    from branchline.kernels.compiling import vector
    from branchline.kernels.railways import layout as at
    from branchline.kernels.railways.legal import list_actions

    game: Any = find_game("railways")
    states = [match.state for match in positions("railways", 1, TakeAction) if match.state.agenda[0].number == 1][1:8]
    bench = Bench(game.content, states[0], FARSIGHTED)
    rows, spare, heads = vector(at.ROW * (at.ROWS_MOST + 1)), vector(bench.size), vector(at.HEAD)
    ground = vector(bench.size)

    def counted(here: Position) -> int:
        """As many as the search makes from here."""
        search.find_sites(bench.tables, bench.weights, *here, bench.room, rows, heads, ground)
        return int(list_actions(bench.tables, *here, rows, 0, bench.room, spare))

    def makes(here: Position) -> int:
        first = counted(here)
        kept = [[int(n) for n in rows[at.ROW * row : at.ROW * (row + 1)]] for row in range(first)]
        return first + sum(1 + counted(bench.after(here, row)) for row in kept)

    starts = [bench.position(state) for state in states]
    total = sum(makes(here) for here in starts)

    def ours() -> int:
        for here in starts:
            bench.decades([here], at.ROWS_MOST, 8)
        return total

    def after(state: Any) -> Iterator[Any]:
        for action in game.legal_actions(state, 0):
            then = game.apply(state, 0, action).state
            if not then.agenda or isinstance(then.agenda[0], TakeAction):
                yield then
            else:
                yield from after(then)

    def theirs() -> int:
        firsts = list(after(states[0]))
        return len(firsts) + sum(1 for first in firsts[:4] for _ in after(first))

    return ours, theirs


def off_the_rails_states() -> list[Any]:
    from branchline.games.off_the_rails.state import ActionPhase

    return [match.state for match in positions("off-the-rails", 2, ActionPhase)][6:60:9]


def off_the_rails_runs() -> tuple[Work, Work]:
    """Where a cart could run, for which track and speed, found and judged; plainly by the planner of `greedy`. What
    each knows of the ground, once for a decision, was looked up before."""
    from branchline.bots.off_the_rails.levels import MINDS
    from branchline.bots.off_the_rails.plans import ground_of, plans_on_board
    from branchline.bots.off_the_rails.thinking import Bench
    from branchline.games.off_the_rails.state import own_carts
    from branchline.kernels.off_the_rails import ways
    from branchline.kernels.off_the_rails.runs import list_runs
    from branchline.kernels.off_the_rails.translate import position

    game: Any = find_game("off-the-rails")
    benches: list[tuple[Bench, Any, int, int]] = []
    carts = [
        (state, cart)
        for state in off_the_rails_states()
        for cart in own_carts(state.active)
        if state.carts[cart].place == "board"
    ]
    for state, cart in carts:
        d, s = Bench(game.content, MINDS[LEVELS[-1]], 1), position(game.content, state)
        ways.survey(d.t, s, d.f)
        benches.append((d, s, cart, state.agenda[0].left))
    grounds = [ground_of(game.content, game.view(state, state.active), state.active) for state, _ in carts]

    def ours() -> int:
        done = 0
        for d, s, cart, left in benches:
            list_runs(d.t, s, d.f, d.w, d.one, cart, left, 0)
            done += int(d.one[0])
        return done

    def theirs() -> int:
        return sum(
            sum(1 for _ in plans_on_board(ground, cart, state.carts[cart], state.agenda[0].left))
            for ground, (state, cart) in zip(grounds, carts, strict=True)
        )

    return ours, theirs


def off_the_rails_turns() -> tuple[Work, Work]:
    """Turns of both carts carried out."""
    from branchline.bots.off_the_rails.levels import MINDS
    from branchline.bots.off_the_rails.thinking import Bench
    from branchline.bots.off_the_rails.walking import Intent, Walk, intent_of
    from branchline.games.off_the_rails.actions import TakeJewel
    from branchline.games.off_the_rails.ruleset import Ruleset
    from branchline.kernels.off_the_rails import turns, ways
    from branchline.kernels.off_the_rails.board import copy
    from branchline.kernels.off_the_rails.translate import position

    game: Any = find_game("off-the-rails")
    rules, mind, state = Ruleset(game.content), MINDS[LEVELS[-1]], off_the_rails_states()[2]
    d, s = Bench(game.content, mind, 1), position(game.content, state)
    ways.survey(d.t, s, d.f)
    left = state.agenda[0].left
    turns.list_turns(d.t, s, d.r, d.f, d.w, d.one, d.two, d.x, d.turns, left, mind.wide, mind.deep)
    rows = [1 + turns.TURN_ROW * number for number in range(int(d.turns[0]))]
    intents = [intent_of([int(n) for n in d.turns[row : row + turns.TURN_ROW]]) for row in rows]

    def ours() -> int:
        for row in rows:
            copy(d.x, s)
            turns.play_turn(d.t, d.x, d.r, d.turns, row)
        return len(rows)

    def carry_out(intent: Intent) -> None:
        walked = Walk(game.content, state, intent)
        while rules.to_act(walked.state) == {state.active} and (action := walked.answer()) is not None:
            walked.see(rules.apply(walked.state, state.active, action), isinstance(action, TakeJewel))

    def theirs() -> int:
        for intent in intents:
            carry_out(intent)
        return len(intents)

    return ours, theirs


def bench_searches(row: Row) -> None:
    searches = {
        "Railways, actions with payments": railways_expansions,
        "Off the Rails, runs found": off_the_rails_runs,
        "Off the Rails, turns carried out": off_the_rails_turns,
    }
    for name, make in searches.items():
        ours, theirs = rates(*make())
        row(f"{name}: by the search", ours, "/s")
        row(f"{name}: plainly", theirs, "/s")
        row(f"{name}: the search against the plain rules", ours / theirs, "times", ">= 10", ours / theirs >= 10)


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


def bench_bots(row: Row) -> None:
    """All rows. `row(name, figure, unit, bound, holds)` is the bench's own."""
    if not IS_COMPILED:
        row("kernels: not measured (no numba)", 0, "")
        return
    bench_random_matches(row)
    bench_searches(row)
    bench_compiling(row)
    bench_thinking(row)
