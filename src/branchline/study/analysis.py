"""A finished match judged turn by turn: what was played against what was best, as far as the seat could know.

A turn is judged on positions that fit what its seat saw when it began: what it could not know is drawn anew for each.
The turn that was played and those that bots of several levels would have played are tried on the same draws; the best
of them is found on some, and compared with the one that was played on others, so that it is not called better for luck.
"""

from collections.abc import Sequence
from functools import cached_property
from math import sqrt
from typing import Any, NamedTuple

from branchline.bots import Budget, lineup
from branchline.core.codec import to_plain
from branchline.core.errors import Refused
from branchline.core.match import Match, match_at
from branchline.core.rng import Rng
from branchline.core.values import Action, Reason
from branchline.study.findings import JudgedTurn, Task
from branchline.study.playouts import Playout, is_searching, spread
from branchline.study.trying import done, events_of, guessed, turn_by
from branchline.study.turns import Turn

CARELESS = 8
"""So many turns chosen blindly stand for what was there to lose."""
SELECTING = 6
"""One part in so many of the playouts finds the best; the others compare it with what was played."""
SELDOM = 2
"""On one in so many of the draws that they are compared on a blind turn is tried too."""
LOOKS = 4
"""So often, while they are compared, it is looked whether enough is known."""
ENOUGH = 0.1
"""The error, in points, below which more draws would tell nothing more."""
LEAST = 8
"""Draws, at least, with blind turns: of fewer their error says nothing."""
THINKING = 200
"""Playouts that a level may think with, at most."""

Actions = tuple[Action, ...]


def check_finished(match: Match) -> None:
    """While anybody has something to decide, nobody is told what was best."""
    if match.to_act or match.outcome is None:
        raise Refused(Reason("study-not-over"))


class Bench:
    """One turn on trial: its positions by number, and how they end."""

    def __init__(self, match: Match, turn: Turn, task: Task, playout: Playout) -> None:
        self.match, self.turn, self.task, self.playout = match, turn, task, playout
        self._kept: dict[int, Match] = {}
        self._ends: dict[tuple[int, Actions], float] = {}

    def rng(self, what: str) -> Rng:
        """Randomness of its own for every question about a turn: nothing hangs on the order of questions."""
        return Rng(f"{self.task.seed[:20]} {self.turn.last} {what}"[:64])

    def position(self, number: int) -> Match:
        if number not in self._kept:
            draws = self.rng(f"deal {number}")
            self._kept[number] = guessed(self.match, self.turn.before, self.turn.seat, draws)
        return self._kept[number]

    def end(self, actions: Actions, number: int) -> float:
        """What the seat ends with when it does this on the draws of that number."""
        if (number, actions) not in self._ends:
            after = done(self.position(number), self.turn.seat, actions)
            seed, _ = self.rng(f"end {number}").below(1 << 31)
            self._ends[number, actions] = self.playout(after, self.turn.seat, seed)
        return self._ends[number, actions]

    @cached_property
    def careless(self) -> list[Actions]:
        blind = lineup(self.match.game.name).levels[0]
        return [self.turn_by(blind, number) for number in range(CARELESS)]

    @property
    def playouts(self) -> int:
        """How many there may be."""
        return self.task.playouts * spread(self.match)

    @property
    def count(self) -> int:
        """How many playouts there were."""
        return len(self._ends)

    def turn_by(self, level: str, number: int) -> Actions:
        """What a level would have done: the same whatever the task's seed is, so that two seeds compare the same."""
        budget = Budget(playouts=min(THINKING, self.task.playouts // 3))
        rng = Rng(f"{self.turn.last} {level} {number}")
        return turn_by(self.position(0), self.turn.seat, level, rng, budget)


class Trial(NamedTuple):
    """The turn that was played, another one and blind ones, all on the same draws."""

    played: list[float]
    other: list[float]
    above: list[float]
    """By how much the other ends above a blind one, on some of the draws."""

    @property
    def gaps(self) -> list[float]:
        return [one - other for one, other in zip(self.other, self.played, strict=True)]

    @property
    def error(self) -> float:
        """Of the share that was kept: what was at stake counts for half as much as what was given away."""
        return sqrt(standard_error(self.gaps) ** 2 + (standard_error(self.above) / 2) ** 2)


def judge_turn(match: Match, turn: Turn, task: Task, playout: Playout) -> JudgedTurn:
    bench = Bench(match, turn, task, playout)
    chosen = _best(bench, _candidates(bench))
    trial = _tried(bench, chosen)
    error = standard_error(trial.gaps)
    if mean(trial.gaps) <= 0:
        chosen, trial = turn.actions, _tried(bench, turn.actions)
    given, stake = mean(trial.gaps), mean(trial.above)
    return JudgedTurn(
        seat=turn.seat,
        number=turn.number,
        step=turn.step,
        last=turn.last,
        played=tuple(to_plain(action) for action in turn.actions),
        best=tuple(to_plain(action) for action in chosen),
        played_events=_told(bench, turn.actions),
        best_events=_told(bench, chosen),
        is_best=chosen == turn.actions,
        value=rounded(mean(trial.played)),
        best_value=rounded(mean(trial.other)),
        careless_value=rounded(mean(trial.other) - stake),
        given_away=rounded(given),
        error=rounded(error),
        stake=rounded(max(given, stake)),
    )


def _told(bench: Bench, actions: Actions) -> tuple[Any, ...]:
    """By the match as it was: everything about it is open by now."""
    there = match_at(bench.match, bench.turn.before.state)
    return tuple(to_plain(event) for event in events_of(there, bench.turn.seat, actions))


def _candidates(bench: Bench) -> list[Actions]:
    """What was played, and what the levels would have played; of those that lead to the same position one is enough."""
    found = [bench.turn.actions, *(bench.turn_by(level, number) for level, number in _asked(bench.match))]
    states = [done(bench.position(0), bench.turn.seat, actions).state for actions in found]
    return [actions for place, actions in enumerate(found) if states[place] not in states[:place]]


def _asked(match: Match) -> Sequence[tuple[str, int]]:
    """Which levels, and how often each: one that searches finds different things on different draws."""
    known = lineup(match.game.name)
    if not is_searching(match):
        return ("greedy", 0), ("greedy", 1)
    return (known.strongest, 0), (known.strongest, 1), (known.levels[-2], 0), (known.quick, 0)


def _best(bench: Bench, left: list[Actions]) -> Actions:
    """Sequential halving on the same draws: the worse half is dropped, again and again."""
    playouts, number = bench.playouts // SELECTING, 0
    rounds = max(1, (len(left) - 1).bit_length())
    while len(left) > 1:
        number += max(1, playouts // rounds // len(left))
        left.sort(key=lambda actions: -sum(bench.end(actions, each) for each in range(number)))
        del left[(len(left) + 1) // 2 :]
    return left[0]


def _tried(bench: Bench, actions: Actions) -> Trial:
    """On other draws than the best was found on, until enough is known or the playouts are spent."""
    most = max(2, SELDOM * (bench.playouts - bench.playouts // SELECTING) // (2 * SELDOM + 1))
    count = 0
    while True:
        count = min(most, count + max(2, most // LOOKS))
        trial = _trial(bench, actions, range(-count, 0))
        if count == most or (len(trial.above) >= LEAST and trial.error < ENOUGH):
            return trial


def _trial(bench: Bench, actions: Actions, draws: range) -> Trial:
    played, other = ([bench.end(each, number) for number in draws] for each in (bench.turn.actions, actions))
    above = [
        bench.end(actions, number) - bench.end(bench.careless[number // SELDOM % CARELESS], number)
        for number in draws
        if number % SELDOM == 0
    ]
    return Trial(played, other, above)


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def standard_error(numbers: Sequence[float]) -> float:
    middle = mean(numbers)
    return sqrt(sum((number - middle) ** 2 for number in numbers) / max(1, len(numbers) - 1) / len(numbers))


def rounded(number: float) -> float:
    return round(number, 2)
