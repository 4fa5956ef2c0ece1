"""Before an action: is it legal, what would it change, why not, and is it still the position it was chosen in?

`play` is the only door into the rules, and this is the question asked in front of it. It is answered from the seat's
view alone, so that it tells no more than the seat may know.
"""

from typing import Any, Final, NamedTuple

from branchline.core.errors import IllegalAction, Refused
from branchline.core.game import AnyGame
from branchline.core.match import Match, check_fresh, check_not_paused
from branchline.core.rng import Rng
from branchline.core.values import Action, Preview, Reason, Seat

ANY_RNG: Final = Rng("consider")


class Considered(NamedTuple):
    """What the action would change, or why it is refused."""

    preview: Preview | None = None
    reason: Reason | None = None

    @property
    def is_legal(self) -> bool:
        return self.reason is None


def consider(match: Match, seat: Seat, action: Action, seq: int | None = None) -> Considered:
    """`seq`, where given, is the entry that the player was looking at when choosing. Nothing changes."""
    try:
        if seq is not None:
            check_fresh(match, seat, seq)
        check_not_paused(match)
    except Refused as refused:
        return Considered(reason=refused.reason)
    if seat not in match.to_act:
        return Considered(reason=Reason("not-your-turn", args={"seat": seat}))
    game, view = match.game, match.view(seat)
    if action in match.legal_actions(seat) or _stands_for_others(game, view, seat, action):
        return Considered(preview=game.preview(view, seat, action))
    return Considered(reason=game.why_not(view, seat, action))


def _stands_for_others(game: AnyGame, view: Any, seat: Seat, action: Action) -> bool:
    """Whether it stands for small actions, even one; guessed from the view: what a seat cannot know tells nothing."""
    try:
        return tuple(game.expand(game.guess(view, ANY_RNG), seat, action)) != (action,)
    except IllegalAction:
        return False
