"""RW-P: the ways to pay, held against their definition."""

from itertools import chain, combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from branchline.games.railways.content import COLOURS, Card, Content, content_of, load, shipped_text
from branchline.games.railways.game import GAME
from branchline.games.railways.rules.payments import Price, Way, clean_slots, hand_can_pay, icons_of, ways_of_hand

CONTENT = GAME.content
SLOTS = range(1, 5)
PRICES = st.one_of(
    st.builds(
        lambda rails, ends: Price(rails=rails, destinations=ends), st.integers(1, 6), st.sampled_from(["RC", "L"])
    ),
    st.builds(lambda colour: Price(("ticket",), destinations=colour), st.sampled_from(COLOURS)),
    st.builds(lambda ends: Price(("upgrade",), destinations=ends), st.sampled_from(["RL", "RC", "CI", "I"])),
    st.builds(lambda icon: Price((icon,)), st.sampled_from(["worker", "clean", "build", "passenger"])),
)
HANDS = st.lists(st.integers(1, 8), min_size=1, max_size=3, unique=True).map(lambda cards: tuple(sorted(cards)))


def is_enough(content: Content, hand: tuple[int, ...], chosen: tuple[tuple[int, int], ...], price: Price) -> bool:
    """The price, read off the rules word by word: tries every way to use the icons."""
    icons = [icon for slot in chosen for icon in icons_of(content, slot)]
    shown = [icon for card in hand for slot in content.card[card].slots for icon in slot]
    own = [f"to_{colour}" for colour in price.destinations]
    sums = {0}
    for rails in (1 if icon == "rail" else 2 for icon in icons if icon in ("rail", "two_rails")):
        sums |= {rails + others for others in sums}
    if own and any(icon in shown for icon in own):
        has_destination = any(icon in own for icon in icons)
    else:
        has_destination = not own or sum(icon.startswith("to_") for icon in icons) >= 2
    return has_destination and price.rails in sums and all(icon in icons for icon in price.icons)


@pytest.mark.clause("RW-P1", "RW-P2", "RW-P4", "RW-A1")
@settings(deadline=None, max_examples=100)
@given(HANDS, PRICES)
def test_the_ways_are_exactly_the_minimal_ones_in_order(hand: tuple[int, ...], price: Price) -> None:
    ways = ways_of_hand(CONTENT, hand, price)
    assert sorted(way.slots for way in ways) == sorted(minimal_sets(CONTENT, hand, price))
    assert list(ways) == sorted(ways, key=lambda way: (way.pollution, len(way.cards), way.slots))
    for way in ways:
        assert way.pollution == sum(max(0, [card for card, _ in way.slots].count(c) - 1) for c in hand)
        assert set(way.cards) == {card for card, _ in way.slots}


def minimal_sets(content: Content, hand: tuple[int, ...], price: Price) -> list[tuple[tuple[int, int], ...]]:
    """The sets that are enough and of which no slot could be left out."""
    slots = [(card, slot) for card in hand for slot in SLOTS]
    sets = chain.from_iterable(combinations(slots, size) for size in range(1, 9))
    return [
        chosen
        for chosen in sets
        if is_enough(content, hand, chosen, price)
        and not any(is_enough(content, hand, tuple(s for s in chosen if s != left_out), price) for left_out in chosen)
    ]


ICONS = st.sampled_from(["rail", "two_rails", "to_R", "to_L", "ticket"])
OWNERS_SLOTS = st.lists(st.tuples(ICONS, ICONS), min_size=8, max_size=8)
"""Of two cards: each shows two icons, perhaps the same twice."""


@pytest.mark.clause("RW-P2", "RW-P4", "RW-A1")
@settings(deadline=None, max_examples=100)
@given(OWNERS_SLOTS, st.one_of(PRICES, st.builds(lambda rails: Price(rails=rails), st.integers(1, 12))))
def test_they_are_on_an_owners_cards_too(slots: list[tuple[str, str]], price: Price) -> None:
    cards = (Card(1, (), tuple(slots[:4])), Card(2, (), tuple(slots[4:])))
    content = content_of("owner", 5, 3, cards)
    found = [way.slots for way in ways_of_hand(content, (1, 2), price)]
    assert sorted(found) == sorted(minimal_sets(content, (1, 2), price))
    assert hand_can_pay(content, (1, 2), price) == bool(found)


EVERY_PRICE = [
    *(Price(rails=rails, destinations=ends) for rails in range(1, 8) for ends in ("RC", "L")),
    *(Price((icon,), destinations=colour) for icon in ("ticket", "upgrade") for colour in COLOURS),
    *(Price((icon,)) for icon in ("worker", "clean", "build", "passenger")),
    Price(capital=True),
]


@pytest.mark.clause("RW-P1", "RW-P2", "RW-A11")
def test_a_hand_can_pay_exactly_where_there_is_a_way() -> None:
    hands = [hand for size in range(4) for hand in combinations(range(1, 9), size)]
    for price in EVERY_PRICE:
        for hand in hands:
            assert hand_can_pay(CONTENT, hand, price) == bool(ways_of_hand(CONTENT, hand, price)), (hand, price)


@pytest.mark.clause("RW-P2")
def test_of_each_card_one_slot_is_clean() -> None:
    assert clean_slots(((5, 2), (5, 3), (6, 1), (6, 4))) == ((5, 2), (6, 1))


@pytest.mark.clause("RW-P2")
def test_two_rail_icons_of_one_slot_both_count() -> None:
    text = shipped_text().replace('["ticket", "clean"]', '["rail", "two_rails"]', 1)
    content = load(text)
    assert ways_of_hand(content, (1,), Price(rails=3, destinations="R")) == (Way(((1, 1), (1, 2)), 1),)


@pytest.mark.clause("RW-P4")
def test_a_pair_may_be_two_icons_of_one_slot() -> None:
    text = shipped_text().replace('["ticket", "clean"]', '["to_R", "to_L"]', 1)
    content = load(text)
    ways = ways_of_hand(content, (1,), Price(rails=1, destinations="I"))
    assert Way(((1, 1), (1, 2)), 1) in ways
