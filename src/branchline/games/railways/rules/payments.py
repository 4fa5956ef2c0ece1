"""RW-P: payments."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, combinations
from typing import Final, NamedTuple

import msgspec

from branchline.games.railways.actions import Slot
from branchline.games.railways.content import CAPITAL_ICONS, DESTINATIONS, RAILS, Colour, Content, capital_of
from branchline.games.railways.state import POLLUTION, State

SMOKE_A_SLOT: Final = 1
Growing = tuple[tuple[Slot, ...], tuple[str, ...], int]
"""Slots that do not pay yet, their icons, and from which of the useful slots on others may join them."""


class Price(NamedTuple):
    """What an action costs in icons: one of each of these, exactly so many rails, one of these destinations."""

    icons: tuple[str, ...] = ()
    rails: int = 0
    destinations: str = ""
    capital: bool = False
    """RW-A11: any number of capital icons, at least one, and nothing else."""


class Way(msgspec.Struct, frozen=True, gc=False):
    """One way to pay: the slots used, and by how much they raise pollution."""

    slots: tuple[Slot, ...]
    pollution: int

    @property
    def cards(self) -> tuple[int, ...]:
        """RW-P1: the cards it spends."""
        return tuple(dict.fromkeys([card for card, _ in self.slots]))


def ways_to_pay(content: Content, state: State, price: Price) -> tuple[Way, ...]:
    """RW-P2, RW-P3: every way, by the pollution it adds now, then the cards it spends, then card and slot numbers."""
    ways = ways_of_hand(content, purse(content, state.hand).hand, price)
    room = POLLUTION[1] - state.pollution
    if not ways or ways[-1].pollution <= room:  # the last adds most
        return ways
    return tuple(sorted((Way(way.slots, min(way.pollution, room)) for way in ways), key=_order))


def can_pay(content: Content, state: State, price: Price) -> bool:
    """RW-P1: whether there is any way at all."""
    return purse(content, state.hand)[price]


class Purse(dict[Price, bool]):
    """RW-P1: what a hand can pay, worked out when first asked for."""

    def __init__(self, content: Content, hand: tuple[int, ...]) -> None:
        super().__init__()
        self.content, self.hand = content, hand

    def __missing__(self, price: Price) -> bool:
        self[price] = answer = hand_can_pay(self.content, self.hand, price)
        return answer


@lru_cache(maxsize=1024)
def purse(content: Content, hand: tuple[int, ...]) -> Purse:
    """In whichever order the cards were drawn, they pay for the same."""
    in_order = tuple(sorted(hand))
    return Purse(content, hand) if hand == in_order else purse(content, in_order)


def _order(way: Way) -> tuple[int, int, tuple[Slot, ...]]:
    return (way.pollution, len(way.cards), way.slots)


def hand_can_pay(content: Content, hand: tuple[int, ...], price: Price) -> bool:
    """RW-P1: what is more stays unused, so there is a way exactly where all slots together pay."""
    icons = icons_in(content, hand)
    if price.capital:
        return not CAPITAL_ICONS.keys().isdisjoint(icons)
    return are_enough(icons, price, *wanted_destinations(content, hand, price.destinations))


@lru_cache(maxsize=1024)
def icons_in(content: Content, hand: tuple[int, ...]) -> tuple[str, ...]:
    """All icons that the hand shows."""
    return tuple(icon for slot in slots_of(hand) for icon in icons_of(content, slot))


def slots_of(hand: tuple[int, ...]) -> list[Slot]:
    return [(card, number) for card in hand for number in (1, 2, 3, 4)]


@lru_cache(maxsize=8192)
def ways_of_hand(content: Content, hand: tuple[int, ...], price: Price) -> tuple[Way, ...]:
    """The ways as long as pollution has room."""
    slots = slots_of(hand)
    sets = capital_sets(content, slots) if price.capital else minimal_sets(content, hand, slots, price)
    return tuple(sorted((Way(chosen, smoke(chosen)) for chosen in sets), key=_order))


def smoke(slots: Sequence[Slot]) -> int:
    """RW-P2: of each card used, every slot beyond the first raises pollution by one."""
    return SMOKE_A_SLOT * (len(slots) - len(clean_slots(slots)))


def clean_slots(slots: Sequence[Slot]) -> tuple[Slot, ...]:
    """RW-P2: the first slot of each card used."""
    first: dict[int, Slot] = {}
    for slot in slots:
        first.setdefault(slot[0], slot)
    return tuple(first.values())


def capital_sets(content: Content, slots: Sequence[Slot]) -> Iterator[tuple[Slot, ...]]:
    """RW-A11: any capital icons together."""
    useful = [slot for slot in slots if shows_capital(content, slot)]
    return chain.from_iterable(combinations(useful, size) for size in range(1, len(useful) + 1))


def shows_capital(content: Content, slot: Slot) -> bool:
    return any(icon in CAPITAL_ICONS for icon in icons_of(content, slot))


def capital_in(content: Content, slot: Slot) -> int:
    return sum(capital_of(icon) for icon in icons_of(content, slot))


def icons_of(content: Content, slot: Slot) -> tuple[str, ...]:
    card, number = slot
    return content.card[card].slots[number - 1]


def minimal_sets(
    content: Content, hand: tuple[int, ...], slots: Sequence[Slot], price: Price
) -> list[tuple[Slot, ...]]:
    """RW-P2: the sets of slots that pay the price and of which none could be left out. They grow slot by slot, and what
    pays grows no further."""
    wanted, count = wanted_destinations(content, hand, price.destinations)
    serving = {*price.icons, *wanted, *_rails(price)}
    useful = [(slot, icons) for slot in slots if not serving.isdisjoint(icons := icons_of(content, slot))]
    found: list[tuple[Slot, ...]] = []
    growing: list[Growing] = [((), (), 0)]
    for _ in range(len(price.icons) + price.rails + count):
        longer = _grown(growing, useful)
        growing = []
        for grown in longer:
            chosen, icons, _ = grown
            if not are_enough(icons, price, wanted, count):
                growing.append(grown)
            elif not any(map(set(chosen).issuperset, found)):
                found.append(chosen)
    return found


def _grown(growing: list[Growing], useful: list[tuple[Slot, tuple[str, ...]]]) -> list[Growing]:
    return [
        ((*chosen, slot), shown + icons, place)
        for chosen, shown, first in growing
        for place, (slot, icons) in enumerate(useful[first:], first + 1)
    ]


def _rails(price: Price) -> tuple[str, ...]:
    return tuple(RAILS) if price.rails else ()


def wanted_destinations(content: Content, hand: tuple[int, ...], colours: str) -> tuple[tuple[str, ...], int]:
    """RW-P4: the destination icons that serve and how many of them: when no card in hand shows one, any two."""
    if not colours:
        return (), 0
    if any(shows_destination(content, hand, colour) for colour in colours):  # type: ignore[arg-type]
        return tuple(DESTINATIONS[colour] for colour in colours), 1  # type: ignore[index]
    return tuple(DESTINATIONS.values()), 2


def shows_destination(content: Content, hand: tuple[int, ...], colour: Colour) -> bool:
    """RW-P4, RW-A8: whether a card in hand shows the colour's own icon."""
    return DESTINATIONS[colour] in icons_in(content, hand)


def pays(content: Content, chosen: Sequence[Slot], price: Price, wanted: tuple[str, ...], count: int) -> bool:
    """RW-P1, RW-P2: whether these slots pay."""
    return are_enough([icon for slot in chosen for icon in icons_of(content, slot)], price, wanted, count)


def are_enough(icons: Sequence[str], price: Price, wanted: tuple[str, ...], count: int) -> bool:
    """RW-P1, RW-P2: whether these icons are enough; what is more stays unused."""
    return (
        makes_rails(icons.count("rail"), icons.count("two_rails"), price.rails)
        and sum([icons.count(icon) for icon in wanted]) >= count
        and all(icon in icons for icon in price.icons)
    )


def makes_rails(singles: int, doubles: int, length: int) -> bool:
    """RW-A1: whether some of the rail icons come to exactly this; one that counts two is not split."""
    fewest_doubles = max(0, (length - singles + 1) // 2)
    return fewest_doubles <= min(doubles, length // 2)
