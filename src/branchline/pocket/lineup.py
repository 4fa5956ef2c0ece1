"""Who can be asked to play in a browser: those who think on the plain rules without making one wait."""

from functools import cache

import msgspec

from branchline import bots
from branchline.bots import Lineup
from branchline.bots.levels import WEAKER


@cache
def lineup(game: str) -> Lineup:
    whole = bots.lineup(game)
    levels = tuple(each for each in whole.levels if each not in whole.searching)
    return msgspec.structs.replace(whole, levels=levels, weaker=WEAKER)


@cache
def elsewhere(game: str) -> tuple[str, ...]:
    """The levels of a game that need a server."""
    return bots.lineup(game).searching
