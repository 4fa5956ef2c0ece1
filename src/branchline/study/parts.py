"""An analysis cut into parts, each of which any process can do: a turn, or a few deals played by a quick level."""

from collections.abc import Sequence
from functools import cached_property

import msgspec

from branchline.core.match import Match
from branchline.study.analysis import check_finished, judge_turn
from branchline.study.findings import Deals, Outline, Part, Task
from branchline.study.luck import has_luck, level_of, score_of_deal
from branchline.study.playouts import Playout, counts, is_searching, playout_for
from branchline.study.turns import Turn, turns_of

DEALS_AT_ONCE = 10
PLAIN_PLAYOUTS = 24
"""For a turn, where nothing is compiled and every playout takes seconds."""


class Study:
    """The analysis of one match. The same task finds the same, whoever does which part."""

    def __init__(self, match: Match, task: Task) -> None:
        check_finished(match)
        self.match, self.is_searching = match, is_searching(match)
        plain = msgspec.structs.replace(task, playouts=min(task.playouts, PLAIN_PLAYOUTS))
        self.task = task if self.is_searching else plain

    @cached_property
    def turns(self) -> tuple[Turn, ...]:
        return turns_of(self.match)

    @cached_property
    def _playout(self) -> Playout:
        return playout_for(self.match)

    @cached_property
    def _batches(self) -> Sequence[range]:
        """Deal 0 is the match's own."""
        if not has_luck(self.match) or not self.task.deals:
            return ()
        numbers = range(self.task.deals + 1)
        return [numbers[begin : begin + DEALS_AT_ONCE] for begin in numbers[::DEALS_AT_ONCE]]

    @property
    def outline(self) -> Outline:
        level = level_of(self.match) if self._batches else None
        count = len(self.turns) + len(self._batches)
        return Outline(self.task, count, len(self.turns), counts(self.match), self.is_searching, level)

    def part(self, place: int) -> Part:
        """The turns come first, then the deals."""
        if place < len(self.turns):
            return judge_turn(self.match, self.turns[place], self.task, self._playout)
        batch = self._batches[place - len(self.turns)]
        return Deals(tuple(score_of_deal(self.match, self.task, number) for number in batch))
