"""Track as the letters of its exits: `NS` is a straight, `NE` a corner, `NES` a junction, `NESW` the crossroads."""

from branchline.core.values import Cell
from branchline.rails.grid import LETTERS, SIDES, neighbour, opposite

# A side is a letter in this game's state and messages; what follows from it is the grid's.
OPPOSITE = {LETTERS[side]: LETTERS[opposite(side)] for side in SIDES}
_SIDE = {LETTERS[side]: side for side in SIDES}

STRAIGHTS = ("NS", "EW")
CORNERS = ("NE", "ES", "SW", "NW")
JUNCTIONS = ("NES", "ESW", "NSW", "NEW")
CROSSROADS = LETTERS
KIND_OF = {
    **dict.fromkeys(STRAIGHTS, "straight"),
    **dict.fromkeys(CORNERS, "corner"),
    **dict.fromkeys(JUNCTIONS, "junction"),
    CROSSROADS: "crossroads",
}


def beside(cell: Cell, side: str) -> Cell:
    """The cell on that side of this one."""
    return neighbour(cell, _SIDE[side])


def upgrades(track: str) -> tuple[str, ...]:
    """OR-A2: what a tile may become. A straight or corner one of two junctions, a junction the crossroads."""
    bigger = {"straight": JUNCTIONS, "corner": JUNCTIONS, "junction": (CROSSROADS,)}.get(KIND_OF.get(track, ""), ())
    return tuple(other for other in bigger if set(track) < set(other))
