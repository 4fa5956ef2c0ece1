"""The five levels of Railways: how far each sees, and how much it thinks."""

from collections.abc import Mapping
from typing import Final

from branchline.bots.bot import Bot
from branchline.bots.railways.thinking import Appetite, player
from branchline.bots.railways.weights import FARSIGHTED, SHORTSIGHTED

LEVELS: Final[Mapping[str, Bot]] = {
    "trainee": player(Appetite(SHORTSIGHTED, breadth=8, slips=100)),
    "porter": player(Appetite(FARSIGHTED, breadth=4, slips=8)),
    "signaller": player(Appetite(FARSIGHTED, breadth=12, rehearsals=8)),
    "driver": player(Appetite(FARSIGHTED, breadth=8, keep=6, playouts=24, rehearsals=64)),
    "stationmaster": player(
        Appetite(FARSIGHTED, breadth=12, keep=8, playouts=48, rehearsals=240, width=2, plan_width=3)
    ),
}
"""The weakest first."""
