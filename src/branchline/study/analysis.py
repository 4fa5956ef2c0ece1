"""A finished match judged turn by turn: what was played against what was best, as far as the seat could know.

A turn is judged on positions that fit what its seat saw when it began: what it could not know is drawn anew for each.
The turn that was played and those that bots of several levels would have played are tried on the same draws; the best
of them is found on some, and compared with the one that was played on others, so that it is not called better for luck.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Any

from branchline.bots import Budget, lineup
from branchline.core.codec import to_plain
from branchline.core.errors import Refused
from branchline.core.match import Match, match_at
from branchline.core.rng import Rng
from branchline.core.values import Action, Reason
from branchline.study.findings import JudgedTurn, Task
from branchline.study.playouts import Playout, is_searching
from branchline.study.trying import done, events_of, guessed, turn_by
from branchline.study.turns import Turn

CARELESS = 8
"""So many turns chosen blindly stand for what was there to lose."""
SELECTING = 6
"""One part in so many of the playouts finds the best; the others compare it with what was played."""
SELDOM = 4
"""On one in so many of the draws that they are compared on a blind turn is tried too."""
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

    @property
    def count(self) -> int:
        """How many playouts there were."""
        return len(self._ends)

    def turn_by(self, level: str, number: int) -> Actions:
        """What a level would have done: the same whatever the task's seed is, so that two seeds compare the same."""
        budget = Budget(playouts=min(THINKING, self.task.playouts // 3))
        rng = Rng(f"{self.turn.last} {level} {number}")
        return turn_by(self.position(0), self.turn.seat, level, rng, budget)


def judge_turn(match: Match, turn: Turn, task: Task, playout: Playout) -> JudgedTurn:
    bench = Bench(match, turn, task, playout)
    chosen = _best(bench, _candidates(bench))
    draws = range(-_shared(task), 0)  # others than the best was found on
    played, best = ([bench.end(actions, number) for number in draws] for actions in (turn.actions, chosen))
    gaps = [one - other for one, other in zip(best, played, strict=True)]
    gap, error = mean(gaps), standard_error(gaps)
    if gap <= 0:
        chosen, best, gap = turn.actions, played, 0.0
    blind = mean([one - other for one, other in zip(best[::SELDOM], _careless(bench, draws[::SELDOM]), strict=True)])
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
        value=rounded(mean(played)),
        best_value=rounded(mean(best)),
        careless_value=rounded(mean(best) - blind),
        given_away=rounded(gap),
        error=rounded(error),
        stake=rounded(max(gap, blind)),
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
    playouts, number = bench.task.playouts // SELECTING, 0
    rounds = max(1, (len(left) - 1).bit_length())
    while len(left) > 1:
        number += max(1, playouts // rounds // len(left))
        left.sort(key=lambda actions: -sum(bench.end(actions, each) for each in range(number)))
        del left[(len(left) + 1) // 2 :]
    return left[0]


def _shared(task: Task) -> int:
    """Draws that the played and the best turn are compared on."""
    return max(2, SELDOM * (task.playouts - task.playouts // SELECTING) // (2 * SELDOM + 1))


def _careless(bench: Bench, draws: Sequence[int]) -> list[float]:
    blind = lineup(bench.match.game.name).levels[0]
    turns = [bench.turn_by(blind, number) for number in range(CARELESS)]
    return [bench.end(turns[place % CARELESS], number) for place, number in enumerate(draws)]


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def standard_error(numbers: Sequence[float]) -> float:
    middle = mean(numbers)
    return sqrt(sum((number - middle) ** 2 for number in numbers) / max(1, len(numbers) - 1) / len(numbers))


def rounded(number: float) -> float:
    return round(number, 2)
