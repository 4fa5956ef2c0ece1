"""RW-A1, RW-A2: buy a railway."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from branchline.core.values import Cell, Turn
from branchline.games.railways.actions import BuyRailway
from branchline.games.railways.content import Content
from branchline.games.railways.events import RailwayBought
from branchline.games.railways.rules.payments import Price, Purse, Way
from branchline.games.railways.rules.plan import Chain, Network, network
from branchline.games.railways.rules.tracks import move_workers
from branchline.games.railways.state import MARKERS, Marker, State


def legal(plan: Network, payable: Purse, state: State) -> Sequence[BuyRailway]:
    """RW-A1: every railway that is not marked yet and that the hand can pay."""
    if not can_buy(state):
        return ()
    marked = marked_railways(state)
    return [deed for deed, price in offers(plan) if deed.railway not in marked and payable[price]]


@lru_cache(maxsize=256)
def offers(plan: Network) -> tuple[tuple[BuyRailway, Price], ...]:
    """RW-A1: every complete railway of a plan, and what it costs."""
    return tuple([(BuyRailway(railway.id), railway_price(railway)) for railway in plan.railways])


def can_buy(state: State) -> bool:
    """RW-A2: with a worker and a marker left."""
    return state.workers > 0 and len(state.markers) < MARKERS


def marked_railways(state: State) -> frozenset[Cell]:
    return frozenset([marker.railway for marker in state.markers])


def railway_price(railway: Chain) -> Price:
    """RW-A1: rails for exactly its cells, and a destination of one of its ends."""
    return rails_price(len(railway.cells), railway.colours)


@lru_cache(maxsize=256)
def rails_price(length: int, colours: str) -> Price:
    return Price(rails=length, destinations=colours)


def price(content: Content, state: State, deed: BuyRailway) -> Price:
    return railway_price(network(content, state).railway[deed.railway])


def apply(content: Content, state: State, deed: BuyRailway, _way: Way) -> Turn:
    """RW-A1: a worker goes, a marker comes."""
    state, events = move_workers(state, -1)
    bought = RailwayBought(deed.railway, network(content, state).railway[deed.railway].cells)
    return Turn(replace(state, markers=(*state.markers, Marker(deed.railway))), (*events, bought))
