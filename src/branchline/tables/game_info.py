"""A game as a host offers it."""

from collections.abc import Sequence
from typing import Any

import msgspec

from branchline.bots import Lineup
from branchline.core.game import AnyGame
from branchline.core.tutorial import Tutorial
from branchline.tables.messages import GameInfo
from branchline.tables.refusals import Unknown


def game_info(game: AnyGame, lineup: Lineup, elsewhere: Sequence[str] = ()) -> GameInfo:
    """`elsewhere`: the levels that this host cannot ask."""
    return GameInfo(
        name=game.name,
        rules_version=game.rules_version,
        content_hash=game.content_hash,
        seat_counts=list(game.seat_counts),
        levels=list(lineup.levels),
        elsewhere=list(elsewhere),
        weaker=[level for level in lineup.weaker if level in lineup.levels],
        yardsticks=list(lineup.yardsticks),
        gentle=lineup.gentle,
        solo_scores=list(lineup.solo_scores),
        options=_options(game.options_type),
    )


def catalogue_of(game: AnyGame, part: str | None) -> dict[str, Any]:
    """Its pieces, or one part of what is said of them. Raises Unknown."""
    whole = game.catalogue()
    if part is None:
        return whole
    if part not in whole:
        raise Unknown("unknown-part", part=part, known=", ".join(sorted(whole)))
    return {part: whole[part]}


def taught(game: AnyGame) -> Tutorial:
    """The first match that teaches it. Raises Unknown."""
    found = game.tutorial()
    if found is None:
        raise Unknown("no-tutorial", game=game.name)
    return found


_SCHEMAS: dict[type[Any], dict[str, Any]] = {}
"""Of options. To work one out takes longer than all the rest."""


def _options(kind: type[Any]) -> dict[str, Any]:
    if kind not in _SCHEMAS:
        _SCHEMAS[kind] = msgspec.json.schema(kind)
    return _SCHEMAS[kind]
