"""OR-F6: what nobody may know, or only one."""

import json
from collections.abc import Iterator

import pytest

from branchline.core.codec import encode
from branchline.core.match import Match, can_undo, play, start
from branchline.core.rng import Rng
from branchline.core.values import Event, Seat
from branchline.games.off_the_rails.actions import EndActions, NameHand, SplitLoad
from branchline.games.off_the_rails.events import HandOpened, LoadSplit
from branchline.games.off_the_rails.game import GAME
from branchline.games.off_the_rails.jewels import Jewels
from branchline.games.off_the_rails.state import HandChoice, State, owner
from branchline.games.off_the_rails.view import fitting
from kits.off_the_rails.positions import busy, check, pick, placed

ROW = "─────────"


def about_to_split() -> Match:
    """Seat 1 must split five pieces; seats 0 and 2 look on."""
    match = placed(
        {"board": ROW, "carts": ["0 at 0,0 E speed 3 ruby 1", "2 at 2,0 E ruby 2 gold 2 diamond 1"]}, seats=3
    )
    return play(match, 0, EndActions())


def splits() -> list[Jewels]:
    return [action.left for action in about_to_split().legal_actions(1) if isinstance(action, SplitLoad)]


@pytest.mark.clause("OR-X3", "OR-F6")
def test_only_the_owner_can_tell_one_split_from_another() -> None:
    match = about_to_split()
    after = [play(match, 1, SplitLoad(left)) for left in splits()]
    assert {sum(left) for left in splits()} == {2, 3}
    for seat in (0, 2, None):
        assert len({encode(other.view(seat)) for other in after}) == 1
        assert len({encode([event.seen_by(seat) for event in other.last.events]) for other in after}) == 1
    assert len({encode(other.view(1)) for other in after}) == len(after)
    first = after[0].last.events[0]
    assert isinstance(first, LoadSplit) and first.seen_by(1) == first


@pytest.mark.clause("OR-X3")
def test_naming_a_hand_shows_it_and_bars_undo() -> None:
    match = play(about_to_split(), 1, SplitLoad(splits()[0]))
    after = play(match, 0, NameHand("right"))
    assert any(isinstance(event, HandOpened) and event.reveals for event in after.last.events)
    assert not can_undo(after, 0) and not can_undo(after, 1)


@pytest.mark.clause("OR-F6")
def test_a_guess_fills_a_hidden_hand_with_any_split_but_leaves_the_owner_s_alone() -> None:
    match = play(about_to_split(), 1, SplitLoad(splits()[0]))
    guessed = set()
    for number in range(60):
        step = GAME.guess(match.view(0), Rng(str(number))).agenda[0]
        assert isinstance(step, HandChoice)
        guessed.add(step.left)
    assert guessed == set(splits())
    assert GAME.guess(match.view(1), Rng("own")).agenda[0] == match.state.agenda[0]


def long_match(seats: int, seed: str) -> Iterator[Match]:
    """A quiet one and a busy one."""
    yield from _played(start(GAME, seats, seed, {"missions": True}), Rng(seed))
    yield from _played(busy(seats, seed), Rng(seed))


def _played(match: Match, rng: Rng) -> Iterator[Match]:
    while match.to_act:
        yield match
        seat = min(match.to_act)
        action, rng = pick(match, seat, rng)
        match = play(match, seat, action)
    yield match


def hidden_cards(state: State) -> set[str]:
    """Those that lie unseen where their order would tell something."""
    return {*state.deck, *state.box, *(() if state.is_open else state.chasm_deck)}


@pytest.mark.clause("OR-F6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_view_and_no_event_names_a_card_that_lies_face_down(seats: int) -> None:
    for match in long_match(seats, f"cards {seats}"):
        cards = hidden_cards(match.state) - {"chasm"}
        for seat in (*range(seats), None):
            told = json.dumps([json.loads(encode(match.view(seat))), *_told(match, seat)])
            assert not [card for card in cards if f'"{card}"' in told]


def _told(match: Match, seat: Seat | None) -> list[str]:
    return [encode(event.seen_by(seat)).decode() for event in match.last.events]


@pytest.mark.parametrize("seats", [2, 4])
def test_seen_by_hides_hands_and_nothing_else(seats: int) -> None:
    for match in long_match(seats, "events"):
        for event in match.last.events:
            for seat in (*range(seats), None):
                assert _is_whole(event, seat) == (event.seen_by(seat) == event)


@pytest.mark.clause("OR-F6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_hidden_reaches_a_view_on_a_busy_board(seats: int) -> None:
    hands = 0
    for number in range(6):
        for match in _played(busy(seats, f"leak {number}"), Rng(str(number))):
            hands += any(isinstance(step, HandChoice) for step in match.state.agenda)
            for seat in (*range(seats), None):
                view = match.view(seat)
                other = GAME.guess(view, Rng(f"other {number}"))
                assert other != match.state
                assert encode(GAME.view(other, seat)) == encode(view)
                if seat is not None:
                    assert list(GAME.legal_actions(other, seat)) == list(match.legal_actions(seat))
    assert hands


@pytest.mark.clause("OR-F6")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_state_that_merely_fits_is_one_that_could_be(seats: int) -> None:
    for match in _played(busy(seats, "fits"), Rng("fits")):
        for seat in (*range(seats), None):
            view = match.view(seat)
            state = fitting(GAME.content, view)
            check(GAME, state)
            assert fitting(GAME.content, view) is state
            assert encode(GAME.view(state, seat)) == encode(view)
            assert len(state.deck) == len(match.state.deck)


def _is_whole(event: Event, seat: Seat | None) -> bool:
    return not isinstance(event, LoadSplit) or owner(event.cart) == seat


@pytest.mark.clause("OR-F6", "OR-S1")
def test_guesses_keep_to_what_the_piles_allow() -> None:
    for number, match in enumerate(long_match(3, "piles")):
        state = GAME.guess(match.view(number % 3), Rng(str(number)))
        check(GAME, state)
        assert len(state.deck) == len(match.state.deck)
        assert state.turned == match.state.turned
        assert ("chasm" in state.deck) == ("chasm" in match.state.deck)
