"""`random` and `greedy` are what other bots are measured by: they choose as they did when they landed."""

from hashlib import sha256

import pytest

from branchline.bots import Budget, find_bot, levels
from branchline.core.codec import encode
from branchline.core.errors import BadOption
from branchline.core.match import play, start
from branchline.core.rng import Rng
from branchline.core.values import Action
from branchline.games import NAMES, find_game

CHOICES = {
    ("railroad-tiles", 1, "random"): "6020ab6090e3adb2",
    ("railroad-tiles", 1, "greedy"): "3f1f8db9d59d0d69",
    ("railroad-tiles", 2, "random"): "2c1c8796f525a853",
    ("railroad-tiles", 2, "greedy"): "9c5e7a9b52b429a3",
    ("railways", 1, "random"): "3680546d2ecc3303",
    ("railways", 1, "greedy"): "dce0506f8de2eef9",
    ("off-the-rails", 2, "random"): "adaaf5bddc0292a3",
    ("off-the-rails", 2, "greedy"): "22ef886573fbec58",
}


@pytest.mark.parametrize(("name", "seats", "level"), CHOICES)
def test_a_yardstick_plays_the_same_match_for_ever(name: str, seats: int, level: str) -> None:
    game, bot = find_game(name), find_bot(level, name)
    match = start(game, seats, f"yardstick {seats}")
    actions: list[Action] = []
    while match.to_act:
        seat = min(match.to_act)
        legal, rng = match.legal_actions(seat), Rng(f"{level} {match.seq}")
        actions.append(bot(game, match.view(seat), legal, seat, rng, Budget(playouts=0), None).action)
        match = play(match, seat, actions[-1])
    assert sha256(encode(actions)).hexdigest()[:16] == CHOICES[name, seats, level]


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_the_yardsticks_and_refuses_a_level_it_does_not_know(name: str) -> None:
    assert {"random", "greedy"} <= set(levels(name))
    with pytest.raises(BadOption, match="unknown-level"):
        find_bot("clever", name)


@pytest.mark.parametrize("given", [{}, {"playouts": 1, "seconds": 1.0}])
def test_a_budget_is_given_in_one_way(given: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="playouts or in seconds"):
        Budget(**given)  # type: ignore[arg-type]
