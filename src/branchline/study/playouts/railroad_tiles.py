"""Railroad Tiles played on by the kernel: the seat's own rounds by its evaluation, the others take what is likely."""

from typing import Final

from branchline.bots.railroad_tiles import bench
from branchline.bots.railroad_tiles.beam import lay_out
from branchline.bots.railroad_tiles.outlook import count_uses, look_ahead
from branchline.bots.railroad_tiles.pawning import put_pawns
from branchline.bots.railroad_tiles.policy import others_take, play_on
from branchline.bots.railroad_tiles.weights import TUNED
from branchline.core.match import Match, play
from branchline.core.values import Seat
from branchline.games.railroad_tiles.state import PlaceStartingTile
from branchline.kernels.chance import sow
from branchline.kernels.compiling import Vector, vector
from branchline.kernels.railroad_tiles import layout as at
from branchline.kernels.railroad_tiles.chance import deal
from branchline.kernels.railroad_tiles.legal import part
from branchline.kernels.railroad_tiles.play import handle
from branchline.kernels.railroad_tiles.rounds import end_round
from branchline.kernels.railroad_tiles.scoring import final_score
from branchline.kernels.railroad_tiles.tables import is_playable, tables
from branchline.kernels.railroad_tiles.translate import table
from branchline.study.playouts import Compiled, Playout

WIDTH = 1
"""Of the beam that each later round is laid out with."""


def can_play_out(match: Match) -> bool:
    return is_playable(match.game.content)


def playout_for(match: Match) -> Playout:
    content, r = match.game.content, vector(2)
    t, k = tables(content), vector(bench.BENCH)
    for place, weight in enumerate(TUNED):
        k[bench.WEIGHT + place] = weight

    def playout(match: Match, seat: Seat, number: int) -> float:
        s, o = table(content, _after_starting_tiles(match).state), part(seat)
        sow(r, number)
        deal(s, r)
        look_ahead(t, s, k)
        count_uses(t, s, o, k)
        if s[at.PHASE] != at.OVER and s[o + at.COLUMN] >= 0:
            _end_round(t, s, seat, k, r)
        return float(play_on(t, s, seat, k, r, WIDTH) if s[at.PHASE] != at.OVER else final_score(t, s, o))

    return playout


def _after_starting_tiles(match: Match) -> Match:
    """RT-N4: what the others begin with hardly matters to the seat."""
    while match.to_act and isinstance(match.state.agenda[0], PlaceStartingTile):
        seat = min(match.to_act)
        match = play(match, seat, match.legal_actions(seat)[0])
    return match


def _end_round(t: Vector, s: Vector, seat: Seat, k: Vector, r: Vector) -> None:
    """A round in which the seat has its column: what it still holds is laid, its pawns are put, the others follow."""
    o = part(seat)
    has_pawns_to_put = s[at.PHASE] != at.PAWNING or s[at.ACTING] >> seat & 1
    if s[o + at.HELD]:
        lay_out(t, s, o, k, WIDTH, WIDTH)
        for step in range(int(k[bench.PATH])):
            handle(t, s, o, k[bench.PATH + 1 + step])
    others_take(s, r, 0, s[at.SEATS])
    if has_pawns_to_put:
        put_pawns(t, s, o, k)
    end_round(t, s)


PLAYOUTS: Final = Compiled(can_play_out, playout_for, counts="points", spread=1)
