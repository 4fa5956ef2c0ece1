"""Where a match stood."""

from typing import Any, NamedTuple

import msgspec

from branchline.core.codec import encode
from branchline.core.match import Match, Moment, moments_back
from branchline.core.values import Outcome, Seat
from branchline.core.why_over import why_over
from branchline.tables.refusals import Unknown
from branchline.tables.replay_messages import ReplayStep


def check_step(match: Match, step: int) -> None:
    if not 0 <= step <= match.seq:
        raise Unknown("unknown-step", step=min(step, 1_000_000), last=match.seq)


def moment_at(match: Match, step: int) -> Moment:
    """After that entry; 0: at the start. Raises Unknown."""
    check_step(match, step)
    return next(moment for number, moment in moments_back(match) if number == step)


class Seen(NamedTuple):
    """A match after an entry, as a seat or a spectator saw it."""

    match: Match
    step: int
    seat: Seat | None
    moment: Moment

    @property
    def view(self) -> Any:
        return self.match.game.view(self.moment.state, self.seat)

    def shown(self, outcome: Outcome | None) -> ReplayStep:
        """With the outcome that is kept, where it was the last entry."""
        is_over = self.step == self.match.seq and not self.match.to_act
        return ReplayStep(
            seq=self.step,
            seat=self.seat,
            view=msgspec.Raw(encode(self.view)),
            to_act=sorted(self.moment.to_act),
            outcome=outcome if is_over else None,
            why_over=list(why_over(self.match)) if is_over else [],
        )


def seen_by(match: Match, step: int, seat: Seat | None) -> Seen:
    """Raises Unknown."""
    return Seen(match, step, seat, moment_at(match, step))
