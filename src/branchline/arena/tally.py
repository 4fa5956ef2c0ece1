"""Counting results: how often each bot won, by how much, and how sure that is."""

import math
import statistics
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from branchline.arena.playing import Result

SURE: Final = 1.96
"""Standard errors on either side of a mean that hold it in 95 of 100 cases."""


class Figure(NamedTuple):
    """A mean over deals, and its standard error."""

    mean: float
    error: float

    @property
    def least(self) -> float:
        return self.mean - SURE * self.error

    @property
    def most(self) -> float:
        return self.mean + SURE * self.error


class Tallied(NamedTuple):
    """What one bot made of a contest."""

    bot: str
    matches: int
    wins: Figure | None
    """Its share of the matches, a tie counted by halves (thirds, …); none where it played alone."""
    margin: Figure | None
    """Its score less the best of the others."""
    score: Figure | None
    failed: int
    seconds: float
    """For a match, all seats together."""


def figure(by_deal: dict[int, list[float]]) -> Figure | None:
    """The matches of one deal belong together: rotated seats are no independent luck."""
    means = [statistics.fmean(values) for values in by_deal.values() if values]
    if not means:
        return None
    error = statistics.stdev(means) / math.sqrt(len(means)) if len(means) > 1 else math.inf
    return Figure(statistics.fmean(means), error)


def share(result: Result, seat: int) -> float:
    """Of the win: all of it, or a part among those who share the first place."""
    winners = [other for other, place in enumerate(result.places) if place == 1]
    return 1 / len(winners) if seat in winners else 0.0


def _lost(result: Result) -> int | None:
    """Who failed alone has made nothing: left out of the mean, failing would pay. Of several there are no scores."""
    return 0 if len(result.fixture.bots) == 1 else None


def margin(scores: Sequence[int | None], seat: int) -> float | None:
    own = scores[seat] if scores else None
    others = [score for other, score in enumerate(scores) if other != seat and score is not None]
    return None if own is None or not others else float(own - max(others))


class _Sums:
    def __init__(self) -> None:
        self.wins: dict[int, list[float]] = defaultdict(list)
        self.margins: dict[int, list[float]] = defaultdict(list)
        self.scores: dict[int, list[float]] = defaultdict(list)
        self.failed = 0
        self.seconds: list[float] = []

    def add(self, result: Result, seat: int) -> None:
        deal, scores = result.fixture.deal, result.scores
        if len(result.fixture.bots) > 1:
            self.wins[deal].append(share(result, seat))
        if (won_by := margin(scores, seat)) is not None:
            self.margins[deal].append(won_by)
        if (own := scores[seat] if scores else _lost(result)) is not None:
            self.scores[deal].append(own)
        self.failed += result.failed == seat
        self.seconds.append(result.seconds)

    def tallied(self, bot: str) -> Tallied:
        return Tallied(
            bot,
            len(self.seconds),
            figure(self.wins),
            figure(self.margins),
            figure(self.scores),
            self.failed,
            statistics.fmean(self.seconds),
        )


def tally(results: Iterable[Result]) -> list[Tallied]:
    """By bot, in the order in which they first appear."""
    sums: dict[str, _Sums] = {}
    for result in sorted(results, key=lambda each: each.fixture.number):
        for seat, bot in enumerate(result.fixture.bots):
            sums.setdefault(bot, _Sums()).add(result, seat)
    return [found.tallied(bot) for bot, found in sums.items()]
