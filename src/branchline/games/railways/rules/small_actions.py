"""RW-A10 to RW-A14: recruit, raise capital, clean up, add a passenger, upgrade."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from branchline.core.values import Cell, Turn
from branchline.games.railways.actions import AddPassenger, CleanUp, RaiseCapital, Recruit, Upgrade
from branchline.games.railways.content import Content
from branchline.games.railways.events import PassengerAdded, RailwayUpgraded
from branchline.games.railways.rules.payments import Price, Purse, Way, capital_in
from branchline.games.railways.rules.plan import Chain, Network, dice_with, network
from branchline.games.railways.rules.tracks import move_capital, move_pollution, move_workers
from branchline.games.railways.state import MOST_ON_DIE, Die, Marker, State

RECRUIT = Price(("worker",))
CAPITAL = Price(capital=True)
CLEAN_UP = Price(("clean",))
PASSENGER = Price(("passenger",))


def legal_recruit(_plan: Network, payable: Purse, _state: State) -> Sequence[Recruit]:
    """RW-A10: with six workers too."""
    return (Recruit(),) if payable[RECRUIT] else ()


def recruit(_content: Content, state: State, _deed: Recruit, _way: Way) -> Turn:
    """RW-A10: a worker more, up to six."""
    return move_workers(state, 1)


def legal_raise_capital(_plan: Network, payable: Purse, _state: State) -> Sequence[RaiseCapital]:
    """RW-A11: at 20 too."""
    return (RaiseCapital(),) if payable[CAPITAL] else ()


def raise_capital(content: Content, state: State, _deed: RaiseCapital, way: Way) -> Turn:
    """RW-A11: the sum of the icons, up to 20."""
    return move_capital(state, sum(capital_in(content, slot) for slot in way.slots))


def legal_clean_up(_plan: Network, payable: Purse, _state: State) -> Sequence[CleanUp]:
    """RW-A12; at 1 too (RW-P3)."""
    return (CleanUp(),) if payable[CLEAN_UP] else ()


def clean_up(_content: Content, state: State, _deed: CleanUp, _way: Way) -> Turn:
    """RW-A12: pollution -1."""
    return move_pollution(state, -1)


def legal_add_passenger(plan: Network, payable: Purse, state: State) -> Sequence[AddPassenger]:
    """RW-A13: any die on the plan below six; a waiting die on any building without a die."""
    if not payable[PASSENGER]:
        return ()
    cells = [die.cell for die in state.dice if die.value < MOST_ON_DIE]
    if state.waiting:
        cells += buildings_without_dice(plan, state)
    return [AddPassenger(cell) for cell in cells]


def buildings_without_dice(plan: Network, state: State) -> list[Cell]:
    """RW-A13: a building die at 0 is a die; of a large building its first cell stands for all."""
    dice = {die.cell for die in state.dice}
    return [building.id for building in plan.buildings if dice.isdisjoint(building.cells)]


def add_passenger(_content: Content, state: State, deed: AddPassenger, _way: Way) -> Turn:
    """RW-A13: a die changes, or comes."""
    die = die_with_one_more(state, deed.cell)
    waiting = state.waiting if die_on(state, deed.cell) else state.waiting - 1
    after = replace(state, dice=dice_with(state.dice, die), waiting=waiting)
    return Turn(after, (PassengerAdded(deed.cell, die.value),))


def die_with_one_more(state: State, cell: Cell) -> Die:
    """RW-A13: the die there shows one more, or a waiting one comes and shows 1."""
    there = die_on(state, cell)
    return Die(cell, there.value + 1, there.colour) if there else Die(cell, 1)


def die_on(state: State, cell: Cell) -> Die | None:
    return next((die for die in state.dice if die.cell == cell), None)


def legal_upgrade(plan: Network, payable: Purse, state: State) -> Sequence[Upgrade]:
    """RW-A14: every marked railway not upgraded yet that the hand can pay, merged ends or not."""
    railways = [marker.railway for marker in state.markers if not marker.is_upgraded]
    return [Upgrade(railway) for railway in railways if payable[upgrade_price(plan.chain_at[railway])]]


@lru_cache(maxsize=512)
def upgrade_price(railway: Chain) -> Price:
    """RW-A14: an upgrade icon and a destination of one of its ends."""
    return Price(("upgrade",), destinations=railway.colours)


def upgrade(content: Content, state: State, deed: Upgrade, _way: Way) -> Turn:
    """RW-A14: from now on its cells count double."""
    upgraded = Marker(deed.railway, True)
    markers = tuple([upgraded if marker.railway == deed.railway else marker for marker in state.markers])
    cells = network(content, state).chain_at[deed.railway].cells
    return Turn(replace(state, markers=markers), (RailwayUpgraded(deed.railway, cells),))
