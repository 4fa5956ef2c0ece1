"""The board, and jewels counted in one number."""

from branchline.kernels.compiling import Vector, compiled
from branchline.kernels.off_the_rails.layout import (
    BAG,
    BITS,
    BOARD,
    CELL,
    CHASM,
    COUNT,
    GROUND,
    IS_OPEN,
    KINDS,
    LOAD,
    LOST,
    ON,
    OUT,
    PLACE,
    POSITION,
    RESERVE,
    ROCK,
    STUB,
    SURFACE,
    TRACK,
    WIDTH,
)


@compiled
def copy(into: Vector, s: Vector) -> None:
    for place in range(POSITION):
        into[place] = s[place]


@compiled
def beside(cell: int, side: int) -> int:
    """The cell on that side of this one."""
    if side & 1:
        return cell + 2 - side
    return cell + (side - 1) * WIDTH


@compiled
def track_at(t: Vector, s: Vector, cell: int) -> int:
    """OR-C4: the printed track of a surface cell, or what lies on a board cell."""
    if t[GROUND + cell] == SURFACE:
        return 1 << t[STUB + cell]
    return s[TRACK + cell]


@compiled
def is_buildable(t: Vector, s: Vector, cell: int) -> bool:
    """OR-C3, OR-H5: a board cell that is neither a centre nor a chasm."""
    return t[GROUND + cell] == BOARD and s[CHASM + cell] == 0


# Jewels ---------------------------------------------------------------------------------------------------------------


@compiled
def one(kind: int) -> int:
    return 1 << (BITS * kind)


@compiled
def count(jewels: int, kind: int) -> int:
    return jewels >> (BITS * kind) & COUNT


@compiled
def pieces(jewels: int) -> int:
    number = 0
    while jewels:
        number += jewels & COUNT
        jewels >>= BITS
    return number


@compiled
def points(t: Vector, value: int, jewels: int) -> int:
    """What they are worth by the row of five numbers that begins there."""
    total = 0
    while jewels:
        total += (jewels & COUNT) * t[value]
        jewels >>= BITS
        value += 1
    return total


@compiled
def nth_kind(jewels: int, number: int) -> int:
    """The kind of one of the pieces, were they laid in a row."""
    for kind in range(KINDS):
        number -= count(jewels, kind)
        if number < 0:
            return kind
    return ROCK


# Carts ----------------------------------------------------------------------------------------------------------------


@compiled
def lift(s: Vector, cart: int) -> None:
    """Off the board, to the reserve, with nothing in its hold."""
    s[ON + s[CELL + cart]] = 0
    s[PLACE + cart], s[CELL + cart], s[LOAD + cart] = RESERVE, 0, 0


@compiled
def stand(s: Vector, cart: int, cell: int) -> None:
    s[PLACE + cart], s[CELL + cart] = OUT, cell
    s[ON + cell] = cart + 1


@compiled
def derail(s: Vector, cart: int) -> None:
    """OR-X8: load to the bag, cart to the reserve; OR-H6: out of the game once the chasm is open."""
    s[BAG] += s[LOAD + cart]
    lift(s, cart)
    if s[IS_OPEN]:
        s[PLACE + cart] = LOST
