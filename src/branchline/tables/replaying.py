"""Where a match stood, and who may look from where."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from branchline.core.codec import encode
from branchline.core.match import Match, Moment, moments_back
from branchline.core.values import Outcome, Seat
from branchline.core.why_over import why_over
from branchline.tables.refusals import Unknown
from branchline.tables.replay_messages import ReplayStep
from branchline.tables.seating import viewpoint_meant


def replay_viewpoint(match: Match, mine: Sequence[Seat], wished: Seat | None) -> Seat | None:
    """Whose view may be replayed: anybody's when the match is over, else one's own or a spectator's."""
    return viewpoint_meant(mine if match.to_act or wished is None else range(match.seats), match.seats, wished)


class Seen(NamedTuple):
    """A moment of a match, and whose viewpoint it is seen from."""

    match: Match
    step: int
    seat: Seat | None
    moment: Moment

    @property
    def view(self) -> Any:
        return self.match.game.view(self.moment.state, self.seat)

    def told(self, outcome: Outcome | None) -> ReplayStep:
        """`outcome` is what the table keeps of it: told with the last entry alone."""
        is_over = self.step == self.match.seq and not self.match.to_act
        return ReplayStep(
            seq=self.step,
            seat=self.seat,
            view=msgspec.Raw(encode(self.view)),
            to_act=sorted(self.moment.to_act),
            outcome=outcome if is_over else None,
            why_over=list(why_over(self.match)) if is_over else [],
        )


def seen_at(match: Match, step: int, seat: Seat | None) -> Seen:
    """After that entry; 0: at the start. Raises Unknown."""
    check_step(match, step)
    return Seen(match, step, seat, next(moment for number, moment in moments_back(match) if number == step))


def check_step(match: Match, step: int) -> None:
    if not 0 <= step <= match.seq:
        raise Unknown("unknown-step", step=min(step, 1_000_000), last=match.seq)
