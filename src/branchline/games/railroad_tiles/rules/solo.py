"""RT-1 to RT-3: playing alone."""

from msgspec.structs import replace

from branchline.games.railroad_tiles.state import Column, State, Supply

STAR_COLUMN, POINT_COLUMN = 0, 1


def is_solo(state: State) -> bool:
    """RT-2, RT-3: one player alone."""
    return len(state.players) == 1


def column_bonus(state: State, column: int) -> tuple[int, int, Supply]:
    """RT-2: alone, the 2-tile column also gives a star and the 3-tile column a point."""
    supply = state.supply
    if not is_solo(state):
        return 0, 0, supply
    stars = min(1, supply.star) if column == STAR_COLUMN else 0
    points = 1 if column == POINT_COLUMN else 0
    return stars, points, replace(supply, star=supply.star - stars)


def discard_other_columns(state: State, columns: tuple[Column, ...]) -> tuple[tuple[Column, ...], tuple[int, ...]]:
    """RT-3: alone, the columns not chosen lose their tiles to the box."""
    if not is_solo(state):
        return columns, ()
    thrown = tuple(tile for column in columns for tile in column.tiles)
    return tuple(Column(taken_by=column.taken_by) for column in columns), thrown
