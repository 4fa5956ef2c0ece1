"""RW-A3 to RW-A5: build."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain

from msgspec.structs import replace

from branchline.core.values import Cell, Seat, Turn
from branchline.games.railways.actions import Build, KeepMarker
from branchline.games.railways.content import COLOURS, Colour, Content
from branchline.games.railways.events import BuildingBuilt, MarkerKept, MarkerReturned
from branchline.games.railways.rules.payments import Price, Purse, Way
from branchline.games.railways.rules.plan import Chain, Network, beside, dice_with, network, reading_order
from branchline.games.railways.rules.tracks import move_capital
from branchline.games.railways.state import Die, DivideRailway, Marker, State

PRICE = Price(("build",))


def legal(plan: Network, payable: Purse, state: State) -> Sequence[Build]:
    """RW-A3: every die one can afford, on every cell that takes one."""
    values = [value for value in state.building_dice if capital_for(value) <= state.capital]
    if not values or not payable[PRICE]:
        return ()
    return list(chain.from_iterable([builds(plan, value) for value in values]))


@lru_cache(maxsize=256)
def builds(plan: Network, value: int) -> tuple[Build, ...]:
    """RW-A3: one for every cell that takes a die. A plan lies for long as it lies."""
    return tuple([Build(value, cell) for cell in sites(plan)])


@lru_cache(maxsize=256)
def sites(plan: Network) -> tuple[Cell, ...]:
    """RW-A3, RW-A4: land, and any rail, a marked one too; no building there, and none of two colours beside it."""
    between = [cell for cell, colours in beside(plan).items() if len(colours) > 1]
    closed = {*plan.building_at, *between}
    return tuple([cell for cell in plan.ground if cell not in closed])


def capital_for(value: int) -> int:
    """RW-A3: twice the die's value."""
    return 2 * value


def colours_beside(plan: Network, cell: Cell) -> tuple[Colour, ...]:
    """RW-A3, RW-A5: the colours of the buildings orthogonally next to a cell, each once."""
    return tuple(colour for colour in COLOURS if colour in beside(plan).get(cell, ""))


def colour_on(plan: Network, cell: Cell) -> Colour:
    """RW-A3: a die takes its neighbours' colour; alone it is leisure."""
    return (*colours_beside(plan, cell), "L")[0]


def price(_content: Content, _state: State, _deed: Build) -> Price:
    return PRICE


def apply(content: Content, state: State, deed: Build, _way: Way) -> Turn:
    """RW-A3: the capital is paid and the die has its colour."""
    plan = network(content, state)
    colour = colour_on(plan, deed.cell)
    state, events = move_capital(state, -capital_for(deed.value))
    dice = dice_with(state.dice, Die(deed.cell, deed.value, colour))
    left = tuple(value for value in state.building_dice if value != deed.value)
    built = BuildingBuilt(deed.cell, deed.value, colour)
    state, cut = cut_railway(content, replace(state, dice=dice, building_dice=left), plan.chain_at.get(deed.cell))
    return Turn(state, (*events, built, *cut))


# A die on a marked railway --------------------------------------------------------------------------------------


def cut_railway(content: Content, state: State, chain: Chain | None) -> Turn:
    """RW-A4: what becomes of the marker on the rails that the die was built on, if there is one."""
    if chain is None or all(marker.railway != chain.id for marker in state.markers):
        return Turn(state, ())
    parts = parts_left(network(content, state), chain)
    if not parts:
        left = tuple(marker for marker in state.markers if marker.railway != chain.id)
        return Turn(replace(state, markers=left), (MarkerReturned(chain.id),))
    state = move_marker(state, chain.id, parts[0].id)
    if len(parts) == 1:
        return Turn(state, (MarkerKept(parts[0].id, parts[0].cells),))
    one, other = parts
    return Turn(replace(state, agenda=(DivideRailway((one.id, other.id)), *state.agenda)), ())


def parts_left(plan: Network, chain: Chain) -> list[Chain]:
    """RW-A4: of the rails on each side of the die those that join two different buildings, in reading order."""
    found = {plan.chain_at[cell].id: plan.chain_at[cell] for cell in chain.cells if cell in plan.chain_at}
    return [found[railway] for railway in sorted(found, key=reading_order) if found[railway].is_railway]


def move_marker(state: State, railway: Cell, part: Cell) -> State:
    """RW-A4: the marker goes along with its upgrade."""
    markers = tuple(
        Marker(part, marker.is_upgraded) if marker.railway == railway else marker for marker in state.markers
    )
    return replace(state, markers=markers)


def keep_legal(_content: Content, _state: State, step: DivideRailway, _seat: Seat) -> Sequence[KeepMarker]:
    """RW-A4: either part."""
    return [KeepMarker(railway) for railway in step.railways]


def keep(content: Content, state: State, step: DivideRailway, _seat: Seat, action: KeepMarker) -> Turn:
    """RW-A4: one part keeps the marker, the other can be bought. No goal hangs on which: both are complete railways."""
    state = move_marker(replace(state, agenda=state.agenda[1:]), step.railways[0], action.railway)
    return Turn(state, (MarkerKept(action.railway, network(content, state).chain_at[action.railway].cells),))
