"""The five levels of Railroad Tiles."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from branchline.bots import greedy
from branchline.bots.bot import Bot, Budget, Choice
from branchline.bots.railroad_tiles.greedy import worth as greedy_worth
from branchline.bots.railroad_tiles.style import Style
from branchline.bots.railroad_tiles.thinking import Thinker
from branchline.bots.railroad_tiles.weights import BEGINNER, TUNED
from branchline.core.codec import convert, to_plain
from branchline.core.game import AnyGame
from branchline.core.rng import Rng
from branchline.core.values import Action, Seat
from branchline.games.railroad_tiles.actions import PlaceTile, RejectTile
from branchline.games.railroad_tiles.content import Content
from branchline.games.railroad_tiles.state import PlacePawns
from branchline.games.railroad_tiles.view import View
from branchline.kernels.railroad_tiles.tables import is_playable

_greedy = greedy.by(greedy_worth)


class _Kept(msgspec.Struct, frozen=True):
    """A plan as the host keeps it: what is to be done next, and when."""

    round: int
    laid: int
    """Tiles in the area when the first of these is due."""
    then: tuple[Any, ...]


def level(style: Style) -> Bot:
    def choose(
        game: AnyGame, view: View, legal: Sequence[Action], seat: Seat, rng: Rng, budget: Budget, plan: Any
    ) -> Choice:
        kept = _read(game, view, seat, legal, plan)
        if kept:
            return _choice(view, seat, kept)
        if len(legal) == 1:
            return Choice(legal[0])
        content: Content = game.content
        if not is_playable(content):  # an owner's list may be more than the kernel holds
            return Choice(_greedy(game, view, legal, seat, rng), fell_back=True)
        thinker = Thinker(content, view, seat, style)
        actions = thinker.actions(legal, rng, budget) if style.sees == 100 else [_glanced(thinker, legal, rng)]
        # The kernel mirrors the rules; should it ever offer what they do not, one who looks one action ahead plays.
        if actions[0] not in legal:
            return Choice(_greedy(game, view, legal, seat, rng), fell_back=True)
        return _choice(view, seat, actions)

    return choose


def _choice(view: View, seat: Seat, actions: Sequence[Action]) -> Choice:
    laid = len(view.players[seat].area.laid) + isinstance(actions[0], PlaceTile)
    then = tuple(to_plain(action) for action in actions[1:])
    return Choice(actions[0], to_plain(_Kept(view.round, laid, then)) if then else None)


def _read(game: AnyGame, view: View, seat: Seat, legal: Sequence[Action], plan: Any) -> list[Action]:
    """The actions of a plan that still fits; none where it was lost, or where things went another way."""
    try:
        kept = convert(plan, _Kept)
        actions: list[Action] = [convert(action, game.action_type) for action in kept.then]
    except msgspec.ValidationError:
        return []
    fits = kept.round == view.round and kept.laid == len(view.players[seat].area.laid)
    return actions if fits and actions and actions[0] in legal else []


def _glanced(thinker: Thinker, legal: Sequence[Action], rng: Rng) -> Action:
    """The best of those placements that it happened to see. It never rejects a tile, and takes any column."""
    if isinstance(thinker.view.agenda[0], PlacePawns):
        return thinker.pawn()
    placements = [action for action in legal if isinstance(action, PlaceTile)]
    if not placements:
        return rng.choice([action for action in legal if not isinstance(action, RejectTile)])[0]
    shuffled, _ = rng.shuffled(placements)
    return max(shuffled[: max(1, len(shuffled) * thinker.style.sees // 100)], key=thinker.glance)


LEVELS: Final[Mapping[str, Bot]] = {
    "trainee": level(Style(weights=BEGINNER, sees=25)),
    "porter": level(Style(weights=TUNED, sees=50)),
    "signaller": level(Style(weights=TUNED, width=3)),
    "driver": level(
        Style(
            weights=TUNED,
            width=32,
            plain_width=4,
            candidates=6,
            playouts=12,
            seconds=0.2,
            lists=2,
            endings=50_000,
        )
    ),
    "stationmaster": level(
        Style(
            weights=TUNED,
            width=64,
            plain_width=8,
            candidates=12,
            playouts=450,
            seconds=1.0,
            lists=3,
            endings=600_000,
        )
    ),
}
"""From the gentlest to the strongest."""
