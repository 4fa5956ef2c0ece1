"""What nobody knows comes in any order."""

from branchline.kernels.chance import below
from branchline.kernels.compiling import Vector, compiled
from branchline.kernels.railroad_tiles.layout import BAG, BAG_LEFT, COINS, TOKEN_ORDER, UNDRAWN


@compiled
def shuffle(s: Vector, begin: int, count: int, r: Vector) -> None:
    for last in range(count - 1, 0, -1):
        other = below(r, last + 1)
        s[begin + last], s[begin + other] = s[begin + other], s[begin + last]


@compiled
def deal(s: Vector, r: Vector) -> None:
    """RT-S1, RT-S2, RT-E2: what is not known comes in another order: the bag, the tokens face down, the coins."""
    shuffle(s, BAG, s[BAG_LEFT], r)
    shuffle(s, TOKEN_ORDER, s[UNDRAWN], r)
    s[COINS] = below(r, 256)
