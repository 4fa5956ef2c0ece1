"""Railways played on by the kernel, decade by decade."""

from typing import Final

from branchline.bots.railways.bench import Bench, shuffles
from branchline.bots.railways.thinking import IN_PLAYOUTS
from branchline.bots.railways.weights import FARSIGHTED
from branchline.core.match import Match, play
from branchline.core.rng import Rng
from branchline.core.values import Seat
from branchline.games.railways.state import TakeAction
from branchline.study.playouts import Compiled, Playout

THOUSAND = 1000


def can_play_out(_match: Match) -> bool:
    return True


def playout_for(match: Match) -> Playout:
    content, benches = match.game.content, dict[tuple[object, ...], Bench]()

    def playout(match: Match, seat: Seat, number: int) -> float:
        state = _at_a_decade(match, seat).state
        cards = (*(laid.card for laid in state.plan), *state.to_lay)
        if cards not in benches:
            benches[cards] = Bench(content, state, FARSIGHTED)
        bench = benches[cards]
        draws, _ = shuffles(Rng(f"railways {number}"))
        return bench.play_out(bench.position(state), draws, IN_PLAYOUTS, 1) / THOUSAND

    return playout


def _at_a_decade(match: Match, seat: Seat) -> Match:
    """A turn ends with the decade, where cards are drawn; where one was cut short, the rest of it is passed."""
    while match.to_act and not (isinstance(match.state.agenda[0], TakeAction) and match.state.agenda[0].number == 1):
        match = play(match, seat, match.legal_actions(seat)[-1])
    return match


PLAYOUTS: Final = Compiled(can_play_out, playout_for, counts="points", spread=1)
