"""Off the Rails played on by the kernel: every seat takes the turn that looks best to it, some turns far."""

from typing import Final

from branchline.bots.off_the_rails.levels import MINDS
from branchline.bots.off_the_rails.thinking import Bench
from branchline.core.match import Match
from branchline.core.rng import Rng
from branchline.core.values import Seat
from branchline.games.off_the_rails.state import ActionPhase
from branchline.kernels.chance import sow
from branchline.kernels.compiling import Vector
from branchline.kernels.off_the_rails.layout import ACTIONS, IS_OVER
from branchline.kernels.off_the_rails.playouts import outlook, play_on
from branchline.kernels.off_the_rails.translate import position
from branchline.study.playouts import Compiled, Playout
from branchline.study.trying import one_by

HORIZON = 12
"""How many turns, of all seats together, it is played on for; what is still out then counts for what it may bring."""
TIMES = 4
"""How often, on other draws each time; the mean counts. Nearly all of the luck is in what comes after a position, and
little in the position itself: to play one on again is worth as much as to guess another, and costs half."""
THOUSAND = 1000


def can_play_out(_match: Match) -> bool:
    return True


def playout_for(match: Match) -> Playout:
    content = match.game.content
    d = Bench(content, MINDS["stationmaster"], 1)

    def playout(match: Match, seat: Seat, number: int) -> float:
        here = position(content, _at_a_turn(match, number).state)
        ends = (_played_on(d, here.copy(), Rng(f"ends {number} {time}")) for time in range(TIMES))
        return sum(_lead(d, s, match.seats, seat) for s in ends) / TIMES

    return playout


def _played_on(d: Bench, s: Vector, rng: Rng) -> Vector:
    """Each turn has luck of its own: what is drawn in it does not hang on how much was drawn before, so that two ways
    to go on meet the same luck for longer."""
    for _ in range(HORIZON):
        if s[IS_OVER]:
            break
        seed, rng = rng.below(1 << 31)
        sow(d.r, seed)
        play_on(d.t, s, d.r, d.g, d.w, d.one, d.two, d.x, d.tried, 1, 1)
    return s


def _lead(d: Bench, s: Vector, seats: int, seat: Seat) -> float:
    points = [int(outlook(d.t, s, d.g, each)) for each in range(seats)]
    return (points.pop(seat) - max(points)) / THOUSAND


def _at_a_turn(match: Match, number: int) -> Match:
    """The kernel plays whole turns: what is left of this one is done as a quick level does it."""
    rng = Rng(f"off the rails {number}")
    while match.to_act and not _is_a_turn(match):
        match = one_by(match, "signaller", rng)
    return match


def _is_a_turn(match: Match) -> bool:
    step = match.state.agenda[0]
    return isinstance(step, ActionPhase) and step.left == ACTIONS


PLAYOUTS: Final = Compiled(can_play_out, playout_for, counts="lead", spread=2)
"""One turn ends as differently as two turns do."""
