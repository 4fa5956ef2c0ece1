"""What the browser is told beside the view: paths, odds, and nothing more than the view holds."""

from collections.abc import Iterator
from itertools import chain, pairwise
from typing import Any

import pytest

from branchline.core.match import play, start
from branchline.core.rng import Rng
from branchline.core.values import Cell
from branchline.games.off_the_rails import forecast
from branchline.games.off_the_rails.actions import EndActions, PlaceCart
from branchline.games.off_the_rails.content import COLOURS
from branchline.games.off_the_rails.forecast import GOES_ON
from branchline.games.off_the_rails.game import GAME
from branchline.games.off_the_rails.rules.score import score
from branchline.games.off_the_rails.state import ActionPhase, HandChoice, OffTheRailsOptions, State, own_carts
from kits.off_the_rails.positions import pick


def positions(seed: str, seats: int = 2, **options: object) -> Iterator[State]:
    state = GAME.setup(seats, OffTheRailsOptions(length=13, **options), Rng(seed)).state  # type: ignore[arg-type]
    rng = Rng(seed + "hand")
    while GAME.to_act(state):
        yield state
        seat = min(GAME.to_act(state))
        action, rng = rng.choice(GAME.legal_actions(state, seat))
        state = GAME.apply(state, seat, action).state
    yield state


SEEDS = ["a", "b", "c", "d"]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_next_card_is_one_of_those_that_may_come(seed: str) -> None:
    for state in positions(seed):
        cards = GAME.marks(GAME.view(state, None))["cards"]
        assert (cards is None) == state.is_open
        if cards is not None and state.deck:
            assert sum(cards["chance"].values()) + cards["chasm"] == pytest.approx(1)
            assert cards["chasm"] > 0 if state.deck[0] == "chasm" else cards["chance"][state.deck[0]] > 0


@pytest.mark.parametrize("die", [False, True])
@pytest.mark.parametrize("seed", SEEDS)
def test_the_chasm_comes_where_it_was_said_to(seed: str, die: bool) -> None:
    before: dict[str, Any] | None = None
    fallen: set[Any] = set()
    for state in positions(seed, chasm_die=die):
        now = {cell for cell, token in zip(GAME.content.cells, state.chasms, strict=True) if token}
        if before is not None and now - fallen:
            assert now - fallen <= {tuple(each["cell"]) for each in before["cells"]}
        marks = GAME.marks(GAME.view(state, 0))["chasm"]
        if marks is not None and not any(type(step).__name__ == "TokenChoice" for step in state.agenda):
            before, fallen = marks, now


@pytest.mark.parametrize("seed", SEEDS)
def test_the_odds_of_the_chasm_add_up(seed: str) -> None:
    for state in positions(seed, chasm_die=True):
        marks = GAME.marks(GAME.view(state, 1))["chasm"]
        if marks is None:
            continue
        total = sum(each["chance"] for each in marks["cells"])
        assert total == pytest.approx(len(COLOURS) if marks["kind"] == "opening" else 1)


@pytest.mark.parametrize("seed", SEEDS)
def test_everybody_sees_the_paths_of_whose_turn_it_is(seed: str) -> None:
    for state in positions(seed):
        active = GAME.view(state, state.active)
        drawn = [(each["cart"], each["path"]["ends"]) for each in GAME.marks(GAME.view(state, None))["paths"]]
        assert drawn == [(path.cart, path.path.ends) for path in active.paths]


def test_a_path_that_comes_up_is_worth_what_can_be_taken() -> None:
    for seed in SEEDS:
        for state in positions(seed):
            for each in GAME.marks(GAME.view(state, 0))["carts"]:
                held = sum(n * v for n, v in zip(state.carts[each["cart"]].hold, GAME.content.values, strict=True))
                assert each["path"]["most"] >= held


def test_a_hidden_hand_makes_no_difference() -> None:
    for seed in SEEDS:
        for state in positions(seed):
            if isinstance(state.agenda[0] if state.agenda else None, HandChoice):
                views = [GAME.view(state, seat) for seat in (0, 1, None)]
                assert GAME.marks(views[0]) == GAME.marks(views[1]) == GAME.marks(views[2])


def test_the_catalogue_names_every_piece() -> None:
    catalogue = GAME.catalogue()
    assert catalogue["status"] == "reconstruction"
    assert sum(line["count"] for line in catalogue["jewels"]) == sum(GAME.content.jewels)
    assert len(catalogue["missions"]) == len(GAME.content.missions)


def test_whose_a_cart_is_and_its_colour_are_said_and_never_worked_out() -> None:
    """OR-A3: by its number, for as many as can play, and beside the board that is seen at a glance."""
    told = GAME.catalogue()["carts"]
    assert [piece["seat"] for piece in told] == [0, 0, 1, 1, 2, 2, 3, 3]
    for seats in (2, 3, 4):
        state = start(GAME, seats, "whose").state
        glance = GAME.glance(GAME.view(state, None))
        assert glance["pieces"] == told[: len(state.carts)]
        for seat in range(seats):
            own = {number: piece["tone"] for number, piece in enumerate(glance["pieces"]) if piece["seat"] == seat}
            assert own == dict(zip(own_carts(seat), ("white", "black"), strict=True))


def test_the_catalogue_says_the_numbers_of_the_rules() -> None:
    """The actions of a turn, the speed of a cart that enters, the tokens that are left once the chasm is open."""
    catalogue, tokens = GAME.catalogue(), list[int]()
    for state in positions("numbers"):
        step = state.agenda[0] if state.agenda else None
        if isinstance(step, ActionPhase):
            assert step.left <= catalogue["actions"]
        assert all(cart.speed == catalogue["first_speed"] for cart in state.carts if cart.place == "reserve")
        if state.is_open:
            tokens.append(sum(GAME.view(state, 0).tokens))
    assert tokens and max(tokens) == catalogue["growing_tokens"]


@pytest.mark.clause("OR-A3")
def test_the_catalogue_says_which_way_a_placed_cart_faces() -> None:
    """What draws it, before and while it is placed, works nothing out."""
    told = {cell: line["inward"] for line in GAME.catalogue()["exits"] for cell in map(tuple, line["cells"])}
    placed = dict[Cell, str]()
    for state in positions("inward", seats=4):
        for seat in GAME.to_act(state):
            for action in GAME.legal_actions(state, seat):
                if isinstance(action, PlaceCart):
                    placed[action.cell] = GAME.apply(state, seat, action).state.carts[action.cart].facing
    assert placed == told
    assert set(placed.values()) == set("NESW")


@pytest.mark.parametrize("seed", SEEDS)
def test_the_sum_is_what_the_movement_brings(seed: str) -> None:
    """Whatever is chosen on the way, never more is banked than was said; where no choice counts, it is just that."""
    match, rng = start(GAME, 2, seed, {"length": 13}), Rng(seed + "hand")
    told = 0
    while match.to_act:
        seat = min(match.to_act)
        sums = GAME.marks(match.view(seat))["sums"]
        if sums is not None and isinstance(match.state.agenda[0], ActionPhase):
            told += 1
            end, rng = run_out(match.state, rng)
            now = [score(GAME.content, end, each).total for each in (0, 1)]
            best = [each["total"] for each in sums["then"]]
            assert banked(end, seat) <= sums["then"][seat]["total"] - sums["then"][seat]["carts"]
            assert not sums["is_sure"] or now == best
        action, rng = pick(match, seat, rng)
        match = play(match, seat, action)
    assert told


def banked(state: State, seat: int) -> int:
    found = score(GAME.content, state, seat)
    return found.total - found.carts


def run_out(state: State, rng: Rng) -> tuple[State, Rng]:
    """The carts run, with choices at random, until another seat decides or the movement is over."""
    active = state.active
    state = GAME.apply(state, active, EndActions()).state
    while isinstance(state.agenda[0], GOES_ON) and GAME.to_act(state) == {active}:
        action, rng = rng.choice(GAME.legal_actions(state, active))
        state = GAME.apply(state, active, action).state
    return state, rng


def test_too_much_to_look_at_is_not_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forecast, "MOST", 0)
    state = GAME.setup(2, OffTheRailsOptions(length=13), Rng("a")).state
    assert GAME.marks(GAME.view(state, 0))["sums"] is None


def picked(seed: str, seats: int) -> Iterator[State]:
    match, rng = start(GAME, seats, seed, {"length": 13}), Rng(seed + "hand")
    while match.to_act:
        yield match.state
        seat = min(match.to_act)
        action, rng = pick(match, seat, rng)
        match = play(match, seat, action)


def test_what_a_turn_ends_with_and_who_is_next_is_what_then_happens() -> None:
    """OR-S5, OR-D1, OR-H3, OR-H4."""
    seen = set()
    for before, now in chain.from_iterable(pairwise(picked(seed, seats)) for seed in SEEDS for seats in (2, 3)):
        if now.active == before.active:
            continue
        marks = GAME.marks(GAME.view(before, 0))
        assert marks["next_seat"] == now.active
        happened = "chasm" if now.is_open > before.is_open else "token" if before.is_open else "deposit"
        assert marks["ends_with"] == happened
        seen.add(happened)
    assert seen == {"deposit", "chasm", "token"}
