"""RT-O: when an objective tile's condition holds. None: it hangs on a path whose length could not be proved."""

from collections.abc import Callable

from branchline.core.values import Cell
from branchline.games.railroad_tiles.area import Area
from branchline.games.railroad_tiles.longest_path import longest_path
from branchline.games.railroad_tiles.rules.cities import cities
from branchline.rails.grid import OFFSETS, around

Pawns = tuple[Cell, ...]
LONG_ROAD = 8


def city_hall(area: Area, _pawns: Pawns, cell: Cell) -> bool:
    """RT-O1: at least two tiles in a row, without a gap, in each of the four directions."""
    x, y = cell
    return all((x + n * dx, y + n * dy) in area.faces for dx, dy in OFFSETS for n in (1, 2))


def metropolis(area: Area, _pawns: Pawns, cell: Cell) -> bool:
    """RT-O2: part of a city of at least five town tiles, itself included."""
    return any(cell in group and len(group) >= 5 for group in area.town_groups)


def central_station(area: Area, _pawns: Pawns, cell: Cell) -> bool:
    """RT-O3: linked by rail alone to at least five other stations."""
    return len(stations_by_rail(area, cell) - {cell}) >= 5


def stations_by_rail(area: Area, cell: Cell) -> set[Cell]:
    """RT-O3: the stations on the rail network of this tile."""
    own = {area.networks[cell, n] for n, kind in enumerate(area.faces[cell].kinds) if kind == "rail"}
    return {place for (place, _), network in area.networks.items() if network in own and area.faces[place].station}


def stadium(area: Area, pawns: Pawns, cell: Cell) -> bool:
    """RT-O4: at least three traveller pawns in all on the eight neighbouring cells."""
    near = around(cell)
    return sum(pawn in near and area.faces[pawn].pin == "traveller" for pawn in pawns) >= 3


def airport(area: Area, _pawns: Pawns, cell: Cell) -> bool:
    """RT-O5: in the row or column, over any gap, of another town tile that belongs to a city."""
    x, y = cell
    return any(town != cell and (town[0] == x or town[1] == y) for city in cities(area) for town in city)


def temple(area: Area, _pawns: Pawns, cell: Cell) -> bool:
    """RT-O6: no car pin and no train pin, taken or not, on the eight neighbouring cells."""
    return not any(area.faces[near].pin in ("car", "train") for near in around(cell) if near in area.faces)


def gas_station(area: Area, _pawns: Pawns, cell: Cell) -> bool | None:
    """RT-O7: on a simple path of at least eight road segments, its own included."""
    own = [(cell, number) for number, kind in enumerate(area.faces[cell].kinds) if kind == "road"]
    found = [longest_path(area.roads, through=node, enough=LONG_ROAD) for node in own]
    if any(path.length >= LONG_ROAD for path in found):
        return True
    return False if all(path.exact for path in found) else None


CONDITIONS: dict[str, Callable[[Area, Pawns, Cell], bool | None]] = {
    "city_hall": city_hall,
    "metropolis": metropolis,
    "central_station": central_station,
    "stadium": stadium,
    "airport": airport,
    "temple": temple,
    "gas_station": gas_station,
}
