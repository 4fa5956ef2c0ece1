"""Who may have the seats of a table; which of those that are theirs somebody speaks for, and which they look from."""

from collections.abc import Sequence

from branchline.bots import Lineup
from branchline.core.values import Seat
from branchline.tables.messages import BotSeat, SeatWish
from branchline.tables.refusals import Conflict, Denied, Unknown


def check_levels(seats: Sequence[SeatWish], lineup: Lineup) -> None:
    """Whether the bots that are wished for can be asked. Raises Denied."""
    for seat in seats:
        if isinstance(seat, BotSeat) and seat.level not in lineup.levels:
            raise Denied("unknown-level", level=seat.level, known=", ".join(lineup.levels))


def seat_meant(mine: Sequence[Seat], seats: int, wished: Seat | None) -> Seat:
    """The seat to act for: the one named, or the only one. Raises Denied for one that is not theirs."""
    if wished is not None:
        if wished >= seats:
            raise Unknown("unknown-seat", seat=wished)
        if wished not in mine:
            raise Denied("not-your-seat", seat=wished)
        return wished
    if not mine:
        raise Denied("not-your-table")
    if len(mine) > 1:
        raise Conflict("which-seat", seats=", ".join(map(str, mine)))
    return mine[0]


def viewpoint_meant(mine: Sequence[Seat], seats: int, wished: Seat | None) -> Seat | None:
    """The seat that somebody looks from; None: the place of a spectator, which is asked for by -1."""
    if wished == -1:
        return None
    if wished is not None:
        return seat_meant(mine, seats, wished)
    return mine[0] if mine else None
