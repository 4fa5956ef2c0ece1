"""How kind the draws of a solo match were: what a quick level makes of its deal, beside other deals of its options."""

from branchline.bots import lineup
from branchline.core.match import Match, start
from branchline.core.rng import Rng
from branchline.study.findings import Task
from branchline.study.trying import played_out


def has_luck(match: Match) -> bool:
    """Of a match that one played alone from the beginning. One that began elsewhere has no deal of its own."""
    return match.seats == 1 and match.begins is None


def level_of(match: Match) -> str:
    from branchline.kernels.compiling import IS_COMPILED

    return lineup(match.game.name).quick if IS_COMPILED else "greedy"


def score_of_deal(match: Match, task: Task, number: int) -> int:
    """What the level makes of a deal: number 0 is the match's own. A goal missed counts as nothing."""
    seed = match.seed if number == 0 else f"deal {task.seed[:40]} {number}"
    dealt = start(match.game, match.seats, seed, match.options)
    ended = played_out(dealt, level_of(match), Rng(f"luck {number}"))
    assert ended.outcome is not None
    return ended.outcome.scores[0] or 0
