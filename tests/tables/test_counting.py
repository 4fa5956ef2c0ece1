"""What a finished match is to who played it: its score, whether it counts, and against what they reached before."""

from typing import Any, NamedTuple

import pytest

from branchline.core.acts import hand_over
from branchline.core.entries import HandedOver
from branchline.core.match import Match, play, start
from branchline.core.values import Outcome
from branchline.tables.counting import Reached, compared, reached
from kits.tiny_game import GAME


class Kept(NamedTuple):
    is_seed_known: bool = False
    is_undone_past: bool = False
    is_hinted: bool = False
    is_imported: bool = False
    begins: Any = None
    along: Any = None


def ended(kept_by_a_bot: int | None = None) -> Match:
    match = start(GAME, 2, "counts")
    if kept_by_a_bot is not None:
        match = hand_over(match, HandedOver(kept_by_a_bot, "bot", "left"))
    while match.to_act:
        seat = min(match.to_act)
        match = play(match, seat, match.legal_actions(seat)[-1])
    return match


def test_a_match_counts_for_who_played_it_alone_and_unhelped() -> None:
    match = ended(kept_by_a_bot=1)
    outcome = match.outcome
    assert outcome is not None
    assert reached(match, outcome, 0, Kept()) == Reached(outcome.scores[0], counts=True)
    assert reached(match, outcome, 1, Kept()) == Reached(outcome.scores[1], counts=False)
    assert not reached(match, Outcome((), (1, 1)), 0, Kept()).counts, "it was stopped"


@pytest.mark.parametrize("fact", Kept._fields)
def test_what_helped_keeps_it_from_counting(fact: str) -> None:
    match = ended()
    facts: dict[str, Any] = {fact: True}
    assert not reached(match, match.outcome, 0, Kept(**facts)).counts


@pytest.mark.parametrize(
    ("now", "before", "beaten"),
    [
        (Reached(5, True), None, True),
        (Reached(5, True), 4, True),
        (Reached(5, True), 5, False),
        (Reached(5, False), 4, False),
        (Reached(None, False), None, False),
    ],
)
def test_a_best_is_more_than_what_was_reached_before(now: Reached, before: int | None, beaten: bool) -> None:
    best = compared(now, before, None)
    assert (best.score, best.before, best.counts, best.beaten) == (now.score, before, now.counts, beaten)
