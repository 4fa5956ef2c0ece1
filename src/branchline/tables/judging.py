"""What an action would do, told to who considers it, from the seat's view alone: a preview knows no more."""

from typing import Any

from branchline.core.consider import consider
from branchline.core.match import Match
from branchline.core.values import Action, Seat
from branchline.tables.play_messages import Judged
from branchline.tables.reading import read_action


def judge(match: Match, seat: Seat, action: Any) -> Judged:
    """An action that came as plain data."""
    return judged(match, seat, read_action(match.game, action))


def judged(match: Match, seat: Seat, action: Action) -> Judged:
    considered = consider(match, seat, action)
    return Judged(legal=considered.is_legal, preview=considered.preview, reason=considered.reason)
