"""How a match is expected to end from a position: played on by the searching bots' own playouts, or by plain bots."""

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

from branchline.core.match import Match, match_at
from branchline.core.rng import Rng
from branchline.core.values import Seat
from branchline.study.trying import played_out

Playout = Callable[[Match, Seat, int], float]
"""What the seat ends with when the match is played on with the draws of this number: points, or where the playout looks
at the others too, how far ahead of the best of them it is (`counts`)."""


class Compiled(NamedTuple):
    """A game's own playouts."""

    can_play_out: Callable[[Match], bool]
    playout_for: Callable[[Match], Playout]
    counts: Literal["points", "lead"]
    """What their values are."""
    spread: int
    """How many times the usual playouts it takes to tell two turns of this game apart."""


def _railroad_tiles() -> Compiled:
    from branchline.study.playouts import railroad_tiles

    return railroad_tiles.PLAYOUTS


def _railways() -> Compiled:
    from branchline.study.playouts import railways

    return railways.PLAYOUTS


def _off_the_rails() -> Compiled:
    from branchline.study.playouts import off_the_rails

    return off_the_rails.PLAYOUTS


_COMPILED: Mapping[str, Callable[[], Compiled]] = {
    "railroad-tiles": _railroad_tiles,
    "railways": _railways,
    "off-the-rails": _off_the_rails,
}
"""The games with playouts of their own, loaded when one is first played on; the others are played on by the rules."""


def has_playout(game: str) -> bool:
    return game in _COMPILED


def _compiled_for(match: Match) -> Compiled | None:
    """None where the compiled playouts cannot play it on."""
    from branchline.kernels.compiling import IS_COMPILED

    if not IS_COMPILED or match.game.name not in _COMPILED:
        return None
    found = _COMPILED[match.game.name]()
    return found if found.can_play_out(match) else None


def is_searching(match: Match) -> bool:
    """Whether the compiled playouts can play it on."""
    return _compiled_for(match) is not None


def counts(match: Match) -> Literal["points", "lead"]:
    """What its values are."""
    found = _compiled_for(match)
    return "points" if match.seats == 1 else "lead" if found is None else found.counts


def spread(match: Match) -> int:
    """How many times the usual playouts it takes to tell two turns of this game apart."""
    found = _compiled_for(match)
    return 1 if found is None else found.spread


def playout_for(match: Match) -> Playout:
    found = _compiled_for(match)
    return plain_playout if found is None else found.playout_for(match)


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
