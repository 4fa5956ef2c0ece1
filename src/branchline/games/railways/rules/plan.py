"""RW-C2, RW-A1, RW-A3: what lies on the plan: buildings, chains of rails, and the railways among them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from operator import itemgetter
from string import ascii_lowercase
from typing import Any

import msgspec

from branchline.core.values import Cell
from branchline.games.railways.content import COLOURS, OPENINGS, Colour, Content
from branchline.games.railways.state import PLAN_SIZE, Laid, State
from branchline.rails.grid import groups, neighbour, neighbours

ACROSS = 2
"""RW-S2: the cards of the plan lie two by two."""
DOWN = PLAN_SIZE // ACROSS
TURNED = {"┌": "┘", "┘": "┌", "┐": "└", "└": "┐"}
Built = tuple[tuple[Cell, Colour], ...]
reading_order: Callable[[Cell], Cell] = itemgetter(1, 0)
"""Row by row: what cells are sorted by."""


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

    @property
    def is_railway(self) -> bool:
        return joins_two_buildings(*self.ends)

    @property
    def colours(self) -> str:
        """The colours at its ends, each once, in the order of the letters."""
        there = [end.colour for end in self.ends if end is not None]
        return "".join([colour for colour in COLOURS if colour in there])


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

    @cached_property
    def beside(self) -> dict[Cell, str]:
        """RW-A3: the colours of the buildings orthogonally next to each cell that has any, each once."""
        beside: dict[Cell, str] = {}
        for cell, building in self.building_at.items():
            for near in neighbours(cell):
                colours = beside.get(near, "")
                if building.colour not in colours:
                    beside[near] = colours + building.colour
        return beside


def cell_name(cell: Cell) -> str:
    """`h6` is column 8, row 6. What is far off the plan, as somebody may write it, has no letter."""
    column, row = cell
    return f"{ascii_lowercase[column]}{row + 1}" if 0 <= column < len(ascii_lowercase) else f"{column},{row}"


def network(content: Content, state: State) -> Network:
    """RW-A4: the plan with the dice built so far; a rail under a die is no rail any more. It is looked up once a state,
    and kept beside it."""
    kept: dict[Any, Network] = state.__dict__
    found = kept.get(content)
    if found is None:
        built = tuple([(die.cell, die.colour) for die in state.dice if die.colour is not None])
        found = kept[content] = network_of(content, state.plan, built)
    return found


@lru_cache(maxsize=2048)
def network_of(content: Content, plan: tuple[Laid, ...], built: Built) -> Network:
    """RW-A4: the cards, and one die after the other. In which order they were built makes no difference here: each has
    its colour."""
    if built:
        return with_die(network_of(content, plan, built[:-1]), *built[-1])
    ground: dict[Cell, str] = {}
    for place, laid in enumerate(plan):
        ground |= card_ground(content, place, laid)
    buildings = find_buildings(ground)
    return Network(ground, buildings, find_chains(ground, buildings))


def with_die(plan: Network, cell: Cell, colour: Colour) -> Network:
    """RW-A3, RW-A4: one die more. What does not touch the building that it becomes or joins stays as it was."""
    touched = [plan.building_at.get(near) for near in neighbours(cell)]
    joined = {building for building in touched if building is not None and building.colour == colour}
    cells = [cell, *(other for building in joined for other in building.cells)]
    building = Building(colour, tuple(sorted(cells, key=reading_order)))
    buildings = [other for other in plan.buildings if other not in joined]
    buildings = sorted([*buildings, building], key=lambda building: reading_order(building.id))
    ground = plan.ground | {cell: colour}
    return Network(ground, tuple(buildings), chains_with(plan, ground, tuple(buildings), building))


def chains_with(
    plan: Network, ground: dict[Cell, str], buildings: tuple[Building, ...], built: Building
) -> tuple[Chain, ...]:
    """RW-A4: the plan's, but what the building lies on or beside is followed anew."""
    near = {*built.cells, *(near for cell in built.cells for near in neighbours(cell))}
    rest = [chain for chain in plan.chains if near.isdisjoint(chain.cells)]
    changed = {cell: ground[cell] for chain in plan.chains if chain not in rest for cell in chain.cells}
    return tuple(sorted([*rest, *find_chains(changed, buildings)], key=lambda chain: reading_order(chain.id)))


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


def find_buildings(ground: dict[Cell, str]) -> tuple[Building, ...]:
    """RW-A3, RW-A5: cells of one colour that touch are one building, printed or built, on one card or on several."""
    cells: dict[str, list[Cell]] = {colour: [] for colour in COLOURS}
    for cell, glyph in ground.items():
        if glyph in cells:
            cells[glyph].append(cell)
    buildings = [
        Building(colour, tuple(sorted(group, key=reading_order)))
        for colour in COLOURS
        for group in groups(cells[colour])
    ]
    return tuple(sorted(buildings, key=lambda building: reading_order(building.cells[0])))


def find_chains(ground: dict[Cell, str], buildings: tuple[Building, ...]) -> tuple[Chain, ...]:
    """RW-A1: neighbouring rails whose openings face each other are one chain, across cards or not."""
    building_at = {cell: building for building in buildings for cell in building.cells}
    rails = {cell: faced(cell, glyph) for cell, glyph in ground.items() if glyph in OPENINGS}
    chains: list[Chain] = []
    seen: set[Cell] = set()
    for cell in sorted(rails, key=reading_order):
        if cell in seen:
            continue
        one, other = rails[cell]
        before, first = _follow(rails, cell, one)
        after, last = ([], None) if first is None else _follow(rails, cell, other)
        cells = (*reversed(before), cell, *after)
        seen.update(cells)
        chains.append(Chain(cell, cells, (building_at.get(first or cell), building_at.get(last or cell))))
    return tuple(chains)


@lru_cache(maxsize=2048)
def faced(cell: Cell, glyph: str) -> tuple[Cell, Cell]:
    """The two cells that a rail opens to."""
    one, other = OPENINGS[glyph]
    return neighbour(cell, one), neighbour(cell, other)


def _follow(rails: dict[Cell, tuple[Cell, Cell]], start: Cell, onto: Cell) -> tuple[list[Cell], Cell | None]:
    """The rails on from this cell by this opening, and the cell that the last of them faces; None for a ring."""
    behind, cell, cells = start, onto, list[Cell]()
    while cell in rails and behind in rails[cell]:
        if cell == start:
            return cells, None
        cells.append(cell)
        one, other = rails[cell]
        behind, cell = cell, (one if other == behind else other)
    return cells, cell
