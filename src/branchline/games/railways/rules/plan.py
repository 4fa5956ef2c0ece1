"""RW-C2, RW-A1, RW-A3: what lies on the plan: buildings, chains of rails, and the railways among them."""

from bisect import insort
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from operator import itemgetter
from string import ascii_lowercase

import msgspec

from branchline.core.values import Cell
from branchline.games.railways.content import COLOURS, OPENINGS, Colour, Content
from branchline.games.railways.state import PLAN_SIZE, Die, Laid, State
from branchline.rails.grid import neighbour, neighbours

ACROSS = 2
"""RW-S2: the cards of the plan lie two by two."""
DOWN = PLAN_SIZE // ACROSS
TURNED = {"┌": "┘", "┘": "┌", "┐": "└", "└": "┐"}
Built = tuple[tuple[Cell, Colour], ...]
reading_order: Callable[[Cell], Cell] = itemgetter(1, 0)
"""Row by row: what cells are sorted by."""
BUILDINGS: dict[str, Colour] = {colour: colour for colour in COLOURS}
"""What a cell shows that is one of a building."""


class Building(msgspec.Struct, frozen=True, eq=False, gc=False):
    """Cells of one colour that touch: one building. It is known by the first of its cells in reading order."""

    colour: Colour
    cells: tuple[Cell, ...]

    @property
    def id(self) -> Cell:
        return self.cells[0]


class Chain(msgspec.Struct, frozen=True, eq=False, gc=False):
    """Rails joined one to the next, and the building at either end, if there is one. It is known by the first of its
    cells in reading order."""

    id: Cell
    cells: tuple[Cell, ...]
    ends: tuple[Building | None, Building | None]
    is_railway: bool

    @property
    def colours(self) -> str:
        """The colours at its ends, each once, in the order of the letters."""
        one, other = self.ends
        return colours_of(one.colour if one else None, other.colour if other else None)


@lru_cache(maxsize=32)
def colours_of(one: Colour | None, other: Colour | None) -> str:
    return "".join([colour for colour in COLOURS if colour in (one, other)])


def joins_two_buildings(one: Building | None, other: Building | None) -> bool:
    """RW-A1: a railway is complete, and its ends are different buildings."""
    return one is not None and other is not None and one != other


class Network(msgspec.Struct, frozen=True, eq=False, gc=False):
    """The plan as it lies, computed once for each way it can lie. Compared by identity, so that what follows from it
    can be kept cheaply."""

    ground: dict[Cell, str]
    buildings: tuple[Building, ...]
    chains: tuple[Chain, ...]
    building_at: dict[Cell, Building]
    chain_at: dict[Cell, Chain]
    railways: tuple[Chain, ...]
    railway: dict[Cell, Chain]


def network_with(ground: dict[Cell, str], buildings: Sequence[Building], chains: Sequence[Chain]) -> Network:
    """What lies there, with what one looks up in it."""
    railways = tuple([chain for chain in chains if chain.is_railway])
    return Network(
        ground=ground,
        buildings=tuple(buildings),
        chains=tuple(chains),
        building_at={cell: building for building in buildings for cell in building.cells},
        chain_at={cell: chain for chain in chains for cell in chain.cells},
        railways=railways,
        railway={chain.id: chain for chain in railways},
    )


@lru_cache(maxsize=256)
def beside(plan: Network) -> dict[Cell, str]:
    """RW-A3: the colours of the buildings orthogonally next to each cell that has any, each once."""
    found: dict[Cell, str] = {}
    for cell, building in plan.building_at.items():
        for near in touching(cell):
            colours = found.get(near, "")
            if building.colour not in colours:
                found[near] = colours + building.colour
    return found


@lru_cache(maxsize=1024)
def touching(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """Its neighbours, the same values for every plan: what is kept of many plans stays small."""
    return neighbours(cell)


def cell_name(cell: Cell) -> str:
    """`h6` is column 8, row 6. What is far off the plan, as somebody may write it, has no letter."""
    column, row = cell
    return f"{ascii_lowercase[column]}{row + 1}" if 0 <= column < len(ascii_lowercase) else f"{column},{row}"


def network(content: Content, state: State) -> Network:
    """RW-A4: the plan with the dice built so far; a rail under a die is no rail any more."""
    built = tuple([(die.cell, die.colour) for die in state.dice if die.colour is not None])
    return network_of(content, state.plan, built)


@lru_cache(maxsize=256)
def network_of(content: Content, plan: tuple[Laid, ...], built: Built) -> Network:
    """RW-A4: the cards, and one die after the other. In which order they were built makes no difference here: each has
    its colour."""
    if built:
        return with_die(network_of(content, plan, built[:-1]), *built[-1])
    ground: dict[Cell, str] = {}
    for place, laid in enumerate(plan):
        ground |= card_ground(content, place, laid)
    buildings = find_buildings(ground)
    return network_with(ground, buildings, find_chains(ground, buildings))


def with_die(plan: Network, cell: Cell, colour: Colour) -> Network:
    """RW-A3, RW-A4: one die more. What does not touch the building that it becomes or joins stays as it was."""
    touched = [plan.building_at.get(near) for near in touching(cell)]
    joined = {building for building in touched if building is not None and building.colour == colour}
    cells = [cell, *(other for building in joined for other in building.cells)]
    building = Building(colour, tuple(sorted(cells, key=reading_order)))
    buildings = [other for other in plan.buildings if other not in joined]
    insort(buildings, building, key=place_in_order)
    ground = plan.ground | {cell: colour}
    return network_with(ground, buildings, chains_with(plan, ground, buildings, building))


def chains_with(plan: Network, ground: dict[Cell, str], buildings: Sequence[Building], built: Building) -> list[Chain]:
    """RW-A4: the plan's, but what the building lies on or beside is followed anew."""
    near = {*built.cells, *(near for cell in built.cells for near in touching(cell))}
    changed = {plan.chain_at[cell] for cell in near if cell in plan.chain_at}
    chains = [chain for chain in plan.chains if chain not in changed]
    rails = {cell: ground[cell] for chain in changed for cell in chain.cells}
    for chain in find_chains(rails, buildings):
        insort(chains, chain, key=place_in_order)
    return chains


def place_in_order(thing: Building | Chain) -> Cell:
    """Row by row: what buildings and chains are sorted by."""
    return reading_order(thing.id)


def dice_with(dice: tuple[Die, ...], laid: Die) -> tuple[Die, ...]:
    """The dice row by row, with this one in place of the one on its cell, if there is one."""
    others = [die for die in dice if die.cell != laid.cell]
    insort(others, laid, key=lambda die: reading_order(die.cell))
    return tuple(others)


@lru_cache(maxsize=1024)
def card_ground(content: Content, place: int, laid: Laid) -> dict[Cell, str]:
    return dict(card_cells(content, place, laid))


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


def find_buildings(ground: dict[Cell, str]) -> list[Building]:
    """RW-A3, RW-A5: cells of one colour that touch are one building, printed or built, on one card or on several."""
    left = {cell: glyph for cell, glyph in ground.items() if glyph in BUILDINGS}
    buildings = []
    for cell in sorted(left, key=reading_order):
        if cell in left:
            colour = BUILDINGS[left[cell]]
            buildings.append(Building(colour, tuple(sorted(_taken_together(left, cell), key=reading_order))))
    return buildings


def _taken_together(left: dict[Cell, str], cell: Cell) -> list[Cell]:
    """The cells of its colour that hang together with this one by their sides; they are no longer left."""
    colour, cells = left.pop(cell), [cell]
    for here in cells:
        for near in touching(here):
            if left.get(near) == colour:
                del left[near]
                cells.append(near)
    return cells


def find_chains(ground: dict[Cell, str], buildings: Sequence[Building]) -> list[Chain]:
    """RW-A1: neighbouring rails whose openings face each other are one chain, across cards or not."""
    building_at = {cell: building for building in buildings for cell in building.cells}
    rails = {cell: faced(cell, glyph) for cell, glyph in ground.items() if glyph in OPENINGS}
    chains: list[Chain] = []
    seen: set[Cell] = set()
    for cell in sorted(rails, key=reading_order):
        if cell in seen:
            continue
        onto, back = rails[cell]
        before, first = _follow(rails, cell, onto)
        after, last = ([], None) if first is None else _follow(rails, cell, back)
        cells = (*reversed(before), cell, *after)
        seen.update(cells)
        one, other = building_at.get(first or cell), building_at.get(last or cell)
        chains.append(Chain(cell, cells, (one, other), joins_two_buildings(one, other)))
    return chains


@lru_cache(maxsize=2048)
def faced(cell: Cell, glyph: str) -> tuple[Cell, Cell]:
    """The two cells that a rail opens to."""
    one, other = OPENINGS[glyph]
    return neighbour(cell, one), neighbour(cell, other)


def _follow(rails: dict[Cell, tuple[Cell, Cell]], start: Cell, onto: Cell) -> tuple[list[Cell], Cell | None]:
    """The rails on from this cell by this opening, and the cell that the last of them faces; None for a ring."""
    cells: list[Cell] = []
    behind, cell = start, onto
    while cell in rails and behind in rails[cell]:
        if cell == start:
            return cells, None
        cells.append(cell)
        one, other = rails[cell]
        behind, cell = cell, (one if other == behind else other)
    return cells, cell
