"""RW-A3 to RW-A5: build."""

from collections.abc import Iterator

from msgspec.structs import replace

from branchline.core.values import Cell, Turn
from branchline.games.railways.actions import Build
from branchline.games.railways.content import COLOURS, Colour, Content
from branchline.games.railways.events import BuildingBuilt
from branchline.games.railways.rules.payments import Price, Way, can_pay
from branchline.games.railways.rules.plan import Network, network, reading_order
from branchline.games.railways.rules.tracks import move_capital
from branchline.games.railways.state import Die, State
from branchline.rails.grid import neighbours

PRICE = Price(("build",))


def legal(content: Content, state: State) -> Iterator[Build]:
    """RW-A3: every die one can afford, on every cell that takes one."""
    values = [value for value in state.building_dice if capital_for(value) <= state.capital]
    if not values or not can_pay(content, state, PRICE):
        return
    plan = network(content, state)
    marked = marked_cells(plan, state)
    cells = [cell for cell in plan.ground if can_build_on(plan, marked, cell)]
    for value in values:
        for cell in cells:
            yield Build(value, cell)


def capital_for(value: int) -> int:
    """RW-A3: twice the die's value."""
    return 2 * value


def marked_cells(plan: Network, state: State) -> frozenset[Cell]:
    return frozenset(cell for marker in state.markers for cell in plan.chain_at[marker.railway].cells)


def can_build_on(plan: Network, marked: frozenset[Cell], cell: Cell) -> bool:
    """RW-A3, RW-A4: no building there, none of two colours beside it, and no marked railway underneath."""
    return cell not in plan.building_at and cell not in marked and len(colours_beside(plan, cell)) <= 1


def colours_beside(plan: Network, cell: Cell) -> tuple[Colour, ...]:
    """RW-A3, RW-A5: the colours of the buildings orthogonally next to a cell, each once."""
    near = {plan.building_at[other].colour for other in neighbours(cell) if other in plan.building_at}
    return tuple(colour for colour in COLOURS if colour in near)


def price(_content: Content, _state: State, _deed: Build) -> Price:
    return PRICE


def apply(content: Content, state: State, deed: Build, _way: Way) -> Turn:
    """RW-A3: the capital is paid and the die takes its neighbours' colour; alone it is leisure."""
    colour = (*colours_beside(network(content, state), deed.cell), "L")[0]
    state, events = move_capital(state, -capital_for(deed.value))
    dice = tuple(sorted((*state.dice, Die(deed.cell, deed.value, colour)), key=lambda die: reading_order(die.cell)))
    left = tuple(value for value in state.building_dice if value != deed.value)
    built = BuildingBuilt(deed.cell, deed.value, colour)
    return Turn(replace(state, dice=dice, building_dice=left), (*events, built))
