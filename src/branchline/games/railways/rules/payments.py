"""RW-P: payments."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, combinations, groupby, product
from typing import Final

import msgspec

from branchline.games.railways.actions import Slot
from branchline.games.railways.content import CAPITAL_ICONS, DESTINATIONS, RAILS, Colour, Content, capital_of
from branchline.games.railways.state import POLLUTION, State

SMOKE_A_SLOT: Final = 1
Slots = frozenset[Slot]
Part = tuple[tuple[str, ...], int]
"""Of a price: icons that serve alike, and what they must come to."""
Worth = tuple[int, int]
"""How many icons of a kind a slot shows that count one, and how many that count two."""


class Price(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
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
    return tuple(sorted([Way(way.slots, min(way.pollution, room)) for way in ways], key=_order))


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
    return (way.pollution, len({card for card, _ in way.slots}), way.slots)


def hand_can_pay(content: Content, hand: tuple[int, ...], price: Price) -> bool:
    """RW-P1: what is more stays unused, so there is a way exactly where all slots together pay."""
    icons = icons_in(content, hand)
    if price.capital:
        return not CAPITAL_ICONS.keys().isdisjoint(icons)
    return are_enough(icons, price, *wanted_destinations(content, hand, price.destinations))


@lru_cache(maxsize=1024)
def icons_in(content: Content, hand: tuple[int, ...]) -> Counter[str]:
    """All icons that the hand shows, and how often."""
    return Counter(chain.from_iterable(slots_of(content, hand).values()))


@lru_cache(maxsize=1024)
def slots_of(content: Content, hand: tuple[int, ...]) -> dict[Slot, tuple[str, ...]]:
    """RW-C3: its slots, card by card, with their icons."""
    return {(card, number): icons for card in hand for number, icons in enumerate(content.card[card].slots, 1)}


@lru_cache(maxsize=8192)
def ways_of_hand(content: Content, hand: tuple[int, ...], price: Price) -> tuple[Way, ...]:
    """The ways as long as pollution has room."""
    sets = capital_sets(content, hand) if price.capital else minimal_sets(content, hand, price)
    ways = [Way(tuple(sorted(chosen)), smoke(chosen)) for chosen in sets]
    return tuple(sorted(ways, key=_order))


def smoke(slots: Collection[Slot]) -> int:
    """RW-P2: of each card used, every slot beyond the first raises pollution by one."""
    return SMOKE_A_SLOT * (len(slots) - len({card for card, _ in slots}))


def clean_slots(slots: Sequence[Slot]) -> tuple[Slot, ...]:
    """RW-P2: the first slot of each card used."""
    first: dict[int, Slot] = {}
    for slot in slots:
        first.setdefault(slot[0], slot)
    return tuple(first.values())


def capital_sets(content: Content, hand: tuple[int, ...]) -> Iterator[tuple[Slot, ...]]:
    """RW-A11: any capital icons together."""
    useful = [slot for slot in slots_of(content, hand) if shows_capital(content, slot)]
    return chain.from_iterable(combinations(useful, size) for size in range(1, len(useful) + 1))


def shows_capital(content: Content, slot: Slot) -> bool:
    return any(icon in CAPITAL_ICONS for icon in icons_of(content, slot))


def capital_in(content: Content, slot: Slot) -> int:
    return sum(capital_of(icon) for icon in icons_of(content, slot))


def icons_of(content: Content, slot: Slot) -> tuple[str, ...]:
    card, number = slot
    return content.card[card].slots[number - 1]


def minimal_sets(content: Content, hand: tuple[int, ...], price: Price) -> Sequence[Slots]:
    """RW-P2: the sets of slots that pay the price and of which none could be left out. What pays for all of it is what
    pays for each part, taken together."""
    first, *rest = [sets_showing(content, hand, *part) for part in parts_of(content, hand, price)]
    for paying in rest:
        first = smallest({one | other for one in first for other in paying})
    return first


def parts_of(content: Content, hand: tuple[int, ...], price: Price) -> list[Part]:
    """RW-P1, RW-P4: each of its icons, the rails, and the destinations."""
    parts = [*[((icon,), 1) for icon in price.icons], (tuple(RAILS), price.rails)]
    return [part for part in [*parts, wanted_destinations(content, hand, price.destinations)] if part[1]]


def sets_showing(content: Content, hand: tuple[int, ...], icons: tuple[str, ...], count: int) -> Sequence[Slots]:
    """RW-P2: the sets of slots that show icons of these for exactly so many, and of which none could be left out."""
    if count == 1:
        shown = {slot for icon in icons if RAILS.get(icon) != 2 for slot in slots_with(content, hand).get(icon, ())}
        return [frozenset((slot,)) for slot in shown]
    return larger_sets(content, hand, icons, count)


@lru_cache(maxsize=512)
def larger_sets(content: Content, hand: tuple[int, ...], icons: tuple[str, ...], count: int) -> Sequence[Slots]:
    """RW-P2: the same for two and more. Slots that show as many of them are alike: how many of each kind it takes is
    found first."""
    alike: dict[Worth, list[Slot]] = {}
    for slot, shown in slots_of(content, hand).items():
        worth = [RAILS.get(icon, 1) for icon in shown if icon in icons]
        if worth:
            alike.setdefault((worth.count(1), worth.count(2)), []).append(slot)
    numbers = product(*[range(min(len(slots), count) + 1) for slots in alike.values()])
    enough = {taken for taken in numbers if come_to(alike, taken, count)}
    least = [taken for taken in enough if enough.isdisjoint(with_one_less(taken))]
    return [
        frozenset(chain.from_iterable(slots))
        for taken in least
        for slots in product(*map(combinations, alike.values(), taken))
    ]


def come_to(kinds: Iterable[Worth], taken: Sequence[int], count: int) -> bool:
    """Whether so many slots of each kind show icons for exactly so many; what is more stays unused."""
    singles = sum([one * number for (one, _), number in zip(kinds, taken, strict=True)])
    doubles = sum([two * number for (_, two), number in zip(kinds, taken, strict=True)])
    return makes_rails(singles, doubles, count)


def with_one_less(taken: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [(*taken[:place], taken[place] - 1, *taken[place + 1 :]) for place in range(len(taken))]


@lru_cache(maxsize=1024)
def slots_with(content: Content, hand: tuple[int, ...]) -> dict[str, list[Slot]]:
    """The slots by the icons that they show."""
    found: dict[str, list[Slot]] = {}
    for slot, icons in slots_of(content, hand).items():
        for icon in icons:
            found.setdefault(icon, []).append(slot)
    return found


def smallest(sets: Iterable[Slots]) -> list[Slots]:
    """Those that hold no other one of them."""
    found: list[Slots] = []
    for _, alike in groupby(sorted(sets, key=len), key=len):
        smaller = tuple(found)
        found += [chosen for chosen in alike if not any(map(chosen.issuperset, smaller))]
    return found


@lru_cache(maxsize=1024)
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
    return are_enough(Counter([icon for slot in chosen for icon in icons_of(content, slot)]), price, wanted, count)


def are_enough(icons: Counter[str], price: Price, wanted: tuple[str, ...], count: int) -> bool:
    """RW-P1, RW-P2: whether these icons are enough; what is more stays unused."""
    return (
        makes_rails(icons.get("rail", 0), icons.get("two_rails", 0), price.rails)
        and sum([icons.get(icon, 0) for icon in wanted]) >= count
        and icons.keys() >= set(price.icons)
    )


def makes_rails(singles: int, doubles: int, length: int) -> bool:
    """RW-A1: whether some of the rail icons come to exactly this; one that counts two is not split."""
    fewest_doubles = max(0, (length - singles + 1) // 2)
    return fewest_doubles <= min(doubles, length // 2)
