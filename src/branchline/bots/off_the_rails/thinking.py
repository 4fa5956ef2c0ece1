"""How a level thinks of a turn of Off the Rails: lists what both carts could do, looks a turn further, plays it out."""

import time
from typing import NamedTuple

from branchline.bots.bot import Budget
from branchline.core.rng import Rng
from branchline.games.off_the_rails.content import Content
from branchline.games.off_the_rails.ruleset import Ruleset
from branchline.games.off_the_rails.state import JewelChoice, State, track_at
from branchline.games.off_the_rails.view import View
from branchline.kernels.chance import luck, sow
from branchline.kernels.compiling import IS_COMPILED, Vector, vector
from branchline.kernels.off_the_rails import layout as at
from branchline.kernels.off_the_rails import runs as runs_at
from branchline.kernels.off_the_rails import turns as turns_at
from branchline.kernels.off_the_rails import ways
from branchline.kernels.off_the_rails.playouts import try_turn
from branchline.kernels.off_the_rails.runs import list_rest
from branchline.kernels.off_the_rails.tables import number_of, tables
from branchline.kernels.off_the_rails.translate import exits_of, position
from branchline.kernels.off_the_rails.turns import best_row, list_turns, look_further

PRIOR = 8
"""What was thought of a turn before it was played out weighs as much as so many deals."""


class Mind(NamedTuple):
    """What makes a level what it is. `noise` is how far off it judges a turn, in thousandths of a point."""

    weights: tuple[int, ...]
    wide: int
    """How many runs of one cart, for every number of actions, are looked at together with runs of the other."""
    deep: int
    """How many of the other's."""
    further: int = 0
    """How many turns are looked at together with the turn after them."""
    finalists: int = 0
    """How many of these are played out against each other."""
    playouts: int = 0
    """The most that it plays out for a turn."""
    horizon: int = 0
    """How many turns, of all seats together, a playout goes on for."""
    noise: int = 0
    overlooks: int = 0
    """So many of a hundred turns it does not see at all."""
    carts: int = 2
    """How many it dares to have out."""


def without_kernels(mind: Mind) -> Mind:
    """What is left of a mind where nothing is compiled, and everything takes a hundred times as long."""
    return mind._replace(
        wide=min(mind.wide, 2), deep=1, further=min(mind.further, 4), finalists=min(mind.finalists, 2), playouts=0
    )


class Bench:
    """The vectors that thinking needs, and what is thought about."""

    def __init__(self, content: Content, mind: Mind, seed: int) -> None:
        self.t = tables(content)
        self.r = luck(seed)
        self.f, self.g = _known(mind), _known(mind)
        self.w = vector(runs_at.W)
        self.one, self.two = vector(runs_at.LIST), vector(runs_at.LIST)
        self.x, self.y = vector(at.POSITION), vector(at.POSITION)
        self.turns, self.tried = vector(turns_at.TURN_LIST), vector(turns_at.TURN_LIST)


def _known(mind: Mind) -> Vector:
    known = vector(ways.WAYS)
    for place, weight in enumerate(mind.weights):
        known[place] = weight
    return known


class Clock:
    """What is left of a budget, and of the level's own appetite."""

    def __init__(self, budget: Budget, appetite: int) -> None:
        self.left = appetite if budget.playouts is None else min(appetite, budget.playouts)
        self.until = None if budget.seconds is None else time.monotonic() + budget.seconds

    def has_time(self) -> bool:
        return self.until is None or time.monotonic() < self.until


def best_turn(content: Content, view: View, rng: Rng, budget: Budget, mind: Mind, actions: int) -> list[int]:
    """The row of the turn that this mind would play, with so many actions left."""
    mind = mind if IS_COMPILED else without_kernels(mind)
    seed, rng = rng.below(1 << 31)
    bench, clock = Bench(content, mind, seed), Clock(budget, mind.playouts)
    s = position(content, Ruleset(content).guess(view, rng))
    ways.survey(bench.t, s, bench.f)
    d = bench
    list_turns(d.t, s, d.r, d.f, d.w, d.one, d.two, d.x, d.turns, actions, mind.wide, mind.deep)
    rows = _seen(bench, mind, rng)
    if mind.further and clock.has_time():
        rows = _looked_further(bench, s, rows[: mind.further], actions, clock)
    finalists = rows[: max(1, min(mind.finalists, clock.left))]
    return _played_out(bench, content, view, rng, finalists, clock, mind)


def _row(bench: Bench, row: int) -> list[int]:
    return [int(number) for number in bench.turns[row : row + turns_at.TURN_ROW]]


def _seen(bench: Bench, mind: Mind, rng: Rng) -> list[int]:
    """The turns listed that this mind sees; to one that errs they are worth a little more or less than they are. One is
    always seen."""
    rows: list[int] = []
    for number in range(int(bench.turns[0])):
        row = 1 + turns_at.TURN_ROW * number
        error, rng = rng.below(2 * mind.noise + 1)
        chance, rng = rng.below(100)
        bench.turns[row + turns_at.TURN_WORTH] += error - mind.noise
        if not rows or (chance >= mind.overlooks and _carts_out(bench, row) <= mind.carts):
            rows.append(row)
    return _by_worth(bench, rows)


def _carts_out(bench: Bench, row: int) -> int:
    """How many carts of the seat are out when the turn's actions are done."""
    runs = (row + turns_at.FIRST_RUN, row + turns_at.SECOND_RUN)
    return sum(int(bench.turns[run + at.RUN_END]) > 0 for run in runs)


def _by_worth(bench: Bench, rows: list[int]) -> list[int]:
    return sorted(rows, key=lambda row: -int(bench.turns[row + turns_at.TURN_WORTH]))


def _looked_further(bench: Bench, s: Vector, rows: list[int], actions: int, clock: Clock) -> list[int]:
    d, done = bench, list[int]()
    for row in rows:
        if done and not clock.has_time():
            break
        look_further(d.t, s, d.r, d.f, d.g, d.w, d.one, d.two, d.x, d.turns, row, actions)
        done.append(row)
    return _by_worth(bench, done)


def _played_out(
    bench: Bench, content: Content, view: View, rng: Rng, rows: list[int], clock: Clock, mind: Mind
) -> list[int]:
    """Sequential halving: all that are left are played out on the same deals, then the worse half goes."""
    sums = {row: PRIOR * int(bench.turns[row + turns_at.TURN_WORTH]) for row in rows}
    deals, rounds = 0, (len(rows) - 1).bit_length()
    while len(rows) > 1 and clock.left >= len(rows):
        for _ in range(max(1, clock.left // (rounds * len(rows)))):
            deals, clock.left = deals + 1, clock.left - len(rows)
            state = Ruleset(content).guess(view, Rng(f"{rng.seed} {rng.counter} {deals}"))
            _try_all(bench, position(content, state), rows, sums, deals, mind)
            if not clock.has_time():
                return _row(bench, max(rows, key=lambda row: sums[row]))
        rows, rounds = sorted(rows, key=lambda row: -sums[row])[: (len(rows) + 1) // 2], rounds - 1
    return _row(bench, rows[0])


def _try_all(bench: Bench, s: Vector, rows: list[int], sums: dict[int, int], number: int, mind: Mind) -> None:
    d = bench
    for row in rows:
        sow(d.r, number)
        sums[row] += int(
            try_turn(d.t, s, d.r, d.g, d.w, d.one, d.two, d.x, d.y, d.turns, row, d.tried, mind.horizon, 1)
        )


def best_rest(content: Content, state: State, mind: Mind) -> list[int]:
    """The best run for a move that is under way, from the cell that the cart is on."""
    motion = state.motion
    assert motion is not None
    bench, s = Bench(content, mind, 1), position(content, state)
    cell, first = state.carts[motion.cart].cell, state.agenda[0]
    outs = exits_of(track_at(content, state, cell).replace(motion.came or "", ""))
    limit = first.limit - motion.taken if isinstance(first, JewelChoice) else 0
    ways.survey(bench.t, s, bench.f)
    origin = number_of(motion.origin)
    list_rest(bench.t, s, bench.f, bench.w, bench.one, motion.cart, origin, outs, motion.left, limit)
    row = best_row(bench.one, 0, -1, 1 << 40)
    return [int(number) for number in bench.one[row : row + at.RUN]]
