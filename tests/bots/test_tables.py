"""The tables of docs/bots.md say what is a bound and what an aim, and whether it is held and met."""

from math import inf
from typing import Any

import pytest

import scores as scoring
from branchline.arena.tally import Figure, Tallied
from branchline.bots import Choice
from ladder import _above
from scores import Asked, Job, row


@pytest.mark.parametrize(
    ("scores", "asked", "said"),
    [
        ([75, 79], Asked(76, aim=80), "at least 76, aim 80 | holds, aim not met"),
        ([74, 76], Asked(76, aim=80), "at least 76, aim 80 | **missed**, aim not met"),
        ([80, 80], Asked(76, aim=80), "at least 76, aim 80 | holds, aim met"),
        ([66, 67], Asked(66), "at least 66 | holds"),
        ([60, 60, 60, None], Asked(met=0.75), "met in 75 % | holds"),
        ([60, 60, None, None], Asked(met=0.75), "met in 75 % | **missed**"),
        ([60, None, None, None], Asked(met=0.75), "met in 75 % | **missed**"),
        ([None, None, None, None], Asked(met=0.75), "met in 75 % | **missed**"),
    ],
    ids=str,
)
def test_a_score_is_held_against_what_is_asked(scores: list[int | None], asked: Asked, said: str) -> None:
    assert f" | {said} | " in row("stationmaster", scores, None in scores, asked)


def test_of_whom_nothing_is_asked_nothing_is_said() -> None:
    assert row("trainee", [20, 22], False).startswith("| trainee | 2 | 21.0 | 1.00 |  |  | ")


@pytest.mark.parametrize(("mean", "verdict"), [(55.0, "holds"), (54.9, "**missed**")])
def test_a_level_alone_is_to_be_five_standard_errors_above_the_one_before(mean: float, verdict: str) -> None:
    trainee, porter = (
        Tallied(bot, 2, None, None, Figure(score, error), 0, inf)
        for bot, score, error in (("trainee", 50.0, 0.6), ("porter", mean, 0.8))
    )
    assert _above(porter, trainee)[1:] == ("5", verdict)


@pytest.mark.parametrize(("goals", "made"), [((), 0), (("mayor",), None)])
def test_a_bot_that_fell_back_to_a_simpler_one_scores_nothing(
    goals: tuple[str, ...], made: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def falls_back(_game: Any, _view: Any, legal: Any, *_words: Any) -> Choice:
        asked.append(len(legal))
        return Choice(legal[-1], fell_back=True)

    monkeypatch.setattr(scoring, "find_bot", lambda *_: falls_back)
    assert scoring.score(Job("railways", goals, "driver", 1)) == made
    assert len(asked) == 1, "it is over"
