"""Set-up, over many seeds."""

from collections import Counter
from itertools import product

import pytest

from branchline.core.errors import BadOption
from branchline.core.match import start
from branchline.core.rng import Rng
from branchline.games.off_the_rails.content import CHASM_CARD, COLOURS
from branchline.games.off_the_rails.game import GAME
from branchline.games.off_the_rails.rules.setup import deal_piles, left_in_box, stack_deck
from branchline.games.off_the_rails.state import State

SEEDS = [f"seed {number}" for number in range(40)]


def begun(seats: int, seed: str, **options: object) -> State:
    state: State = start(GAME, seats, seed, options).state
    return state


def colours(cards: tuple[str, ...]) -> list[str]:
    return sorted(card.partition("-")[0] for card in cards)


@pytest.mark.clause("OR-S1")
def test_every_pile_has_a_card_of_each_colour() -> None:
    for seed in SEEDS:
        piles, _ = deal_piles(Rng(seed))
        assert [colours(pile) for pile in piles] == [sorted(COLOURS)] * 8
        assert len({card for pile in piles for card in pile}) == 32
        assert sorted(left_in_box(piles, 21)) == sorted(piles[0])
        assert sorted(left_in_box(piles, 17)) == sorted(piles[0] + piles[1])
        assert left_in_box(piles, 25) == ()
    assert deal_piles(Rng("one"))[0] != deal_piles(Rng("two"))[0]


@pytest.mark.clause("OR-S2")
def test_the_deck_is_stacked_pile_on_pile_with_the_chasm_card_in_the_fourth() -> None:
    for seed in SEEDS:
        piles, rng = deal_piles(Rng(seed))
        deck, _ = stack_deck(piles, 21, rng)
        parts = (deck[:4], deck[4:8], deck[8:12], deck[12:17], deck[17:])
        wanted = (piles[1], piles[2], piles[3], (*piles[4], CHASM_CARD), piles[5])
        assert [sorted(part) for part in parts] == [sorted(part) for part in wanted]


@pytest.mark.clause("OR-S2")
def test_pile_six_is_the_start_and_pile_seven_the_chasm_deck() -> None:
    for seed in SEEDS:
        state = begun(3, seed)
        assert colours(state.starting) == colours(state.chasm_deck) == sorted(COLOURS)
        for card in state.starting:
            place = GAME.content.place[GAME.content.card_cells[card]]
            assert sum(state.deposits[place]) == GAME.content.card_sizes[card]


LENGTHS: dict[tuple[int, int | None], tuple[int, int]] = {(4, None): (21, 13), (3, None): (17, 9), (2, None): (17, 9)}
CHOSEN: dict[tuple[int, int | None], tuple[int, int]] = {
    (seats, length): (length, first)
    for seats, (length, first) in product((2, 3, 4), ((13, 5), (17, 9), (21, 13), (25, 17)))
}


@pytest.mark.clause("OR-S3", "OR-V3")
@pytest.mark.parametrize(("seats", "length"), [*LENGTHS, *CHOSEN])
def test_the_length_of_the_deck_and_the_place_of_the_chasm_card(seats: int, length: int | None) -> None:
    cards, first = {**LENGTHS, **CHOSEN}[(seats, length)]
    places = set()
    for seed in SEEDS:
        deck = begun(seats, seed, length=length).deck
        assert len(deck) == cards
        places.add(deck.index(CHASM_CARD) + 1)
    assert places == set(range(first, first + 5))


@pytest.mark.clause("OR-S4")
def test_sixteen_tokens_are_face_down() -> None:
    assert begun(2, "tokens").tokens == (4, 4, 4, 4)


@pytest.mark.clause("OR-S5")
def test_clans_and_the_seat_that_starts_are_random() -> None:
    pairs = Counter(begun(2, seed).clans for seed in SEEDS)
    assert {*pairs} == {("red", "green"), ("green", "red"), ("blue", "yellow"), ("yellow", "blue")}
    for seats in (3, 4):
        dealt = {begun(seats, seed).clans for seed in SEEDS}
        assert len(dealt) > 10 and all(len(set(clans)) == seats for clans in dealt)
        assert {begun(seats, seed).active for seed in SEEDS} == set(range(seats))


@pytest.mark.clause("OR-V4")
def test_missions_are_drawn_from_the_eleven() -> None:
    drawn = Counter(name for seed in SEEDS for name in begun(4, seed, missions=True).missions)
    assert set(drawn) == set(GAME.content.missions)


@pytest.mark.clause("OR-V3")
def test_other_lengths_are_refused() -> None:
    with pytest.raises(BadOption):
        start(GAME, 2, "seed", {"length": 20})
