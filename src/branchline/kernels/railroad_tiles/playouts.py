"""Whole matches played at random, in batches: each from its own seed."""

from branchline.kernels.chance import below, sow
from branchline.kernels.compiling import Vector, compiled
from branchline.kernels.railroad_tiles.chance import deal
from branchline.kernels.railroad_tiles.layout import COMMON, SEAT, SEATS
from branchline.kernels.railroad_tiles.legal import count_legal, nth_legal, part, to_act
from branchline.kernels.railroad_tiles.play import apply
from branchline.kernels.railroad_tiles.rounds import set_up
from branchline.kernels.railroad_tiles.scoring import final_score


@compiled
def copy(into: Vector, s: Vector) -> None:
    for place in range(COMMON + SEAT * s[SEATS]):
        into[place] = s[place]


@compiled
def first_of(seats: int) -> int:
    """The lowest of the seats given as bits."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


@compiled
def play_at_random(t: Vector, s: Vector, r: Vector) -> int:
    """To the end, every action as likely as the others; how many decisions there were to make."""
    decisions = 0
    acting = to_act(t, s)
    while acting:
        seat = first_of(acting)
        count = count_legal(t, s, seat)
        decisions += 1 if count > 1 else 0
        apply(t, s, seat, nth_legal(t, s, seat, below(r, count)))
        acting = to_act(t, s)
    return decisions


@compiled
def random_matches(t: Vector, fresh: Vector, s: Vector, r: Vector, seed: int, scores: Vector) -> int:
    """One match for each row of `scores`, from a table before its set-up; how many decisions there were in all."""
    decisions, seats = 0, fresh[SEATS]
    for match in range(len(scores) // seats):
        copy(s, fresh)
        sow(r, seed + match)
        deal(s, r)
        set_up(t, s, r)
        decisions += play_at_random(t, s, r)
        for seat in range(seats):
            scores[match * seats + seat] = final_score(t, s, part(seat))
    return decisions
