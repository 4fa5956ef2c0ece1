"""Before an action: is it legal, what would it change, why not, and is it still the position it was chosen in?

`play` is the only door into the rules, and this is the question asked in front of it: both judge by the same checks. It
is answered from the seat's view alone, so that it tells no more than the seat may know.
"""

from typing import Final, NamedTuple

from branchline.core.errors import IllegalAction, Refused
from branchline.core.match import Match, check_listed, check_may_act
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
        check_may_act(match, seat, seq)
        if not _stands_for_others(match, seat, action):
            check_listed(match.game, match.last, seat, action)
    except Refused as refused:
        return Considered(reason=refused.reason)
    return Considered(preview=match.game.preview(match.view(seat), seat, action))


def _stands_for_others(match: Match, seat: Seat, action: Action) -> bool:
    """Whether it stands for small actions, even one; guessed from the view: what a seat cannot know tells nothing."""
    if action in match.legal_actions(seat):
        return False
    game, guessed = match.game, match.game.guess(match.view(seat), ANY_RNG)
    try:
        return tuple(game.expand(guessed, seat, action)) != (action,)
    except IllegalAction:
        return False
