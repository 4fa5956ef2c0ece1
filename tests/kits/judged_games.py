"""The games that test judges know: the tiny one, and one whose scores never end, take all memory, or die."""

import os
from typing import Any

from branchline.core.game import AnyGame
from kits.games import find_any_game
from kits.tiny_game import GAME


class Heavy(type(GAME)):  # type: ignore[misc]
    name = "heavy"

    @property
    def can_score(self) -> bool:
        return True

    def score(self, data: Any) -> dict[str, Any]:
        match data["do"]:
            case "loop":
                while True:
                    pass
            case "eat":
                return {"eaten": len("x" * (1 << 34))}
            case "die":
                os._exit(3)
            case "fail":
                raise RuntimeError("on purpose")
        return {"pid": os.getpid()}


def find_game(name: str) -> AnyGame:
    return Heavy() if name == "heavy" else find_any_game(name)


def find_for_ever(_name: str) -> AnyGame:
    """A judge that looks for a game in this way takes all the time that there is."""
    while True:
        pass
