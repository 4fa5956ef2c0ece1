"""The games there are, by name. Each lives in a folder of its own and knows no other."""

from importlib import import_module

from branchline.core.errors import BadOption
from branchline.core.game import AnyGame

NAMES = ("railroad-tiles", "railways", "off-the-rails")


def find_game(name: str) -> AnyGame:
    """The game with its shipped content."""
    if name not in NAMES:
        raise BadOption("unknown-game", game=name, known=", ".join(NAMES))
    module = import_module(f"branchline.games.{name.replace('-', '_')}.game")
    game: AnyGame = module.GAME
    return game
