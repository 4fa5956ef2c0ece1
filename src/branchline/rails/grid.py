"""Cells of a grid and their four sides. x grows to the east, y to the south; sides are numbered clockwise."""

from collections.abc import Iterable, Iterator

from branchline.core.values import Cell

Side = int
NORTH, EAST, SOUTH, WEST = SIDES = (0, 1, 2, 3)
LETTERS = "NESW"
OFFSETS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))


def opposite(side: Side) -> Side:
    return (side + 2) & 3


def neighbour(cell: Cell, side: Side) -> Cell:
    dx, dy = OFFSETS[side]
    return (cell[0] + dx, cell[1] + dy)


def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """North, east, south, west."""
    x, y = cell
    return ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))


def around(cell: Cell) -> tuple[Cell, ...]:
    """The eight cells that touch this one, corners included."""
    x, y = cell
    return tuple((x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy)


def groups(cells: Iterable[Cell]) -> Iterator[frozenset[Cell]]:
    """The cells that hang together by their sides, group by group."""
    left = set(cells)
    while left:
        group = {left.pop()}
        edge = list(group)
        while edge:
            near = [cell for cell in neighbours(edge.pop()) if cell in left]
            left.difference_update(near)
            group.update(near)
            edge += near
        yield frozenset(group)
