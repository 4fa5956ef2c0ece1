"""The content as one vector: what each cell is, exits, values, cards."""

from branchline.core.values import Cell
from branchline.games.off_the_rails.content import COLOURS, Content
from branchline.kernels.compiling import Vector, vector
from branchline.kernels.contents import tables_of
from branchline.kernels.off_the_rails.layout import (
    BOARD,
    CARD_CELL,
    CARD_SIZE,
    CENTRE,
    EXIT_MOST,
    EXITS,
    GROUND,
    STUB,
    SURFACE,
    SURFACE_CLAN,
    TABLES,
    VALUE,
    WIDTH,
)
from branchline.rails.grid import LETTERS


def number_of(cell: Cell) -> int:
    """A cell's place in the grid."""
    return (cell[1] + 1) * WIDTH + cell[0] + 1


def cell_of(number: int) -> Cell:
    return (number % WIDTH - 1, number // WIDTH - 1)


def tables(content: Content) -> Vector:
    return tables_of(content, _write)


def _write(content: Content) -> Vector:
    t = vector(TABLES)
    for cell in content.cells:
        t[GROUND + number_of(cell)] = CENTRE if cell in content.centres else BOARD
    for clan, line in enumerate(content.sheet.exit):
        exits = EXITS + (EXIT_MOST + 1) * clan
        t[exits] = len(line.cells)
        for number, cell in enumerate(line.cells):
            place = number_of(cell)
            t[exits + 1 + number] = place
            t[GROUND + place], t[SURFACE_CLAN + place] = SURFACE, clan
            t[STUB + place] = LETTERS.index(content.stubs[cell])
    for kind, value in enumerate(content.values):
        t[VALUE + kind] = value
    for card, cell in content.card_cells.items():
        t[CARD_CELL + card_number(card)] = number_of(cell)
        t[CARD_SIZE + card_number(card)] = content.card_sizes[card]
    return t


def card_number(card: str) -> int:
    colour, _, number = card.partition("-")
    return 8 * [*COLOURS].index(colour) + int(number) - 1  # type: ignore[arg-type]
