"""The shipped games on a server, played out by a client."""

from typing import Any

from branchline.bots import Budget, find_bot
from branchline.core.codec import convert, to_plain
from branchline.core.rng import Rng
from branchline.games import find_game
from branchline.server.settings import CHOOSE, FIND_GAME, LINEUP
from kits.server import Live

REAL: dict[str, Any] = {"find_game": FIND_GAME, "games": None, "choose": CHOOSE, "lineup": LINEUP}


def greedy_choice(game_name: str, position: Any, rng: Rng) -> Any:
    """What the greedy bot would do with what a client is sent, and nothing else."""
    game = find_game(game_name)
    legal = [convert(action, game.action_type) for action in position["legal"]]
    view = convert(position["view"], game.view_type)
    greedy = find_bot("greedy", game_name)
    return to_plain(greedy(game, view, legal, position["seat"], rng, Budget(playouts=0), None).action)


def play_out(live: Live, game: str, most: int = 3000) -> None:
    rng = Rng("test")
    for _ in range(most):
        if not live.position["to_act"]:
            return
        if live.position["legal"]:
            _, rng = rng.below(2)
            assert live.act(greedy_choice(game, live.position, rng))["type"] == "done"
        else:
            live.until("changed")
    raise AssertionError("the match does not end")
