"""RW-A6, RW-A7: the ways a passenger can go, and what each brings."""

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from branchline.core.values import Cell
from branchline.games.railways.content import Colour
from branchline.games.railways.rules.plan import Building, Chain, Network
from branchline.games.railways.state import Marker


class Ride(msgspec.Struct, frozen=True, gc=False):
    """A marked railway one can travel."""

    chain: Chain
    capital: int
    """RW-A7: its cells, counted double when it is upgraded."""


class Route(msgspec.Struct, frozen=True, gc=False):
    """The railways travelled and the buildings reached, in order."""

    rides: tuple[Ride, ...]
    stops: tuple[Building, ...]

    @property
    def colour(self) -> Colour:
        """Where it ends."""
        return self.stops[-1].colour

    @property
    def railways(self) -> tuple[Cell, ...]:
        return tuple([ride.chain.id for ride in self.rides])


def profit_of(route: Route) -> int:
    """RW-A7: the number of stops, the last included; the start is none."""
    return len(route.stops)


def capital_of(route: Route) -> int:
    """RW-A7: the rail cells travelled, upgraded railways counting double."""
    return sum(ride.capital for ride in route.rides)


class Lines(msgspec.Struct, frozen=True, eq=False, gc=False):
    """The rides of a plan by the building that they leave from, with the one that they arrive at. Compared by identity,
    so that what follows from them can be kept cheaply."""

    leaving: dict[Building, tuple[tuple[Ride, Building], ...]]


@lru_cache(maxsize=512)
def lines(network: Network, markers: tuple[Marker, ...]) -> Lines:
    """RW-A6: a railway is travelled either way."""
    leaving: dict[Building, tuple[tuple[Ride, Building], ...]] = {}
    for ride in rides(network, markers):
        one, other = ride.chain.ends
        if one is not None and other is not None:
            leaving[one] = (*leaving.get(one, ()), (ride, other))
            leaving[other] = (*leaving.get(other, ()), (ride, one))
    return Lines(leaving)


def rides(network: Network, markers: tuple[Marker, ...]) -> tuple[Ride, ...]:
    """RW-A6: marked railways alone, RW-A7: upgraded ones counting double. RW-A1: one whose ends have become one
    building is never travelled."""
    marked = [(network.chain_at[marker.railway], marker.is_upgraded) for marker in markers]
    return tuple([Ride(chain, len(chain.cells) * (1 + upgraded)) for chain, upgraded in marked if chain.is_railway])


@lru_cache(maxsize=512)
def routes(travelled: Lines, start: Building) -> dict[Colour, tuple[Route, ...]]:
    """RW-A6: every way to a first building of each colour, through no building twice."""
    found: dict[Colour, tuple[Route, ...]] = {}
    for route in _onward(travelled, start, (), ()):
        found[route.colour] = (*found.get(route.colour, ()), route)
    return found


def _onward(travelled: Lines, start: Building, stops: tuple[Building, ...], taken: tuple[Ride, ...]) -> Iterator[Route]:
    for ride, arrival in travelled.leaving.get(stops[-1] if stops else start, ()):
        if arrival is start or arrival in stops:
            continue
        route = Route((*taken, ride), (*stops, arrival))
        if arrival.colour not in [stop.colour for stop in stops]:
            yield route
        yield from _onward(travelled, start, route.stops, route.rides)


def across(chain: Chain, building: Building) -> Building | None:
    """The other end of a railway that begins here."""
    one, other = chain.ends
    if one == building:
        return other
    return one if other == building else None
