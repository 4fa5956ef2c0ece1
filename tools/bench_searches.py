"""The bots' searches beside the plain rules: how many positions each makes and judges a second."""

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from bench_rates import RUNS, Row, Work, rates
from branchline.bots import LEVELS, Budget, find_bot
from branchline.core import record
from branchline.core.match import Match, play, start
from branchline.core.rng import Rng
from branchline.games import find_game


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


class Turns(NamedTuple):
    """What the strongest level of Off the Rails works on in one position of its own turn."""

    bench: Any
    state: Any
    position: Any

    def find(self) -> list[int]:
        """The turns of both carts that the search lists and judges: where each row of them begins."""
        from branchline.bots.off_the_rails.levels import MINDS
        from branchline.kernels.off_the_rails import turns, ways

        d, mind = self.bench, MINDS[LEVELS[-1]]
        ways.survey(d.t, self.position, d.f)
        left = self.state.agenda[0].left
        turns.list_turns(d.t, self.position, d.r, d.f, d.w, d.one, d.two, d.x, d.turns, left, mind.wide, mind.deep)
        return [1 + turns.TURN_ROW * number for number in range(int(d.turns[0]))]

    def carry_out(self, row: int) -> None:
        """By the kernel."""
        from branchline.kernels.off_the_rails import turns
        from branchline.kernels.off_the_rails.board import copy

        copy(self.bench.x, self.position)
        turns.play_turn(self.bench.t, self.bench.x, self.bench.r, self.bench.turns, row)

    def carry_out_plainly(self, row: int) -> None:
        """The same turn, action by action, by the rules."""
        from branchline.bots.off_the_rails.walking import Walk, intent_of
        from branchline.games.off_the_rails.actions import TakeJewel
        from branchline.games.off_the_rails.ruleset import Ruleset
        from branchline.kernels.off_the_rails import turns

        content: Any = find_game("off-the-rails").content
        rules, seat = Ruleset(content), self.state.active
        walked = Walk(content, self.state, intent_of([int(n) for n in self.bench.turns[row : row + turns.TURN_ROW]]))
        while rules.to_act(walked.state) == {seat} and (action := walked.answer()) is not None:
            walked.see(rules.apply(walked.state, seat, action), isinstance(action, TakeJewel))


def off_the_rails_matches() -> list[Match]:
    from branchline.games.off_the_rails.state import ActionPhase

    return list(islice(positions("off-the-rails", 2, ActionPhase), 6, 25, 9))


def turns_in(match: Match) -> Turns:
    from branchline.bots.off_the_rails.levels import MINDS
    from branchline.bots.off_the_rails.thinking import Bench
    from branchline.kernels.off_the_rails.translate import position

    game: Any = match.game
    bench = Bench(game.content, MINDS[LEVELS[-1]], 1)
    return Turns(bench, match.state, position(game.content, match.state))


def expand_plainly() -> None:
    """In a process without numba, the match at hand: prints the turns found and carried out by the rules, and the
    processor seconds they took."""
    here = turns_in(record.replay(record.read(sys.stdin.buffer.read()), find_game))
    began = time.process_time()
    rows = here.find()
    for row in rows:
        here.carry_out_plainly(row)
    sys.stdout.write(f"{len(rows)} {time.process_time() - began}\n")


def off_the_rails_search() -> tuple[float, float]:
    """Turns found, judged and carried out, a second: by the strongest level's search, and by the same search where
    nothing is compiled and the rules carry out what it finds. The median of three, turn about."""
    match = off_the_rails_matches()[0]
    here, data, ours, theirs = turns_in(match), record.export(match), list[float](), list[float]()
    plainly = [sys.executable, "-c", "import bench_searches; bench_searches.expand_plainly()"]
    environment = {**os.environ, "BRANCHLINE_PLAIN": "1", "PYTHONPATH": str(Path(__file__).parent)}
    for _ in range(RUNS):
        began, count = time.process_time(), 0
        for _again in range(20):
            rows = here.find()
            for row in rows:
                here.carry_out(row)
            count += len(rows)
        ours.append(count / (time.process_time() - began))
        told = subprocess.run(plainly, input=data, env=environment, check=True, stdout=subprocess.PIPE).stdout.split()
        theirs.append(int(told[0]) / float(told[1]))
    return statistics.median(ours), statistics.median(theirs)


def off_the_rails_turns() -> tuple[Work, Work]:
    """Turns of both carts carried out: by the kernel, and the same ones by the rules."""
    here = turns_in(off_the_rails_matches()[-1])
    rows = here.find()

    def ours() -> int:
        for row in rows:
            here.carry_out(row)
        return len(rows)

    def theirs() -> int:
        for row in rows:
            here.carry_out_plainly(row)
        return len(rows)

    return ours, theirs


def bench_searches(row: Row) -> None:
    searches: dict[str, Callable[[], Sequence[float]]] = {
        "Railways, actions with payments": lambda: rates(*railways_expansions()),
        "Off the Rails, turns carried out": lambda: rates(*off_the_rails_turns()),
        "Off the Rails, turns found and carried out": off_the_rails_search,
    }
    for name, measure in searches.items():
        ours, theirs = measure()
        row(f"{name}: by the search", ours, "/s")
        row(f"{name}: plainly", theirs, "/s")
        row(f"{name}: the search against the plain rules", ours / theirs, "times", ">= 10", ours / theirs >= 10)
