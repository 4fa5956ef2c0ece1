"""Who can be asked to play in a browser: those who think on the plain rules without making one wait."""

from functools import cache
from typing import Final

import msgspec

from branchline import bots
from branchline.bots import Lineup

ELSEWHERE: Final = ("driver", "stationmaster")
"""They search so far that they want compiled kernels, and a server."""


@cache
def lineup(game: str) -> Lineup:
    whole = bots.lineup(game)
    return msgspec.structs.replace(whole, levels=tuple(each for each in whole.levels if each not in ELSEWHERE))


@cache
def elsewhere(game: str) -> tuple[str, ...]:
    """The levels of a game that need a server."""
    return tuple(each for each in bots.lineup(game).levels if each in ELSEWHERE)
