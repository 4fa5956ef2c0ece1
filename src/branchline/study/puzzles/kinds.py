"""What a turn of each game is to a puzzle: what counts, when it is complete, and which ways lead to the same."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

from branchline.core.values import Seat


class Kind(NamedTuple):
    total: Callable[[Any, Any, Seat], int]
    """Content, state, seat: the points of the seat if the match ended now."""
    is_over: Callable[[Any, Any, Seat], bool]
    """The state in which it began, a later one, the seat: nothing of the turn is left."""
    can_stop: Callable[[Any, Seat], bool]
    """Whether the rest of the turn may be left: all that must be done is done."""
    key: Callable[[Any, Seat], tuple[Any, ...]]
    """The same for states from which the same can be reached; its second part is what one sees of it at the end."""
    most: Callable[[Any, Any, Seat], int | None]
    """Content, state, seat: more than this cannot be had from here; None where that is not known."""


def kind_of(game: str) -> Kind:
    found: Kind = import_module(f"branchline.study.puzzles.{game.replace('-', '_')}").KIND
    return found
