"""What to do now: the best few actions at a decision, what each is expected to gain, and why.

Bots of several levels are asked how they would go on; turns that begin with different actions are played out on the
same draws, from what the seat can know alone. The best three are found on some draws and compared on others. Where
nothing is compiled yet, the plain bots are asked, and what their turns bring at once is what counts.
"""

import time
from collections.abc import Iterator, Mapping, Sequence
from math import erf, sqrt
from typing import Any, Final, NamedTuple

from branchline.bots import Budget, lineup
from branchline.core.codec import to_plain
from branchline.core.game import AnyGame
from branchline.core.match import Match, Moment, play
from branchline.core.rng import Rng
from branchline.core.values import Action, Reason, Seat
from branchline.study.advice import CHOICES, Advice, HintChoice, HintTask
from branchline.study.analysis import Bench, mean, rounded, standard_error
from branchline.study.findings import Task
from branchline.study.playouts import counts, is_searching, playout_for
from branchline.study.trying import done, is_turn_over, turn_by
from branchline.study.turns import Turn

FEW: Final = 6
"""Where there are no more legal actions, each is tried."""
MOST: Final = 8
"""Turns that are tried."""
THINKING: Final = 0.25
"""The share of the time that the strongest level may think."""
LATE: Final = 0.25
"""The share of the time that is left for playouts, whoever has still to be asked."""
FINDING: Final = 0.4
"""The share of the playouts, and of the time that is left, in which the best are found."""
CLEARLY: Final = 1.0
"""Standard errors by which another choice must be better than that of the strongest level to come before it."""
OTHERS: Final = 3
"""Other actions that are tried, whatever bots think of them: where they agree there is something to compare with."""
BLIND: Final = 4
"""So many turns chosen blindly stand for what a choice gains on."""
LEAST: Final = 2
"""Draws that choices are compared on, however late it is."""

AT_ONCE: Final = Budget(playouts=0)
SIMPLER: Final = ("greedy", "porter", "porter", "greedy", "trainee")
"""Who is asked for something else to consider. What is random in them is another each time."""

Actions = tuple[Action, ...]


class Asked(NamedTuple):
    """What a seat may know, and how many play."""

    game: AnyGame
    seats: int
    seat: Seat
    view: Any

    @property
    def match(self) -> Match:
        """One that looks like this to the seat. What it cannot know is guessed: nothing else is known here."""
        state = self.game.guess(self.view, Rng("hint"))
        everyone = frozenset(range(self.seats))
        opening = Moment(0, -1, state, (), self.game.to_act(state), everyone)
        return Match(self.game, self.seats, None, "hint", opening, taken_back=(0,) * self.seats)


class Clock:
    """How long one may still think."""

    def __init__(self, seconds: float | None) -> None:
        self._began, self.seconds = time.monotonic(), seconds

    @property
    def left(self) -> float:
        return self.seconds - (time.monotonic() - self._began) if self.seconds is not None else 1.0

    def is_past(self, left: float) -> bool:
        return self.seconds is not None and self.left <= left


def advise(asked: Asked, task: HintTask) -> Advice:
    """The same view and budget in playouts give the same advice."""
    clock, match = Clock(task.seconds), asked.match
    if _can_search(match, task):
        return _searched(asked, match, task, clock)
    return _looked_up(asked, match, task, clock)


def _can_search(match: Match, task: HintTask) -> bool:
    """Nobody at a table waits until a kernel is compiled."""
    from branchline.kernels.compiling import is_ready

    return is_searching(match) and (task.seconds is None or is_ready())


# With playouts --------------------------------------------------------------------------------------------------------


def _searched(asked: Asked, match: Match, task: HintTask, clock: Clock) -> Advice:
    bench = _bench(match, asked.seat, task)
    turns = _turns(bench, task, clock)
    best = _best(bench, turns, task, clock)
    careless = [bench.turn_by(lineup(match.game.name).levels[0], number) for number in range(BLIND)]
    draws = _compared(bench, best, careless, task, clock)
    ends = {actions: [bench.end(actions, number) for number in draws] for actions in best}
    best = _in_order(best, ends)
    likely = _agreeing([ends[actions] for actions in best])
    blind = [_blind(bench, careless, number) for number in draws]
    others = [_gaps(ends[best[0]], ends[actions]) for actions in best[1:]]
    return _advice(
        asked,
        best[0],
        [_judged(asked, actions, made, likely[0], blind) for actions, made in zip(best, likely, strict=True)],
        level=lineup(match.game.name).strongest,
        counts=counts(match),
        playouts=bench.count,
        sure=_sure(others) if others else None,
    )


def _bench(match: Match, seat: Seat, task: HintTask) -> Bench:
    return Bench(match, Turn(seat, 1, 0, 0, match.last, ()), Task(task.playouts, "hint"), playout_for(match))


def _turns(bench: Bench, task: HintTask, clock: Clock) -> list[Actions]:
    """Ways to go on that begin with different actions and lead to different positions; what the strongest would do is
    the first. Others than bots think of are tried where they leave too few to choose from."""
    found: dict[Action, Actions] = {}
    states: list[Any] = []
    for ways, enough in ((_ways(bench, task, clock), MOST), (_other_ways(bench), CHOICES)):
        while len(found) < enough and not (found and clock.is_past(LATE * (task.seconds or 0))):
            turn = next(ways, None)
            if turn is None:
                break
            state = done(bench.position(0), bench.turn.seat, turn).state
            if turn[0] not in found and state not in states:
                found[turn[0]] = turn
                states.append(state)
    return list(found.values())


def _other_ways(bench: Bench) -> Iterator[Actions]:
    here, seat = bench.position(0), bench.turn.seat
    legal, quick = here.legal_actions(seat), lineup(bench.match.game.name).quick
    some, _ = Rng("hint others").shuffled(range(len(legal)))
    return (_begun(here, seat, legal[place], quick) for place in some[:OTHERS])


def _ways(bench: Bench, task: HintTask, clock: Clock) -> Iterator[Actions]:
    """The strongest first: of turns that begin alike, or end alike, the first is kept."""
    known, here, seat = lineup(bench.match.game.name), bench.position(0), bench.turn.seat
    thinking = Budget(playouts=task.playouts // 4)
    if clock.seconds is not None:
        thinking = Budget(seconds=clock.seconds * THINKING)
    yield turn_by(here, seat, known.strongest, Rng("hint best"), thinking)
    yield turn_by(here, seat, known.quick, Rng("hint quick"), AT_ONCE)
    legal = here.legal_actions(seat)
    if len(legal) <= FEW:
        yield from (_begun(here, seat, action, known.quick) for action in legal)
    else:
        for number, level in enumerate(SIMPLER):
            yield turn_by(here, seat, level, Rng(f"hint {number}"), AT_ONCE)


def _begun(here: Match, seat: Seat, action: Action, level: str, budget: Budget = AT_ONCE) -> Actions:
    """This action, and what a level would do after it."""
    after = play(here, seat, action)
    if is_turn_over(after, seat):
        return (action,)
    return (action, *turn_by(after, seat, level, Rng("hint rest"), budget))


def _best(bench: Bench, left: list[Actions], task: HintTask, clock: Clock) -> list[Actions]:
    """The worse half is dropped, again and again, until few are left; what the strongest would do stays."""
    number, most = 0, task.playouts * FINDING
    late = clock.left * (1 - FINDING)
    rounds = max(1, (len(left) // CHOICES).bit_length())
    while len(left) > CHOICES:
        for _ in range(max(1, int(most / rounds / len(left)))):
            for actions in left:
                bench.end(actions, number)
            number += 1
            if clock.is_past(late):
                break
        others = sorted(left[1:], key=lambda actions: -sum(bench.end(actions, each) for each in range(number)))
        left = [left[0], *others[: max(CHOICES, (len(left) + 1) // 2) - 1]]
    return left


def _compared(
    bench: Bench, best: Sequence[Actions], careless: Sequence[Actions], task: HintTask, clock: Clock
) -> range:
    """The draws on which the best are compared: others than they were found on."""
    number = 0
    while number < LEAST or (bench.count + len(best) < task.playouts and not clock.is_past(0)):
        number += 1
        _blind(bench, careless, -number)
        for actions in best:
            bench.end(actions, -number)
    return range(-number, 0)


def _blind(bench: Bench, careless: Sequence[Actions], number: int) -> float:
    return bench.end(careless[number % BLIND], number)


def _in_order(best: Sequence[Actions], ends: Mapping[Actions, Sequence[float]]) -> list[Actions]:
    """The best first. What the strongest level would do is, unless another is clearly better: it has thought of more
    than these few draws tell."""
    strongest = best[0]
    order = sorted(best, key=lambda actions: -sum(ends[actions]))
    gaps = _gaps(ends[order[0]], ends[strongest])
    if mean(gaps) > CLEARLY * standard_error(gaps):
        return order
    return [strongest, *(actions for actions in order if actions != strongest)]


def _agreeing(ends: Sequence[Sequence[float]]) -> list[Sequence[float]]:
    """The likeliest ends where the order is right: a choice that ended above one before it, by less than luck explains,
    and that one both count for what they made together."""
    together = 1
    while together < len(ends) and mean(ends[together]) > mean(_average(ends[:together])):
        together += 1
    return [_average(ends[:together])] * together + list(ends[together:])


def _average(ends: Sequence[Sequence[float]]) -> list[float]:
    return [mean(made) for made in zip(*ends, strict=True)]


def _judged(
    asked: Asked, actions: Actions, ends: Sequence[float], first: Sequence[float], blind: Sequence[float]
) -> HintChoice:
    gains = _gaps(ends, blind)
    behind = rounded(mean(_gaps(first, ends)))
    return _choice(asked, actions, rounded(mean(gains)), rounded(standard_error(gains)), behind)


def _gaps(more: Sequence[float], less: Sequence[float]) -> list[float]:
    return [one - other for one, other in zip(more, less, strict=True)]


def _sure(others: Sequence[Sequence[float]]) -> int:
    """By the one that comes closest, as far as chance can be counted from so few draws. Equal ends on a few draws make
    nobody certain: there is always some doubt, the more so the fewer there were. One that ended a little above the
    first counts for as good."""
    least = 1.0
    for gaps in others:
        error = sqrt(standard_error(gaps) ** 2 + 1 / len(gaps) ** 2)
        least = min(least, (1 + erf(max(0.0, mean(gaps)) / error / sqrt(2))) / 2)
    return round(100 * least)


# Without --------------------------------------------------------------------------------------------------------------


def _looked_up(asked: Asked, match: Match, task: HintTask, clock: Clock) -> Advice:
    """The plain bots' own order: what the quick level would do comes first, then what brings the most at once."""
    bench = Bench(match, Turn(asked.seat, 1, 0, 0, match.last, ()), Task(task.playouts, "hint"), _no_playout)
    level, *others = _plain_levels(match.game.name)
    here, found = bench.position(0), dict[Action, Actions]()
    legal = here.legal_actions(asked.seat)
    thinking = _plain_budget(task)
    turn = turn_by(here, asked.seat, level, Rng("hint"), thinking)
    found[turn[0]] = turn
    for action in legal if len(legal) <= FEW else ():
        found.setdefault(action, _begun(here, asked.seat, action, "greedy", thinking))
    for number, each in enumerate(others):
        if clock.is_past(0) or len(found) >= min(len(legal), MOST):
            break
        turn = turn_by(here, asked.seat, each, Rng(f"hint {number}"), thinking)
        found.setdefault(turn[0], turn)
    first, *rest = ((turn, _points(match, asked.seat, turn)) for turn in found.values())
    rest.sort(key=lambda each: -each[1])
    best = [first, *rest][:CHOICES]
    return _advice(
        asked,
        first[0],
        [_choice(asked, turn, points, None, max(0.0, first[1] - points)) for turn, points in best],
        level=level,
        counts="points",
        is_searching=False,
    )


def _plain_budget(task: HintTask) -> Budget:
    """Nothing is played out: on the plain rules one playout takes longer than anybody waits, and compares nothing.
    Given in seconds, a budget asks nobody whose kernel is still being compiled."""
    from branchline.kernels.compiling import IS_COMPILED

    is_plain = task.seconds is None or not IS_COMPILED
    return AT_ONCE if is_plain else Budget(seconds=(task.seconds or 0.0) * THINKING)


def _plain_levels(game: str) -> tuple[str, ...]:
    known = lineup(game)
    rest = [level for level in known.levels[1:] if level not in (known.strongest, known.quick, "driver")]
    return (known.quick, *reversed(rest), *reversed(rest))


def _no_playout(_match: Match, _seat: Seat, _number: int) -> float:
    raise AssertionError("nothing is played out")


def _points(match: Match, seat: Seat, actions: Actions) -> float:
    """By the previews of its actions, one after the other."""
    points = 0
    for action in actions:
        points += match.game.preview(match.view(seat), seat, action).gain()
        match = play(match, seat, action)
    return float(points)


# What is said ---------------------------------------------------------------------------------------------------------


def _choice(asked: Asked, actions: Actions, gain: float, error: float | None, behind: float) -> HintChoice:
    why = asked.game.why(asked.view, asked.seat, actions)
    return HintChoice(
        action=to_plain(actions[0]),
        turn=tuple(to_plain(action) for action in actions),
        gain=gain,
        error=error,
        behind=behind,
        preview=asked.game.preview(asked.view, asked.seat, actions[0]),
        reasons=why.reasons,
        cells=why.cells,
    )


def _advice(asked: Asked, best: Actions, choices: Sequence[HintChoice], **facts: Any) -> Advice:
    cells = sorted({cell for choice in choices for cell in choice.cells})
    nudge = asked.game.why(asked.view, asked.seat, best).nudge or Reason("hint-nudge")
    return Advice(tuple(choices), nudge=nudge, cells=tuple(cells), **facts)
