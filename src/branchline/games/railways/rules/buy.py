"""RW-A1, RW-A2: buy a railway."""

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from branchline.core.values import Cell, Turn
from branchline.games.railways.actions import BuyRailway
from branchline.games.railways.content import Content
from branchline.games.railways.events import RailwayBought
from branchline.games.railways.rules.payments import Price, Way, purse
from branchline.games.railways.rules.plan import Chain, network
from branchline.games.railways.rules.tracks import move_workers
from branchline.games.railways.state import MARKERS, Marker, State


def legal(content: Content, state: State) -> Iterator[BuyRailway]:
    """RW-A1: every railway that is not marked yet and that the hand can pay."""
    if not can_buy(state):
        return
    payable, marked = purse(content, state.hand), marked_railways(state)
    for railway in network(content, state).railways:
        if railway.id not in marked and payable[railway_price(railway)]:
            yield BuyRailway(railway.id)


def can_buy(state: State) -> bool:
    """RW-A2: with a worker and a marker left."""
    return state.workers > 0 and len(state.markers) < MARKERS


def marked_railways(state: State) -> frozenset[Cell]:
    return frozenset(marker.railway for marker in state.markers)


@lru_cache(maxsize=8192)
def railway_price(railway: Chain) -> Price:
    """RW-A1: rails for exactly its cells, and a destination of one of its ends."""
    return Price(rails=len(railway.cells), destinations=railway.colours)


def price(content: Content, state: State, deed: BuyRailway) -> Price:
    return railway_price(network(content, state).railway[deed.railway])


def apply(content: Content, state: State, deed: BuyRailway, _way: Way) -> Turn:
    """RW-A1: a worker goes, a marker comes."""
    state, events = move_workers(state, -1)
    bought = RailwayBought(deed.railway, network(content, state).railway[deed.railway].cells)
    return Turn(replace(state, markers=(*state.markers, Marker(deed.railway))), (*events, bought))
