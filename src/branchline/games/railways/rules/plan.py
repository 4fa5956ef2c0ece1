"""RW-C2, RW-A1, RW-A3: what lies on the plan: buildings, chains of rails, and the railways among them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from string import ascii_lowercase

from branchline.core.values import Cell
from branchline.games.railways.content import COLOURS, LAND, OPENINGS, Colour, Content
from branchline.games.railways.state import PLAN_SIZE, Laid, State
from branchline.rails.grid import Side, groups, neighbour, opposite

ACROSS = 2
"""RW-S2: the cards of the plan lie two by two."""
DOWN = PLAN_SIZE // ACROSS
TURNED = {"┌": "┘", "┘": "┌", "┐": "└", "└": "┐"}
Built = tuple[tuple[Cell, Colour], ...]


@dataclass(frozen=True, eq=False)
class Building:
    """Cells of one colour that touch: one building. It is known by the first of its cells in reading order."""

    colour: Colour
    cells: tuple[Cell, ...]

    @property
    def id(self) -> Cell:
        return self.cells[0]


@dataclass(frozen=True, eq=False)
class Chain:
    """Rails joined one to the next, and the building at either end, if there is one."""

    cells: tuple[Cell, ...]
    ends: tuple[Building | None, Building | None]

    @cached_property
    def id(self) -> Cell:
        return min(self.cells, key=reading_order)

    @cached_property
    def is_railway(self) -> bool:
        return joins_two_buildings(*self.ends)

    @cached_property
    def colours(self) -> str:
        """The colours at its ends, each once, in the order of the letters."""
        there = {end.colour for end in self.ends if end is not None}
        return "".join(colour for colour in COLOURS if colour in there)


def joins_two_buildings(one: Building | None, other: Building | None) -> bool:
    """RW-A1: a railway is complete, and its ends are different buildings."""
    return one is not None and other is not None and one != other


@dataclass(frozen=True, eq=False)
class Network:
    """The plan as it lies, computed once for each way it can lie."""

    ground: dict[Cell, str]
    buildings: tuple[Building, ...]
    chains: tuple[Chain, ...]
    building_at: dict[Cell, Building] = field(init=False)
    chain_at: dict[Cell, Chain] = field(init=False)
    railways: tuple[Chain, ...] = field(init=False)
    railway: dict[Cell, Chain] = field(init=False)

    def __post_init__(self) -> None:
        set_field = object.__setattr__
        set_field(self, "building_at", {cell: building for building in self.buildings for cell in building.cells})
        set_field(self, "chain_at", {cell: chain for chain in self.chains for cell in chain.cells})
        set_field(self, "railways", tuple(chain for chain in self.chains if chain.is_railway))
        set_field(self, "railway", {chain.id: chain for chain in self.railways})


def reading_order(cell: Cell) -> Cell:
    return (cell[1], cell[0])


def cell_name(cell: Cell) -> str:
    """`h6` is column 8, row 6. What is far off the plan, as somebody may write it, has no letter."""
    column, row = cell
    return f"{ascii_lowercase[column]}{row + 1}" if 0 <= column < len(ascii_lowercase) else f"{column},{row}"


def network(content: Content, state: State) -> Network:
    """RW-A4: the plan with the dice built so far; a rail under a die is no rail any more."""
    built = tuple((die.cell, die.colour) for die in state.dice if die.colour is not None)
    return network_of(content, state.plan, built)


@lru_cache(maxsize=2048)
def network_of(content: Content, plan: tuple[Laid, ...], built: Built) -> Network:
    ground: dict[Cell, str] = {}
    for place, laid in enumerate(plan):
        ground.update(card_cells(content, place, laid))
    ground.update(built)
    buildings = find_buildings(ground)
    return Network(ground, buildings, find_chains(ground, buildings))


def card_cells(content: Content, place: int, laid: Laid) -> Iterator[tuple[Cell, str]]:
    """RW-S2: what a card shows at its place: top left, top right, bottom left, bottom right; perhaps turned by 180°."""
    columns, rows = content.columns, content.rows
    left, top = place % ACROSS * columns, place // ACROSS * rows
    for y, line in enumerate(content.card[laid.card].plan):
        for x, glyph in enumerate(line):
            if laid.turned:
                yield (left + columns - 1 - x, top + rows - 1 - y), TURNED.get(glyph, glyph)
            else:
                yield (left + x, top + y), glyph


def place_of(content: Content, cell: Cell) -> int:
    return cell[0] // content.columns + ACROSS * (cell[1] // content.rows)


def find_buildings(ground: dict[Cell, str]) -> tuple[Building, ...]:
    """RW-A3, RW-A5: cells of one colour that touch are one building, printed or built, on one card or on several."""
    buildings = [
        Building(colour, tuple(sorted(group, key=reading_order)))
        for colour in COLOURS
        for group in groups(cell for cell, glyph in ground.items() if glyph == colour)
    ]
    return tuple(sorted(buildings, key=lambda building: reading_order(building.id)))


def find_chains(ground: dict[Cell, str], buildings: tuple[Building, ...]) -> tuple[Chain, ...]:
    """RW-A1: neighbouring rails whose openings face each other are one chain, across cards or not."""
    building_at = {cell: building for building in buildings for cell in building.cells}
    chains: list[Chain] = []
    seen: set[Cell] = set()
    for cell in sorted(ground, key=reading_order):
        if cell in seen or ground[cell] not in OPENINGS:
            continue
        one, other = OPENINGS[ground[cell]]
        before, first = _follow(ground, cell, one)
        after, last = ([], None) if first is None else _follow(ground, cell, other)
        cells = (*reversed(before), cell, *after)
        seen.update(cells)
        chains.append(Chain(cells, (building_at.get(first or cell), building_at.get(last or cell))))
    return tuple(chains)


def _follow(ground: dict[Cell, str], start: Cell, side: Side) -> tuple[list[Cell], Cell | None]:
    """The rails on from this cell by this opening, and the cell that the last of them faces; None for a ring."""
    cell, rails = start, list[Cell]()
    while True:
        cell, back = neighbour(cell, side), opposite(side)
        openings = OPENINGS.get(ground.get(cell, LAND))
        if openings is None or back not in openings:
            return rails, cell
        if cell == start:
            return rails, None
        rails.append(cell)
        side = openings[0] if openings[1] == back else openings[1]
