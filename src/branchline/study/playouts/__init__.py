"""How a match is expected to end from a position: played on by the searching bots' own playouts, or by plain bots."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Literal

from branchline.core.match import Match, match_at
from branchline.core.rng import Rng
from branchline.core.values import Seat
from branchline.study.trying import played_out

Playout = Callable[[Match, Seat, int], float]
"""What the seat ends with when the match is played on with the draws of this number: points, or where the playout looks
at the others too, how far ahead of the best of them it is (`counts`)."""

_COMPILED: Mapping[str, str] = {
    "railroad-tiles": "branchline.study.playouts.railroad_tiles",
    "railways": "branchline.study.playouts.railways",
    "off-the-rails": "branchline.study.playouts.off_the_rails",
}
"""The games with a playout of their own; the others are played on by the rules."""


def has_playout(game: str) -> bool:
    return game in _COMPILED


def is_searching(match: Match) -> bool:
    """Whether the compiled playouts can play it on."""
    from branchline.kernels.compiling import IS_COMPILED

    if not IS_COMPILED or match.game.name not in _COMPILED:
        return False
    can_play_out: bool = import_module(_COMPILED[match.game.name]).can_play_out(match)
    return can_play_out


def counts(match: Match) -> Literal["points", "lead"]:
    """What its values are."""
    if match.seats == 1:
        return "points"
    if not is_searching(match):
        return "lead"
    found: Literal["points", "lead"] = import_module(_COMPILED[match.game.name]).COUNTS
    return found


def spread(match: Match) -> int:
    """How many times the usual playouts it takes to tell two turns of this game apart."""
    times: int = import_module(_COMPILED[match.game.name]).SPREAD if is_searching(match) else 1
    return times


def playout_for(match: Match) -> Playout:
    if not is_searching(match):
        return plain_playout
    made: Playout = import_module(_COMPILED[match.game.name]).playout_for(match)
    return made


def plain_playout(match: Match, seat: Seat, number: int) -> float:
    """By the rules, every seat played by the yardstick."""
    rng = Rng(f"plain {number}")
    if match.to_act:
        match = match_at(match, match.game.with_other_draws(match.state, rng))
    return lead(played_out(match, "greedy", rng), seat)


def lead(match: Match, seat: Seat) -> float:
    """Of a match that is over. A seat without a score has missed what it set out to do, which counts as nothing."""
    outcome = match.outcome
    assert outcome is not None
    points = [0 if score is None else score for score in outcome.scores]
    others = [score for other, score in enumerate(points) if other != seat]
    return float(points[seat] - max(others)) if others else float(points[seat])
