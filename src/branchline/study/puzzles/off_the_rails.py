"""A turn of Off the Rails: the actions that are left and the runs, until another seat decides."""

from typing import Any

from branchline.core.values import Seat
from branchline.games.off_the_rails.content import Content
from branchline.games.off_the_rails.rules.score import score
from branchline.games.off_the_rails.state import FacingChoice, MovementOver, SplitChoice, State, owner
from branchline.study.puzzles.kinds import Kind


def total(content: Content, state: State, seat: Seat) -> int:
    """What was brought home. A cart that is safe counts for nothing here: one that derails would be as safe."""
    points = score(content, state, seat)
    return points.jewels + points.rubies


def is_over(_begun: State, state: State, seat: Seat) -> bool:
    """Also where the owner of a cart that was hit has to choose."""
    step = state.agenda[0] if state.agenda else None
    is_anothers = isinstance(step, SplitChoice | FacingChoice) and owner(step.cart) != seat
    return step is None or isinstance(step, MovementOver) or state.active != seat or is_anothers


def can_stop(_state: State, _seat: Seat) -> bool:
    """Carts that have begun to move come to an end."""
    return False


def key(state: State, _seat: Seat) -> tuple[Any, ...]:
    return state.agenda, state.tracks, state.carts, state.deposits, state.stockpiles, state.motion, state.supply


def most(_content: Content, _state: State, _seat: Seat) -> int | None:
    return None


KIND = Kind(total, is_over, can_stop, key, most)
