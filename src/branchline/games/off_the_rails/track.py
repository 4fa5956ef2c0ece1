"""Track as the letters of its exits: `NS` is a straight, `NE` a corner, `NES` a junction, `NESW` the crossroads."""

from branchline.core.values import Cell

LETTERS = "NESW"
STEPS: dict[str, Cell] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}

STRAIGHTS = ("NS", "EW")
CORNERS = ("NE", "ES", "SW", "NW")
JUNCTIONS = ("NES", "ESW", "NSW", "NEW")
CROSSROADS = "NESW"
KIND_OF = {
    **dict.fromkeys(STRAIGHTS, "straight"),
    **dict.fromkeys(CORNERS, "corner"),
    **dict.fromkeys(JUNCTIONS, "junction"),
    CROSSROADS: "crossroads",
}


def beside(cell: Cell, side: str) -> Cell:
    """The cell on that side of this one."""
    dx, dy = STEPS[side]
    return (cell[0] + dx, cell[1] + dy)


def upgrades(track: str) -> tuple[str, ...]:
    """OR-A2: what a tile may become. A straight or corner one of two junctions, a junction the crossroads."""
    bigger = {"straight": JUNCTIONS, "corner": JUNCTIONS, "junction": (CROSSROADS,)}.get(KIND_OF.get(track, ""), ())
    return tuple(other for other in bigger if set(track) < set(other))
