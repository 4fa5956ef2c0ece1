"""A game as a host offers it."""

from collections.abc import Sequence

import msgspec

from branchline.bots import Lineup
from branchline.core.game import AnyGame
from branchline.tables.messages import GameInfo


def game_info(game: AnyGame, lineup: Lineup, elsewhere: Sequence[str] = ()) -> GameInfo:
    """`elsewhere`: the levels that this host cannot ask."""
    return GameInfo(
        name=game.name,
        rules_version=game.rules_version,
        content_hash=game.content_hash,
        seat_counts=list(game.seat_counts),
        levels=list(lineup.levels),
        elsewhere=list(elsewhere),
        yardsticks=list(lineup.yardsticks),
        gentle=lineup.gentle,
        solo_scores=list(lineup.solo_scores),
        options=msgspec.json.schema(game.options_type),
    )
