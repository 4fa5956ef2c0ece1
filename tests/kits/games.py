"""What the contract, the hypothesis machines and the fuzz campaign need to know of each game.

A game tells it in `tests/kits/<game>/kit.py` as a value KIT; dropping that file in adds the game to all of them.
"""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from branchline.core.game import AnyGame
from branchline.core.match import Match, play, start
from branchline.core.rng import Rng
from branchline.core.values import Seat
from branchline.games import NAMES, find_game
from kits import tiny_game
from kits.game_kit import Kit, Variant


def _tiny_check(_game: AnyGame, state: Any) -> None:
    assert all(number in (None, 0, 1, 2) for number in state.hidden)


def _tiny_items(_game: AnyGame, view: Any, seat: Seat) -> Mapping[str, Any]:
    return {"points": view.points[seat], "total": view.points[seat]}


_TINY_VARIANTS = (Variant(2, {}), Variant(3, {"rounds": 1}))
TINY = Kit(tiny_game.GAME, _TINY_VARIANTS, lambda: iter(_TINY_VARIANTS), _tiny_check, _tiny_items)


def kit_of(name: str) -> Kit:
    kit: Kit = import_module(f"kits.{name.replace('-', '_')}.kit").KIT
    return kit


def find_any_game(name: str) -> AnyGame:
    return tiny_game.GAME if name == "tiny" else find_game(name)


KITS = {"tiny": TINY, **{name: kit_of(name) for name in NAMES}}
CASES = [(kit, variant) for kit in KITS.values() for variant in kit.variants]
CASE_IDS = [f"{kit.game.name}-{variant}" for kit, variant in CASES]


PICKS = {kit.game.name: kit.pick for kit in KITS.values() if kit.pick is not None}


def pick(match: Match, seat: Seat, rng: Rng) -> tuple[Any, Rng]:
    """A random action, as the game's kit picks it or each as likely as another."""
    own = PICKS.get(match.game.name)
    return own(match, seat, rng) if own else rng.choice(match.legal_actions(seat))


def begin(kit: Kit, variant: Variant, seed: str) -> Match:
    return start(kit.game, variant.seats, seed, dict(variant.options))


def random_moves(match: Match, seed: str, limit: int = 10_000) -> Iterator[Match]:
    """A random match, position by position, the first included."""
    rng = Rng(seed)
    yield match
    for _ in range(limit):
        if not match.to_act:
            return
        seat, rng = rng.choice(sorted(match.to_act))
        action, rng = pick(match, seat, rng)
        match = play(match, seat, action)
        yield match
    raise AssertionError(f"the match goes on after {limit} actions")


def finish(match: Match, seed: str) -> Match:
    *_, last = random_moves(match, seed)
    return last
