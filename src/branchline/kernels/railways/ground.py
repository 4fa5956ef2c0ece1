"""RW-C2, RW-A1, RW-A3: what lies on the plan: buildings, chains of rails, and the railways among them."""

from branchline.kernels.compiling import Vector, compiled
from branchline.kernels.railways.layout import (
    BUILDING,
    BUILDINGS,
    CELLS,
    CHAIN,
    EAST,
    END_A,
    END_B,
    GLYPH,
    LENGTH,
    NORTH,
    RAIL,
    RAILWAYS,
    RUNS,
    SOUTH,
    STACK,
    WEST,
    WIDTH,
)


@compiled
def beside(t: Vector, cell: int, side: int) -> int:
    """The neighbouring cell on this side, or -1."""
    width = t[WIDTH]
    if side == NORTH:
        return cell - width if cell >= width else -1
    if side == SOUTH:
        return cell + width if cell + width < t[CELLS] else -1
    if side == EAST:
        return cell + 1 if cell % width < width - 1 else -1
    return cell - 1 if cell % width > 0 else -1


@compiled
def opposite(side: int) -> int:
    return side * 4 if side < SOUTH else side // 4


@compiled
def is_building(glyph: int) -> bool:
    return 0 < glyph < RAIL


@compiled
def survey(t: Vector, g: Vector) -> None:
    """Everything that follows from the glyphs."""
    n = t[CELLS]
    for cell in range(n):
        g[BUILDING * n + cell] = -1
        g[CHAIN * n + cell] = -1
    g[RUNS * n] = 0
    g[RUNS * n + 1] = 0
    for cell in range(n):
        if is_building(g[GLYPH * n + cell]) and g[BUILDING * n + cell] < 0:
            _flood(t, g, cell)
    for cell in range(n):
        if g[GLYPH * n + cell] >= RAIL and g[CHAIN * n + cell] < 0:
            _trace(t, g, cell)


@compiled
def _flood(t: Vector, g: Vector, first: int) -> None:
    """RW-A3, RW-A5: cells of one colour that touch are one building."""
    n = t[CELLS]
    g[BUILDINGS * n + g[RUNS * n + 1]] = first
    g[RUNS * n + 1] += 1
    g[BUILDING * n + first] = first
    g[STACK * n] = first
    waiting = 1
    while waiting:
        waiting -= 1
        cell = g[STACK * n + waiting]
        side = NORTH
        while side <= WEST:
            other = beside(t, cell, side)
            if other >= 0 and g[GLYPH * n + other] == g[GLYPH * n + first] and g[BUILDING * n + other] < 0:
                g[BUILDING * n + other] = first
                g[STACK * n + waiting] = other
                waiting += 1
            side *= 2


@compiled
def _trace(t: Vector, g: Vector, first: int) -> None:
    """RW-A1: the chain that this rail, the first of it in reading order, is part of."""
    n = t[CELLS]
    openings = g[GLYPH * n + first] - RAIL
    one = openings & -openings
    g[LENGTH * n + first] = 1
    g[CHAIN * n + first] = first
    end = _follow(t, g, first, one)
    g[END_A * n + first] = end
    is_ring = end < -1
    g[END_B * n + first] = -1 if is_ring else _follow(t, g, first, openings - one)
    if is_ring:
        g[END_A * n + first] = -1
    if is_railway(t, g, first):
        g[RAILWAYS * n + g[RUNS * n]] = first
        g[RUNS * n] += 1


@compiled
def _follow(t: Vector, g: Vector, first: int, side: int) -> int:
    """Along the rails from this cell by this opening; the building that the last faces, -1 for none, -2 for a ring."""
    n, cell = t[CELLS], first
    while True:
        cell = beside(t, cell, side)
        if cell < 0:
            return -1
        glyph, back = g[GLYPH * n + cell], opposite(side)
        if glyph < RAIL or not (glyph - RAIL) & back:
            return g[BUILDING * n + cell]
        if cell == first:
            return -2
        g[CHAIN * n + cell] = first
        g[LENGTH * n + first] += 1
        side = glyph - RAIL - back


@compiled
def is_railway(t: Vector, g: Vector, chain: int) -> bool:
    """RW-A1: a chain is complete, and its ends are different buildings."""
    one, other = g[END_A * t[CELLS] + chain], g[END_B * t[CELLS] + chain]
    return one >= 0 and other >= 0 and one != other


@compiled
def end_colours(t: Vector, g: Vector, chain: int) -> int:
    """The colours at a chain's ends, a bit for each. Both are buildings."""
    n = t[CELLS]
    one, other = g[GLYPH * n + g[END_A * n + chain]], g[GLYPH * n + g[END_B * n + chain]]
    return 1 << (one - 1) | 1 << (other - 1)


@compiled
def colours_beside(t: Vector, g: Vector, cell: int) -> int:
    """RW-A3, RW-A5: the colours of the buildings orthogonally next to a cell, a bit for each."""
    n, found, side = t[CELLS], 0, NORTH
    while side <= WEST:
        other = beside(t, cell, side)
        if other >= 0 and is_building(g[GLYPH * n + other]):
            found |= 1 << (g[GLYPH * n + other] - 1)
        side *= 2
    return found


@compiled
def can_build_on(t: Vector, g: Vector, cell: int) -> bool:
    """RW-A3, RW-A4: no building there, and none of two colours beside it."""
    glyph = g[GLYPH * t[CELLS] + cell]
    colours = colours_beside(t, g, cell)
    return (glyph == 0 or glyph >= RAIL) and colours & (colours - 1) == 0


@compiled
def matters(t: Vector, g: Vector, cell: int) -> bool:
    """Whether a die here is on a rail, beside a building, or at the open end of a rail; elsewhere nobody reaches it."""
    n, side = t[CELLS], NORTH
    if g[GLYPH * n + cell] >= RAIL:
        return True
    while side <= WEST:
        other = beside(t, cell, side)
        glyph = g[GLYPH * n + other] if other >= 0 else 0
        if is_building(glyph) or (glyph >= RAIL and (glyph - RAIL) & opposite(side)):
            return True
        side *= 2
    return False
