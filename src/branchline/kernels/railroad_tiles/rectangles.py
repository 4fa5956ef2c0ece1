"""RT-F2: full rectangles of tiles."""

from branchline.kernels.compiling import Vector, compiled
from branchline.kernels.railroad_tiles.layout import WIDTH, WRAP


@compiled
def _run(s: Vector, grid: int, cell: int, offset: int, most: int) -> int:
    """How many tiles lie in a row beyond a cell, up to so many."""
    run = 0
    while run < most:
        cell = (cell + offset) & WRAP
        if s[grid + cell] >= 0:
            return run
        run += 1
    return run


@compiled
def rectangle_with(s: Vector, grid: int, cell: int) -> int:
    """RT-F2: the size of the largest full rectangle that holds the tile at this cell."""
    best = 0
    top, west, east, above = cell, WIDTH, WIDTH, 0
    while s[grid + top] < 0:
        west, east = _run(s, grid, top, -1, west), _run(s, grid, top, 1, east)
        best = max(best, _downwards(s, grid, cell, west, east, above))
        top, above = (top - WIDTH) & WRAP, above + 1
    return best


@compiled
def _downwards(s: Vector, grid: int, cell: int, west: int, east: int, above: int) -> int:
    """The largest that begins so many rows above, no wider to either side than was found there."""
    best, height, low = 0, above, cell
    while s[grid + low] < 0:
        west, east = _run(s, grid, low, -1, west), _run(s, grid, low, 1, east)
        height += 1
        best = max(best, height * (west + 1 + east))
        low = (low + WIDTH) & WRAP
    return best
