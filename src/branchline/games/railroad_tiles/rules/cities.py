"""RT-F1: cities, which final scoring, objectives and challenges all speak of."""

from branchline.core.values import Cell
from branchline.games.railroad_tiles.area import Area

CITY_SIZE = 3


def cities(area: Area) -> list[frozenset[Cell]]:
    """RT-F1: groups of three or more orthogonally adjacent town tiles; an objective tile with town terrain is one."""
    return [group for group in area.town_groups if len(group) >= CITY_SIZE]
