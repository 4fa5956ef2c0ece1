"""Where a match stood."""

from branchline.core.match import Match, Moment, moments_back
from branchline.tables.refusals import Unknown


def check_step(match: Match, step: int) -> None:
    if not 0 <= step <= match.seq:
        raise Unknown("unknown-step", step=min(step, 1_000_000), last=match.seq)


def moment_at(match: Match, step: int) -> Moment:
    """After that entry; 0: at the start. Raises Unknown."""
    check_step(match, step)
    return next(moment for number, moment in moments_back(match) if number == step)
