"""RW-A6, RW-A7: the ways a passenger can go, and what each brings."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from branchline.core.values import Cell
from branchline.games.railways.content import Colour
from branchline.games.railways.rules.plan import Building, Chain, Network
from branchline.games.railways.state import Marker


class Ride(NamedTuple):
    """A marked railway one can travel."""

    chain: Chain
    capital: int
    """RW-A7: its cells, counted double when it is upgraded."""


class Route(NamedTuple):
    """The railways travelled and the buildings reached, in order."""

    rides: tuple[Ride, ...]
    stops: tuple[Building, ...]

    @property
    def colour(self) -> Colour:
        """Where it ends."""
        return self.stops[-1].colour

    @property
    def railways(self) -> tuple[Cell, ...]:
        return tuple(ride.chain.id for ride in self.rides)


def profit_of(route: Route) -> int:
    """RW-A7: the number of stops, the last included; the start is none."""
    return len(route.stops)


def capital_of(route: Route) -> int:
    """RW-A7: the rail cells travelled, upgraded railways counting double."""
    return sum(ride.capital for ride in route.rides)


@lru_cache(maxsize=2048)
def rides(network: Network, markers: tuple[Marker, ...]) -> tuple[Ride, ...]:
    """RW-A6: marked railways alone, RW-A7: upgraded ones counting double. RW-A1: one whose ends have become one
    building is never travelled."""
    marked = [(network.chain_at[marker.railway], marker) for marker in markers]
    return tuple(
        Ride(chain, len(chain.cells) * (2 if marker.is_upgraded else 1)) for chain, marker in marked if chain.is_railway
    )


@lru_cache(maxsize=8192)
def routes(all_rides: tuple[Ride, ...], start: Building, colour: Colour) -> tuple[Route, ...]:
    """RW-A6: every way to a first building of the colour, through no building twice."""
    return tuple(_onward(all_rides, colour, (start,), ()))


def _onward(
    all_rides: tuple[Ride, ...], colour: Colour, passed: tuple[Building, ...], taken: tuple[Ride, ...]
) -> Iterator[Route]:
    for ride in all_rides:
        arrival = across(ride.chain, passed[-1])
        if arrival is None or arrival in passed:
            continue
        if arrival.colour == colour:
            yield Route((*taken, ride), (*passed[1:], arrival))
        else:
            yield from _onward(all_rides, colour, (*passed, arrival), (*taken, ride))


def across(chain: Chain, building: Building) -> Building | None:
    """The other end of a railway that begins here."""
    one, other = chain.ends
    if one == building:
        return other
    return one if other == building else None
