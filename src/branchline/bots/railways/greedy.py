"""What the greedy bot sees in Railways beyond the points of the moment."""

from branchline.core.game import AnyGame
from branchline.core.values import Action, Preview, Seat
from branchline.games.railways.actions import EndDecade, KeepMarker, LayCard, MovePassenger, PlaceDie
from branchline.games.railways.state import DECADES, MARKERS
from branchline.games.railways.view import View

# What one more of each may bring before the game is over; it is worth less as the decades go by.
EARLY = {"workers": 0.9, "passengers": 0.7, "capital": 0.2, "upgraded": 0.5, "complete": 0.15}
CARD = 0.05
COMPLETE, JUNCTION = 1.0, 0.5
PATIENCE = 0.15
GOAL = 5.0


def worth(game: AnyGame, view: View, seat: Seat, action: Action) -> float:
    """How good an action looks: points now, and what the pieces may still bring."""
    preview = game.preview(view, seat, action)
    if isinstance(action, LayCard):
        return COMPLETE * preview.gain("complete")
    if isinstance(action, PlaceDie):
        return JUNCTION * action.value * _railways_at(view, action)
    if isinstance(action, EndDecade):
        return 0.0
    if isinstance(action, KeepMarker):
        return float(preview.gain("fares"))
    return preview.gain() + _left(view) * _prospects(view, preview) + _goals(view, preview) - _haste(view, action)


def _left(view: View) -> float:
    """How much of the game is still to come, from 1 down to 0."""
    return (DECADES - view.decade) / DECADES


def _prospects(view: View, preview: Preview) -> float:
    weights = EARLY if len(view.markers) < MARKERS else EARLY | {"workers": 0.0, "complete": 0.0}
    return CARD * _cards(preview) + sum(weight * preview.gain(item) for item, weight in weights.items())


def _cards(preview: Preview) -> int:
    """How many cards more or less are in hand."""
    hand = next((change for change in preview.changes if change.item == "hand"), None)
    return len(str(hand.after or "").split()) - len(str(hand.before or "").split()) if hand else 0


def _goals(view: View, preview: Preview) -> float:
    """Chosen goals that come nearer or are lost."""
    nearer = preview.gain("colours") if "conductor" in view.goals else 0
    return GOAL * (nearer + sum(preview.gain(goal) for goal in view.goals if goal != "economist"))


def _haste(view: View, action: Action) -> float:
    """A passenger brings more over a longer way, once the railways are there."""
    if isinstance(action, MovePassenger) and len(view.markers) < MARKERS:
        return PATIENCE * _left(view) * max(0, 3 - len(action.railways))
    return 0.0


def _railways_at(view: View, action: PlaceDie) -> int:
    """How many complete railways begin at the building."""
    building = next(building for building in view.buildings if action.cell in building.cells)
    return sum(building.cells[0] in railway.ends for railway in view.railways if railway.is_complete)
