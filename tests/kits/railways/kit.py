"""What the shared tests need to know of Railways."""

from collections.abc import Iterator, Mapping
from itertools import chain, combinations, cycle
from typing import Any

import msgspec

from branchline.core.codec import convert
from branchline.core.game import AnyGame
from branchline.core.match import Match
from branchline.core.rng import Rng
from branchline.core.values import Seat
from branchline.games.railways.game import GAME
from branchline.games.railways.preview import items_of
from branchline.games.railways.rules.decade import DECADE
from branchline.games.railways.rules.plan import network
from branchline.games.railways.state import GOALS, Die, Laid, Marker, State
from branchline.games.railways.view import guess
from kits.game_kit import Kit, Variant

VARIANTS = (
    Variant(1, {}),
    Variant(1, {"plan": "as_dealt", "goals": ["mayor", "conductor"]}),
    Variant(1, {"plan": "as_dealt", "goals": ["engineer"]}),
)


def every_variant() -> Iterator[Variant]:
    """Every combination of goals with either plan, over and over."""
    combinations_of_goals = chain.from_iterable(combinations(GOALS, size) for size in range(1, len(GOALS) + 1))
    every = [
        {"plan": plan, "goals": list(goals)} for goals in combinations_of_goals for plan in ("arrange", "as_dealt")
    ]
    return (Variant(1, options) for options in cycle(every))


def check(game: AnyGame, state: State) -> None:
    check_cards(game, state)
    check_dice(game, state)
    check_markers(game, state)
    assert 0 <= state.capital <= 20
    assert 1 <= state.pollution <= 13
    assert 0 <= state.workers <= 6
    assert 1 <= state.decade <= 12
    assert state.profit >= 0


def check_cards(game: Any, state: State) -> None:
    laid = [laid.card for laid in state.plan]
    cards = [*laid, *state.to_lay, *state.stock, *state.hand, *state.reserve, *state.discard]
    assert sorted(cards) == sorted(game.content.card)
    assert len(laid) + len(state.to_lay) == 4
    assert len(state.hand) <= 3


def check_dice(game: Any, state: State) -> None:
    plan = network(game.content, state)
    passengers = [die for die in state.dice if die.colour is None]
    built = [die for die in state.dice if die.colour is not None]
    assert len(passengers) + state.waiting + len(state.to_place) == 4
    assert len(built) + len(state.building_dice) == 3
    assert len({die.cell for die in state.dice}) == len(state.dice)
    assert all(die.cell in plan.building_at for die in state.dice)
    assert all(1 <= die.value <= 6 for die in passengers)
    assert all(0 <= die.value <= 6 for die in built)
    assert all(plan.building_at[die.cell].colour == die.colour for die in built)


def check_markers(game: Any, state: State) -> None:
    plan = network(game.content, state)
    railways = [marker.railway for marker in state.markers]
    assert len(set(railways)) == len(railways) <= 6
    for railway in railways:
        chain = plan.chain_at[railway]
        assert chain.id == railway
        assert None not in chain.ends


def values_of(game: Any, view: Any, _seat: Seat) -> Mapping[str, Any]:
    return items_of(game.content, guess(game.content, view, Rng("items_of")))


def arrange(game: Any, match: Match, position: Mapping[str, Any]) -> State:
    """[position]: plan = [1, 2, 4, 3], turned = [4], hand, reserve; dice, markers, tracks as the state names them;
    action = 2 for the second action. Everything left out is as after the set-up; dice left out wait."""
    given = dict(position)
    turned, action = given.pop("turned", []), given.pop("action", 1)
    plan = tuple(Laid(card, card in turned) for card in given.pop("plan"))
    dice = convert(given.pop("dice", []), tuple[Die, ...])
    markers = convert(given.pop("markers", []), tuple[Marker, ...])
    used = [laid.card for laid in plan] + given.get("hand", []) + given.get("reserve", [])
    discard = [card.id for card in game.content.cards if card.id not in used]
    fields = {
        "discard": discard,
        "waiting": 4 - sum(die.colour is None for die in dice),
        "building_dice": [1, 2, 3],
        **given,
    }
    lists = {name: tuple(value) if isinstance(value, list) else value for name, value in fields.items()}
    start: State = match.state
    return msgspec.structs.replace(
        start, to_lay=(), stock=(), to_place=(), plan=plan, dice=dice, markers=markers,
        agenda=DECADE[action - 1 :], **lists,
    )  # fmt: skip


KIT = Kit(GAME, VARIANTS, every_variant, check, values_of, arrange)
